// V8's optimising compiler is held back for the first questions. It would work on what will look different a little later,
// and that took a third of the processor's time of the first 200 questions; for good it is worth its time.
import { setFlagsFromString } from 'node:v8';

/** So much bytecode, in bytes, a function runs through before it is optimised. */
const atFirst = 600_000;
/** As V8 has it in Node 20. */
const usual = 132 * 1024;

const firstQuestions = 200;

/** Gives what is to be called for every question that is done. Measured with Node 20, and for that alone. */
export function warmUp(
  version: string = process.versions.node,
  set: (flag: string) => void = setFlagsFromString,
): () => void {
  if (!version.startsWith('20.')) return () => undefined;
  const setBudget = (bytes: number) => set(`--interrupt-budget=${bytes}`);
  setBudget(atFirst);
  let done = 0;
  return () => {
    done += 1;
    if (done === firstQuestions) setBudget(usual);
  };
}
