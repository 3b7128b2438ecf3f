// What answers a question where no single statement does: a field of the fact sheet, what is computed for the case, a list,
// suppliers. And which field says what is asked for.
import type { Aspect } from '../recognisers/intent.ts';

const fields = [
  { field: 'fee', says: 'cost' },
  { field: 'time', says: 'duration' },
  { field: 'office', says: 'authority' },
  { field: 'papers', says: 'documents' },
  { field: 'online', says: 'online' },
  { field: 'law', says: 'basis' },
] as const;

export type SheetField = (typeof fields)[number]['field'];
export type AnswerKind = SheetField | 'meaning' | 'case' | 'list' | 'suppliers';

/** As they are called in tools/training/statements.tsv. */
export const answerKinds: readonly AnswerKind[] = [
  ...fields.map(({ field }) => field),
  ...(['meaning', 'case', 'list', 'suppliers'] as const),
];

/** The field that says it; what a thing is, none says. Pure. */
export const fieldFor = (aspect: Aspect | undefined): SheetField | undefined =>
  fields.find(({ says }) => says === aspect)?.field;

/** What this answers. Pure. */
export const aspectAnswered = (kind: AnswerKind | 'nothing' | undefined): Aspect | undefined =>
  kind === 'meaning' ? kind : fields.find(({ field }) => field === kind)?.says;

/** Amounts and times are what commands reckon; papers, offices and laws are the same in any case. Pure. */
export const isOfSheetAlone = (aspect: Aspect | undefined): boolean =>
  ![undefined, 'fee', 'time'].includes(fieldFor(aspect));
