// What names something of the organization's: people, groups, channels, topics, messages.
// https://zulip.com/help/mention-a-user-or-group and https://zulip.com/help/link-to-a-message-or-conversation
import { isChannelWildcard, userMentioned } from '../mentions.ts';
import type { Channel } from '../model.ts';
import type { Organization } from '../organization.ts';
import { tagged } from './escape.ts';
import { replacing } from './inline.ts';

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

export function groupMention({ userGroups }: Organization, isQuoted: boolean) {
  const names = [...userGroups.keys()];
  return replacing(new RegExp(`${before}@(_?)\\*([^*]+)\\*`, 'g'), ([silent, typed = '']) => {
    const position = names.indexOf(typed.toLowerCase());
    const name = names[position];
    if (name === undefined) return undefined;
    const attributes = { 'data-user-group-id': String(position + 1) };
    return mention('user-group-mention', name, isQuoted || silent === '_', attributes);
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
  // https://zulip.com/api/changelog: feature level 250 says channel.
  const narrow = `/#narrow/${organization.featureLevel >= 250 ? 'channel' : 'stream'}/`;
  const pattern = new RegExp(`${before}#\\*\\*([^*>]+)(?:>([^*]+?)(?:@(\\d+))?)?\\*\\*`, 'g');
  return replacing(pattern, ([name = '', topic, message]) => {
    const channel = [...organization.channels.values()].find((one) => one.name === name);
    if (!channel) return undefined;
    const href = narrow + channelSlug(channel);
    const id = { 'data-stream-id': String(channel.channelId) };
    if (topic === undefined) return tagged('a', { class: 'stream', ...id, href }, `#${name}`);
    const shown = `#${name} > ${topic}`;
    const topicHref = `${href}/topic/${encoded(topic)}`;
    if (message === undefined) return tagged('a', { class: 'stream-topic', ...id, href: topicHref }, shown);
    return tagged('a', { class: 'message-link', href: `${topicHref}/near/${message}` }, `${shown} @ 💬`);
  });
}

const channelSlug = ({ channelId, name }: Channel) => `${channelId}-${encoded(name.replaceAll(' ', '-'))}`;

/** Zulip writes percent signs as dots, and so dots as numbers. */
const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed())
    .replace(/[.!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '.');
