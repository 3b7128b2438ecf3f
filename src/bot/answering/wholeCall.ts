// What a command gets for one question, with the answer before it, which is worked out in the same way.
import type { Document } from '../../document/index.ts';
import type { FactsConnection } from '../../facts/index.ts';
import type { Frame } from '../understanding/frame.ts';
import { judge, questionIn } from '../understanding/judge.ts';
import { answerBefore, anyAnswerBefore } from './answerBefore.ts';
import { type Asked, type AnswerParts, callFor } from './call.ts';
import { documentFor } from './run.ts';

/** What answering takes, whatever the frame is. `limit` ends what is asked of the facts service. */
export interface Answering {
  readonly limit: AbortSignal;
  readonly asked: Asked;
  readonly parts: AnswerParts;
  readonly signal: AbortSignal;
}

export function wholeCall(...[understood, asked, facts, parts, signal]: Parameters<typeof callFor>) {
  const before = async (frame: Frame): Promise<Document> => {
    const its = judge(frame);
    return documentFor(its, wholeCall(its, asked, facts, parts, signal));
  };
  const call = callFor(understood, asked, facts, parts, signal);
  return {
    ...call,
    answerBefore: () => answerBefore(asked, parts, before),
    anyAnswerBefore: () => anyAnswerBefore(asked, parts),
  };
}

/** Without values. */
export function openCall(frame: Frame, facts: FactsConnection, { asked, parts, signal }: Answering) {
  const { match, intent, uploads } = frame;
  const open = { values: {}, lang: match.lang, text: '', uploads, intent, question: questionIn(frame) };
  return wholeCall(open, asked, facts, parts, signal);
}

/** A frame that is whole, answered by its command alone. Throws ClarificationNeeded where it is not whole. */
export function answerTo(
  frame: Frame,
  facts: FactsConnection,
  { asked, parts, signal }: Answering,
  more: Partial<ReturnType<typeof callFor>> = {},
): Promise<Document> {
  const understood = judge(frame);
  return documentFor(understood, { ...wholeCall(understood, asked, facts, parts, signal), ...more });
}
