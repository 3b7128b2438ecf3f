// The order of the test files: the longest first, so that no worker has nothing to do while the other ends the last.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Each takes longer than ten seconds of a processor. */
const longest = ['/understanding/questions.', '/test/process.', '/conversation/once.'];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((part) => moduleId.includes(part));
      return index < 0 ? longest.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
