// The organization's own fields of profiles, and what people tell in them.
import { checkIsAdministrator, everyone, isAdministrator, notify } from '../organization/access.ts';
import type { ProfileField, User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { personalOf } from '../organization/personal.ts';
import { checkedField, checkedValue } from '../organization/profileFields.ts';
import { toldInProfile } from '../shapes/userShapes.ts';
import { badRequest } from '../wire/errors.ts';
import {
  aList,
  anInteger,
  anObject,
  aString,
  boolean,
  type Check,
  integer,
  json,
  text,
} from '../wire/parameters.ts';
import { type Endpoint, forPeopleOnly } from './endpoint.ts';

export const fieldShape = (
  { id, name, type, hint, fieldData, isInSummary, isRequired, isOpen }: ProfileField,
  { featureLevel }: Organization,
) => ({
  id,
  name,
  type,
  hint,
  field_data: fieldData,
  order: id,
  ...(isInSummary && { display_in_profile_summary: true }),
  ...(featureLevel >= 244 && { required: isRequired }),
  ...(featureLevel >= 296 && { editable_by_user: isOpen }),
});

// GET /realm/profile_fields: https://zulip.com/api/get-custom-profile-fields
export const getProfileFields: Endpoint = ({ organization }) => ({
  custom_fields: organization.profileFields.map((field) => fieldShape(field, organization)),
});

// POST /realm/profile_fields: https://zulip.com/api/create-custom-profile-field
export const createProfileField: Endpoint = ({ organization, user, parameters }) => {
  const { featureLevel, profileFields } = organization;
  const type = parameters.required('field_type', integer);
  const name = parameters.optional('name', text)?.trim() ?? '';
  const hint = parameters.optional('hint', text) ?? '';
  const data = parameters.optional('field_data', json(anObject)) ?? {};
  const isInSummary = parameters.optional('display_in_profile_summary', boolean) ?? false;
  const isRequired = featureLevel >= 244 && (parameters.optional('required', boolean) ?? false);
  const isOpen = featureLevel < 296 || (parameters.optional('editable_by_user', boolean) ?? true);
  checkIsAdministrator(user);
  const field = checkedField({ type, name, hint, data, isInSummary, isRequired, isOpen }, organization);
  if (profileFields.some((one) => one.name === field.name)) {
    throw badRequest('A field with that label already exists.');
  }
  const id = profileFields.length + 1;
  profileFields.push({ ...field, id });
  const fields = profileFields.map((one) => fieldShape(one, organization));
  notify(organization, everyone(organization), () => ({ type: 'custom_profile_fields', fields }));
  return { id };
};

// PATCH and DELETE /users/me/profile_data: https://zulip.com/api/update-settings, undocumented
export const updateProfileData: Endpoint = forPeopleOnly(({ organization, user, parameters }) => {
  const data = parameters.required('data', json(aList(aValue)));
  const told = data.map(({ id, value }) => {
    const field = changeableField(id, user, organization);
    return { field, value: checkedValue(field, value, organization) };
  });
  const { profile } = personalOf(user, organization);
  for (const { field, value } of told) {
    if (profile.get(field.id) === value) continue;
    profile.set(field.id, value);
    tell({ id: field.id, ...toldInProfile(field, value, organization) }, user, organization);
  }
  return {};
});

export const removeProfileData: Endpoint = forPeopleOnly(({ organization, user, parameters }) => {
  const ids = parameters.required('data', json(aList(anInteger)));
  for (const id of ids) changeableField(id, user, organization);
  for (const id of ids) {
    if (personalOf(user, organization).profile.delete(id)) tell({ id, value: null }, user, organization);
  }
  return {};
});

const aValue: Check<{ readonly id: number; readonly value: unknown }> = (name, sent) => {
  const { id, value } = anObject(name, sent);
  const where = `${name}["value"]`;
  return {
    id: anInteger(`${name}["id"]`, id),
    value: Array.isArray(value) ? aList(anInteger)(where, value) : aString(where, value),
  };
};

function changeableField(id: number, user: User, { profileFields }: Organization): ProfileField {
  const field = profileFields.find((one) => one.id === id);
  if (!field) throw badRequest(`Field id ${id} not found.`);
  if (!field.isOpen && !isAdministrator(user)) {
    throw badRequest('You are not allowed to change this field. Contact an administrator to update it.');
  }
  return field;
}

function tell(custom_profile_field: object, { userId }: User, organization: Organization): void {
  notify(organization, everyone(organization), () => ({
    type: 'realm_user',
    op: 'update',
    person: { user_id: userId, custom_profile_field },
  }));
}
