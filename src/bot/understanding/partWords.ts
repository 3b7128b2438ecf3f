// „mehr“ and „quellen“ as a whole message: a part of the answer before it is wanted, by itself.
import type { Word } from '../../kit/index.ts';

/** What stands in an answer's fold, or its sources in full. */
export type Part = 'more' | 'sources';

const partOf: ReadonlyMap<string, Part> = new Map([
  ...['mehr', 'alles', 'angaben', 'details', 'einzelheiten', 'ausfuehrlich', 'weiteres', 'more'].map(
    (word) => [word, 'more'] as const,
  ),
  ...['quelle', 'quellen', 'quellenangaben', 'belege', 'source', 'sources', 'references'].map(
    (word) => [word, 'sources'] as const,
  ),
]);

/** What stands around them. */
const around = new Set(
  (
    'bitte please die den der dazu davon hierzu alle all the zeig zeige mir nenn nenne show give me noch und and ' +
    'weitere weiteren genaue infos info welche which what'
  ).split(' '),
);

const mostWords = 5;

/** Undefined where anything else is said. Pure. */
export function partIn(words: readonly Word[]): Part | undefined {
  if (words.length > mostWords) return undefined;
  const parts = new Set(words.flatMap(({ plain }) => partOf.get(plain) ?? []));
  const isAll = words.every(({ plain }) => partOf.has(plain) || around.has(plain));
  const [part, other] = parts;
  return isAll && other === undefined ? part : undefined;
}
