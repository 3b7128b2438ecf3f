// The weights that tell topic and intent, as tools/train.ts writes them: a table that can be read.
import { readFileSync } from 'node:fs';
import { keyTable } from '../../keyTable.ts';

/** By feature: what it says for a class, or against it. */
export interface ClassWeights {
  /** By class, before anything is said. */
  readonly bias: Readonly<Record<string, number>>;
  readonly features: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Weights {
  readonly about: { readonly note: string; readonly sentences: string };
  /** The stems of all sentences that were learned from, with spaces between them. */
  readonly stems: string;
  readonly topics: ClassWeights;
  readonly intents: ClassWeights;
  /** Whether it asks for nothing of an office, though it speaks of one of its matters. */
  readonly asides: ClassWeights;
  /** Whether it asks for what the service does not state, though it is on one of its matters. */
  readonly beyond: ClassWeights;
}

/** Beside this file, in the sources as in the build. */
export const weightsFile = new URL('weights.json', import.meta.url);

export const readWeights = (): Weights => JSON.parse(readFileSync(weightsFile, 'utf8')) as Weights;

/** One line for each feature. */
export function writtenWeights({ about, stems, topics, intents, asides, beyond }: Weights): string {
  const table = ({ bias, features }: ClassWeights) => {
    const lines = Object.entries(features).map(
      ([name, weights]) => `  ${JSON.stringify(name)}: ${JSON.stringify(weights)}`,
    );
    return `{\n "bias": ${JSON.stringify(bias)},\n "features": {\n${lines.join(',\n')}\n }}`;
  };
  const parts = [
    `"about": ${JSON.stringify(about)}`,
    `"stems": ${JSON.stringify(stems)}`,
    `"topics": ${table(topics)}`,
    `"intents": ${table(intents)}`,
    `"asides": ${table(asides)}`,
    `"beyond": ${table(beyond)}`,
  ];
  return `{\n${parts.join(',\n')}\n}\n`;
}

/** The same for reckoning: classes and features by number, all weights in one block. */
export interface Scorer {
  readonly classes: readonly string[];
  readonly bias: Float64Array;
  /** Adds a feature's weights, so many times, to the scores of the classes; nothing for an unknown feature. */
  readonly addWeights: (feature: string, times: number, scores: Float64Array) => void;
}

export function createScorer({ bias, features }: ClassWeights): Scorer {
  const classes = Object.keys(bias);
  const numbers = new Map(classes.map((name, at) => [name, at]));
  const names = Object.keys(features);
  const keys = keyTable(names.join('\n'));
  // By feature, where its weights begin; those of the next begin where they end.
  const starts = new Uint32Array(names.length + 1);
  for (const [at, name] of names.entries()) {
    starts[at + 1] = (starts[at] ?? 0) + Object.keys(features[name] ?? {}).length;
  }
  const classOf = new Uint8Array(starts[names.length] ?? 0);
  const weights = new Float64Array(classOf.length);
  let at = 0;
  for (const name of names) {
    const ofFeature = features[name] ?? {};
    for (const label in ofFeature) {
      classOf[at] = numbers.get(label) ?? 0;
      weights[at] = ofFeature[label] ?? 0;
      at += 1;
    }
  }
  return {
    classes,
    bias: Float64Array.from(Object.values(bias)),
    addWeights(feature, times, scores) {
      const line = keys.lineOf(feature);
      if (line === undefined) return;
      const end = starts[line + 1] ?? 0;
      for (let at = starts[line] ?? 0; at < end; at++) {
        const number = classOf[at] ?? 0;
        scores[number] = (scores[number] ?? 0) + (weights[at] ?? 0) * times;
      }
    },
  };
}
