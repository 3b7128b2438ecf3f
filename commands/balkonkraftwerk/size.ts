// The contract's four sizes of a set, and how people write them; other figures of watts are refused at once.
import { type Candidate, isFree, oneOf, type Recogniser, type Word } from '../../src/kit/index.ts';

/** „800-Watt-Anlage“ has it in it. */
const namesOf = (watts: string, inWords: string) => [
  ...[watts, `${watts} Wp`, `${watts} VA`, `${watts} Watt Peak`, `${watts} Watts`, `${watts}-Watt`],
  ...['Watt', 'Wp', 'VA', 'W'].map((unit) => `${inWords} ${unit}`),
];

export const sizes = {
  '300w': { label: { de: '300 Watt', en: '300 watts' }, words: namesOf('300', 'dreihundert') },
  '600w': { label: { de: '600 Watt', en: '600 watts' }, words: namesOf('600', 'sechshundert') },
  '800w': {
    label: { de: '800 Watt', en: '800 watts' },
    words: [...namesOf('800', 'achthundert'), 'Standard'],
  },
  '1600w': {
    label: { de: '1600 Watt', en: '1600 watts' },
    words: [...namesOf('1600', 'sechzehnhundert'), 'eintausendsechshundert Watt'],
  },
} as const;

export type Size = keyof typeof sizes;

const watts = new Set(['w', 'watt', 'watts', 'wp', 'va', 'kw', 'kwp', 'kilowatt']);
const modules = /^(?:solar|pv)?(?:module?[ns]?|panel[es]?n?|paneele?n?|platten?)$/;

/** „zwei Module“ and „800 Watt“ are no prices, whatever stands before them. */
export const isSizeUnit = (word: Word | undefined) =>
  word !== undefined && (watts.has(word.plain) || modules.test(word.plain));

const known = oneOf(sizes, { looksLike: /^\d[\d.,]*k?w(?:att|p)?$/i });

/** A size, in watts or kilowatts or by its modules; a figure of them that is none is `impossible`. */
export const size: Recogniser<Size> = {
  ...known,
  find(words, context) {
    const counted = words.flatMap((_, at) => kilowattsAt(words, at) ?? modulesAt(words, at) ?? []);
    const found = [...counted, ...known.find(words, context).filter(({ from }) => isFree(from, counted))];
    const others = words.flatMap((word, at): Candidate<Size>[] => {
      const isFigure = /^\d[\d.,]*$/.test(word.text) && watts.has(words[at + 1]?.plain ?? '');
      return isFigure && isFree(at, found)
        ? [{ from: at, to: at + 2, value: '300w', score: 0.2, impossible: true }]
        : [];
    });
    return [...found, ...others];
  },
};

const sizeOf = (watts: number) => (Object.keys(sizes) as Size[]).find((key) => key === `${watts}w`);

/** „0,8 kW“, „1.6kWp“: told as read, for nobody sells it so. */
function kilowattsAt(words: readonly Word[], from: number): Candidate<Size> | undefined {
  const [, digits = '', unit = ''] = /^(\d+(?:[.,]\d+)?)(kwp?)?$/i.exec(words[from]?.text ?? '') ?? [];
  const isBehind = /^(?:kwp?|kilowatt)$/.test(words[from + 1]?.plain ?? '');
  if (digits === '' || (unit === '' && !isBehind)) return undefined;
  const value = sizeOf(Math.round(Number(digits.replace(',', '.')) * 1000));
  return value && { from, to: unit ? from + 1 : from + 2, value, score: 1, corrected: true };
}

const modulesIn: Readonly<Record<string, Size | undefined>> = {
  ...{ '1': '300w', ein: '300w', einem: '300w', einen: '300w', eine: '300w', einer: '300w', one: '300w' },
  ...{ '2': '800w', zwei: '800w', two: '800w', '4': '1600w', vier: '1600w', four: '1600w' },
};
const otherNumber = /^(?:\d+|drei|fuenf|sechs|sieben|acht|three|five|six|seven|eight)$/;

/** As many modules as sets of such a size have; three are between two sizes. */
function modulesAt(words: readonly Word[], from: number): Candidate<Size> | undefined {
  const number = words[from]?.plain ?? '';
  const isBehind = modules.test(words[from + 1]?.plain ?? '');
  if (!isBehind) return undefined;
  const span = { from, to: from + 2 };
  const value = Object.hasOwn(modulesIn, number) ? modulesIn[number] : undefined;
  if (value) return { ...span, value, score: 1, corrected: true };
  return otherNumber.test(number) ? { ...span, value: '800w', score: 0.2, impossible: true } : undefined;
}
