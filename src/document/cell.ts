// Typed values of an answer: what a figure is, not how it is written.
import type { CalendarDate } from './calendarDate.ts';

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
  /** The service has the field, but no value in it. */
  | { readonly kind: 'notStated' };

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

/** A link to a file on the chat server itself, whose address it gave. */
export const uploadLink = (label: string, url: string): Cell =>
  url.startsWith('/user_uploads/') ? { kind: 'link', text: label, url } : text(label);

/** A link, or plain text when the address is none that a browser should open (javascript:, data:, relative). */
export function link(label: string, url: string): Cell {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  return address && /^https?:$/.test(address.protocol)
    ? { kind: 'link', text: label, url: address.href }
    : text(label);
}
