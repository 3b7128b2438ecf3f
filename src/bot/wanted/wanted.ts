// What a message wants, and about which topic: by weights that were learned from labelled sentences, each with its reasons.
import type { Lang } from '../../document/index.ts';
import { stemOf, type TopicSlug, type Word } from '../../kit/index.ts';
import { createKnownStems, type KnownStems } from './knownStems.ts';
import { type Features, featuresOf, isFragment, isOfWording } from './wantedFeatures.ts';
import { createScorer, readWeights, type Scorer, type Weights } from './wantedWeights.ts';

export type Intent =
  /** The figure for a case: cost, grant, whether it pays. */
  | 'result'
  | 'duration'
  | 'documents'
  | 'authority'
  /** Which law. */
  | 'basis'
  /** What one must, may or need not do. */
  | 'requirements'
  | 'online'
  | 'meaning'
  | 'suppliers'
  | 'overview'
  /** The cheapest, the most among many. */
  | 'rank'
  /** Two or three named values side by side. */
  | 'compare'
  /** A human being. */
  | 'person'
  | 'talk'
  | 'help'
  /** Legal advice on a case. */
  | 'legal'
  /** A matter that the service does not have. */
  | 'other';

/** `none`: about no topic of the service. */
export type WantedTopic = TopicSlug | 'none';

export interface Scored<Value> {
  readonly value: Value;
  /** A probability: all of a list are 1 together. */
  readonly score: number;
}

export interface Wanted {
  /** Best first; all of them. */
  readonly topics: readonly Scored<WantedTopic>[];
  readonly intents: readonly Scored<Intent>[];
  /** How likely it asks for nothing of an office, though it speaks of one of its matters: „das Wetter am Umzugstag“. */
  readonly aside: number;
  /** How likely it asks for what the service does not state, though it is on one of its matters: „die Jagdpacht“. */
  readonly beyond: number;
  /** What weighed most for the best of each, heaviest first: stems, pairs of stems, classes as `#euro`. */
  readonly reasons: { readonly topic: readonly string[]; readonly intent: readonly string[] };
}

/** The stems that were learned. */
export const knownStemsOf = (reader: Reader = learnedReader()): KnownStems => reader.stems;

/** Below these it is better to ask; measured by tools/train.ts. */
export const sure = { topic: 0.5, intent: 0.65 } as const;

/** The service's topic that a text is about, where that is so likely. Pure. */
export const topicIn = ({ topics: [best] }: Wanted, least: number = sure.topic): TopicSlug | undefined =>
  best && best.value !== 'none' && best.score >= least ? best.value : undefined;

/** How likely a text is about a topic; about `none` of them. Pure. */
export const likelihoodOf = (topic: string, { topics }: Wanted): number =>
  topics.find(({ value }) => value === topic)?.score ?? 0;

const mostReasons = 4;

interface Reader {
  readonly stems: KnownStems;
  readonly topics: Scorer;
  readonly intents: Scorer;
  readonly asides: Scorer;
  readonly beyond: Scorer;
}

export const createReader = ({ stems, topics, intents, asides, beyond }: Weights): Reader => ({
  stems: createKnownStems(stems.split(' ')),
  topics: createScorer(topics),
  intents: createScorer(intents),
  asides: createScorer(asides),
  beyond: createScorer(beyond),
});

let learned: Reader | undefined;

/** Read once in the life of the process: ahead of the first question, or by it. Training runs without. */
export function learnedReader(): Reader {
  learned ??= createReader(readWeights());
  return learned;
}

/** What a message wants; `text` is as typed, `words` its words. Pure; only the first words of a long text count. */
export function wantedOf(words: readonly Word[], text: string, reader: Reader = learnedReader()): Wanted {
  const features = featuresOf(words, text, reader.stems);
  const topic = judge(features, reader.topics);
  const intent = judge(features, reader.intents);
  const topics = topic.scored as readonly Scored<WantedTopic>[];
  return {
    topics,
    intents: withOther(intent.scored as readonly Scored<Intent>[], scoreOf(topics, 'none')),
    get aside() {
      return scoreOf(judge(features, reader.asides).scored, 'aside');
    },
    get beyond() {
      return scoreOf(judge(features, reader.beyond).scored, 'beyond');
    },
    get reasons() {
      return {
        topic: reasonsFor(topic, features, reader.topics),
        intent: reasonsFor(intent, features, reader.intents),
      };
    },
  };
}

/** What is said to the bot itself, whatever the service has. */
const ofManners: ReadonlySet<Intent> = new Set(['person', 'talk', 'help', 'legal']);

const scoreOf = <Value>(scored: readonly Scored<Value>[], value: Value) =>
  scored.find((one) => one.value === value)?.score ?? 0;

/** „Wie lange dauert …?“ about no topic of the service is another matter, whatever is wanted of it. */
function withOther(intents: readonly Scored<Intent>[], none: number): readonly Scored<Intent>[] {
  const known = intents.map(({ value, score }) => ({
    value,
    score: ofManners.has(value) ? score : score * (1 - none),
  }));
  const left = 1 - known.reduce((sum, { score }) => sum + score, 0);
  return [...known, { value: 'other' as const, score: left }].toSorted(byScore);
}

const byScore = (one: Scored<unknown>, other: Scored<unknown>) => other.score - one.score;

interface Judged {
  readonly scored: readonly Scored<string>[];
}

function judge({ values, scale }: Features, { classes, bias, addWeights }: Scorer): Judged {
  const scores = Float64Array.from(bias);
  for (const [name, value] of values) addWeights(name, value * scale, scores);
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const sum = shares.reduce((all, share) => all + share, 0);
  return {
    scored: classes.map((value, at) => ({ value, score: (shares[at] ?? 0) / sum })).toSorted(byScore),
  };
}

/** Worked out only for who looks. */
function reasonsFor(
  { scored }: Judged,
  { values }: Features,
  { classes, addWeights }: Scorer,
): readonly string[] {
  const best = classes.indexOf(scored[0]?.value ?? '');
  const weighed = [...values].map(([name, value]) => {
    const weights = new Float64Array(classes.length);
    addWeights(name, value, weights);
    return { name, weight: weights[best] ?? 0 };
  });
  return weighed
    .filter(({ name, weight }) => weight > 0 && !isFragment(name))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostReasons)
    .map(({ name }) => name);
}

/** A word with less weight for every topic speaks of none of them. */
const tellingWeight = 1.5;
const clearlyMore = 0.3;

/** What a word says for each topic; undefined for one that nobody has said of any. */
function weightsOf({ plain }: Word, lang: Lang, { stems, topics }: Reader): Float64Array | undefined {
  const stem = [stemOf(plain, lang), stemOf(plain)].find((one) => stems.has(one));
  if (stem === undefined) return undefined;
  const weights = new Float64Array(topics.classes.length);
  topics.addWeights(stem, 1, weights);
  return weights;
}

/** Less is what any word may have in common with a topic: „Halteverbot“ and „Hundeführerschein“ have 0.6. */
const saidOfIt = 1;

/** Whether words were said of a topic, though more of another one maybe: „Elektroauto“ of the Kfz-Steuer. Pure. */
export function isSaidOf(
  words: readonly Word[],
  topic: TopicSlug,
  reader: Reader = learnedReader(),
): boolean {
  const { values } = featuresOf(words, words.map(({ text }) => text).join(' '), reader.stems);
  const weights = new Float64Array(reader.topics.classes.length);
  for (const [name, value] of values) {
    if (!isOfWording(name) && !name.startsWith('#')) reader.topics.addWeights(name, value, weights);
  }
  return (weights[reader.topics.classes.indexOf(topic)] ?? 0) >= saidOfIt;
}

/** Whether a word is known to speak of none of the topics: „Jagdhund“. Pure. */
export function isOfNoTopic(word: Word, lang: Lang, reader: Reader = learnedReader()): boolean {
  const weights = weightsOf(word, lang, reader);
  const none = weights?.[reader.topics.classes.indexOf('none')] ?? 0;
  return none >= tellingWeight && Math.max(...(weights ?? [])) === none;
}

/** Whether a word speaks of another topic than this one, or is a word that nobody has said of any. Pure. */
export function isOfOtherTopic(
  word: Word,
  topic: WantedTopic | undefined,
  lang: Lang,
  reader: Reader = learnedReader(),
): boolean {
  const weights = weightsOf(word, lang, reader);
  if (!weights) return true;
  // In German the matter is a noun; what is done with it may be done with anything.
  if (lang === 'de' && /^\p{Ll}/u.test(word.text)) return false;
  const { classes } = reader.topics;
  const [most = 0, next = 0] = weights.filter((_, at) => classes[at] !== 'none').toSorted((a, b) => b - a);
  const own = topic === undefined ? 0 : (weights[classes.indexOf(topic)] ?? 0);
  // „im Haus“ is said of several, and of this one too.
  const isShared = own > 0 && most - next < clearlyMore;
  return most >= tellingWeight && own < most / 2 && !isShared;
}
