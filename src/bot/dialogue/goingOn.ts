// A message that may go on with a frame, and what is the same whatever it asks of that.
import { languageOf, type Lang } from '../../kit/index.ts';
import type { Frame } from '../understanding/frame.ts';
import { intentIn } from '../understanding/whatIsWanted.ts';
import type { ParsedMessage } from '../understanding/parseMessage.ts';
import type { UnderstandParts } from '../understanding/readFrame.ts';

/** The message, and what reading it takes. */
export interface GoingOn {
  readonly said: ParsedMessage;
  readonly askedAt: Date;
  readonly parts: UnderstandParts;
  readonly signal: AbortSignal;
}

/** That of the message, if its words tell one. */
export const languageIn = ({ words }: ParsedMessage, { match }: Frame): Lang =>
  languageOf(words) ?? match.lang;

/** The same case, asked with these words. Pure. */
export const alsoAsking = (frame: Frame, said: ParsedMessage): Frame => ({
  ...frame,
  match: { ...frame.match, lang: languageIn(said, frame), isStrict: false },
  intent: intentIn(said, { isStrict: false }),
  wanted: said.wanted,
  said: [...frame.said, said.question],
});

/** The same case, for another question. Pure. */
export const askedAnew = (frame: Frame, said: ParsedMessage): Frame => ({
  ...alsoAsking(frame, said),
  asks: said.question,
});
