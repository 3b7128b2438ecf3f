// What the asker pays: for the set, and for electricity in euros or cents.
import {
  anyNumber,
  count,
  money,
  type NumberCandidate,
  type Recogniser,
  type Text,
  type Word,
} from '../../src/kit/index.ts';

/** From the contract. */
const price = { least: 199, most: 2000 };
const electricity = { least: 0.2, most: 0.5 };

const whichPrice: Text = {
  de: 'Was kostet das Gerät genau? Mit einer Spanne oder Grenze rechne ich nicht; schreiben Sie zum Beispiel: preis 450.',
  en: 'What exactly does the set cost? I do not reckon with a range or a limit; please write for example: price 450.',
};

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
export const preis: Recogniser<number> = {
  ...anyPrice,
  find: (words) =>
    anyPrice
      .find(words)
      .filter(({ from, value }) => value >= 1 && !isElectricity(words[from - 1]))
      .map((found) => (isSurePrice(words, found) ? { ...found, score: 1 } : found)),
};

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
export const strom: Recogniser<number> = {
  ...anyElectricity,
  find: (words) =>
    anyElectricity
      .find(words)
      .map((found) => withName(found, words))
      // Whole euros are the price of the set, unless they are said to be for a kilowatt-hour.
      .filter(
        ({ from, quantity: { unit, most } }) =>
          unit !== 'euro' ||
          (most > 0 && most < 1) ||
          isElectricity(words[from - 1]) ||
          isElectricity(words[from]),
      ),
};

/** „Strompreis von 35 Cent“. */
function withName(found: NumberCandidate, words: readonly Word[]): NumberCandidate {
  const [name, joining] = words.slice(Math.max(0, found.from - 2), found.from);
  const isNamed = isElectricity(name) && ['von', 'of', 'bei'].includes(joining?.plain ?? '');
  return isNamed ? { ...found, from: found.from - 2, score: 1 } : found;
}
