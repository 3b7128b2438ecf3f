// Closes a test run: why tests were skipped, a line for each reason, and one line to count by: `N passed, N failed`.
import type { Reporter, TestModule } from 'vitest/node';

export default class CountLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const results = tests.map((test) => test.result());
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
