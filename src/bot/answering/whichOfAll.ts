// „In welchen Ländern ist der Kurs Pflicht?“, „Wo geht es online?“: the places of an overview by what one column says of each.
import {
  type Cell,
  type Document,
  inLanguage,
  joined,
  type Sentence,
  strong,
  type Table,
  text,
} from '../../document/index.ts';
import { asksWhichPlaces, capital, readWords, stemOf, stemsIn } from '../../kit/index.ts';
import { formatCell } from '../../render/value.ts';
import { fewestRows, isOfPlaces, withFirst } from './order.ts';

const where = /(?<!\p{L})(?:wo|where)(?!\p{L})/iu;
/** So many are named of each. */
const mostNamed = 10;
const verdict = /^(ja|nein|teilweise|yes|no|partly)(?!\p{L})/iu;
const inOrder = { de: ['ja', 'teilweise', 'nein'], en: ['yes', 'partly', 'no'] } as const;
/** Letters of a word that tells. */
const shortest = 4;

/** The same one where no column that says yes or no of each is asked about. Pure. */
export function groupedByAnswer(document: Document, question: string): Document {
  if (!where.test(question) && !asksWhichPlaces(question)) return document;
  const { lang, tables = [], notes = [] } = document;
  const asked = stemsIn(question, lang);
  for (const table of tables) {
    const { columns, rows } = table;
    const isNamed = (label: string, index: number) => index > 0 && isAsked(label, asked, lang);
    const at = isOfPlaces(table) ? columns.findIndex(isNamed) : -1;
    const groups = at < 0 ? [] : groupsOf(rows, at, document);
    if (groups.length === 0) continue;
    return {
      ...document,
      headline: headlineOf(columns[at] ?? '', groups, lang),
      // What was told first, where nothing particular is asked.
      notes: [...notes, { kind: 'beside', says: document.headline }],
      tables: tables.map((one) => (one === table ? ledBy(table, at) : one)),
    };
  }
  return document;
}

/** With that column first, and the diagram that it had. */
function ledBy(table: Table, at: number): Table {
  const { chart } = table;
  const placeOf = (column: number) => (column === at ? 1 : column > 0 && column < at ? column + 1 : column);
  return {
    ...table,
    ...withFirst(table, [at]),
    columnsSeen: 2,
    ...(chart ? { chart: { label: placeOf(chart.label), value: placeOf(chart.value) } } : {}),
  };
}

/** Every telling word of it is a word of the question: „Kurs ist Pflicht“. */
function isAsked(label: string, asked: readonly string[], lang: Document['lang']): boolean {
  const stems = readWords(label)
    .filter(({ plain }) => plain.length >= shortest)
    .map(({ plain }) => stemOf(plain, lang));
  return stems.length > 0 && stems.every((stem) => asked.some((word) => word.endsWith(stem)));
}

interface Group {
  readonly said: string;
  readonly names: readonly Cell[];
}

/** The places by what is said of them, those of which nothing is said last; none where hardly any cell says yes or no. */
function groupsOf(rows: readonly (readonly Cell[])[], at: number, { lang }: Document): readonly Group[] {
  const unknown = inLanguage(lang)({ de: 'ohne Angabe', en: 'not stated' });
  const answers = rows.flatMap(([name, ...cells]) => {
    const cell = cells[at - 1];
    const [, said] = verdict.exec(cell ? formatCell(cell, lang) : '') ?? [];
    return name ? [{ name, said: said?.toLowerCase() }] : [];
  });
  if (answers.filter(({ said }) => said !== undefined).length < fewestRows) return [];
  return [...inOrder[lang], undefined].flatMap((said) => {
    const names = answers.filter((one) => one.said === said).map(({ name }) => name);
    return names.length > 0 ? [{ said: said ?? unknown, names }] : [];
  });
}

/** „Kurs ist Pflicht: **ja** in Bayern, Hessen; **nein** in Niedersachsen; ohne Angabe in Berlin.“ */
function headlineOf(label: string, groups: readonly Group[], lang: Document['lang']): Sentence {
  const say = inLanguage(lang);
  const told = groups.map(({ said, names }): Sentence => {
    const shown = names.slice(0, mostNamed).map((name): Sentence => [text(formatCell(name, lang))]);
    const more = names.length - shown.length;
    const others = more > 0 ? [say({ de: ` und ${more} weiteren`, en: ` and ${more} more` })] : [];
    return [strong(said), ' in ', ...joined(shown, ', '), ...others];
  });
  return [`${capital(label)}: `, ...joined(told, '; '), '.'];
}
