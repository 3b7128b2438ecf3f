// What questions are understood by is read before the first of them is asked.
import { setImmediate } from 'node:timers/promises';
import { allTowns } from '../../kit/index.ts';
import { learnedReader } from '../wanted/wanted.ts';

/**
 * Reads the towns, then the learned weights: 10 to 25 ms each, and between them whatever else there is to do. A question
 * that comes earlier reads them itself. Rejects when a file is missing.
 */
export async function readAhead(): Promise<void> {
  for (const read of [allTowns, learnedReader]) {
    await setImmediate();
    read();
  }
}
