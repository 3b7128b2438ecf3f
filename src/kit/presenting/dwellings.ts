// „höchstens 650 EUR (Ein-/Zweifamilienhaus) bzw. 850 EUR“: which of two amounts is that of a house with so many dwellings.
import { plainName } from '../../facts/index.ts';
import { numberInWords } from '../recognisers/numberWords.ts';
import { figuresIn } from './clauses.ts';

/** More than any bracket names. */
const many = 99;

const house =
  /(?<!\p{L})(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|mehr)-?(?:familien|partei(?:en)?)-?(?:haus|häuser)/iu;
const dwellings =
  /(?<![\p{L}\d])(\d{1,3}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|two|three|four|five|six|seven|eight|nine|ten)[ -](?:wohnungen|wohneinheiten|parteien|familien|flats|apartments|dwellings|families)/iu;

/** So many dwellings a question tells of; undefined where it tells none. Pure. */
export function dwellingsIn(question: string): number | undefined {
  const [, said] = house.exec(question) ?? dwellings.exec(question) ?? [];
  if (said === undefined) return undefined;
  if (/^\d+$/.test(said)) return Number(said);
  // „Mehrfamilienhaus“
  return numberInWords(plainName(said)) ?? many;
}

/** The amount for them: in front of the bracket that names houses of that size, else behind it. Pure. */
export function amountForDwellings(clause: string, number: number | undefined): RegExpExecArray | undefined {
  if (number === undefined) return undefined;
  const amounts = figuresIn(clause, 'money');
  for (const [at, amount] of amounts.entries()) {
    const behind = clause.slice(amount.index + amount[0].length);
    const [, named] = /^\s?\(([^)]*familienh[^)]*)\)\s(?:bzw\.|sonst|oder)\s/iu.exec(behind) ?? [];
    if (named === undefined) continue;
    const most = /zwei/i.test(named) ? 2 : 1;
    return number <= most ? amount : amounts[at + 1];
  }
  return undefined;
}

/** „höchstens“ in front of the first of two amounts goes for the second as well. Pure. */
export const withoutOtherSize = (before: string): string =>
  before.replace(/\S+\s(?:EUR|Euro|€)\s\([^)]*familienh[^)]*\)\s(?:bzw\.|sonst|oder)\s$/iu, '');
