// Whom a message mentions, and which flags that gives: https://zulip.com/help/mention-a-user-or-group
import { badRequest } from '../wire/errors.ts';
import { isMeant } from './groupValues.ts';
import { inChannel } from './messages.ts';
import type { Message, RowFlag, User } from './model.ts';
import type { Organization } from './organization.ts';
import { membersOf, mentionedGroup } from './userGroups.ts';

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
function mentionsIn(content: string, organization: Organization): Mentions {
  const userIds = new Set<number>();
  const groupMemberIds = new Set<number>();
  let channelWildcard = false;
  let topicWildcard = false;
  for (const [, name, group = ''] of spokenText(content).matchAll(mention)) {
    if (name === undefined) {
      const known = mentionedGroup(group, organization);
      for (const id of known ? membersOf(known, organization) : []) groupMemberIds.add(id);
    } else if (isChannelWildcard(name, organization.featureLevel)) channelWildcard = true;
    else if (name === 'topic') topicWildcard = true;
    else {
      const user = userMentioned(name, organization);
      if (user) userIds.add(user.userId);
    }
  }
  return { userIds, groupMemberIds, channelWildcard, topicWildcard };
}

/** Silently, and in quotes and code, everyone may. */
export function checkMayMention(sender: User, content: string, organization: Organization): void {
  for (const [, , name] of spokenText(content).matchAll(mention)) {
    const group = name === undefined ? undefined : mentionedGroup(name, organization);
    if (group && !isMeant(sender, group.canMention, organization)) {
      throw badRequest(`You are not allowed to mention user group '${group.name}'.`);
    }
  }
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

/** The wildcards mean nothing in direct messages. */
export function mentionsOf(message: Message, organization: Organization): Mentions {
  const mentions = mentionsIn(message.content, organization);
  const isDirect = message.type === 'private';
  return isDirect ? { ...mentions, channelWildcard: false, topicWildcard: false } : mentions;
}

/** Gives the flags for each account. */
export function flagsByMention(
  message: Message,
  mentions: Mentions,
  organization: Organization,
): (userId: number) => RowFlag[] {
  const { userIds, groupMemberIds, channelWildcard, topicWildcard } = mentions;
  // Looking through the channel is worth it only when needed.
  const writers = topicWildcard ? writersOfTopic(message, organization) : new Set<number>();
  return (userId) => [
    ...(userIds.has(userId) || groupMemberIds.has(userId) ? (['mentioned'] as const) : []),
    ...(channelWildcard ? (['stream_wildcard_mentioned'] as const) : []),
    ...(writers.has(userId) ? (['topic_wildcard_mentioned'] as const) : []),
  ];
}

function writersOfTopic({ channelId, topic }: Message, { messages }: Organization): ReadonlySet<number> {
  const inIt = inChannel(messages, channelId ?? 0)
    .flatMap((id) => messages.byId.get(id) ?? [])
    .filter((other) => other.topic.toLowerCase() === topic.toLowerCase());
  return new Set(inIt.map(({ senderId }) => senderId));
}

// https://zulip.com/help/format-your-message-using-markdown

/** Content with every code block, quote and code span taken out. Spoilers stay. */
function spokenText(content: string): string {
  const spoken = withoutIndentedCode(withoutQuotedParagraphs(withoutFences(content)));
  return paragraphs(spoken).map(withoutCodeSpans).join('\n\n');
}

const opening = /^(`{3,}|~{3,}) *([\w.+/#-]*)(.*)$/;

/** A fence runs to a line that equals it, or to the end; other fences can stand in a quote or a spoiler. */
function withoutFences(content: string): string {
  const open: { readonly fence: string; readonly kind: 'code' | 'quote' | 'spoiler' }[] = [];
  const spoken: string[] = [];
  for (const line of content.split(/\r?\n/)) {
    const inner = open.at(-1);
    const [, fence, language, rest = ''] = opening.exec(line) ?? [];
    if (inner && line.trimEnd() === inner.fence) open.pop();
    else if (fence !== undefined && inner?.kind !== 'code') {
      // What stands beside `spoiler` is its visible header.
      if (language === 'spoiler' && open.every(({ kind }) => kind === 'spoiler')) spoken.push(rest);
      open.push({ fence, kind: language === 'quote' || language === 'spoiler' ? language : 'code' });
    } else if (open.every(({ kind }) => kind === 'spoiler')) spoken.push(line);
  }
  return spoken.join('\n');
}

/** A quote that begins with `>` lasts to the end of its paragraph. */
function withoutQuotedParagraphs(content: string): string {
  return paragraphs(content)
    .map((paragraph) => {
      const lines = paragraph.split('\n');
      const quoteAt = lines.findIndex((line) => /^ {0,3}>/.test(line));
      return (quoteAt < 0 ? lines : lines.slice(0, quoteAt)).join('\n');
    })
    .join('\n\n');
}

/** A paragraph that is indented by four blanks is code. */
function withoutIndentedCode(content: string): string {
  return paragraphs(content)
    .filter((paragraph) => !/^(?: {4}|\t)/.test(paragraph))
    .join('\n\n');
}

/** A code span runs to the next run of as many backticks. */
const withoutCodeSpans = (paragraph: string) => paragraph.replace(/(?<!`)(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');

const paragraphs = (content: string) => content.split(/\n(?:[ \t]*\n)+/);
