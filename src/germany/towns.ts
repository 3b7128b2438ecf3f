// All German towns: by name, however it is written, and by postal code. Found in two files, read when first asked for.
import { readFileSync } from 'node:fs';
import { keyTable, lineAt, startsOfLines } from '../keyTable.ts';

export interface Town {
  /** As it is written officially: Limburg an der Lahn. */
  readonly name: string;
  /** The written name of one of the 16 states. */
  readonly state: string;
  /** How many postal codes it has, which is all that is known of its size. */
  readonly codes: number;
  /** Its short name is an everyday word too: Essen, Hof, Lage. */
  readonly isEveryday: boolean;
  /** It shares its only postal code with several others: few people have heard of it. */
  readonly isVillage: boolean;
}

export interface NamedTown {
  readonly town: Town;
  /** By which name: its own, the one that people leave the river off, or the first of two that were joined. */
  readonly by: 'whole' | 'short' | 'first';
  /** Many times larger than all others of this name: who says the name means it. */
  readonly isMeant: boolean;
}

export interface Towns {
  /** Every town of a name that is plainly written, the largest first, own names before short ones. */
  named(plain: string): readonly NamedTown[];
  /** The towns of a postal code of five digits. */
  withCode(code: string): readonly Town[];
  /** Letters of the longest name. */
  readonly longest: number;
}

let known: Towns | undefined;

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Reads the files once in the life of the process. */
export function allTowns(): Towns {
  known ??= createTowns(textOf('./towns.txt'), textOf('./townKeys.txt'));
  return known;
}

/** By the texts of towns.txt and townKeys.txt. A town becomes an object when it is first looked up. */
export function createTowns(text: string, keysOfTowns: string): Towns {
  const starts = startsOfLines(text);
  const states = statesIn(text, starts);
  const keys = keyTable(keysOfTowns);
  const towns = new Map<number, Town>();
  const entriesOf = (key: string): readonly string[] => {
    const line = keys.lineOf(key);
    return line === undefined ? [] : keys.behindKey(line).split(' ');
  };
  const townAt = (line: number): Town => {
    const before = towns.get(line);
    if (before) return before;
    const [, mark, name = '', numbers = ''] = /^(~?)(\D*) ([\d ]+)$/.exec(lineAt(text, starts, line)) ?? [];
    const [code = '', ...others] = numbers.split(' ');
    const town = {
      name,
      state: states.findLast(({ from }) => from < line)?.state ?? '',
      codes: 1 + others.length,
      isEveryday: mark === '~',
      isVillage: others.length === 0 && entriesOf(code).length >= manySharing,
    };
    towns.set(line, town);
    return town;
  };
  return {
    named: (name) =>
      isCode(name)
        ? []
        : entriesOf(name).map((entry) => ({
            town: townAt(parseInt(entry, 10)),
            by: ways[/[sf]/.exec(entry)?.[0] ?? ''] ?? 'whole',
            isMeant: entry.endsWith('m'),
          })),
    withCode: (code) => (isCode(code) ? entriesOf(code).map((entry) => townAt(parseInt(entry, 10))) : []),
    longest: keys.longest,
  };
}

/** Names and codes are in one table. */
const isCode = (key: string) => /^\d{5}$/.test(key);

/** As townKeys.txt marks them. */
const ways: Readonly<Record<string, NamedTown['by']>> = { s: 'short', f: 'first' };

/** So many in one postal code are villages. */
const manySharing = 4;

interface StateLine {
  readonly from: number;
  readonly state: string;
}

/** Where the towns of each state begin: `= Hessen`. */
function statesIn(text: string, starts: Uint32Array): readonly StateLine[] {
  const lines: StateLine[] = [];
  for (const [from, start] of starts.entries()) {
    if (text.startsWith('= ', start)) lines.push({ from, state: lineAt(text, starts, from).slice(2) });
  }
  return lines;
}

/**
 * The towns that one name may mean: a single one, or the one that has many times more inhabitants than the others of
 * that name; else all of them. „Frankfurt“ is the one on the Main; „Neunkirchen“ may be any of seven. Pure.
 */
export function meant(named: readonly NamedTown[]): readonly Town[] {
  const best = named.filter(({ by }) => by !== 'first');
  const mayBe = best.length > 0 ? best : named;
  const known = mayBe.filter(({ isMeant }) => isMeant);
  return (known.length > 0 ? known : mayBe).map(({ town }) => town);
}
