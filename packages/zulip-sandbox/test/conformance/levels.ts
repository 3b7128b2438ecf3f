// At which of the server's levels the cases are run.
import { recordedLevel } from './recorded.ts';

/** The level that was recorded, and Zulip 11.0. */
export const quickLevels: readonly number[] = [recordedLevel, 421];
/** Zulip 8.0; the last level before each of the greater changes, and the first with it; the newest that is known. */
export const longLevels: readonly number[] = [237, 248, 250, 271, 272, 333, 334, 388, 389, 480, 482];
