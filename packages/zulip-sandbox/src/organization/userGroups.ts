// Groups of people: those that the organization made, and those that every organization has by its roles.
import { badRequest } from '../wire/errors.ts';
import type { User, UserGroup } from './model.ts';
import type { Organization } from './organization.ts';
import { role, systemGroup } from './world.ts';

// The groups by role: https://zulip.com/api/group-setting-values#system-groups

type SystemGroupName = keyof typeof systemGroup;

const holding: readonly SystemGroupName[] = [
  'owners',
  'administrators',
  'moderators',
  'fullmembers',
  'members',
  'everyone',
  'internet',
];

const described: Readonly<Record<SystemGroupName, string>> = {
  nobody: 'Nobody',
  owners: 'Owners of this organization',
  administrators: 'Administrators of this organization, including owners',
  moderators: 'Moderators of this organization, including administrators',
  fullmembers: 'Members of this organization, not including new accounts and guests',
  members: 'Members of this organization, not including guests',
  everyone: 'Everyone in this organization, including guests',
  internet: 'Everyone on the Internet',
};

/** Who is in it by their own role, not by that of a group within. */
const ownRole: Partial<Record<SystemGroupName, number>> = {
  owners: role.owner,
  administrators: role.administrator,
  moderators: role.moderator,
  members: role.member,
  everyone: role.guest,
};

function systemGroups({ users }: Organization): UserGroup[] {
  const withRole = (wanted: number | undefined) =>
    [...users.values()].filter((user) => user.role === wanted && !user.isInternal && user.isActive);
  return Object.entries(systemGroup).map(([key, id]) => {
    const name = key as SystemGroupName;
    const within = holding[holding.indexOf(name) - 1];
    // Every member has been one for long enough.
    const wanted = name === 'fullmembers' ? role.member : ownRole[name];
    return {
      id,
      name: `role:${name}`,
      description: described[name],
      creatorId: undefined,
      dateCreated: undefined,
      members: new Set(withRole(wanted).map(({ userId }) => userId)),
      subgroupIds: new Set(within === undefined ? [] : [systemGroup[within]]),
      canMention: systemGroup.everyone,
      isSystem: true,
      isDeactivated: false,
    };
  });
}

/** The ones by role first. */
export const allGroups = (organization: Organization): readonly UserGroup[] => [
  ...systemGroups(organization),
  ...organization.userGroups,
];

/** As it is shown. https://zulip.com/api/get-user-groups#response */
export function groupShape(group: UserGroup, { featureLevel }: Organization) {
  const nobody = systemGroup.nobody;
  const managing = group.isSystem ? nobody : { direct_members: ids(group.creatorId), direct_subgroups: [] };
  const everyone = group.isSystem ? nobody : systemGroup.everyone;
  return {
    id: group.id,
    name: group.name,
    description: group.description,
    members: [...group.members].toSorted(ascending),
    direct_subgroup_ids: [...group.subgroupIds].toSorted(ascending),
    is_system_group: group.isSystem,
    can_mention_group: group.canMention,
    ...(featureLevel >= 283 && { can_manage_group: managing }),
    ...(featureLevel >= 301 && { can_join_group: nobody }),
    ...(featureLevel >= 305 && { can_add_members_group: managing }),
    ...(featureLevel >= 308 && { can_leave_group: everyone }),
    ...(featureLevel >= 324 && { can_remove_members_group: nobody }),
    ...(featureLevel >= 290 && { deactivated: group.isDeactivated }),
    ...(featureLevel >= 292 && {
      creator_id: group.creatorId ?? null,
      date_created: group.dateCreated ?? null,
    }),
  };
}

const ids = (id: number | undefined) => (id === undefined ? [] : [id]);
const ascending = (a: number, b: number) => a - b;

/** One that can be changed by this account: its creator and administrators may. */
export function managedGroup(id: number, user: User, organization: Organization): UserGroup {
  const group = groupWithId(id, organization);
  if (group.isSystem) throw badRequest('Insufficient permission');
  if (group.creatorId !== user.userId && user.role > role.administrator)
    throw badRequest('Insufficient permission');
  return group;
}

export function activeGroup(group: UserGroup): UserGroup {
  if (group.isDeactivated) throw badRequest('User group is deactivated.');
  return group;
}

export function groupWithId(id: number, organization: Organization): UserGroup {
  const group = allGroups(organization).find((one) => one.id === id);
  if (!group) throw badRequest('Invalid user group');
  return group;
}

/** Everyone in it, those of the groups within too. */
export function membersOf(group: UserGroup, organization: Organization): ReadonlySet<number> {
  const all = allGroups(organization);
  const found = new Set<number>();
  const seen = new Set<number>();
  const open = [group];
  for (let next = open.pop(); next; next = open.pop()) {
    if (seen.has(next.id)) continue;
    seen.add(next.id);
    for (const id of next.members) found.add(id);
    open.push(...all.filter(({ id }) => next?.subgroupIds.has(id)));
  }
  return found;
}

/** Whom a mention of a group by this name means; none of the groups by role is meant by a mention. */
export function mentionedGroup(name: string, { userGroups }: Organization): UserGroup | undefined {
  const wanted = name.toLowerCase();
  return userGroups.find((group) => !group.isDeactivated && group.name.toLowerCase() === wanted);
}
