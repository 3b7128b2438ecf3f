// „mehr“, „quellen“ and „warum?“ as a whole message: a part of the answer before it is wanted, by itself.
import type { Word } from '../../kit/index.ts';

/** What stands in an answer's fold, its sources in full, or how its figure comes about. */
export type Part = 'more' | 'sources' | 'why';

const partOf: ReadonlyMap<string, Part> = new Map([
  ...['mehr', 'alles', 'angaben', 'details', 'einzelheiten', 'ausfuehrlich', 'weiteres', 'more'].map(
    (word) => [word, 'more'] as const,
  ),
  ...['quelle', 'quellen', 'quellenangaben', 'belege', 'source', 'sources', 'references'].map(
    (word) => [word, 'sources'] as const,
  ),
  ...[
    ...['warum', 'wieso', 'weshalb', 'gerechnet', 'berechnet', 'errechnet', 'ausgerechnet', 'rechenweg'],
    ...['rechnung', 'berechnung', 'zustande', 'zusammen', 'darauf', 'why', 'calculated', 'calculation'],
    ...['calculate', 'reckoned', 'computed', 'arrive'],
  ].map((word) => [word, 'why'] as const),
]);

/** Of these alone, nobody knows what is wanted: „zusammen?“ */
const needsHow: ReadonlySet<string> = new Set([
  'zustande',
  'zusammen',
  'darauf',
  'arrive',
  'calculate',
  'rechnung',
]);
const how: ReadonlySet<string> = new Set(['wie', 'woraus', 'how']);

/** What stands around them. */
const around = new Set(
  (
    'bitte please die den der dazu davon hierzu alle all the zeig zeige mir nenn nenne show give me noch und and ' +
    'weitere weiteren genaue infos info welche which what'
  ).split(' '),
);

/** What stands around those of „why“. */
const aroundWhy = new Set(
  (
    'wie woraus how wurde wird ist sind kommt kommst kommen hast habt haben setzt du ihr sie sich das dies so genau ' +
    'denn es der die den betrag summe zahl zuschuss was is that this it did do does you the amount sum figure so at'
  ).split(' '),
);

const mostWords = 6;

const isAroundPart = (plain: string) => around.has(plain);

/** „Von wann ist die Gebühr?“, „wie aktuell ist die Zahl denn“: the sources have their date. */
const asksDate =
  /(?<![a-z])(?:von wann (?:ist|sind|stammt|stammen)|wie (?:aktuell|alt|frisch) (?:ist|sind)|welcher stand|welchen stand|how (?:old|current|recent) (?:is|are))(?![a-z])/;
const ofFigures =
  /(?<![a-z])(?:zahl|zahlen|angaben?|auskunft|auskuenfte|infos?|informationen|gebuehr|gebuehren|betrag|betraege|werte?|daten|preise?|figures?|numbers?|data)(?![a-z])/;
const mostWordsOnDate = 9;

/** Undefined where anything else is said. Pure. */
export function partIn(words: readonly Word[]): Part | undefined {
  const said = words.map(({ plain }) => plain).join(' ');
  if (words.length <= mostWordsOnDate && asksDate.test(said) && ofFigures.test(said)) return 'sources';
  if (words.length > mostWords) return undefined;
  const parts = new Set(words.flatMap(({ plain }) => partOf.get(plain) ?? []));
  const [part, other] = parts;
  if (other !== undefined) return undefined;
  const isAround =
    part === 'why' ? (plain: string) => aroundWhy.has(plain) || around.has(plain) : isAroundPart;
  const isAll = words.every(({ plain }) => partOf.has(plain) || isAround(plain));
  const isPlain = words.some(({ plain }) => how.has(plain) || (partOf.has(plain) && !needsHow.has(plain)));
  return isAll && isPlain ? part : undefined;
}
