// What a figure counts or measures, and how often: by the words glued to it, behind it and in front of it.
import { comparatorBefore } from './comparators.ts';
import { figureAt } from './digits.ts';
import type { Figure } from './figures.ts';
import { isCounted, isLikely, mayLead, perOf, type Unit, unitOf, unitOfMany } from './units.ts';
import { isFilling, type Word } from './words.ts';

/** A unit, and where the word stands that says it. */
export interface Found {
  readonly unit: Unit;
  readonly at: number | undefined;
  readonly factor: number;
  readonly to: number;
}

const plainAt = (words: readonly Word[], at: number) => words[at]?.plain ?? '';

/** „800w“, „35ct/kWh“, „600-Watt-Anlage“, „3500/Monat“ */
export function gluedUnit({ glued, to, form }: Figure): Found | undefined {
  if (form === 'company') return { unit: 'persons', at: undefined, factor: 1, to };
  const [first = '', second = ''] = glued;
  const both = first !== '' && second !== '' ? unitOf(first + second) : undefined;
  if (perOf(first)) return undefined;
  const one =
    (both?.unit === 'euroPerKwh' ? both : undefined) ??
    unitOf(first) ??
    (first === '' ? undefined : unitOf(second));
  if (!one && first !== '' && form === undefined) return { unit: 'name', at: undefined, factor: 1, to };
  return one && { unit: one.unit, at: undefined, factor: one.factor ?? 1, to };
}

/** The word behind, or the one after an adjective: „zwei kleine Kinder“. One between two figures belongs to the likelier. */
export function unitBehind(
  words: readonly Word[],
  from: number,
  figure: Figure,
  free: number,
): Found | undefined {
  const { to, value } = figure;
  const isLeading = startsFigure(words, to + 1);
  const word =
    isLeading && words[to]?.stop === undefined
      ? unitOf(plainAt(words, to))
      : unitOfMany(plainAt(words, to), value);
  const isStopped = words[to - 1]?.stop !== undefined && figure.glued.length === 0;
  // „unsere 48.500, Familie mit …“
  if (word?.unit === 'other' && isStopped) return undefined;
  if (word) {
    // „58.400 Kinder haben wir zwei“: of nothing are there so many, so it is what the next figure counts.
    if (value >= 1000 && !isLikely(figure.until ?? value, word.unit) && mayLead(word.unit)) return undefined;
    const isBetween = isLeading && mayLead(word.unit);
    const isLed = isBetween && unitBefore(words, from, figure, free) !== undefined;
    if (isBetween && (isStopped || isLed || !isLikely(figure.until ?? value, word.unit))) return undefined;
    // „zwei minderjährige Kinder“
    const end = isCounted(word.unit) && unitOf(plainAt(words, to + 1))?.unit === word.unit ? to + 1 : to;
    return { unit: word.unit, at: end, factor: word.factor ?? 1, to: end + 1 };
  }
  // The words between may be values of their own: „10 normale Ladepunkte“, „two bidirectional wall chargers“.
  for (let at = to + 1; at <= to + mostAdjectives; at++) {
    const between = words[at - 1];
    // „zwei so Panele“
    const isTalk = between?.plain === 'so' && at === to + 1;
    if (!between || (isFilling(between) && !isTalk) || startsFigure(words, at - 1)) return undefined;
    const noun = unitOfMany(plainAt(words, at), value);
    if (!noun) continue;
    const isItsNoun = isCounted(noun.unit) && isLikely(value, noun.unit) && !startsFigure(words, at + 1);
    return isItsNoun ? { unit: noun.unit, at, factor: 1, to } : undefined;
  }
  return undefined;
}

const mostAdjectives = 2;

/** What people say between a thing and how many of it there are: „Kinder haben wir zwei“, „kids: we have two“. */
const having =
  /^(?:hab|habe|haben|hat|ham|gibt|gibts|sind|leben|wohnen|have|has|had|are|got|live|wir|ich|es|er|sie|man|da|bei|uns|mir|im|unser|haus|haushalt|hier|dann|also|auch|jetzt|noch|insgesamt|aktuell|derzeit|we|i|there|now|currently|in|the|house|household)$/;
const mostHaving = 4;

const population = /^(?:population|einwohnerzahl)$/;

/** „Kinder: 2“, „EUR 52.000“, „Einwohner ca. 8000“, „Kinder haben wir zwei“ */
export function unitBefore(
  words: readonly Word[],
  from: number,
  { value, isWeak }: Figure,
  free: number,
): Found | undefined {
  if (isWeak) return undefined;
  const said = comparatorBefore(words, from, free);
  let at = (said?.from ?? from) - 1;
  if (/^(?:of|von|is|ist|liegt)$/.test(plainAt(words, at)) && population.test(plainAt(words, at - 1)))
    at -= 1;
  const least = Math.max(free, at - mostHaving);
  while (at > least && having.test(plainAt(words, at)) && words[at - 1]?.stop !== 'end') at -= 1;
  const found = at >= free ? unitOf(plainAt(words, at)) : undefined;
  const isApart = at < (said?.from ?? from) - 1;
  // „die Tochter 11“ is her age, „als Bürger 52.000“ is no place.
  const isOne =
    value > 1 && /^(?:sohn|tochter|son|daughter|boy|girl|child|buerger|bewohner)$/.test(plainAt(words, at));
  if (isOne) return undefined;
  const word = isApart && !(found && isCounted(found.unit)) ? undefined : found;
  const isAfterFigure = /\d$/.test(words[at - 1]?.text ?? '') && at - 1 >= free;
  if (!word || !mayLead(word.unit) || isAfterFigure || !isLikely(value, word.unit)) return undefined;
  return { unit: word.unit, at, factor: 1, to: from };
}

const startsFigure = (words: readonly Word[], at: number) =>
  /^\d/.test(words[at]?.text ?? '') || isPlainNumber(words, at);

const isPlainNumber = (words: readonly Word[], at: number) => {
  const figure = at < words.length ? figureAt(words, at) : undefined;
  return figure !== undefined && !figure.isWeak && figure.form === undefined;
};

const perWords = new Set(['je', 'pro', 'per', 'a', 'die', 'the', 'fuer', 'each', 'every']);

/** „35 Cent pro kWh“ */
export function perKwh(words: readonly Word[], unit: Found | undefined, end: number) {
  if (unit?.unit !== 'cent' && unit?.unit !== 'euro') return undefined;
  const at = perWords.has(plainAt(words, end)) ? end + 1 : end;
  const said = plainAt(words, at);
  const isKwh = unitOf(said)?.unit === 'kwh' || /^(?:je|pro|per)(?:kwh|kilowattstunde)$/.test(said);
  return isKwh
    ? ({ unit: 'euroPerKwh', factor: unit.unit === 'cent' ? 0.01 : 1, to: at + 1 } as const)
    : undefined;
}

/** „3500/Monat“, „3.500€/Monat“ */
export function perGlued({ glued, to }: Figure) {
  const per = perOf(glued.at(-1) ?? '');
  return per && { per, to };
}

/** „im Monat“, „monatlich“, „pro Jahr“ */
export function perBehind(words: readonly Word[], end: number) {
  const isJoined = /^(?:im|pro|je|per|a|in)$/.test(plainAt(words, end));
  const at = isJoined ? end + 1 : end;
  const per = perOf(plainAt(words, at));
  // „2 Kinder, Jahr 2026“: a bare noun belongs to no figure.
  const isAlone = !isJoined && /^(?:jahr|monat|year|month)$/.test(plainAt(words, at));
  return per && !isAlone ? { per, to: at + 1 } : undefined;
}

export function perBefore(words: readonly Word[], from: number, free: number) {
  const at = from - 1;
  const per =
    at >= free && /lich$|ly$|^mtl$/.test(plainAt(words, at)) ? perOf(plainAt(words, at)) : undefined;
  return per && { per, to: 0 };
}

/** „90.000 oder mehr“ */
export const moreBehind = (words: readonly Word[], at: number): number | undefined =>
  /^(?:oder|und|or|and)$/.test(plainAt(words, at)) && /^(?:mehr|more)$/.test(plainAt(words, at + 1))
    ? at + 2
    : undefined;
