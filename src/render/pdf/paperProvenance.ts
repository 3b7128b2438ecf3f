// Where the figures come from, for paper: short next to the result, and in full at the end.
import type { Provenance } from '../../document/index.ts';
import { formatCell, formatDate } from '../value.ts';
import { cellRuns, type Run, sourceRuns, textOf, type Writing } from './runs.ts';
import { wordsIn } from './words.ts';

/** A name and what stands under it. */
export type Item = readonly [label: string, runs: readonly Run[]];

/** Date of the figures and how sure they are, in one line. */
export function stateLine({ asOf, status, askedOn }: Provenance, { lang, legible }: Writing): string {
  const words = wordsIn(lang);
  const date = asOf
    ? [`${words.asOf} ${formatCell(asOf, lang)}`]
    : [`${words.asOf} ${words.notStated}`, `${words.retrieved} ${formatDate(askedOn, lang)}`];
  return legible([...date, ...(status ? [status] : [])].join(' · ').trim());
}

export function provenanceItems({ asOf, status, askedOn }: Provenance, writing: Writing): readonly Item[] {
  const words = wordsIn(writing.lang);
  const absent: readonly Run[] = [{ muted: words.notStated }];
  return [
    [words.asOf, asOf ? cellRuns(asOf, writing) : absent],
    [words.status, status ? cellRuns({ kind: 'text', text: status }, writing) : absent],
    [words.retrievedOn, [formatDate(askedOn, writing.lang)]],
  ];
}

/** Each source in few words; two pages of one place would read the same, and are named once. */
export function sourceList({ sources }: Provenance, writing: Writing) {
  const named = sources.map((source) => sourceRuns(source, writing));
  const words = named.map((runs) => runs.map(textOf).join(''));
  const once = named.filter((_, at) => words.indexOf(words[at] ?? '') === at);
  return once.length > 0 ? once : [[{ muted: wordsIn(writing.lang).notStated }]];
}
