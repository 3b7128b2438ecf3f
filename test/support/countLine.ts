// Closes a test run: why tests were skipped, a line for each reason, and one line to count by: `N passed, N failed`.
import type { Reporter, TestCase, TestModule } from 'vitest/node';

export default class CountLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    // What the other of the two commands runs is not skipped (support/long.ts).
    const isLong = (test: TestCase) => test.tags.includes('long');
    const isLongRun = tests.some((test) => isLong(test) && test.result().state !== 'skipped');
    const ours = tests.filter((test) => isLong(test) === isLongRun);
    const results = ours.map((test) => test.result());
    const count = (state: string) => results.filter((result) => result.state === state).length;
    // A file that did not load and an error outside a test are failures too.
    const broken = modules.filter((module) => module.errors().length > 0).length + unhandled.length;
    const notes = results.flatMap((result) =>
      result.state === 'skipped' && result.note ? [result.note] : [],
    );
    for (const note of new Set(notes)) process.stdout.write(`Skipped: ${note}\n`);
    const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
    process.stdout.write(`${count('passed')} passed, ${count('failed') + broken} failed${skipped}\n`);
  }
}
