// The organization's own fields of profiles, and what people tell in them.
import { checkIsAdministrator, everyone, notify } from '../organization/access.ts';
import type { ProfileField, User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { personalOf } from '../organization/personal.ts';
import { badRequest } from '../wire/errors.ts';
import { aList, anInteger, anObject, aString, type Check, integer, json, text } from '../wire/parameters.ts';
import { type Endpoint, forPeopleOnly } from './endpoint.ts';

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

export const fieldShape = (
  { id, name, type, hint, fieldData }: ProfileField,
  { featureLevel }: Organization,
) => ({
  id,
  name,
  type,
  hint,
  field_data: fieldData,
  order: id,
  ...(featureLevel >= 244 && { required: false }),
  ...(featureLevel >= 296 && { editable_by_user: true }),
});

// GET /realm/profile_fields: https://zulip.com/api/get-custom-profile-fields
export const getProfileFields: Endpoint = ({ organization }) => ({
  custom_fields: organization.profileFields.map((field) => fieldShape(field, organization)),
});

// POST /realm/profile_fields: https://zulip.com/api/create-custom-profile-field
export const createProfileField: Endpoint = ({ organization, user, parameters }) => {
  const type = parameters.required('field_type', integer);
  const name = parameters.optional('name', text)?.trim() ?? '';
  const hint = parameters.optional('hint', text) ?? '';
  const data = parameters.optional('field_data', json(anObject));
  parameters.accept('display_in_profile_summary', 'required', 'editable_by_user');
  checkIsAdministrator(user);
  if (!Object.values(fieldTypes).some(({ id }) => id === type)) throw badRequest('Invalid field type.');
  if (name === '') throw badRequest('Label cannot be blank.');
  const { profileFields } = organization;
  if (profileFields.some((field) => field.name === name)) {
    throw badRequest('A field with that label already exists.');
  }
  const id = profileFields.length + 1;
  profileFields.push({ id, name, type, hint, fieldData: data ? JSON.stringify(data) : '' });
  const fields = profileFields.map((field) => fieldShape(field, organization));
  notify(organization, everyone(organization), () => ({ type: 'custom_profile_fields', fields }));
  return { id };
};

// PATCH and DELETE /users/me/profile_data: https://zulip.com/api/update-settings, undocumented
export const updateProfileData: Endpoint = forPeopleOnly(({ organization, user, parameters }) => {
  const data = parameters.required('data', json(aList(aValue)));
  for (const { id } of data) checkIsThere(id, organization);
  const { profile } = personalOf(user, organization);
  for (const { id, value } of data) {
    profile.set(id, value);
    tell(id, value, user, organization);
  }
  return {};
});

export const removeProfileData: Endpoint = forPeopleOnly(({ organization, user, parameters }) => {
  const ids = parameters.required('data', json(aList(anInteger)));
  for (const id of ids) checkIsThere(id, organization);
  for (const id of ids) {
    if (personalOf(user, organization).profile.delete(id)) tell(id, null, user, organization);
  }
  return {};
});

const aValue: Check<{ readonly id: number; readonly value: string | readonly number[] }> = (name, sent) => {
  const { id, value } = anObject(name, sent);
  const where = `${name}["value"]`;
  return {
    id: anInteger(`${name}["id"]`, id),
    value: Array.isArray(value) ? aList(anInteger)(where, value) : aString(where, value),
  };
};

function checkIsThere(id: number, { profileFields }: Organization): void {
  if (!profileFields.some((field) => field.id === id)) throw badRequest(`Field id ${id} not found.`);
}

function tell(
  id: number,
  value: string | readonly number[] | null,
  { userId }: User,
  organization: Organization,
): void {
  const told = Array.isArray(value) ? JSON.stringify(value) : value;
  notify(organization, everyone(organization), () => ({
    type: 'realm_user',
    op: 'update',
    person: { user_id: userId, custom_profile_field: { id, value: told } },
  }));
}
