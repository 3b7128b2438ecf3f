// A narrow as it is sent: https://zulip.com/api/construct-narrow
import { badRequest } from '../wire/errors.ts';
import { aBoolean, anObject, type Check } from '../wire/parameters.ts';

export interface Term {
  readonly operator: string;
  readonly operand: Operand;
  readonly negated: boolean;
}

export type Operand = string | number | readonly number[];

export const aNarrow: Check<readonly Term[]> = (name, value) => {
  if (!Array.isArray(value)) throw badRequest(`${name} is not a list`);
  return value.map((term: unknown, index) =>
    Array.isArray(term) ? pairTerm(`${name}[${index}]`, term) : objectTerm(`${name}[${index}]`, term),
  );
};

/** The short form takes text only. */
function pairTerm(name: string, pair: readonly unknown[]): Term {
  const [operator, operand, ...rest] = pair;
  if (typeof operator !== 'string' || typeof operand !== 'string' || rest.length > 0) {
    throw badRequest(`Invalid ${name}: Value error, element is not a string pair`);
  }
  return { operator, operand, negated: false };
}

function objectTerm(name: string, value: unknown): Term {
  const { operator, operand, negated } = anObject(name, value);
  if (typeof operator !== 'string') throw badRequest('operator is not a string');
  return {
    operator,
    operand: operandOf(operator, operand),
    negated: negated === undefined ? false : aBoolean('negated', negated),
  };
}

const takingIds = new Set([
  ...['channel', 'stream', 'sender', 'id', 'with'],
  ...['dm-including', 'group-pm-with', 'group_pm_with'],
]);
const takingIdLists = new Set(['dm', 'pm-with', 'pm_with']);

/** Which operators take numbers: `near`, for one, does not. */
function operandOf(operator: string, operand: unknown): Operand {
  if (typeof operand === 'string') return operand;
  if (takingIds.has(operator)) {
    if (typeof operand === 'number') return operand;
    throw badRequest('operand is not a string or integer');
  }
  if (takingIdLists.has(operator)) {
    if (isIdList(operand)) return operand;
    throw badRequest('operand is not a string or an integer list');
  }
  throw badRequest('operand is not a string');
}

const isIdList = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number');

/** The words that are searched for, empty without any. */
export const searchedFor = (narrow: readonly Term[]) =>
  narrow
    .filter(({ operator, negated }) => operator === 'search' && !negated)
    .map(({ operand }) => String(operand))
    .join(' ');
