// What an emoji can be called, made of what was typed.

import { unquoted } from '../../src/kit/index.ts';

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * Letters, digits, dashes and blanks in any case make a name; a blank and an underscore are the same. The server itself
 * takes small English letters only. Undefined where something else was typed, or nothing remains. Pure.
 */
export function emojiName(typed: string): string | undefined {
  const name = unquoted(typed)
    .replace(/^:(.*):$/, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_]+/g, '_')
    .replace(/^_+|[_-]+$/g, '');
  return /^[0-9a-z_-]+$/.test(name) ? name : undefined;
}
