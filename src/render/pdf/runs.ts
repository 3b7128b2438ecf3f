// Sentences and cells as runs of text for paper: what a link leads to can be read, nothing is folded.
import type { Cell, Lang, Sentence, Source } from '../../document/index.ts';
import { formatCell } from '../value.ts';
import type { Legible } from './legible.ts';

export type Run =
  | string
  | { readonly strong: readonly Run[] }
  /** Words to type. */
  | { readonly code: string }
  /** Set apart, because it is no value. */
  | { readonly muted: string }
  | { readonly link: string; readonly url: string };

export interface Writing {
  readonly lang: Lang;
  readonly legible: Legible;
}

export function sentenceRuns(sentence: Sentence, writing: Writing): readonly Run[] {
  const runs = sentence.flatMap((part): readonly Run[] => {
    if (typeof part === 'string') return [writing.legible(part)];
    return 'kind' in part ? cellRuns(part, writing) : [{ strong: sentenceRuns(part.strong, writing) }];
  });
  return trimmed(runs);
}

export function cellRuns(cell: Cell, writing: Writing): readonly Run[] {
  const { lang, legible } = writing;
  if (cell.kind === 'link') return [linkRun(cell.text, cell.url, legible)];
  if (cell.kind === 'code') return [{ code: legible(cell.text).replace(/\s+/g, ' ') }];
  if (cell.kind === 'notStated') return [{ muted: formatCell(cell, lang) }];
  if (cell.kind === 'phrase') return sentenceRuns(cell.parts, writing);
  if (cell.kind === 'list') {
    return cell.items.flatMap((item, index) => [...(index > 0 ? ['; '] : []), ...cellRuns(item, writing)]);
  }
  return trimmed([legible(formatCell(cell, lang))]);
}

/** Longer than this, what is stated of a source is for a file; a law's paragraph or a date is short. */
const longestDetail = 24;

/** A source in few words: whose it is, which leads to its address, and its date. */
export function sourceRuns({ title, url, details = [] }: Source, writing: Writing): readonly Run[] {
  const host = url && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined;
  const short = details.filter((cell) => textOf({ strong: cellRuns(cell, writing) }).length <= longestDetail);
  const words = host === undefined || title.includes(host) ? title : `${title} (${host})`;
  const text = writing.legible(words).replaceAll('\n', ' ').trim();
  const named: Run = url && url.length <= longestUrl && /^https?:/.test(url) ? { link: text, url } : text;
  return [named, ...short.flatMap((cell): readonly Run[] => [' · ', ...cellRuns(cell, writing)])];
}

/** More characters than this no printed address has, and not every reader takes. */
const longestUrl = 2000;

/** Where the words are no address themselves, it follows them; the scheme is left out, as people write it. */
function linkRun(words: string, url: string, legible: Legible): Run {
  const address = url.replace(/^https?:\/\/|\/$/g, '');
  const shown = words.replace(/^https?:\/\/|^www\.|\/?…?$/g, '');
  const isAddress = shown === '' || (shown.includes('.') && address.replace(/^www\./, '').startsWith(shown));
  const text = legible(isAddress ? address : `${words} (${address})`);
  return url.length > longestUrl ? text : { link: text, url };
}

/** Without the spaces at both ends, which would move what is aligned. */
function trimmed(runs: readonly Run[]): readonly Run[] {
  return runs
    .map((run, index) => {
      if (typeof run !== 'string') return run;
      const text = index === 0 ? run.trimStart() : run;
      return index === runs.length - 1 ? text.trimEnd() : text;
    })
    .filter((run) => run !== '');
}

export const textOf = (run: Run): string => {
  if (typeof run === 'string') return run;
  if ('strong' in run) return run.strong.map(textOf).join('');
  return 'code' in run ? run.code : 'muted' in run ? run.muted : run.link;
};

/** The same runs with their words changed; what is to be typed or opened is no prose. */
export function withText(
  runs: readonly Run[],
  change: (text: string, isProse: boolean) => string,
): readonly Run[] {
  return runs.map((run): Run => {
    if (typeof run === 'string') return change(run, true);
    if ('strong' in run) return { strong: withText(run.strong, change) };
    if ('code' in run) return { code: change(run.code, false) };
    return 'muted' in run ? { muted: change(run.muted, true) } : { ...run, link: change(run.link, false) };
  });
}
