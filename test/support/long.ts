// The tests that `npm run test:long` alone runs: what takes seconds (another process, a file, a time limit) and is shown
// in the small by a quick one beside it. Files of nothing else are named `….long.test.ts` and say `@module-tag long`.

/** Where a test or a group of tests has its options. */
export const long = { tags: ['long'] };
