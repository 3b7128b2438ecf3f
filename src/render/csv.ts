// An answer for a spreadsheet: a file that Excel and LibreOffice in a German office open without asking.
import { type Document, inLanguage, type Provenance, type Table } from '../document/index.ts';
import { dateField, type Field, lineField, textField } from './csv/field.ts';
import { cellWithAddress, plainSentence } from './csv/plain.ts';
import { tableRows } from './csv/table.ts';
import type { About } from './pdf/sheet.ts';
import { moreSources, type Words, wordsIn } from './pdf/words.ts';

/** What a document does not say of itself. */
export type CsvAbout = Pick<About, 'question' | 'askedOn'>;

type Row = readonly Field[];

/** Without it, Excel reads umlauts as two characters each. */
const byteOrderMark = '\ufeff';

/** The whole document, nothing folded: the result, each table, and where it is from, with an empty line in between. */
export function toCsv(document: Document, about: CsvAbout): Uint8Array {
  const { lang, headline, preface, notes = [], tables = [], provenance } = document;
  const words = wordsIn(lang);
  const sentences = [headline, ...(preface ? [preface] : []), ...notes];
  const asked: readonly Row[] = [
    [lineField(words.question), lineField(about.question)],
    [lineField(words.askedOn), dateField(about.askedOn, lang)],
  ];
  const blocks: readonly (readonly Row[])[] = [
    sentences.map((sentence) => [lineField(plainSentence(sentence, lang, cellWithAddress))]),
    ...tables.filter(({ rows }) => rows.length > 0).map((table) => tableBlock(table, document)),
    [...(provenance ? provenanceRows(provenance, document, words) : []), ...asked],
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
  { asOf, status, sources, moreSources: more = 0, askedOn }: Provenance,
  { lang }: Pick<Document, 'lang'>,
  words: Words,
): readonly Row[] {
  const absent = lineField(words.notStated);
  const source = lineField(inLanguage(lang)({ de: 'Quelle', en: 'Source' }));
  const named = sources.map(({ title, url }) => [
    source,
    lineField(title),
    ...(url === undefined ? [] : [textField(url)]),
  ]);
  const day = asOf?.kind === 'date' ? dateField(asOf.date, lang) : undefined;
  return [
    ...(named.length > 0 ? named : [[source, absent]]),
    ...(more > 0 ? [[source, lineField(moreSources(more, lang))]] : []),
    [lineField(words.asOf), day ?? (asOf ? lineField(cellWithAddress(asOf, lang)) : absent)],
    [lineField(words.status), status === undefined ? absent : lineField(status)],
    [lineField(words.retrievedOn), dateField(askedOn, lang)],
  ];
}
