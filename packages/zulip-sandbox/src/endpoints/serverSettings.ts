// GET /server_settings, for everyone, logged in or not: https://zulip.com/api/get-server-settings
import type { Organization } from '../organization/organization.ts';
import { organizationName } from '../organization/world.ts';

// GET /server_settings, for everyone, logged in or not: https://zulip.com/api/get-server-settings

export const getServerSettings = ({ url, featureLevel }: Organization) => ({
  authentication_methods: { password: true, email: true, ldap: false, dev: true },
  ...versionFields(featureLevel),
  push_notifications_enabled: false,
  is_incompatible: false,
  email_auth_enabled: true,
  require_email_format_usernames: true,
  realm_url: url,
  realm_uri: url,
  realm_name: organizationName,
  realm_icon: '/user_avatars/2/realm/icon.png?version=1',
  realm_description: '',
  realm_web_public_access_enabled: false,
  external_authentication_methods: [],
});

// Which Zulip version has a feature level: https://zulip.com/api/changelog

const releases: readonly (readonly [level: number, version: string])[] = [
  [122, '5.0'],
  [156, '6.0'],
  [185, '7.0'],
  [237, '8.0'],
  [277, '9.0'],
  [371, '10.0'],
  [421, '11.0'],
  [500, '12.0'],
];

/** A level between two releases is one of a development version of the later one. */
export function versionFields(featureLevel: number) {
  const [level, version] = releases.find(([release]) => release >= featureLevel) ?? [Infinity, '13.0'];
  const isRelease = level === featureLevel;
  return {
    zulip_version: isRelease ? version : `${version}-dev+git`,
    zulip_feature_level: featureLevel,
    zulip_merge_base: isRelease ? version : '',
  };
}
