// What is asked in a chaos run: mostly cheap, some of it answered in several messages, each with words of its answer.
import type { Random } from './random.ts';

export interface AskedText {
  readonly text: string;
  /** Stands in its answer, and only in answers to the like of it. */
  readonly expected: string;
}

const cities = [
  'Köln',
  'München',
  'Hamburg',
  'Essen',
  'Bremen',
  'Leipzig',
  'Stuttgart',
  'Düsseldorf',
  'Dortmund',
  'Hannover',
];
const states = ['Bayern', 'Hessen', 'Sachsen', 'Berlin', 'Bremen', 'Thüringen', 'Saarland', 'Brandenburg'];
const processes = [
  { word: 'neuzulassung', expected: 'Neuzulassung' },
  { word: 'ummeldung', expected: 'Ummeldung' },
  { word: 'abmeldung', expected: 'Abmeldung' },
  { word: 'halterwechsel', expected: 'Halterwechsel' },
];

const kinds: readonly { readonly weight: number; readonly ask: (random: Random) => AskedText }[] = [
  {
    // So many different ones that the facts service is asked again and again.
    weight: 40,
    ask(random) {
      const [from = '', to = ''] = random.shuffled(cities);
      const date = `2099-${String(random.between(1, 12)).padStart(2, '0')}-15`;
      const text = `halteverbot ${from} ${to}`;
      const expected = `| ${from} | ${to} |`;
      return random.isLikely(0.5) ? { text, expected } : { text: `${text} ${date}`, expected };
    },
  },
  {
    weight: 20,
    ask(random) {
      const { word, expected } = random.pick(processes);
      return { text: `kfz ${word}`, expected };
    },
  },
  {
    weight: 12,
    ask(random) {
      const state = random.pick(states);
      return { text: `jagdschein ${state}`, expected: `in ${state}` };
    },
  },
  { weight: 10, ask: () => ({ text: 'hilfe', expected: 'hilfe' }) },
  { weight: 6, ask: () => ({ text: 'themen', expected: 'Themen' }) },
  // Asked back.
  { weight: 4, ask: () => ({ text: 'wallbox bayern', expected: 'Gebäude?' }) },
  // In two messages each.
  { weight: 5, ask: () => ({ text: 'jagdschein alle', expected: '16 Länder' }) },
  { weight: 5, ask: () => ({ text: 'jagdschein ausbildung', expected: '16 Länder' }) },
  { weight: 4, ask: () => ({ text: 'waermepumpe', expected: 'Kombinationen' }) },
  // With a file, which is uploaded first; where that fails, the answer says so.
  { weight: 2, ask: () => ({ text: 'themen als csv', expected: 'Themen' }) },
];

export const anyQuestion = (random: Random): AskedText => random.weighed(kinds).ask(random);
