// Addresses that are only typed: `https://…`, `example.de`, `name@example.de`. https://zulip.com/help/insert-a-link
import type { Organization } from '../organization.ts';
import { tagged } from './escape.ts';
import type { InlineRule } from './inline.ts';
import { type OnLink, safeHref } from './links.ts';

/** Follows the start, a blank, or one of these: with a scheme, or as an e-mail address, or by its top-level domain. */
const candidate =
  /(?<![^\s'"(,:<])(?:(?<web>https?:\/\/[\p{L}\p{N}_.:@-]+)|(?<mail>[\p{L}\p{N}_.-]+@[\p{L}\p{N}_.-]+\.[\p{L}\p{N}_]+)|(?:[\p{L}\p{N}_-]+\.)+(?<topLevel>\p{L}{2,}))/gu;

/** Nothing else may stand between an address and the next blank. */
const followed = /[!:;?),.'">]*(?=\s|$)/y;

export function bareLink({ url }: Organization, onLink: OnLink): InlineRule {
  return (text, _, finished) => {
    let html = '';
    let done = 0;
    for (const { 0: found, index, groups = {} } of text.matchAll(candidate)) {
      const { mail, topLevel } = groups;
      if (index < done || (topLevel !== undefined && !isTopLevel(topLevel))) continue;
      const path = mail === undefined ? pathAt(text, index + found.length) : '';
      const whole = path === '' ? withoutEnd(found) : found + withoutEnd(path);
      followed.lastIndex = index + whole.length;
      if (!followed.test(text)) continue;
      const typed = finished.typed(whole);
      const href = safeHref(mail === undefined ? typed : `mailto:${typed}`, url);
      if (href === undefined) continue;
      onLink({ href, text: typed });
      html += text.slice(done, index) + finished.keep(tagged('a', { href }, typed), whole);
      done = index + whole.length;
    }
    return html + text.slice(done);
  };
}

/** To a blank, a quotation mark, or a parenthesis that does not belong to a pair. */
function pathAt(text: string, start: number): string {
  if (text[start] !== '/') return '';
  let depth = 0;
  let balanced = start;
  for (let index = start; index < text.length && /[^\s"]/.test(text[index] ?? ''); index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth < 0) break;
    if (depth === 0) balanced = index + 1;
  }
  return text.slice(start, balanced);
}

const withoutEnd = (address: string) => address.replace(/(?<![!:;?,.'>])[!:;?,.'>]+$/, '');

/** Zulip knows all; of the longer ones, here are those that are met in German offices. */
const longTopLevels = new Set(
  (
    'app bayern berlin biz blog cloud cologne com dev edu gmbh gov hamburg info int jobs koeln ' +
    'mil mobi museum name net news nrw one online org page pro ruhr saarland shop site store tech tel ' +
    'team tirol travel web wien wiki work world xyz'
  ).split(' '),
);

/** Those that are taken for the end of a file's name make no link. */
const fileEnds = new Set(['md', 'py']);
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function isTopLevel(typed: string): boolean {
  const name = typed.toLowerCase();
  if (!/^[a-z]{2}$/.test(name)) return longTopLevels.has(name);
  return !fileEnds.has(name) && regions.of(name.toUpperCase()) !== undefined;
}
