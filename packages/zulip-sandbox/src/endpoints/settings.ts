// PATCH /settings: what an account sets for itself. https://zulip.com/api/update-settings
import { everyone, notify } from '../organization/access.ts';
import type { User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { checkNewEmail, passwordOf, shortestPassword, storedFullName } from '../organization/names.ts';
import { personalOf, settingsOf } from '../organization/personal.ts';
import { checkChoice, checkOthers, languageName } from '../organization/settingChoices.ts';
import { checkFor, displayNames, notificationNames, type SettingValue } from '../organization/settings.ts';
import { badRequest } from '../wire/errors.ts';
import { json, type Parameters, text } from '../wire/parameters.ts';
import { type Endpoint, forPeopleOnly } from './endpoint.ts';

export const updateSettings: Endpoint = forPeopleOnly(({ organization, user, parameters }) => {
  const sent = sentSettings(user, parameters, organization);
  const fullName = parameters.optional('full_name', text);
  const email = parameters.optional('email', text)?.trim();
  const oldPassword = parameters.optional('old_password', text);
  const newPassword = parameters.optional('new_password', text);
  const timezone = parameters.optional('timezone', text);
  if (timezone !== undefined && !isTimezone(timezone)) {
    throw badRequest('Invalid timezone: Value error, Not a recognized time zone');
  }
  checkOthers(sent);
  const own = personalOf(user, organization);
  if (newPassword !== undefined) {
    if (oldPassword !== passwordOf(user, organization)) throw badRequest('Wrong password!');
    if (newPassword.length < shortestPassword) throw badRequest('New password is too weak!');
    own.password = newPassword;
  }
  // A real server sends a mail to the new address, and changes nothing before that is answered.
  if (email !== undefined && email !== user.email) checkNewEmail(email, organization);
  if (fullName !== undefined && fullName !== user.fullName) rename(user, fullName, organization);

  const before = settingsOf(user, organization);
  for (const [name, value] of sent) {
    if (value === before[name]) continue;
    own.settings.set(name, value);
    tell(name, value, user, organization);
  }
  if (timezone !== undefined && timezone !== own.timezone) {
    own.timezone = timezone;
    tell('timezone', timezone, user, organization);
    tellEveryone({ email: user.visibleEmail, user_id: user.userId, timezone }, organization);
  }
  return {};
});

/** What is text is sent as it is. */
function sentSettings(
  user: User,
  parameters: Parameters,
  organization: Organization,
): ReadonlyMap<string, SettingValue> {
  const sent = new Map<string, SettingValue>();
  for (const [name, value] of Object.entries(settingsOf(user, organization))) {
    const decode = typeof value === 'string' ? text : json(checkFor(value));
    const wanted = parameters.optional(name, decode);
    if (wanted === undefined) continue;
    checkChoice(name, wanted, organization.featureLevel);
    sent.set(name, wanted);
  }
  return sent;
}

function rename(user: User, typed: string, organization: Organization): void {
  user.fullName = storedFullName(typed);
  tellEveryone({ user_id: user.userId, full_name: user.fullName }, organization);
}

/** Those of old have an event of old as well, for queues that wanted it. */
function tell(name: string, value: SettingValue, user: User, organization: Organization): void {
  const { featureLevel } = organization;
  const language = name === 'default_language' && { language_name: languageName(String(value)) };
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
