// Every figure of a message as a quantity: how much, of what, from which bound on, how often. Read once for all recognisers.
import { oncePer } from '../../memo.ts';
import { comparatorBefore } from './comparators.ts';
import { readWritten } from './dateWritten.ts';
import { figureAt, spacedThousands } from './digits.ts';
import type { Figure } from './figures.ts';
import {
  gluedUnit,
  moreBehind,
  perBefore,
  perBehind,
  perGlued,
  perKwh,
  unitBefore,
  unitBehind,
} from './measured.ts';
import { numberNameAt } from './numberNames.ts';
import type { Quantity } from './quantity.ts';
import { rounded, withProducts, withRanges, withSharedUnits } from './ranges.ts';
import { type Unit, unitOf } from './units.ts';
import type { Span, Word } from './words.ts';

/** The quantities of a message, from the left; none shares a word with another. Pure; linear. */
export const quantitiesIn = oncePer((words: readonly Word[]): readonly Quantity[] =>
  withSharedUnits(words, withProducts(words, withRanges(words, readAll(words)))),
);

const byPlace = oncePer(
  (words: readonly Word[]) => new Map(quantitiesIn(words).map((one) => [one.from, one] as const)),
);

/** The quantity that begins at a word, if one does. Pure. */
export const quantityFrom = (words: readonly Word[], from: number): Quantity | undefined =>
  byPlace(words).get(from);

const plainAt = (words: readonly Word[], at: number) => words[at]?.plain ?? '';

function readAll(words: readonly Word[]): readonly Quantity[] {
  const found: Quantity[] = [];
  let at = 0;
  while (at < words.length) {
    const end = endOfDate(words, at) ?? endOfRoom(words, at);
    const one = end === undefined ? quantityAt(words, at, found.at(-1)?.to ?? 0) : undefined;
    if (one) found.push(one);
    at = end ?? Math.max(at + 1, one?.to ?? 0);
  }
  return found;
}

/** „1.6.2027“, „3. März“ are no quantities. */
function endOfDate(words: readonly Word[], at: number): number | undefined {
  const written = /^(?:\d|\p{L}+(?:te[nrs]?|\p{L})$)/u.test(words[at]?.text ?? '')
    ? readWritten(words, at, 'de')
    : undefined;
  return written && isDate(words, at, written.to) ? written.to : undefined;
}

/** „3. OG, Zi 15“: where somebody sits is no quantity. */
const endOfRoom = (words: readonly Word[], at: number): number | undefined => {
  const isNumber = /^\d{1,4}[a-z]?\.?$/i.test(words[at]?.text ?? '');
  const isRoom = isNumber && (ofRooms.test(plainAt(words, at - 1)) || ofFloors.test(plainAt(words, at + 1)));
  return isRoom ? at + 1 : undefined;
};
const ofRooms = /^(?:zi|zimmer|raum|buero|room)$/;
const ofFloors = /^(?:og|obergeschoss|ug|untergeschoss|etage|stock|stockwerk|floor)$/;

/** „12.50 Euro“ and „35.10“ are no days. */
const isDate = (words: readonly Word[], at: number, to: number) =>
  // „im Oktober 18 geworden“, „ist seit Oktober 18“
  !/^(?:geworden|jahre|years)$/.test(plainAt(words, to)) &&
  !(plainAt(words, at - 1) === 'seit' && to === at + 2 && /^\d\d$/.test(plainAt(words, at + 1))) &&
  !(to === at + 1 && /^\d\d\.\d\d$/.test(words[at]?.text ?? '') && unitOf(plainAt(words, to)) !== undefined);

/** What a figure becomes with the words around it; `free` is the first that belongs to nothing before. */
function quantityAt(words: readonly Word[], at: number, free: number): Quantity | undefined {
  const name = numberNameAt(words, at);
  if (name) return plainQuantity(name);
  const spaced = spacedThousands(words, at);
  const figure = spaced ?? figureAt(words, at);
  if (!figure) return undefined;
  const whole = withUnit(words, at, figure, free);
  // „a“ and „no“ are words like any other where they count nothing.
  if (whole.isWeak && whole.unit === undefined && /^(?:an?|no)$/.test(plainAt(words, at))) return undefined;
  if (!spaced) return whole;
  const [first, last] = [at, spaced.to - 1].map((place) => figureAt(words, place));
  if (!first || !last || spaced.to !== at + 2) return whole;
  const parts = [withUnit(words, at, { ...first, to: at + 1 }, at), withUnit(words, at + 1, last, at + 1)];
  return {
    ...whole,
    parts: parts.map((part, index) => (index === 0 ? { ...part, unit: undefined, to: at + 1 } : part)),
  };
}

interface Plain extends Span {
  readonly value: number;
  readonly unit: Unit | undefined;
}

const plainQuantity = ({ from, to, value, unit }: Plain): Quantity => ({
  from,
  to,
  figure: { from, to },
  least: value,
  most: value,
  unit,
  unitAt: undefined,
  comparator: undefined,
  per: undefined,
  form: undefined,
  isWritten: 'digits',
  digits: undefined,
  isThousands: false,
  isWeak: false,
  factor: 1,
  isOdd: false,
  parts: [],
});

function withUnit(words: readonly Word[], from: number, figure: Figure, free: number): Quantity {
  const unit =
    gluedUnit(figure) ?? unitBehind(words, from, figure, free) ?? unitBefore(words, from, figure, free);
  const factor = unit?.factor ?? 1;
  const isBefore = unit?.at !== undefined && unit.at < from;
  const start = isBefore ? (unit.at ?? from) : from;
  const said =
    comparatorBefore(words, start, free) ?? (isBefore ? comparatorBefore(words, from, start + 1) : undefined);
  const price = perKwh(words, unit, Math.max(figure.to, unit?.to ?? 0));
  const end = Math.max(figure.to, price?.to ?? unit?.to ?? 0);
  const per =
    perGlued(figure) ?? perBehind(words, end) ?? perBefore(words, Math.min(start, said?.from ?? start), free);
  const behind = moreBehind(words, per ? Math.max(end, per.to) : end);
  const times = factor * (price?.factor ?? 1);
  const isPer = per !== undefined && unit?.unit !== 'years' && unit?.unit !== 'months';
  return {
    from: Math.min(start, said?.from ?? start),
    to: behind ?? (isPer ? Math.max(end, per.to) : end),
    figure: { from, to: figure.to },
    least: rounded(figure.value * times),
    most: rounded((figure.until ?? figure.value) * times),
    unit: price?.unit ?? unit?.unit,
    unitAt: unit?.at,
    comparator: said?.comparator ?? (figure.isMore || behind ? 'atLeast' : undefined),
    per: isPer ? per.per : undefined,
    form: figure.form,
    isWritten: figure.inDigits ? 'digits' : 'words',
    digits: figure.digits,
    isThousands: figure.isThousands,
    isWeak: figure.isWeak === true,
    factor: times,
    isOdd: figure.isOdd === true,
    parts: [],
  };
}
