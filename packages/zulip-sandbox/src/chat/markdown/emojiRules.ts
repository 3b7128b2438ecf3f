// Emoji in text, by name and as characters. https://zulip.com/help/emoji-and-emoticons
import { activeEmoji, emojiShapes } from '../customEmoji.ts';
import { emojiNamed, isBuiltIn } from '../emoji.ts';
import type { Organization } from '../organization.ts';
import { startTag, tagged } from './escape.ts';
import { type InlineRule, replacing } from './inline.ts';

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

/** The built-in emoji by the character that people type. */
const characters: ReadonlyMap<string, string> = new Map([
  ['👍', '+1'],
  ['👎', '-1'],
  ['🚨', 'alert'],
  ['🚌', 'bus'],
  ['📅', 'calendar'],
  ['🚗', 'car'],
  ['✅', 'check'],
  ['✔', 'check_mark'],
  ['📋', 'clipboard'],
  ['🕗', 'clock'],
  ['💻', 'computer'],
  ['❌', 'cross_mark'],
  ['👀', 'eyes'],
  ['❤', 'heart'],
  ['⏳', 'time_ticking'],
  ['⌛', 'hourglass_done'],
  ['🏠', 'house'],
  ['🤕', 'hurt'],
  ['ℹ', 'info'],
  ['🐙', 'octopus'],
  ['🏢', 'office'],
  ['🌴', 'palm_tree'],
  ['🚫', 'prohibited'],
  ['❓', 'question'],
  ['🤖', 'robot'],
  ['🙂', 'smile'],
  ['🛑', 'stop_sign'],
  ['🎉', 'tada'],
  ['🤔', 'thinking'],
  ['⚠', 'warning'],
  ['👋', 'wave'],
  ['🛠', 'working_on_it'],
]);

/** Characters that are text by nature, such as ✔, become emoji only with the sign that asks for it. */
export const emojiCharacter: InlineRule = replacing(
  /(\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/gu,
  ([typed = '']) => {
    const character = typed.replace('\ufe0f', '');
    const name = characters.get(character);
    return name === undefined ? undefined : builtIn(character.codePointAt(0)?.toString(16) ?? '', name);
  },
);
