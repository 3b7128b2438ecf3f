// A status as an answer shows it.
import { type Cell, code, phrase, type OwnStatus, text } from '../../src/kit/index.ts';

type Shown = Pick<NonNullable<ReturnType<OwnStatus['state']>['shown']>, 'text' | 'emoji'> | undefined;

/** The text, and the emoji by its name. */
export function statusCell(shown: Shown): Cell {
  const parts = [
    ...(shown?.text ? [text(`„${shown.text}“`)] : []),
    ...(shown?.emoji ? [code(`:${shown.emoji.name}:`)] : []),
  ];
  const [first, second] = parts;
  if (!first) return text('–');
  return second ? phrase(first, ' ', second) : first;
}
