// The order of the test files: the longest first, so that no worker has nothing to do while the other ends the last;
// and project by project, because a worker that sees a file of another project next ends, and the program with it.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** As they are in the configuration. */
const projects = ['apart', 'together'];

/** Each takes some ten seconds of a processor. */
const longest = [
  '/test/process.',
  '/conformance/conformance.',
  '/understanding/questions.',
  '/conversation/files.',
  '/conversation/followUp.',
  '/conversation/reminders.',
];

/** The later, the greater. */
function place({ project, moduleId }: TestSpecification): number {
  const index = longest.findIndex((part) => moduleId.includes(part));
  return projects.indexOf(project.name) * 10 + (index < 0 ? longest.length : index);
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
