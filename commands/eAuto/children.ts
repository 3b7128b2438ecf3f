// How many children under 18 live in the household: what is said of them is gathered into statements, and reckoned once.
import {
  both,
  type Candidate,
  denialOf,
  isApart,
  isFree,
  onlyInTurn,
  quantitiesIn,
  type Recogniser,
  type Span,
  type Text,
  type Word,
} from '../../src/kit/index.ts';
import { anyCount, type Mark, marksIn, type Saying, small } from './childMarks.ts';

export const childrenUnder18: Recogniser<number> = {
  ...anyCount,
  find(words) {
    const said = householdsIn(words).flatMap((household) => candidatesOf(words, household));
    const [first] = said;
    // „Renault 5“ in front of the children is another matter's.
    const free = anyCount
      .find(words)
      .filter((one) => /^(?:children)?$/.test(one.quantity.unit ?? '') && isApart(one, said))
      .filter(({ from }) => !first || from > first.from);
    // „Familie zu viert“, „family of five“: where the children are told, these need no number of their own.
    const persons = quantitiesIn(words)
      .filter(({ unit, figure }) => unit === 'persons' || words[figure.from - 2]?.plain === 'family')
      .flatMap(({ from, to }) => (first ? [{ from, to, value: first.value, score: onlyInTurn }] : []));
    return [...said, ...persons, ...free];
  },
};

/** What is said in one breath: of the children, or as a part of those that were spoken of before. */
interface Statement extends Span {
  readonly marks: readonly Mark[];
  /** „und“ stands in front. */
  readonly isJoined: boolean;
  readonly isPart?: boolean;
}

const told = ['ages', 'minor', 'grown', 'open', 'coming'] as const satisfies readonly Saying[];
const has = ({ marks }: Statement, ...says: readonly Saying[]) =>
  marks.some((mark) => says.includes(mark.says));
const manyOf = ({ marks }: Statement, ...says: readonly Saying[]) =>
  marks.find((mark) => says.includes(mark.says) && mark.many !== undefined)?.many;
const agesOf = ({ marks }: Statement) => marks.flatMap(({ ages = [] }) => ages);
const isGrown = (age: number) => age >= 18;
const areMinor = (one: Statement) => has(one, 'minor') || (has(one, 'ages') && !agesOf(one).some(isGrown));
/** So many it speaks of. */
const sizeOf = (one: Statement) =>
  manyOf(one, 'count') ??
  manyOf(one, ...(has(one, 'noun') ? [] : (['who', 'oldest'] as const)), 'noun') ??
  (agesOf(one).length || Infinity);
/** „zwei Söhne“, no „zwei Kinder“ */
const isKind = (words: readonly Word[], { marks }: Statement) =>
  marks.some(
    ({ says, from }) => says === 'noun' && !/^(?:kind|kid|child|min)/.test(words[from]?.plain ?? ''),
  );

const joining = /^(?:und|and|u|sowie|plus)$/;
const parting = /^(?:und|and|u|sowie|plus|aber|but|wobei|oder|or|\w*\d\w*)$/;
const mostGap = 8;

/** A comma, „und“ or another number begins a statement; what is told of somebody goes on with it. */
function statementsIn(words: readonly Word[]): readonly Statement[] {
  const found: Statement[] = [];
  for (const mark of marksIn(words)) {
    const { says, from, to, many = 1 } = mark;
    const last = found.at(-1) ?? { from: 0, to: 0, marks: [], isJoined: false };
    const gap = words.slice(last.to, from);
    const isStopped = words.slice(Math.max(0, last.to - 1), from).some(({ stop }) => stop !== undefined);
    const isNear = !isStopped && gap.length <= mostGap && !gap.some(({ plain }) => parting.test(plain));
    const isJoined = gap.some(({ plain }) => joining.test(plain));
    const isNext =
      gap.every(({ plain }) => small.test(plain)) || /^(?:die|der|das|who)$/.test(gap[0]?.plain ?? '');
    const isTold = told.some((one) => one === says);
    const isSecond = says === 'count' ? has(last, 'count', 'none') : has(last, says) && gap.length > 0;
    const isFull =
      isSecond || has(last, ...told) || (has(last, 'noun') && !/count|none/.test(says) && many < 2);
    // „Kinder: keine“, „Kinder: 5, 8 und 12“
    const isOfNoun =
      /count|none/.test(says) && has(last, 'noun') && !has(last, 'count', ...told) && !isJoined;
    const goesOn = isTold || isOfNoun ? isNear || isNext : isNear && !isFull;
    const isOpening = !isTold || says === 'coming' || words.length === to - from;
    if (last.marks.length > 0 && goesOn) found.splice(-1, 1, { ...last, to, marks: [...last.marks, mark] });
    else if (isOpening) found.push({ from, to, marks: [mark], isJoined });
  }
  return found.flatMap((one) => withAges(words, one) ?? []);
}

/** „Kinder: 5, 8 und 12 Jahre“, „7 und 9“: the first is an age as well. */
function withAges(words: readonly Word[], one: Statement): Statement | undefined {
  const [count, isLed] = [one.marks.find(({ says }) => says === 'count'), one.marks[0]?.says === 'noun'];
  const isCount =
    !count || !has(one, 'ages') || agesOf(one).length === count.many || (has(one, 'noun') && !isLed);
  if (isCount || has(one, 'among', 'rest')) return one;
  if (!isLed && one.to - one.from < words.length) return undefined;
  const first: Mark = { from: count.from, to: count.to, says: 'ages', ages: [count.many ?? 0] };
  return { ...one, marks: one.marks.map((mark) => (mark === count ? first : mark)) };
}

/** What is said of one household; another number that is neither added nor a part is that of another one. */
function householdsIn(words: readonly Word[]): readonly (readonly Statement[])[] {
  const found: (readonly Statement[])[] = [];
  for (const one of statementsIn(words)) {
    const last = found.pop() ?? [];
    const role = roleOf(words, one, last);
    if (role === 'other') found.push(last, [one]);
    else found.push(role ? [...last, { ...one, isPart: role === 'part' }] : last);
  }
  return found;
}

function roleOf(words: readonly Word[], one: Statement, before: readonly Statement[]) {
  const [first, ...more] = before.filter(({ isPart }) => !isPart);
  const last = before.at(-1);
  const isTold = has(one, ...told);
  const isNumbered = has(one, 'count') || (manyOf(one, 'noun') ?? 1) !== 1;
  if (has(one, 'none')) return isNone(words, one) ? 'part' : undefined;
  // „ein Kind – Verzeihung, also drei Kinder“ is another number.
  const isHigher = first && has(one, 'noun') && sizeOf(one) > sizeOf(first);
  if (has(one, 'only') && has(one, 'count'))
    return isHigher ? 'other' : last || !has(one, 'noun') || manyOf(one, 'count') === 1 ? 'part' : 'total';
  if (has(one, 'coming') && !has(one, 'noun', 'count'))
    return last || manyOf(one, 'coming') ? 'part' : undefined;
  const kinds = [one, last, first, ...more].filter((some) => some && isKind(words, some));
  const isMore = kinds.includes(one) || kinds.includes(last) || (isTold && last && has(last, ...told));
  const isAdded =
    last && !last.isPart && (one.isJoined ? isMore : isTold && kinds.length === more.length + 3);
  if (has(one, 'among', 'rest') || (has(one, 'who', 'oldest') && !has(one, 'count') && !isAdded))
    return isTold || (last && has(one, 'count')) ? 'part' : undefined;
  // „Kinder unter 18“ says no number, and of „Renault 5, zwei Kinder“ the first is none.
  if (sizeOf(one) === Infinity) return has(one, 'grown') ? 'part' : undefined;
  if (!first || isAdded) return isNumbered || isTold ? 'total' : undefined;
  const isBare = !has(first, 'noun', ...told) && has(one, 'noun') && (isNumbered || agesOf(one).length > 1);
  if (isBare || (isNumbered && !isTold && has(one, 'noun') && !isKind(words, one))) return 'other';
  return isTold ? 'part' : undefined;
}

/** „keine Kinder“, „Kinder haben wir keine“, „keins volljährig“, „sonst keine“ */
function isNone(words: readonly Word[], one: Statement): boolean {
  const noun = one.marks.find(({ says }) => says === 'noun');
  const { to } = one.marks.findLast(({ says }) => says === 'none') ?? one;
  const isLast = words[to - 1]?.stop !== undefined || /^(?:und|and|mehr|)$/.test(words[to]?.plain ?? '');
  return noun ? (noun.to < to && isLast) || denialOf(words, noun) !== undefined : has(one, ...told, 'rest');
}

/** How many of so many are of age; undefined where that is not said of each, or nobody can tell. */
function grownIn(one: Statement, size: number): number | undefined {
  const ages = agesOf(one);
  const isOpen =
    has(one, 'coming') || (has(one, 'open') && ages.length === 0) || (areMinor(one) && has(one, 'grown'));
  // Of fewer ages than children that are all under 18, none is of age.
  if (!isOpen && areMinor(one) && ages.length <= size) return 0;
  if (isOpen || ages.length > 0)
    return isOpen || ages.length !== size ? undefined : ages.filter(isGrown).length;
  return has(one, 'grown') ? size : undefined;
}

/**
 * The number that is told; else all, less those of age; else those who are told to be under 18. Undefined where that
 * contradicts itself or says too little. Pure.
 */
function reckon(household: readonly Statement[]): number | undefined {
  // Of `open` it is not said how old they are; `grown` and `some` are of age and under 18 among them.
  let [open, minors, grown, some] = [0, 0, 0, 0];
  let exact: number | undefined;
  let isAll = false;
  const hasTotal = household.some(({ isPart }) => !isPart);
  // „die Kleine (4) und der Große (17)“ are each told of.
  const isAlone = household.length === 1;
  for (const one of household) {
    const { isPart = false } = one;
    const [size, ages] = [sizeOf(one), agesOf(one).length];
    if (!isPart) open += size;
    // „der Große ist 19, die anderen …“; „alle“, „der Älteste ist 16“; „ein Sohn und eine Tochter, 5 und 8“
    const isRest = has(one, 'rest') && size === Infinity;
    const areBoth = size === Infinity || (manyOf(one, 'who') === open && !has(one, 'among', 'rest'));
    const isOfAll = isPart
      ? !isRest && (areBoth || (has(one, 'oldest') && areMinor(one) && (hasTotal || isAlone)))
      : ages > size && ages === open;
    const all = isOfAll ? open : isRest ? Math.max(0, open - grown - some) : size;
    const notCounted = grownIn(one, all);
    if (has(one, 'none')) {
      isAll ||= has(one, 'rest');
      if (has(one, 'grown')) [open, minors] = [0, minors + open];
      else if (!has(one, 'rest') || areMinor(one)) exact = 0;
    } else if (has(one, 'only') && has(one, 'count') && isPart) exact = size;
    else if (notCounted === undefined && (isPart || has(one, ...told)))
      return hasTotal ? undefined : manyOf(one, 'coming');
    else if (notCounted !== undefined && (isOfAll || !isPart)) {
      [open, minors] = [open - all, minors + all - notCounted];
      // „ein erwachsenes Kind“: whether there are others is not said.
      isAll ||= has(one, 'grown', 'ages') && (isOfAll || (ages > 0 && has(one, 'count')));
    } else if (notCounted !== undefined) {
      // „nur ein Kind, die Große ist schon 19“: she is another.
      const isOther = open === 1 && has(one, 'oldest');
      [grown, some] = [grown + (isOther ? 0 : notCounted), some + all - notCounted];
      if (has(one, 'minor') && has(one, 'count')) exact = minors + size;
    } else isAll ||= size === 0;
  }
  const most = minors + open - Math.min(grown, open);
  if (exact !== undefined) return hasTotal && exact > most ? undefined : exact;
  const sure = hasTotal ? minors : some;
  if (open === 0) return sure > 0 || isAll ? sure : undefined;
  // „drei Kinder, das jüngste ist 4“
  const isTooLittle = grown === 0 && some > 0 && some < open;
  return grown + some > open || isTooLittle ? undefined : most;
}

/** What a household comes to, at each place where it is spoken of. */
function candidatesOf(words: readonly Word[], household: readonly Statement[]): readonly Candidate<number>[] {
  const [first, second] = household;
  const counted = first?.marks.find(({ says }) => says === 'count')?.from;
  const number = anyCount.find(words).find(({ quantity }) => quantity.figure.from === counted);
  const isTold = household.some((one) => has(one, 'none', ...told));
  if (number?.problem || (number?.score === 1 && !second && !isTold)) return [number];
  const isNamed = isTold || household.some((one) => has(one, 'noun'));
  if (!first || !(isNamed || household.some((one) => has(one, 'only')))) return [];
  const value = reckon(household);
  const less = household.reduce(
    (sum, one) => sum + (grownIn(one, has(one, 'grown') ? sizeOf(one) : agesOf(one).length) ?? 0),
    0,
  );
  const isLess =
    !value && less > 0 && less < Infinity && (!second || household.every(({ isPart }) => isPart));
  const isSaid =
    household.slice(1).every(({ isPart }) => isPart) &&
    value === (number?.value ?? (has(first, 'none') && !second ? 0 : manyOf(first, 'noun')));
  const said = {
    ...{ value: value ?? 0, score: isNamed ? 1 : 0.5 },
    ...(isSaid ? {} : { corrected: true as const }),
    // „ein Kind ist schon 19“: where their number was told before, one less.
    ...(isLess ? { plus: -less } : {}),
    ...(value === undefined ? { problem: howMany } : {}),
  };
  // One span where nothing but a few words stands between: an amount parts them.
  const whole = { from: first.from, to: household.at(-1)?.to ?? first.to };
  const between = words.slice(0, whole.to).filter((_, at) => at >= whole.from && isFree(at, household));
  const isOne = between.length <= mostGap && between.every(({ text }) => /^\p{L}+$/u.test(text));
  return (isOne ? [whole] : household).map(({ from, to }) => ({ from, to, ...said }));
}

const howMany: Text = both`Wie viele Kinder unter 18 leben im Haushalt? Volljährige zählen nicht.
  How many children under 18 are there? Those who are of age do not count.`;
