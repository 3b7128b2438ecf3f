// How inline Markdown is rendered: rule after rule, each over the text that the rules before it left.
import { escapeCode, escapeText, tagged } from './tree.ts';

// What a rule has finished stands in the text as a mark, so that no later rule changes it.

/** Finished parts of a text. */
interface Finished {
  /** Gives the mark for a part, of which `typed` may hold marks itself. */
  readonly keep: (html: string, typed: string) => string;
  /** The text as it was typed. */
  readonly typed: (text: string) => string;
}

/** `inner` gives HTML, by the rules that come later. */
export type InlineRule = (text: string, inner: (text: string) => string, finished: Finished) => string;

const mark = /\ufdd0(\d+)\ufdd1/g;

/** Nothing typed holds a mark: those characters were taken out before. */
export function renderInline(markdown: string, rules: readonly InlineRule[]): string {
  const parts: { readonly html: string; readonly typed: string }[] = [];
  const finished: Finished = {
    keep: (html, typed) => `\ufdd0${parts.push({ html, typed }) - 1}\ufdd1`,
    typed: (text) =>
      text.replace(mark, (_, index: string) => finished.typed(parts[Number(index)]?.typed ?? '')),
  };
  const html = (text: string): string =>
    text.replace(mark, (_, index: string) => html(parts[Number(index)]?.html ?? ''));
  const by = (from: number) => (text: string) => {
    let left = text;
    for (let index = from; index < rules.length; index += 1) {
      left = rules[index]?.(left, by(index + 1), finished) ?? left;
    }
    return escapeText(left).replaceAll('\n', '<br>\n');
  };
  return html(by(0)(markdown));
}

/** Groups that did not take part are undefined. */
type Groups = readonly (string | undefined)[];

/** A rule that turns each match into HTML, or leaves it. */
export function replacing(
  pattern: RegExp,
  toHtml: (groups: Groups, inner: (text: string) => string) => string | undefined,
): InlineRule {
  return (text, inner, finished) =>
    text.replace(pattern, (typed: string, ...groups: (string | undefined)[]) => {
      const html = toHtml(groups, inner);
      return html === undefined ? typed : finished.keep(html, typed);
    });
}

// https://zulip.com/help/format-your-message-using-markdown

/** From backticks to the next as many; blanks at its ends stay. */
export const inlineCode: InlineRule = (text, _, finished) =>
  text.replace(/(?<![`\\])(`+)(?!`)([^]+?)(?<!`)\1(?!`)/g, (typed: string, _run: string, code: string) =>
    finished.keep(`<code>${escapeCode(code)}</code>`, typed),
  );

export const boldItalic = replacing(
  /\*{3}(?!\s)([^*^\n]+)(?<!\s)\*{3}/g,
  ([content = ''], inner) => `<strong><em>${inner(content)}</em></strong>`,
);
export const bold = replacing(
  /\*\*([^\n]+?)\*\*/g,
  ([content = ''], inner) => `<strong>${inner(content)}</strong>`,
);
export const italic = replacing(
  /\*(?!\s)([^*^\n]+)(?<!\s)\*/g,
  ([content = ''], inner) => `<em>${inner(content)}</em>`,
);
export const struck = replacing(
  /(?<!~)~~([^~\n]+)~~(?!~)/g,
  ([content = ''], inner) => `<del>${inner(content)}</del>`,
);

/** A real server typesets it; here it is shown as it was typed. */
export const formula = replacing(
  /(?<![$\w])\$\$([^\n_$][^$\n]*)\$\$(?![$\w])/g,
  ([source = '']) => `<code>${escapeCode(source)}</code>`,
);

/** From this level on a time that cannot be read stays as it was typed. */
const invalidTimeStays = 451;
const iso = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

/** `<time:…>`: https://zulip.com/help/global-times */
export const time = (featureLevel: number) =>
  replacing(/<time:([^>]*)>/g, ([typed = '']) => {
    const milliseconds = readTime(typed.trim());
    const date = new Date(milliseconds);
    if (!Number.isNaN(date.getTime())) {
      return tagged('time', { datetime: date.toISOString().replace(/\.\d+Z$/, 'Z') }, typed);
    }
    if (featureLevel >= invalidTimeStays) return undefined;
    return tagged('span', { class: 'timestamp-error' }, `Invalid time format: ${typed}`);
  });

/** Seconds since 1970, or a date with or without an offset; without one it is UTC. */
function readTime(typed: string): number {
  if (/^\d{5,}(?:\.\d+)?$/.test(typed)) return Number(typed) * 1000;
  const [, day, clock = '00:00', offset = 'Z'] = iso.exec(typed) ?? [];
  if (day === undefined) return Number.NaN;
  const zone = /^z$/i.test(offset)
    ? 'Z'
    : offset.replace(/^([+-]\d\d):?(\d\d)?$/, (_, h: string, m = '00') => `${h}:${m}`);
  return Date.parse(`${day}T${clock}${zone}`);
}
