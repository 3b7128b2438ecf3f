// How inline Markdown is rendered: rule after rule, each over the text that the rules before it left.
// What a rule has finished stands in the text as a mark, so that no later rule changes it.
import { escapeText } from './escape.ts';

/** Finished parts of a text. */
export interface Finished {
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
export type Groups = readonly (string | undefined)[];

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
