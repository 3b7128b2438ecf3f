// THE path of a question to its reply: understand, run, and every failure in words.
// Throws only when it is stopped, or may not begin to change something.
import { dayIn, inLanguage, note } from '../../document/index.ts';
import { forQuestion, withTimeForFacts } from '../../facts/index.ts';
import { ClarificationNeeded, languageOf } from '../../kit/index.ts';
import { once } from '../../memo.ts';
import { type CommandMatch } from '../understanding/matchCommand.ts';
import { parseMessage, type ParsedMessage, wantsOtherFormat } from '../understanding/parseMessage.ts';
import type { Frame } from '../understanding/frame.ts';
import { judge, type Understood } from '../understanding/judge.ts';
import { notesOn } from '../understanding/readingNotes.ts';
import { readFrame } from '../understanding/readFrame.ts';
import { explainNotByEdit } from '../wording/explain.ts';
import { aboutFile } from './aboutFile.ts';
import { answerWishes } from './answerWishes.ts';
import type { Asked, AnswerParts } from './call.ts';
import { decide } from './decide.ts';
import { type Decision, insteadOf, namingTopic, withStatement } from './decision.ts';
import { withDueDay } from './dueDay.ts';
import { findCommand } from '../understanding/chooseCommand.ts';
import { readMessage, mannerIn } from '../understanding/message.ts';
import { mannerDocument } from './manners.ts';
import { unlessFailed } from './known.ts';
import { onPoint } from './onPoint.ts';
import { withReserve } from './outOfAccount.ts';
import { partAsked } from './partAsked.ts';
import { inPlainWords } from './plainWords.ts';
import { priceBeside, withPrice } from './priceBeside.ts';
import { sheetFrame } from './generally.ts';
import { insteadOfAsking } from './insteadOfAsking.ts';
import { failure, notAllowed, placeIn, reply, type Reply, withAge } from './reply.ts';
import { answerOf, runInstead } from './run.ts';
import { oneAfterTheOther } from './several.ts';
import { recordsOfCase, runFrame } from './theCase.ts';
import { toldAnyway } from './toldAnyway.ts';
import { inWords, isAllRead } from './toTheCase.ts';
import { type Answering, openCall, wholeCall } from './wholeCall.ts';

/** For all that one question asks of the facts service; then older answers must do. */
const factsWithinMs = 15_000;

export async function answer(asked: Asked, parts: AnswerParts, signal: AbortSignal): Promise<Reply> {
  const { text, askedAt } = asked.question;
  const read = await wholeAnswer(asked, parts, signal);
  const whole = { ...read, document: withDueDay(read.document, text, dayIn(parts.timeZone, askedAt)) };
  const isPart = asked.part && whole.outcome === 'answered' && !whole.document.asksBack;
  return isPart && asked.part ? { ...whole, document: partAsked(whole.document, asked.part) } : whole;
}

const wholeAnswer = (asked: Asked, parts: AnswerParts, signal: AbortSignal): Promise<Reply> =>
  withTimeForFacts(factsWithinMs, async (limit) => {
    const messages = readMessage(asked.question, parts.catalogue);
    const [first] = messages;
    if (asked.frame || !first) {
      const said = first ?? nothingSaid;
      return withFormats(await answerWithin(limit, said, asked, parts, signal), said);
    }
    const replyTo = async (said: ParsedMessage) =>
      mannerReply(said, asked, parts) ??
      withFormats(await answerWithin(limit, said, asked, parts, signal), said);
    if (messages.length === 1) return replyTo(first);
    const replies: Reply[] = [];
    for (const said of messages) replies.push(await replyTo(said));
    return oneAfterTheOther(replies);
  });

const nothingSaid = parseMessage('');

/** „als Word“: that there is none, and what there is instead. */
function withFormats(given: Reply, said: ParsedMessage): Reply {
  if (!wantsOtherFormat(said) || given.files === undefined) return given;
  const { document } = given;
  const says = inLanguage(document.lang)({
    de: 'Word-Dateien kann ich nicht; als Datei gibt es PDF und CSV.',
    en: 'I cannot make Word files; there are PDF and CSV.',
  });
  return { ...given, document: { ...document, notes: [note('reading', [says]), ...(document.notes ?? [])] } };
}

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
  const answering = { limit, asked, parts, signal };
  let match: CommandMatch | undefined;
  let frame = asked.frame;
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
    frame ??= await readFrame(match, said, asked.question.askedAt, { ...parts, facts }, signal);
  } catch (error) {
    if (error instanceof ClarificationNeeded) {
      parts.onRead?.(asked.question, { said, result: { problem: error.problem } });
    }
    const told = await toldAnyway(error, said, limit, asked, parts, signal, (sheet, decided, facts) => {
      const its = judge(sheet);
      return answerOf(decided, its, said, wholeCall(its, asked, facts, parts, signal), asked, parts);
    });
    return told ?? failure(error, match, asked, parts, signal);
  }
  const read = frame;
  const { facts } = forQuestion(parts.facts, limit);
  const whole = await answerWishes(
    read,
    said,
    parts.catalogue,
    (one, its) => answerFrame(one, its, answering),
    () =>
      sheetFrame(
        read,
        said,
        { ...parts, facts: forQuestion(parts.facts, limit).facts },
        asked.question.askedAt,
        { lang: read.match.lang, signal },
      ),
  );
  const document = withReserve(whole.document, read, openCall(read, facts, answering), parts.catalogue);
  return { ...whole, document };
}

/** One wish: what answers it, and the command run for that. */
async function answerFrame(frame: Frame, said: ParsedMessage, answering: Answering): Promise<Reply> {
  const { limit, asked, parts, signal } = answering;
  const { match } = frame;
  let decision: Decision | undefined;
  let understood: Understood;
  const run = once(() => runFrame(frame, answering));
  const ofCase = once(() => recordsOfCase(frame, run, answering));
  try {
    const { facts } = forQuestion(parts.facts, limit);
    const call = openCall(frame, facts, answering);
    decision = await decide(frame, said, call, { ...parts, facts }, asked.question.askedAt, ofCase);
    parts.onRead?.(asked.question, { said, result: { frame, answeredBy: decision?.by } });
    understood = judge(frame);
  } catch (error) {
    const told = await insteadOfAsking(error, frame, decision, said, answering);
    return told ?? failure(error, match, asked, parts, signal);
  }
  const { command } = understood;
  if (command.changes && !(await asked.beforeChange(command))) return notAllowed(understood);
  try {
    const { call, oldest, document: ran } = await run();
    const instead = decision && insteadOf(decision, ran);
    if (decision && instead) {
      const document = await runInstead(decision, instead, said, call, asked, parts);
      return reply(withAge(document, oldest(), parts), command.name.de[0], 'answered');
    }
    const answered = decision
      ? namingTopic(decision, withStatement(decision, ran))
      : await onPoint(ran, frame, call, parts.catalogue, ofCase);
    const priced = decision?.told
      ? undefined
      : await unlessFailed(() => priceBeside(frame, call, parts.catalogue));
    const document = inPlainWords(priced ? withPrice(priced, answered, call) : answered, command);
    const read = isAllRead(frame, document) ? { ...frame, ignored: '' } : frame;
    const notes = notesOn(read, inWords(document.headline, document.lang));
    const withNotes = { ...document, notes: [...notes, ...(document.notes ?? [])] };
    const done = {
      ...reply(withAge(withNotes, oldest(), parts), command.name.de[0], 'answered'),
      hasChanged: command.changes,
    };
    const { wanted } = understood;
    if (document.asksBack) return done;
    const asking = asked.frame?.said.join(' – ') ?? said.question;
    const { id } = asked.question;
    const about = () => aboutFile(frame, { questionId: id, question: asking }, parts);
    return { ...done, files: { wanted, about } };
  } catch (error) {
    const told = await insteadOfAsking(error, frame, decision, said, answering);
    return told ?? failure(error, match, asked, parts, signal, placeIn(frame));
  }
}

/** Asked once more for the sake of a file or of an edit. */
export const repeated = {
  isRepeat: true,
  beforeChange: async () => false,
  onUnderstood: () => undefined,
} as const;
