// Many words or names as one text, with commas between them: it is read like a list in a book, however long it is.

/** Spaces and line breaks around a word do not count. */
export function wordList(written: string): readonly [string, ...string[]] {
  const [first = '', ...others] = written.split(',').map((word) => word.trim());
  return [first, ...others];
}
