// THE path of a question to its reply: understand, run, and every failure in words.
// Throws only when it is stopped, or may not begin to change something.
import { inLanguage, type Document } from '../../document/index.ts';
import { type FactsConnection, forQuestion, withTimeForFacts } from '../../facts/index.ts';
import { ClarificationNeeded, languageOf } from '../../kit/index.ts';
import { type CommandMatch } from '../understanding/matchCommand.ts';
import { parseMessage, type ParsedMessage } from '../understanding/parseMessage.ts';
import type { Frame } from '../understanding/frame.ts';
import { judge, questionIn, type Understood } from '../understanding/judge.ts';
import { notesOn } from '../understanding/readingNotes.ts';
import { readFrame } from '../understanding/readFrame.ts';
import { explainNotByEdit } from '../wording/explain.ts';
import { aboutFile } from './aboutFile.ts';
import { answerBefore } from './answerBefore.ts';
import { type Asked, type AnswerParts, callFor } from './call.ts';
import { decide } from './decide.ts';
import { type Decision, insteadOf, namingTopic, withStatement } from './decision.ts';
import { findCommand } from '../understanding/chooseCommand.ts';
import { readMessage, mannerIn } from '../understanding/message.ts';
import { mannerDocument } from './manners.ts';
import { onPoint } from './onPoint.ts';
import { partAsked } from './partAsked.ts';
import { inPlainWords } from './plainWords.ts';
import { failure, notAllowed, placeIn, reply, type Reply, withAge } from './reply.ts';
import { answerOf, documentFor, runInstead } from './run.ts';
import { sameForAll } from './sameForAll.ts';
import { oneAfterTheOther } from './several.ts';
import { toldAnyway, unlessFailed } from './toldAnyway.ts';
import { toldWithoutAsking } from './toldWithoutAsking.ts';
import { isAllRead } from './toTheCase.ts';

/** For all that one question asks of the facts service; then older answers must do. */
const factsWithinMs = 15_000;

export async function answer(asked: Asked, parts: AnswerParts, signal: AbortSignal): Promise<Reply> {
  const whole = await wholeAnswer(asked, parts, signal);
  const isPart = asked.part && whole.outcome === 'answered' && !whole.document.asksBack;
  return isPart && asked.part ? { ...whole, document: partAsked(whole.document, asked.part) } : whole;
}

const wholeAnswer = (asked: Asked, parts: AnswerParts, signal: AbortSignal): Promise<Reply> =>
  withTimeForFacts(factsWithinMs, async (limit) => {
    const messages = readMessage(asked.question, parts.catalogue);
    const [first] = messages;
    if (asked.frame || !first) return answerWithin(limit, first ?? nothingSaid, asked, parts, signal);
    const replyTo = (said: ParsedMessage) =>
      mannerReply(said, asked, parts) ?? answerWithin(limit, said, asked, parts, signal);
    if (messages.length === 1) return replyTo(first);
    const replies: Reply[] = [];
    for (const said of messages) replies.push(await replyTo(said));
    return oneAfterTheOther(replies);
  });

const nothingSaid = parseMessage('');

/** What asks nothing of the service: small talk, a wish for a human, legal advice. */
function mannerReply(
  said: ParsedMessage,
  { asker, question }: Asked,
  { catalogue, language, onRead }: AnswerParts,
): Reply | undefined {
  const manner = mannerIn(said, catalogue);
  if (!manner) return undefined;
  onRead?.(question, { said, result: { manner } });
  const lang = languageOf(said.words) ?? language;
  const commands = catalogue.commands.filter(asker.may);
  const document = mannerDocument(manner, { lang, say: inLanguage(lang), commands, words: said.words });
  return reply(document, undefined, 'answered');
}

async function answerWithin(
  limit: AbortSignal,
  said: ParsedMessage,
  asked: Asked,
  parts: AnswerParts,
  signal: AbortSignal,
): Promise<Reply> {
  let match: CommandMatch | undefined;
  let frame = asked.frame;
  let decision: Decision | undefined;
  let understood: Understood;
  try {
    const offered = parts.catalogue.commands.filter(asked.asker.may);
    match = frame?.match ?? findCommand(said, offered, parts.catalogue);
    const { command, lang } = match;
    if (!asked.asker.may(command) || (asked.isRepeat && command.changes)) return notAllowed(match);
    if (asked.question.isEdited && command.changes) {
      return reply(explainNotByEdit(lang), command.name.de[0], 'not allowed');
    }
    asked.onUnderstood(command);
    const { facts } = forQuestion(parts.facts, limit);
    const { askedAt } = asked.question;
    frame ??= await readFrame(match, said, askedAt, { ...parts, facts }, signal);
    const deciding = forQuestion(parts.facts, limit);
    const call = openCall(frame, asked, deciding.facts, parts, signal);
    decision = await decide(frame, said, call, { ...parts, facts }, askedAt);
    parts.onRead?.(asked.question, { said, result: { frame } });
    understood = judge(frame);
  } catch (error) {
    if (!frame && error instanceof ClarificationNeeded) {
      parts.onRead?.(asked.question, { said, result: { problem: error.problem } });
    }
    const told = frame
      ? await toldInstead(error, frame, decision, said, limit, asked, parts, signal)
      : await toldAnyway(error, said, limit, asked, parts, signal, (sheet, decided, facts) => {
          const its = judge(sheet);
          return answerOf(decided, its, said, wholeCall(its, asked, facts, parts, signal), asked, parts);
        });
    if (told) return told;
    return failure(error, match, asked, parts, signal);
  }
  const { command, notes } = understood;
  if (command.changes && !(await asked.beforeChange(command))) return notAllowed(understood);
  // Noted from here on: an older list of places does no harm to understanding, an older figure must be called so.
  const { facts, oldest } = forQuestion(parts.facts, limit);
  try {
    const call = wholeCall(understood, asked, facts, parts, signal);
    const ran = await documentFor(understood, call);
    const instead = decision && insteadOf(decision, ran);
    if (decision && instead) {
      const document = await runInstead(decision, instead, said, call, asked, parts);
      return reply(withAge(document, oldest(), parts), command.name.de[0], 'answered');
    }
    const answered = decision
      ? namingTopic(decision, withStatement(decision, ran))
      : await onPoint(ran, frame, call, parts.catalogue);
    const document = inPlainWords(answered, command);
    const read = isAllRead(frame, document) ? notesOn({ ...frame, ignored: '' }) : notes;
    const withNotes = { ...document, notes: [...read, ...(document.notes ?? [])] };
    const done = {
      ...reply(withAge(withNotes, oldest(), parts), command.name.de[0], 'answered'),
      hasChanged: command.changes,
    };
    const { wanted } = understood;
    if (document.asksBack) return done;
    const asking = asked.frame?.said.join(' – ') ?? said.question;
    const { id } = asked.question;
    const readAs = frame;
    const about = () => aboutFile(readAs, { questionId: id, question: asking }, parts);
    return { ...done, files: { wanted, about } };
  } catch (error) {
    const told = await toldInstead(error, frame, decision, said, limit, asked, parts, signal);
    return told ?? failure(error, match, asked, parts, signal, placeIn(frame));
  }
}

/** Without values. */
function openCall(
  frame: Frame,
  asked: Asked,
  facts: FactsConnection,
  parts: AnswerParts,
  signal: AbortSignal,
) {
  const { match, intent, uploads } = frame;
  const open = { values: {}, lang: match.lang, text: '', uploads, intent, question: questionIn(frame) };
  return wholeCall(open, asked, facts, parts, signal);
}

/**
 * What is missing may change nothing, or the question be about the matter whatever the case is: „Bei welchem Wert …?“ Then
 * nothing is asked back.
 */
async function toldInstead(
  error: unknown,
  frame: Frame,
  decision: Decision | undefined,
  said: ParsedMessage,
  limit: AbortSignal,
  asked: Asked,
  parts: AnswerParts,
  signal: AbortSignal,
): Promise<Reply | undefined> {
  const { command } = frame.match;
  if (!(error instanceof ClarificationNeeded) || command.changes) return undefined;
  if (!missing.has(error.problem.kind)) return undefined;
  const { facts, oldest } = forQuestion(parts.facts, limit);
  const call = openCall(frame, asked, facts, parts, signal);
  const told = async () => {
    const same = await sameForAll(frame, (one) => {
      const understood = judge(one);
      return documentFor(understood, wholeCall(understood, asked, facts, parts, signal));
    });
    return same && { ...same, notes: [...notesOn(frame), ...(same.notes ?? [])] };
  };
  const anyway = async () => {
    if (!decision) return toldWithoutAsking(frame, error.problem, call, parts.catalogue);
    if (decision.told) return namingTopic(decision, decision.told.document);
    return decision.instead && runInstead(decision, decision.instead, said, call, asked, parts);
  };
  const isAnswered = decision?.told !== undefined || decision?.instead !== undefined;
  const document = isAnswered ? await anyway() : ((await unlessFailed(told)) ?? (await anyway()));
  if (!document) return undefined;
  return reply(withAge(inPlainWords(document, command), oldest(), parts), command.name.de[0], 'answered');
}

const missing: ReadonlySet<string> = new Set(['missing', 'unknownValue']);

/** With the answer before it, which is worked out in the same way. */
function wholeCall(...[understood, asked, facts, parts, signal]: Parameters<typeof callFor>) {
  const before = async (frame: Frame): Promise<Document> => {
    const its = judge(frame);
    return documentFor(its, wholeCall(its, asked, facts, parts, signal));
  };
  const call = callFor(understood, asked, facts, parts, signal);
  return { ...call, answerBefore: () => answerBefore(asked, parts, before) };
}

/** Asked once more for the sake of a file or of an edit. */
export const repeated = {
  isRepeat: true,
  beforeChange: async () => false,
  onUnderstood: () => undefined,
} as const;
