// How the names of fields are compared and read: one name in any spelling.
import { memo, type Memo } from '../memo.ts';

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

/** A long answer repeats the same few names in every entry. */
const plainFields: Memo<string, string> = memo(5_000);

const longestKept = 100;

/** The same for the name of a field; long ones would fill the memory. */
export const plainField = (name: string): string =>
  name.length > longestKept
    ? plainName(name)
    : isPlain.test(name)
      ? name
      : plainFields(name, () => plainName(name));

const isPlain = /^[a-z0-9]*$/;

/** The same for a part of a path. */
export const plainPart = (part: string | number): string =>
  typeof part === 'number' ? String(part) : plainField(part);

/** The words of a field's name: `signsUp_by` → signs, up, by. */
export const wordsOfName = (name: string): readonly string[] =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(/[_\-\s]+/)
    .filter((word) => word !== '');

/** A field's name as a person would write it: `signs_up_by` → `Signs up by`, `leadTime` → `Lead Time`. */
export function readableName(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-\s]+/g, ' ')
    .replace(/(?<!\d) (?:de|en|eur|euro)$/i, '')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
