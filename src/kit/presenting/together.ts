// What is told together: a whole list, one field of several entries, the fields of one place.
import { joined, type Lang, type Sentence, strong, text } from '../../document/index.ts';
import type { Rated } from './fitting.ts';
import type { Piece } from './knowledge.ts';
import { valueIn } from './pieceSentence.ts';
import { coverageOf, type Point } from './point.ts';

/** What is about as good belongs to it, where it stands beside it. */
export const aboutAsGood = 0.8;
export const mostTogether = 4;

/** The list that it stands in, its field in several entries, or the fields beside it, where they are about as good. */
export function allOf(best: Piece, asGood: readonly Piece[], beside: readonly Piece[]): Sentence | undefined {
  const listed = listOf(best, asGood);
  if (listed) return listed;
  const siblings = asGood.filter((piece) => piece === best || areSiblings(piece, best));
  const together = (siblings.length > 1 ? siblings : beside).slice(0, mostTogether);
  if (together.length < 2) return undefined;
  return [...joined(together.map(valueIn), '; '), '.'];
}

/** The fields of one place that are meant too: „schriftlich und mündlich“, or all, where none has the whole of the point. */
export function besideIt(
  best: Rated,
  rated: readonly Rated[],
  point: Point,
  { lang }: { readonly lang: Lang },
): readonly Piece[] {
  const others = rated
    .filter(({ piece }) => piece !== best.piece && areBeside(piece, best.piece))
    .slice(0, mostListed);
  const own = best.piece.searchWords;
  const [alone, ...both] = coverageOf(
    point,
    [own, ...others.map(({ piece }) => `${own} ${piece.searchWords}`)],
    lang,
  );
  const meant = others.filter(({ coverage }, at) => {
    const more = (both[at]?.coverage ?? 0) - (alone?.coverage ?? 0);
    return more > 0 || (best.coverage < 1 && coverage >= best.coverage * aboutAsGood);
  });
  return [best.piece, ...meant.map(({ piece }) => piece)];
}

const mostListed = 8;

/** „Welche Teile hat die Prüfung?“ wants all of a list, where each entry is as good as the others. */
function listOf({ list }: Piece, asGood: readonly Piece[]): Sentence | undefined {
  if (list === undefined || list.length > mostListed) return undefined;
  const isAll = list.every(
    (one) => !one.includes(' ') || asGood.some(({ says }) => 'clause' in says && one.startsWith(says.clause)),
  );
  return isAll ? [strong(text(list.join('; '))), '.'] : undefined;
}

/** Two fields of one place: „schriftlich“ and „mündlich“. */
const areBeside = (one: Piece, other: Piece): boolean =>
  'label' in one.says && 'label' in other.says && one.place === other.place;

/** The same field of several entries, each under its name. */
const areSiblings = (one: Piece, other: Piece): boolean =>
  'label' in one.says &&
  'label' in other.says &&
  one.about !== other.about &&
  one.says.label === other.says.label;
