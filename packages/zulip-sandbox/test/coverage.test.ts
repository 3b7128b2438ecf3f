// COVERAGE.md says what is served and what is left out.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '../src/endpoints/index.ts';
import { leftOut } from '../src/endpoints/leftOut.ts';
import { coverage, coverageFile } from '../tools/coverage.ts';

/** However the columns are aligned. */
const rows = (page: string) =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.replace(/ +/g, ' '));

test('the table is the one that the code gives: if not, run tools/coverage.ts', () => {
  expect(rows(readFileSync(coverageFile, 'utf8'))).toEqual(rows(coverage()));
});

test('nothing is both served and left out', () => {
  const both = Object.entries(leftOut).flatMap(([path, methods]) =>
    methods.filter((method) => method in (endpoints[path] ?? {})).map((method) => `${method} ${path}`),
  );
  expect(both).toEqual([]);
});
