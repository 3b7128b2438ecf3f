// Several tables as one file to unpack. The only file that imports fflate.
import { zipSync } from 'fflate';

export interface Part {
  /** What it shows; foreign text. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The longest of a part's name, without its number and its ending. */
const longest = 60;

/** Each part as a CSV file, numbered, so that no two have one name; the day is that of the answer. */
export function zipOf(parts: readonly Part[], day: string): Uint8Array {
  const files = parts.map(({ name, bytes }, at): [string, Uint8Array] => [
    `${String(at + 1).padStart(2, '0')}-${plainName(name)}.csv`,
    bytes,
  ]);
  // ZIP knows no years before 1980, and no time zones: noon is the same day everywhere.
  return zipSync(Object.fromEntries(files), { mtime: `${day}T12:00:00` });
}

/** Small letters and digits with hyphens between them: no path, and nothing that a file system refuses. */
function plainName(name: string): string {
  const letters = name
    .slice(0, longest)
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return letters || 'tabelle';
}

const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
