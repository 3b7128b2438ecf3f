// Words that want the answer as a file: „pdf“, „als Diagramm bitte“, at the end of a question.
import { readWords, type Word } from '../../kit/index.ts';
import type { FileKind } from '../../render/files.ts';

const kindOf: ReadonlyMap<string, FileKind> = new Map([
  ...['pdf', 'pdfs', 'pdfdatei', 'pdfdokument', 'pdfformat', 'pdffile'].map((word) => [word, 'pdf'] as const),
  ...[
    ...['csv', 'csvdatei', 'csvtabelle', 'csvformat', 'csvfile'],
    ...['excel', 'exceldatei', 'exceltabelle', 'spreadsheet'],
  ].map((word) => [word, 'csv'] as const),
  ...['diagramm', 'balkendiagramm', 'grafik', 'schaubild', 'chart', 'diagram', 'graph'].map(
    (word) => [word, 'chart'] as const,
  ),
]);

/** „PDF/CSV“, „pdf+csv“: signs between them are gone in plain writing. */
const several = /^(?:pdf|csv|diagramm|chart)+$/;
const one = /pdf|csv|diagramm|chart/g;

/** What stands around them. */
const around = new Set(
  (
    'als as a an im in per format datei file bitte please und and auch also ein eine einem einer mit with danke dank vielen ' +
    'thanks thank you bar ' +
    'nochmal noch mal again das ganze gibt es that it'
  ).split(' '),
);

/** „Ohne PDF“ wants none. */
const negating = new Set(['ohne', 'kein', 'keine', 'keinen', 'nicht', 'aber', 'without', 'no', 'not', 'but']);

const kindsIn = ({ plain }: Word): readonly FileKind[] => {
  const kind = kindOf.get(plain);
  if (kind) return [kind];
  return several.test(plain) ? (plain.match(one) ?? []).flatMap((part) => kindOf.get(part) ?? []) : [];
};

const isAround = (word: Word) =>
  around.has(word.plain) || negating.has(word.plain) || kindsIn(word).length > 0;

export interface FileWords {
  readonly wanted: readonly FileKind[];
  /** What is typed before them. */
  readonly question: string;
  /** They themselves, with what stands around them, as typed. */
  readonly fileWords: string;
}

/** So many letters at the end are looked at. */
const longestEnd = 150;

/** Pure. */
export function readFileWords(typed: string): FileWords {
  const trimmed = typed.trim();
  const before = trimmed.slice(0, Math.max(0, trimmed.length - longestEnd));
  const pieces = trimmed.slice(before.length).split(/(?<=\s)(?=\S)/);
  const end = pieces.findLastIndex((piece) => !readWords(piece).every(isAround)) + 1;
  const behind = pieces.slice(end).join('');
  const words = readWords(behind);
  const named = [...new Set(words.flatMap(kindsIn))];
  if (named.length === 0) return { wanted: [], question: trimmed, fileWords: '' };
  const question = [before, ...pieces.slice(0, end)]
    .join('')
    .trim()
    .replace(/\s*[,;+–-]$/, '');
  if (words.some(({ plain }) => negating.has(plain))) return { wanted: [], question, fileWords: '' };
  return { wanted: named, question, fileWords: behind.trim() };
}
