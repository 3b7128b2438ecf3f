// The answers that stand before a question in its conversation: what they were asked by, for a command that goes on with one.
import type { Message } from '../../chat/index.ts';
import type { AnsweredBefore } from '../answering/call.ts';
import { readMarker } from '../model/marker.ts';
import type { Question } from '../model/question.ts';
import { firstDoubt } from '../understanding/judge.ts';
import { readMessage } from '../understanding/message.ts';
import { saidBefore } from './dialogueState.ts';
import { answeredIn, earlierThan, goesOnForMs } from './earlierQuestions.ts';
import { resolveContext, type ResolveParts } from './resolveContext.ts';
import { frameIn } from './standsAlone.ts';

/** So many are looked at, and so many of them read. */
const [mostLookedAt, mostTried] = [20, 8];

/**
 * All: the asker's own of the last hours first, then the others, the newest first. Or the newest first, whoever asked; or
 * of the asker's own the one that stands right before the question, if one does. Throws ChatError.
 */
export async function* answersBefore(
  { id, askerId, askedAt, conversation }: Question,
  which: 'all' | 'newest' | 'right before',
  parts: ResolveParts,
  signal: AbortSignal,
): AsyncGenerator<AnsweredBefore> {
  const { catalogue } = parts.answering;
  const earlier = parts.earlier ?? earlierThan(parts.answering, signal);
  const own = await earlier.said(conversation);
  const ids = answeredIn(own, id, ['answer']).slice(which === 'right before' ? -1 : -mostLookedAt);
  const asked = (await earlier.questions(ids)).toReversed();
  const mayHaveAnswer = asked.filter((one) => !readMessage(one, catalogue).some(({ isOrder }) => isOrder));
  const isOwn = (one: Question) =>
    one.askerId === askerId && askedAt.getTime() - one.askedAt.getTime() < goesOnForMs;
  const others = which === 'all' ? mayHaveAnswer.filter((one) => !isOwn(one)) : [];
  const inTurn = which === 'newest' ? mayHaveAnswer : [...mayHaveAnswer.filter(isOwn), ...others];
  for (const one of inTurn.slice(0, mostTried)) {
    const resolved = await resolveContext(one, parts, signal);
    const frame = resolved && (await frameIn(resolved, parts.answering, signal));
    if (!frame || frame.match.command.changes || firstDoubt(frame) !== undefined) continue;
    yield { frame, messageId: firstOfAnswer(saidBefore(own, id), one.id) };
  }
}

/** Of an answer in several messages, the first. */
function firstOfAnswer(own: readonly Message[], questionId: number): number | undefined {
  return own.find(({ content }) => {
    const marker = readMarker(content);
    return marker?.questionId === questionId && marker.kind === 'answer' && marker.part === 1;
  })?.id;
}
