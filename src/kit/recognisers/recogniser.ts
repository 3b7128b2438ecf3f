// What an argument of a command is made of: something that finds its value among the words of a question.
import type { CalendarDate, Cell, Lang, Text } from '../../document/index.ts';
import type { FactsConnection } from '../../facts/index.ts';
import type { Unit } from './units.ts';
import type { Span, Word } from './words.ts';

/** One reading of some of the words. */
export interface Candidate<Value> extends Span {
  readonly value: Value;
  /** 1: typed so that nothing else can be meant; below 1: recognised by less. */
  readonly score: number;
  /** What was typed differs from what was read; the answer says so. */
  readonly corrected?: boolean;
  /** It is only a part of a longer word: „Stromer“ in „Stromerprämie“. */
  readonly isInside?: true;
  /** It only says by how much the value differs from the one before: -1 for „das älteste ist schon 20“. */
  readonly plus?: number;
  /** What was typed lies between this value and that, and is none itself: told side by side („12 Stellplätze“: 10 and 15). */
  readonly next?: unknown;
  /** The readings that are equally good: the asker is asked which. */
  readonly between?: readonly Choice[];
  /** What is asked then, where „Was ist damit gemeint?“ would not do: „Wie alt ist die Gasheizung?“ */
  readonly asks?: Text;
  /** Of days: the readings are the first and the last of a period. */
  readonly until?: CalendarDate;
  /** The reading among them that the words name as a whole: what „egal“ means. */
  readonly otherwise?: Choice;
  /** Meant as such a value, but none that exists (900 Watt): the asker is told what is possible. */
  readonly impossible?: true;
  /** A place that is known by name, though the service does not have it; it is impossible as well. */
  readonly unlisted?: UnlistedPlace;
  /** The town whose state was taken: the answer says where it lies. */
  readonly liesIn?: string;
  /** Said only roughly („im Januar“, „KW 5“): where it need not be said, the answer leaves it out and says so. */
  readonly inexact?: true;
  /** Recognised, but impossible, and why: told to the asker instead of an answer (30 February). */
  readonly problem?: Text;
}

/** `price`: what something costs, which is no income. */
export type Measured = Unit | 'price';

/** A German town that the service does not have. */
export interface UnlistedPlace {
  readonly name: string;
  /** The written names of the states that it may lie in; several where towns share the name. */
  readonly states: readonly string[];
}

/** The score of a reading that counts only where the strict order has its argument's turn. */
export const onlyInTurn = 0.1;

/** A value that the service knows, under its own name, and how people call it. */
export interface Choice {
  /** What goes into the request: the service's slug. */
  readonly value: string;
  readonly label: string;
  /** What the answer would be, where that is known. */
  readonly comesTo?: string | undefined;
}

export interface RecogniseContext {
  readonly lang: Lang;
  /** The day on which the question was written, in the office's time zone: relative dates count from it. */
  readonly askedOn: CalendarDate;
  /** What the service offers; undefined where it could not be read. */
  readonly choices: readonly Choice[] | undefined;
}

export interface Recogniser<Value> {
  /** Every reading of the words as such a value. Pure; must stay fast whatever the words are. */
  find(words: readonly Word[], context: RecogniseContext): readonly Candidate<Value>[];
  /** The value that a word is as the contract writes it: a slug, a day as 2027-06-01, a plain figure. Pure. */
  readonly exact?: (word: Word, context: RecogniseContext) => Value | undefined;
  /** How the value reads when the answer repeats what was understood. */
  show(value: Value, lang: Lang): Cell;
  /** The values the service offers; fails with a FactsError where they cannot be read. */
  choices?(facts: FactsConnection, signal: AbortSignal): Promise<readonly Choice[]>;
  /** The values that there are, where the contract itself lists them. */
  offers?(lang: Lang): readonly Choice[];
  /** Any word at all is a value of it: two of them contradict nothing. */
  readonly isAnything?: true;
  /** What its figures count or measure; absent where they may be of anything. */
  readonly measures?: readonly Measured[];
  /** What a value must be, where no list says so: „ein Betrag von 199 bis 2.000 €“. */
  readonly expects?: Text;
}
