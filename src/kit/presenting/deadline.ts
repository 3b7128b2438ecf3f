// „Bis wann muss der Antrag gestellt sein?“: the period or the day that the service calls a deadline, and of the act that is asked
// about, though that act tells no question from others on the matter.
import type { Lang } from '../../document/index.ts';
import { questionIn } from '../recognisers/asked.ts';
import { stemOf } from '../recognisers/stems.ts';
import { hasWord } from './clauseSentence.ts';
import { withKin } from './kin.ts';
import type { Piece } from './knowledge.ts';
import type { Point } from './point.ts';

/** Shorter stems are in too many words. */
const tellingAct = 5;

/** „Bis wann …?“: it is called so, „Einspruchsfrist“, „innerhalb eines Monats“. Pure. */
export const isCalledSo = ({ searchWords }: Piece, { asked }: Point, lang: Lang): boolean =>
  hasWord(searchWords, asked.hints, lang);

/** Those of the pieces, each with a time, that are the deadline of what the question wants to do. Pure. */
export function deadlinesAmong(
  pieces: readonly Piece[],
  point: Point,
  { question, lang }: { readonly question: string; readonly lang: Lang },
): readonly Piece[] {
  if (point.asked.wants !== 'deadline') return [];
  const acts = questionIn(question)
    .map(({ plain }) => stemOf(plain, lang))
    .filter((stem) => stem.length >= tellingAct && !point.asked.hints.includes(stem));
  const called = pieces.filter((piece) => isCalledSo(piece, point, lang) && !piece.isListed);
  // „Wie lange hat er noch Zeit?“
  return acts.length === 0
    ? called
    : called.filter(({ searchWords }) => hasWord(searchWords, withKin(acts), lang));
}
