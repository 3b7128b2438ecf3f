// How it is learned that a message asks for nothing of an office, though it speaks of one of its matters: „Wie wird das Wetter am
// Umzugstag?“ beside all questions that are on a matter, those with a story around them too (asides.tsv).
import { readFileSync } from 'node:fs';
import type { KnownStems } from '../../src/bot/wanted/knownStems.ts';
import { featuresOf } from '../../src/bot/wanted/wantedFeatures.ts';
import type { ClassWeights } from '../../src/bot/wanted/wantedWeights.ts';
import { readWords } from '../../src/kit/index.ts';
import { isOftenEnough, namesWorthTheirWeight, rounded, rowsOf, smallest, type Worth } from './rows.ts';
import { asides, type Sentence, type Source } from './sentences.ts';
import { trainSoftmax } from './softmax.ts';

/** They are few beside the questions that are on a matter. */
const weights = { aside: 4, matter: 2, others: 1, plain: 0.2 } as const;
const options = { classes: 2, l2: 3e-6, rounds: 90, keep: 16_000 };
const rarest = { fragment: 2, pair: 2, word: 1 };

/** Whatever people asked of a matter; lists of words are no questions. */
const asked: ReadonlySet<Source> = new Set(['sentences', 'asked', 'examined', 'statements']);

/** A matter that is asked for in the fewest words is one, by whatever it is called. */
const plainest = [
  ...[
    'X',
    'was kostet X',
    'Was kostet X in Köln?',
    'Wie teuer ist X?',
    'wie viel gibt es für X',
    'gibts was für X',
  ],
  ...['Wo ist X am günstigsten?', 'Wie lange dauert X?', 'welche Unterlagen für X', 'wo beantrage ich X'],
  ...['Brauche ich X?', 'Wer ist für X zuständig?', 'How much is X?', 'What do I need for X?'],
];

/** The lines of asides.tsv; throws for one that has not two fields. */
export function readAsides(): readonly { readonly text: string; readonly isAside: boolean }[] {
  const lines = readFileSync(asides, 'utf8').trim().split('\n');
  return lines.map((line, at) => {
    const [kind, text, ...more] = line.split('\t');
    if (!text || more.length > 0 || (kind !== 'aside' && kind !== 'matter'))
      throw new Error(`asides.tsv:${at + 1} is neither an aside nor a matter`);
    return { text, isAside: kind === 'aside' };
  });
}

/** Pure but for asides.tsv: the same sentences give the same weights. */
export function fitAsides(sentences: readonly Sentence[], known: KnownStems): ClassWeights {
  const onMatter = sentences.filter(
    ({ source, topic }) => asked.has(source) && topic !== 'none' && topic !== '-',
  );
  const named = sentences.filter(({ source, topic }) => source === 'vocabulary' && topic !== 'none');
  const all = [
    ...named.flatMap(({ text }) =>
      plainest.map((form) => ({ text: form.replace('X', text), label: 0, weight: weights.plain })),
    ),
    ...onMatter.map(({ text }) => ({ text, label: 0, weight: weights.others })),
    ...readAsides().map(({ text, isAside }) => ({
      text,
      label: isAside ? 1 : 0,
      weight: isAside ? weights.aside : weights.matter,
    })),
  ];
  const found = all.map((one) => ({ ...one, features: featuresOf(readWords(one.text), one.text, known) }));
  const names = namesWorthTheirWeight(found, isOftenEnough(rarest)).toSorted(byName);
  const rowOf = rowsOf(names);
  const rows = found.map(({ features, label, weight }) => ({ ...rowOf(features), label, weight }));
  const model = trainSoftmax(rows, { ...options, features: names.length });
  // What speaks against a matter speaks for an aside: one weight says both.
  const forAside = (of: ArrayLike<number>, at: number, rarity = 1) =>
    rounded(((of[2 * at + 1] ?? 0) - (of[2 * at] ?? 0)) * rarity);
  const features = names
    .map(({ name, rarity }, at) => [name, { aside: forAside(model.weights, at, rarity) }] as const)
    .filter(([, { aside }]) => Math.abs(aside) >= smallest);
  return { bias: { matter: 0, aside: forAside(model.bias, 0) }, features: Object.fromEntries(features) };
}

const byName = (one: Worth, other: Worth) => (one.name < other.name ? -1 : 1);
