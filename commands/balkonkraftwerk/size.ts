// The contract's four sizes of a set, said in watts, in kilowatts or by its modules; other figures of them are refused at once.
import {
  type Candidate,
  isBound,
  oneOf,
  quantitiesIn,
  type Quantity,
  type Recogniser,
  wordsIn,
  type Word,
} from '../../src/kit/index.ts';

const labelOf = (watts: number) => ({ de: `${watts} Watt`, en: `${watts} watts` });

export const sizes = {
  '300w': { label: labelOf(300) },
  '600w': { label: labelOf(600) },
  '800w': { label: labelOf(800), words: ['Standard'] },
  '1600w': { label: labelOf(1600) },
} as const;

export type Size = keyof typeof sizes;

const known = oneOf(sizes);

/** A size, in watts or kilowatts or by its modules; a figure of them that is none is `impossible`. */
export const size: Recogniser<Size> = {
  ...known,
  measures: ['watt', 'modules'],
  find: (words, context) => [
    ...quantitiesIn(words)
      .flatMap((quantity) => (quantity.parts.length > 0 ? quantity.parts : [quantity]))
      .flatMap((quantity) => sizeAt(words, quantity) ?? []),
    // „800w“ as one word is the name of a size as well, and read already.
    ...known.find(words, context).filter(({ from, to }) => !/\d/.test(wordsIn(words, { from, to }))),
  ],
};

const sizeOf = (watts: number) => (Object.keys(sizes) as Size[]).find((key) => key === `${watts}w`);

/** What a set feeds in is sold by what its modules have, too. */
const isPower = (unit: Quantity['unit']) => unit === 'watt' || unit === 'wattPeak';

function sizeAt(words: readonly Word[], quantity: Quantity): Candidate<Size> | undefined {
  const { unit, form, most, least } = quantity;
  if (unit === 'modules' && form !== 'er') return modulesAt(quantity);
  // „300er Panel“
  const isBare = form === 'er' || (unit === undefined && form === undefined);
  if (!isPower(unit) && !isBare) return undefined;
  const to = endOfName(words, quantity);
  const span = {
    from: quantity.unitAt === undefined ? quantity.from : Math.min(quantity.from, quantity.unitAt),
    to,
  };
  const value = sizeOf(most);
  const isSaid = isPower(unit) || to > quantity.to;
  if (least !== most || isBound(quantity)) {
    return isSaid
      ? { ...span, value: value ?? '800w', score: 1, problem: whichSize(wordsIn(words, quantity)) }
      : undefined;
  }
  // Nobody sells it in kilowatts: told as read.
  if (value)
    return {
      ...span,
      value,
      score: isBare && !isSaid ? 0.9 : 1,
      ...(quantity.factor !== 1 ? { corrected: true } : {}),
    };
  return unit === 'watt' ? { ...span, value: '300w', score: 0.2, impossible: true } : undefined;
}

/** „600er Anlage“, „800 Watt Peak“ */
const thing = /^(?:anlage|set|geraet|modell|panel|modul|kit|peak|variante)s?n?$/;
const endOfName = (words: readonly Word[], { to, unit, form }: Quantity) =>
  (isPower(unit) || form === 'er') && thing.test(words[to]?.plain ?? '') ? to + 1 : to;

const modulesIn = new Map<number, Size>([
  [1, '300w'],
  [2, '800w'],
  [4, '1600w'],
]);

/** As many modules as sets of such a size have; three are between two sizes. */
function modulesAt({ figure, to, unitAt, most, form }: Quantity): Candidate<Size> | undefined {
  if (form !== undefined) return undefined;
  const span = { from: figure.from, to: Math.max(to, (unitAt ?? 0) + 1) };
  const value = modulesIn.get(most);
  return value
    ? { ...span, value, score: 1, corrected: true }
    : { ...span, value: '800w', score: 0.2, impossible: true };
}

const whichSize = (typed: string) => ({
  de: `Welche Leistung genau? „${typed}“ lässt es offen: 300, 600, 800 oder 1600 Watt.`,
  en: `Which size exactly? “${typed}” leaves it open: 300, 600, 800 or 1600 watts.`,
});
