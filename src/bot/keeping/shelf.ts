// Where records lie: in the account's storage, or in messages.

export interface Shelf {
  /** What is not ours, or broken, is left out and counted. */
  read(signal: AbortSignal): Promise<{ readonly records: Map<string, string>; readonly foreign: number }>;
  /** After `read`. May be done again with the same changes, if it failed. */
  write(changes: Changes, signal: AbortSignal): Promise<void>;
}

/** By key; undefined takes a record away that is there. */
export type Changes = ReadonlyMap<string, string | undefined>;
