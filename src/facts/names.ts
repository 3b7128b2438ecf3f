// How a service's field names are compared: whatever the spelling, and however deep the nesting.
import { type Memo, memo } from '../memo.ts';

/** A field's place in an answer, from the outside in; list positions are numbers. */
export type Path = readonly (string | number)[];

/** „é“ as „e“; umlauts have letters of their own. */
const withoutAccents = (name: string) =>
  name.replace(/[^\0-\x7fäöüß]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));

const umlautsWrittenOut = (name: string) =>
  withoutAccents(name.normalize('NFC').toLowerCase())
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');

/** As most names: they are spared the rest. */
const hasNoAccents = (name: string) => /^[\0-\x7f]*$/.test(name);

/** Lower case, umlauts written out, letters and digits only: `leadDays_max` and `lead-days-max` are one name. */
export const plainName = (name: string): string =>
  (hasNoAccents(name) ? name.toLowerCase() : umlautsWrittenOut(name)).replace(/[^a-z0-9]/g, '');

/** The currency may be part of the field's name. */
const withCurrencies = (name: string) => [name, `${name}eur`, `${name}euro`];

/**
 * Whether a path, seen from `depth`, answers to a plain name: by its last part, or by that behind the ones around it
 * (`cost: { min }` answers to `min` and `costmin`, as `cost_min` does), with and without a currency at the end.
 */
export function answersTo(path: Path, depth: number, name: string): boolean {
  const names = withCurrencies(name);
  let whole = '';
  for (const part of path.slice(depth).toReversed()) {
    whole = plainPart(part) + whole;
    if (names.includes(whole)) return true;
  }
  return false;
}

/** Whether a path that ends with a plain part may answer to a plain name. */
export const mayAnswerTo = (end: string, name: string): boolean =>
  withCurrencies(name).some((whole) => whole.endsWith(end));

/** A long answer repeats the same few names in every entry. */
const plainFields: Memo<string, string> = memo(5_000);

/** The same for the name of a field. */
export const plainField = (name: string): string => plainFields(name, () => plainName(name));

/** The same for a part of a path. */
export const plainPart = (part: string | number): string =>
  typeof part === 'number' ? String(part) : plainField(part);

/** A field's name as a person would write it: `signs_up_by` → `Signs up by`, `leadTime` → `Lead Time`. */
export function readableName(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-\s]+/g, ' ')
    .replace(/ (?:de|en|eur|euro)$/i, '')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
