// What belongs next to a total: for whom it was reckoned, and what other founders pay the notary.
import {
  labelIn,
  moneyRange,
  type Range,
  type Sentence,
  type Speaking,
  type Text,
  text,
  textNote,
} from '../../src/kit/index.ts';
import type { FoundingRead } from './fields.ts';
import { type Founders, founders } from './founders.ts';
import { type Contract, contracts, notaryCases, type Part } from './words.ts';

/** The contract knows only two kinds of articles: who found is taken for granted where nobody said it. */
export function reckonedFor(
  told: readonly { readonly values: Pick<FoundingRead, 'variant' | 'founders' | 'assumption'> }[],
  said: Founders | undefined,
  { lang, say }: Speaking,
  {
    parts = [],
    isOfOthers = false,
  }: { readonly parts?: readonly Part[]; readonly isOfOthers?: boolean } = {},
): Sentence | undefined {
  // Only the notary's fee depends on them.
  if (parts.length > 0 && !parts.includes('notary')) return undefined;
  const reckoned = told.flatMap(({ values: { variant, founders: stated } }) =>
    variant !== undefined && Object.hasOwn(notaryCases, variant)
      ? labelIn(notaryCases, variant, lang)
      : (stated ?? []),
  );
  if (reckoned.length === 0) return textNote(told[0]?.values.assumption);
  const whom = text([...new Set(reckoned)].join(', '));
  const isAssumed = said === undefined;
  // The first line may be on others.
  const what = isOfOthers
    ? { de: 'Die Tabelle gilt für', en: 'The table is for' }
    : { de: 'Gerechnet für', en: 'Reckoned for' };
  return say`${what}: ${whom}[${isAssumed}; die Personenzahl ist eine Annahme].
    ${what}: ${whom}[${isAssumed}; the number of founders is an assumption].`;
}

export interface OtherFounding {
  readonly who: Text;
  /** What the notary costs then, and all together; each undefined where the service does not tell it. */
  readonly notary: Range | undefined;
  readonly total: Range | undefined;
}

/** Where the total was reckoned for more people than are said to found, or for fewer. Pure. */
export function foundingOfOthers(
  { variant, founders: reckoned, otherVariants, notary: own, register, tradeOffice, total }: FoundingRead,
  contract: Contract,
  said: Founders | undefined,
): OtherFounding | undefined {
  const isReckonedSo = said === undefined || (said === 'one') === (contract === 'muster');
  if (isReckonedSo || (variant ?? reckoned) === undefined) return undefined;
  const who = founders[said].label;
  // One other case can only be theirs.
  const [other, second] = otherVariants;
  const notary = second ? undefined : other?.values.notary;
  const parts = [own, register, tradeOffice].flatMap((part) => part ?? []);
  const isSum = total !== undefined && parts.length === 3 && isSame(added(parts), total);
  if (!notary || !isSum) return { who, notary, total: undefined };
  return { who, notary, total: added([notary, ...parts.slice(1)]) };
}

const added = (parts: readonly Range[]): Range => ({
  min: parts.reduce((sum, { min }) => sum + min, 0),
  max: parts.reduce((sum, { max }) => sum + max, 0),
});

/** To the cent. */
const isSame = (a: Range, b: Range) => Math.abs(a.min - b.min) < 0.01 && Math.abs(a.max - b.max) < 0.01;

/** That the service has no total for them, and whose the table is. */
export function onOthers({ who, notary, total }: OtherFounding, contract: Contract, { say }: Speaking) {
  const { withIt } = contracts[contract];
  if (total)
    return say`Errechnet aus Notar, Handelsregister und Gewerbeanmeldung: eine Summe für ${who} ${withIt} nennt der Dienst nicht.
      Added up from notary, register and trade office: for ${who} ${withIt} the service states no total.`;
  const amount = moneyRange(notary);
  return say`Für ${who} ${withIt} nennt der Dienst keine Summe[; der Notar kostet dann **${amount}**].
    For ${who} ${withIt} the service states no total[; the notary then costs **${amount}**].`;
}
