// What a sentence has of the features that are worth a weight, as rows to learn from: rare ones tell more.
import { type Features, isFragment, isOfWording } from '../../src/bot/wanted/wantedFeatures.ts';
import type { Row } from './softmax.ts';

export interface Worth {
  readonly name: string;
  /** Rare words tell more than common ones: the logarithm of how rare, 1 for one in fifty. */
  readonly rarity: number;
}

/** The features that are worth a weight by how often they occur; each sentence counts so many `times`. Pure. */
export function namesWorthTheirWeight(
  found: readonly { readonly features: Features; readonly times?: number }[],
  isWorth: (name: string, times: number) => boolean,
): readonly Worth[] {
  const often = new Map<string, number>();
  for (const { features, times = 1 } of found) {
    for (const name of features.values.keys()) often.set(name, (often.get(name) ?? 0) + times);
  }
  return [...often]
    .filter(([name, times]) => isWorth(name, times))
    .map(([name, times]) => ({ name, rarity: Math.log(found.length / times) / 4 }));
}

/** Pieces of words and pairs of words that are rarer are chance. */
export const isOftenEnough =
  ({ fragment, pair, word }: Readonly<Record<'fragment' | 'pair' | 'word', number>>) =>
  (name: string, times: number): boolean =>
    times >= (isFragment(name) ? fragment : isOfWording(name) ? pair : word);

/** Smaller weights are left out of the file. */
export const smallest = 0.03;
export const rounded = (weight: number): number => Math.round(weight * 100) / 100;

/** Gives the row of what a sentence has. Pure. */
export function rowsOf(names: readonly Worth[]): (features: Features) => Row {
  const numbers = new Map(names.map(({ name }, at) => [name, at]));
  return ({ values, scale }) => {
    const own = [...values].flatMap(([name, value]) => {
      const number = numbers.get(name);
      const rarity = number === undefined ? undefined : names[number]?.rarity;
      return number === undefined || rarity === undefined ? [] : [[number, value * rarity] as const];
    });
    return { features: own.map(([number]) => number), values: own.map(([, value]) => value * scale) };
  };
}
