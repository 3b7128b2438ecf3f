// The weights that tell topic and intent, as tools/train.ts writes them: a table that can be read.
import { readFileSync } from 'node:fs';

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
}

/** Beside this file, in the sources as in the build. */
export const weightsFile = new URL('weights.json', import.meta.url);

export const readWeights = (): Weights => JSON.parse(readFileSync(weightsFile, 'utf8')) as Weights;

/** One line for each feature. */
export function writtenWeights({ about, stems, topics, intents }: Weights): string {
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
  ];
  return `{\n${parts.join(',\n')}\n}\n`;
}

/** The same for reckoning: classes and features by number. */
export interface Scorer {
  readonly classes: readonly string[];
  readonly bias: Float64Array;
  /** By feature: pairs of a class's number and its weight. */
  readonly features: ReadonlyMap<string, Float64Array>;
}

export function createScorer({ bias, features }: ClassWeights): Scorer {
  const classes = Object.keys(bias);
  const numbers = new Map(classes.map((name, at) => [name, at]));
  return {
    classes,
    bias: Float64Array.from(Object.values(bias)),
    features: new Map(
      Object.entries(features).map(([name, weights]) => [
        name,
        Float64Array.from(
          Object.entries(weights).flatMap(([label, weight]) => [numbers.get(label) ?? 0, weight]),
        ),
      ]),
    ),
  };
}
