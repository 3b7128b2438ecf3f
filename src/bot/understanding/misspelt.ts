// The one command whose name a word was meant to be, with a typing error or two.
import { areSwapped, typingErrors, type Word } from '../../kit/index.ts';
import type { Catalogue, NamedCommand } from './catalogue.ts';
import { knowsWord } from './wordIndex.ts';

export interface NearName extends NamedCommand {
  /** The name, plainly written. */
  readonly spelling: string;
}

const shortest = 5;
const longest = 40;

/** There is something in the world that its questions are about; help and profile are not talked about. */
export const hasSubject = ({ command }: NamedCommand) =>
  command.words !== undefined && command.about === undefined;

const initials = new WeakMap<Catalogue['byName'], ReadonlyMap<string, readonly NearName[]>>();

/** The names by their first letters: people mistype the end of a word, hardly its beginning. */
function byInitial(byName: Catalogue['byName']): ReadonlyMap<string, readonly NearName[]> {
  const known = initials.get(byName);
  if (known) return known;
  const index = new Map<string, NearName[]>();
  for (const [spelling, named] of byName) {
    const initial = spelling[0] ?? '';
    if (!named.command.changes) index.set(initial, [...(index.get(initial) ?? []), { ...named, spelling }]);
  }
  initials.set(byName, index);
  return index;
}

/**
 * The name that at most two typing errors lead to, if they lead to one command only; short names allow none, nothing
 * is changed on a guess, and a word that some command knows is no other one mistyped.
 */
export function nameNear({ plain }: Word, { byName, byWord }: Catalogue): NearName | undefined {
  const isName = plain.length >= shortest && plain.length <= longest && /^[a-z]/.test(plain);
  if (!isName || knowsWord(plain, byWord)) return undefined;
  const near = (byInitial(byName).get(plain[0] ?? '') ?? []).filter(({ spelling }) => {
    const errors = Math.abs(spelling.length - plain.length) <= 2 ? typingErrors(spelling, plain) : Infinity;
    return errors <= 1 || (errors === 2 && (plain.length >= 9 || areSwapped(spelling, plain)));
  });
  return new Set(near.map(({ command }) => command)).size === 1 ? near[0] : undefined;
}
