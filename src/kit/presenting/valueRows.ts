// The row of a table of values that stands in a text: „25.000 EUR -> 2 x 115 EUR = 230 EUR“.
import type { Cell } from '../../document/index.ts';
import { readFigureText } from '../../facts/index.ts';
import { figureCell } from './field.ts';
import { readable } from './german.ts';

/** A row of a table of values that stands in a text: „25.000 EUR -> 2 x 115 EUR = 230 EUR“. */
export interface ValueRow {
  /** As the service wrote it, with signs that people know. */
  readonly row: string;
  /** What belongs to the value that was asked for. */
  readonly result: Cell;
}

const amount = /(?:€\s?)?\d[\d.,]*(?:\s?(?:EUR|Euro|€))?/g;
const parting = /\s*(?:->|→|⇒|=>|:(?=\s*\D*\d))\s*/;

/** „25.000 EUR -> 230 EUR“ is said of that value alone. */
export const leadsOn = /->|→/;
const beginsWithValue = /^(?:z\.\s?B\.\s+)?(?:bis |ab |über |unter )?\d/;

/** A row that says nothing of the values that were told: one of others, or, where none was, one that only goes on. Pure. */
export const isOtherRow = (clause: string, values: readonly number[]): boolean =>
  leadsOn.test(clause) &&
  (values.length === 0
    ? beginsWithValue.test(clause)
    : values.every((value) => rowFor(value, [clause]) === undefined));

/** The row of a text for a value: the one that names it, or whose bounds it lies within. Pure. */
export function rowFor(value: number, clauses: readonly string[]): ValueRow | undefined {
  for (const clause of clauses) {
    const parts = clause.split(parting);
    // What stands in front of the rows belongs to none: „zwei volle Gebühren nach Nachlasswert: z. B. 50.000 EUR -> …“
    const [key, ...behind] = parts.slice(
      Math.max(
        0,
        parts.findIndex((part) => /\d/.test(part)),
      ),
    );
    if (key === undefined || behind.length === 0 || !isWithin(value, key)) continue;
    const result = [...behind.join(' ').matchAll(amount)].at(-1)?.[0];
    const figure = result === undefined ? undefined : readFigureText(result.trim());
    if (figure?.unit !== 'euro') continue;
    return {
      row: readable(clause.slice(clause.indexOf(key)).replace(/^z\.\s?B\.\s+/, '')),
      result: figureCell(figure),
    };
  }
  return undefined;
}

function isWithin(value: number, key: string): boolean {
  const named = [...key.matchAll(amount)].map(([written]) => amountIn(written));
  const [first, second] = named;
  if (first === undefined) return false;
  if (second !== undefined) return /\bbis\b|–|-|\bto\b/.test(key) && value >= first && value <= second;
  if (/\b(?:bis|höchstens|maximal|up to)\b/i.test(key)) return value <= first;
  if (/\b(?:unter|under|below)\b/i.test(key)) return value < first;
  if (/\b(?:über|mehr als|over|above)\b/i.test(key)) return value > first;
  if (/\b(?:ab|mindestens|from)\b/i.test(key)) return value >= first;
  return value === first;
}

const amountIn = (written: string) =>
  Number(
    written
      .replace(/[^\d.,]/g, '')
      .replace(/[.,](?=\d{3}\b)/g, '')
      .replace(',', '.'),
  );
