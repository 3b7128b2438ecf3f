// An answer for a spreadsheet: a file that Excel and LibreOffice in a German office open without asking.
import {
  type Document,
  inLanguage,
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

/** The whole document, nothing folded: the result, each table, and where it is from, with an empty line in between. */
export function toCsv(document: Document, about: CsvAbout): Uint8Array {
  const { lang, headline, preface, notes = [], tables = [], provenance } = document;
  const words = wordsIn(lang);
  const sentences = [headline, ...(preface ? [preface] : []), ...notes.map(saidIn)];
  const asked: readonly Row[] = [
    [lineField(words.question), lineField(about.question)],
    [lineField(words.askedOn), dateField(about.askedOn, lang)],
  ];
  const blocks: readonly (readonly Row[])[] = [
    sentences.map((sentence) => [lineField(plainSentence(sentence, lang, cellWithAddress))]),
    ...tables.filter(({ rows }) => rows.length > 0).map((table) => tableBlock(table, document)),
    [...(provenance ? provenanceRows(provenance, document, words) : []), ...asked],
    ...(provenance?.fields?.length ? [sentRows(provenance.fields, document)] : []),
  ];
  const lines = blocks.map((rows) => rows.map((fields) => `${fields.join(';')}\r\n`).join(''));
  return new TextEncoder().encode(byteOrderMark + lines.join('\r\n'));
}

function tableBlock(table: Table, { lang }: Pick<Document, 'lang'>): readonly Row[] {
  const { caption, columns } = table;
  const rows = tableRows(table, lang);
  // A list has its caption as its header, too.
  return caption && columns.join() !== caption ? [[lineField(caption)], ...rows] : rows;
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
function sentRows(fields: readonly SentField[], { lang }: Pick<Document, 'lang'>): readonly Row[] {
  const heads = { de: ['Feld des Dienstes', 'gesendet'], en: ['Field of the service', 'as sent'] }[lang];
  return [
    heads.map(lineField),
    ...fields.map(({ path, value }) => [lineField(path.join('.')), valueField(value)]),
  ];
}

const valueField = (value: SentField['value']): Field =>
  typeof value === 'number' ? numberField(value) : value === null ? empty : textField(String(value));
