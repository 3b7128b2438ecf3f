// Links that are written as `[text](address)`. https://zulip.com/help/insert-a-link
import type { Organization } from '../organization/organization.ts';
import type { InlineRule } from './inline.ts';
import { tagged } from './tree.ts';

// Links that are written as `[text](address)`. https://zulip.com/help/insert-a-link

export interface Link {
  readonly href: string;
  readonly text: string;
}

/** Told of every link, for the previews below it. */
export type OnLink = (link: Link) => void;

/** Text in a link is plain: nothing in it is rendered any more, but for code and what names something. */
export function namedLink({ url }: Organization, onLink: OnLink): InlineRule {
  return (text, _, finished) => {
    const brackets = partners(text, '[', ']');
    const parentheses = partners(text, '(', ')');
    let html = '';
    let done = 0;
    for (const [open, close] of [...brackets].sort(([a], [b]) => a - b)) {
      const end = text[close + 1] === '(' ? parentheses.get(close + 1) : undefined;
      if (open < done || text[open - 1] === '!' || end === undefined) continue;
      const target = targetIn(finished.typed(text.slice(close + 2, end)));
      const href = safeHref(target.address, url);
      if (href === undefined) continue;
      const words = text.slice(open + 1, close);
      const shown = words.trim() === '' ? href : words;
      onLink({ href, text: finished.typed(shown) });
      const attributes = { href, ...(target.title !== undefined && { title: target.title }) };
      const typed = text.slice(open, end + 1);
      html += text.slice(done, open) + finished.keep(tagged('a', attributes, shown), typed);
      done = end + 1;
    }
    return html + text.slice(done);
  };
}

/** Where each opening bracket closes; one pass, however many there are. */
function partners(text: string, opening: string, closing: string): Map<number, number> {
  const open: number[] = [];
  const found = new Map<number, number>();
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === opening) open.push(index);
    else if (text[index] === closing) {
      const start = open.pop();
      if (start !== undefined) found.set(start, index);
    }
  }
  return found;
}

/** `address`, `<address>`, either with a title in quotes after it. */
function targetIn(typed: string): { address: string; title?: string } {
  const trimmed = typed.trim();
  const quote = /["']$/.exec(trimmed)?.[0];
  const start = quote === undefined ? -1 : trimmed.indexOf(quote);
  const hasTitle = start >= 0 && start < trimmed.length - 1;
  const address = (hasTitle ? trimmed.slice(0, start) : trimmed).trim().replace(/^<([^<>]*)>$/, '$1');
  return { address, ...(hasTitle && { title: trimmed.slice(start + 1, -1).replace(/\s/g, ' ') }) };
}

const allowedSchemes = new Set(['http', 'https', 'ftp', 'mailto', 'tel']);

/** Without a scheme it is a web address; other schemes than these make no link. */
function safeHref(address: string, serverUrl: string): string | undefined {
  const href = address.replaceAll(' ', '%20');
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme !== undefined) return allowedSchemes.has(scheme) ? relative(href, serverUrl) : undefined;
  if (/^\/(?!\/)/.test(href) || /^#./.test(href)) return href;
  if (/^[^/?#]*@/.test(href)) return `mailto:${href}`;
  return `http://${href}`;
}

/** Links into the chat itself and to uploads lose the server's address. */
function relative(href: string, serverUrl: string): string {
  const prefix = `${serverUrl}/`;
  const isLocal = href.startsWith(`${prefix}#`) || href.startsWith(`${prefix}user_uploads/`);
  return isLocal ? href.slice(prefix.length) : href;
}

// Addresses that are only typed: `https://…`, `example.de`, `name@example.de`. https://zulip.com/help/insert-a-link

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
