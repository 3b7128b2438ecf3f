// How a question goes on with the frame of an earlier one: it changes that, asks more of it, or is asked of the same topic.
import { topicOfFrame } from '../answering/matter.ts';
import { beyondIn, isAside } from '../understanding/aside.ts';
import { leavesOpen } from '../understanding/cues.ts';
import { type Frame, isCompared, isSameValue, withoutViews } from '../understanding/frame.ts';
import type { Heard } from '../understanding/heard.ts';
import { asksWhatWasMeant } from '../understanding/meaning.ts';
import { surelyAbout } from '../understanding/whatIsWanted.ts';
import type { ParsedMessage } from '../understanding/parseMessage.ts';
import { changesCaseBefore } from './caseSaid.ts';
import { nextFrame } from './nextFrame.ts';
import { staysWith } from './staysWith.ts';

/** Behind an answer. Undefined for a question of its own. Asks the facts service only for what it offers. */
export async function goesOnWith(answered: Frame, heard: Heard): Promise<Frame | undefined> {
  const goOn = (before: Frame) => nextFrame({ frame: before, isAskedBack: false }, heard);
  const next = (await changesCaseBefore(answered, heard.said, goOn)) ?? (await goOn(answered));
  if (next && isTalkBeside(next, answered, heard.said)) return undefined;
  if (next && !isBesideCase(next, answered, heard.said)) return next;
  return (await staysWith(answered, heard)) ?? next;
}

/** „ist der Drucker auch schon wieder tot?“; „was halt die meisten nehmen“ leaves the case as it is, and is none. */
const isTalkBeside = (next: Frame, answered: Frame, said: ParsedMessage): boolean =>
  isAside(said) && !leavesOpen(said.words) && hasSameValues(next, answered);

const hasSameValues = ({ slots }: Frame, before: Frame): boolean =>
  slots.size === before.slots.size &&
  [...slots].every(([key, { candidate }]) =>
    isSameValue(candidate.value, before.slots.get(key)?.candidate.value),
  );

/** „wie viele haben das bei uns in Jena?“ says a place of the same case, and asks for nothing that a case has. */
const isBesideCase = (next: Frame, answered: Frame, said: ParsedMessage): boolean =>
  beyondIn(said) !== undefined &&
  next.match.command === answered.match.command &&
  !isCompared(next) &&
  withoutViews(next).size === next.slots.size;

/** So sure it must be that another matter is spoken of. */
const surelyOther = 0.8;

/** Behind what the bot has asked back, and does not answer. The same. */
export async function inPlaceOfAnswer(open: Frame, heard: Heard): Promise<Frame | undefined> {
  const { said, parts } = heard;
  const about = surelyAbout(said, surelyOther);
  const isOfOther = about !== undefined && about !== topicOfFrame(open, parts.catalogue);
  // „kosten? weiß ich noch nicht“ answers.
  const isAnswer = asksWhatWasMeant(said) || leavesOpen(said.words);
  return isOfOther || isAnswer ? undefined : staysWith(open, heard);
}
