// What was typed behind „status“: a text with an emoji, or that there is to be none, or the bot's own.
import { type ChosenStatus, plainName, type ChatCall } from '../../src/kit/index.ts';

const clearing = new Set([
  'loeschen',
  'loesche',
  'entfernen',
  'leeren',
  'weg',
  'clear',
  'delete',
  'remove',
  'none',
]);
const automatic = new Set(['automatisch', 'auto', 'automatic', 'selbst']);

/** At the end or at the beginning: `:palm_tree:`. */
const emojiAtEnd = /(?:^|\s):([\w+-]+):$/;
const emojiAtStart = /^:([\w+-]+):(?:\s|$)/;

const inQuotes = /^(?:"([^"]*)"|„([^“”]*)[“”]|“([^”]*)”|»([^«]*)«)$/;

/** Pure. */
export function readChoice(typed: string, customEmoji: ChatCall['account']['emoji']): ChosenStatus {
  const line = typed.replace(/\s+/g, ' ');
  if (clearing.has(plainName(line))) return { kind: 'none' };
  if (automatic.has(plainName(line))) return { kind: 'automatic' };
  const found = emojiAtEnd.exec(line) ?? emojiAtStart.exec(line);
  const text = found ? line.replace(found[0], '').trim() : line;
  const quoted = inQuotes
    .exec(text)
    ?.slice(1)
    .find((inner) => inner !== undefined);
  const name = found?.[1]?.toLowerCase();
  return {
    kind: 'own',
    text: quoted ?? text,
    // A name that is not the organization's is the server's to look up.
    ...(name ? { emoji: customEmoji.get(name) ?? { name } } : {}),
  };
}
