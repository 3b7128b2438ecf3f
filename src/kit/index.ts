// The one import of a command file.
export * from '../document/index.ts';
export { type FactsRecord, plainName } from '../facts/index.ts';
export { anyWord } from './anyWord.ts';
export { AskError, type AskProblem } from './askError.ts';
export { type Argument, type Call, type Command, defineCommand, type Example } from './command.ts';
export { anyDate } from './date.ts';
export type { Labels } from './field.ts';
export { oneOf } from './oneOf.ts';
export { nearestFirst, oneOfService } from './oneOfService.ts';
export { otherFields, otherFieldsSideBySide } from './otherFields.ts';
export { readProvenance } from './provenance.ts';
export type { Candidate, Choice, RecogniseContext, Recogniser } from './recogniser.ts';
export { remembered } from './remembered.ts';
export { isJoining, plainIn, readWords, type Span, type Word, wordsIn } from './words.ts';
