// What is understood of a text, and whether words behind it add something to that.
import { AskError, type AskProblem, type Command } from '../../kit/index.ts';
import { type UnderstandParts, understand } from './understand.ts';

interface TextReading {
  readonly command?: Command;
  readonly values?: Readonly<Record<string, unknown>>;
  /** What keeps the text from being understood. */
  readonly problem?: AskProblem;
  readonly isWhole: boolean;
}

export async function readingOf(
  text: string,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<TextReading> {
  try {
    const { command, values, ignored } = await understand({ text, askedAt }, parts, signal);
    return { command, values, isWhole: ignored === '' };
  } catch (error) {
    if (error instanceof AskError) return { problem: error.problem, isWhole: false };
    throw error;
  }
}

/** Whether the whole says what was asked back about the text before: with that, all is said, or the next is missing. */
export async function isAnswer(
  before: string,
  whole: string,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<boolean> {
  const now = await readingOf(whole, askedAt, parts, signal);
  const isRead = now.problem === undefined || now.problem.kind === 'missing';
  return isRead && !(await addsNothing(before, whole, askedAt, parts, signal));
}

/** What was missing before is missing still: „Was kostet ein Reisepass?“ says nothing about the move. */
export async function addsNothing(
  before: string,
  whole: string,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<boolean> {
  const earlier = await readingOf(before, askedAt, parts, signal);
  const now = await readingOf(whole, askedAt, parts, signal);
  const isLost = now.problem && now.problem.kind !== 'missing' && now.problem.kind !== 'ambiguous';
  const isSame =
    JSON.stringify([now.values, now.problem]) === JSON.stringify([earlier.values, earlier.problem]);
  return isLost || isSame;
}
