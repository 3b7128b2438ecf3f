// The seal of what is kept: by it the bot knows its own records, and sees when one is broken.
import { crc32 } from 'node:zlib';

const sum = (text: string) => crc32(text).toString(16).padStart(8, '0');

/** The text with its seal in front. */
export const sealed = (text: string): string => `${sum(text)} ${text}`;

/** The text behind the seal; undefined for what has none, or another's. */
export function unsealed(stored: string): string | undefined {
  const text = stored.slice(9);
  return stored[8] === ' ' && stored.slice(0, 8) === sum(text) ? text : undefined;
}
