// Files that take a process of their own, made by whichever replica or worker is free; else here.
import { type MakeFile, isHeavy } from '../render/files.ts';
import { readFiles, writeOrder } from './orders.ts';

/** Has an order fulfilled by another process; undefined when none has. */
export type HaveMade = (order: string, signal: AbortSignal) => Promise<string | undefined>;

export function makeElsewhere(haveMade: HaveMade, makeHere: MakeFile): MakeFile {
  return async (kind, document, about, signal) => {
    if (isHeavy(kind)) {
      const made = await haveMade(writeOrder({ kind, document, about }), signal);
      const files = made === undefined ? undefined : readFiles(made);
      if (files) return files;
    }
    return makeHere(kind, document, about, signal);
  };
}
