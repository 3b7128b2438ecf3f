// Closes a test run with one line to count by: `N passed, N failed`.
import type { Reporter, TestModule } from 'vitest/node';

export default class CountLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    // A file that did not load and an error outside a test are failures too.
    const broken = modules.filter((module) => module.errors().length > 0).length + unhandled.length;
    const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
    process.stdout.write(`${count('passed')} passed, ${count('failed') + broken} failed${skipped}\n`);
  }
}
