// Emoji as characters or images.
import { element } from './dom.js';
import { icon, showsEmoji } from './icons.js';

/** `1f1e9-1f1ea` is a flag of two characters. */
export function characterOf(code) {
  const points = code.split('-').map((part) => Number.parseInt(part, 16));
  return points.every((point) => point > 0 && point <= 0x10ffff)
    ? String.fromCodePoint(...points)
    : undefined;
}

/** Of a reaction or a status, without a name for screen readers: what is around it has one. */
export function emojiImage({ emoji_name, emoji_code, reaction_type }, store) {
  if (reaction_type === 'realm_emoji') {
    const source = store.emoji.get(emoji_code)?.source_url;
    if (source) return element('img', { class: 'emoji', src: source, alt: '' });
  }
  if (reaction_type === 'unicode_emoji' && icon(emoji_code)) return icon(emoji_code);
  const isShown = reaction_type === 'unicode_emoji' && showsEmoji();
  const character = isShown ? characterOf(emoji_code) : undefined;
  return element('span', { class: 'emoji', 'aria-hidden': 'true' }, character ?? `:${emoji_name}:`);
}
