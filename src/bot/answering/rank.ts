// „Wo ist es am günstigsten?“: the overview sorted by the figure that was asked for, with the answer in its first line: the first
// of them, the last, and by what ranges that cross are sorted.
import {
  type Cell,
  type Document,
  inLanguage,
  joined,
  type Lang,
  note,
  type Note,
  type Sentence,
  strong,
  type Table,
  text,
  type Text,
} from '../../document/index.ts';
import { capital, type Command, type Degree, orderIn, plainWords, stemOf, stemsIn } from '../../kit/index.ts';
import { formatCell } from '../../render/value.ts';
import { type InStates, noneThere, rowsIn, saysWhere, statesAsked } from './inStates.ts';
import { fewestRows, figureOf, inOrder, isOfPlaces, mostAsked, withFirst } from './order.ts';
import { groupedByAnswer } from './whichOfAll.ts';

const sum = /zusammen|gesamt|summe|total/i;
/** Letters of a word that may name a column, and of the end of one. */
const shortest = 4;
const longEnd = 7;
/** A column with less than so much of another one's money is a part of it. */
const part = 1 / 3;
/** So many columns are told of where none is named. */
const mostTold = 3;

/** An overview as it was asked for; the same one where the question ranks nothing that it has. Pure. */
export function ranked(document: Document, question: string, { name }: Pick<Command, 'name'>): Document {
  const said = plainWords(question);
  const order = orderIn(question);
  const subject = new Set(stemsIn([...name.de, ...name.en].join(' ').replaceAll('-', ' ')));
  // „the cheapest hunting licence“ names no column „one-year licence“.
  const asked = said.filter((plain) => plain.length >= shortest && !subject.has(stemOf(plain)));
  const tables = document.tables ?? [];
  const measured = order && measure.exec(question.slice(0, mostLetters))?.[0];
  if (measured !== undefined && !tables.some(({ columns }) => columns.some(isMeasured)))
    return { ...document, headline: notByThat(measured, document), firstLine: 'unsaid' };
  for (const table of order ? tables : []) {
    const columns = order ? columnsFor(table, order, asked, measured !== undefined) : [];
    const [first] = columns;
    if (!order || first === undefined) continue;
    const where = statesAsked(question);
    const there = rowsIn(table, where, document);
    const isKnown = there.rows.some((row) => figureOf(row[first], table.columns[first]) !== undefined);
    const shown = isKnown ? there : table;
    const ranking = {
      ...order,
      begins: there === table ? order.first : saysWhere(order.first, where, isKnown),
      most: mostAsked(said),
    };
    const headline = headlineOf(shown, columns, ranking, document);
    return {
      ...document,
      headline: isKnown ? headline : [noneThere(where)[document.lang], ' ', ...headline],
      notes: [
        ...regionNotes(where, document),
        ...(document.notes ?? []),
        // What the figures are, and what they leave out.
        { kind: 'beside', says: document.headline },
      ],
      tables: [sortedBy(shown, columns, order), ...tables.filter((one) => one !== table)],
    };
  }
  return order ? document : groupedByAnswer(document, question);
}

/** „am meisten Stunden“: where no column states hours, the amounts beside them are no answer. */
const measure = /(?<!\p{L})\p{L}*(?:stunden|hours|prozent|percent)(?!\p{L})/iu;
const mostLetters = 1_200;
const isMeasured = (column: string): boolean => measure.test(column);

const notByThat = (measured: string, { lang }: Document): Sentence =>
  inLanguage(lang)<Sentence>({
    de: [
      strong('Danach kann ich nicht ordnen'),
      ': „',
      text(measured),
      '“ steht nicht in der Übersicht des Dienstes.',
    ],
    en: [strong('I cannot rank by that'), ': “', text(measured), '” is not in the overview of the service.'],
  });

/** „Süddeutschland“ */
const regionNotes = ({ regions }: InStates, { lang }: Document): readonly Note[] =>
  regions.map((region) =>
    note(
      'reading',
      inLanguage(lang)({
        de: [`„`, text(region), '“ ist kein Bundesland und bleibt außer Betracht; ich kenne die 16 Länder.'],
        en: ['“', text(region), '” is no state and was left out; I know the 16 states.'],
      }),
    ),
  );

/** By number, those that could be meant: named in the question, else the sum, else all that are no part of another. */
function columnsFor(
  table: Table,
  { of }: Degree,
  asked: readonly string[],
  isOnMeasure: boolean,
): readonly number[] {
  const { columns, rows } = table;
  // Where a place has several rows, which of them is meant was not said.
  const isOnce = new Set(rows.map(([name]) => JSON.stringify(name))).size === rows.length;
  if (!isOfPlaces(table) || !isOnce) return [];
  const numeric = [...columns.keys()].filter(
    (at) => at > 0 && rows.filter((row) => figureOf(row[at], columns[at]) !== undefined).length >= fewestRows,
  );
  const isNamed = (at: number) =>
    plainWords(columns[at] ?? '').some((plain) => asked.some((word) => isSameMatter(word, plain)));
  const fitting = numeric.filter((at) => rows.some((row) => row[at]?.kind === of));
  const most = (at: number) => Math.max(...rows.map((row) => figureOf(row[at], columns[at])?.max ?? 0));
  const largest = Math.max(...fitting.map(most));
  const options = [
    isOnMeasure ? numeric.filter((at) => isMeasured(columns[at] ?? '')) : [],
    numeric.filter(isNamed),
    fitting.filter((at) => sum.test(columns[at] ?? '')),
    fitting.filter((at) => most(at) >= part * largest),
  ];
  return (options.find((some) => some.length > 0) ?? []).slice(0, mostTold);
}

/** In another form, or as the end of a longer word: „Jagdprüfung“ of „Prüfungsgebühr“. */
function isSameMatter(word: string, column: string): boolean {
  if (stemOf(word) === stemOf(column)) return column.length >= shortest;
  const ends = Array.from({ length: Math.max(0, word.length - longEnd + 1) }, (_, from) => word.slice(from));
  return ends.some((end) => column.startsWith(end));
}

/** With the columns that were ranked first. */
function sortedBy(table: Table, ranking: readonly number[], order: Degree): Table {
  const [first = 0] = ranking;
  const { caption, whole } = table;
  return {
    ...withFirst({ ...table, rows: inOrder(table, first, order) }, ranking),
    list: 'ranked',
    columnsSeen: Math.min(ranking.length + 1, mostTold),
    chart: { label: 0, value: 1 },
    // „Alle Orte, die längsten zuerst“ was another order.
    ...(caption === undefined
      ? {}
      : { caption: caption.replace(/, (?:die längsten zuerst|the longest first)$/, '') }),
    ...(whole === undefined ? {} : { whole }),
  };
}

interface Ranking extends Degree {
  /** What the first line begins with. */
  readonly begins: Text;
  /** So many of them are told by name. */
  readonly most: number;
}

/** So many places are named where several have the same figure. */
const mostNamed = 3;

/** „Am günstigsten: **Köln: 466 bis 503 €** (Musterprotokoll); **Bonn: …** (eigene Satzung).“, and the other end. */
function headlineOf(table: Table, ranking: readonly number[], order: Ranking, { lang }: Document): Sentence {
  const say = inLanguage(lang);
  const [first = 0] = ranking;
  const winners = ranking.map((at) => ({
    label: table.columns[at] ?? '',
    groups: groupsOf(table, at, order),
  }));
  // What many places have alike tells none of them.
  const telling = winners.filter(({ groups: [group] }) => (group?.names.length ?? 0) <= mostNamed);
  const told = (telling.length > 0 ? telling : winners).map(({ label, groups }): Sentence => {
    const named = groups.slice(0, order.most).map((group): Sentence => [strong(...sayingOf(group, label))]);
    return [...joined(named, ', '), ` (${label.replace(inDays, '')})`];
  });
  const known = table.rows.filter((row) => figureOf(row[first], table.columns[first])).length;
  const all = table.rows.length;
  const some =
    known === 1
      ? say({
          de: [` – von ${all} ist es nur dafür bekannt`],
          en: [` – the only one of ${all} for which it is known`],
        })
      : say({
          de: [` – unter ${known} von ${all}, für die es bekannt ist`],
          en: [` – among the ${known} of ${all} for which it is known`],
        });
  const end = winners.length === 1 ? otherEnd(winners[0], order, lang) : [];
  return [
    `${capital(order.begins[lang])}: `,
    ...joined(told, '; '),
    ...end,
    ...(known < all ? some : []),
    '.',
  ];
}

interface Group {
  readonly names: readonly string[];
  readonly value: Cell;
}

/** The places by their figure, in order: those with the same one together. */
function groupsOf(table: Table, at: number, order: Degree): readonly Group[] {
  const groups = new Map<string, { names: string[]; value: Cell }>();
  for (const row of inOrder(table, at, order)) {
    const value = row[at];
    if (!value || figureOf(value, table.columns[at]) === undefined) continue;
    const group = groups.get(JSON.stringify(value)) ?? { names: [], value };
    group.names.push(row[0] ? formatCell(row[0], 'de') : '');
    groups.set(JSON.stringify(value), group);
  }
  return [...groups.values()];
}

function sayingOf({ names, value }: Group, label: string): readonly (string | Cell)[] {
  const more = names.length > mostNamed ? ` (+ ${names.length - mostNamed})` : '';
  return [text(names.slice(0, mostNamed).join(', ')), `${more}: `, withUnit(value, label)];
}

/** The last place, and by what ranges that cross are sorted. */
function otherEnd(
  winner: { readonly label: string; readonly groups: readonly Group[] } | undefined,
  { isLess, last: end, most }: Ranking,
  lang: Lang,
): Sentence {
  const groups = winner?.groups ?? [];
  const last = groups.at(-1);
  if (!winner || !last || groups.length <= most) return [];
  const figures = groups.flatMap(({ value }) => figureOf(value, winner.label) ?? []);
  const doCross = figures.some(({ min, max }, at) => {
    const next = figures[at + 1];
    return next !== undefined && (isLess ? max > next.min : next.max > min) && min !== max;
  });
  const isSorted = { de: '; sortiert nach der Mitte der Spanne', en: '; sorted by the middle of the range' }[
    lang
  ];
  return [`; ${end[lang]}: `, ...sayingOf(last, winner.label), ...(doCross ? [isSorted] : [])];
}

/** „Vorlauf in Tagen“: in a sentence the unit stands at its figure. */
const inDays = / in (?:Tagen|days)$/;
const withUnit = (value: Cell, label: string): Cell =>
  value.kind === 'count' && value.unit === undefined && inDays.test(label)
    ? { ...value, unit: 'day' }
    : value;
