// Which names and postal codes lead to which towns: worked out here once, so that the bot need not at every start.
import { shortName } from '../src/germany/index.ts';

const header = `# By plainly written name and by postal code, the lines of towns.txt, from 0: the likeliest first.
# s: by its short name, f: by the first of two names, m: so much larger than its namesakes that it is meant by the name.
# Written by tools/germany.ts from towns.txt, under its licence, and from tools/townSizes.txt, under that one's.
`;

/** By which name: its own, the one that people leave the river off, or the first of two that were joined. */
type By = '' | 's' | 'f';

interface Entry {
  readonly line: number;
  readonly by: By;
  /** How many postal codes the town has. */
  readonly codes: number;
  readonly inhabitants: number;
  /** Found by this name only where the dots of an umlaut are left off: Büchen by „buchen“. */
  readonly isBare: boolean;
}

export interface TownLine {
  /** From 0. */
  readonly line: number;
  readonly state: string;
  readonly name: string;
  readonly codes: readonly string[];
}

/** What towns.txt has, line by line. Pure. */
export function townLines(towns: string): readonly TownLine[] {
  let state = '';
  return towns.split('\n').flatMap((text, line) => {
    if (text.startsWith('= ')) state = text.slice(2);
    const [, name = '', codes = ''] = /^~?([^#=~\d][^\d]*) ([\d ]+)$/.exec(text) ?? [];
    return name === '' ? [] : [{ line, state, name, codes: codes.split(' ') }];
  });
}

/** So many times more people than in any other, and the name means that town: Husum, Weimar; not Naumburg. */
const timesLarger = 8;
/** Places that are not among the sizes have at most so many inhabitants: villages, and what has a postal code. */
const mostOfVillage = 1000;
const mostOfOther = 4000;
const manySharing = 4;

/**
 * The text of townKeys.txt, from those of towns.txt and townSizes.txt; `plain` writes a name as it is looked up. Pure.
 */
export function asKeys(towns: string, sizes: string, plain: (name: string) => string): string {
  const byKey = new Map<string, Entry[]>();
  const add = (key: string, entry: Entry) => {
    const others = byKey.get(key);
    if (!others) byKey.set(key, [entry]);
    else if (!others.some(({ line }) => line === entry.line)) others.push(entry);
  };
  const all = townLines(towns);
  const known = sizesIn(sizes);
  const sharing = new Map<string, number>();
  for (const code of all.flatMap(({ codes }) => codes)) sharing.set(code, (sharing.get(code) ?? 0) + 1);
  for (const { line, state, name, codes } of all) {
    const isVillage = codes.every((code) => (sharing.get(code) ?? 0) >= manySharing);
    const inhabitants = known.get(`${state}\t${name}`) ?? (isVillage ? mostOfVillage : mostOfOther);
    for (const [by, written] of namesOf(name)) {
      for (const [at, key] of keysOf(written, plain).entries()) {
        add(key, { line, by, codes: codes.length, inhabitants, isBare: at > 0 });
      }
    }
    // The towns of a code stay in their order.
    for (const code of codes) add(code, { line, by: '', codes: 0, inhabitants: 0, isBare: false });
  }
  const lines = [...byKey]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entries]) => `${key}\t${asWords(entries.toSorted(likeliest))}`);
  return `${header}${lines.join('\n')}\n`;
}

const asWords = (entries: readonly Entry[]): string => {
  const best = meantAmong(entries);
  return entries.map((entry) => `${entry.line}${entry.by}${entry === best ? 'm' : ''}`).join(' ');
};

/** The one that is far larger than the others of its name; undefined where none is, or it has the name alone. */
function meantAmong(entries: readonly Entry[]): Entry | undefined {
  const own = entries.filter(({ by }) => by !== 'f');
  const all = own.length > 0 ? own : entries;
  const outweighed = ({ inhabitants, isBare }: Entry) => inhabitants / (isBare ? timesLarger : 1);
  return farLargest(all, ({ inhabitants }) => inhabitants) ?? farLargest(all, outweighed);
}

function farLargest(all: readonly Entry[], weight: (entry: Entry) => number): Entry | undefined {
  const [first, second] = all.toSorted((a, b) => weight(b) - weight(a));
  if (!first || !second || second.inhabitants === 0) return undefined;
  return weight(first) >= timesLarger * weight(second) ? first : undefined;
}

/** By state and name. */
const sizesIn = (text: string): ReadonlyMap<string, number> =>
  new Map(
    [...text.matchAll(/^([^#\t\n]+\t[^\t]+)\t(\d+)$/gm)].map(([, town = '', lives]) => [town, Number(lives)]),
  );

const ranks = { '': 0, s: 0, f: 1 } as const;
const likeliest = (a: Entry, b: Entry) => ranks[a.by] - ranks[b.by] || b.codes - a.codes;

/** All names of a town; where two are written the same, the first counts. */
function namesOf(name: string): readonly (readonly [By, string])[] {
  const short = shortName(name);
  const first = firstOfTwo(name);
  return [
    ...[name, ...otherSpellings(name)].map((written) => ['', written] as const),
    ...(short === name ? [] : [short, ...otherSpellings(short)].map((written) => ['s', written] as const)),
    ...(first === undefined ? [] : [['f', first] as const]),
  ];
}

/** With umlauts written out, and with their dots left off: koeln, koln. */
const keysOf = (name: string, plain: (name: string) => string): readonly string[] =>
  /[äöüÄÖÜ]/.test(name)
    ? [plain(name), plain(name.normalize('NFD').replace(/(?<=[aouAOU])\u0308/g, ''))]
    : [plain(name)];

/** The first of two names that were joined: „Dessau“ for Dessau-Roßlau. Undefined where it says too little. */
export function firstOfTwo(name: string): string | undefined {
  const [, first] = /^(\p{Lu}\p{Ll}{4,})-\p{Lu}/u.exec(shortName(name)) ?? [];
  return first;
}

/** The other ways to write a name: „Sankt“ for „St.“, and with the small words cut short. Pure. */
export function otherSpellings(name: string): readonly string[] {
  if (!name.includes(' ')) return [];
  const spellings = [
    name.replace(/\bSt\. /, 'Sankt '),
    name.replace(/\bSankt /, 'St. '),
    name.replace(/ an der /, ' a. d. ').replace(/ am /, ' a. '),
    name.replace(/ in der /, ' i. d. ').replace(/ im /, ' i. '),
    name.replace(/ vor der /, ' v. d. ').replace(/ bei /, ' b. '),
    name.replace(/ (?:am|an der|im|in der) /, ' '),
    name.replace('Hannoversch ', 'Hann. '),
  ];
  return spellings.filter((spelling) => spelling !== name);
}
