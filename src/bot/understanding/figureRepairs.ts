// A bare figure behind a correction takes the place of the one in front, and its unit: „zwei Kinder, ach ne, drei“.
import {
  insteadBefore,
  isLikely,
  type Quantity,
  quantitiesIn,
  type Span,
  type Word,
} from '../../kit/index.ts';

/** The words of one figure that stand for those of another. */
export interface MovedFigure {
  readonly before: Span;
  readonly after: Span;
  /** Further places where the former figure is named again: „599, 499 war gestern“. */
  readonly again: readonly Span[];
}

/** They name a day, a file, a place: a figure alone takes the place of none. */
const names: ReadonlySet<string> = new Set(['name', 'time', 'year', 'paragraph', 'postcode', 'calendarWeek']);
/** „zwei Kinder im Haus, nee, drei“ */
const mostInFront = 3;
/** „nee, doch 800“ */
const mostBehind = 1;
/** Another kind of figure is many times as large. */
const mostTimes = 20;

/** The figure in front of a cue, where one without a unit of its own stands behind it. Pure. */
export function movedFigure(words: readonly Word[], cue: Span): MovedFigure | undefined {
  const figures = quantitiesIn(words);
  const before = figures.findLast(({ to }) => to <= cue.from);
  const after = figures.find(({ figure }) => figure.from >= cue.to);
  if (!before || !after || after.figure.from > cue.to + mostBehind) return undefined;
  const isNear = cue.from - before.to <= mostInFront && isOneSentence(words, before.to, cue.from);
  if (!isNear || !mayReplace(before, after)) return undefined;
  const again = figures.filter(
    (one) => one.figure.from >= after.figure.to && one.least === before.least && one.unit === undefined,
  );
  return { before: before.figure, after: after.figure, again: again.map(({ figure }) => figure) };
}

const isOneSentence = (words: readonly Word[], from: number, to: number) =>
  words.slice(from, to).every(({ stop }, at) => stop !== 'end' || from + at + 1 === to);

function mayReplace(before: Quantity, after: Quantity): boolean {
  const areFigures = [before, after].every(
    (one) => one.form === undefined && !one.isWeak && !names.has(one.unit ?? ''),
  );
  if (!areFigures || after.unit !== undefined || before.least === after.least) return false;
  const [less, more] = [before.least, after.least].toSorted((a, b) => a - b);
  const isAlike = (more ?? 0) <= Math.max(mostTimes, (less ?? 0) * mostTimes);
  return isAlike && (before.unit === undefined || isLikely(after.least, before.unit));
}

/** „wir haben drei, Entschuldigung, zwei Kinder“: a figure without a unit, where one with it is right behind the cue. */
export function bareBefore(words: readonly Word[], cue: Span): Span | undefined {
  const figures = quantitiesIn(words);
  const before = figures.find(({ to, unit }) => to === cue.from && unit === undefined);
  const behind = figures.find(({ from }) => from >= cue.to && from <= cue.to + mostBehind);
  const isOfKind = behind?.unit === undefined || isLikely(before?.least ?? 0, behind.unit);
  return before && behind && isOfKind ? { from: before.from, to: before.to } : undefined;
}

/** „3 statt 2 Kinder“: the figure in front takes the place of the one behind, and its unit. Pure. */
export function figuresInstead(words: readonly Word[]): readonly MovedFigure[] {
  const figures = quantitiesIn(words);
  return figures.flatMap((after): MovedFigure[] => {
    const before = figures.find(
      ({ figure, from }) => insteadBefore(words, figure.from) === after.to && from > after.from,
    );
    return before?.unit !== undefined && mayReplace(before, after)
      ? [{ before: before.figure, after: after.figure, again: [] }]
      : [];
  });
}
