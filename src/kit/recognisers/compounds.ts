// What longer words may be made of: „Mieterwohnung“ of „Mieter“ and „Wohnung“. The one who looks for a name among the
// parts knows the names; here it is decided which parts of a word may be looked at.
import { germanKeysOf, keysAtEnd } from './forms.ts';
import { plainWithoutUmlauts } from './stems.ts';

/** The parts of a word that may be names. */
export interface Parts {
  /** What it begins with, as `beginningKey` has it; the longest first. */
  readonly beginnings: readonly string[];
  /** What it ends with, as `endKeys` have it; the longest first. */
  readonly ends: readonly string[];
  /** The ends that mean something only beside other words: „Heizung“ in „alte Koksheizung“. */
  readonly vagueEnds: readonly string[];
}

/** The key of a name, plainly written, where a longer word begins with it. */
export const beginningKey = (plain: string): string => `^${plainWithoutUmlauts(plain)}`;

/** Its keys where a longer word ends with it, in any of its forms. */
export const endKeys = (plain: string): readonly string[] => keysAtEnd(plain).map((key) => `-${key}`);

const shortestWord = 8;
const longestWord = 45;
const shortestPart = 3;
/** „Ölheizung“ */
const shortestFront = 2;
/** So many letters are no accident: what stands beside such a name may be anything, else it must be a common word. */
const telling = 10;

const linking = ['', 's', 'n', 'en', 'es', 'e', 'er'];

const listOf = (lines: string) => lines.split(/\s+/).map(plainWithoutUmlauts);

/** What names are commonly joined with. */
const common = new Set(
  listOf(
    `wohnung haus gebaeude etage dach keller garage heizung anlage geraet ofen kessel therme pumpe box station punkt saeule
    besitzer besitzerin eigentuemer eigentuemerin bewohner inhaber inhaberin betreiber nutzer nutzerin kaeufer kaeuferin
    foerderung zuschuss praemie bonus antrag gebuehr preis rechner kauf miete einbau tausch installation montage wartung
    pruefung kurs lehrgang schein schule ausbildung unterricht firma dienst service anbieter haendler installateur modell
    zone schild tafel termin person haushalt leute partei familie besitz set system typ variante angebot gemeinschaft
    wallbox handwerk alt neu bau klein gross stand holz solar strom auto wagen fahrzeug lade wand standard
    ausfuehrung version format paket option ausstattung bauweise fassung sonde bohrung kollektor flaeche tief erd wasser anschluss batterie akku`,
  ),
);
const longestCommon = 14;
const commonKeys = new Set([...common].flatMap(keysAtEnd));

/** They make another thing of what follows: „Zweifamilienhaus“, „Nichtmieter“, „Untermieter“. */
const changing =
  /^(?:nicht|un|uni|non|anti|ohne|kein|gegen|unter|ueber|ver|be|ent|er|zer|vor|nach|um|ab|an|auf|aus|wieder|halb|ein|zwei|drei|vier|fuenf|sechs|zehn|mehr|viel|beide|.*\d)$/;

const known = new Map<string, Parts>();
const mostKnown = 2_000;

/** „800-Watt-Anlage“ may be, a code with figures in it may not. */
export const mayBeSplit = (plain: string): boolean =>
  plain.length >= shortestWord && plain.length <= longestWord && /^\d*[a-z]+$/.test(plain);

export const noParts: Parts = { beginnings: [], ends: [], vagueEnds: [] };

/** The parts of a plainly written word. Pure; short words and endless ones have none. */
export function partsOf(plain: string): Parts {
  if (!mayBeSplit(plain)) return noParts;
  const before = known.get(plain);
  if (before) return before;
  const parts = split(plainWithoutUmlauts(plain), germanKeysOf(plain.replace(/\d/g, 'z')));
  if (known.size >= mostKnown) known.clear();
  known.set(plain, parts);
  return parts;
}

function split(word: string, keys: readonly string[]): Parts {
  const [fromFront, fromEnd] = [coveredUpTo(word), coveredFrom(word, keys)];
  const beginnings: string[] = [];
  const [ends, vagueEnds]: [string[], string[]] = [[], []];
  const last = word.length - shortestPart;
  for (let at = last; at >= shortestPart; at--) {
    const begins = word.slice(0, at);
    const isTelling = at >= telling && !/\d$/.test(begins);
    if (isTelling || endsOfLink(word, at).some((rest) => fromEnd.has(rest))) beginnings.push(`^${begins}`);
  }
  for (let at = shortestFront; at <= last; at++) {
    if (changing.test(word.slice(0, at))) continue;
    const isClear = word.length - at >= telling || fromFront.has(at);
    for (const key of keys) (isClear ? ends : vagueEnds).push(...endOf(key, at).map((end) => `-${end}`));
  }
  return { beginnings, ends, vagueEnds };
}

/** What a key ends with; the stem of a short end may be gone. */
const endOf = (key: string, from: number) =>
  key.indexOf('|') - from >= shortestPart - 1 ? [key.slice(from)] : [];

/** Where a part may go on behind one that ends at a place. */
const endsOfLink = (word: string, at: number) =>
  linking.filter((link) => word.startsWith(link, at)).map((link) => at + link.length);

/** The places up to which a word is made of common words. */
function coveredUpTo(word: string): ReadonlySet<number> {
  const covered = new Set([0]);
  for (const from of covered) {
    for (let to = from + shortestPart; to <= Math.min(word.length, from + longestCommon); to++) {
      if (common.has(word.slice(from, to))) for (const end of endsOfLink(word, to)) covered.add(end);
    }
  }
  covered.delete(0);
  return covered;
}

/** The places from which a word is made of common words, the last of them in any form. */
function coveredFrom(word: string, keys: readonly string[]): ReadonlySet<number> {
  const covered = new Set<number>();
  for (let from = word.length - shortestPart; from > 0; from--) {
    if (keys.some((key) => endOf(key, from).some((end) => commonKeys.has(end)))) covered.add(from);
  }
  for (const next of covered) {
    for (const link of linking) {
      const to = next - link.length;
      if (!word.startsWith(link, to)) continue;
      for (let from = to - shortestPart; from > 0 && from >= to - longestCommon; from--) {
        if (common.has(word.slice(from, to))) covered.add(from);
      }
    }
  }
  return covered;
}
