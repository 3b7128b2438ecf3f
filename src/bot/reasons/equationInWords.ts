// An equation of the service in words, with its figures: „förderfähige Kosten 12.000 € × Fördersatz 50 %“.
import { type Cell, count, inLanguage, type Lang, money, type Sentence, text } from '../../document/index.ts';
import { cellOf } from '../../kit/index.ts';
import { type Formula, namesIn } from './formula.ts';
import { ruleWord } from './ruleWords.ts';
import type { Equation, Figure } from './serviceRule.ts';

export interface Told {
  readonly label: string;
  readonly value: Cell;
  readonly reckoning: Sentence;
  readonly figure: Figure;
}

/** Undefined where a name in it has no words. Pure. */
export function inWords(equation: Equation, lang: Lang): Told | undefined {
  const { name, formula, figures } = equation;
  const { names, conditions } = namesIn(formula);
  const figure = figures.get(name);
  const label = ruleWord(name)?.[lang];
  const isKnown = [...names, ...conditions].every((one) => ruleWord(one));
  if (!figure || label === undefined || !isKnown) return undefined;
  const value = figureCell(figure, lang);
  return { label, value, reckoning: told(formula, equation, lang, value, 'alone'), figure };
}

/** With the unit that the name of its field tells. */
function figureCell({ path, min, max }: Figure, lang: Lang): Cell {
  const low = cellOf(path, min, lang);
  if (low.kind === 'money') return money(min, max);
  if (low.kind === 'count') return count(min, max, low.unit);
  return min === max ? low : count(min, max);
}

type Place = 'alone' | 'inSum' | 'inProduct';

/** `like`: a bare number that is added to a figure, or compared with it, is of its kind. */
function told(
  formula: Formula,
  equation: Equation,
  lang: Lang,
  like: Cell | undefined,
  place: Place,
): Sentence {
  const say = inLanguage(lang);
  const bracketed = (said: Sentence, isNeeded: boolean): Sentence => (isNeeded ? ['(', ...said, ')'] : said);
  switch (formula.kind) {
    case 'name': {
      const figure = equation.figures.get(formula.name);
      const label = ruleWord(formula.name)?.[lang] ?? formula.name;
      return [text(label), ...(figure ? [' ', figureCell(figure, lang)] : [])];
    }
    case 'number':
      return [numberLike(formula.value, like)];
    case 'bonus': {
      const because = formula.conditions.map((one) => ruleWord(one)?.[lang] ?? one);
      return [numberLike(formula.value, like), ` (${because.join(say({ de: ' und ', en: ' and ' }))})`];
    }
    case 'least':
    case 'most':
      return bracketed(bounded(formula, equation, lang, like), place !== 'alone');
    case 'sign': {
      const { sign, left, right } = formula;
      if (sign === '+' || sign === '-') {
        const terms = [left, right].filter((one, at) => (sign === '-' && at === 0) || counts(one, equation));
        const [first, second] = terms.map((one) => told(one, equation, lang, like, 'inSum'));
        const isMinus = sign === '-' ? ' − ' : ' + ';
        const said = first && second ? [...first, isMinus, ...second] : (first ?? [numberLike(0, like)]);
        return bracketed(said, place === 'inProduct' && second !== undefined);
      }
      // A percentage has its hundredth in its sign.
      if (sign === '/' && right.kind === 'number' && right.value === 100 && isPercent(left, equation, lang)) {
        return told(left, equation, lang, undefined, place);
      }
      const [first, second] = [left, right].map((one) => told(one, equation, lang, undefined, 'inProduct'));
      return [...(first ?? []), sign === '*' ? ' × ' : ' ÷ ', ...(second ?? [])];
    }
  }
}

/** „Kosten 42.000 €, höchstens 30.000 €“; of anything else, which one is taken. */
function bounded(
  { kind, of }: Extract<Formula, { kind: 'least' | 'most' }>,
  equation: Equation,
  lang: Lang,
  like: Cell | undefined,
): Sentence {
  const say = inLanguage(lang);
  const bounds = of.filter((one) => one.kind === 'number');
  const [other, third] = of.filter((one) => one.kind !== 'number');
  const [bound] = bounds;
  if (bounds.length === 1 && bound && other && !third) {
    const words =
      kind === 'least'
        ? { de: ', höchstens ', en: ', at most ' }
        : { de: ', mindestens ', en: ', at least ' };
    return [...told(other, equation, lang, like, 'alone'), say(words), numberLike(bound.value, like)];
  }
  const which =
    kind === 'least'
      ? { de: 'das kleinste von: ', en: 'the least of: ' }
      : { de: 'das größte von: ', en: 'the most of: ' };
  return [
    say(which),
    ...of.flatMap((one, at) => [...(at > 0 ? ['; '] : []), ...told(one, equation, lang, like, 'inSum')]),
  ];
}

/** A bonus that was not given is no part of the sum. */
const counts = (formula: Formula, { conditions }: Equation) =>
  formula.kind !== 'bonus' || formula.conditions.every((one) => conditions.get(one) === true);

/** Whether it is multiplied by a percentage. */
function isPercent(formula: Formula, { figures }: Equation, lang: Lang): boolean {
  if (formula.kind !== 'sign' || formula.sign !== '*') return false;
  return [formula.left, formula.right].some((one) => {
    const figure = one.kind === 'name' ? figures.get(one.name) : undefined;
    const cell = figure && figureCell(figure, lang);
    return cell?.kind === 'count' && cell.unit === 'percent';
  });
}

const numberLike = (value: number, like: Cell | undefined): Cell => {
  if (like?.kind === 'money') return money(value);
  return like?.kind === 'count' ? count(value, value, like.unit) : count(value);
};
