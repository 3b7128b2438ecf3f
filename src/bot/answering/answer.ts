// THE path of a question to its reply: understand, run, and every failure in words.
// Throws only when it is stopped, or may not begin to change something.
import { dayIn, inLanguage, note, withNotes } from '../../document/index.ts';
import { withTimeForFacts } from '../../facts/index.ts';
import { ClarificationNeeded, languageOf, type Term } from '../../kit/index.ts';
import { once } from '../../memo.ts';
import { findCommand } from '../understanding/chooseCommand.ts';
import type { Frame } from '../understanding/frame.ts';
import { judge, type Understood } from '../understanding/judge.ts';
import { type CommandMatch } from '../understanding/matchCommand.ts';
import { termsAsked } from '../understanding/meaning.ts';
import { mannerIn, readMessage } from '../understanding/message.ts';
import { parseMessage, type ParsedMessage, wantsOtherFormat } from '../understanding/parseMessage.ts';
import { readFrame } from '../understanding/readFrame.ts';
import { notesOn } from '../understanding/readingNotes.ts';
import { explainNotByEdit } from '../wording/explain.ts';
import { answerLine } from './answerLine.ts';
import { answerWishes } from './answerWishes.ts';
import type { Answering, AnswerParts, Asked } from './call.ts';
import { decide } from './decide.ts';
import { type Decision, insteadOf, namingTopic, withStatement } from './decision.ts';
import { withDueDay } from './dueDay.ts';
import { explainedFirst, explainedTerms } from './explained.ts';
import { inWords, isAllRead } from './firstLine.ts';
import { fromSources } from './fromSources.ts';
import { inFront } from './inFront.ts';
import { runInstead } from './instead.ts';
import { unanswered } from './insteadOfAsking.ts';
import { mannerDocument } from './manners.ts';
import { unlessFailed } from './matter.ts';
import { toldAnyway } from './noTopic.ts';
import { onPoint } from './onPoint.ts';
import { partAsked } from './partAsked.ts';
import { inPlainWords } from './plainWords.ts';
import { priceBeside, withPrice } from './priceBeside.ts';
import { failure, notAllowed, reply, replyOf, type Reply, withAge } from './reply.ts';
import { askingOf, recordsOfCase, runFrame } from './run.ts';
import { oneAfterTheOther } from './several.ts';

/** For all that one question asks of the facts service; then older answers must do. */
const factsWithinMs = 15_000;

export const answer = (asked: Asked, parts: AnswerParts, signal: AbortSignal): Promise<Reply> =>
  withTimeForFacts(parts.facts, factsWithinMs, async (facts) => {
    const { question, frame, part } = asked;
    const { text, askedAt } = question;
    const messages = readMessage(question, parts.catalogue);
    const hearing = (said: ParsedMessage) => ({ said, askedAt, asked, parts: { ...parts, facts }, signal });
    const [first = hearing(nothingSaid), ...more] = messages.map(hearing);
    const line = frame || more.length > 0 ? undefined : await answerLine(first);
    if (line) return withFormats(line, messages);
    const terms = frame || more.length > 0 ? [] : termsAsked(first.said, parts.catalogue);
    if (terms.length > 0) return explanation(first, terms);
    const read = frame ? await answerOne(first) : await answerEach([first, ...more]);
    const document = withDueDay(read.document, text, frame?.said ?? [], dayIn(parts.timeZone, askedAt));
    const isPart = part && read.outcome === 'answered' && !document.asksBack;
    const told = frame?.explains ? explainedFirst(document, frame.explains) : document;
    return withFormats({ ...read, document: isPart ? partAsked(told, part) : told }, messages);
  });

/** What a word means, and nothing of the service. */
function explanation({ said, parts, asked }: Answering, terms: readonly Term[]): Reply {
  const lang = languageOf(said.words) ?? parts.language;
  parts.onRead?.(asked.question, {
    said,
    result: { explained: terms.map(({ called }) => called.de[0] ?? '') },
  });
  return reply(explainedTerms(terms, lang), undefined, 'answered');
}

/** A mail may ask several things. */
async function answerEach(messages: readonly Answering[]): Promise<Reply> {
  const replies: Reply[] = [];
  for (const one of messages) replies.push(mannerReply(one) ?? (await answerOne(one)));
  return oneAfterTheOther(replies);
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
function mannerReply({ said, asked: { asker, question }, parts }: Answering): Reply | undefined {
  const { catalogue, language, onRead } = parts;
  const manner = mannerIn(said, catalogue);
  if (!manner) return undefined;
  onRead?.(question, { said, result: { manner } });
  const lang = languageOf(said.words) ?? language;
  const commands = catalogue.commands.filter(asker.may);
  const document = mannerDocument(manner, { lang, say: inLanguage(lang), commands, words: said.words });
  return reply(document, undefined, 'answered');
}

async function answerOne(answering: Answering): Promise<Reply> {
  const { said, asked, parts } = answering;
  let match: CommandMatch | undefined;
  let frame = asked.frame;
  try {
    const offered = parts.catalogue.commands.filter(asked.asker.may);
    match = frame?.match ?? findCommand(said, parts.catalogue, offered);
    const { command, lang } = match;
    if (!asked.asker.may(command) || (asked.isRepeat && command.changes)) return notAllowed(match);
    if (asked.question.isEdited && command.changes) {
      return reply(explainNotByEdit(lang), command.name.de[0], 'not allowed');
    }
    asked.onUnderstood(command);
    frame ??= await readFrame(match, answering);
  } catch (error) {
    if (error instanceof ClarificationNeeded) {
      parts.onRead?.(asked.question, { said, result: { problem: error.problem } });
    }
    return (await toldAnyway(error, answering)) ?? failure(error, match, answering);
  }
  const whole = await answerWishes(frame, answering, async (one, its) => {
    const wish = await answerWish(one, { ...answering, said: its });
    return { ...wish, document: await fromSources(wish.document, askingOf(one, answering)) };
  });
  return { ...whole, document: inFront(whole.document, askingOf(frame, answering)) };
}

/** One wish: what answers it, and the command run for that. */
async function answerWish(frame: Frame, answering: Answering): Promise<Reply> {
  const { said, asked, parts } = answering;
  let decision: Decision | undefined;
  let understood: Understood;
  const asking = askingOf(frame, answering);
  const run = once(() => runFrame(frame, answering));
  const ofCase = once(() => recordsOfCase(frame, run, answering));
  try {
    decision = await decide(asking, answering, ofCase);
    parts.onRead?.(asked.question, { said, result: { frame, answeredBy: decision?.by } });
    understood = judge(frame);
  } catch (error) {
    return unanswered(error, frame, decision, answering);
  }
  const { command } = understood;
  if (command.changes && !(await asked.beforeChange(command))) return notAllowed(understood);
  try {
    const { call, oldest, document: ran } = await run();
    const instead = decision && insteadOf(decision, ran);
    if (decision && instead) {
      const document = await runInstead(decision, instead, call, answering);
      return reply(withAge(document, oldest(), parts), command.name.de[0], 'answered');
    }
    const answered = decision
      ? namingTopic(decision, withStatement(decision, ran))
      : await onPoint(ran, { ...asking, call }, ofCase);
    const priced = decision?.told ? undefined : await unlessFailed(() => priceBeside({ ...asking, call }));
    const document = inPlainWords(priced ? withPrice(priced, answered, call) : answered, command);
    const read = isAllRead(frame, document) ? { ...frame, ignored: '' } : frame;
    const notes = notesOn(read, inWords(document.headline, document.lang));
    const noted = withNotes(document, notes);
    const question = asked.frame?.said.join(' – ') ?? said.question;
    return replyOf(withAge(noted, oldest(), parts), frame, question, answering);
  } catch (error) {
    return unanswered(error, frame, decision, answering);
  }
}

/** Asked once more for the sake of a file or of an edit. */
export const repeated = {
  isRepeat: true,
  beforeChange: async () => false,
  onUnderstood: () => undefined,
} as const;
