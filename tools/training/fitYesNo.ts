// Learns to tell one kind of message from all others: one weight for each feature says how much it speaks for it.
import type { KnownStems } from '../../src/bot/wanted/knownStems.ts';
import { featuresOf } from '../../src/bot/wanted/wantedFeatures.ts';
import type { ClassWeights } from '../../src/bot/wanted/wantedWeights.ts';
import { readWords } from '../../src/kit/index.ts';
import { isOftenEnough, namesWorthTheirWeight, rounded, rowsOf, smallest, type Worth } from './rows.ts';
import { trainSoftmax } from './softmax.ts';

export interface Told {
  readonly text: string;
  readonly isOfKind: boolean;
  /** How much it counts. */
  readonly weight: number;
}

const rarest = { fragment: 2, pair: 2, word: 1 };
const rounds = 90;

/** `kind` and `other` are the classes' names; `l2`: how dear large weights are; so many weights are kept. Pure. */
export function fitYesNo(
  [other, kind]: readonly [string, string],
  told: readonly Told[],
  known: KnownStems,
  { l2, keep }: { readonly l2: number; readonly keep: number },
): ClassWeights {
  const found = told.map((one) => ({ ...one, features: featuresOf(readWords(one.text), one.text, known) }));
  const names = namesWorthTheirWeight(found, isOftenEnough(rarest)).toSorted(byName);
  const rowOf = rowsOf(names);
  const rows = found.map(({ features, isOfKind, weight }) => ({
    ...rowOf(features),
    label: isOfKind ? 1 : 0,
    weight,
  }));
  const model = trainSoftmax(rows, { l2, rounds, keep, classes: 2, features: names.length });
  // What speaks against the others speaks for it: one weight says both.
  const forKind = (of: ArrayLike<number>, at: number, rarity = 1) =>
    rounded(((of[2 * at + 1] ?? 0) - (of[2 * at] ?? 0)) * rarity);
  const features = names
    .map(({ name, rarity }, at) => [name, forKind(model.weights, at, rarity)] as const)
    .filter(([, weight]) => Math.abs(weight) >= smallest)
    .map(([name, weight]) => [name, { [kind]: weight }] as const);
  return { bias: { [other]: 0, [kind]: forKind(model.bias, 0) }, features: Object.fromEntries(features) };
}

const byName = (one: Worth, other: Worth) => (one.name < other.name ? -1 : 1);

/** The lines of a file that says of each text which of two kinds it is; throws for one that says no such. */
export function readYesNo(
  file: string,
  lines: readonly string[],
  [other, kind]: readonly [string, string],
): readonly Pick<Told, 'text' | 'isOfKind'>[] {
  return lines.map((line, at) => {
    const [said, text, ...more] = line.split('\t');
    if (!text || more.length > 0 || (said !== kind && said !== other))
      throw new Error(`${file}:${at + 1} is neither “${kind}” nor “${other}”`);
    return { text, isOfKind: said === kind };
  });
}
