// What whoever asks the facts service in a test imports: the service itself, and the words to speak of it.

export type { Change, ChangedAmount } from './wire/changes.ts';
export type { Fault, FaultKind, TakeBack } from './wire/faults.ts';
export type { FactsRequest } from './wire/requestLog.ts';
export { type FactsSandbox, startFactsSandbox } from './start.ts';
