// The files of a directory, one for each organisation, as they are now.
import { constants, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What a file says, or why it says nothing. */
export type Seen = { readonly text: string } | { readonly fault: string };

/** By the names of the files. */
export type Files = ReadonlyMap<string, Seen>;

/** Editors' and systems' own files: hidden ones, and copies under other names. A Secret's `..data` is one of them. */
const isOwn = (name: string) => !/^[.#]|(?:~|\.(?:tmp|swp|swx|bak|orig|part|new|old))$/.test(name);

/** It stands in the log, in metrics and on pages. */
const isName = (name: string) => /^[\p{L}\p{N}_][\p{L}\p{N} ._@-]{0,99}$/u.test(name);

/** So much has none: a zuliprc takes some hundred bytes. */
const mostBytes = 64 * 1024;

/** Rejects when the directory cannot be read. */
export async function readFiles(directory: string): Promise<Files> {
  const names = (await readdir(directory)).filter(isOwn).toSorted();
  const seen = await Promise.all(names.map((name) => read(join(directory, name), name)));
  return new Map(seen.flatMap((one, index) => (one ? [[names[index] ?? '', one] as const] : [])));
}

/** Undefined for what is no file, such as a folder, or is gone. */
async function read(path: string, name: string): Promise<Seen | undefined> {
  try {
    // A pipe would be waited for.
    const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const { size, isFile } = await file.stat().then((it) => ({ size: it.size, isFile: it.isFile() }));
      if (!isFile) return undefined;
      if (!isName(name)) return { fault: 'its name: letters, digits, blanks and . _ @ -, a hundred at most' };
      if (size > mostBytes) return { fault: `it is larger than ${mostBytes} bytes` };
      return { text: await file.readFile('utf8') };
    } finally {
      await file.close();
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return code === 'ENOENT' || code === 'EISDIR' ? undefined : { fault: `it cannot be read (${code})` };
  }
}
