// What stands in quotes, of any kind.

/** By the opening one, all that may close it. */
const closing: Readonly<Record<string, string>> = {
  '"': '"',
  '„': '“”"',
  '“': '”"',
  '”': '”"',
  '»': '«',
  '«': '»',
  '‚': "‘’'",
  '‘': "’'",
  "'": "'",
};

export interface Quoted {
  readonly inner: string;
  /** What stands behind it. */
  readonly rest: string;
}

/** Undefined where the line does not begin with a quote; one that is never closed goes to the end. Pure. */
export function readQuoted(line: string): Quoted | undefined {
  const ends = closing[line.charAt(0)];
  if (ends === undefined) return undefined;
  const characters = Array.from(line.slice(1));
  const end = characters.findIndex((character) => ends.includes(character));
  if (end === -1) return { inner: line.slice(1).trim(), rest: '' };
  return {
    inner: characters.slice(0, end).join('').trim(),
    rest: characters
      .slice(end + 1)
      .join('')
      .trim(),
  };
}

/** A text without the quotes around all of it. Pure. */
export function unquoted(text: string): string {
  const quoted = readQuoted(text.trim());
  return quoted?.rest === '' ? quoted.inner : text.trim();
}
