// A message's text taken apart: its words, what was typed, and the files in it.
import { readWords, type Upload, type Word } from '../../kit/index.ts';
import type { FileKind } from '../../render/files.ts';
import { readFileWords } from './fileWords.ts';

export interface ReadText {
  /** The whole of it. */
  readonly text: string;
  readonly words: readonly Word[];
  /** As typed, without the files. */
  readonly typed: string;
  /** The same without the words for files at its end. */
  readonly question: string;
  /** Those words, as typed. */
  readonly fileWords: string;
  readonly uploads: readonly Upload[];
  /** The answer is wanted as such files too; the words for that are not among `words`. */
  readonly wanted: readonly FileKind[];
}

/** https://zulip.com/api/upload-file: how a message names a file; newer servers write images with a `!` in front. */
const upload = /!?\[([^\]\n]*)\]\(\/user_uploads\/([^\s()?#]+)\)/g;

/** A dot or two as part of the path, written in any way, would lead to something else than an uploaded file. */
const leadsOut = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/** Pure. */
export function readText(text: string): ReadText {
  // The pattern alone would look long at a text full of brackets.
  const uploads = [...(text.includes('](/user_uploads/') ? text.matchAll(upload) : [])]
    .map(([, name = '', path = '']) => ({ name, path }))
    .filter(({ path }) => !leadsOut.test(path));
  const typed = uploads.length > 0 ? text.replace(upload, ' ').trim() : text;
  const files = readFileWords(typed);
  return { ...files, text, words: readWords(files.question), typed, uploads };
}

/** „als PDF bitte“: nothing else is said. */
export const wantsOnlyFile = ({ words, wanted }: ReadText) => words.length === 0 && wanted.length > 0;

/** What stands behind the first so many words, as typed. */
export function behindWords(typed: string, count: number): string {
  let rest = typed.trimStart();
  for (let left = count; left > 0 && rest !== '';) {
    const [first = ''] = /^\S+\s*/.exec(rest) ?? [];
    left -= readWords(first).length;
    rest = rest.slice(first.length);
  }
  return rest.trim();
}
