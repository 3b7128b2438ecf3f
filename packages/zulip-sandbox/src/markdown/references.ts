// What stands in a message by its name: people, groups, channels, topics, emoji.
import { activeEmoji, emojiNamed, emojiShapes, isBuiltIn, nameOfEmoji } from '../organization/emoji.ts';
import { isChannelWildcard, userMentioned } from '../organization/mentions.ts';
import type { Channel } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { mentionedGroup } from '../organization/userGroups.ts';
import { type InlineRule, replacing } from './inline.ts';
import { startTag, tagged } from './tree.ts';

// https://zulip.com/help/mention-a-user-or-group and https://zulip.com/help/link-to-a-message-or-conversation

/** Names follow the start, a blank, or one of these. */
const before = String.raw`(?<![^\s'"({[/<.])`;

/** In a quote every mention is silent. */
export function userMention(organization: Organization, isQuoted: boolean) {
  return replacing(new RegExp(`${before}@(_?)\\*\\*([^*]+)\\*\\*`, 'g'), ([silent, name = '']) => {
    const isSilent = isQuoted || silent === '_';
    const span = (kind: string, shown: string, attributes = {}) => mention(kind, shown, isSilent, attributes);
    if (isChannelWildcard(name, organization.featureLevel)) {
      return span('user-mention channel-wildcard-mention', name, { 'data-user-id': '*' });
    }
    if (name === 'topic') return span('topic-mention', name);
    const user = userMentioned(name, organization);
    return user && span('user-mention', user.fullName, { 'data-user-id': String(user.userId) });
  });
}

export function groupMention(organization: Organization, isQuoted: boolean) {
  return replacing(new RegExp(`${before}@(_?)\\*([^*]+)\\*`, 'g'), ([silent, typed = '']) => {
    const group = mentionedGroup(typed, organization);
    if (!group) return undefined;
    const attributes = { 'data-user-group-id': String(group.id) };
    return mention('user-group-mention', group.name, isQuoted || silent === '_', attributes);
  });
}

function mention(
  kind: string,
  name: string,
  isSilent: boolean,
  attributes: Readonly<Record<string, string>>,
) {
  const names = { class: `${kind}${isSilent ? ' silent' : ''}`, ...attributes };
  return tagged('span', names, isSilent ? name : `@${name}`);
}

/** `#**channel**`, `#**channel>topic**`, `#**channel>topic@id**`. */
export function channelLink(organization: Organization) {
  const pattern = new RegExp(`${before}#\\*\\*([^*>]+)(?:>([^*]+?)(?:@(\\d+))?)?\\*\\*`, 'g');
  return replacing(pattern, ([name = '', topic, message]) => {
    const channel = [...organization.channels.values()].find((one) => one.name === name);
    if (!channel) return undefined;
    const href = channelPath(channel, organization);
    const id = { 'data-stream-id': String(channel.channelId) };
    if (topic === undefined) return tagged('a', { class: 'stream', ...id, href }, `#${name}`);
    const shown = `#${name} > ${topic}`;
    const topicHref = topicPath(channel, topic, organization);
    if (message === undefined) return tagged('a', { class: 'stream-topic', ...id, href: topicHref }, shown);
    return tagged('a', { class: 'message-link', href: `${topicHref}/near/${message}` }, `${shown} @ 💬`);
  });
}

/** https://zulip.com/api/changelog: feature level 250 says channel. */
const channelPath = ({ channelId, name }: Channel, { featureLevel }: Organization) =>
  `/#narrow/${featureLevel >= 250 ? 'channel' : 'stream'}/${channelId}-${encoded(name.replaceAll(' ', '-'))}`;

/** Where a topic is, in the web app. */
export const topicPath = (channel: Channel, topic: string, organization: Organization) =>
  `${channelPath(channel, organization)}/topic/${encoded(topic)}`;

/** Zulip writes percent signs as dots, and so dots as numbers. */
const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed())
    .replace(/[.!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '.');

// Emoji in text, by name and as characters. https://zulip.com/help/emoji-and-emoticons

/** An emoji of the organization's hides a built-in one. */
export function emojiName(organization: Organization): InlineRule {
  return replacing(/:([\w+-]+):/g, ([name = '']) => {
    const own = activeEmoji(name, organization);
    const source = own ? emojiShapes(organization)[own.id]?.source_url : undefined;
    if (source !== undefined) return picture(source, name);
    if (name === 'zulip') return picture('/static/generated/emoji/images/emoji/unicode/zulip.png', name);
    return isBuiltIn(name) ? builtIn(emojiNamed(name, organization).emoji_code, name) : undefined;
  });
}

const picture = (src: string, name: string) =>
  startTag('img', { alt: `:${name}:`, class: 'emoji', src, title: titleOf(name) });

function builtIn(code: string, name: string): string {
  const title = titleOf(name);
  const attributes = { 'aria-label': title, class: `emoji emoji-${code}`, role: 'img', title };
  return tagged('span', attributes, `:${name}:`);
}

const titleOf = (name: string) => name.replaceAll('_', ' ');

/** Characters that are text by nature, such as ✔, become emoji only with the sign that asks for it. */
export const emojiCharacter: InlineRule = replacing(
  /(\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/gu,
  ([typed = '']) => {
    const code = typed.codePointAt(0)?.toString(16) ?? '';
    const name = nameOfEmoji(code);
    return name === undefined ? undefined : builtIn(code, name);
  },
);
