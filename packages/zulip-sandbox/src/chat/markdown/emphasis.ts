// Code, bold, italic and struck text, formulas and times; Zulip knows no `_italic_` and no backslash escapes.
// https://zulip.com/help/format-your-message-using-markdown
import { escapeCode, tagged } from './escape.ts';
import { type InlineRule, replacing } from './inline.ts';

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
