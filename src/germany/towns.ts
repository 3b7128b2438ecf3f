// All German towns: by name, however it is written, and by postal code. Read from towns.txt when first asked for.
import { readFileSync } from 'node:fs';
import { firstOfTwo, otherSpellings, shortName } from './shortNames.ts';

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

/** Reads the file once in the life of the process. `plain` writes a name as it is looked up. */
export function allTowns(plain: (name: string) => string): Towns {
  known ??= readTowns(readFileSync(new URL('./towns.txt', import.meta.url), 'utf8'), plain);
  return known;
}

/** Reads the text of towns.txt. Pure. */
export function readTowns(text: string, plain: (name: string) => string): Towns {
  const byName = new Map<string, NamedTown[]>();
  const byCode = new Map<number, Town[]>();
  const add = (key: string, one: NamedTown) => {
    const others = byName.get(key);
    if (!others) byName.set(key, [one]);
    else if (!others.some(({ town }) => town === one.town)) others.push(one);
  };
  const lines = linesIn(text);
  const sharing = new Map<string, number>();
  for (const { codes } of lines) for (const code of codes) sharing.set(code, (sharing.get(code) ?? 0) + 1);
  for (const { name, state, isEveryday, codes: numbers } of lines) {
    const isVillage = numbers.length === 1 && (sharing.get(numbers[0] ?? '') ?? 0) >= manySharing;
    const town = { name, state, codes: numbers.length, isEveryday, isVillage };
    const short = shortName(name);
    const first = firstOfTwo(name);
    for (const written of [name, ...otherSpellings(name)])
      for (const key of keysOf(written, plain)) add(key, { town, by: 'whole' });
    for (const written of short === name ? [] : [short, ...otherSpellings(short)])
      for (const key of keysOf(written, plain)) add(key, { town, by: 'short' });
    if (first) for (const key of keysOf(first, plain)) add(key, { town, by: 'first' });
    for (const code of numbers) byCode.set(Number(code), [...(byCode.get(Number(code)) ?? []), town]);
  }
  let longest = 0;
  for (const [key, towns] of byName) {
    longest = Math.max(longest, key.length);
    if (towns.length > 1) towns.sort((a, b) => ranks[a.by] - ranks[b.by] || b.town.codes - a.town.codes);
  }
  return {
    named: (name) => byName.get(name) ?? [],
    withCode: (code) => byCode.get(Number(code)) ?? [],
    longest,
  };
}

/** So many in one postal code are villages. */
const manySharing = 4;

interface Line extends Pick<Town, 'name' | 'state' | 'isEveryday'> {
  readonly codes: readonly string[];
}

function linesIn(text: string): readonly Line[] {
  let state = '';
  return text.split('\n').flatMap((line): Line[] => {
    if (line.startsWith('= ')) state = line.slice(2);
    const [, mark, name = '', codes = ''] = /^(~?)([^#=\d][^\d]*) ([\d ]+)$/.exec(line) ?? [];
    return name ? [{ name, state, isEveryday: mark === '~', codes: codes.split(' ') }] : [];
  });
}

const ranks = { whole: 0, short: 0, first: 1 } as const;

/** With umlauts written out, and with their dots left off: koeln, koln. */
const keysOf = (name: string, plain: (name: string) => string): readonly string[] =>
  /[äöüÄÖÜ]/.test(name)
    ? [plain(name), plain(name.normalize('NFD').replace(/(?<=[aouAOU])\u0308/g, ''))]
    : [plain(name)];

/** So many postal codes, and so many times those of the next, make one town the one that is meant. */
const manyCodes = 4;
const timesLarger = 3;

/**
 * The towns that one name may mean: a single one, or the largest where it is a city and the others of that name are
 * small; else all of them. „Frankfurt“ is the one on the Main; „Neunkirchen“ may be any of seven. Pure.
 */
export function meant(named: readonly NamedTown[]): readonly Town[] {
  const best = named.filter(({ by }) => by !== 'first');
  const [first, second, ...others] = (best.length > 0 ? best : named)
    .map(({ town }) => town)
    .toSorted((a, b) => b.codes - a.codes);
  if (!first || !second) return first ? [first] : [];
  const isCity = first.codes >= manyCodes && first.codes >= timesLarger * second.codes;
  // A town that has its postal code to itself, among villages that share theirs.
  const all = [first, second, ...others];
  const own = all.filter(({ isVillage }) => !isVillage);
  return isCity || own.length === 1 ? [own.length === 1 && !isCity ? (own[0] ?? first) : first] : all;
}
