// What the words of a question on balcony solar mean.
import { type Term, wordList } from '../../src/kit/index.ts';

export const terms: readonly Term[] = [
  {
    called: { de: wordList('Amortisation, amortisiert'), en: wordList('payback, pays for itself') },
    says: {
      de: 'Die Zeit, in der das Gerät so viel Strom gespart hat, wie es gekostet hat.',
      en: 'The time in which the device has saved as much as it cost.',
    },
  },
  {
    called: { de: wordList('Leistung, Watt, Wattzahl, Wp'), en: wordList('power, watts, size') },
    says: {
      de: 'Was die Module zusammen höchstens liefern; es steht im Angebot oder auf dem Gerät, in Watt.',
      en: 'The most that the panels deliver together; it stands in the offer or on the device, in watts.',
    },
    of: ['leistung'],
  },
];
