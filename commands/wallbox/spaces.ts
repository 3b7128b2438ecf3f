// How many parking spaces: one of the numbers that the contract lists.
import { anyNumber, count, type Recogniser } from '../../src/kit/index.ts';

const possible = [1, 2, 3, 5, 10, 15, 20, 30, 50];

const anySpaces = anyNumber({
  units: ['spaces'],
  whole: true,
  expects: { de: '1, 2, 3, 5, 10, 15, 20, 30 oder 50', en: '1, 2, 3, 5, 10, 15, 20, 30 or 50' },
  show: (spaces) => count(spaces),
});

/** „30 Standardladepunkte“: the noun is the wallbox's own word. */
const sayingKind = /^(?:standard|normal|bidi)/;

/** „10“, „10 Stellplätze“; another number of them is `impossible`, and one of nothing is no such value. */
export const spaces: Recogniser<number> = {
  ...anySpaces,
  find: (words) =>
    anySpaces.find(words).flatMap((one) => {
      const found = sayingKind.test(words[one.to - 1]?.plain ?? '') ? { ...one, to: one.to - 1 } : one;
      if (found.problem || possible.includes(found.value)) return [found];
      return found.score === 1 ? [{ ...found, impossible: true }] : [];
    }),
  offers: () => possible.map((spaces) => ({ value: String(spaces), label: String(spaces) })),
};
