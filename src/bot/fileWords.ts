// Words that want the answer as a file: „pdf“, „als Diagramm bitte“, at the end of a question.
import type { Word } from '../kit/index.ts';
import type { FileKind } from '../render/files.ts';

const kindOf: ReadonlyMap<string, FileKind> = new Map([
  ...['pdf', 'pdfs', 'pdfdatei', 'pdfdokument'].map((word) => [word, 'pdf'] as const),
  ...['csv', 'csvdatei', 'excel', 'exceldatei', 'exceltabelle', 'spreadsheet'].map(
    (word) => [word, 'csv'] as const,
  ),
  ...['diagramm', 'balkendiagramm', 'grafik', 'schaubild', 'chart', 'diagram', 'graph'].map(
    (word) => [word, 'chart'] as const,
  ),
]);

/** What stands around them. */
const around = new Set([
  'als',
  'as',
  'a',
  'im',
  'in',
  'format',
  'datei',
  'file',
  'bitte',
  'please',
  'und',
  'and',
  'auch',
  'also',
  'ein',
  'eine',
  'mit',
  'with',
]);

export interface FileWords {
  readonly wanted: readonly FileKind[];
  /** The words before them. */
  readonly words: readonly Word[];
}

/** Pure. */
export function readFileWords(words: readonly Word[]): FileWords {
  const isOther = ({ plain }: Word) => !kindOf.has(plain) && !around.has(plain);
  const end = words.findLastIndex(isOther) + 1;
  const wanted = words.slice(end).flatMap(({ plain }) => kindOf.get(plain) ?? []);
  return wanted.length > 0 ? { wanted: [...new Set(wanted)], words: words.slice(0, end) } : { wanted, words };
}
