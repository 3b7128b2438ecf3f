// V8's optimising compiler is held back for the first questions, and no longer; and only where that was measured.
import { expect, test } from 'vitest';
import { warmUp } from '../src/warmUp.ts';

function flagsOf(version: string, questions: number): readonly string[] {
  const flags: string[] = [];
  const oneMoreDone = warmUp(version, (flag) => void flags.push(flag));
  for (let done = 0; done < questions; done++) oneMoreDone();
  return flags;
}

const first = '--interrupt-budget=600000';

test.each([
  ['20.20.2', 0, [first]],
  ['20.20.2', 199, [first]],
  ['20.20.2', 500, [first, '--interrupt-budget=135168']],
  ['22.3.0', 500, []],
])('with Node %s, after %d questions', (version, questions, flags) => {
  expect(flagsOf(version, questions)).toEqual(flags);
});
