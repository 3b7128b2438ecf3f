// Which command a text means, and in which language.
import { distance } from 'fastest-levenshtein';
import { isJoining, plainIn, type Word } from '../kit/index.ts';
import type { Catalogue, NamedCommand } from './catalogue.ts';

export interface CommandMatch extends NamedCommand {
  /** The text begins with the name: then every further word should be an argument. */
  readonly isStrict: boolean;
  /** The words without the name, unless it says a value as well. */
  readonly rest: readonly Word[];
  /** How many words there are up to the end of the name. */
  readonly nameEnd: number;
  /** The name as typed, where it was not typed rightly. */
  readonly misspelt?: string;
}

const longestName = 4;

/** The command whose name stands first in the text; else one that the first word resembles. */
export function matchCommand(words: readonly Word[], catalogue: Catalogue): CommandMatch | undefined {
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + longestName); to > from; to--) {
      const named = catalogue.byName.get(plainIn(words, { from, to }));
      if (!named) continue;
      const isStrict = words.slice(0, from).every(isJoining);
      // „Wie ist der Status …“ is about something else, and nothing is changed in passing.
      if ((named.command.text || named.command.changes) && !isStrict) continue;
      const rest = named.saysValue ? words : [...words.slice(0, from), ...words.slice(to)];
      return { ...named, isStrict, rest, nameEnd: to };
    }
  }
  const [first, ...rest] = words;
  const near = first ? namesNear(first.plain, catalogue) : [];
  const [only] = near;
  if (!first || !only || new Set(near.map(({ command }) => command)).size > 1) return undefined;
  return { ...only, isStrict: true, rest, nameEnd: 1, misspelt: first.text };
}

/** Whether a text begins with a command's name, rightly spelt; `isMeant` may leave some of them out. */
export function beginsWithCommand(
  words: readonly Word[],
  catalogue: Catalogue,
  isMeant: (named: NamedCommand) => boolean = () => true,
): boolean {
  const lengths = Array.from({ length: longestName }, (_, index) => index + 1);
  return lengths.some((to) => {
    const named = to <= words.length ? catalogue.byName.get(plainIn(words, { from: 0, to })) : undefined;
    return named !== undefined && isMeant(named);
  });
}

/** The names that at most two typing errors lead to; short names allow none, and nothing is changed on a guess. */
function namesNear(plain: string, { byName }: Catalogue): readonly NamedCommand[] {
  if (plain.length < 5) return [];
  const most = plain.length < 8 ? 1 : 2;
  return [...byName]
    .filter(([name, { command }]) => !command.changes && distance(name, plain.slice(0, 40)) <= most)
    .map(([, named]) => named);
}
