// A question that names no topic: on the answer right before it, or on a topic that is only likely, it may be answered all the
// same; else what comes nearest stands below the denial.
import type { Document, Lang, Note, Sentence } from '../../document/index.ts';
import { ClarificationNeeded, languageOf, type QuestionIntent, topicName } from '../../kit/index.ts';
import { asksNothingOfOffice } from '../understanding/aside.ts';
import type { Catalogue } from '../understanding/catalogue.ts';
import { matchOfLine } from '../understanding/chooseCommand.ts';
import { goesOn, refersBack } from '../understanding/cues.ts';
import { type Frame, isFactSheet } from '../understanding/frame.ts';
import { withNumberOf } from '../understanding/judge.ts';
import type { CommandMatch } from '../understanding/matchCommand.ts';
import { likelyAbout, surelyAbout, wantedIn } from '../understanding/whatIsWanted.ts';
import { closedIntent } from '../understanding/closedQuestion.ts';
import { intentOf, parseMessage, type ParsedMessage } from '../understanding/parseMessage.ts';
import { readFrame } from '../understanding/readFrame.ts';
import { speaksAnew, speaksOfNoTopic } from '../understanding/spokenOf.ts';
import { type Answering, type Asked, callFor } from './call.ts';
import { decide } from './decide.ts';
import { type Decision, nearestNote } from './decision.ts';
import { comesNearest, toldDocument } from './firstLine.ts';
import { isOfOtherEntry, look } from './look.ts';
import { answerOf } from './instead.ts';
import { type Asking, isOnMatter, matterOf, unlessFailed } from './matter.ts';
import { failure, reply, type Reply, withAge } from './reply.ts';
import { noting } from './run.ts';
import { asksAny } from './undecided.ts';

/** So likely the topic must be, and another matter, or none, may be at most. */
const enough = { topic: 0.25, noOther: 0.65, none: 0.9 } as const;
/** So likely the answer must be: of a guessed topic; where something else is spoken of for the first time; by its words alone. */
const enoughOfAnswer = { guessed: 0.5, ofAnother: 0.75, byWords: 0.7 } as const;

/** `error`: why it was not understood. */
export async function toldAnyway(error: unknown, answering: Answering): Promise<Reply | undefined> {
  const { said, asked, parts } = answering;
  const isOpen = error instanceof ClarificationNeeded && error.problem.kind === 'unknownCommand';
  if (!isOpen || asksNothingOfOffice(said)) return undefined;
  const { answering: noted, oldest } = noting(answering);
  const { catalogue } = parts;
  const askingWith = (frame: Frame, one: ParsedMessage, lang: Lang, intent: QuestionIntent): Asking => ({
    frame,
    call: callFor(withoutCase(lang, intent, one), noted),
    matter: matterOf(frame, catalogue),
  });
  const answered = (document: Document, { match }: Pick<Frame, 'match'>) =>
    reply(withAge(document, oldest(), parts), match.command.name.de[0], 'answered');
  const before = await frameBefore(asked);
  const told =
    before &&
    (await unlessFailed(() => toldOfBefore(askingWith(before, said, before.match.lang, intentOf(said)))));
  if (before && told) return answered(told, before);
  const sheet = sheetFor(said, before, catalogue);
  if (!sheet) return undefined;
  const { spoken } = sheet;
  // The line is German, whatever was asked.
  const lang = languageOf(said.words) ?? before?.match.lang ?? sheet.match.lang;
  const heard = { ...noted, said: spoken };
  const frame = await readFrame({ ...sheet.match, lang }, heard);
  const asking = askingWith(frame, spoken, lang, frame.intent);
  const { call } = asking;
  const decision = await decide(asking, heard);
  if (decision && isTold(decision, { ...said, about: spoken.about }, asking))
    return answered(await answerOf(decision, frame, noted), frame);
  const ofSheet = decision ? undefined : await unlessFailed(() => toldOfSheet(asking));
  if (ofSheet?.document) return answered(ofSheet.document, frame);
  const note = (decision && nearestNote(decision, call)) ?? ofSheet?.nearest;
  if (error.problem.aside || !note) return undefined;
  const denied = failure(error, undefined, answering);
  return { ...denied, document: { ...denied.document, notes: [note] } };
}

/** The words alone, of no case. */
const withoutCase = (lang: Lang, intent: QuestionIntent, { question }: ParsedMessage) => ({
  ...{ values: {}, text: '', uploads: [] },
  ...{ lang, intent: closedIntent(intent, question), question },
});

/** What was answered right before. */
async function frameBefore(asked: Asked): Promise<Frame | undefined> {
  for await (const { frame } of asked.answeredBefore?.('right before') ?? []) return frame;
  return undefined;
}

/**
 * What is said next on the answer before it („die hat nen Sozialpass, ändert das was?“): what the service says on it of the
 * same case, where people asked for just that. Throws FactsError.
 */
async function toldOfBefore(asking: Asking): Promise<Document | undefined> {
  if (!isOnMatter(asking) || asking.frame.match.command.changes) return undefined;
  const { point, told, answer } = await look(asking, { ofCases: false });
  if (!told?.isSure || !answer) return undefined;
  // „Wie viel kostet ein Kleingarten?“ asks for an amount of something else, however often others asked for the amount.
  if (point.need !== undefined && point.terms.length > 0 && told.words === 0) return undefined;
  return isOfOtherEntry(told.piece) ? undefined : toldDocument(told.sentence, answer, asking.call);
}

/** The fact sheet that may be meant, of the answer before or of a likely topic; and the message with what it is about then. */
function sheetFor(
  said: ParsedMessage,
  before: Frame | undefined,
  catalogue: Catalogue,
): { readonly match: CommandMatch; readonly spoken: ParsedMessage } | undefined {
  // What was answered right before says more than what the channel is called.
  const topicBefore = said.before ?? (before && matterOf(before, catalogue)?.topic);
  const isInPlace = topicBefore !== undefined && (refers(said) || !isSurelyOfNone(said));
  const again = withOtherNumber(before, said, catalogue);
  const spoken = again ?? (isInPlace ? { ...said, about: topicBefore } : said);
  const topic = again?.about ?? (isOnBefore(spoken, said) ? spoken.about : likelyTopic(spoken));
  const match = topic && matchOfLine(`fakten ${topic}`, spoken.words, catalogue);
  return match ? { match, spoken } : undefined;
}

const refers = ({ words }: ParsedMessage): boolean => goesOn(words) || refersBack(words);

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

/** „wie oft darf man wiederholen“: behind an answer it is about that, as long as nothing in it is of something else. */
function isOnBefore({ about, words }: ParsedMessage, said: ParsedMessage): boolean {
  if (about === undefined || about === said.about || speaksOfNoTopic(words, 'de')) return false;
  return [undefined, about].includes(surelyAbout(said)) || goesOn(words);
}

function likelyTopic(said: ParsedMessage): string | undefined {
  const best = wantedIn(said).topics.find(({ value }) => value !== 'none');
  const isOther = likelyAbout(said, 'none') > enough.noOther;
  return best && best.score >= enough.topic && !isOther ? best.value : undefined;
}

/** „Was kostet ein Anwohnerparkausweis?“ is about none of the topics, whatever was answered before. */
const isSurelyOfNone = (said: ParsedMessage): boolean =>
  likelyAbout({ ...said, about: undefined }, 'none') >= enough.none;

/** Whether what was decided is told, though nobody named the topic. */
function isTold(
  { by, guessed, texts }: Decision,
  said: ParsedMessage,
  { matter, call: { intent } }: Asking,
): boolean {
  if (guessed !== undefined && by.share < enoughOfAnswer.guessed) return false;
  if (by.is === 'statement' && isOfOtherEntry(by.piece)) return false;
  // Where just that is spoken of, the office that may know is told with the denial.
  const isAsked = asksAny(said.question) || intentOf(said).whether;
  if (by.is === 'nothing' && !(said.about !== undefined && isAsked)) return false;
  // „Was kostet ein Busticket?“ has no fee of a topic that is only likely, or was spoken of.
  const isPriced = by.is !== 'statement' || intent.aspects.includes('cost');
  const isUnlikely = isPriced || by.share < enoughOfAnswer.ofAnother;
  return refers(said) || !isUnlikely || !speaksAnew(said.words, matter?.topic, texts);
}

interface OfSheet {
  /** The answer, where it surely is one. */
  readonly document?: Document;
  /** Else what comes nearest, to stand below the denial. */
  readonly nearest?: Note;
}

/** What the fact sheet says on it; undefined where nothing may be meant. Throws FactsError. */
async function toldOfSheet(asking: Asking): Promise<OfSheet | undefined> {
  if (!isOnMatter(asking)) return undefined;
  const { matter, call } = asking;
  const { told, answer } = await look(asking, { ofCases: false });
  if (!told?.isLikely || !answer) return undefined;
  const sentence: Sentence = [topicName(matter.topic, call.lang), ': ', ...told.sentence];
  // A figure is only said of what was surely asked.
  const isSure = told.share >= enoughOfAnswer.byWords && told.piece.needs.length === 0;
  return isSure
    ? { document: toldDocument(sentence, answer, call) }
    : { nearest: comesNearest(sentence, call.say) };
}
