// Sentences and cells as plain text, without any markup.
import type { Cell, Lang, Sentence } from '../../document/index.ts';
import { formatCell } from '../value.ts';

/** `cellText` says how a value of it reads. */
export function plainSentence(sentence: Sentence, lang: Lang, cellText = formatCell): string {
  return sentence
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'kind' in part ? cellText(part, lang) : plainSentence(part.strong, lang, cellText);
    })
    .join('')
    .trim();
}

/** A cell with the addresses of its links: nothing can be clicked here. */
export function cellWithAddress(cell: Cell, lang: Lang): string {
  if (cell.kind === 'link') return withAddress(cell.text, cell.url);
  if (cell.kind === 'list') return cell.items.map((item) => cellWithAddress(item, lang)).join('; ');
  if (cell.kind === 'phrase') return plainSentence(cell.parts, lang, cellWithAddress);
  return formatCell(cell, lang);
}

/** Words that are the address themselves, shortened or not, need not stand in front of it. */
function withAddress(words: string, url: string): string {
  const bare = (text: string) => text.replace(/^https?:\/\/|^www\.|\/?…?$/g, '').replace(/^www\./, '');
  return bare(words) !== '' && bare(url).startsWith(bare(words)) ? url : `${words} (${url})`;
}
