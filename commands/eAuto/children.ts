// How many children under 18 live in the household: every group that is said, less those who are of age, and none counted twice.
import {
  type Candidate,
  onlyInTurn,
  quantitiesIn,
  type Recogniser,
  type Span,
  type Word,
} from '../../src/kit/index.ts';
import { ageListFrom, howMany } from './ages.ts';
import { anyCount, type Group, groupsIn } from './childCount.ts';
import { comingIn, grownIn, onlyBefore, onlyBehind } from './grown.ts';

export const childrenUnder18: Recogniser<number> = {
  ...anyCount,
  find(words) {
    const groups = groupsIn(words);
    const settled = settledIn(words, groups);
    const said = settled.length > 0 ? settled : withoutMore(words, groups);
    if (said.length === 0) return onlyNumbers(words);
    return [...said, ...householdsIn(words, said), ...bareIn(words, said)];
  },
};

/** „und sonst keine Kids“ beside others says nothing more. */
function withoutMore(words: readonly Word[], groups: readonly Group[]): readonly Candidate<number>[] {
  const [only, second] = groups.filter(({ all }) => all > 0);
  if (!only || second) return groups;
  return groups.map((group) => {
    const around = words.slice(Math.max(0, group.from - 2), group.to + 1);
    const isMore = around.some(({ plain }) =>
      /^(?:sonst|weiter|ausserdem|other|else|more)|^ander/.test(plain),
    );
    return group.all === 0 && isMore ? { ...group, value: only.value } : group;
  });
}

/** „Familie zu viert“, „family of five“: who says how many children there are needs no other number. */
function householdsIn(
  words: readonly Word[],
  [first]: readonly Candidate<number>[],
): readonly Candidate<number>[] {
  return quantitiesIn(words).flatMap(({ from, to, figure, unit }) => {
    const isFamily = /^(?:family|household)$/.test(words[figure.from - 2]?.plain ?? '');
    return first && (unit === 'persons' || (isFamily && words[figure.from - 1]?.plain === 'of'))
      ? [{ from, to, value: first.value, score: onlyInTurn }]
      : [];
  });
}

/** Figures alone: „es sind nur zwei“, „7 und 9“ as ages, any other one. */
function onlyNumbers(words: readonly Word[]): readonly Candidate<number>[] {
  const only = onlyBehind(words, 0);
  const isLast = only && (only.to === words.length || words[only.to - 1]?.stop !== undefined);
  if (only && isLast) return [{ ...only, score: 0.5 }];
  const ages = words.length <= mostWordsOfAges ? ageListFrom(words, 0, undefined) : undefined;
  if (ages && ages.all > 1 && ages.to === words.length)
    return [{ from: 0, to: ages.to, value: ages.minors, score: 1, corrected: true }];
  return bareIn(words, []);
}

const mostWordsOfAges = 6;

/** A figure alone; beside children with their noun, one in front of them („Renault 5“) is another matter's. */
function bareIn(words: readonly Word[], said: readonly Candidate<number>[]): readonly Candidate<number>[] {
  const first = said.find(({ score }) => score === 1);
  return anyCount.find(words).flatMap(({ quantity, ...bare }) => {
    const isApart = said.every(({ from, to }) => bare.to <= from || bare.from >= to);
    const isOther = first !== undefined && bare.from < first.from;
    const isBare = quantity.unit === undefined || quantity.unit === 'children';
    if (!isBare || !isApart || isOther) return [];
    // „drei, alle unter 18“
    const ages = bare.value <= 9 ? ageListFrom(words, bare.to, bare.value) : undefined;
    return ages?.all === bare.value && ages.minors === ages.all ? [{ ...bare, to: ages.to }] : [bare];
  });
}

/** What is said of one of them, with the number that holds then; nothing where only numbers are said. */
function settledIn(words: readonly Word[], all: readonly Group[]): readonly Candidate<number>[] {
  const isOf =
    ({ from, to }: Span) =>
    (group: Span) =>
      group.from < to && from < group.to;
  const grown = grownIn(words);
  const groups = all.filter(
    ({ from, to }) => !grown.some(({ others }) => others && others.from <= from && to <= others.to),
  );
  const general = groups.filter(({ isOne }) => !isOne);
  const coming = groups.length === 0 ? comingIn(words) : undefined;
  if (coming) return [{ ...coming, score: 1, corrected: true }];
  // „zwei Söhne, 12 und 19“: who is of age by the list is not counted there.
  const others = grown.filter((one) => !general.some((group) => isOf(one)(group) && group.to >= one.to));
  const [first] = others;
  const last = others.at(-1);
  if (!first || !last) return [];
  const only = onlyBehind(words, last.to) ?? onlyBefore(words, first.from);
  const bare = groups.length === 0 ? bareBefore(words, first) : undefined;
  const spans = [...others, ...groups, ...(only ? [only] : []), ...(bare ? [bare] : [])].toSorted(
    (a, b) => a.from - b.from,
  );
  const value = valueOf(words, groups, others, only?.value);
  if (value === undefined)
    return [{ ...first, to: last.to, score: 1, value: 0, plus: -less(others), problem: howMany }];
  const [group] = groups;
  // „ein Kind ist schon 19“: where their number was told before, one less.
  const isLess = groups.length === 1 && group && isOf(first)(group) && !words[group.to - 1]?.stop && !only;
  const plus = isLess ? { plus: -less(others) } : {};
  return joined(words, spans).map((span) => ({ ...span, value, score: 1, corrected: true, ...plus }));
}

const less = (all: readonly { readonly count: number }[]) => all.reduce((sum, { count }) => sum + count, 0);

function valueOf(
  words: readonly Word[],
  groups: readonly Group[],
  grown: ReturnType<typeof grownIn>,
  only: number | undefined,
): number | undefined {
  if (only !== undefined) return only;
  const [first, second] = groups.filter(({ isOne }) => !isOne);
  const last = groups.at(-1);
  // „18 geworden, also kein Kind mehr“
  if (last?.all === 0 && last.from > (grown.at(-1)?.from ?? 0)) return 0;
  // „nur ein Kind, die Große ist schon 19“: the one that counts is another.
  if (first?.all === 1 && !second && grown.every(({ isOneOfSeveral }) => isOneOfSeveral)) return first.value;
  if (first && first.all > 0 && (!second || second.all === 0))
    return first.isListed ? first.value : Math.max(0, first.value - less(grown));
  const minors = groups.reduce((sum, { value }) => sum + value, 0);
  if (!first && minors > 0) return minors;
  const bare = first ? undefined : bareBefore(words, grown[0]);
  if (bare) return Math.max(0, bare.value - less(grown));
  return grown.some(({ count }) => count === Infinity) ? 0 : undefined;
}

/** „zwei, aber der Große ist schon 18“, where their number was asked for. */
const bareBefore = (words: readonly Word[], first: Span | undefined) =>
  anyCount
    .find(words)
    .find(
      ({ to, score, value, impossible, quantity }) =>
        score < 1 && value <= 9 && !impossible && !quantity.isWeak && to <= (first?.from ?? 0),
    );

const mostGap = 6;

/** Spans that touch or have only words between them, as one; an amount between parts them. */
function joined(words: readonly Word[], spans: readonly Span[]): readonly Span[] {
  const found: Span[] = [];
  for (const { from, to } of spans) {
    const last = found.at(-1);
    const gap = last ? words.slice(last.to, from) : [];
    const isNear =
      last && (from <= last.to || (gap.length <= mostGap && gap.every(({ text }) => /^\p{L}+$/u.test(text))));
    if (isNear) found[found.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else found.push({ from, to });
  }
  return found;
}
