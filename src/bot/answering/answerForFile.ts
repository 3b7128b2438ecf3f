// „als PDF“ behind what has nothing to put into a file, as a denial: then it means the last answer that has.
import { fileOfWhat } from '../understanding/noCommand.ts';
import { answer } from './answer.ts';
import type { AnswerParts, Asked } from './call.ts';
import { failure, type Reply } from './reply.ts';

/** Each of them is worked out once more. */
const mostTried = 4;

/** The reply with the answer that a file is wanted of; in words, where there is none. */
export async function answerForFile(asked: Asked, parts: AnswerParts, signal: AbortSignal): Promise<Reply> {
  const { frame, answeredBefore } = asked;
  const first = await answer(asked, parts, signal);
  // A reaction points at its answer.
  if (!frame || !answeredBefore || hasContent(first) || first.outcome !== 'answered') return first;
  let tried = 0;
  for await (const { frame: before } of answeredBefore('all')) {
    if (before.said.join() === frame.said.join()) continue;
    const reply = await answer({ ...asked, frame: { ...before, wanted: frame.wanted } }, parts, signal);
    if (hasContent(reply)) return reply;
    tried += 1;
    if (tried === mostTried) break;
  }
  return failure(fileOfWhat, frame.match, { asked, parts, signal });
}

const hasContent = ({ files, document }: Reply) =>
  files !== undefined && document.firstLine !== 'unsaid' && document.provenance !== undefined;
