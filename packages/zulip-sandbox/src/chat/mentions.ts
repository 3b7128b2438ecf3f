// Whom a message mentions: https://zulip.com/help/mention-a-user-or-group
import type { User } from './model.ts';
import type { Organization } from './organization.ts';
import { spokenText } from './spokenText.ts';

export interface Mentions {
  /** Mentioned by their own names. */
  readonly userIds: ReadonlySet<number>;
  /** Mentioned as members of a group. */
  readonly groupMemberIds: ReadonlySet<number>;
  /** `@**all**`: everyone in the channel. */
  readonly channelWildcard: boolean;
  /** `@**topic**`: everyone who wrote in the topic. */
  readonly topicWildcard: boolean;
}

/** A mention can follow the start, a blank, or one of these; so an escaped or an e-mail's `@` is none. */
const mention = /(?<![^\s'"({[/<.])@(?:\*\*([^*]+)\*\*|\*([^*]+)\*)/g;

/** Silent mentions, and those in code and quotes, do not count. */
export function mentionsIn(content: string, organization: Organization): Mentions {
  const userIds = new Set<number>();
  const groupMemberIds = new Set<number>();
  let channelWildcard = false;
  let topicWildcard = false;
  for (const [, name, group = ''] of spokenText(content).matchAll(mention)) {
    if (name === undefined) {
      for (const id of organization.userGroups.get(group.toLowerCase()) ?? []) groupMemberIds.add(id);
    } else if (isChannelWildcard(name, organization.featureLevel)) channelWildcard = true;
    else if (name === 'topic') topicWildcard = true;
    else {
      const user = userMentioned(name, organization);
      if (user) userIds.add(user.userId);
    }
  }
  return { userIds, groupMemberIds, channelWildcard, topicWildcard };
}

/** By name, by id, or by both, which must then fit. */
export function userMentioned(words: string, { users }: Organization): User | undefined {
  const [, name, id] = /^(.*)\|(\d+)$/.exec(words) ?? [];
  if (id === undefined) {
    const wanted = words.toLowerCase();
    return [...users.values()].find((user) => user.isActive && user.fullName.toLowerCase() === wanted);
  }
  const user = users.get(Number(id));
  return name === '' || name === user?.fullName ? user : undefined;
}

export function isChannelWildcard(name: string, featureLevel: number): boolean {
  return ['all', 'everyone', 'stream'].includes(name) || (name === 'channel' && featureLevel >= 247);
}
