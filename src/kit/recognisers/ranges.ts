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

/** „2x 400 Watt“, „zwei Panels à 400 W“, „zwei 400er Module“, „zwei Module, zusammen 800 W“ as one quantity. */
export function withProducts(words: readonly Word[], all: readonly Quantity[]): readonly Quantity[] {
  const found: Quantity[] = [];
  for (const next of all) {
    const before = found.at(-1);
    const product = before && (productOf(words, before, next) ?? totalOf(words, before, next));
    if (product) found[found.length - 1] = product;
    else found.push(next);
  }
  return found;
}

function productOf(words: readonly Word[], first: Quantity, last: Quantity): Quantity | undefined {
  const isTimes = first.to === last.from && by.test(plainAt(words, last.from - 1));
  const isEach =
    first.unit === 'modules' && first.to === last.from - 1 && each.test(plainAt(words, last.from - 1));
  // „400-Watt-Module“ as one word
  const isNamed = last.unit === 'watt' && /modul|panel|paneel/.test(plainAt(words, last.figure.from));
  const isOfKind = isNamed || (last.form === 'er' && last.unit === 'modules' && last.least >= leastWatts);
  if (isOfKind && first.to === last.from && first.unit === undefined && isLikely(first.least, 'modules'))
    return { ...last, ...times(first, last), unit: 'watt', form: undefined };
  const isMeasured = last.unit === 'watt' || last.unit === 'euro' || (isTimes && last.unit === undefined);
  if (!(isTimes || isEach) || !isMeasured || (isEach && last.unit !== 'watt')) return undefined;
  return { ...last, ...times(first, last) };
}

/** Fewer no module has: „zwei 2er Panels“ are something else. */
const leastWatts = 100;

const times = (first: Quantity, last: Quantity) => ({
  ...joinedTo(first, last),
  least: rounded(first.least * last.least),
  most: rounded(first.most * last.most),
});

const joinedTo = (first: Quantity, last: Quantity) => ({
  from: first.from,
  figure: { from: first.figure.from, to: last.figure.to },
});

const together = /^(?:(?:mit|with)?(?:zusammen|gesamt|insgesamt|together|total)(?:haben|have)?)$/;

/** How many modules have so much: what they have together counts. */
function totalOf(words: readonly Word[], first: Quantity, last: Quantity): Quantity | undefined {
  const gap = words.slice(Math.max(first.to, (first.unitAt ?? 0) + 1), last.from);
  const isTotal = together.test(gap.map(({ plain }) => plain).join(''));
  const isOfModules = first.unit === 'modules' && first.form === undefined && last.unit === 'watt';
  return isTotal && isOfModules ? { ...last, ...joinedTo(first, last) } : undefined;
}

/** „600 oder 800 Watt“, „Kinder: 4 und 7 Jahre“, „mit einem, mit zwei und mit drei Kindern“: the first ones count the same. */
export function withSharedUnits(words: readonly Word[], all: readonly Quantity[]): readonly Quantity[] {
  const shared = all.reduceRight<readonly Quantity[]>((behind, one) => {
    const [next] = behind;
    return [next && areListed(words, one, next) ? sharing(one, next) : one, ...behind];
  }, []);
  return shared.map((one, at) => {
    const before = shared[at - 1];
    return before && isOnceMore(words, before, one) ? sharing(one, before) : one;
  });
}

const once = /^(?:einmal|mal|once)$/;

/** „einmal mit zwei Kindern, einmal mit dreien“ */
function isOnceMore(words: readonly Word[], before: Quantity, one: Quantity): boolean {
  const [front, behind] = [before, one].map(({ from }) => words.slice(Math.max(0, from - 2), from));
  const isSame = front?.at(-1)?.plain === behind?.at(-1)?.plain;
  const end = Math.max(before.to, (before.unitAt ?? 0) + 1);
  const isNear = one.from - end <= mostOnce && one.unitAt === undefined;
  return isNear && isSame && [front, behind].every((some) => some?.some(({ plain }) => once.test(plain)));
}
const mostOnce = 3;

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
