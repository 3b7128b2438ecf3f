// How many parking spaces: one of the numbers that the contract lists.
import { anyNumber, count, type Recogniser } from '../../src/kit/index.ts';

const possible = [1, 2, 3, 5, 10, 15, 20, 30, 50];

const anySpaces = anyNumber({
  units: [
    ...['stellplatz', 'stellplaetze', 'stellplaetzen', 'ladepunkt', 'ladepunkte', 'ladepunkten', 'punkt'],
    ...['punkte', 'punkten', 'platz', 'plaetze', 'plaetzen', 'ladeplatz', 'ladeplaetze', 'ladeplaetzen'],
    ...['parkplatz', 'parkplaetze', 'parkplaetzen', 'ladestellen', 'ladestationen', 'wallbox', 'wallboxen'],
    ...['garage', 'garagen', 'space', 'spaces', 'parking', 'charging', 'points', 'wallboxes'],
  ],
  whole: true,
  expects: { de: '1, 2, 3, 5, 10, 15, 20, 30 oder 50', en: '1, 2, 3, 5, 10, 15, 20, 30 or 50' },
  show: (spaces) => count(spaces),
});

/** „10“, „10 Stellplätze“; another number of them is `impossible`, and one of nothing is no such value. */
export const spaces: Recogniser<number> = {
  ...anySpaces,
  find: (words, context) =>
    anySpaces.find(words, context).flatMap((candidate) => {
      if (possible.includes(candidate.value)) return [candidate];
      return candidate.score === 1 ? [{ ...candidate, impossible: true }] : [];
    }),
  offers: () => possible.map((spaces) => ({ value: String(spaces), label: String(spaces) })),
};
