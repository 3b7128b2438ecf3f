// Recognises one figure among the quantities of a message: an amount, a count, a price, with its unit or without.
import type { Cell, Lang, Text } from '../../document/index.ts';
import { quantitiesIn } from './quantities.ts';
import type { Quantity } from './quantity.ts';
import { type Candidate, onlyInTurn, type Recogniser } from './recogniser.ts';
import { isCounted, type Unit } from './units.ts';
import { type Word, wordsIn } from './words.ts';

export interface NumberKind {
  /** What it counts or measures, where that is said. A figure of anything else is none. */
  readonly units: readonly Unit[];
  /** Words that say, in front of the figure or behind it, that it is this one: „zvE“. Plainly written. */
  readonly names?: readonly string[];
  /** Those of the names that belong to a figure behind them, where there is one: „20000 kosten 30000“. */
  readonly leading?: readonly string[];
  readonly whole?: boolean;
  /** It is what something costs. */
  readonly isPrice?: boolean;
  /** An amount: thousands with a separator or a „k“ can be nothing else. */
  readonly isAmount?: boolean;
  readonly least?: number;
  readonly most?: number;
  /** What is possible, in words. */
  readonly expects: Text;
  readonly show: (value: number, lang: Lang) => Cell;
  /** The value in the unit of the request, where people also use another one (35 Cent → 0.35). */
  readonly convert?: (value: number, unit: Unit | undefined) => number;
  /** Asked where there is only a bound or a range; absent: „Welcher Betrag genau?“ */
  readonly whichExactly?: Text;
}

/** A figure that one recogniser takes, and what was said of it. */
export interface NumberCandidate extends Candidate<number> {
  readonly quantity: Quantity;
}

/**
 * A figure; one that is out of range or broken where whole ones are needed is `impossible`, and a bound or a range is
 * no figure: the asker is asked for it.
 */
export function anyNumber(
  kind: NumberKind,
): Recogniser<number> & { find(words: readonly Word[]): readonly NumberCandidate[] } {
  return {
    expects: kind.expects,
    measures: [...kind.units, ...(kind.isPrice ? (['price'] as const) : [])],
    show: kind.show,
    exact({ text }) {
      const { least = -Infinity, most = Infinity, convert = (figure: number) => figure } = kind;
      const value = Number(text);
      const isWritten = /^(?:0|[1-9]\d{0,6})$/.test(text) && convert(value, undefined) === value;
      return isWritten && value >= least && value <= most ? value : undefined;
    },
    find: (words) =>
      quantitiesIn(words).flatMap((quantity) => {
        const whole = candidateOf(words, quantity, kind);
        // „800 499 €“ is one amount only where there can be such a one.
        return whole?.impossible && quantity.parts.length > 0
          ? quantity.parts.flatMap((part) => candidateOf(words, part, kind) ?? [])
          : (whole ?? []);
      }),
  };
}

function candidateOf(
  words: readonly Word[],
  quantity: Quantity,
  kind: NumberKind,
): NumberCandidate | undefined {
  const { units, whole = false, least = -Infinity, most = Infinity, convert = (value) => value } = kind;
  const { unit, form, figure, isWritten, isThousands } = quantity;
  // „10er Tiefgarage“ counts, „das 2. Kind“ does not.
  const isCount = form === undefined || form === 'company' || (form === 'er' && unit !== undefined);
  const isOfIt = !unit || units.includes(unit) || (unit === 'pieces' && whole && units.some(isCounted));
  if (!isOfIt || !isCount) return undefined;
  const isSmallWord = isWritten === 'words' && quantity.most < 100;
  if (isSmallWord && !whole && !unit) return undefined;
  const name = unit ? undefined : nameAt(words, quantity, kind);
  const from =
    quantity.unitAt !== undefined && quantity.unitAt < figure.from ? quantity.unitAt + 1 : quantity.from;
  const span = { from, to: name === undefined ? quantity.to : Math.max(quantity.to, name + 1) };
  const said = [quantity.least, quantity.most].map((value) => convert(value, unit));
  // Of an amount that is wanted in whole euros, the cents are left out: „63.498,70 €“.
  const ends = whole && kind.isAmount ? said.map(Math.floor) : said;
  const [first = 0, value = 0] = ends;
  const isPossible =
    !quantity.isOdd &&
    ends.some((end) => end >= least && end <= most) &&
    (!whole || ends.every(Number.isInteger));
  const isSaid = unit !== undefined || name !== undefined || (kind.isAmount === true && isThousands);
  const isOpen = isBound(quantity) || first !== value;
  // „Ich bin 81“: so little nobody pays, and an amount has its unit where it is said in a sentence.
  const isTooSmall =
    kind.isAmount === true && isPossible && value >= 10 && value < smallAmount && Number.isInteger(value);
  // „bis Jahresende 2026“
  const isYear = !isSaid && /^20[2-4]\d$/.test(quantity.digits ?? '');
  if (isYear && !isPossible) return undefined;
  return {
    ...span,
    quantity,
    value,
    // „ein“ and „kein“ are everywhere: without what they count they are a figure only where one is due.
    score: isSaid ? 1 : isSmallWord || isTooSmall || isYear ? onlyInTurn : 0.5,
    ...((value !== quantity.most && !unit) || quantity.comparator === 'almost' ? { corrected: true } : {}),
    ...(isPossible ? {} : { impossible: true }),
    ...(isPossible && isOpen
      ? { problem: kind.whichExactly ?? whichExactly(wordsIn(words, quantity), kind) }
      : {}),
  };
}

const smallAmount = 150;

/** Says only on which side of the figure the value is. */
export const isBound = ({ comparator }: Quantity): boolean =>
  comparator === 'over' || comparator === 'under' || comparator === 'upTo' || comparator === 'atLeast';

/** Where the name stands that says what a figure is; one in front is no part of it. */
function nameAt(
  words: readonly Word[],
  { from, to }: Quantity,
  { names = [], leading = [] }: NumberKind,
): number | undefined {
  const behind = words[to]?.plain ?? '';
  const isApart = words[to - 1]?.stop !== undefined;
  const isOfNext = (leading.includes(behind) || isApart) && /^\d/.test(words[to + 1]?.text ?? '');
  if (names.includes(behind) && !isOfNext) return to;
  return names.includes(words[from - 1]?.plain ?? '') ? from - 1 : undefined;
}

const whichExactly = (typed: string, { isAmount }: NumberKind): Text => ({
  de: `${isAmount ? 'Welcher Betrag' : 'Wie viel'} genau? „${typed}“ lässt es offen; schreiben Sie bitte nur eine Zahl.`,
  en: `${isAmount ? 'Which amount' : 'How much or how many'} exactly? “${typed}” leaves it open; please write one figure.`,
});
