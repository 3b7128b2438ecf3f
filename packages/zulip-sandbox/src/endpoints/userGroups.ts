// User groups: which there are, making and changing them, and who is in them.
import { everyone, isGuest, notify } from '../organization/access.ts';
import type { User, UserGroup } from '../organization/model.ts';
import { type Organization, unixSeconds } from '../organization/organization.ts';
import {
  aGroupValue,
  aGroupValueChange,
  checkGroupValue,
  checkIsExpected,
  isSame,
  subgroupsOf,
} from '../organization/groupValues.ts';
import {
  activeGroup,
  allGroups,
  groupShape,
  managedGroup,
  mentionedGroup,
} from '../organization/userGroups.ts';
import { systemGroup } from '../organization/world.ts';
import { badRequest, refusal } from '../wire/errors.ts';
import { aList, anInteger, boolean, json, text } from '../wire/parameters.ts';
import { type Endpoint, forPeopleOnly } from './endpoint.ts';

/** Neither bots nor guests have anything to do with groups. */
export const forMembers = (endpoint: Endpoint): Endpoint =>
  forPeopleOnly((request) => {
    if (isGuest(request.user)) throw badRequest('Not allowed for guest users');
    return endpoint(request);
  });

export const ids = json(aList(anInteger));

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
  const canMention = parameters.optional('can_mention_group', json(aGroupValue)) ?? systemGroup.everyone;
  checkName(name, organization);
  checkUsers(members, organization);
  checkSubgroups(subgroups, organization);
  checkGroupValue('can_mention_group', canMention, organization);
  const group: UserGroup = {
    id: Math.max(...allGroups(organization).map(({ id }) => id)) + 1,
    name,
    description,
    creatorId: user.userId,
    dateCreated: unixSeconds(organization),
    members: new Set(members),
    subgroupIds: new Set(subgroups),
    canMention,
    isSystem: false,
    isDeactivated: false,
  };
  organization.userGroups.push(group);
  tellOfGroup({ op: 'add', group: groupShape(group, organization) }, organization);
  return organization.featureLevel >= 317 ? { group_id: group.id } : {};
});

// PATCH /user_groups/{user_group_id}: https://zulip.com/api/update-user-group

/** That a group is active again can be said here, that it is not any more cannot. */
export const updateUserGroup: Endpoint = forMembers(({ organization, user, parameters, pathId }) => {
  const { featureLevel } = organization;
  const name = parameters.optional('name', text)?.trim();
  const description = parameters.optional('description', text);
  const mention = parameters.optional('can_mention_group', json(aMentionChange(featureLevel)));
  const isDeactivated = featureLevel >= 386 ? parameters.optional('deactivated', boolean) : undefined;
  if ([name, description, mention, isDeactivated].every((sent) => sent === undefined)) {
    throw badRequest('No new data supplied');
  }
  const group = managedGroup(pathId, user, organization);
  if (name !== undefined && name !== group.name) checkName(name, organization);
  if (mention) {
    checkIsExpected(mention.from, group.canMention);
    checkGroupValue('can_mention_group', mention.to, organization);
  }
  const data = {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(mention && !isSame(mention.to, group.canMention) && { can_mention_group: mention.to }),
    ...(isDeactivated === false && group.isDeactivated && { deactivated: false }),
  };
  group.name = name ?? group.name;
  group.description = description ?? group.description;
  group.canMention = mention?.to ?? group.canMention;
  group.isDeactivated = group.isDeactivated && isDeactivated !== false;
  if (Object.keys(data).length > 0) tellOfGroup({ op: 'update', group_id: group.id, data }, organization);
  return {};
});

/** An id alone, up to level 257. */
const aMentionChange = (featureLevel: number): typeof aGroupValueChange =>
  featureLevel >= 258
    ? aGroupValueChange
    : (sent, value) => ({ to: anInteger(sent, value), from: undefined });

// POST /user_groups/{user_group_id}/deactivate: https://zulip.com/api/deactivate-user-group
export const deactivateUserGroup: Endpoint = forMembers(({ organization, user, pathId }) => {
  const group = activeGroup(managedGroup(pathId, user, organization));
  checkIsUnused(group, organization);
  group.isDeactivated = true;
  tellOfGroup({ op: 'update', group_id: group.id, data: { deactivated: true } }, organization);
  return {};
});

function checkIsUnused({ id }: UserGroup, { userGroups }: Organization): void {
  const others = userGroups.filter(({ isDeactivated }) => !isDeactivated);
  const supergroup_ids = others.filter(({ subgroupIds }) => subgroupIds.has(id)).map((one) => one.id);
  const objections = [
    ...(supergroup_ids.length > 0 ? [{ type: 'subgroup', supergroup_ids }] : []),
    ...others
      .filter(({ canMention }) => subgroupsOf(canMention).includes(id))
      .map((one) => ({ type: 'user_group', group_id: one.id, settings: ['can_mention_group'] })),
  ];
  if (objections.length > 0) {
    const fields = { objections };
    throw refusal('CANNOT_DEACTIVATE_GROUP_IN_USE', 'Cannot deactivate user group in use.', { fields });
  }
}

export function checkSubgroups(groupIds: readonly number[], organization: Organization): void {
  const all = new Map(allGroups(organization).map((group) => [group.id, group]));
  const unknown = groupIds.find((id) => !all.has(id));
  if (unknown !== undefined) throw badRequest(`Invalid user group ID: ${unknown}`);
  for (const id of groupIds) {
    const group = all.get(id);
    if (group) activeGroup(group);
  }
}

const longestName = 100;

function checkName(name: string, organization: Organization): void {
  if (name === '') throw badRequest("User group name can't be empty!");
  if (Array.from(name).length > longestName) {
    throw badRequest(`User group name cannot exceed ${longestName} characters.`);
  }
  if (/^(?:role|user|stream|channel):|^@/.test(name)) {
    throw badRequest(`User group name cannot start with '${/^(?:\w+:|@)/.exec(name)?.[0] ?? ''}'.`);
  }
  if (mentionedGroup(name, organization)) throw badRequest(`User group '${name}' already exists.`);
}

export function checkUsers(userIds: readonly number[], { users }: Organization): void {
  const isKnown = (user: User | undefined) => user?.isActive === true && !user.isInternal;
  const unknown = userIds.find((id) => !isKnown(users.get(id)));
  if (unknown !== undefined) throw badRequest(`Invalid user ID: ${unknown}`);
}

export function tellOfGroup(what: object, organization: Organization): void {
  notify(organization, everyone(organization), () => ({ type: 'user_group', ...what }));
}
