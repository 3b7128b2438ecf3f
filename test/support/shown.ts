// What of a service's answer is shown in the bot's: nothing may be lost, whatever its fields are called.
import { readFigureText } from '../../src/facts/index.ts';
import { leavesOf } from '../../packages/facts-sandbox/test/support/anyShape.ts';

const letters = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** The numbers in a text, as numbers: German notation there, JSON here. */
export const figuresIn = (text: string) =>
  (text.match(/\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?/g) ?? []).map((figure) =>
    Number(figure.replaceAll('.', '').replace(',', '.')),
  );

/** Every text and figure of a body, as sent. */
export const textsOf = (body: unknown) =>
  leavesOf(body).flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
  );

/** The texts and figures of a body that the answer to a question does not show. */
export function notShown(ask: string, body: unknown, answer: string): readonly string[] {
  const shown = letters(answer);
  const figures = new Set(figuresIn(answer));
  return textsOf(body).filter((sent) => {
    // What was asked comes back in other words; days are written otherwise.
    if (ask.split(' ').includes(sent) || /^\d{4}-\d\d-\d\d/.test(sent)) return false;
    const yesOrNo = sent === 'yes' ? 'ja' : sent === 'no' ? 'nein' : undefined;
    if (yesOrNo !== undefined && answer.includes(`| ${yesOrNo} |`)) return false;
    const isFigure = /^-?\d+(?:\.\d+)?$/.test(sent) && figures.has(Number(sent));
    // A figure that is written as text is shown as a figure: „1.480 €“ for `1,480.00 EUR`.
    const written = readFigureText(sent);
    if (written && figures.has(written.min) && figures.has(written.max)) return false;
    return !isFigure && !shown.includes(letters(sent));
  });
}
