// A question that is not understood: said on the answer before it, or on a topic that is only likely, it may be answered
// all the same.
import type { Document, Lang } from '../../document/index.ts';
import { type FactsConnection, forQuestion } from '../../facts/index.ts';
import {
  type AnsweredBy,
  type Call,
  ClarificationNeeded,
  languageOf,
  type QuestionIntent,
} from '../../kit/index.ts';
import type { Catalogue } from '../understanding/catalogue.ts';
import { lineWith } from '../understanding/chooseCommand.ts';
import { goesOn, refersBack } from '../understanding/cues.ts';
import { type Frame, isFactSheet } from '../understanding/frame.ts';
import { withNumberOf } from '../understanding/judge.ts';
import type { CommandMatch } from '../understanding/matchCommand.ts';
import { surelyAbout, wantedIn } from '../understanding/message.ts';
import { closedIntent } from '../understanding/closedQuestion.ts';
import { intentOf, parseMessage, type ParsedMessage } from '../understanding/parseMessage.ts';
import { readFrame } from '../understanding/readFrame.ts';
import { speaksAnew, speaksOfNoTopic } from '../understanding/spokenOf.ts';
import { type Asked, type AnswerParts, callFor } from './call.ts';
import { decide } from './decide.ts';
import { isOfOtherEntry } from './deciding.ts';
import { type Decision, nearestTo } from './decision.ts';
import { likelySheet, toldOfBefore, toldOfSheet } from './likelyTopic.ts';
import { unlessFailed } from './known.ts';
import { matterOf } from './matter.ts';
import { asksAny } from './toTheCase.ts';
import { failure, reply, type Reply, withAge } from './reply.ts';

/** So likely it must be the answer, where the topic is only likely; and where something else is spoken of for the first time. */
const enough = { guessed: 0.5, ofAnother: 0.75, none: 0.9 } as const;

/** No topic is named; what one that is likely says on it may be the answer all the same. `run`: what a decision comes to. */
export async function toldAnyway(
  error: unknown,
  said: ParsedMessage,
  limit: AbortSignal,
  asked: Asked,
  parts: AnswerParts,
  signal: AbortSignal,
  run: (sheet: Frame, decision: Decision, facts: FactsConnection) => Promise<Document>,
): Promise<Reply | undefined> {
  if (!(error instanceof ClarificationNeeded) || error.problem.kind !== 'unknownCommand') return undefined;
  const { facts, oldest } = forQuestion(parts.facts, limit);
  const callOf = (one: ParsedMessage, lang: Lang, intent: QuestionIntent) =>
    callFor(withoutCase(lang, intent, one), asked, facts, parts, signal);
  const answered = (document: Document, { match }: Pick<Frame, 'match'>) =>
    reply(withAge(document, oldest(), parts), match.command.name.de[0], 'answered');
  const before = await frameBefore(asked);
  const told = before && (await toldNext(before, callOf(said, before.match.lang, intentOf(said)), parts));
  if (before && told) return answered(told, before);
  const again = withOtherNumber(before, said, parts.catalogue);
  // What was answered right before says more than what the channel is called.
  const topicBefore = said.before ?? (before && matterOf(before, parts.catalogue)?.topic);
  const refers = goesOn(said.words) || refersBack(said.words);
  const isInPlace = topicBefore !== undefined && (refers || !isSurelyOfNone(said));
  const inPlace = isInPlace ? { ...said, about: topicBefore } : said;
  const spoken = again ?? inPlace;
  const found = again
    ? lineWith(`fakten ${again.about}`, again.words, parts.catalogue)
    : (sheetOfBefore(spoken, said, parts.catalogue) ?? likelySheet(spoken, parts.catalogue));
  if (!found) return undefined;
  // The line is German, whatever was asked.
  const match = { ...found, lang: languageOf(said.words) ?? before?.match.lang ?? found.lang };
  const reading = { ...parts, facts };
  const frame = await readFrame(match, spoken, asked.question.askedAt, reading, signal);
  const call = callOf(spoken, match.lang, frame.intent);
  const decision = await decide(frame, spoken, call, reading, asked.question.askedAt);
  const isSure =
    decision !== undefined && (decision.guessed === undefined || decision.by.share >= enough.guessed);
  // Where just that is spoken of, the office that may know is told with the denial.
  const isAsked = asksAny.test(said.question) || intentOf(said).whether;
  const isDenied = decision?.by.is === 'nothing' && !(spoken.about !== undefined && isAsked);
  // „Was kostet ein Busticket?“ has no fee of a topic that is only likely, or was spoken of.
  const topic = matterOf(frame, parts.catalogue)?.topic;
  const isPriced = decision?.by.is !== 'statement' || call.intent.aspects.includes('cost');
  const isElsewhere =
    !refers &&
    (isPriced || decision.by.share < enough.ofAnother) &&
    speaksAnew(said.words, topic, decision?.texts ?? []);
  if (isSure && !isDenied && !isElsewhere && !isOfAnother(decision.by))
    return answered(await run(frame, decision, facts), frame);
  const ofSheet = decision ? undefined : await unlessFailed(() => toldOfSheet(frame, call, parts.catalogue));
  if (ofSheet?.document) return answered(ofSheet.document, frame);
  if (error.problem.aside) return undefined;
  const nearest = decision && nearestTo(decision, call.say);
  const note = nearest ?? ofSheet?.nearest;
  if (!note) return undefined;
  const denied = failure(error, undefined, asked, parts, signal);
  return { ...denied, document: { ...denied.document, notes: [note] } };
}

const isOfAnother = (by: AnsweredBy): boolean => by.is === 'statement' && isOfOtherEntry(by.piece);

/** „sorry, waren nur 25000“: what was asked of a fact sheet before, with that in place of its number. */
function withOtherNumber(
  before: Frame | undefined,
  said: ParsedMessage,
  catalogue: Catalogue,
): ParsedMessage | undefined {
  const about = before && isFactSheet(before) && matterOf(before, catalogue)?.topic;
  const asked = withNumberOf(said.question, before?.said.at(-1) ?? '');
  if (!about || asked === undefined || said.words.length > fewWords) return undefined;
  return { ...parseMessage(asked), about };
}
const fewWords = 6;

/** What was answered right before. */
async function frameBefore(asked: Asked): Promise<Frame | undefined> {
  for await (const { frame } of asked.answeredBefore?.('right before') ?? []) return frame;
  return undefined;
}

/** It may be said on the answer to the same person that stands right before it. */
const toldNext = (before: Frame, call: Call, { catalogue }: AnswerParts): Promise<Document | undefined> =>
  unlessFailed(() => toldOfBefore(before, call, catalogue));

/** „wie oft darf man wiederholen“: behind an answer it is about that, as long as nothing in it is of something else. */
function sheetOfBefore(
  { about, words }: ParsedMessage,
  said: ParsedMessage,
  catalogue: Catalogue,
): CommandMatch | undefined {
  if (about === undefined || about === said.about || speaksOfNoTopic(words, 'de')) return undefined;
  const other = surelyAbout(said);
  const isOther = other !== undefined && other !== about && !goesOn(words);
  return isOther ? undefined : lineWith(`fakten ${about}`, words, catalogue);
}

/** „Was kostet ein Anwohnerparkausweis?“ is about none of the topics, whatever was answered before. */
const isSurelyOfNone = (said: ParsedMessage): boolean =>
  (wantedIn({ ...said, about: undefined }).topics.find(({ value }) => value === 'none')?.score ?? 0) >=
  enough.none;

/** The words alone, of no case. */
const withoutCase = (lang: Lang, intent: QuestionIntent, { question }: ParsedMessage) => ({
  ...{ values: {}, text: '', uploads: [] },
  ...{ lang, intent: closedIntent(intent, question), question },
});
