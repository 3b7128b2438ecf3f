// What answers a question where no single statement does: a field of the fact sheet, what is computed for the case, a list,
// suppliers.

/** As they are called in tools/training/statements.tsv. */
export const answerKinds = [
  ...(['fee', 'time', 'office', 'papers', 'online', 'law', 'meaning'] as const),
  ...(['case', 'list', 'suppliers'] as const),
] as const;

export type AnswerKind = (typeof answerKinds)[number];
