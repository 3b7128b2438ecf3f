// User groups: which there are, making and changing them, and who is in them.
import { everyone, isGuest, notify } from '../organization/access.ts';
import type { User, UserGroup } from '../organization/model.ts';
import { type Organization, unixSeconds } from '../organization/organization.ts';
import {
  allGroups,
  groupShape,
  groupWithId,
  managedGroup,
  membersOf,
  mentionedGroup,
} from '../organization/userGroups.ts';
import { badRequest } from '../wire/errors.ts';
import { aList, anInteger, boolean, json, text } from '../wire/parameters.ts';
import { type Endpoint, forPeopleOnly } from './endpoint.ts';

/** Neither bots nor guests have anything to do with groups. */
const forMembers = (endpoint: Endpoint): Endpoint =>
  forPeopleOnly((request) => {
    if (isGuest(request.user)) throw badRequest('Not allowed for guest users');
    return endpoint(request);
  });

const ids = json(aList(anInteger));

// GET /user_groups: https://zulip.com/api/get-user-groups
export const getUserGroups: Endpoint = forMembers(({ organization, parameters }) => {
  const withDeactivated = parameters.optional('include_deactivated_groups', boolean) ?? false;
  const groups = allGroups(organization).filter(({ isDeactivated }) => withDeactivated || !isDeactivated);
  return { user_groups: groups.map((group) => groupShape(group, organization)) };
});

// POST /user_groups/create: https://zulip.com/api/create-user-group
export const createUserGroup: Endpoint = forMembers(({ organization, user, parameters }) => {
  const name = parameters.required('name', text).trim();
  const members = parameters.required('members', ids);
  const description = parameters.required('description', text);
  const subgroups = parameters.optional('subgroups', ids) ?? [];
  parameters.accept(...permissions);
  checkName(name, organization);
  checkUsers(members, organization);
  for (const id of subgroups) groupWithId(id, organization);
  const group: UserGroup = {
    id: Math.max(...allGroups(organization).map(({ id }) => id)) + 1,
    name,
    description,
    creatorId: user.userId,
    dateCreated: unixSeconds(organization),
    members: new Set(members),
    subgroupIds: new Set(subgroups),
    isSystem: false,
    isDeactivated: false,
  };
  organization.userGroups.push(group);
  tell({ op: 'add', group: groupShape(group, organization) }, organization);
  return organization.featureLevel >= 317 ? { group_id: group.id } : {};
});

/** They stay as they are at first. */
const permissions = [
  'can_add_members_group',
  'can_join_group',
  'can_leave_group',
  'can_manage_group',
  'can_mention_group',
  'can_remove_members_group',
];

// PATCH /user_groups/{user_group_id}: https://zulip.com/api/update-user-group
export const updateUserGroup: Endpoint = forMembers(({ organization, user, parameters, pathId }) => {
  const name = parameters.optional('name', text)?.trim();
  const description = parameters.optional('description', text);
  const isDeactivated = parameters.optional('deactivated', boolean);
  parameters.accept(...permissions);
  if (name === undefined && description === undefined && isDeactivated === undefined) {
    throw badRequest('No new data supplied');
  }
  const group = managedGroup(pathId, user, organization);
  if (name !== undefined && name !== group.name) checkName(name, organization);
  group.name = name ?? group.name;
  group.description = description ?? group.description;
  group.isDeactivated = isDeactivated ?? group.isDeactivated;
  const data = {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(isDeactivated !== undefined && { deactivated: isDeactivated }),
  };
  tell({ op: 'update', group_id: group.id, data }, organization);
  return {};
});

// POST /user_groups/{user_group_id}/deactivate: https://zulip.com/api/deactivate-user-group
export const deactivateUserGroup: Endpoint = forMembers(({ organization, user, pathId }) => {
  const group = managedGroup(pathId, user, organization);
  group.isDeactivated = true;
  tell({ op: 'update', group_id: group.id, data: { deactivated: true } }, organization);
  return {};
});

// GET /user_groups/{user_group_id}/members: https://zulip.com/api/get-user-group-members
export const getGroupMembers: Endpoint = forMembers(({ organization, parameters, pathId }) => {
  const isDirect = parameters.optional('direct_member_only', boolean) ?? false;
  const group = groupWithId(pathId, organization);
  const members = isDirect ? group.members : membersOf(group, organization);
  return { members: [...members].toSorted((a, b) => a - b) };
});

// GET /user_groups/{user_group_id}/members/{user_id}: https://zulip.com/api/get-is-user-group-member
export const getIsGroupMember: Endpoint = forMembers(({ organization, parameters, pathId, otherPathId }) => {
  const isDirect = parameters.optional('direct_member_only', boolean) ?? false;
  const group = groupWithId(pathId, organization);
  if (!organization.users.has(otherPathId)) throw badRequest('No such user');
  const members = isDirect ? group.members : membersOf(group, organization);
  return { is_user_group_member: members.has(otherPathId) };
});

// POST /user_groups/{user_group_id}/members: https://zulip.com/api/update-user-group-members
export const updateGroupMembers: Endpoint = forMembers(({ organization, user, parameters, pathId }) => {
  const add = parameters.optional('add', ids) ?? [];
  const remove = parameters.optional('delete', ids) ?? [];
  const addGroups = parameters.optional('add_subgroups', ids) ?? [];
  const removeGroups = parameters.optional('delete_subgroups', ids) ?? [];
  if ([...add, ...remove, ...addGroups, ...removeGroups].length === 0) {
    throw badRequest(
      'Nothing to do. Specify at least one of "add", "delete", "add_subgroups" or "delete_subgroups".',
    );
  }
  checkUsers([...add, ...remove], organization);
  const group = managedGroup(pathId, user, organization);
  const there = add.find((id) => group.members.has(id));
  if (there !== undefined) throw badRequest(`User ${there} is already a member of this group`);
  const absent = remove.find((id) => !group.members.has(id));
  if (absent !== undefined) throw badRequest(`There is no member '${absent}' in this user group`);
  const group_id = group.id;
  for (const id of add) group.members.add(id);
  if (add.length > 0) tell({ op: 'add_members', group_id, user_ids: add }, organization);
  for (const id of remove) group.members.delete(id);
  if (remove.length > 0) tell({ op: 'remove_members', group_id, user_ids: remove }, organization);
  changeSubgroups(group, addGroups, removeGroups, organization);
  return {};
});

// GET and POST /user_groups/{user_group_id}/subgroups: https://zulip.com/api/update-user-group-subgroups
export const getSubgroups: Endpoint = forMembers(({ organization, parameters, pathId }) => {
  const isDirect = parameters.optional('direct_subgroup_only', boolean) ?? false;
  const { subgroupIds } = groupWithId(pathId, organization);
  return { subgroups: [...(isDirect ? subgroupIds : allSubgroups(subgroupIds, organization))] };
});

export const updateSubgroups: Endpoint = forMembers(({ organization, user, parameters, pathId }) => {
  const add = parameters.optional('add', ids) ?? [];
  const remove = parameters.optional('delete', ids) ?? [];
  if (add.length + remove.length === 0) {
    throw badRequest('Nothing to do. Specify at least one of "add" or "delete".');
  }
  changeSubgroups(managedGroup(pathId, user, organization), add, remove, organization);
  return {};
});

function changeSubgroups(
  group: UserGroup,
  add: readonly number[],
  remove: readonly number[],
  organization: Organization,
): void {
  for (const id of [...add, ...remove]) groupWithId(id, organization);
  const there = add.find((id) => group.subgroupIds.has(id));
  if (there !== undefined) throw badRequest(`User group ${there} is already a subgroup of this group.`);
  const holding = add.find((id) => id === group.id || allSubgroups([id], organization).has(group.id));
  if (holding !== undefined) {
    throw badRequest(`User group ${group.id} is already a subgroup of one of the passed subgroups.`);
  }
  const absent = remove.find((id) => !group.subgroupIds.has(id));
  if (absent !== undefined) throw badRequest(`User group ${absent} is not a subgroup of this group.`);
  const group_id = group.id;
  for (const id of add) group.subgroupIds.add(id);
  if (add.length > 0) tell({ op: 'add_subgroups', group_id, direct_subgroup_ids: add }, organization);
  for (const id of remove) group.subgroupIds.delete(id);
  if (remove.length > 0)
    tell({ op: 'remove_subgroups', group_id, direct_subgroup_ids: remove }, organization);
}

function allSubgroups(direct: Iterable<number>, organization: Organization): ReadonlySet<number> {
  const found = new Set(direct);
  // What is added is looked at in turn.
  for (const id of found) for (const inner of groupWithId(id, organization).subgroupIds) found.add(inner);
  return found;
}

function checkName(name: string, organization: Organization): void {
  if (name === '') throw badRequest("User group name can't be empty!");
  if (/^(?:role|user|stream|channel):|^@/.test(name)) {
    throw badRequest(`User group name cannot start with '${/^(?:\w+:|@)/.exec(name)?.[0] ?? ''}'.`);
  }
  if (mentionedGroup(name, organization)) throw badRequest(`User group '${name}' already exists.`);
}

function checkUsers(userIds: readonly number[], { users }: Organization): void {
  const isKnown = (user: User | undefined) => user?.isActive === true && !user.isInternal;
  const unknown = userIds.find((id) => !isKnown(users.get(id)));
  if (unknown !== undefined) throw badRequest(`Invalid user ID: ${unknown}`);
}

function tell(what: object, organization: Organization): void {
  notify(organization, everyone(organization), () => ({ type: 'user_group', ...what }));
}
