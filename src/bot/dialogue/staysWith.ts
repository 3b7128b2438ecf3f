// „und wenn er sich freistellen lässt?“, „was muss man da vorlegen?“: what goes on with an answer and speaks of nothing else
// is asked of the fact sheet of the same topic.
import {
  asksItself,
  asksOpenly,
  isKnownTopic,
  isPlaceName,
  languageOf,
  plainName,
  plainWords,
  readIntent,
  topicName,
  unlessAsking,
  type Word,
} from '../../kit/index.ts';
import { topicOfFrame } from '../answering/matter.ts';
import { isAside } from '../understanding/aside.ts';
import { commandFor, findCommand, matchOfLine, topicOfCommand } from '../understanding/chooseCommand.ts';
import { goesOn, refersBack } from '../understanding/cues.ts';
import { type Frame, isFactSheet } from '../understanding/frame.ts';
import type { Heard, UnderstandParts } from '../understanding/heard.ts';
import { questionIn, withNumberOf } from '../understanding/judge.ts';
import { namedIn } from '../understanding/matchCommand.ts';
import { mannerIn, topicNamed } from '../understanding/message.ts';
import { likelyAbout, wantedIn } from '../understanding/whatIsWanted.ts';
import { parseMessage, type ParsedMessage } from '../understanding/parseMessage.ts';
import { readFrame } from '../understanding/readFrame.ts';
import { matchSubjects } from '../understanding/subjects.ts';
import { speaksAnew } from '../understanding/spokenOf.ts';
import { isCaseOf, saysOnlyCase } from './caseSaid.ts';
import { languageIn } from './goingOn.ts';

/** So likely another topic, or none of them, must be to leave what was spoken of; more where the message points back at it. */
const enough = { named: 0.6, other: 0.9, surelyOther: 0.95, likelyOther: 0.85, none: 0.9, noneAtAll: 0.97 };
/** So few words say nothing without what stands before them. */
const fewWords = 6;

/** Undefined for a question of its own. Asks the facts service only for what it offers. */
export async function staysWith(frame: Frame, heard: Heard): Promise<Frame | undefined> {
  const { said, parts } = heard;
  const topic = topicOfFrame(frame, parts.catalogue);
  if (topic === undefined || frame.match.command.changes || !asks(said)) return undefined;
  const manner = mannerIn(said, parts.catalogue);
  if ((manner && manner.kind !== 'chatter') || isAside(said)) return undefined;
  const isAnother = async () => isOfOther(topic, said, parts) || (await isOfOwnCommand(topic, said, parts));
  if (!isCaseOf(topic, said.words) && (await isAnother())) return undefined;
  const { text, isSameAsked } = inContext(frame, said);
  // What is said of other places only is nothing on the one that was spoken of.
  const places = placesIn(frame).filter((place) => !text.toLowerCase().includes(place.toLowerCase()));
  const read = parseMessage([text, ...places].join(' '));
  const found = matchOfLine(`fakten ${topic}`, read.words, parts.catalogue, languageIn(said, frame));
  if (!found) return undefined;
  const sheet = await readFrame(found, { ...heard, said: { ...read, about: topic } });
  return {
    ...sheet,
    intent: isSameAsked ? frame.intent : sheet.intent,
    wanted: said.wanted,
    said: [...frame.said, read.question],
    asks: read.question,
    before: frame,
  };
}

/** The state that the sheet is of, and towns; as typed. */
const placesIn = ({ slots }: Frame): readonly string[] =>
  [...slots.values()].flatMap(({ typed }) => (isPlaceName(plainName(typed)) ? [typed] : []));

/** „what does the licence cost“ behind the naturopath licence, „die Erlaubnis“ behind the Heilpraktikererlaubnis. */
function namesItsKind(topic: string, words: readonly Word[]): boolean {
  const names = isKnownTopic(topic) ? plainWords(`${topicName(topic, 'de')} ${topicName(topic, 'en')}`) : [];
  return words.some(
    ({ plain }, at) =>
      plain.length >= kindLetters &&
      /^(?:die|der|das|den|the)$/.test(words[at - 1]?.plain ?? '') &&
      names.some((name) => name.endsWith(plain)),
  );
}
const kindLetters = 5;

function isOfOther(topic: string, said: ParsedMessage, { catalogue }: UnderstandParts): boolean {
  const { words } = said;
  if (namesItsKind(topic, words)) return false;
  const alone = { ...said, about: undefined, before: undefined };
  const none = likelyAbout(alone, 'none');
  const other = wantedIn(alone).topics.find(({ value }) => value !== 'none' && value !== topic)?.score ?? 0;
  const [spoken, another] = matchSubjects(said.text, words, catalogue.byWord);
  const isMore = goesOn(words) || refersBack(words) || words.some(isPronoun);
  const named = namedIn(said, catalogue) ?? (isMore || another ? undefined : spoken);
  const isNamed =
    (named !== undefined && topicOfCommand(named.command, catalogue) !== topic) ||
    (topicNamed(said.text) ?? topic) !== topic;
  // „Dach-PV 9 kWp: fällt da Steuer an …?“: a pronoun in a longer message may stand for what it names itself.
  const pointsBack = goesOn(words) || words.length <= fewWords || words.some(isThen);
  const leastOfMore = pointsBack ? enough.surelyOther : enough.likelyOther;
  return (
    (isNamed && other >= enough.named) ||
    none >= (isMore ? enough.noneAtAll : enough.none) ||
    other >= (isMore ? leastOfMore : enough.other) ||
    (!isMore && speaksAnew(words, topic, []))
  );
}

/** A command that reckons for the topic is asked by itself, or decided by a value that is said: „auch für einen Gebrauchten?“ */
async function isOfOwnCommand(topic: string, said: ParsedMessage, { catalogue }: UnderstandParts) {
  const own = commandFor(topic, catalogue);
  const context = { lang: languageOf(said.words) ?? 'de', askedOn: '', choices: undefined };
  const isDecided = Object.values(own?.arguments ?? {}).some(
    ({ decides, recogniser }) => decides && recogniser.find(said.words, context).length > 0,
  );
  if (isDecided) return true;
  const found = await unlessAsking(() => findCommand(said, catalogue));
  return found !== undefined && topicOfCommand(found.command, catalogue) === topic;
}

function asks(said: ParsedMessage): boolean {
  const { question, words } = said;
  return (
    asksItself(readIntent(question, words)) ||
    asksOpenly(question) ||
    saysOnlyCase(question) ||
    // „schilder sind da aber nicht mit drin, oder?“
    (/\?\s*$/.test(question) && words.some(isPronoun)) ||
    wantedIn(said).intents.some(({ value, score }) => value === 'result' && score >= surelyAsked)
  );
}
/** „gibts da nicht noch so nen extra Bonus“: so sure what was learned must be. */
const surelyAsked = 0.8;

/** It stands for somebody or something that was spoken of. */
const isPronoun = ({ plain }: Word): boolean =>
  /^(?:er|ihn|ihm|ihr|ihnen|es|das|die|da|dann|damit|it|they|them|he|him|that)$/.test(plain);

/** „die dann?“ */
const isThen = ({ plain }: Word): boolean => /^(?:dann|dabei|dafuer|davon|danach|dazu)$/.test(plain);

/** What is asked with it: of another number or of another case the same as before. */
function inContext(
  frame: Frame,
  { question, words }: ParsedMessage,
): { readonly text: string; readonly isSameAsked: boolean } {
  const before = questionIn(frame);
  const isOnlyCase = goesOn(words) && !asksItself(readIntent(question, words));
  const ofOtherNumber = isOnlyCase ? withNumberOf(question, before) : undefined;
  if (ofOtherNumber !== undefined) return { text: ofOtherNumber, isSameAsked: true };
  const isSameAsked = isOnlyCase && isFactSheet(frame);
  return { text: isSameAsked ? `${question} ${before}` : question, isSameAsked };
}
