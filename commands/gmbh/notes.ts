// What belongs next to a total: for whom it was reckoned, and what other founders pay the notary.
import {
  type Call,
  labelIn,
  money,
  type Sentence,
  sentence,
  strong,
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
  { lang, say }: Pick<Call, 'lang' | 'say'>,
  parts: readonly Part[] = [],
): Sentence | undefined {
  // Only the notary's fee depends on them.
  if (parts.length > 0 && !parts.includes('notary')) return undefined;
  const reckoned = told.flatMap(({ values: { variant, founders: stated } }) =>
    variant !== undefined && Object.hasOwn(notaryCases, variant)
      ? labelIn(notaryCases, variant, lang)
      : (stated ?? []),
  );
  if (reckoned.length === 0) return textNote(told[0]?.values.assumption);
  const isAssumed = say({
    de: '; die Personenzahl ist eine Annahme',
    en: '; the number of founders is an assumption',
  });
  return [
    say({ de: 'Gerechnet für: ', en: 'Reckoned for: ' }),
    text([...new Set(reckoned)].join(', ')),
    said ? '.' : `${isAssumed}.`,
  ];
}

/** Where the total was reckoned for more people than are said to found, or for fewer. */
export function otherFounders(
  { variant, founders: reckoned, otherVariants }: FoundingRead,
  contract: Contract,
  said: Founders | undefined,
  { say }: Pick<Call, 'say'>,
): Sentence | undefined {
  const isReckonedSo = said === undefined || (said === 'one') === (contract === 'muster');
  if (isReckonedSo || (variant ?? reckoned) === undefined) return undefined;
  const who = founders[said].label;
  const { withIt } = contracts[contract];
  // One other case can only be theirs.
  const [other, second] = otherVariants;
  const notary = second ? undefined : other?.values.notary;
  const amount = notary && strong(money(notary.min, notary.max));
  return say({
    de: [
      `Für ${who.de} ${withIt.de} nennt der Dienst keine Summe`,
      ...(amount ? sentence`; der Notar kostet dann ${amount}.` : ['.']),
    ],
    en: [
      `For ${who.en} ${withIt.en} the service states no total`,
      ...(amount ? sentence`; the notary then costs ${amount}.` : ['.']),
    ],
  });
}
