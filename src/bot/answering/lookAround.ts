// Where the answer is looked for: in what the service said of just the case, which is told where it surely answers; else in
// what holds in general, and last in what single cases have in common, for which more is asked of the service.
import { asksDuty, type FactsRecord, saysSomething } from '../../kit/index.ts';
import type { Frame } from '../understanding/frame.ts';
import { isOfOtherEntry, leastOfOwn } from './deciding.ts';
import { type Asking, look, type Looked, type Matter } from './matter.ts';

/** `ofCase`: what the service said of the case; `isOnCase`: that the question is on it. Throws FactsError. */
export async function lookAround(
  frame: Frame,
  matter: Matter,
  call: Asking,
  ofCase: readonly FactsRecord[],
  isOnCase: boolean,
): Promise<Looked> {
  const own = ofCase.length > 0 ? await look(frame, matter, call, { ofCases: false, ofCase }) : undefined;
  if (own && tellsOfJustIt(own)) return own;
  return isOnCase ? look(frame, matter, call, { ofCases: false }) : lookTwice(frame, matter, call);
}

/** A list may have other cases beside it. */
const tellsOfJustIt = (looked: Looked): boolean =>
  looked.by?.is === 'statement' &&
  looked.isOfCase(looked.by.piece) &&
  !isOfOtherEntry(looked.by.piece) &&
  looked.by.share >= leastOfOwn(looked);

/** What the matter's cases have in common is asked for only where the rest says nothing. */
async function lookTwice(frame: Frame, matter: Matter, call: Asking): Promise<Looked> {
  const first = await look(frame, matter, call, { ofCases: false });
  const { by } = first;
  // The name of a paper is neither yes nor no.
  const isName = by?.is === 'statement' && asksDuty(call.intent) && !saysSomething(by.piece);
  const isOpen = by === undefined || by.is === 'nothing' || isName;
  if (!isOpen || !matter.command?.knowsOfCases) return first;
  const more = await look(frame, matter, call, { ofCases: true });
  return more.by ? more : first;
}
