// What a quantity is: a figure with what it counts, its bound, and how often it is meant.
import type { Comparator } from './comparators.ts';
import type { Form } from './figures.ts';
import type { Unit } from './units.ts';
import type { Span } from './words.ts';

/** The span goes from the comparator to what the figure counts, and „im Monat“. */
export interface Quantity extends Span {
  /** The words of the figure alone, both ends of a range. */
  readonly figure: Span;
  /** As typed: both the same, but for a range. In the unit below. */
  readonly least: number;
  readonly most: number;
  /** Undefined where nothing says what it counts. */
  readonly unit: Unit | undefined;
  /** Where the word stands that says so, perhaps behind another one: „zwei kleine Kinder“. */
  readonly unitAt: number | undefined;
  readonly comparator: Comparator | undefined;
  readonly per: 'month' | 'year' | undefined;
  readonly isWritten: 'digits' | 'words';
  readonly form: Form | undefined;
  /** With a separator, a „k“, a „tausend“: an amount. */
  readonly isThousands: boolean;
  /** „ein“ is an article too. */
  readonly isWeak: boolean;
  /** What the typed figure was taken times: 0,8 kW are 800 W, 35 ct/kWh are 0.35 € for one. */
  readonly factor: number;
  /** Nobody writes such a number: „28.0000“. */
  readonly isOdd: boolean;
  /** The digits, where nothing else was typed: perhaps a postal code. */
  readonly digits: string | undefined;
  /** „800 499 €“ may also be two figures, which are these. */
  readonly parts: readonly Quantity[];
}

/** Closer to each other no two amounts are: a cent. */
const step = 0.01;

/** From where to where the value may be: „über 90.000“ is anything from 90.000,01 on, „knapp 500“ a little less. */
export function boundsOf({ least, most, comparator }: Quantity): {
  readonly least: number;
  readonly most: number;
} {
  switch (comparator) {
    case 'over':
      return { least: most + step, most: Infinity };
    case 'atLeast':
      return { least, most: Infinity };
    case 'under':
      return { least: -Infinity, most: most - step };
    case 'upTo':
      return { least: -Infinity, most };
    case 'almost':
      return { least: least * 0.9, most };
    default:
      return { least, most };
  }
}
