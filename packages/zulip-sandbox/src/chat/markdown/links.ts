// Links that are written as `[text](address)`. https://zulip.com/help/insert-a-link
import type { Organization } from '../organization.ts';
import { tagged } from './escape.ts';
import type { InlineRule } from './inline.ts';

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
export function safeHref(address: string, serverUrl: string): string | undefined {
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
