// A case is said, and hardly anything else: „und für ein E-Auto?“, which may be the name of another topic; or behind a fact
// sheet, which has no cases itself.
import {
  asksItself,
  isFilling,
  isKnownTopic,
  isPlaceName,
  type Lang,
  plainName,
  readIntent,
  readWords,
  topicName,
  type Word,
  wordsIn,
} from '../../kit/index.ts';
import { topicOfFrame } from '../answering/matter.ts';
import { caseBefore } from '../understanding/before.ts';
import type { Catalogue } from '../understanding/catalogue.ts';
import { commandFor } from '../understanding/chooseCommand.ts';
import { goesOn } from '../understanding/cues.ts';
import { argumentsOf, type Frame, isFactSheet } from '../understanding/frame.ts';
import type { Heard } from '../understanding/heard.ts';
import { firstDoubt } from '../understanding/judge.ts';
import { type CommandMatch, matchCommand } from '../understanding/matchCommand.ts';
import { intentOf, type ParsedMessage } from '../understanding/parseMessage.ts';
import { readFrame } from '../understanding/readFrame.ts';
import { isSaidOf } from '../wanted/wanted.ts';
import type { Change } from './change.ts';
import { askedAnew, languageIn } from './goingOn.ts';

const caseWord = /^(?:fuers?|beim?|mit|wenns?|falls|for|with|if)$/;
/** „und dann noch bei …“ */
const mostBetween = 2;

/**
 * It goes on with „und für …“, asks nothing of its own, and what it names was said of that topic too: „E-Auto“ of the
 * Kfz-Steuer, but no „Wallbox“. Whose topic else it is does not count then. Pure.
 */
export function isCaseOf(topic: string | undefined, words: readonly Word[]): boolean {
  if (topic === undefined || !isKnownTopic(topic) || !goesOn(words)) return false;
  const at = words.slice(0, 2 + mostBetween).findIndex(({ plain }) => caseWord.test(plain));
  if (at < 1) return false;
  const text = wordsIn(words);
  if (asksItself(readIntent(text, words))) return false;
  return isSaidOf(
    clauseOf(words.slice(at + 1)).filter((word) => !isFilling(word)),
    topic,
  );
}

function clauseOf(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ stop }) => stop !== undefined);
  return words.slice(0, end === -1 ? words.length : end + 1);
}

/** The same asked of that case, where no value says it: „Kfz-Steuer für ein E-Auto“. Pure. */
export function askedOfCase(
  frame: Frame,
  topic: string,
  { words, wanted }: ParsedMessage,
  lang: Lang,
): Frame {
  const asked = wordsIn(clauseOf(words.slice(1)));
  const match = { ...frame.match, lang, isStrict: false };
  return { ...frame, match, wanted, said: [`${topicName(topic, lang)} ${asked}`] };
}

/** A case of the same does not change the topic, though the thing is the name of one. Pure. */
export const ofSameTopic = (change: Change, isCase: boolean): Change =>
  isCase ? { ...change, slots: new Map([...change.slots].filter(([key]) => key !== 'thema')) } : change;

/** „und als Mieter?“, „und mit 22 kW?“, „und wenn er sich freistellen lässt?“: the same is asked of that case. Pure. */
export function saysOnlyCase(question: string): boolean {
  return !asksItself(readIntent(question, readWords(question))) && ofCase.test(question);
}
const ofCase =
  /^(?:und|oder|aber|and|or|but) (?:\p{L}+ )?(?:wenns?|falls|mit|ohne|bei|beim|für|fürs|als|if|with|without|for|as)(?!\p{L})/iu;

const appliesAlso =
  /^(?:und |also )?(?:gilt|zählt|geht|klappt|bekomm\p{L}*|krieg\p{L}*|does) (?:das|die|der|es|ich das|that|this) (?:dann |denn )?(?:auch|also|apply)(?!\p{L})[^.?!]*[.?!]?$/iu;

/** „Gilt das auch für meinen Plug-in?“ behind a fact sheet is about its matter, whatever else has such words. Pure. */
export const alsoOfSheet = (frame: Frame, said: ParsedMessage): Frame | undefined =>
  isFactSheet(frame) && appliesAlso.test(said.question) ? askedAnew(frame, said) : undefined;

/** „Einfamilienhaus, Niedersachsen, ein Stellplatz“ behind a fact sheet: the case, told to the command that reckons for its topic. */
export async function caseBehindSheet(frame: Frame, heard: Heard): Promise<Frame | undefined> {
  const { said, parts } = heard;
  const asked = intentOf(said);
  const reckons = calculatorOf(frame, parts.catalogue);
  const isPriced = asked.aspect === 'cost' && !asked.whether;
  if (!reckons || (asksItself(asked) && !isPriced)) return undefined;
  const lang = languageIn(said, frame);
  const read = await readFrame({ ...reckons, lang, rest: said.words }, heard);
  const told = argumentsOf(read).filter(([key, { named }]) => !named && read.slots.has(key));
  // „und was kostet sie in Erfurt“: all that is needed.
  const isExact = isPriced || isBeyondSheet(frame, said);
  const isWhole = isExact && told.length > 0 && firstDoubt(read) === undefined;
  const isCase = (told.length >= fewestOfCase || isWhole) && read.doubts.length === 0;
  if (!isCase) return undefined;
  const intent = isWhole && !isPriced ? frame.intent : read.intent;
  return { ...read, intent, said: [...frame.said, said.question] };
}

/** A state alone may be meant of the sheet. */
const fewestOfCase = 2;
const mostOfPlace = 4;

/** „Berlin-Reinickendorf“ and nothing more: the sheet has states only. */
function isBeyondSheet({ match, context }: Frame, { words }: ParsedMessage): boolean {
  const { land } = match.command.arguments;
  const states = land?.recogniser.find(words, { ...context, choices: context.choicesOf(land) }) ?? [];
  return words.length <= mostOfPlace && states.every(({ corrected }) => corrected === true);
}

/** So few words say a value, and nothing else. */
const mostWordsOfValue = 8;

/**
 * „und als Plug-in“ behind a fact sheet that was asked of a case: the case with that value. `next` goes on with a frame.
 * Undefined where it asks something, or says no value of the case.
 */
export async function changesCaseBefore(
  frame: Frame,
  { question, words }: ParsedMessage,
  next: (before: Frame) => Promise<Frame | undefined>,
): Promise<Frame | undefined> {
  const before = caseBefore(frame);
  const isFew = goesOn(words) && words.length <= mostWordsOfValue;
  const isValue = isFew && !asksItself(readIntent(question, words));
  if (!before || before.match.command.about || !isFactSheet(frame) || !isValue) return undefined;
  const changed = await next(before);
  if (changed?.match.command !== before.match.command || changed.before !== before) return undefined;
  const said = [...changed.slots].flatMap(([key, { candidate, typed }]) =>
    before.slots.get(key)?.candidate === candidate ? [] : [typed],
  );
  // „und in Hamburg“ behind „wer ist zuständig“ asks the same there.
  return said.some((typed) => !isPlaceName(plainName(typed))) ? changed : undefined;
}

/** From a fact sheet back to the command that reckons for its topic. */
export function calculatorOf(frame: Frame, catalogue: Catalogue): CommandMatch | undefined {
  const topic = isFactSheet(frame) ? topicOfFrame(frame, catalogue) : undefined;
  const command = topic === undefined ? undefined : commandFor(topic, catalogue);
  const named = command && matchCommand(readWords(command.name.de[0]), catalogue);
  return named && { ...named, isStrict: false, rest: [] };
}
