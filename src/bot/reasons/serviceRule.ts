// The service's own formula with the figures that it sent put in: only what comes to the figure that it states is taken.
// A formula that is not understood, or does not come out, is left alone.
import type { SentField } from '../../document/index.ts';
import { type Formula, namesIn, parseFormula, someIn, valueOf } from './formula.ts';

/** A figure of the service; min and max are equal for a single one. */
export interface Figure {
  readonly path: SentField['path'];
  readonly min: number;
  readonly max: number;
}

/** It comes out. */
export interface Equation {
  readonly name: string;
  readonly formula: Formula;
  /** By the names in it, its own too. */
  readonly figures: ReadonlyMap<string, Figure>;
  readonly conditions: ReadonlyMap<string, boolean>;
}

export interface ServiceRule {
  readonly equations: readonly Equation[];
  /** What the formula says in words: „ohne Stammkapital“. */
  readonly inWords: readonly string[];
}

const longestFormula = 1500;
const mostStatements = 12;

/** `synonyms`: what a name of formulas is called among the fields. Pure; what it may cost is bounded. */
export function readServiceRule(
  formula: string,
  fields: readonly SentField[],
  synonyms: ReadonlyMap<string, string>,
): ServiceRule {
  const known = figuresIn(fields);
  const said = new Set(fields.map(({ value }) => value));
  const equations: Equation[] = [];
  const inWords: string[] = [];
  let isMeant = true;
  for (const part of statementsIn(formula)) {
    const [, about, statement = part] = /^([\w-]+): (.*)$/.exec(part) ?? [];
    // „pellet_water: …“ is about what was asked, or about something else.
    if (about !== undefined) isMeant = said.has(about);
    if (!isMeant) continue;
    const equation = equationIn(statement, known, fields, synonyms);
    if (equation) equations.push(equation);
    else if (isInWords(statement)) inWords.push(statement);
  }
  return { equations, inWords };
}

const statementsIn = (formula: string) =>
  formula
    .slice(0, longestFormula)
    .split(/;|\.(?=\s|$)/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, mostStatements);

/** Several words, and nothing of a program among them. */
const isInWords = (statement: string) =>
  /^(?:ohne|zuzüglich|inklusive|without|plus|including) /i.test(statement) &&
  !/[_=*<>{}[\]]|\.\./.test(statement);

interface NamedFigure extends Figure {
  readonly words: string;
}

/** Names of units say nothing of what is counted. */
const unitWords = new Set(['eur', 'euro', 'percent', 'prozent', 'kwh', 'year']);

const wordsOf = (name: string): readonly string[] =>
  name
    .slice(0, 100)
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '' && !unitWords.has(word));

/** Of the answer itself, not of the entries of its lists; a smallest and a largest one are a span. */
function figuresIn(fields: readonly SentField[]): readonly NamedFigure[] {
  const found = new Map<string, NamedFigure>();
  for (const { path, value } of fields) {
    const name = path.at(-1);
    if (typeof value !== 'number' || typeof name !== 'string') continue;
    if (path.some((part) => typeof part === 'number')) continue;
    const all = wordsOf(name);
    const words = all.filter((word) => word !== 'min' && word !== 'max');
    const isEnd = words.length > 0 && words.length < all.length;
    const key = JSON.stringify([path.slice(0, -1), isEnd ? words : path.at(-1)]);
    const before = found.get(key);
    const span = { min: Math.min(before?.min ?? value, value), max: Math.max(before?.max ?? value, value) };
    found.set(key, { path, words: words.join(' '), ...span });
  }
  return [...found.values()];
}

const mostCandidates = 8;

/** The figures that a name may mean, the likeliest first: so called, so beginning, or with that in their name. */
function candidatesFor(
  name: string,
  known: readonly NamedFigure[],
  synonyms: ReadonlyMap<string, string>,
): Candidates {
  const wanted = wordsOf(synonyms.get(name) ?? name).join(' ');
  const kinds = [
    (words: string) => words === wanted,
    (words: string) => words.startsWith(`${wanted} `),
    (words: string) => ` ${words} `.includes(` ${wanted} `),
  ];
  const ranked = wanted === '' ? [] : kinds.map((is) => known.filter(({ words }) => is(words)));
  const likeliest = ranked.find(({ length }) => length > 0) ?? [];
  const [only] = likeliest;
  return {
    plain: only && likeliest.every(({ min, max }) => min === only.min && max === only.max) ? only : undefined,
    all: [...new Set(ranked.flat())].slice(0, mostCandidates),
  };
}

interface Candidates {
  /** The likeliest ones are one figure. */
  readonly plain: NamedFigure | undefined;
  readonly all: readonly NamedFigure[];
}

/** So many choices of fields are tried. */
const mostTries = 600;

/** Undefined where it does not come out, or does with different figures. */
function equationIn(
  statement: string,
  known: readonly NamedFigure[],
  fields: readonly SentField[],
  synonyms: ReadonlyMap<string, string>,
): Equation | undefined {
  const [, name, written] = /^([a-z]\w{0,60}) ?= ?([^=<>]+)$/i.exec(statement) ?? [];
  const formula = written === undefined ? undefined : parseFormula(written);
  if (name === undefined || !formula || formula.kind === 'number') return undefined;
  const { names, conditions } = namesIn(formula);
  const states = new Map(conditions.flatMap((one) => stateOf(one, fields)));
  if (states.size < conditions.length) return undefined;
  const equation = (figures: ReadonlyMap<string, Figure>) => ({ name, formula, figures, conditions: states });
  const candidates = [name, ...names].map((one) => [one, candidatesFor(one, known, synonyms)] as const);
  const plain = equation(new Map(candidates.flatMap(([one, { plain: its }]) => (its ? [[one, its]] : []))));
  if (plain.figures.size === candidates.length && comesOut(plain)) return plain;
  let choices: readonly ReadonlyMap<string, Figure>[] = [new Map()];
  for (const [one, { all }] of candidates) {
    choices = choices.flatMap((chosen) => all.map((figure) => new Map([...chosen, [one, figure]])));
    if (choices.length > mostTries) return undefined;
  }
  const fitting = choices.map(equation).filter(comesOut);
  const [first] = fitting;
  const values = (one: Equation) =>
    JSON.stringify([...one.figures.values()].map(({ min, max }) => [min, max]));
  return first && fitting.every((other) => values(other) === values(first)) ? first : undefined;
}

const stateOf = (name: string, fields: readonly SentField[]): (readonly [string, boolean])[] => {
  const value = fields.find(({ path }) => path.length === 1 && path[0] === name)?.value;
  return typeof value === 'boolean' ? [[name, value]] : [];
};

/** To a cent; what is divided, to as many decimals as the service states. */
function comesOut({ name, formula, figures, conditions }: Equation): boolean {
  const stated = figures.get(name);
  if (!stated) return false;
  const isSpan = [...figures.values()].some(({ min, max }) => min !== max);
  const isFalling = someIn(formula, (one) => one.kind === 'sign' && (one.sign === '-' || one.sign === '/'));
  // The smallest value need not come from the smallest ones then.
  if (isSpan && isFalling) return false;
  const isDivided = someIn(formula, (one) => one.kind === 'sign' && one.sign === '/');
  return (['min', 'max'] as const).every((end) => {
    const decimals = String(stated[end]).split('.')[1]?.length ?? 0;
    const near = isDivided ? 0.5 * 10 ** -decimals + 1e-9 : 0.006;
    const value = valueOf(
      formula,
      (one) => figures.get(one)?.[end] ?? Number.NaN,
      (one) => conditions.get(one) === true,
    );
    return Math.abs(value - stated[end]) <= near;
  });
}
