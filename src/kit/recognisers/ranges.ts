// Quantities that belong together: both ends of a range, and figures that share what they count.
import { scaledTo } from './digits.ts';
import type { Quantity } from './quantity.ts';
import { isLikely } from './units.ts';
import { isListedWith, type Word } from './words.ts';

/** 35 × 0.01 is 0.35, and nothing more. */
export const rounded = (value: number) => (Number.isInteger(value) ? value : Number(value.toFixed(6)));

const plainAt = (words: readonly Word[], at: number) => words[at]?.plain ?? '';

const upTo = /^(?:bis|to|till|until)$/;
const both = /^(?:und|and)$/;

/** „40 bis 45.000 €“, „between 40 and 45 thousand“ as one quantity. */
export function withRanges(words: readonly Word[], all: readonly Quantity[]): readonly Quantity[] {
  const found: Quantity[] = [];
  for (const next of all) {
    const before = found.at(-1);
    const range = before && rangeOf(words, before, next);
    if (range) found[found.length - 1] = range;
    else found.push(next);
  }
  return found;
}

function rangeOf(words: readonly Word[], first: Quantity, last: Quantity): Quantity | undefined {
  if (
    first.least !== first.most ||
    last.least !== last.most ||
    last.unit === 'name' ||
    first.form ||
    last.form
  )
    return undefined;
  const opening = /^(?:zwischen|between)$/.test(plainAt(words, first.from - 1)) ? first.from - 1 : undefined;
  const joins = (from: number, to: number, what: RegExp) =>
    to === from + 1 && what.test(plainAt(words, from));
  const isUpTo = last.comparator === 'upTo' && upTo.test(plainAt(words, last.from)) && last.from === first.to;
  const isJoined =
    isUpTo || joins(first.to, last.from, upTo) || (opening !== undefined && joins(first.to, last.from, both));
  if (!isJoined || (first.unit !== undefined && last.unit !== undefined && first.unit !== last.unit))
    return undefined;
  const least = scaledTo(first.least, last.least, last.isThousands && !first.isThousands);
  if (least > last.least) return undefined;
  const start =
    opening ?? (/^(?:von|from)$/.test(plainAt(words, first.from - 1)) ? first.from - 1 : first.from);
  return {
    ...last,
    from: start,
    figure: { from: first.figure.from, to: last.figure.to },
    least,
    unit: last.unit ?? first.unit,
    comparator: undefined,
    parts: [],
  };
}

const by = /^(?:x|mal|times)$/;
const each = /^(?:a|je|zu|mit|of|mit je)$/;

/** „2x 400 Watt“, „zwei Panels à 400 W“ as one quantity. */
export function withProducts(words: readonly Word[], all: readonly Quantity[]): readonly Quantity[] {
  const found: Quantity[] = [];
  for (const next of all) {
    const before = found.at(-1);
    const product = before && productOf(words, before, next);
    if (product) found[found.length - 1] = product;
    else found.push(next);
  }
  return found;
}

function productOf(words: readonly Word[], first: Quantity, last: Quantity): Quantity | undefined {
  const isTimes = first.to === last.from && by.test(plainAt(words, last.from - 1));
  const isEach =
    first.unit === 'modules' && first.to === last.from - 1 && each.test(plainAt(words, last.from - 1));
  const isMeasured = last.unit === 'watt' || last.unit === 'euro' || (isTimes && last.unit === undefined);
  if (!(isTimes || isEach) || !isMeasured || (isEach && last.unit !== 'watt')) return undefined;
  const [least, most] = [rounded(first.least * last.least), rounded(first.most * last.most)];
  return { ...last, from: first.from, figure: { from: first.figure.from, to: last.figure.to }, least, most };
}

/** „600 oder 800 Watt“, „Kinder: 4 und 7 Jahre“, „mit einem, mit zwei und mit drei Kindern“: the first ones count the same. */
export function withSharedUnits(words: readonly Word[], all: readonly Quantity[]): readonly Quantity[] {
  return all.reduceRight<readonly Quantity[]>((behind, one) => {
    const [next] = behind;
    return [next && areListed(words, one, next) ? sharing(one, next) : one, ...behind];
  }, []);
}

const areListed = (words: readonly Word[], one: Quantity, next: Quantity): boolean => {
  const gap = words.slice(one.to, next.from).map(({ plain }) => plain);
  const isJoined = gap.length === 1 && /^(?:oder|und|or|and|bzw|u)$/.test(gap[0] ?? '');
  const areAlike = [words[one.from - 1]?.plain, gap.at(-1)].every((plain) => plain === 'mit');
  return isJoined || (areAlike && isListedWith(words, one, next));
};

function sharing(one: Quantity, next: Quantity): Quantity {
  const { unit } = next;
  const isLed = one.unitAt !== undefined && one.unitAt < one.figure.from;
  const isOpen = one.unit === undefined || (isLed && unit === 'years');
  const isAlike =
    one.isWritten === next.isWritten && one.form === next.form && one.isThousands === next.isThousands;
  if (!isOpen || !isAlike || unit === undefined || unit === 'name' || !isLikely(one.most, unit)) return one;
  const ends = { least: rounded(one.least * next.factor), most: rounded(one.most * next.factor) };
  const from = isLed ? one.figure.from : one.from;
  return { ...one, from, unit, unitAt: undefined, factor: next.factor, ...ends };
}
