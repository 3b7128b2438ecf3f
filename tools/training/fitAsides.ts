// How it is learned that a message asks for nothing of an office, though it speaks of one of its matters: „Wie wird das Wetter am
// Umzugstag?“ beside all questions that are on a matter, those with a story around them too (asides.tsv).
import type { KnownStems } from '../../src/bot/wanted/knownStems.ts';
import type { ClassWeights } from '../../src/bot/wanted/wantedWeights.ts';
import { fitYesNo, readYesNo } from './fitYesNo.ts';
import { asides, linesOf, plainestOf, type Sentence, type Source } from './sentences.ts';

/** They are few beside the questions that are on a matter. */
const weights = { aside: 4, matter: 2, others: 1, plain: 0.2 } as const;
const kinds = ['matter', 'aside'] as const;

/** Whatever people asked of a matter; lists of words are no questions. */
const asked: ReadonlySet<Source> = new Set(['sentences', 'asked', 'examined', 'statements']);

/** Pure but for asides.tsv: the same sentences give the same weights. */
export function fitAsides(sentences: readonly Sentence[], known: KnownStems): ClassWeights {
  const onMatter = sentences.filter(
    ({ source, topic }) => asked.has(source) && topic !== 'none' && topic !== '-',
  );
  const isOfKind = false;
  const told = [
    ...plainestOf(sentences).map((text) => ({ text, isOfKind, weight: weights.plain })),
    ...onMatter.map(({ text }) => ({ text, isOfKind, weight: weights.others })),
    ...readYesNo('asides.tsv', linesOf(asides), kinds).map((one) => ({
      ...one,
      weight: one.isOfKind ? weights.aside : weights.matter,
    })),
  ];
  return fitYesNo(kinds, told, known, { l2: 3e-6, keep: 16_000 });
}
