// What people say about a set: one of the contract's four sizes, and what they pay for it and for electricity.
import {
  anyNumber,
  both,
  type Candidate,
  count,
  isBound,
  money,
  type NumberCandidate,
  oneOf,
  quantitiesIn,
  type Quantity,
  type Recogniser,
  refined,
  type Text,
  type Word,
  wordsIn,
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
  find(words, context) {
    const quantities = quantitiesIn(words).flatMap((one) => (one.parts.length > 0 ? one.parts : [one]));
    const sizesSaid = quantities.flatMap((one) => sizeAt(words, one) ?? []);
    // „800w“ as one word is the name of a size as well, and read already.
    const named = known
      .find(words, context)
      .filter(({ from, to }) => !/\d/.test(wordsIn(words, { from, to })));
    return [...sizesSaid, ...named];
  },
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

/** From the contract. */
const price = { least: 199, most: 2000 };
const electricity = { least: 0.2, most: 0.5 };

const whichPrice: Text = both`Was kostet das Gerät genau? Mit einer Spanne oder Grenze rechne ich nicht; schreiben Sie zum Beispiel: preis 450.
  What exactly does the set cost? I do not reckon with a range or a limit; please write for example: price 450.`;

const anyPrice = anyNumber({
  units: ['euro'],
  isAmount: true,
  isPrice: true,
  ...price,
  whichExactly: whichPrice,
  expects: { de: 'eine Summe von 199 bis 2.000 €', en: 'an amount from €199 to €2,000' },
  show: (euros) => money(euros),
});

/** Smaller figures behind „für“ count something else: „für 2 Personen“. */
const leastAfterFor = 50;

/** The price of the set: announced by its name, as an amount in euros, or „für 499“. */
export const preis = refined(anyPrice, (found, words) =>
  found
    .filter(({ from, value }) => value >= 1 && !isElectricity(words[from - 1]))
    .map((one) => (isSurePrice(words, one) ? { ...withVerb(words, one), score: 1 } : one)),
);

/** „gekauft für 349“ */
function withVerb(words: readonly Word[], found: NumberCandidate): NumberCandidate {
  const [verb, joining] = words.slice(Math.max(0, found.from - 2), found.from);
  const isBought = /^(?:gekauft|bezahlt|gezahlt|bestellt|bought|paid)$/.test(verb?.plain ?? '');
  return isBought && /^(?:fuer|for)$/.test(joining?.plain ?? '') ? { ...found, from: found.from - 2 } : found;
}

const isSurePrice = (words: readonly Word[], { from, value, problem }: NumberCandidate) =>
  (problem !== undefined ||
    /^(?:fuer|for|kostet?|kosten|costs?|costing)$/.test(words[from - 1]?.plain ?? '')) &&
  value >= leastAfterFor;

const isElectricity = (word: Word | undefined) => /^(?:strom\w*|electricity)$/.test(word?.plain ?? '');

const anyElectricity = anyNumber({
  units: ['euro', 'cent', 'euroPerKwh'],
  ...electricity,
  expects: { de: '0,20 bis 0,50 € je kWh (20 bis 50 Cent)', en: '€0.20 to €0.50 per kWh (20 to 50 cents)' },
  show: (euros) => count(euros, euros, 'euroPerKilowattHour'),
  convert: (typed, unit) =>
    (typed >= 1 && unit !== 'euroPerKwh') || unit === 'cent' ? Number((typed / 100).toFixed(6)) : typed,
});

/** The price of electricity per kilowatt-hour: 0,35 · 35 Cent · 38 ct/kWh. */
export const strom = refined(anyElectricity, (found, words) =>
  found
    .map((one) => withName(one, words))
    // Whole euros are the price of the set, unless they are said to be for a kilowatt-hour.
    .filter(
      ({ from, quantity: { unit, most } }) =>
        unit !== 'euro' ||
        (most > 0 && most < 1) ||
        isElectricity(words[from - 1]) ||
        isElectricity(words[from]),
    ),
);

/** „Strompreis von 35 Cent“. */
function withName(found: NumberCandidate, words: readonly Word[]): NumberCandidate {
  const [name, joining] = words.slice(Math.max(0, found.from - 2), found.from);
  const isNamed = isElectricity(name) && ['von', 'of', 'bei'].includes(joining?.plain ?? '');
  return isNamed ? { ...found, from: found.from - 2, score: 1 } : found;
}
