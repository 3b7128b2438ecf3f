// How many parking spaces: one of the numbers that the contract lists.
import {
  anyNumber,
  type Candidate,
  type NumberCandidate,
  type Recogniser,
  text,
  type Word,
} from '../../src/kit/index.ts';

const possible = [1, 2, 3, 5, 10, 15, 20, 30, 50];

const anySpaces = anyNumber({
  units: ['spaces', 'hours'],
  whole: true,
  expects: { de: '1, 2, 3, 5, 10, 15, 20, 30 oder 50', en: '1, 2, 3, 5, 10, 15, 20, 30 or 50' },
  show: (spaces, lang) =>
    text(
      `${spaces} ${spaces === 1 ? { de: 'Stellplatz', en: 'space' }[lang] : { de: 'Stellplätze', en: 'spaces' }[lang]}`,
    ),
});

/** „30 Standardladepunkte“: the noun is the wallbox's own word. */
const sayingKind = /^(?:standard|normal|bidi|std$)/;

/** „5 std“: five standard ones, unless it says how long something takes. */
const ofTime = /^(?:in|nach|pro|je|fuer|etwa|ca|circa|rund|max|maximal|laedt|laden|dauert|braucht|alle)$/;
const isOfHours = (
  words: readonly Word[],
  { from, value, quantity: { unit, unitAt = -1 } }: NumberCandidate,
) =>
  unit === 'hours' &&
  !(words[unitAt]?.plain === 'std' && possible.includes(value) && !ofTime.test(words[from - 1]?.plain ?? ''));

const own = /^(?:(?:mein|unser|deren|ihr|sein)(?:e[nmr]?)?|fuern?|am|my|our)$/;
const space = /(?:stell|park|lade)platz$|^(?:garage|carport|einfahrt|driveway|parkingspace|parkingspot)$/;

/** „für unseren Stellplatz“, „for my garage“: one. */
const ownSpace = (words: readonly Word[]): readonly Candidate<number>[] =>
  words
    .flatMap((word, from): Candidate<number>[] => {
      const to = [from + 2, from + 3].find((end) => {
        const noun = words.slice(from + 1, end).map(({ plain }) => plain);
        return space.test(noun.join(''));
      });
      return own.test(word.plain) && to !== undefined
        ? [{ from, to, value: 1, score: 1, corrected: true }]
        : [];
    })
    .slice(0, 1);

/** „10“, „10 Stellplätze“; another number of them is `impossible`, and one of nothing is no such value. */
export const spaces: Recogniser<number> = {
  ...anySpaces,
  find: (words) => {
    const counted = anySpaces.find(words).filter((one) => !isOfHours(words, one));
    const sure = counted.filter(({ score, quantity }) => score === 1 && !quantity.isWeak);
    // „Eine Wallbox für 10 Stellplätze“: an article counts nothing beside a number.
    const all = sure.length > 0 ? counted.filter(({ quantity }) => !quantity.isWeak) : counted;
    const hasCount = all.some(({ score }) => score === 1);
    const found = all.flatMap((one) => {
      const found = sayingKind.test(words[one.to - 1]?.plain ?? '') ? { ...one, to: one.to - 1 } : one;
      if (found.problem || possible.includes(found.value)) return [found];
      if (found.score < 1) return [];
      const next = possible.find((one) => one > found.value);
      const value = possible.findLast((one) => one < found.value);
      return next && value ? [{ ...found, value, next }] : [{ ...found, impossible: true as const }];
    });
    return hasCount ? found : [...found, ...ownSpace(words)];
  },
  offers: () => possible.map((spaces) => ({ value: String(spaces), label: String(spaces) })),
};
