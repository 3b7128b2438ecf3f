// The questions that the chat server would not let be answered for a while: what the same person asks there afterwards
// waits for them. „und in Hamburg?“ means something else before the answer that it goes on with.
import { keyOf, type Question } from '../model/question.ts';
import type { QuestionRecords } from '../model/questionRecords.ts';

export interface QuestionsPutOff {
  add(question: Question): void;
  /** Nobody waits for it any more. */
  remove(questionId: number): void;
  /** It is in hand, perhaps where it was moved to. */
  taken(question: Question): void;
  /** An earlier one of the same person there is put off, and not done yet. */
  isBehind(question: Question): boolean;
}

export function questionsPutOff(records: Pick<QuestionRecords, 'stageOf'>): QuestionsPutOff {
  /** By the question's id. */
  const lines = new Map<number, string>();

  const lineOf = ({ askerId, conversation }: Question) => `${askerId} ${keyOf(conversation)}`;
  const isOpen = (id: number) => ['in hand', 'left'].includes(records.stageOf(id) ?? '');

  return {
    add: (question) => void lines.set(question.id, lineOf(question)),
    remove: (id) => void lines.delete(id),
    taken(question) {
      if (lines.has(question.id)) lines.set(question.id, lineOf(question));
    },
    isBehind(question) {
      // Who was let go, deleted or answered meanwhile holds up nobody.
      for (const id of lines.keys()) if (!isOpen(id)) lines.delete(id);
      const own = lineOf(question);
      return [...lines].some(([id, line]) => id < question.id && line === own);
    },
  };
}
