// THE path of a question to its reply: understand, run, and every failure in words.
// Throws only when it is stopped, or may not begin to change something.
import { dayIn, inLanguage, note, withNotes } from '../../document/index.ts';
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
import { answerLine } from './answerLine.ts';
import { answerWishes } from './answerWishes.ts';
import type { Asked, AnswerParts } from './call.ts';
import { decide } from './decide.ts';
import { type Decision, insteadOf, namingTopic, withStatement } from './decision.ts';
import { withDueDay } from './dueDay.ts';
import { withBudget } from './budget.ts';
import { forSeveral } from './forSeveral.ts';
import { findCommand } from '../understanding/chooseCommand.ts';
import { readMessage, mannerIn } from '../understanding/message.ts';
import { mannerDocument } from './manners.ts';
import { unlessFailed } from './matter.ts';
import { fromSources } from './fromSources.ts';
import { onPoint } from './onPoint.ts';
import { withReserve } from './outOfAccount.ts';
import { partAsked } from './partAsked.ts';
import { inPlainWords } from './plainWords.ts';
import { withCircumstance } from './otherwiseWith.ts';
import { priceBeside, withPrice } from './priceBeside.ts';
import { sheetFrame } from './unknownPlace.ts';
import { insteadOfAsking } from './insteadOfAsking.ts';
import { failure, notAllowed, placeIn, reply, replyOf, type Reply, withAge } from './reply.ts';
import { answerOf, runInstead } from './instead.ts';
import { oneAfterTheOther } from './several.ts';
import { type Answering, openCall, recordsOfCase, runFrame, wholeCall } from './run.ts';
import { toldAnyway } from './noTopic.ts';
import { inWords, isAllRead } from './firstLine.ts';

/** For all that one question asks of the facts service; then older answers must do. */
const factsWithinMs = 15_000;

export const answer = (asked: Asked, parts: AnswerParts, signal: AbortSignal): Promise<Reply> =>
  withTimeForFacts(factsWithinMs, async (limit) => {
    const { question, frame, part } = asked;
    const answering = { limit, asked, parts, signal };
    const messages = readMessage(question, parts.catalogue);
    const [first = nothingSaid, ...more] = messages;
    const line = frame || more.length > 0 ? undefined : await answerLine(first, answering);
    if (line) return withFormats(line, messages);
    const read = frame ? await answerOne(first, answering) : await answerEach(messages, answering);
    const { text, askedAt } = question;
    const document = withDueDay(read.document, text, frame?.said ?? [], dayIn(parts.timeZone, askedAt));
    const isPart = part && read.outcome === 'answered' && !document.asksBack;
    return withFormats({ ...read, document: isPart ? partAsked(document, part) : document }, messages);
  });

/** A mail may ask several things. */
async function answerEach(messages: readonly ParsedMessage[], answering: Answering): Promise<Reply> {
  const { asked, parts } = answering;
  const replies: Reply[] = [];
  for (const said of messages) {
    replies.push(mannerReply(said, asked, parts) ?? (await answerOne(said, answering)));
  }
  const [only = await answerOne(nothingSaid, answering), ...more] = replies;
  return more.length === 0 ? only : oneAfterTheOther(replies);
}

const nothingSaid = parseMessage('');

/** „als Word“: that there is none, and what there is instead. */
function withFormats(given: Reply, messages: readonly ParsedMessage[]): Reply {
  if (!messages.some(wantsOtherFormat) || given.files === undefined) return given;
  const { document } = given;
  const says = inLanguage(document.lang)({
    de: 'Word-Dateien kann ich nicht; als Datei gibt es PDF und CSV.',
    en: 'I cannot make Word files; there are PDF and CSV.',
  });
  return { ...given, document: withNotes(document, [note('reading', [says])]) };
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

async function answerOne(said: ParsedMessage, answering: Answering): Promise<Reply> {
  const { limit, asked, parts, signal } = answering;
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
    frame ??= await readFrame(match, {
      said,
      askedAt: asked.question.askedAt,
      parts: { ...parts, facts },
      signal,
    });
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
    async (one, its) => {
      const wish = await answerWish(one, its, answering);
      const call = openCall(one, facts, answering);
      return { ...wish, document: await fromSources(wish.document, one, call, parts.catalogue) };
    },
    () => {
      const { lang } = read.match;
      return sheetFrame(read, said, { ...parts, facts }, asked.question.askedAt, { lang, signal });
    },
  );
  const told = withBudget(forSeveral(withCircumstance(whole.document, read), read), read);
  const document = withReserve(told, read, openCall(read, facts, answering), parts.catalogue);
  return { ...whole, document };
}

/** One wish: what answers it, and the command run for that. */
async function answerWish(frame: Frame, said: ParsedMessage, answering: Answering): Promise<Reply> {
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
    const noted = withNotes(document, notes);
    const asking = asked.frame?.said.join(' – ') ?? said.question;
    return replyOf(withAge(noted, oldest(), parts), frame, asking, asked.question, parts);
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
