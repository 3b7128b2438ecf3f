// What was typed behind „status“: a text with an emoji, or that there is to be none, or the bot's own.
import { type ChatCall, type ChosenStatus, readWords, unquoted, wordList } from '../../src/kit/index.ts';

const clearing = new Set(
  wordList(`
  loeschen, loesche, entfernen, leeren, weg, clear, delete, remove, none
`),
);
const automatic = new Set(['automatisch', 'auto', 'automatic', 'selbst']);

/** At the end or at the beginning: `:palm_tree:`. */
const emojiAtEnd = /(?:^|\s):([\w+-]+):$/;
const emojiAtStart = /^:([\w+-]+):(?:\s|$)/;

/** Said with the order, but no part of it. */
const courtesy = new Set(['bitte', 'please', 'den', 'meinen', 'status', 'the']);

/** Pure. */
export function readChoice(typed: string, customEmoji: ChatCall['account']['emoji']): ChosenStatus {
  const line = typed.replace(/\s+/g, ' ').replace(/^(?:[=–—]|-(?=\s))\s*/, '');
  const [order = '', ...others] = readWords(line)
    .filter(({ plain }) => !courtesy.has(plain))
    .map(({ plain }) => plain);
  if (others.length === 0 && clearing.has(order)) return { kind: 'none' };
  if (others.length === 0 && automatic.has(order)) return { kind: 'automatic' };
  const found = emojiAtEnd.exec(line) ?? emojiAtStart.exec(line);
  const text = unquoted(found ? line.replace(found[0], '') : line);
  const name = found?.[1]?.toLowerCase();
  return {
    kind: 'own',
    text,
    // A name that is not the organization's is the server's to look up.
    ...(name ? { emoji: customEmoji.get(name) ?? { name } } : {}),
  };
}
