// Which questions this run of the bot has taken up, and in which words. What is said in the chat is not remembered here.

export interface Answered {
  add(questionId: number, said: string): void;
  /** The words that it was answered by. */
  wordsOf(questionId: number): string | undefined;
  /** It was taken up, or perhaps: the oldest are forgotten. */
  mayBeTaken(questionId: number): boolean;
}

const mostRemembered = 2_000;

export function answered(): Answered {
  const byQuestion = new Map<number, string>();
  let newestForgotten = -Infinity;
  return {
    add(questionId, said) {
      byQuestion.delete(questionId);
      byQuestion.set(questionId, said);
      const [oldest] = byQuestion.keys();
      if (byQuestion.size <= mostRemembered || oldest === undefined) return;
      byQuestion.delete(oldest);
      newestForgotten = Math.max(newestForgotten, oldest);
    },
    wordsOf: (questionId) => byQuestion.get(questionId),
    mayBeTaken: (questionId) => byQuestion.has(questionId) || questionId <= newestForgotten,
  };
}
