// What the asker pays: for the set, and for electricity in euros or cents.
import {
  anyNumber,
  type Candidate,
  count,
  money,
  type Recogniser,
  type Text,
  type Word,
} from '../../src/kit/index.ts';
import { isSizeUnit } from './size.ts';

/** From the contract. */
const price = { least: 199, most: 2000 };
const electricity = { least: 0.2, most: 0.5 };

const anyPrice = anyNumber({
  units: ['euro', 'euros', 'eur'],
  isAmount: true,
  ...price,
  expects: { de: 'eine Summe von 199 bis 2.000 €', en: 'an amount from €199 to €2,000' },
  show: (euros) => money(euros),
});

/** Smaller figures behind „für“ count something else: „für 2 Personen“. */
const leastAfterFor = 50;

/** The price of the set: announced by its name, as an amount in euros, or „für 499“. */
export const preis: Recogniser<number> = {
  ...anyPrice,
  find: (words, context) =>
    anyPrice
      .find(words, context)
      .filter(
        ({ from, to, value }) => value >= 1 && !isSizeUnit(words[to]) && !isElectricity(words[from - 1]),
      )
      .map((candidate) => {
        if (isOfRange(words, candidate)) return { ...candidate, score: 1, problem: whichPrice };
        const isAfterFor = ['fuer', 'for'].includes(words[candidate.from - 1]?.plain ?? '');
        return isAfterFor && candidate.value >= leastAfterFor ? { ...candidate, score: 1 } : candidate;
      }),
};

const isElectricity = (word: Word | undefined) =>
  /^(?:strom|strompreis|electricity)$/.test(word?.plain ?? '');

/** „zwischen 400 und 500 €“, „400 bis 500“, „unter 500“. */
function isOfRange(words: readonly Word[], { from, to, value }: Candidate<number>): boolean {
  if (value < leastAfterFor) return false;
  const [plain, next, behind] = [words[from - 1]?.plain ?? '', words[to]?.plain ?? '', words[to + 1]];
  const goesOn = /^(?:bis|to|and|und|oder|or)$/.test(next) && /^\d/.test(behind?.text ?? '');
  const isLowerEnd = goesOn && (/^(?:bis|to)$/.test(next) || /^(?:zwischen|between)$/.test(plain));
  return isLowerEnd || /^(?:zwischen|between|unter|ueber|under|over|bis|hoechstens|maximal)$/.test(plain);
}

const whichPrice: Text = {
  de: 'Was kostet das Gerät genau? Mit einer Spanne oder Grenze rechne ich nicht; schreiben Sie zum Beispiel: preis 450.',
  en: 'What exactly does the set cost? I do not reckon with a range or a limit; please write for example: price 450.',
};

const perKilowattHour = new Set(['kwh', 'jekwh', 'prokwh', 'perkwh', 'centkwh', 'ctkwh', 'centjekwh']);
const isCents = (unit: string | undefined) => unit !== undefined && /^(?:ct|cent)/.test(unit);

const anyElectricity = anyNumber({
  units: ['euro', 'euros', 'eur', 'cent', 'cents', 'ct', ...perKilowattHour],
  ...electricity,
  expects: { de: '0,20 bis 0,50 € je kWh (20 bis 50 Cent)', en: '€0.20 to €0.50 per kWh (20 to 50 cents)' },
  show: (euros) => count(euros, euros, 'euroPerKilowattHour'),
  convert: (typed, unit) => (typed >= 1 || isCents(unit) ? Number((typed / 100).toFixed(6)) : typed),
});

/** The price of electricity per kilowatt-hour: 0,35 · 35 Cent · 38 ct/kWh. */
export const strom: Recogniser<number> = {
  ...anyElectricity,
  find(typed, context) {
    const words = typed.map(inOneUnit);
    const found = anyElectricity
      .find(words, context)
      .map((candidate) => withUnit(candidate, words))
      .map((candidate) => withName(candidate, words));
    // Whole euros are the price of the set, unless they are said to be for a kilowatt-hour; „2 kWh“ are a battery's.
    return found.filter(({ from, to, impossible }) => {
      const isAmount = to === from + 2 && words[from + 1]?.plain === 'kwh';
      if (isAmount && impossible && !/^strom/.test(words[from - 1]?.plain ?? '')) return false;
      const said = words.slice(from, to);
      const isEuros = said.some(({ plain }) => /^(?:euros?|eur)$/.test(plain));
      return (
        !isEuros ||
        isElectricity(words[from - 1]) ||
        /^0/.test(said[0]?.text ?? '') ||
        said.some(({ plain }) => perKilowattHour.has(plain))
      );
    });
  },
};

/** „38ct/kWh“ as „38ctkWh“. */
const inOneUnit = (word: Word): Word =>
  /^\d[\d.,]*(?:ct|cent)?\/kwh$/i.test(word.text) ? { ...word, text: word.text.replace('/', '') } : word;

/** „Strompreis von 35 Cent“. */
function withName(candidate: Candidate<number>, words: readonly Word[]): Candidate<number> {
  const [name, joining] = words.slice(Math.max(0, candidate.from - 2), candidate.from);
  const isNamed = /^strom/.test(name?.plain ?? '') && ['von', 'of'].includes(joining?.plain ?? '');
  return isNamed ? { ...candidate, from: candidate.from - 2, score: 1 } : candidate;
}

/** „pro kWh“ behind the figure belongs to it. */
function withUnit(candidate: Candidate<number>, words: readonly Word[]): Candidate<number> {
  const next = words[candidate.to]?.plain ?? '';
  const afterNext = words[candidate.to + 1]?.plain ?? '';
  if (perKilowattHour.has(next)) return { ...candidate, to: candidate.to + 1, score: 1 };
  const isPer = ['je', 'pro', 'per', 'a', 'die'].includes(next) && afterNext === 'kwh';
  return isPer ? { ...candidate, to: candidate.to + 2, score: 1 } : candidate;
}
