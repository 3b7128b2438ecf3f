// The answer as data: sentences, tables of typed cells, provenance, in a language. Chat, PDF, CSV and chart render it.
import type { CalendarDate } from './calendarDate.ts';

/** A sentence: words, values, and what stands out. */
export type Sentence = readonly (string | Cell | Strong)[];
export interface Strong {
  readonly strong: readonly (string | Cell)[];
}

export interface Table {
  /** One label a column; an empty one for the column of row labels. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** What the table shows. */
  readonly caption?: string;
  /** Beside the point of the question: a message has it in its fold. */
  readonly folded?: boolean;
  /** It is the answer by itself, and a message shows all of it. */
  readonly whole?: boolean;
  /**
   * Its rows are entries of one kind, and a few of them must not be taken for all. `ranked`: the first ones tell most,
   * and may be seen without the others; a `whole` list is never divided.
   */
  readonly list?: 'ranked' | 'whole';
  /** So many of its columns are seen at once; three, where nothing is said. */
  readonly columnsSeen?: number;
  /** A picture of the column `value` over the column `label` says something: bars. */
  readonly chart?: { readonly label: number; readonly value: number };
}

export interface Source {
  /** What the service calls it by, where a part of its answer names its sources. */
  readonly id?: string;
  /** As short as it can be told. */
  readonly title: string;
  readonly url?: string;
  /** What else is stated of it: its title in full, where it is to be found, its date. */
  readonly details?: readonly Cell[];
}

/** A field of the service's answer as it sent it. */
export interface SentField {
  readonly path: readonly (string | number)[];
  readonly value: string | number | boolean | null;
}

/** Where the figures come from; an absent field means that the service does not say. */
export interface Provenance extends OwnProvenance {
  /** Of just what the first line tells, where the service says more of that than of its whole answer. */
  readonly ofHeadline?: OwnProvenance;
  /** All that the service sent: a file for spreadsheets has every field of it. */
  readonly fields?: readonly SentField[];
  /** The day of asking, named where the service gives no date of its own. */
  readonly askedOn: CalendarDate;
}

export interface OwnProvenance {
  /** A date, or what the service writes in its place („Mai 2026“). */
  readonly asOf?: Cell;
  /** How sure the figures are, in words. */
  readonly status?: string;
  /** The figures are examples: nobody has confirmed them. */
  readonly isExample?: true;
  readonly sources: readonly Source[];
}

/**
 * What a note says of the answer. Which ones are seen at once, is for a message to decide, by their weight:
 * - `answer`: a result of its own; `file`: a link to one, or why there is none;
 * - `reading`: words of the question were read as something else, or left out;
 * - `condition`: with something else given, or later, the figure would be another one;
 * - `understood`: the question as it was read;
 * - `remark`: all else. A sentence that says nothing of itself is one;
 * - `beside`: beside the point of the question, or in another language: never seen at once.
 */
export type NoteKind = 'answer' | 'file' | 'reading' | 'condition' | 'understood' | 'remark' | 'beside';
export interface Note {
  readonly kind: NoteKind;
  readonly says: Sentence;
}

export interface Document {
  readonly lang: Lang;
  /** What must be known before the result: how the answer came about, where not as usual. */
  readonly preface?: Sentence;
  /** The result in one sentence, the figure in it strong. */
  readonly headline: Sentence;
  /**
   * It says just what was asked; or that the service does not say it; or, of a place that the service does not have, what
   * holds in general.
   */
  readonly firstLine?: 'point' | 'unsaid' | 'general';
  /** What belongs next to the figure: corrections, assumptions, warnings. */
  readonly notes?: readonly (Sentence | Note)[];
  readonly tables?: readonly Table[];
  /** Every single case, where the tables sum them up: for files alone, a message would have thousands of rows. */
  readonly cases?: Table;
  readonly provenance?: Provenance;
  /** What it is about, where a figure in it must be told from that of another answer: „Köln“. */
  readonly subject?: string;
  /** What the bot itself reckoned of the service's figures, and how; told when it is asked for. */
  readonly reckoned?: Sentence;
  /** Nothing of it is folded: everything was asked for. */
  readonly unfolded?: boolean;
  /** True when the headline is a question to the asker, whose next message answers it. */
  readonly asksBack?: boolean;
  /** The same question with its likeliest answers; never those of an answer, which they would hide. */
  readonly buttons?: Buttons;
}

/** What a headline that asks can be answered with at a press. */
export interface Buttons {
  /** The question in full, without the choices: it is read in place of the headline. */
  readonly heading: Sentence;
  /** The likeliest first; `reply` is what the asker would type. */
  readonly answers: readonly { readonly label: string; readonly reply: string }[];
}

/** A sentence from a template: values stay typed until they are written. */
export function sentence(words: TemplateStringsArray, ...values: (string | Cell | Strong)[]): Sentence {
  return words.flatMap((word, index) => [word, values[index] ?? '']).filter((part) => part !== '');
}

/** The part of a sentence that stands out. */
export const strong = (...parts: (string | Cell)[]): Strong => ({
  strong: parts,
});

export const isStrong = (part: Sentence[number]): part is Strong =>
  typeof part === 'object' && 'strong' in part;

/** The same words and values; nothing of it stands out. */
export const unstressed = (said: Sentence): readonly (string | Cell)[] =>
  said.flatMap((part) => (isStrong(part) ? part.strong : [part]));

/** A sentence with its weight; undefined stays undefined. */
export function note<Said extends Sentence | undefined>(
  kind: NoteKind,
  says: Said,
): Note | (Said & undefined);
export function note(kind: NoteKind, says: Sentence | undefined): Note | undefined {
  return says && { kind, says };
}

/** Of a note with or without a weight of its own. */
export const asNote = (given: Sentence | Note): Note =>
  'kind' in given ? given : { kind: 'remark', says: given };
export const saidIn = (given: Sentence | Note): Sentence => asNote(given).says;

/** Sentences as one, with something between them; absent ones are passed over. */
export function joined(parts: readonly (Sentence | undefined)[], separator: string): Sentence {
  return parts
    .filter((part) => part !== undefined)
    .flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}

/** What a count counts; a plain number has none. */
export type Unit =
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'hour'
  | 'minute'
  | 'percent'
  | 'kilowattHour'
  | 'watt'
  | 'euroPerKilowattHour';

export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  /** Words a person types to the bot; shown literally. Never text from outside. */
  | { readonly kind: 'code'; readonly text: string }
  /** Euros; min and max are equal for a single amount. */
  | { readonly kind: 'money'; readonly min: number; readonly max: number }
  | {
      readonly kind: 'count';
      readonly min: number;
      readonly max: number;
      readonly unit?: Unit;
    }
  | { readonly kind: 'date'; readonly date: CalendarDate }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  | { readonly kind: 'yesNo'; readonly yes: boolean }
  | { readonly kind: 'list'; readonly items: readonly Cell[] }
  /** Words and values as one: „bis unter 60.000 €“. */
  | { readonly kind: 'phrase'; readonly parts: readonly (string | Cell)[] }
  /** The service has the field, but no value in it; silently, where that is not known. */
  | { readonly kind: 'notStated'; readonly isSilent?: true };

export const text = (value: string): Cell => ({ kind: 'text', text: value });
export const code = (value: string): Cell => ({ kind: 'code', text: value });
/** Euros, one amount or a range. */
export const money = (min: number, max = min): Cell => ({
  kind: 'money',
  min,
  max,
});
/** A number of something, one or a range. */
export const count = (min: number, max = min, unit?: Unit): Cell =>
  unit ? { kind: 'count', min, max, unit } : { kind: 'count', min, max };
export const date = (value: CalendarDate): Cell => ({
  kind: 'date',
  date: value,
});
export const yesNo = (yes: boolean): Cell => ({ kind: 'yesNo', yes });
export const list = (items: readonly Cell[]): Cell => ({ kind: 'list', items });
export const phrase = (...parts: readonly (string | Cell)[]): Cell => ({ kind: 'phrase', parts });
export const notStated: Cell = { kind: 'notStated' };
/** In a list, an entry without what others have: it may say it elsewhere, so nothing is said of the service. */
export const nothingThere: Cell = { kind: 'notStated', isSilent: true };

/** What a column of labels is called, where it has no head of its own: an empty one would be read out as such. */
export const itemLabel = { de: 'Angabe', en: 'Item' } as const satisfies Text;

/** A link to a file on the chat server itself, whose address it gave. */
export const uploadLink = (label: string, url: string): Cell =>
  url.startsWith('/user_uploads/') ? { kind: 'link', text: label, url } : text(label);

/** A link to a message of the chat, relative to the chat's own address. */
export const messageLink = (label: string, url: string): Cell =>
  url.startsWith('#narrow/') ? { kind: 'link', text: label, url } : text(label);

/** A link, or plain text when the address is none that a browser should open (javascript:, data:, relative). */
export function link(label: string, url: string): Cell {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  return address && /^https?:$/.test(address.protocol)
    ? { kind: 'link', text: label, url: address.href }
    : text(label);
}

export type Lang = 'de' | 'en';

/** One thing said in both languages; the type demands that neither is forgotten. */
export type Text = Readonly<Record<Lang, string>>;

/** The document with these notes before its own. Pure. */
export const withNotes = (document: Document, notes: readonly (Sentence | Note)[]): Document =>
  notes.length === 0 ? document : { ...document, notes: [...notes, ...(document.notes ?? [])] };
