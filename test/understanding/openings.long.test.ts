// What people who had not seen the bot asked in words of their own: how many answers begin with what they wanted must not
// fall.
// @module-tag long
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { askOpenings, readOpenings } from './openings.ts';

test.each([
  { file: 'facts-1', right: 44 },
  { file: 'facts-2', right: 53 },
  { file: 'facts-3', right: 45 },
  { file: 'facts-4', right: 41 },
  { file: 'facts-5', right: 55 },
  { file: 'mixed-1', right: 79 },
  { file: 'cases-1', right: 91 },
  { file: 'cases-2', right: 68 },
  { file: 'cases-3', right: 46 },
  { file: 'cases-4', right: 48 },
  { file: 'cases-5', right: 37 },
  { file: 'wishes-1', right: 49 },
  { file: 'verdicts-1', right: 22 },
  { file: 'wishes-2', right: 28 },
])(
  '$file: at least $right answers begin with what was asked',
  { timeout: 120_000 },
  async ({ file, right }) => {
    const jsonl = await readFile(new URL(`openings/${file}.jsonl`, import.meta.url), 'utf8');
    const { all, missed } = await askOpenings(readOpenings(jsonl));
    process.stdout.write(`${file}: ${all - missed.length} of ${all}\n`);
    expect(all - missed.length).toBeGreaterThanOrEqual(right);
  },
);
