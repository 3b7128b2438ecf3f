// The answer as data: chat, and later PDF, CSV and chart, are renderings of the same document.
import type { CalendarDate } from './calendarDate.ts';
import type { Cell } from './cell.ts';
import type { Lang } from './language.ts';

/** A sentence: words, values, and what stands out. */
export type Sentence = readonly (string | Cell | Strong)[];
export interface Strong {
  readonly strong: readonly (string | Cell)[];
}

export interface Table {
  /** One label a column; an empty one for the column of row labels. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** What the table shows; also the header of the spoiler when it is folded. */
  readonly caption?: string;
  /** Shown only when asked for: long, or beside the point of the question. */
  readonly folded?: boolean;
  /** Only a message shows it, or only files do: a few rows of a list, and the whole of it. */
  readonly only?: 'message' | 'files';
  /** A picture of the column `value` over the column `label` says something: bars. */
  readonly chart?: { readonly label: number; readonly value: number };
}

export interface Source {
  readonly title: string;
  readonly url?: string;
}

/** Where the figures come from; an absent field means that the service does not say. */
export interface Provenance {
  /** A date, or what the service writes in its place („Mai 2026“). */
  readonly asOf?: Cell;
  /** How sure the figures are, in words. */
  readonly status?: string;
  /** The figures are examples: nobody has confirmed them. */
  readonly isExample?: true;
  readonly sources: readonly Source[];
  /** How many more there are, which a table of the document lists. */
  readonly moreSources?: number;
  /** The day of asking, named where the service gives no date of its own. */
  readonly askedOn: CalendarDate;
}

export interface Document {
  readonly lang: Lang;
  /** What must be known before the result: how the answer came about, where not as usual. */
  readonly preface?: Sentence;
  /** The result in one sentence, the figure in it strong. */
  readonly headline: Sentence;
  /** What belongs next to the figure: corrections, assumptions, warnings. */
  readonly notes?: readonly Sentence[];
  readonly tables?: readonly Table[];
  readonly provenance?: Provenance;
  /** True when the headline is a question to the asker, whose next message answers it. */
  readonly asks?: boolean;
}

/** A sentence from a template: values stay typed until they are written. */
export function sentence(words: TemplateStringsArray, ...values: (string | Cell | Strong)[]): Sentence {
  return words.flatMap((word, index) => [word, values[index] ?? '']).filter((part) => part !== '');
}

/** The part of a sentence that stands out. */
export const strong = (...parts: (string | Cell)[]): Strong => ({
  strong: parts,
});

/** Sentences as one, with something between them; absent ones are passed over. */
export function joined(parts: readonly (Sentence | undefined)[], separator: string): Sentence {
  return parts
    .filter((part) => part !== undefined)
    .flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}
