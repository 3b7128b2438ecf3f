// What the bot has asked back and answered, conversation by conversation and for each asker by himself.
// It is read from the chat again at the start: an open question outlives the process.
import type { Message } from '../../chat/index.ts';
import { isAnswering, readMarker } from '../model/marker.ts';
import {
  type Conversation,
  conversationOf,
  keyOf,
  type Move,
  movedTo,
  type Question,
  type Self,
} from '../model/question.ts';

export interface DialogueState {
  /** At the start: reads what is open from the bot's newest messages. */
  recall(own: readonly Message[], self: Self): void;
  /** The bot has asked something back about a question. */
  askedBack(question: Question): void;
  /** It has answered one: what it asked that asker back before is over. */
  answered(question: Question): void;
  /** The same, read anew from what the bot has said in a conversation. */
  recount(conversation: Conversation, own: readonly Message[]): void;
  /** The questions, oldest first, about which the bot waits for an answer of this one's asker. `read` reads questions. */
  openFor(question: Question, read: ReadQuestions): Promise<readonly number[]>;
  /** Somebody may be waited for. */
  isOpen(conversation: Conversation): boolean;
  /** Where the bot waits for an answer that needs no mention, the newest last. */
  inChannels(): readonly OpenAskBack[];
  /** Questions were moved, and what is open about them with them. */
  moved(questionIds: readonly number[], to: Move): void;
}

/** Several at once; what is not there any more is left out. */
export type ReadQuestions = (questionIds: readonly number[]) => Promise<readonly Question[]>;

export interface OpenAskBack {
  readonly conversation: Conversation;
  readonly questionIds: readonly number[];
}

/** Something that the bot has said: to which question, and whether it asked back. */
interface ReplyGiven {
  readonly questionId: number;
  readonly isAskBack: boolean;
  /** Unknown after a start, until the question is read. */
  readonly askerId?: number | undefined;
  /** When it was said, or asked. */
  readonly at: Date;
}

interface Said {
  readonly conversation: Conversation;
  readonly replies: readonly ReplyGiven[];
}

/** Later, nobody who says a word means it as the answer. */
const openForMs = 24 * 3600_000;

/** So many questions of one person may be open in a conversation, and in all; the oldest are over then. */
const mostOpenHere = 6;
const mostOpenInAll = 10;

/** So many questions are read to learn who asked them. */
const mostLookedAt = 10;

export function dialogueState(now: () => Date): DialogueState {
  const saidIn = new Map<string, Said>();

  const repliesIn = (conversation: Conversation) => saidIn.get(keyOf(conversation))?.replies ?? [];

  /** Kept only while somebody's question is open. */
  function keep(conversation: Conversation, replies: readonly ReplyGiven[]): void {
    if (openAmong(replies).length === 0) saidIn.delete(keyOf(conversation));
    else saidIn.set(keyOf(conversation), { conversation, replies });
  }

  function add({ id, askerId, askedAt, conversation }: Question, isAskBack: boolean): void {
    const others = repliesIn(conversation).filter(({ questionId }) => questionId !== id);
    keep(conversation, [...others, { questionId: id, askerId, at: askedAt, isAskBack }]);
    const here = openOfPerson(askerId, [conversation]);
    close(here.slice(0, -mostOpenHere));
    close(openOfPerson(askerId, conversations()).slice(0, -mostOpenInAll));
  }

  const conversations = () => [...saidIn.values()].map(({ conversation }) => conversation);

  /** The oldest first. */
  function openOfPerson(person: number, places: readonly Conversation[]): readonly number[] {
    const replies = places.flatMap((place) => {
      const open = new Set(openAmong(repliesIn(place)));
      return repliesIn(place).filter(({ askerId, questionId }) => askerId === person && open.has(questionId));
    });
    return replies.map(({ questionId }) => questionId).toSorted((a, b) => a - b);
  }

  function close(questionIds: readonly number[]): void {
    if (questionIds.length === 0) return;
    for (const { conversation, replies } of [...saidIn.values()])
      keep(
        conversation,
        replies.filter(({ questionId }) => !questionIds.includes(questionId)),
      );
  }

  /** Forgets what is over by its age, wherever it is. */
  function closeOld(): void {
    const isOver = ({ at }: ReplyGiven) => now().getTime() - at.getTime() > openForMs;
    const replies = [...saidIn.values()].flatMap((said) => said.replies);
    close(replies.filter((reply) => reply.isAskBack && isOver(reply)).map(({ questionId }) => questionId));
  }

  return {
    recall(own, self) {
      const inConversation = new Map<string, { conversation: Conversation; messages: Message[] }>();
      for (const message of own) {
        const conversation = conversationOf(message, self);
        const before = inConversation.get(keyOf(conversation));
        if (before) before.messages.push(message);
        else inConversation.set(keyOf(conversation), { conversation, messages: [message] });
      }
      for (const { conversation, messages } of inConversation.values())
        keep(conversation, repliesOf(messages));
    },
    askedBack: (question) => add(question, true),
    answered: (question) => add(question, false),
    recount: (conversation, own) => keep(conversation, repliesOf(own)),
    async openFor(question, read) {
      const { conversation } = question;
      const { replies, open } = await openOf(question, repliesIn(conversation), read);
      keep(conversation, replies);
      return open;
    },
    isOpen(conversation) {
      closeOld();
      return saidIn.has(keyOf(conversation));
    },
    inChannels() {
      closeOld();
      return [...saidIn.values()]
        .filter(({ conversation }) => conversation.kind === 'channel')
        .map(({ conversation, replies }) => ({ conversation, questionIds: openAmong(replies) }))
        .toSorted((a, b) => (a.questionIds.at(-1) ?? 0) - (b.questionIds.at(-1) ?? 0));
    },
    moved(questionIds, to) {
      for (const { conversation, replies } of [...saidIn.values()]) {
        if (!openAmong(replies).some((id) => questionIds.includes(id))) continue;
        keep(conversation, []);
        keep(movedTo(conversation, to), replies);
      }
    },
  };
}

/** What the bot's own messages of one conversation say of it, in their order. */
export function repliesOf(own: readonly Message[]): readonly ReplyGiven[] {
  const replies = new Map<number, ReplyGiven>();
  for (const { content, timestamp } of own) {
    const marker = readMarker(content);
    if (!marker || !isAnswering(marker)) continue;
    const { questionId, kind } = marker;
    replies.delete(questionId);
    replies.set(questionId, { questionId, isAskBack: kind === 'askBack', at: new Date(timestamp * 1000) });
  }
  return [...replies.values()];
}

/** The questions that may be open for anybody: of an asker who is not known, an answer to somebody closes nothing. */
const openAmong = (replies: readonly ReplyGiven[]): readonly number[] =>
  replies.flatMap(({ questionId, isAskBack, askerId }, at) => {
    const isClosed = replies
      .slice(at + 1)
      .some((later) => !later.isAskBack && askerId !== undefined && later.askerId === askerId);
    return isAskBack && !isClosed ? [questionId] : [];
  });

/**
 * What is open for the asker of a question, with what was learned of the askers of the others. Who asked is read for the
 * newest only, and only where it is not known.
 */
export async function openOf(
  { id, askerId, askedAt }: Question,
  replies: readonly ReplyGiven[],
  read: ReadQuestions,
): Promise<{ readonly replies: readonly ReplyGiven[]; readonly open: readonly number[] }> {
  if (openAmong(replies).length === 0) return { replies, open: [] };
  const unknown = replies.filter((reply) => reply.askerId === undefined && reply.questionId < id);
  const ids = unknown.slice(-mostLookedAt).map(({ questionId }) => questionId);
  const asked = new Map((ids.length > 0 ? await read(ids) : []).map((one) => [one.id, one]));
  const known = replies.map((reply) => {
    const found = asked.get(reply.questionId);
    return found ? { ...reply, askerId: found.askerId, at: found.askedAt } : reply;
  });
  const open: number[] = [];
  for (const reply of known.toReversed()) {
    if (reply.questionId >= id || reply.askerId !== askerId) continue;
    const isOver = askedAt.getTime() - reply.at.getTime() > openForMs;
    if (!reply.isAskBack || isOver || open.length === mostOpenHere) break;
    open.unshift(reply.questionId);
  }
  return { replies: known, open };
}

/** What was said in a conversation before anything was said for this question: it was read in that light. */
export function saidBefore(own: readonly Message[], questionId: number): readonly Message[] {
  const first = own.findIndex(({ content }) => readMarker(content)?.questionId === questionId);
  const before = first === -1 ? own : own.slice(0, first);
  return before.filter(({ content }) => (readMarker(content)?.questionId ?? 0) < questionId);
}
