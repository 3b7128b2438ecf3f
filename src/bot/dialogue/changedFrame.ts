// The frame that a message makes of the one before it: its values set, replaced or taken out, and what it asks of that.
import { asksItself, readIntent, wordsIn } from '../../kit/index.ts';
import { correctionsIn } from '../understanding/cues.ts';
import { type Frame, isSameValue, withoutViews } from '../understanding/frame.ts';
import type { ParsedMessage } from '../understanding/parseMessage.ts';
import { intentIn } from '../understanding/whatIsWanted.ts';
import type { Change, Following } from './change.ts';
import { goneOn } from './goingOn.ts';
import { isWithin } from './saidValues.ts';

/** `isSame`: it asks the same as before, of something else. Pure. */
export function changed({ frame, words, said, context }: Following, change: Change, isSame: boolean): Frame {
  // „Und wie lange in Hessen?“ says another part of the answer; „online“ is the way that was asked for, no new question.
  const saysView = withoutViews({ ...frame, slots: change.slots }).size < change.slots.size;
  const asking = saysView ? words : words.filter((_, at) => !change.isTaken(at));
  const isWhole = saysView && !isSame;
  const byWords = () => readIntent(wordsIn(asking), asking);
  const intent = isWhole ? intentIn(said, { isStrict: false }) : byWords();
  // „Und was kostet nur der Dreijahresjagdschein?“: which part was looked at holds no longer.
  const asksAnew = asksItself(intent);
  // „Ist der in Dresden günstiger als in Halle?“ is on just what was asked before.
  const comparesIt = [...change.slots.values()].some(({ others }) => others.length > 0);
  const isNew = (intent.aspect !== undefined || saysView) && !isSame && !comparesIt;
  const slots = new Map(change.isAlone ? [] : isNew ? withoutViews(frame) : frame.slots);
  for (const key of [...change.removed, ...replacedBy(change, frame)]) slots.delete(key);
  for (const [key, slot] of change.slots) {
    const former = frame.slots.get(key);
    const isAgain = former && isSameValue(former.candidate.value, slot.candidate.value);
    const wasOpen = former?.candidate.between !== undefined;
    // „nein“ may be the answer to what was asked.
    const isReplaced = former && correctionsIn(words).length > 0 && !isAgain && !wasOpen;
    // „den Freiburg-Pass“ behind „Freiburg“ says no town anew.
    if (isAgain && !wasOpen && isWithin(former.typed, slot.typed)) continue;
    slots.set(key, isReplaced ? { ...slot, instead: former.typed } : slot);
  }
  const settled = [...change.slots.keys(), ...change.removed];
  const doubts = frame.doubts.filter(({ keys }) => !keys.some((key) => settled.includes(key)));
  return goneOn(frame, said, {
    context: { ...context, isSentence: frame.context.isSentence },
    match: { ...frame.match, lang: context.lang, isStrict: frame.match.isStrict && !asksAnew },
    intent: asksAnew ? intent : frame.intent,
    ...(asksAnew ? { asks: said.question } : {}),
    isOverview: false,
    isKept: false,
    before: frame,
    slots,
    doubts: [...doubts, ...change.doubts],
    ignored: '',
    uploads: said.uploads.length > 0 ? said.uploads : frame.uploads,
  });
}

/** „Gibt es jemanden in München?“ takes the place of a postal code that was said before. */
const replacedBy = ({ slots }: Change, { match: { command } }: Frame): readonly string[] => {
  const all = Object.entries(command.arguments);
  const said = all.flatMap(([key, { sameAs }]) => (slots.has(key) && sameAs !== undefined ? [sameAs] : []));
  return all.flatMap(([key, { sameAs = '' }]) => (!slots.has(key) && said.includes(sameAs) ? [key] : []));
};

/** A file that was wanted before its answer was possible is wanted still. */
export const wantedAfter = (frame: Frame, said: ParsedMessage, isAskedBack: boolean) =>
  isAskedBack ? [...new Set([...frame.wanted, ...said.wanted])] : said.wanted;
