// What Zulip does to topics and contents before it stores them: strip, refuse, cut.
import { badRequest } from '../wire/errors.ts';

export const maxMessageLength = 10_000;
/** Rendering is given five seconds, which is too short for more. */
const mostEmoji = 2000;
export const maxTopicLength = 60;
export const maxChannelNameLength = 60;

/** Content as it is stored; too long a text is cut silently. */
export function storedContent(content: string): string {
  const stripped = content.trimEnd().replace(/^\n+/, '');
  if (stripped === '') throw badRequest('Message must not be empty');
  if (stripped.includes('\0')) throw badRequest('Message must not contain null bytes');
  const cutContent = cut(stripped, maxMessageLength, '\n[message truncated]');
  if (takesTooLong(cutContent)) throw badRequest('Unable to render message');
  return cutContent;
}

/** What is too long of a draft is cut too. */
export function storedDraft(content: string): string {
  if (content.includes('\0')) throw badRequest('Message must not contain null bytes');
  return cut(content.trimEnd(), maxMessageLength, '\n[message truncated]');
}

export function takesTooLong(content: string): boolean {
  const emoji = content.match(/\p{Extended_Pictographic}/gu) ?? [];
  return emoji.length > mostEmoji;
}

/** Topic as it is stored. It may be empty from level 334 on: https://zulip.com/help/general-chat-topic */
export function storedTopic(topic: string, featureLevel: number): string {
  const stripped = topic.trim();
  if (featureLevel >= 370 && stripped === '(no topic)') return '';
  if (featureLevel >= 334 && (stripped === '' || stripped === emptyTopicDisplayName)) return '';
  if (stripped === '') throw badRequest("Topic can't be empty!");
  const invalidAt = unprintableAt(stripped);
  if (invalidAt >= 0) throw badRequest(`Invalid character in topic, at position ${invalidAt + 1}!`);
  return cut(stripped, maxTopicLength, '...');
}

/** Too long a name is refused, unlike too long a topic. */
export function storedChannelName(name: string): string {
  const stripped = name.trim();
  if (stripped === '') throw badRequest("Channel name can't be empty.");
  if (Array.from(stripped).length > maxChannelNameLength) {
    throw badRequest(`Channel name too long (limit: ${maxChannelNameLength} characters).`);
  }
  checkPrintable('channel name', stripped);
  return stripped;
}

export function checkPrintable(what: string, name: string): void {
  const invalidAt = unprintableAt(name);
  if (invalidAt >= 0) throw badRequest(`Invalid character in ${what}, at position ${invalidAt + 1}.`);
}

const unprintableAt = (name: string) =>
  Array.from(name).findIndex((character) => /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u.test(character));

/** What clients that do not know empty topics are shown. */
export const emptyTopicDisplayName = 'general chat';

/** Lengths are counted in code points. */
function cut(text: string, length: number, ending: string): string {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  return characters.slice(0, length - ending.length).join('') + ending;
}
