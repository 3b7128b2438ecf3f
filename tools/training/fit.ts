// From labelled sentences to the weights that the bot reads: what is counted, how dear, what is left out.
import { createKnownStems } from '../../src/bot/wanted/knownStems.ts';
import { isOfWording, featuresOf, type Features } from '../../src/bot/wanted/wantedFeatures.ts';
import { createReader, wantedOf } from '../../src/bot/wanted/wanted.ts';
import type { ClassWeights, Weights } from '../../src/bot/wanted/wantedWeights.ts';
import { readWords } from '../../src/kit/index.ts';
import { fitAsides } from './fitAsides.ts';
import { fitBeyond } from './fitBeyond.ts';
import { isOftenEnough, namesWorthTheirWeight, rounded, rowsOf, smallest } from './rows.ts';
import type { Sentence, Source } from './sentences.ts';
import { type LabelledRow, trainSoftmax } from './softmax.ts';

const rounds = 90;
const l2 = { topic: 3e-5, intent: 1e-5 };
/** So many weights are left in the file. */
const keep = { topic: 16_000, intent: 14_000 };
/** What is the same in many sentences says less, and our own questions are alike. */
const weightOf: Readonly<Record<Source, number>> = {
  sentences: 1,
  asked: 0.3,
  matters: 1,
  vocabulary: 1,
  cues: 1,
  examined: 1,
  statements: 0.4,
};
/** Pieces of words and pairs of words that are as rare are chance. */
const rarest = { fragment: 3, pair: 2, word: 1, stem: 2 };

/** Pure: the same sentences give the same weights. */
export function fitWeights(sentences: readonly Sentence[], about: Weights['about']): Weights {
  return withKinds(fitAll(sentences.filter(tellingOf(sentences, about)), about), sentences, about);
}

/** The weights with those learned anew that tell what asks nothing of an office, or nothing that the service states. Pure. */
export function withKinds(
  weights: Weights,
  sentences: readonly Sentence[],
  about: Weights['about'],
): Weights {
  const known = createKnownStems(weights.stems.split(' '));
  return { ...weights, about, asides: fitAsides(sentences, known), beyond: fitBeyond(sentences, known) };
}

const nothingLearned = { bias: {}, features: {} };

/** As likely its topic must be to who has not learned from it. */
const telling = 0.5;

/** „Wie lange dauert das?“, of whatever it was asked, tells no topic: whether a question beside a statement is none of those. */
function tellingOf(sentences: readonly Sentence[], about: Weights['about']): (one: Sentence) => boolean {
  const isBeside = ({ source }: Sentence) => source === 'statements';
  const beside = sentences.filter(isBeside);
  const untelling = new Set<Sentence>();
  for (const half of [0, 1]) {
    const own = beside.filter((_, at) => at % 2 === half);
    const isOwn = new Set(own);
    const reader = createReader(
      fitAll(
        sentences.filter((one) => !isOwn.has(one)),
        about,
      ),
    );
    for (const one of own) {
      const { topics } = wantedOf(readWords(one.text), one.text, reader);
      if ((topics.find(({ value }) => value === one.topic)?.score ?? 0) < telling) untelling.add(one);
    }
  }
  return (one) => !untelling.has(one);
}

function fitAll(sentences: readonly Sentence[], about: Weights['about']): Weights {
  const stems = stemsWorthKnowing(sentences);
  const known = createKnownStems(stems);
  const found = sentences.map(({ text }) => featuresOf(readWords(text), text, known));
  return {
    about,
    stems: stems.join(' '),
    topics: fit(sentences, found, 'topic'),
    intents: fit(sentences, found, 'intent'),
    asides: nothingLearned,
    beyond: nothingLearned,
  };
}

/** One that a single sentence has may be mistyped: what is unknown at training tells what the unknown means. */
function stemsWorthKnowing(sentences: readonly Sentence[]): readonly string[] {
  const often = new Map<string, number>();
  for (const { stems, source } of sentences) {
    for (const stem of stems) often.set(stem, (often.get(stem) ?? 0) + timesOf(source));
  }
  const known = [...often].filter(([, times]) => times >= rarest.stem).map(([stem]) => stem);
  return known.toSorted();
}

/** Who asks beside a statement writes as people do, with more mistakes. */
const timesOf = (source: Source) =>
  source === 'vocabulary' || source === 'cues' ? 2 : source === 'statements' ? 0.34 : 1;

/** A topic is not told by the form of the question. */
const counts = (name: string, by: 'topic' | 'intent') => by === 'intent' || !isOfWording(name);

/** What is wanted of another matter nobody has labelled: that it is another one, the topic tells. */
const isUnknown = (label: string) => label === '-' || label === 'other';

function fit(
  sentences: readonly Sentence[],
  found: readonly Features[],
  by: 'topic' | 'intent',
): ClassWeights {
  const used = sentences.flatMap((sentence, at) => {
    const features = found[at];
    return isUnknown(sentence[by]) || !features ? [] : [{ sentence, features }];
  });
  const classes = [...new Set(used.map(({ sentence }) => sentence[by]))].toSorted();
  const counted = used.map(({ sentence, features }) => ({ features, times: timesOf(sentence.source) }));
  const names = namesWorthTheirWeight(
    counted,
    (name, times) => counts(name, by) && isOftenEnough(rarest)(name, times),
  );
  const rowOf = rowsOf(names);
  const rows = used.map(({ sentence, features }): LabelledRow => ({
    ...rowOf(features),
    label: classes.indexOf(sentence[by]),
    weight: weightOf[sentence.source],
  }));
  const model = trainSoftmax(rows, {
    features: names.length,
    classes: classes.length,
    l2: l2[by],
    rounds,
    keep: keep[by],
  });
  const weightsAt = (at: number, rarity: number) =>
    Object.fromEntries(
      classes.flatMap((label, c) => {
        const weight = rounded((model.weights[at * classes.length + c] ?? 0) * rarity);
        return Math.abs(weight) < smallest ? [] : [[label, weight]];
      }),
    );
  const features = names
    .map(({ name, rarity }, at) => [name, weightsAt(at, rarity)] as const)
    .filter(([, weights]) => Object.keys(weights).length > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    bias: Object.fromEntries(classes.map((label, c) => [label, rounded(model.bias[c] ?? 0)])),
    features: Object.fromEntries(features),
  };
}
