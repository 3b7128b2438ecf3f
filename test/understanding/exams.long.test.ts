// Conversations written without a look at the code, asked once when they were new and kept since: how many are answered
// rightly must not fall, and the wrong figures must not rise. First contact is what counts; it stands in docs/measured.md.
// The weights have learned from these messages since (tools/training/examined.ts), but for those in `unlearned`; their
// misses were mended, too: the rates here say nothing of new ones.
// @module-tag long
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { ServiceNumber } from '../support/services.ts';
import { examine, examReport, readExam } from './exam.ts';

interface Exam {
  readonly file: string;
  readonly service: ServiceNumber;
  /** So many are answered rightly, of how many. */
  readonly right: number;
  readonly wrongFigures: number;
}

const exams: readonly Exam[] = [
  { file: 'own-1', service: 1, right: 109, wrongFigures: 1 },
  { file: 'own-2', service: 1, right: 109, wrongFigures: 0 },
  { file: 'own-3', service: 1, right: 99, wrongFigures: 0 },
  { file: 'own-4', service: 1, right: 99, wrongFigures: 1 },
  { file: 'own-5', service: 1, right: 99, wrongFigures: 0 },
  { file: 'own-6', service: 1, right: 99, wrongFigures: 0 },
  { file: 'own-7', service: 1, right: 100, wrongFigures: 0 },
  { file: 'own-8', service: 1, right: 100, wrongFigures: 0 },
  { file: 'own-9', service: 1, right: 100, wrongFigures: 0 },
  { file: 'own-10', service: 1, right: 99, wrongFigures: 0 },
  { file: 'own-11', service: 1, right: 97, wrongFigures: 2 },
  { file: 'own-12', service: 1, right: 97, wrongFigures: 2 },
  { file: 'own-13', service: 1, right: 98, wrongFigures: 0 },
  { file: 'own-15', service: 1, right: 100, wrongFigures: 0 },
  { file: 'own-16', service: 1, right: 98, wrongFigures: 1 },
  { file: 'own-17', service: 1, right: 98, wrongFigures: 0 },
  { file: 'own-18', service: 1, right: 98, wrongFigures: 1 },
  { file: 'own-19', service: 1, right: 100, wrongFigures: 0 },
  { file: 'second-1', service: 2, right: 108, wrongFigures: 1 },
  { file: 'second-2', service: 2, right: 95, wrongFigures: 3 },
  { file: 'second-3', service: 2, right: 99, wrongFigures: 0 },
  { file: 'second-4', service: 2, right: 97, wrongFigures: 3 },
  { file: 'second-5', service: 2, right: 99, wrongFigures: 0 },
  { file: 'second-6', service: 2, right: 100, wrongFigures: 0 },
  { file: 'second-7', service: 2, right: 100, wrongFigures: 0 },
  { file: 'second-8', service: 2, right: 99, wrongFigures: 1 },
  { file: 'second-9', service: 2, right: 96, wrongFigures: 2 },
  { file: 'second-10', service: 2, right: 97, wrongFigures: 2 },
  { file: 'second-11', service: 2, right: 97, wrongFigures: 1 },
  { file: 'second-12', service: 2, right: 98, wrongFigures: 1 },
  { file: 'second-14', service: 2, right: 98, wrongFigures: 0 },
  { file: 'second-15', service: 2, right: 99, wrongFigures: 0 },
  { file: 'second-16', service: 2, right: 97, wrongFigures: 1 },
  { file: 'second-17', service: 2, right: 97, wrongFigures: 1 },
  { file: 'second-18', service: 2, right: 100, wrongFigures: 0 },
  { file: 'third-1', service: 3, right: 98, wrongFigures: 0 },
  { file: 'third-2', service: 3, right: 100, wrongFigures: 0 },
  { file: 'third-3', service: 3, right: 100, wrongFigures: 0 },
  { file: 'third-4', service: 3, right: 98, wrongFigures: 2 },
  { file: 'third-5', service: 3, right: 100, wrongFigures: 0 },
  { file: 'third-6', service: 3, right: 100, wrongFigures: 0 },
  { file: 'third-7', service: 3, right: 99, wrongFigures: 0 },
  { file: 'third-8', service: 3, right: 97, wrongFigures: 0 },
  { file: 'third-9', service: 3, right: 100, wrongFigures: 0 },
  { file: 'third-10', service: 3, right: 99, wrongFigures: 0 },
  { file: 'third-11', service: 3, right: 98, wrongFigures: 0 },
  { file: 'third-13', service: 3, right: 97, wrongFigures: 0 },
  { file: 'third-14', service: 3, right: 99, wrongFigures: 0 },
  { file: 'third-15', service: 3, right: 97, wrongFigures: 1 },
  { file: 'third-16', service: 3, right: 96, wrongFigures: 0 },
  { file: 'third-17', service: 3, right: 100, wrongFigures: 0 },
  { file: 'unlearned/own-20', service: 1, right: 99, wrongFigures: 0 },
  { file: 'unlearned/third-18', service: 3, right: 98, wrongFigures: 0 },
  { file: 'unlearned/own-21', service: 1, right: 100, wrongFigures: 0 },
  { file: 'unlearned/own-22', service: 1, right: 98, wrongFigures: 1 },
  { file: 'unlearned/own-23', service: 1, right: 100, wrongFigures: 0 },
  { file: 'unlearned/second-19', service: 2, right: 100, wrongFigures: 0 },
  { file: 'unlearned/second-20', service: 2, right: 100, wrongFigures: 0 },
  { file: 'unlearned/second-21', service: 2, right: 100, wrongFigures: 0 },
  { file: 'unlearned/third-19', service: 3, right: 100, wrongFigures: 0 },
  { file: 'unlearned/third-20', service: 3, right: 100, wrongFigures: 0 },
  { file: 'unlearned/third-21', service: 3, right: 98, wrongFigures: 1 },
  { file: 'unlearned/own-24', service: 1, right: 99, wrongFigures: 0 },
  { file: 'unlearned/own-25', service: 1, right: 96, wrongFigures: 0 },
  { file: 'unlearned/own-26', service: 1, right: 95, wrongFigures: 3 },
  { file: 'unlearned/own-27', service: 1, right: 96, wrongFigures: 3 },
  { file: 'unlearned/second-22', service: 2, right: 99, wrongFigures: 1 },
  { file: 'unlearned/third-22', service: 3, right: 100, wrongFigures: 0 },
  { file: 'unlearned/own-28', service: 1, right: 100, wrongFigures: 0 },
  { file: 'unlearned/second-23', service: 2, right: 98, wrongFigures: 0 },
  { file: 'unlearned/third-23', service: 3, right: 100, wrongFigures: 0 },
  { file: 'unlearned/own-29', service: 1, right: 98, wrongFigures: 0 },
  { file: 'unlearned/second-24', service: 2, right: 94, wrongFigures: 3 },
  { file: 'unlearned/third-24', service: 3, right: 99, wrongFigures: 0 },
  { file: 'unlearned/own-30', service: 1, right: 98, wrongFigures: 1 },
  { file: 'unlearned/second-25', service: 2, right: 98, wrongFigures: 0 },
  { file: 'unlearned/third-25', service: 3, right: 96, wrongFigures: 2 },
  { file: 'unlearned/own-31', service: 1, right: 99, wrongFigures: 1 },
  { file: 'unlearned/second-26', service: 2, right: 99, wrongFigures: 0 },
  { file: 'unlearned/third-26', service: 3, right: 98, wrongFigures: 1 },
  { file: 'unlearned/own-32', service: 1, right: 98, wrongFigures: 0 },
  { file: 'unlearned/second-27', service: 2, right: 96, wrongFigures: 0 },
  { file: 'unlearned/third-27', service: 3, right: 97, wrongFigures: 1 },
  { file: 'unlearned/second-28', service: 2, right: 97, wrongFigures: 3 },
  { file: 'unlearned/third-28', service: 3, right: 95, wrongFigures: 0 },
  { file: 'unlearned/own-34', service: 1, right: 95, wrongFigures: 2 },
  { file: 'unlearned/second-29', service: 2, right: 93, wrongFigures: 5 },
  { file: 'unlearned/third-29', service: 3, right: 91, wrongFigures: 1 },
  { file: 'unlearned/own-35', service: 1, right: 96, wrongFigures: 1 },
  { file: 'unlearned/second-30', service: 2, right: 90, wrongFigures: 6 },
  { file: 'unlearned/third-30', service: 3, right: 96, wrongFigures: 1 },
  { file: 'unlearned/own-36', service: 1, right: 97, wrongFigures: 2 },
  { file: 'unlearned/second-31', service: 2, right: 96, wrongFigures: 0 },
  { file: 'unlearned/third-31', service: 3, right: 92, wrongFigures: 3 },
  { file: 'unlearned/own-37', service: 1, right: 96, wrongFigures: 3 },
  { file: 'unlearned/second-32', service: 2, right: 91, wrongFigures: 3 },
  { file: 'unlearned/third-32', service: 3, right: 83, wrongFigures: 1 },
];

test.each(exams)(
  '$file: at least $right right',
  { timeout: 120_000 },
  async ({ file, service, right, wrongFigures }) => {
    const conversations = readExam(await readFile(new URL(`exams/${file}.jsonl`, import.meta.url), 'utf8'));
    const verdicts = await examine(conversations, service);
    process.stdout.write(`${file}\n${examReport(verdicts).join('\n')}\n`);
    expect(verdicts.filter(({ fault }) => fault === undefined).length).toBeGreaterThanOrEqual(right);
    expect(verdicts.filter(({ isWrongFigure }) => isWrongFigure).length).toBeLessThanOrEqual(wrongFigures);
  },
);
