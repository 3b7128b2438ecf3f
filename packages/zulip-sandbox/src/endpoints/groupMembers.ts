// Who is in a user group: people, and other groups.
import type { User, UserGroup } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { activeGroup, groupWithId, managedGroup, membersOf } from '../organization/userGroups.ts';
import { badRequest } from '../wire/errors.ts';
import { boolean } from '../wire/parameters.ts';
import type { Endpoint } from './endpoint.ts';
import { checkSubgroups, checkUsers, forMembers, ids, tellOfGroup } from './userGroups.ts';

// GET /user_groups/{user_group_id}/members: https://zulip.com/api/get-user-group-members
export const getGroupMembers: Endpoint = forMembers(({ organization, parameters, pathId }) => {
  const isDirect = parameters.optional('direct_member_only', boolean) ?? false;
  const group = activeGroup(groupWithId(pathId, organization));
  const members = isDirect ? group.members : membersOf(group, organization);
  return { members: [...members].toSorted((a, b) => a - b) };
});

// GET /user_groups/{user_group_id}/members/{user_id}: https://zulip.com/api/get-is-user-group-member
export const getIsGroupMember: Endpoint = forMembers(({ organization, parameters, pathId, otherPathId }) => {
  const isDirect = parameters.optional('direct_member_only', boolean) ?? false;
  const group = activeGroup(groupWithId(pathId, organization));
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
  const group = changedGroup(pathId, user, organization);
  const there = add.find((id) => group.members.has(id));
  if (there !== undefined) throw badRequest(`User ${there} is already a member of this group`);
  const absent = remove.find((id) => !group.members.has(id));
  if (absent !== undefined) throw badRequest(`There is no member '${absent}' in this user group`);
  const group_id = group.id;
  for (const id of add) group.members.add(id);
  if (add.length > 0) tellOfGroup({ op: 'add_members', group_id, user_ids: add }, organization);
  for (const id of remove) group.members.delete(id);
  if (remove.length > 0) tellOfGroup({ op: 'remove_members', group_id, user_ids: remove }, organization);
  changeSubgroups(group, addGroups, removeGroups, organization);
  return {};
});

// GET and POST /user_groups/{user_group_id}/subgroups: https://zulip.com/api/update-user-group-subgroups
export const getSubgroups: Endpoint = forMembers(({ organization, parameters, pathId }) => {
  const isDirect = parameters.optional('direct_subgroup_only', boolean) ?? false;
  const { subgroupIds } = activeGroup(groupWithId(pathId, organization));
  return { subgroups: [...(isDirect ? subgroupIds : allSubgroups(subgroupIds, organization))] };
});

export const updateSubgroups: Endpoint = forMembers(({ organization, user, parameters, pathId }) => {
  const add = parameters.optional('add', ids) ?? [];
  const remove = parameters.optional('delete', ids) ?? [];
  if (add.length + remove.length === 0) {
    throw badRequest('Nothing to do. Specify at least one of "add" or "delete".');
  }
  changeSubgroups(changedGroup(pathId, user, organization), add, remove, organization);
  return {};
});

/** Who is in a deactivated group could not be changed before level 391. */
function changedGroup(id: number, user: User, organization: Organization): UserGroup {
  const group = managedGroup(id, user, organization);
  return organization.featureLevel < 391 ? activeGroup(group) : group;
}

function changeSubgroups(
  group: UserGroup,
  add: readonly number[],
  remove: readonly number[],
  organization: Organization,
): void {
  checkSubgroups([...add, ...remove], organization);
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
  if (add.length > 0) tellOfGroup({ op: 'add_subgroups', group_id, direct_subgroup_ids: add }, organization);
  for (const id of remove) group.subgroupIds.delete(id);
  if (remove.length > 0)
    tellOfGroup({ op: 'remove_subgroups', group_id, direct_subgroup_ids: remove }, organization);
}

function allSubgroups(direct: Iterable<number>, organization: Organization): ReadonlySet<number> {
  const found = new Set(direct);
  // What is added is looked at in turn.
  for (const id of found) for (const inner of groupWithId(id, organization).subgroupIds) found.add(inner);
  return found;
}
