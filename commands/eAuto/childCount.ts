// How many children a household has, as it is said: a number with its noun, twins, a son and a daughter, ages one by one, none.
import {
  anyNumber,
  type Candidate,
  denialOf,
  type NumberCandidate,
  text,
  type Word,
} from '../../src/kit/index.ts';
import { ageListFrom, howMany, minorsAmong } from './ages.ts';

/** Plainly written. */
export const children =
  /^(?:kind|kinder[ns]?|kindes|kinners?|kids?|child|children|soehne[n]?|sohn|toechtern?|tochter|jungs|buben|maedchen|maedels?|sons?|daughters?|boys|girls|zwillinge[n]?|drillinge[n]?|twins|triplets|minderjaehrigen?|babys?|babies|toddlers?|teens?|teenagern?|zwergen?|knirpsen?|kiddies|bengel|goeren?|maeusen?|racker[n]?|spatzen|lausbuben)$/;
/** Of one child, which an age may follow. */
const oneChild = /^(?:kind|kid|child|sohn|tochter|junge|bub|maedchen|son|daughter|boy|girl|kleine[r]?|baby)$/;
const several: readonly (readonly [RegExp, number])[] = [
  [/^(?:zwillinge[n]?|twins?)$/, 2],
  [/^(?:drillinge[n]?|triplets)$/, 3],
];

const mostUnsaid = 9;

const anyFigure = anyNumber({
  units: ['children'],
  whole: true,
  least: 0,
  // No household has more; an income that slipped in here would make a wrong amount.
  most: 20,
  expects: { de: 'eine ganze Zahl von 0 bis 20', en: 'a whole number from 0 to 20' },
  show: (children, lang) => text(childrenInWords(children)[lang]),
});

/** „1“ alone does not say what there is one of. */
export const childrenInWords = (children: number) =>
  children === 0
    ? { de: 'keine Kinder', en: 'no children' }
    : { de: `${children} ${children === 1 ? 'Kind' : 'Kinder'} unter 18`, en: `${children} under 18` };

/** The ages around one figure are looked for among all of them. */
const known = new WeakMap<readonly Word[], readonly NumberCandidate[]>();

/** A figure that nothing says to be children („der Große ist 18“) is none where no family has so many. */
export const anyCount = {
  ...anyFigure,
  find(words: readonly Word[]): readonly NumberCandidate[] {
    const before = known.get(words);
    if (before) return before;
    const found = anyFigure
      .find(words)
      .filter(({ value, score }) => score === 1 || value <= mostUnsaid || value >= 100);
    known.set(words, found);
    return found;
  },
};

/** So many children; those of age among them are not counted any more. */
export interface Group extends Candidate<number> {
  /** As many as were said, whatever their ages. */
  readonly all: number;
  /** One of them alone, with its age: „der Sohn ist 15“. */
  readonly isOne: boolean;
  /** It names them by what they are: „zwei Söhne und eine Tochter“ are three. */
  readonly isKind: boolean;
  /** The age of each is said: who is spoken of besides is none of them. */
  readonly isListed?: boolean | undefined;
}

/** Every group of children that is said with a noun, from the left. Pure; linear. */
export function groupsIn(words: readonly Word[]): readonly Group[] {
  const counts = anyCount.find(words).filter(({ quantity }) => quantity.unit === 'children');
  const found: Group[] = [];
  for (let at = 0; at < words.length; at++) {
    const free = found.at(-1)?.to ?? 0;
    const counted = counts.find(({ quantity: { unitAt = Infinity, from } }) => at === Math.min(from, unitAt));
    const group = counted
      ? countedGroup(words, counted)
      : (none(words, at, free) ??
        uncounted(words, at) ??
        listedGroup(words, at) ??
        nextOne(words, at, found.at(-1)));
    if (!group || group.from < free) continue;
    found.push(group);
    at = Math.max(at, group.to - 1);
  }
  return merged(words, found);
}

/** „zwei minderjährige Kinder“, „Kinder: 2“, „drei Kinder, 4, 7 und 11 Jahre“ */
function countedGroup(words: readonly Word[], { quantity, ...found }: NumberCandidate): Group {
  const isLed = quantity.unitAt !== undefined && quantity.unitAt < quantity.figure.from;
  const behind = (quantity.unitAt ?? 0) + 1;
  const listed = isLed ? ageListFrom(words, behind, undefined) : undefined;
  const areSaid = /^(?:sind|are)$/.test(words[behind]?.plain ?? '');
  // „kids 3, 7 and 12“ and „die Kinder sind 2, 4 und 7“ are ages; „Kinder: 2, 4 und 7 Jahre“ begins with their number.
  if (listed && listed.all > 1 && (areSaid || listed.all - 1 !== found.value)) {
    const { to, minors: value, all } = listed;
    const from = quantity.unitAt ?? found.from;
    return { from, to, value, score: 1, all, isOne: false, isKind: false, corrected: true };
  }
  const to = Math.max(found.to, (quantity.unitAt ?? 0) + 1);
  const noun = words[quantity.unitAt ?? found.from]?.plain ?? '';
  const among = minorsAmong(words, to);
  const ages = among ?? ageListFrom(words, to, found.value);
  const span = { ...found, from: Math.min(found.from, quantity.unitAt ?? found.from) };
  const isKind = !/kind|kid|child|minder/.test(noun);
  const between = words.slice(quantity.figure.to, quantity.unitAt ?? 0);
  // „ein erwachsenes Kind“: whether there are others is not said.
  if (between.some(({ plain }) => /^(?:erwachsen|volljaehrig|adult|grown)/.test(plain)))
    return { ...span, to, all: found.value, isOne: false, isKind: false, problem: howMany };
  if (!ages) return { ...span, to, all: found.value, isOne: false, isKind };
  if (among) {
    const { to: end, minors: value } = among;
    return { ...span, to: end, value, all: found.value, isOne: false, isKind, corrected: true };
  }
  const isEach = ages.all === found.value || ages.minors === ages.all;
  const value = isEach ? found.value - (ages.all - ages.minors) : found.value;
  return {
    ...span,
    ...{ to: ages.to, value, all: found.value, isOne: false, isKind },
    isListed: ages.isList && ages.all === found.value,
    ...(value === found.value ? {} : { corrected: true as const }),
    ...(isEach ? {} : { problem: ages.problem }),
  };
}

/** „zwei Zwerge (3 und 6)“, „2 kiddies (8 u. 11)“, „2 (5 und 9)“: as many ages as were counted, whatever they are called. */
function listedGroup(words: readonly Word[], at: number): Group | undefined {
  const counted = anyCount.find(words).find(({ from }) => from === at);
  if (!counted || counted.quantity.unit !== undefined || counted.quantity.isWeak) return undefined;
  const { value: all, to: end } = counted;
  if (all < 2 || all > mostUnsaid) return undefined;
  for (let start = end; start <= end + mostNouns; start++) {
    const between = words.slice(end, start);
    if (between.some(({ text, stop }) => stop === 'end' || !/^\p{L}+$/u.test(text))) return undefined;
    const ages = ageListFrom(words, start, all);
    const isParted = start > end || words[start - 1]?.stop === undefined;
    if (!isParted || ages?.all !== all) continue;
    const { to, minors: value, isList } = ages;
    return { from: at, to, value, score: 1, all, isOne: false, isKind: false, isListed: isList };
  }
  return undefined;
}

const mostNouns = 4;

/** „die Zwillinge sind 4“, „kids 3, 7 and 12“, „unser Sohn ist 15“ */
function uncounted(words: readonly Word[], at: number): Group | undefined {
  const plain = words[at]?.plain ?? '';
  const many = several.find(([name]) => name.test(plain))?.[1];
  const isBeforeNoun = children.test(words[at + 1]?.plain ?? '') && words[at]?.stop === undefined;
  if (many !== undefined) {
    const end = isBeforeNoun ? at + 2 : at + 1;
    const ages = ageListFrom(words, end, many);
    const value = ages?.minors === 0 ? 0 : many;
    return { from: at, to: ages?.to ?? end, value, score: 1, all: many, isOne: false, isKind: true };
  }
  const isOne = oneChild.test(plain);
  if (!isOne && !children.test(plain)) return undefined;
  const ages = ageListFrom(words, at + 1, isOne ? 1 : undefined);
  if (!ages || (isOne && ages.all > 1 && plain !== 'kind')) return undefined;
  const { to, minors: value, all } = ages;
  return { from: at, to, value, score: 1, all, isOne, isKind: isOne, corrected: true };
}

/** „… und eins mit 19“: one more, with its age. */
function nextOne(words: readonly Word[], at: number, before: Group | undefined): Group | undefined {
  if (!before || !/^(?:eins|einer|eine|eines|one|another)$/.test(words[at]?.plain ?? '')) return undefined;
  if (at !== before.to + 1 || !joining.test(words[before.to]?.plain ?? '')) return undefined;
  const ages = ageListFrom(words, at + 1, 1);
  if (!ages || ages.all > 1) return undefined;
  return { from: at, to: ages.to, value: ages.minors, score: 1, all: 1, isOne: false, isKind: true };
}

/** „kinderlos“, „ohne Kinder“, „Kinder haben wir keine“, „keine minderjährigen Kinder mehr“. */
function none(words: readonly Word[], at: number, free: number): Group | undefined {
  const plain = words[at]?.plain ?? '';
  const zero = { value: 0, score: 1, all: 0, isOne: false, isKind: false } as const;
  if (/^(?:kinderlose?[nr]?|childless)$/.test(plain)) return { ...zero, from: at, to: at + 1 };
  if (!/^(?:kind|kinder[n]?|kinners?|kids?|child|children|minderjaehrigen?)$/.test(plain)) return undefined;
  const isBeforeNoun = children.test(words[at + 1]?.plain ?? '');
  const to = isBeforeNoun ? at + 2 : at + 1;
  const end = noneBehind(words, to);
  if (end !== undefined) return { ...zero, from: at, to: end };
  const denied = denialOf(words, { from: at, to });
  if (!denied || denied.from < free) return undefined;
  const more = /^(?:mehr|any|more|anymore)$/.test(words[denied.to]?.plain ?? '') ? denied.to + 1 : denied.to;
  return { ...zero, from: denied.from, to: more };
}

const having =
  /^(?:hab|habe|haben|ham|hamma|hebb|hebbt|hat|gibt|gibts|sind|wir|wi|mi|ich|es|sie|da|bei|uns|mir|im|haushalt|have|we|i|there|are)$/;
const mostHaving = 5;

/** „Kinder haben wir keine und …“, „Kinder hab ich nich“ */
function noneBehind(words: readonly Word[], from: number): number | undefined {
  let at = from;
  while (at < from + mostHaving && having.test(words[at]?.plain ?? '')) at += 1;
  const plain = words[at]?.plain ?? '';
  if (at === from || words[at - 1]?.stop === 'end') return undefined;
  const isEnd = words[at]?.stop !== undefined || /^(?:und|and|)$/.test(words[at + 1]?.plain ?? '');
  const isNone = /^(?:keine|keins|koane|keene|keen|none)$/.test(plain);
  return isNone || (isEnd && /^(?:nicht?|net|ned|nix|not)$/.test(plain)) ? at + 1 : undefined;
}

const joining = /^(?:und|and|sowie|plus|u)$/;

/** „zwei Söhne und eine Tochter“, „unser Sohn ist 15, die Tochter 11“: together. */
function merged(words: readonly Word[], groups: readonly Group[]): readonly Group[] {
  const found: Group[] = [];
  for (const next of groups) {
    const last = found.at(-1);
    const gap = last ? words.slice(last.to, next.from).map(({ plain }) => plain) : [];
    const isNear =
      gap.length <= 2 &&
      gap.every((plain) => joining.test(plain) || /^(?:die|der|das|unsere?|the|our)$/.test(plain));
    const isList = gap.some((plain) => joining.test(plain)) || words[(last?.to ?? 0) - 1]?.stop === 'comma';
    const isSum = last && isNear && isList && (last.isKind || next.isKind) && next.all > 0 && last.all > 0;
    if (!isSum || last.problem || next.problem) {
      found.push(next);
      continue;
    }
    const ages = ageListFrom(words, next.to, last.all + next.all);
    const isAll = ages?.all === last.all + next.all;
    const value = isAll ? ages.minors : last.value + next.value;
    const sum = { all: last.all + next.all, isOne: last.isOne && next.isOne, isKind: true, value };
    found[found.length - 1] = {
      ...next,
      ...sum,
      from: last.from,
      to: isAll ? ages.to : next.to,
      corrected: true,
    };
  }
  return found;
}
