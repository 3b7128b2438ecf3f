// Which names and postal codes lead to which towns: worked out here once, so that the bot need not at every start.
import { shortName } from '../src/germany/index.ts';

const header = `# By plainly written name and by postal code, the lines of towns.txt, from 0: the likeliest first.
# s: by its short name, f: by the first of two names. Written by tools/germany.ts from towns.txt, under its licence.
`;

/** By which name: its own, the one that people leave the river off, or the first of two that were joined. */
type By = '' | 's' | 'f';

interface Entry {
  readonly line: number;
  readonly by: By;
  /** How many postal codes the town has. */
  readonly codes: number;
}

/** The text of townKeys.txt, from that of towns.txt; `plain` writes a name as it is looked up. Pure. */
export function asKeys(towns: string, plain: (name: string) => string): string {
  const byKey = new Map<string, Entry[]>();
  const add = (key: string, entry: Entry) => {
    const others = byKey.get(key);
    if (!others) byKey.set(key, [entry]);
    else if (!others.some(({ line }) => line === entry.line)) others.push(entry);
  };
  for (const [line, text] of towns.split('\n').entries()) {
    const [, name = '', codes = ''] = /^~?([^#=~\d][^\d]*) ([\d ]+)$/.exec(text) ?? [];
    if (name === '') continue;
    const all = codes.split(' ');
    for (const [by, written] of namesOf(name)) {
      for (const key of keysOf(written, plain)) add(key, { line, by, codes: all.length });
    }
    // The towns of a code stay in their order.
    for (const code of all) add(code, { line, by: '', codes: 0 });
  }
  const lines = [...byKey]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entries]) => `${key}\t${entries.toSorted(likeliest).map(asWord).join(' ')}`);
  return `${header}${lines.join('\n')}\n`;
}

const asWord = ({ line, by }: Entry) => `${line}${by}`;

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
