// Incomes as people say them: „er 48.000, sie 35.000 zvE“, of which the household's counts, both together; „zvE 58“.
import type { Span, Word } from '../../src/kit/index.ts';

export interface Earned extends Span {
  readonly value: number;
}

const earner =
  /^(?:er|sie|ich|ihm|ihr|mir|(?:ehe)?mann|(?:ehe)?frau|partner(?:in)?|freund(?:in)?|gatt(?:e|in)|he|she|i|him|her|husband|wife|\w*rente|pension)$/;
const leastEarned = 1_000;
const mostAfterEarner = 3;
const mostBetweenTwo = 4;

/** The amounts of two persons, and what they come to, from the first who is named. Pure. */
export function ofTwo(words: readonly Word[], amounts: readonly Earned[]): Earned | undefined {
  const earned = amounts.flatMap((amount) => {
    const from = Math.max(0, amount.from - mostAfterEarner);
    const at = words.slice(from, amount.from).findLastIndex(({ plain }) => earner.test(plain));
    return at < 0 || amount.value < leastEarned ? [] : [{ amount, at: from + at }];
  });
  const [one, other, more] = earned;
  if (!one || !other || more || other.at < one.amount.to) return undefined;
  const isNear = other.amount.from - one.amount.to <= mostBetweenTwo;
  const isOtherPerson = words[one.at]?.plain !== words[other.at]?.plain;
  if (!isNear || !isOtherPerson) return undefined;
  return { from: one.at, to: other.amount.to, value: one.amount.value + other.amount.value };
}

const taxable = /^(?:zve|(?:haushalts|jahres)?einkommen|income)$/;
const [leastInThousands, mostInThousands] = [12, 250];

/** „zvE 58“: nobody has so little, and many leave the thousands out. Pure. */
export function isInThousands(words: readonly Word[], { from, value }: Earned): boolean {
  const { plain = '', stop } = words[from - 1] ?? {};
  const isSmall = value >= leastInThousands && value <= mostInThousands && Number.isInteger(value);
  return isSmall && stop === undefined && taxable.test(plain);
}
