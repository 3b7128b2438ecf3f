// An answered question once more: edited, its answer is worked out anew in the place of the old one; or a file, or what
// its answer has folded, is wanted of it.
import { getMessage } from '../../chat/index.ts';
import type { Lang } from '../../document/index.ts';
import { repeated } from '../answering/answer.ts';
import { asQuestion } from '../dialogue/earlierQuestions.ts';
import { commandIn, type ResolvedQuestion, resolveContext } from '../dialogue/resolveContext.ts';
import { frameIn } from '../dialogue/standsAlone.ts';
import type { Asker } from '../model/account.ts';
import type { Marker, MessageKind } from '../model/marker.ts';
import type { Conversation, Question } from '../model/question.ts';
import type { Place } from '../model/turns.ts';
import { deliver, type DeliverParts } from '../outbox/deliver.ts';
import { removeOwnMessage, ownNewestMessages, sentMarkersOf } from '../outbox/ownMessages.ts';
import { parseMessage } from '../understanding/parseMessage.ts';
import { explainNotByEdit } from '../wording/explain.ts';
import { type AnswerQuestionParts, respond, type Response, waitingNote } from './answerQuestion.ts';
import type { WorkList } from './workList.ts';

export interface AnswerAgainParts extends Omit<AnswerQuestionParts, 'delivering'> {
  readonly delivering: DeliverParts;
  readonly work: WorkList;
  readonly place: Place;
}

/** `before` is the question before the edit, `sentMarkers` what was sent for it. Throws ChatError. */
export async function answerEdited(
  question: Question,
  before: Question | undefined,
  sentMarkers: readonly Marker[],
  parts: AnswerAgainParts,
  signal: AbortSignal,
): Promise<void> {
  const { records, dialogue, delivering } = parts;
  const { log } = delivering;
  const asker = await parts.askers.read(question.askerId, signal);
  if (asker.isBot) return;
  const resolved = await resolveContext(question, parts, signal);
  // Talk among people: it answers nothing any more.
  if (!resolved) return;
  const asked = { ...resolved, asker, ...repeated };
  const response = await respond(asked, parts.answering, parts.place, delivering, signal);
  const { outcome, command, files } = response;
  const document = standingFor(response, question, asker, parts);
  const answers = sentMarkers.filter(({ kind }) => kind === 'answer' || kind === 'redirect');
  const place = answers[0]?.kind === 'redirect' ? privately(question) : question;
  if (outcome === 'not allowed' && (await hasRun(before, asker, parts, signal))) {
    // What was done stays told; beside it, once, that it is not done again.
    await deliver(place, { document, files, kind: 'note', sentMarkers }, delivering, signal);
  } else {
    // What the bot has asked back stays: somebody may have answered it.
    const replaced = answers.toSorted((a, b) => a.part - b.part).flatMap(({ messageId }) => messageId ?? []);
    const kind = kindOfNewAnswer(response, answers[0]?.kind);
    await deliver(place, { document, files, kind, sentMarkers: [], replaced }, delivering, signal);
    await removeStale(sentMarkers, document.lang, delivering, signal);
  }
  // What stands last in the conversation is what the next message may answer, and that need not be this.
  const own = await ownNewestMessages(question.conversation, delivering, signal);
  dialogue.recount(question.conversation, own);
  records.answer(question.id, question.text);
  if (outcome === 'facts down') parts.work.reopen(question);
  log.info({ question: question.id, command, outcome }, 'a question was edited');
}

/** In the place of the old figures: where there are no new ones, these are none for the new words. */
function standingFor(
  { outcome, command: name, document }: Response,
  question: Question,
  asker: Asker,
  parts: AnswerAgainParts,
) {
  const { lang } = document;
  if (outcome === 'facts down') return waitingNote(question, lang, parts);
  const command = parts.answering.catalogue.commands.find((one) => one.name.de[0] === name);
  const mayButNotSo = outcome === 'not allowed' && command && asker.may(command);
  return mayButNotSo ? explainNotByEdit(lang) : document;
}

/** Before the edit it was a command that changes something: it ran, and what it did is not undone by other words. */
async function hasRun(
  before: Question | undefined,
  asker: Asker,
  parts: AnswerAgainParts,
  signal: AbortSignal,
): Promise<boolean> {
  if (before === undefined) return false;
  const was = await resolveContext(before, parts, signal);
  const command = was && (await commandIn(was, parts.answering, signal));
  return command?.changes === true && asker.may(command);
}

/** Files of the old answer, and what was said while it was waited for. */
async function removeStale(
  sentMarkers: readonly Marker[],
  lang: Lang,
  delivering: DeliverParts,
  signal: AbortSignal,
): Promise<void> {
  for (const { kind, messageId } of sentMarkers) {
    const isStale = kind === 'file' || kind === 'note';
    if (isStale && messageId !== undefined) await removeOwnMessage(messageId, lang, delivering, signal);
  }
}

/** What stands in the place of an answer is one, unless it asks back or only says that it waits. */
function kindOfNewAnswer({ kind, outcome }: Response, before: MessageKind | undefined): MessageKind {
  if (outcome === 'facts down') return 'note';
  return kind === 'askBack' ? kind : (before ?? kind);
}

const privately = (question: Question): Question => ({
  ...question,
  conversation: { kind: 'direct', userIds: [question.askerId] },
});

/** What is wanted of an answer; what is sent for it is of that kind. */
export type Wish = Extract<MessageKind, 'file' | 'more' | 'watch'>;

/** By code: what Zulip calls :document:, :paper:, :file: and :page:, other chats page facing up; :plus:; and :bell:. */
export const wishOf: ReadonlyMap<string, Wish> = new Map([
  ['1f4c4', 'file'],
  ['2795', 'more'],
  ['1f514', 'watch'],
]);

/** Sends what somebody wants of the answer to a question, where that stands: once for an answer. Throws ChatError. */
export async function grant(
  wish: Wish,
  questionId: number,
  where: Conversation,
  userId: number,
  parts: AnswerAgainParts,
  signal: AbortSignal,
): Promise<void> {
  const { delivering, answering, place } = parts;
  const { chat, account, log } = delivering;
  const sentMarkers = await sentMarkersOf(questionId, where, delivering, signal);
  const asker = await parts.askers.read(userId, signal);
  if (asker.isBot || sentMarkers.some(({ kind }) => kind === wish)) return;
  const asked = asQuestion(await getMessage(chat, questionId, signal), account.self);
  const resolved = await resolveContext(asked, parts, signal);
  if (!resolved) return;
  if (wish === 'watch') {
    const mine = { ...resolved, question: { ...resolved.question, askerId: userId, conversation: where } };
    return watch(mine, asker, sentMarkers, parts, signal);
  }
  const isFile = wish === 'file';
  const { question: said } = parseMessage(asked.text);
  const text = isFile ? `${said} pdf` : said;
  const question = { ...resolved.question, text, askerId: userId, conversation: where };
  const frame = resolved.frame && { ...resolved.frame, wanted: isFile ? (['pdf'] as const) : [] };
  const part = isFile ? resolved.part : wish;
  const again = { question, asker, frame, part, isFileOnly: isFile, ...repeated };
  const { outcome, document, files, command } = await respond(again, answering, place, delivering, signal);
  // It was no answer then, or is none now.
  const isAnswer = outcome === 'answered' && !document.asksBack;
  if (!isAnswer || (isFile && files.length === 0)) return;
  await deliver(question, { document, files, kind: wish, sentMarkers }, delivering, signal);
  log.info({ question: questionId, command, wish }, 'more was wanted of an answer');
}

/** As if „abo“ had been said of that answer. Who may not is told so privately: others have nothing of it. */
async function watch(
  answered: ResolvedQuestion,
  asker: Asker,
  sentMarkers: readonly Marker[],
  { answering, delivering, place }: AnswerAgainParts,
  signal: AbortSignal,
): Promise<void> {
  const { log } = delivering;
  const frame = await frameIn(answered, answering, signal);
  if (!frame) return;
  const text = { de: 'abo', en: 'subscribe' }[frame.match.lang];
  const question = { ...answered.question, text, order: text, isEdited: false };
  const ofAnswer = { ...answering, subscriptions: (one: Question) => answering.subscriptions(one, frame) };
  const wished = { ...firstTime, question, asker, frame: undefined, isFileOnly: false };
  const { outcome, document } = await respond(wished, ofAnswer, place, delivering, signal);
  const isRefused = outcome !== 'answered';
  const to = isRefused ? privately(question) : question;
  const sent = isRefused
    ? await sentMarkersOf(question.id, to.conversation, delivering, signal)
    : sentMarkers;
  await deliver(to, { document, files: [], kind: 'watch', sentMarkers: sent }, delivering, signal);
  log.info({ question: question.id, outcome }, 'changes of an answer are to be told');
}

/** Beginning once more what has begun changes nothing. */
const firstTime = { beforeChange: async () => true, onUnderstood: () => undefined } as const;
