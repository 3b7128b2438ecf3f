// Which settings of an organization, its channels and its groups name a group of people, and what that group is at first.
import { systemGroup } from './world.ts';

// https://zulip.com/api/register-queue#response (server_supported_permission_settings)

type GroupName = keyof typeof systemGroup;

interface Permission {
  readonly since: number;
  readonly until?: number;
  /** Who may, in a new organization. */
  readonly at: GroupName | 'creator';
  /** Groups that are allowed here and are not everywhere. */
  readonly also?: readonly ('owners' | 'nobody' | 'everyone')[];
  /** Only groups by role, and of these only the ones named. */
  readonly among?: readonly GroupName[];
}

const realm: Readonly<Record<string, Permission>> = {
  create_multiuse_invite_group: { since: 209, at: 'administrators', also: ['nobody'] },
  can_access_all_users_group: {
    since: 225,
    at: 'everyone',
    also: ['everyone'],
    among: ['everyone', 'members'],
  },
  can_add_custom_emoji_group: { since: 307, at: 'members' },
  can_add_subscribers_group: { since: 341, at: 'members', also: ['nobody'] },
  can_create_bots_group: { since: 344, at: 'members', also: ['nobody'] },
  can_create_groups: { since: 299, at: 'members', also: ['owners'] },
  can_create_public_channel_group: { since: 264, at: 'members' },
  can_create_private_channel_group: { since: 266, at: 'members' },
  can_create_web_public_channel_group: {
    since: 280,
    at: 'owners',
    also: ['owners', 'nobody'],
    among: ['moderators', 'administrators', 'owners', 'nobody'],
  },
  can_create_write_only_bots_group: { since: 344, at: 'members', also: ['nobody'] },
  can_delete_any_message_group: { since: 281, at: 'administrators' },
  can_delete_own_message_group: { since: 291, at: 'everyone', also: ['everyone'] },
  can_invite_users_group: { since: 321, at: 'members', also: ['nobody'] },
  can_manage_all_groups: { since: 305, at: 'owners', also: ['owners'] },
  can_manage_billing_group: { since: 363, at: 'owners', also: ['owners'] },
  can_mention_many_users_group: { since: 352, at: 'administrators', also: ['owners', 'nobody', 'everyone'] },
  can_move_messages_between_channels_group: { since: 310, at: 'members', also: ['nobody'] },
  can_move_messages_between_topics_group: { since: 316, at: 'everyone', also: ['nobody', 'everyone'] },
  can_resolve_topics_group: { since: 367, at: 'everyone', also: ['nobody', 'everyone'] },
  can_set_delete_message_policy_group: { since: 407, at: 'moderators', also: ['nobody', 'everyone'] },
  can_set_topics_policy_group: { since: 392, at: 'members', also: ['nobody', 'everyone'] },
  can_summarize_topics_group: { since: 350, at: 'everyone', also: ['nobody', 'everyone'] },
  direct_message_initiator_group: { since: 270, at: 'everyone', also: ['owners', 'nobody', 'everyone'] },
  direct_message_permission_group: { since: 270, at: 'everyone', also: ['owners', 'nobody', 'everyone'] },
};

const stream: Readonly<Record<string, Permission>> = {
  can_add_subscribers_group: { since: 342, at: 'nobody', also: ['owners', 'nobody'] },
  can_administer_channel_group: { since: 325, at: 'creator', also: ['owners', 'nobody'] },
  can_delete_any_message_group: { since: 407, at: 'nobody', also: ['nobody', 'everyone'] },
  can_delete_own_message_group: { since: 407, at: 'nobody', also: ['nobody', 'everyone'] },
  can_move_messages_out_of_channel_group: { since: 396, at: 'nobody', also: ['nobody', 'everyone'] },
  can_move_messages_within_channel_group: { since: 396, at: 'nobody', also: ['nobody', 'everyone'] },
  can_remove_subscribers_group: { since: 142, at: 'administrators', also: ['everyone'] },
  can_resolve_topics_group: { since: 402, at: 'nobody', also: ['nobody', 'everyone'] },
  can_send_message_group: { since: 333, at: 'everyone', also: ['nobody', 'everyone'] },
  can_subscribe_group: { since: 357, at: 'nobody', also: ['owners', 'nobody'] },
};

const group: Readonly<Record<string, Permission>> = {
  can_add_members_group: { since: 305, at: 'creator', also: ['owners', 'nobody'] },
  can_join_group: { since: 301, at: 'nobody', also: ['owners', 'nobody'] },
  can_leave_group: { since: 308, at: 'everyone', also: ['owners', 'nobody', 'everyone'] },
  can_manage_group: { since: 283, at: 'creator', also: ['owners', 'nobody'] },
  can_mention_group: { since: 191, at: 'everyone', also: ['nobody', 'everyone'] },
  can_remove_members_group: { since: 324, at: 'nobody', also: ['owners', 'nobody'] },
};

/** `realm_can_…`: the id of the group, for each of the organization's. */
export function organizationPermissions(featureLevel: number): Readonly<Record<string, number>> {
  return Object.fromEntries(
    known(realm, featureLevel).map(([name, { at }]) => [
      `realm_${name}`,
      at === 'creator' ? systemGroup.nobody : systemGroup[at],
    ]),
  );
}

export function supportedPermissions(featureLevel: number) {
  const shapes = (of: Readonly<Record<string, Permission>>, isOfGroups = false) =>
    Object.fromEntries(
      known(of, featureLevel).map(([name, its]) => [name, shape(name, its, isOfGroups, featureLevel)]),
    );
  return { realm: shapes(realm), stream: shapes(stream), group: shapes(group, true) };
}

function shape(name: string, { at, also = [], among }: Permission, isOfGroup: boolean, featureLevel: number) {
  const creator = featureLevel >= 330 && !isOfGroup ? 'channel_creator' : 'group_creator';
  return {
    require_system_group: among !== undefined,
    allow_internet_group: false,
    ...(featureLevel < 349 && { allow_owners_group: also.includes('owners') }),
    allow_nobody_group: also.includes('nobody'),
    allow_everyone_group: also.includes('everyone'),
    default_group_name: at === 'creator' ? creator : `role:${at}`,
    ...(featureLevel < 326 && { id_field_name: `${name}_id` }),
    default_for_system_groups: isOfGroup ? 'role:nobody' : null,
    allowed_system_groups: (among ?? []).map((one) => `role:${one}`),
  };
}

const known = (of: Readonly<Record<string, Permission>>, featureLevel: number) =>
  Object.entries(of).filter(
    ([, { since, until = Infinity }]) => since <= featureLevel && featureLevel < until,
  );
