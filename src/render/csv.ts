// An answer for a spreadsheet: one table with one header, what is said of it at the end, all else in files beside it.
// Excel and LibreOffice in a German office open them without asking.
import {
  type Document,
  inLanguage,
  itemLabel,
  type Lang,
  type Provenance,
  saidIn,
  type SentField,
  type Table,
} from '../document/index.ts';
import { dateField, empty, type Field, lineField, numberField, textField } from './csv/field.ts';
import { cellWithAddress, plainSentence } from './csv/plain.ts';
import { tableRows } from './csv/table.ts';
import type { About } from './pdf/sheet.ts';
import { type Words, wordsIn } from './pdf/words.ts';

/** What a document does not say of itself. */
export type CsvAbout = Pick<About, 'question' | 'askedOn'>;

type Row = readonly Field[];

/** Without it, Excel reads umlauts as two characters each. */
const byteOrderMark = '\ufeff';

/** The answer's table, every row of it; after an empty line the result, the notes, and where it is from. */
export function toCsv(document: Document, about: CsvAbout): Uint8Array {
  const { lang, headline, preface, notes = [], provenance } = document;
  const words = wordsIn(lang);
  const [main] = tablesOf(document);
  const sentences = [headline, ...(preface ? [preface] : []), ...notes.map(saidIn)];
  return fileOf([
    main ? tableRows(main, lang) : [],
    [
      ...sentences.map((sentence) => [lineField(plainSentence(sentence, lang, cellWithAddress))]),
      ...(provenance ? provenanceRows(provenance, document, words) : []),
      [lineField(words.question), lineField(about.question)],
      [lineField(words.askedOn), dateField(about.askedOn, lang)],
    ],
  ]);
}

export interface FurtherTable {
  /** What it shows; foreign text. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The answer's other tables and every field that the service sent: each is one table with one header. */
export function furtherCsv(document: Document): readonly FurtherTable[] {
  const { lang, provenance } = document;
  const [, ...others] = tablesOf(document);
  const sent = provenance?.fields ?? [];
  return [
    ...others.map((table) => ({
      name: table.caption ?? table.columns.join(' '),
      bytes: fileOf([tableRows(table, lang)]),
    })),
    ...(sent.length > 0 ? [{ name: sentName[lang], bytes: fileOf([sentRows(sent, lang)]) }] : []),
  ];
}

const sentName = { de: 'Alle Felder des Dienstes', en: 'All fields of the service' };

/** With an empty line between the parts. */
function fileOf(parts: readonly (readonly Row[])[]): Uint8Array {
  const texts = parts
    .filter((rows) => rows.length > 0)
    .map((rows) => rows.map((fields) => `${fields.join(';')}\r\n`).join(''));
  return new TextEncoder().encode(byteOrderMark + texts.join('\r\n'));
}

/** The one that is the answer first: each single case, where the answer sums them up. */
function tablesOf({ cases, tables = [], lang }: Document): readonly Table[] {
  const filled = [...(cases ? [cases] : []), ...tables].filter(({ rows }) => rows.length > 0);
  const joined: Table[] = [];
  for (const table of filled) {
    const at = joined.findIndex((other) =>
      other === cases ? isSame(other, table) : isContinued(other, table, lang),
    );
    const other = joined[at];
    if (!other) joined.push(table);
    else if (other !== cases) joined[at] = { ...other, rows: [...other.rows, ...table.rows] };
  }
  return joined;
}

const isSame = (one: Table, other: Table) =>
  one.rows.length === other.rows.length && one.columns.join('|') === other.columns.join('|');

/** Lists of what and how much are divided for the sake of a message. */
function isContinued(one: Table, other: Table, lang: Lang): boolean {
  const [head, other0] = [one, other].map(({ columns }) =>
    columns.map((label) => label.trim() || itemLabel[lang]),
  );
  return (
    head !== undefined &&
    head.length > 1 &&
    head[0] === itemLabel[lang] &&
    head.join('|') === other0?.join('|')
  );
}

function provenanceRows(
  { asOf, status, sources, askedOn }: Provenance,
  { lang }: Pick<Document, 'lang'>,
  words: Words,
): readonly Row[] {
  const absent = lineField(words.notStated);
  const source = lineField(inLanguage(lang)({ de: 'Quelle', en: 'Source' }));
  const named = sources.map(({ title, url, details = [] }) => [
    source,
    lineField(title),
    ...(url === undefined ? [] : [textField(url)]),
    ...details.map((cell) => lineField(cellWithAddress(cell, lang))),
  ]);
  const day = asOf?.kind === 'date' ? dateField(asOf.date, lang) : undefined;
  return [
    ...(named.length > 0 ? named : [[source, absent]]),
    [lineField(words.asOf), day ?? (asOf ? lineField(cellWithAddress(asOf, lang)) : absent)],
    [lineField(words.status), status === undefined ? absent : lineField(status)],
    [lineField(words.retrievedOn), dateField(askedOn, lang)],
  ];
}

/** Every field that the service sent, by its own name: what an answer leaves out, too. */
function sentRows(fields: readonly SentField[], lang: Lang): readonly Row[] {
  const heads = { de: ['Feld des Dienstes', 'gesendet'], en: ['Field of the service', 'as sent'] }[lang];
  return [
    heads.map(lineField),
    ...fields.map(({ path, value }) => [lineField(path.join('.')), valueField(value)]),
  ];
}

const valueField = (value: SentField['value']): Field =>
  typeof value === 'number' ? numberField(value) : value === null ? empty : textField(String(value));
