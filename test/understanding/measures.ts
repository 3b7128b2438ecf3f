// What of a reply a person sees before opening anything: letters, sentences, rows of tables; and how much is folded.

export interface Measures {
  /** Characters as they are read, the folded ones not among them. */
  readonly letters: number;
  /** Lines of prose between the first line and the source line. */
  readonly notes: number;
  readonly rows: number;
  readonly folds: number;
  readonly isAskBack: boolean;
}

const fold = /^```spoiler.*\n[^]*?^```$/gm;
const marker = /\[↩ [^\]]*\]\([^()\s]*\)\s*$/gm;
const sourceLine = /^(?:Stand |As of |No date stated )/;
const delimiters = /^\|[\s|:-]+\|$/;

/** Of one reply, all its messages joined. Pure. */
export function measuresOf(reply: string): Measures {
  const folds = reply.match(fold)?.length ?? 0;
  const lines = reply
    .replace(fold, '')
    .replace(marker, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !delimiters.test(line));
  const rows = lines.filter((line) => line.startsWith('|'));
  // A table's header stands in front of the line that was left out.
  const headers = reply.replace(fold, '').match(/^\|[\s|:-]+\|$/gm)?.length ?? 0;
  const prose = lines.filter((line) => !line.startsWith('|'));
  const [, ...others] = prose.filter((line) => !sourceLine.test(line));
  return {
    letters: lines.reduce((sum, line) => sum + asRead(line).length, 0),
    notes: others.length,
    rows: rows.length - headers,
    folds,
    isAskBack: /\[↩ (?:Rückfrage|Question back)/.test(reply),
  };
}

/** Without what Markdown is made of: addresses, stars, bars, backslashes. */
const asRead = (line: string) =>
  line
    .replace(/\]\([^()\s]*\)/g, '')
    .replace(/[[\]*`|]|\\(?=\W)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
