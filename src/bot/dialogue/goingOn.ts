// A message that may go on with a frame, and what is the same whatever it asks of that.
import { languageOf, type Lang } from '../../kit/index.ts';
import type { Frame } from '../understanding/frame.ts';
import { intentIn } from '../understanding/whatIsWanted.ts';
import type { ParsedMessage } from '../understanding/parseMessage.ts';

/** That of the message, if its words tell one. */
export const languageIn = ({ words }: ParsedMessage, { match }: Frame): Lang =>
  languageOf(words) ?? match.lang;

/** The frame with a message behind it, for the files that this wants; `more`: what else it makes of the frame. Pure. */
export const goneOn = (
  frame: Frame,
  { question, wanted }: ParsedMessage,
  more: Partial<Frame> = {},
): Frame => ({ ...frame, wanted, said: [...frame.said, question], ofOthers: [], ...more });

/** The same case, asked with these words. Pure. */
export const alsoAsking = (frame: Frame, said: ParsedMessage): Frame =>
  goneOn(frame, said, {
    match: { ...frame.match, lang: languageIn(said, frame), isStrict: false },
    intent: intentIn(said, { isStrict: false }),
  });

/** The same case, for another question. Pure. */
export const askedAnew = (frame: Frame, said: ParsedMessage): Frame => ({
  ...alsoAsking(frame, said),
  asks: said.question,
});
