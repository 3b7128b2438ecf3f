// How a founding's total reads: in whole euros in a sentence, and never without what it leaves out.
import {
  type Call,
  money,
  moneyRange,
  type Range,
  type Sentence,
  sentence,
  strong,
} from '../../src/kit/index.ts';

/** „rund“ where cents are left out; the table has them. */
export function totalIn({ min, max }: Range, { say }: Pick<Call, 'say'>, isFirst: boolean): Sentence {
  const [least, most] = [Math.round(min), Math.round(max)];
  const about = isFirst ? say({ de: 'Rund ', en: 'About ' }) : say({ de: 'rund ', en: 'about ' });
  const isWhole = least === min && most === max;
  return [...(isWhole ? [] : [about]), strong(money(least, most))];
}

/** Both are left out of the totals by the contract. */
export function withoutWhat(shareCapital: Range | undefined, { say }: Pick<Call, 'say'>): Sentence {
  const capital = moneyRange(shareCapital);
  const amount = capital ? sentence` (${capital})` : [];
  return say({
    de: [' – ohne Stammkapital', ...amount, ' und ohne IHK-Beitrag'],
    en: [' – without the share capital', ...amount, ' and without the IHK contribution'],
  });
}
