// Open questions of the bot's own, and the next message of the asker as the answer to them.
// What was asked is read from the chat again, not remembered: it works across a restart.
import { type ChatConnection, ChatError, getMessage, type Message } from '../../chat/index.ts';
import { isAnswering, readMarker } from '../model/marker.ts';
import {
  type Conversation,
  conversationOf,
  keyOf,
  type Question,
  type Self,
  textOf,
} from '../model/question.ts';
import { type Move, movedTo } from '../model/questionTracker.ts';
import type { UnderstandParts } from '../understanding/understand.ts';
import { answerAskBack, isAnswer } from './followUp.ts';

export interface DialogueState {
  /** At the start: reads what is open from the bot's newest messages; `newestId` is the newest message of all. */
  recall(own: readonly Message[], newestId: number, self: Self): void;
  /** The bot has asked something back about these questions, each about the one before; about none closes it. */
  set(conversation: Conversation, questionIds: readonly number[]): void;
  /** The bot has asked something back about a question, which may answer what was asked back before it. */
  open(conversation: Conversation, questionId: number): void;
  isOpen(conversation: Conversation): boolean;
  /** Where the bot waits for an answer that needs no mention. */
  inChannels(): readonly OpenAskBack[];
  /** Questions were moved, and what is open about them with them. */
  moved(questionIds: readonly number[], to: Move): void;
  /** An earlier run of the bot may have answered this question. */
  isOfEarlierRun(questionId: number): boolean;
  /**
   * What the question asks: its own text, or that of the earlier questions completed by it. Undefined for talk that is
   * no answer to what was asked back. The earlier questions are those that are open, where they are not given.
   */
  resolveText(
    question: Question,
    self: Self,
    signal: AbortSignal,
    earlierIds?: readonly number[],
  ): Promise<string | undefined>;
}

export interface OpenAskBack {
  readonly conversation: Conversation;
  readonly questionIds: readonly number[];
}

/** Later, nobody who says a word means it as the answer. */
const openForMs = 24 * 3600_000;

export function dialogueState(chat: ChatConnection, parts: UnderstandParts): DialogueState {
  const openIn = new Map<string, OpenAskBack>();
  let newestOfEarlierRuns = Infinity;

  /** What was asked so far: the first question, each further message filling in what was asked back about it. */
  async function askedBefore(
    { id: questionId, askerId, askedAt }: Question,
    earlierIds: readonly number[],
    self: Self,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    let text: string | undefined;
    for (const id of earlierIds) {
      if (id === questionId) break;
      const asked = await read(id, signal);
      // Others may have been asked something too.
      if (asked?.sender_id !== askerId) continue;
      if (askedAt.getTime() - asked.timestamp * 1000 > openForMs) return undefined;
      const said = textOf(asked, self);
      text = text === undefined ? said : await answerAskBack(text, said, askedAt, parts, signal);
    }
    return text;
  }

  async function read(id: number, signal: AbortSignal): Promise<Message | undefined> {
    try {
      return await getMessage(chat, id, signal);
    } catch (error) {
      // Deleted, or no longer to be seen: then the message stands for itself.
      if (error instanceof ChatError && error.kind === 'rejected') return undefined;
      throw error;
    }
  }

  const openIds = (conversation: Conversation) => openIn.get(keyOf(conversation))?.questionIds ?? [];

  function set(conversation: Conversation, questionIds: readonly number[]): void {
    if (questionIds.length === 0) openIn.delete(keyOf(conversation));
    else openIn.set(keyOf(conversation), { conversation, questionIds });
  }

  return {
    recall(own, newestId, self) {
      newestOfEarlierRuns = newestId;
      for (const { conversation, questionIds } of openAskBacks(own, self)) set(conversation, questionIds);
    },
    set,
    open: (conversation, questionId) =>
      set(conversation, [...new Set([...openIds(conversation), questionId])]),
    moved(questionIds, to) {
      for (const { conversation, questionIds: open } of [...openIn.values()]) {
        if (!open.some((id) => questionIds.includes(id))) continue;
        set(conversation, []);
        set(movedTo(conversation, to), open);
      }
    },
    isOpen: (conversation) => openIn.has(keyOf(conversation)),
    inChannels: () => [...openIn.values()].filter(({ conversation }) => conversation.kind === 'channel'),
    isOfEarlierRun: (questionId) => questionId <= newestOfEarlierRuns,
    async resolveText(question, self, signal, earlierIds = openIds(question.conversation)) {
      const { text, askedAt } = question;
      const before = await askedBefore(question, earlierIds, self, signal);
      const whole =
        before === undefined ? undefined : await answerAskBack(before, text, askedAt, parts, signal);
      if (!question.isTalk) return whole ?? text;
      if (before === undefined || whole === undefined) return undefined;
      return (await isAnswer(before, whole, askedAt, parts, signal)) ? whole : undefined;
    },
  };
}

/** The conversations in which the bot's newest messages ask something back, and about which questions, in order. */
export function openAskBacks(
  own: readonly Message[],
  self: Self,
): readonly { readonly conversation: Conversation; readonly questionIds: readonly number[] }[] {
  const byKey = new Map<string, { conversation: Conversation; own: readonly Message[] }>();
  for (const message of own) {
    const conversation = conversationOf(message, self);
    const key = keyOf(conversation);
    byKey.set(key, { conversation, own: [...(byKey.get(key)?.own ?? []), message] });
  }
  return [...byKey.values()]
    .map((entry) => ({ conversation: entry.conversation, questionIds: openQuestionIds(entry.own) }))
    .filter(({ questionIds }) => questionIds.length > 0);
}

/** What the newest of these messages of one conversation ask back about: the questions, in order. */
export function openQuestionIds(own: readonly Message[]): readonly number[] {
  let questionIds: readonly number[] = [];
  for (const { content } of own) {
    const marker = readMarker(content);
    if (marker && !isAnswering(marker)) continue;
    questionIds = marker?.kind === 'askBack' ? [...questionIds, marker.questionId] : [];
  }
  return [...new Set(questionIds)];
}

/** What was said in a conversation before anything was said for this question: it was read in that light. */
export function saidBefore(own: readonly Message[], questionId: number): readonly Message[] {
  const first = own.findIndex(({ content }) => readMarker(content)?.questionId === questionId);
  const before = first === -1 ? own : own.slice(0, first);
  return before.filter(({ content }) => (readMarker(content)?.questionId ?? 0) < questionId);
}
