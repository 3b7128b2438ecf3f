// All that a question asks, worked out from the chat again: also of what an earlier run of the bot has answered.
import { ChatError, getMessage, type Message } from '../../chat/index.ts';
import { ClarificationNeeded, type Command } from '../../kit/index.ts';
import type { AnswerParts } from '../answering/answer.ts';
import { type MessageKind, readMarker } from '../model/marker.ts';
import { conversationOf, keyOf, type Question, type Self, textOf } from '../model/question.ts';
import { ownNewestMessages } from '../outbox/ownMessages.ts';
import { type ParsedMessage, parseMessage, wantsOnlyFile } from '../understanding/parseMessage.ts';
import { understand, type UnderstandParts } from '../understanding/understand.ts';
import { openQuestionIds, type DialogueState, saidBefore } from './dialogueState.ts';
import { followUp, mayFollowUp } from './followUp.ts';

export interface ResolveParts {
  readonly dialogue: Pick<DialogueState, 'resolveText'>;
  readonly answering: AnswerParts;
}

export interface ResolvedQuestion {
  readonly text: string;
  /** „als PDF bitte“: the answer that it is about stands in the chat already. */
  readonly isFileOnly: boolean;
}

/** What a question asks for which something was said before; undefined for talk. Throws ChatError. */
export async function resolveContext(
  question: Question,
  parts: ResolveParts,
  signal: AbortSignal,
): Promise<ResolvedQuestion | undefined> {
  const own = await ownNewestMessages(question.conversation, parts.answering, signal);
  const said = await resolveTextAmong(own, question, parts, signal);
  return said === undefined ? undefined : withSubject(said, question, own, parts, signal);
}

/** The same for one that is new: what it may answer is known, and on the usual path nothing is looked for. */
export async function resolveContextOfNew(
  question: Question,
  parts: ResolveParts,
  signal: AbortSignal,
): Promise<ResolvedQuestion | undefined> {
  const said = await parts.dialogue.resolveText(question, parts.answering.account.self, signal);
  return said === undefined ? undefined : withSubject(said, question, undefined, parts, signal);
}

/** Later, nobody goes on with what was answered. */
const goesOnForMs = 4 * 3600_000;

/** „als PDF bitte“ alone is about the newest answer before it; „und ohne Wunschkennzeichen“ goes on with the asker's. */
async function withSubject(
  said: string,
  question: Question,
  own: readonly Message[] | undefined,
  parts: ResolveParts,
  signal: AbortSignal,
): Promise<ResolvedQuestion> {
  const isOfSameAsker: IsMeant = ({ askerId, askedAt }) =>
    askerId === question.askerId && question.askedAt.getTime() - askedAt.getTime() < goesOnForMs;
  const read = parseMessage(said);
  if (!wantsOnlyFile(read)) {
    const before =
      mayFollowUp(read.words, parts.answering.catalogue) &&
      (await subjectOf(question, own, parts, signal, isOfSameAsker));
    const { askedAt } = question;
    const whole = before && (await followUp(before, said, askedAt, parts.answering, signal));
    return { text: whole || said, isFileOnly: false };
  }
  const subject = await subjectOf(question, own, parts, signal);
  return { text: subject === undefined ? said : `${subject} ${said}`, isFileOnly: subject !== undefined };
}

async function subjectOf(
  question: Question,
  seen: readonly Message[] | undefined,
  parts: ResolveParts,
  signal: AbortSignal,
  isWanted: IsMeant = () => true,
): Promise<string | undefined> {
  const { id, askerId, conversation } = question;
  const newestOf = async (own: readonly Message[], ids: readonly number[], isMeant: IsMeant) => {
    const later: Said[] = [];
    for (const answeredId of ids.toReversed()) {
      const asked = await fetchQuestion(answeredId, parts, signal);
      if (!asked || !isMeant(asked)) continue;
      const isHere = keyOf(asked.conversation) === keyOf(conversation);
      const whole = await resolveTextAmong(isHere ? own : [], asked, parts, signal);
      if (whole === undefined) continue;
      const said = parseMessage(whole);
      // That was about an answer before it, which comes next.
      if (wantsOnlyFile(said)) continue;
      const command = await commandIn(whole, asked.askedAt, parts.answering, signal);
      // It went on with one before it, or was only explained.
      if (!command) later.unshift({ ...said, ...asked });
      // Nothing may be changed once more.
      else if (!command.changes) return withLater({ ...said, ...asked }, later, parts.answering, signal);
    }
    return undefined;
  };
  const own = seen ?? (await ownNewestMessages(conversation, parts.answering, signal));
  const subject = await newestOf(own, answeredIn(own, id, ['answer', 'redirect']), isWanted);
  if (subject !== undefined || conversation.kind === 'direct') return subject;
  // Where it may not write, the bot has answered privately.
  const toAsker = await ownNewestMessages({ kind: 'direct', userIds: [askerId] }, parts.answering, signal);
  const isFromHere: IsMeant = (asked) => keyOf(asked.conversation) === keyOf(conversation) && isWanted(asked);
  return newestOf([], answeredIn(toAsker, id, ['redirect']), isFromHere);
}

type Said = Pick<Question, 'askerId' | 'askedAt'> & Pick<ParsedMessage, 'question' | 'words'>;

/** With what its asker has said since: „und in Hamburg?“, „und ohne Wunschkennzeichen“. */
async function withLater(
  { question, askerId }: Said,
  later: readonly Said[],
  answering: AnswerParts,
  signal: AbortSignal,
): Promise<string> {
  let whole = question;
  for (const more of later) {
    if (more.askerId !== askerId || !mayFollowUp(more.words, answering.catalogue)) continue;
    whole = (await followUp(whole, more.question, more.askedAt, answering, signal)) ?? whole;
  }
  return whole;
}

type IsMeant = (asked: Question) => boolean;

/** The questions that were answered there before this one. */
function answeredIn(
  own: readonly Message[],
  questionId: number,
  kinds: readonly MessageKind[],
): readonly number[] {
  const markers = saidBefore(own, questionId).flatMap(({ content }) => readMarker(content) ?? []);
  return [...new Set(markers.filter(({ kind }) => kinds.includes(kind)).map((marker) => marker.questionId))];
}

/** Completed by the questions that the bot had asked back about before it, as its own messages tell. */
function resolveTextAmong(
  own: readonly Message[],
  question: Question,
  { dialogue, answering }: ResolveParts,
  signal: AbortSignal,
): Promise<string | undefined> {
  const earlierIds = openQuestionIds(saidBefore(own, question.id));
  return dialogue.resolveText(question, answering.account.self, signal, earlierIds);
}

/** The command that a text asks for, with all that it needs. */
export async function commandIn(
  text: string,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<Command | undefined> {
  try {
    return (await understand({ text, askedAt }, parts, signal)).command;
  } catch (error) {
    if (error instanceof ClarificationNeeded) return undefined;
    throw error;
  }
}

/** As it says now; undefined when it is not there any more. Throws ChatError that is passing. */
async function fetchQuestion(
  id: number,
  { answering: { chat, account } }: ResolveParts,
  signal: AbortSignal,
): Promise<Question | undefined> {
  try {
    return asQuestion(await getMessage(chat, id, signal), account.self);
  } catch (error) {
    if (error instanceof ChatError && error.kind === 'rejected') return undefined;
    throw error;
  }
}

/** A message of which it is known that it was a question. */
export function asQuestion(message: Message, self: Self): Question {
  return {
    id: message.id,
    text: textOf(message, self),
    askerId: message.sender_id,
    conversation: conversationOf(message, self),
    askedAt: new Date(message.timestamp * 1000),
    isTalk: false,
  };
}
