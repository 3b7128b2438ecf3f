// Who may do something: a group, or people and groups that are named. https://zulip.com/api/group-setting-values
import { badRequest, refusal } from '../wire/errors.ts';
import { aList, anInteger, anObject, type Check } from '../wire/parameters.ts';
import type { GroupValue, User } from './model.ts';
import type { Organization } from './organization.ts';
import { groupWithId, membersOf } from './userGroups.ts';
import { systemGroup } from './world.ts';

export const aGroupValue: Check<GroupValue> = (name, value) => {
  if (typeof value !== 'object') return anInteger(name, value);
  const { direct_members, direct_subgroups } = anObject(name, value);
  const members = aList(anInteger)(`${name}["direct_members"]`, direct_members);
  const subgroups = aList(anInteger)(`${name}["direct_subgroups"]`, direct_subgroups);
  const [only] = subgroups;
  // One group and nobody else is that group.
  return members.length === 0 && subgroups.length === 1 && only !== undefined
    ? only
    : { direct_members: members, direct_subgroups: subgroups };
};

interface GroupValueChange {
  readonly to: GroupValue;
  readonly from: GroupValue | undefined;
}

/** `{"new": …}`, with `old` when it is to be only what it was. */
export const aGroupValueChange: Check<GroupValueChange> = (name, value) => {
  const { new: to, old: from } = anObject(name, value);
  return {
    to: aGroupValue(`${name}["new"]`, to),
    from: from === undefined || from === null ? undefined : aGroupValue(`${name}["old"]`, from),
  };
};

/** Whether the groups and people are there; `internet` stands for nobody who could do anything here. */
export function checkGroupValue(name: string, value: GroupValue, organization: Organization): void {
  if (typeof value === 'number') {
    checkIsActive(value, organization);
    if (value === systemGroup.internet) {
      throw badRequest(`'${name}' setting cannot be set to 'role:internet' group.`);
    }
    return;
  }
  const stranger = value.direct_members.find((id) => organization.users.get(id)?.isActive !== true);
  if (stranger !== undefined) throw badRequest(`Invalid user ID: ${stranger}`);
  for (const id of value.direct_subgroups) checkIsActive(id, organization);
}

const checkIsActive = (id: number, organization: Organization): void => {
  if (groupWithId(id, organization).isDeactivated) throw badRequest('User group is deactivated.');
};

/** Refuses when somebody else was faster. */
export function checkIsExpected(expected: GroupValue | undefined, current: GroupValue): void {
  if (expected !== undefined && !isSame(expected, current)) {
    throw refusal('EXPECTATION_MISMATCH', "'old' value does not match the expected value.");
  }
}

export function isSame(one: GroupValue, other: GroupValue): boolean {
  if (typeof one === 'number' || typeof other === 'number') return one === other;
  const hasSame = (a: readonly number[], b: readonly number[]) =>
    a.every((id) => b.includes(id)) && b.every((id) => a.includes(id));
  return (
    hasSame(one.direct_members, other.direct_members) && hasSame(one.direct_subgroups, other.direct_subgroups)
  );
}

export const subgroupsOf = (value: GroupValue): readonly number[] =>
  typeof value === 'number' ? [value] : value.direct_subgroups;

export function isMeant({ userId }: User, value: GroupValue, organization: Organization): boolean {
  if (typeof value !== 'number' && value.direct_members.includes(userId)) return true;
  return subgroupsOf(value).some((id) => membersOf(groupWithId(id, organization), organization).has(userId));
}
