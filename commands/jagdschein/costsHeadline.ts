// The first line on the first year's costs: the part that was asked for, then the total with what it rests on.
import {
  type Call,
  moneyRange,
  type Range,
  type Sentence,
  sentence,
  strong,
  type Text,
  text,
} from '../../src/kit/index.ts';
import type { FirstYear } from './readState.ts';
import { calculated, exampleBehind } from './stateRows.ts';
import { kindLabel } from './words.ts';

export function totalSentence(
  year: FirstYear | undefined,
  state: string,
  say: Call['say'],
): Sentence | undefined {
  if (!year) return undefined;
  const total = moneyRange(year.total);
  const label = year.kind && kindLabel(year.kind);
  const which = label ? say({ de: `, mit ${label.de}`, en: `, with a ${label.en.toLowerCase()}` }) : '';
  const what = year.isFirstYear
    ? say({ de: ' im ersten Jahr in ', en: ' in the first year in ' })
    : say({ de: ' Gesamtkosten in ', en: ' in total in ' });
  if (total) {
    return [strong(total), what, text(state), calculated(year.isUnsure, say), which, '.'];
  }
  const others = moneyRange(year.others);
  const rest: Sentence = others
    ? say({
        de: sentence`; alles andere zusammen ${others}`,
        en: sentence`; everything else together ${others}`,
      })
    : [];
  const open = strong(say({ de: 'Gesamtkosten nicht bestätigt', en: 'Total not confirmed' }));
  return [open, ' in ', text(state), which, ...rest, '.'];
}

/** The part that was asked for; an example says so. */
export function partFirst(
  amount: Range | undefined,
  what: Text,
  isUnsure: boolean,
  say: Call['say'],
): Sentence | undefined {
  const cell = moneyRange(amount);
  return cell && [strong(cell), say(what), isUnsure ? exampleBehind(say) : '', '. '];
}
