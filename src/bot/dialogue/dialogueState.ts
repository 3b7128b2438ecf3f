// What the bot has asked back and answered, conversation by conversation and for each asker by himself.
// It is read from the chat again at the start: an open question outlives the process.
import type { Message } from '../../chat/index.ts';
import { isAnswering, readMarker } from '../model/marker.ts';
import { type Conversation, conversationOf, keyOf, type Question, type Self } from '../model/question.ts';
import { type Move, movedTo } from '../model/questionTracker.ts';

export interface DialogueState {
  /** At the start: reads what is open from the bot's newest messages; `newestId` is the newest message of all. */
  recall(own: readonly Message[], newestId: number, self: Self): void;
  /** The bot has asked something back about a question. */
  askedBack(question: Question): void;
  /** It has answered one: what it asked that asker back before is over. */
  answered(question: Question): void;
  /** The same, read anew from what the bot has said in a conversation. */
  recount(conversation: Conversation, own: readonly Message[]): void;
  /** The questions, oldest first, about which the bot waits for an answer of this one's asker. `read` reads a question. */
  openFor(question: Question, read: ReadQuestion): Promise<readonly number[]>;
  /** Somebody may be waited for. */
  isOpen(conversation: Conversation): boolean;
  /** Where the bot waits for an answer that needs no mention. */
  inChannels(): readonly OpenAskBack[];
  /** Questions were moved, and what is open about them with them. */
  moved(questionIds: readonly number[], to: Move): void;
  /** An earlier run of the bot may have answered this question. */
  isOfEarlierRun(questionId: number): boolean;
}

export type ReadQuestion = (questionId: number) => Promise<Question | undefined>;

export interface OpenAskBack {
  readonly conversation: Conversation;
  readonly questionIds: readonly number[];
}

/** Something that the bot has said: to which question, and whether it asked back. */
interface Turn {
  readonly questionId: number;
  readonly isAskBack: boolean;
  /** Unknown after a start, until the question is read. */
  readonly askerId?: number | undefined;
}

interface Said {
  readonly conversation: Conversation;
  readonly turns: readonly Turn[];
}

/** Later, nobody who says a word means it as the answer. */
export const openForMs = 24 * 3600_000;

export function dialogueState(): DialogueState {
  const saidIn = new Map<string, Said>();
  let newestOfEarlierRuns = Infinity;

  const turnsIn = (conversation: Conversation) => saidIn.get(keyOf(conversation))?.turns ?? [];

  /** What is behind the last open question of everybody is of no interest. */
  function keep(conversation: Conversation, turns: readonly Turn[]): void {
    if (openAmong(turns).length === 0) saidIn.delete(keyOf(conversation));
    else saidIn.set(keyOf(conversation), { conversation, turns });
  }

  function add({ id, askerId, conversation }: Question, isAskBack: boolean): void {
    const others = turnsIn(conversation).filter(({ questionId }) => questionId !== id);
    keep(conversation, [...others, { questionId: id, askerId, isAskBack }]);
  }

  return {
    recall(own, newestId, self) {
      newestOfEarlierRuns = newestId;
      const inConversation = new Map<string, { conversation: Conversation; messages: Message[] }>();
      for (const message of own) {
        const conversation = conversationOf(message, self);
        const before = inConversation.get(keyOf(conversation));
        if (before) before.messages.push(message);
        else inConversation.set(keyOf(conversation), { conversation, messages: [message] });
      }
      for (const { conversation, messages } of inConversation.values()) keep(conversation, turnsOf(messages));
    },
    askedBack: (question) => add(question, true),
    answered: (question) => add(question, false),
    recount: (conversation, own) => keep(conversation, turnsOf(own)),
    async openFor(question, read) {
      const { conversation } = question;
      const { turns, open } = await openOf(question, turnsIn(conversation), read);
      keep(conversation, turns);
      return open;
    },
    isOpen: (conversation) => saidIn.has(keyOf(conversation)),
    inChannels: () =>
      [...saidIn.values()]
        .filter(({ conversation }) => conversation.kind === 'channel')
        .map(({ conversation, turns }) => ({ conversation, questionIds: openAmong(turns) })),
    moved(questionIds, to) {
      for (const { conversation, turns } of [...saidIn.values()]) {
        if (!openAmong(turns).some((id) => questionIds.includes(id))) continue;
        keep(conversation, []);
        keep(movedTo(conversation, to), turns);
      }
    },
    isOfEarlierRun: (questionId) => questionId <= newestOfEarlierRuns,
  };
}

/** What the bot's own messages of one conversation say of it, in their order. */
export function turnsOf(own: readonly Message[]): readonly Turn[] {
  const turns = new Map<number, Turn>();
  for (const { content } of own) {
    const marker = readMarker(content);
    if (!marker || !isAnswering(marker)) continue;
    const { questionId, kind } = marker;
    turns.delete(questionId);
    turns.set(questionId, { questionId, isAskBack: kind === 'askBack' });
  }
  return [...turns.values()];
}

/** The questions that may be open for anybody: of an asker who is not known, an answer to somebody closes nothing. */
const openAmong = (turns: readonly Turn[]): readonly number[] =>
  turns.flatMap(({ questionId, isAskBack, askerId }, at) => {
    const isClosed = turns
      .slice(at + 1)
      .some((later) => !later.isAskBack && askerId !== undefined && later.askerId === askerId);
    return isAskBack && !isClosed ? [questionId] : [];
  });

/** What is open for the asker of a question, with what was learned of the askers of the others. */
export async function openOf(
  { id, askerId, askedAt }: Question,
  turns: readonly Turn[],
  read: ReadQuestion,
): Promise<{ readonly turns: readonly Turn[]; readonly open: readonly number[] }> {
  const known = [...turns];
  const open: number[] = [];
  if (openAmong(turns).length === 0) return { turns, open };
  for (let at = known.length - 1; at >= 0; at--) {
    const turn = known[at];
    if (!turn || turn.questionId >= id || (turn.askerId !== undefined && turn.askerId !== askerId)) continue;
    // Whether it is over by its age, only the question itself tells.
    const asked = turn.askerId === undefined || turn.isAskBack ? await read(turn.questionId) : undefined;
    if (asked) known[at] = { ...turn, askerId: asked.askerId };
    if ((asked?.askerId ?? turn.askerId) !== askerId) continue;
    if (!turn.isAskBack || (asked && askedAt.getTime() - asked.askedAt.getTime() > openForMs)) break;
    open.unshift(turn.questionId);
  }
  return { turns: known, open };
}

/** What was said in a conversation before anything was said for this question: it was read in that light. */
export function saidBefore(own: readonly Message[], questionId: number): readonly Message[] {
  const first = own.findIndex(({ content }) => readMarker(content)?.questionId === questionId);
  const before = first === -1 ? own : own.slice(0, first);
  return before.filter(({ content }) => (readMarker(content)?.questionId ?? 0) < questionId);
}
