// Open questions of the bot's own, and the next message of the asker as the answer to them.
// What was asked is read from the chat again, not remembered: it works across a restart.
import { type ChatConnection, ChatError, getMessage } from '../chat/index.ts';
import { AskError, type AskProblem, plainName, readWords } from '../kit/index.ts';
import { beginsWithCommand } from './matchCommand.ts';
import { type Conversation, keyOf, type Question, type Self, textOf } from './question.ts';
import { type UnderstandParts, understand } from './understand.ts';

export interface AskBacks {
  /** The bot has asked something back about this question. */
  open(conversation: Conversation, questionId: number): void;
  close(conversation: Conversation): void;
  isOpen(conversation: Conversation): boolean;
  /**
   * What the question asks: its own text, or that of the earlier question completed by it. Undefined for talk that is
   * no answer to what was asked back.
   */
  fullText(question: Question, self: Self, signal: AbortSignal): Promise<string | undefined>;
}

/** Words for „any of them“: the reading that needs no further choice. */
const anyOfThem = new Set(['egal', 'alle', 'gesamt', 'any', 'all', 'whatever']);

export function askBacks(chat: ChatConnection, parts: UnderstandParts): AskBacks {
  const openIn = new Map<string, number>();

  async function askedBefore(
    question: Question,
    self: Self,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const questionId = openIn.get(keyOf(question.conversation));
    if (questionId === undefined || questionId === question.id) return undefined;
    try {
      const asked = await getMessage(chat, questionId, signal);
      return asked.sender_id === question.askerId ? textOf(asked, self) : undefined;
    } catch (error) {
      // Deleted, or no longer to be seen: then the message stands for itself.
      if (error instanceof ChatError && error.kind === 'rejected') return undefined;
      throw error;
    }
  }

  return {
    open: (conversation, questionId) => void openIn.set(keyOf(conversation), questionId),
    close: (conversation) => void openIn.delete(keyOf(conversation)),
    isOpen: (conversation) => openIn.has(keyOf(conversation)),
    async fullText(question, self, signal) {
      if (beginsWithCommand(readWords(question.text), parts.catalogue)) return question.text;
      const before = await askedBefore(question, self, signal);
      const whole = before === undefined ? undefined : await complete(before, question, parts, signal);
      if (!question.isTalk) return whole ?? question.text;
      return whole !== undefined && (await problemOf(whole, question.askedAt, parts, signal))
        ? undefined
        : whole;
    },
  };
}

/** The earlier text with the reply in the place of the words that were ambiguous, or behind it. */
async function complete(
  before: string,
  { text: reply, askedAt }: Question,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<string> {
  const problem = await problemOf(before, askedAt, parts, signal);
  if (problem?.kind !== 'ambiguous') return `${before} ${reply}`;
  const chosen = anyOfThem.has(plainName(reply)) ? (problem.otherwise?.label ?? reply) : reply;
  return [problem.before, chosen, problem.after].join(' ');
}

/** What keeps a text from being understood. */
async function problemOf(
  text: string,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<AskProblem | undefined> {
  try {
    await understand({ text, askedAt }, parts, signal);
    return undefined;
  } catch (error) {
    if (error instanceof AskError) return error.problem;
    throw error;
  }
}
