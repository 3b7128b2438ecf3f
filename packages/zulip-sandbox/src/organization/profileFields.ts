// What a field of profiles can be, and what can be told in it: https://zulip.com/help/custom-profile-fields
import { badRequest } from '../wire/errors.ts';
import { aList, anInteger, anObject, aString } from '../wire/parameters.ts';
import type { ProfileField } from './model.ts';
import type { Organization } from './organization.ts';

/** Their kinds: https://zulip.com/api/register-queue#response (custom_profile_field_types) */
export const fieldTypes = {
  SHORT_TEXT: { id: 1, name: 'Text (short)' },
  LONG_TEXT: { id: 2, name: 'Text (long)' },
  SELECT: { id: 3, name: 'List of options' },
  DATE: { id: 4, name: 'Date picker' },
  URL: { id: 5, name: 'Link' },
  USER: { id: 6, name: 'Users' },
  EXTERNAL_ACCOUNT: { id: 7, name: 'External account' },
  PRONOUNS: { id: 8, name: 'Pronouns' },
} as const;

export type NewField = Omit<ProfileField, 'id' | 'fieldData'> & {
  readonly data: Readonly<Record<string, unknown>>;
};

/** Accounts elsewhere whose fields have their names already. */
const knownAccounts: Readonly<Record<string, string>> = {
  twitter: 'Twitter username',
  github: 'GitHub username',
};
const longestName = 40;
const longestHint = 80;
const mostInSummary = 2;

/** The field as it is kept. */
export function checkedField(field: NewField, { profileFields }: Organization): Omit<ProfileField, 'id'> {
  const { data, ...rest } = field;
  const isShown = (one: Pick<ProfileField, 'isInSummary'>) => one.isInSummary;
  if (isShown(field) && profileFields.filter(isShown).length >= mostInSummary) {
    throw badRequest('Only 2 custom profile fields can be displayed in the profile summary.');
  }
  const known = field.type === fieldTypes.EXTERNAL_ACCOUNT.id ? accountName(data) : undefined;
  if (field.type === fieldTypes.SELECT.id) checkChoices(data);
  if (known === undefined) {
    if (field.name === '') throw badRequest('Label cannot be blank.');
    checkLength('hint', field.hint, longestHint);
    checkLength('name', field.name, longestName);
  }
  if (!Object.values(fieldTypes).some(({ id }) => id === field.type)) throw badRequest('Invalid field type.');
  const isLarge = field.type === fieldTypes.LONG_TEXT.id || field.type === fieldTypes.USER.id;
  if (field.isInSummary && isLarge) {
    throw badRequest('Field type not supported for display in profile summary.');
  }
  const hasData = field.type === fieldTypes.SELECT.id || field.type === fieldTypes.EXTERNAL_ACCOUNT.id;
  const named = known === undefined ? {} : { name: known, hint: '' };
  return { ...rest, ...named, fieldData: hasData ? JSON.stringify(data) : '' };
}

function checkLength(name: string, value: string, most: number): void {
  if (Array.from(value).length > most) {
    throw badRequest(`${name} is too long (limit: ${most} characters)`);
  }
}

/** `{"0": {"text": "…", "order": "1"}, …}` */
function checkChoices(data: Readonly<Record<string, unknown>>): void {
  const choices = Object.entries(data);
  if (choices.length === 0) throw badRequest('Field must have at least one choice.');
  const texts = choices.map(([key, value]) => {
    if (key.trim() === '') throw badRequest("'value' cannot be blank.");
    const choice = anObject('field_data', value);
    checkKeys(choice, ['text', 'order']);
    return requiredText('order', choice) && requiredText('text', choice);
  });
  if (new Set(texts).size < texts.length) throw badRequest('Field must not have duplicate choices.');
}

function checkKeys(value: Readonly<Record<string, unknown>>, names: readonly string[], optional = ''): void {
  const absent = names.find((name) => !(name in value));
  if (absent !== undefined) throw badRequest(`${absent} key is missing from field_data`);
  const more = Object.keys(value).filter((name) => !names.includes(name) && name !== optional);
  if (more.length > 0) throw badRequest(`Unexpected arguments: ${more.join(', ')}`);
}

function requiredText(name: string, of: Readonly<Record<string, unknown>>): string {
  const text = aString(`field_data["${name}"]`, of[name]);
  if (text.trim() === '') throw badRequest(`field_data["${name}"] cannot be blank.`);
  return text;
}

/** The name of the field; none for an account that the organization describes itself. */
function accountName(data: Readonly<Record<string, unknown>>): string | undefined {
  checkKeys(data, ['subtype'], 'url_pattern');
  const subtype = requiredText('subtype', data);
  const { url_pattern: pattern } = data;
  if (pattern !== undefined) {
    const address = aString('field_data["url_pattern"]', pattern).split('%(username)s');
    if (address.length !== 2) throw badRequest("URL pattern must contain '%(username)s'.");
    if (!isUrl(address.join('username'))) throw badRequest('field_data["url_pattern"] is not a URL');
  }
  if (Object.hasOwn(knownAccounts, subtype)) return knownAccounts[subtype];
  if (subtype !== 'custom') throw badRequest('Invalid external account type');
  if (pattern === undefined) throw badRequest('Custom external account must define URL pattern');
  return undefined;
}

function isUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^(?:https?|ftps?):$/.test(url.protocol) && /\.|^localhost$/.test(url.hostname);
}

/** What somebody tells in a field, as it is kept. */
export function checkedValue(field: ProfileField, value: unknown, organization: Organization): string {
  const { name, type } = field;
  if (type === fieldTypes.USER.id) return JSON.stringify(checkedPeople(value, organization));
  const told = aString(name, value);
  if (type === fieldTypes.LONG_TEXT.id) checkLength(name, told, 500);
  else if (type === fieldTypes.DATE.id) {
    if (!isDate(told)) throw badRequest(`${name} is not a date`);
  } else if (type === fieldTypes.URL.id) {
    if (!isUrl(told)) throw badRequest(`${name} is not a URL`);
  } else if (type === fieldTypes.SELECT.id) {
    const choices = JSON.parse(field.fieldData) as object;
    if (!Object.hasOwn(choices, told)) throw badRequest(`'${told}' is not a valid choice for '${name}'.`);
  } else checkLength(name, told, 50);
  return told;
}

const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;

function checkedPeople(value: unknown, { users }: Organization): readonly number[] {
  const ids = aList(anInteger)('User IDs', value);
  for (const id of ids) {
    const user = users.get(id);
    if (!user) throw badRequest(`Invalid user ID: ${id}`);
    if (!user.isActive) throw badRequest(`User with ID ${id} is deactivated`);
    if (user.isBot) throw badRequest(`User with ID ${id} is a bot`);
  }
  return ids;
}

/** Whether what is told in it is Markdown. */
export const isRendered = ({ type }: ProfileField): boolean =>
  type === fieldTypes.SHORT_TEXT.id || type === fieldTypes.LONG_TEXT.id;
