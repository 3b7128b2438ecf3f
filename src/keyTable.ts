// Many keys in one text: found as fast as in a map, without an object in memory for each of them.

export interface KeyTable {
  /** The number of the line that begins with the key, from 0; undefined for an unknown key. */
  lineOf(key: string): number | undefined;
  /** What stands behind the key of a line. */
  behindKey(line: number): string;
  /** Letters of the longest key. */
  readonly longest: number;
}

const tab = 9;
const newline = 10;

/**
 * Finds the lines of a text by what they begin with: a key, up to a tab or the end of the line. Lines that begin with
 * `# ` and empty ones are passed over; of two lines with the same key the first is found. Linear in the text.
 */
export function keyTable(text: string): KeyTable {
  const starts = startsOfLines(text);
  const slots = new Uint32Array(slotsFor(starts.length));
  const last = slots.length - 1;
  let longest = 0;
  for (const [line, start] of starts.entries()) {
    const end = endOfKey(text, start);
    if (end === start || text.startsWith('# ', start)) continue;
    longest = Math.max(longest, end - start);
    let slot = hashOf(text, start, end) & last;
    while (slots[slot] !== free) slot = (slot + 1) & last;
    slots[slot] = line + 1;
  }
  return {
    longest,
    lineOf(key) {
      if (key.length > longest || key === '') return undefined;
      for (let slot = hashOf(key) & last; slots[slot] !== free; slot = (slot + 1) & last) {
        const line = (slots[slot] ?? 0) - 1;
        const start = starts[line] ?? 0;
        if (text.startsWith(key, start) && endOfKey(text, start) === start + key.length) return line;
      }
      return undefined;
    },
    behindKey: (line) => lineAt(text, starts, line).replace(/^[^\t]*\t?/, ''),
  };
}

/** What is no line: lines are kept one higher. */
const free = 0;

/** A power of two; at least half of them stay free, so that a search is short. */
const slotsFor = (lines: number) => 2 ** Math.ceil(Math.log2(2 * lines + 1));

/** Where each line of a text begins. */
export function startsOfLines(text: string): Uint32Array {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  const starts = new Uint32Array(lines);
  for (let line = 1; line < lines; line++) starts[line] = text.indexOf('\n', starts[line - 1]) + 1;
  return starts;
}

/** A line without its end, by where the lines begin. */
export function lineAt(text: string, starts: Uint32Array, line: number): string {
  const next = starts[line + 1];
  return text.slice(starts[line], next === undefined ? undefined : next - 1);
}

function endOfKey(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === tab || code === newline) break;
  }
  return at;
}

/** FNV-1a: https://datatracker.ietf.org/doc/html/draft-eastlake-fnv. `without` is the place of a letter left out. */
export function hashOf(text: string, from = 0, to = text.length, without = -1): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) {
    if (at !== without) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  // The lowest bits alone say where to look.
  return (hash ^ (hash >>> 15)) >>> 0;
}
