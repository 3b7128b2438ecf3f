// PATCH /settings: what an account sets for itself. https://zulip.com/api/update-settings
import { everyone, notify } from '../organization/access.ts';
import type { User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { personalOf, settingsOf } from '../organization/personal.ts';
import { checkFor, displayNames, notificationNames, type SettingValue } from '../organization/settings.ts';
import { badRequest } from '../wire/errors.ts';
import { json, text } from '../wire/parameters.ts';
import { type Endpoint, forPeopleOnly } from './endpoint.ts';

/** What is text is sent as it is. */
export const updateSettings: Endpoint = forPeopleOnly(({ organization, user, parameters }) => {
  const changed = Object.entries(settingsOf(user, organization)).flatMap(([name, value]) => {
    const decode = typeof value === 'string' ? text : json(checkFor(value));
    const sent = parameters.optional(name, decode);
    return sent === undefined || sent === value ? [] : [[name, sent] as const];
  });
  const fullName = parameters.optional('full_name', text)?.trim();
  const timezone = parameters.optional('timezone', text);
  parameters.accept('email', 'old_password', 'new_password');
  if (timezone !== undefined && !isTimezone(timezone))
    throw badRequest('timezone is not a recognized time zone');
  if (fullName === '') throw badRequest('Name too short!');

  for (const [name, value] of changed) {
    personalOf(user, organization).settings.set(name, value);
    tell(name, value, user, organization);
  }
  if (timezone !== undefined) {
    personalOf(user, organization).timezone = timezone;
    tell('timezone', timezone, user, organization);
    tellEveryone({ email: user.visibleEmail, user_id: user.userId, timezone }, organization);
  }
  if (fullName !== undefined && fullName !== user.fullName) {
    user.fullName = fullName;
    tellEveryone({ user_id: user.userId, full_name: fullName }, organization);
  }
  return {};
});

/** Those of old have an event of old as well, for queues that wanted it. */
function tell(name: string, value: SettingValue, user: User, organization: Organization): void {
  const { featureLevel } = organization;
  const language = name === 'default_language' && { language_name: value };
  const about = { user: user.visibleEmail, setting: value };
  notify(organization, [user.userId], () => ({
    type: 'user_settings',
    op: 'update',
    property: name,
    value,
    ...language,
  }));
  if (notificationNames.includes(name)) {
    notify(organization, [user.userId], ({ userSettingsObject }) =>
      userSettingsObject
        ? undefined
        : { type: 'update_global_notifications', notification_name: name, ...about },
    );
  }
  if (displayNames(featureLevel).includes(name) || name === 'timezone') {
    notify(organization, [user.userId], ({ userSettingsObject }) =>
      userSettingsObject
        ? undefined
        : { type: 'update_display_settings', setting_name: name, ...about, ...language },
    );
  }
}

function tellEveryone(person: object, organization: Organization): void {
  notify(organization, everyone(organization), () => ({ type: 'realm_user', op: 'update', person }));
}

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}
