// What the command makes of a frame, and what the service answered for just that: its own record says more of the case than
// the command tells. A fact sheet is asked about the case that was spoken of before.
import type { Document } from '../../document/index.ts';
import { forQuestion, type Json, readRecord } from '../../facts/index.ts';
import type { Call, FactsRecord } from '../../kit/index.ts';
import { caseSpokenOf } from '../understanding/before.ts';
import { type Frame, isFactSheet } from '../understanding/frame.ts';
import { judge } from '../understanding/judge.ts';
import { unlessFailed } from './matter.ts';
import { documentFor } from './run.ts';
import { type Answering, wholeCall } from './wholeCall.ts';

export interface Ran {
  readonly call: Call<Record<string, never>>;
  readonly document: Document;
  /** When the oldest answer was asked for that had to do. */
  readonly oldest: () => Date | undefined;
  readonly answers: () => readonly Json[];
}

/** Throws as the command does. */
export async function runFrame(frame: Frame, { limit, asked, parts, signal }: Answering): Promise<Ran> {
  const understood = judge(frame);
  // Noted from here on: an older list of places does no harm to understanding, an older figure must be called so.
  const { facts, oldest, answers } = forQuestion(parts.facts, limit);
  const call = wholeCall(understood, asked, facts, parts, signal);
  return { call, oldest, answers, document: await documentFor(understood, call) };
}

/** `run` runs the frame itself. None where there is no whole case. */
export async function recordsOfCase(
  frame: Frame,
  run: () => Promise<Ran>,
  answering: Answering,
): Promise<readonly FactsRecord[]> {
  const ofCase = isFactSheet(frame) ? caseSpokenOf(frame) : frame;
  if (!ofCase) return [];
  const ran = await unlessFailed(ofCase === frame ? run : () => runFrame(ofCase, answering));
  return ran?.answers().map(readRecord) ?? [];
}
