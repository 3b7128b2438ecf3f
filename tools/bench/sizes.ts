// How much is measured: all of it in some minutes, or everything small in less than one.

export interface Sizes {
  /** Bot and bare script take turns so often; what is told is the median of the turns. */
  readonly rounds: number;
  /** Questions of one turn: one at a time, and in parallel conversations. */
  readonly single: number;
  readonly parallel: number;
  readonly burst: number;
  readonly burstRounds: number;
  /** Questions after a start, and how many starts. */
  readonly cold: number;
  readonly coldRounds: number;
  readonly starts: number;
  /** Without questions, until the memory at rest is read: V8 tidies up some time within two minutes. */
  readonly restMs: number;
  /** The memory after so many answers is compared with that after the last. */
  readonly firstAnswers: number;
  readonly lastAnswers: number;
  readonly uploadMib: number;
}

export const full: Sizes = {
  rounds: 11,
  single: 60,
  parallel: 200,
  burst: 2_000,
  burstRounds: 7,
  cold: 200,
  coldRounds: 5,
  starts: 5,
  restMs: 150_000,
  firstAnswers: 2_000,
  lastAnswers: 10_000,
  uploadMib: 1_024,
};

export const quick: Sizes = {
  rounds: 2,
  single: 20,
  parallel: 100,
  burst: 200,
  burstRounds: 2,
  cold: 200,
  coldRounds: 2,
  starts: 2,
  restMs: 3_000,
  firstAnswers: 200,
  lastAnswers: 600,
  uploadMib: 32,
};
