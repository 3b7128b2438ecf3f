// GET /server_settings, for everyone, logged in or not: https://zulip.com/api/get-server-settings
import type { Organization } from './organization.ts';
import { versionFields } from './version.ts';
import { organizationName } from './world.ts';

export const getServerSettings = ({ url, featureLevel }: Organization) => ({
  authentication_methods: { password: true, email: true, ldap: false, dev: false },
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
