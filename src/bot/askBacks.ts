// Open questions of the bot's own, and the next message of the asker as the answer to them.
// What was asked is read from the chat again, not remembered: it works across a restart.
import { type ChatConnection, ChatError, getMessage, type Message } from '../chat/index.ts';
import { AskError, type AskProblem, plainName, readWords } from '../kit/index.ts';
import { beginsWithCommand, matchCommand } from './matchCommand.ts';
import { type Conversation, keyOf, type Question, type Self, textOf } from './question.ts';
import { readText } from './readText.ts';
import { type UnderstandParts, understand } from './understand.ts';
import { type Move, movedTo } from './whereNow.ts';

export interface AskBacks {
  /** The bot has asked something back about these questions, each about the one before. */
  open(conversation: Conversation, ...questionIds: readonly number[]): void;
  close(conversation: Conversation): void;
  isOpen(conversation: Conversation): boolean;
  /** Questions were moved, and what is open about them with them. */
  moved(questionIds: readonly number[], to: Move): void;
  /**
   * What the question asks: its own text, or that of the earlier question completed by it. Undefined for talk that is
   * no answer to what was asked back.
   */
  fullText(question: Question, self: Self, signal: AbortSignal): Promise<string | undefined>;
}

/** Words for „any of them“: the reading that needs no further choice. */
const anyOfThem = new Set(['egal', 'alle', 'gesamt', 'any', 'all', 'whatever']);

interface Open {
  readonly conversation: Conversation;
  readonly questionIds: readonly number[];
}

export function askBacks(chat: ChatConnection, parts: UnderstandParts): AskBacks {
  const openIn = new Map<string, Open>();

  /** What was asked so far: the first question, each further message filling in what was asked back about it. */
  async function askedBefore(
    question: Question,
    self: Self,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    let text: string | undefined;
    for (const id of openIn.get(keyOf(question.conversation))?.questionIds ?? []) {
      if (id === question.id) break;
      const asked = await read(id, signal);
      if (asked?.sender_id !== question.askerId) return undefined;
      const said = textOf(asked, self);
      text = text === undefined ? said : await continued(text, said, question.askedAt, parts, signal);
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

  return {
    open(conversation, ...questionIds) {
      const key = keyOf(conversation);
      const before = openIn.get(key)?.questionIds ?? [];
      openIn.set(key, { conversation, questionIds: [...new Set([...before, ...questionIds])] });
    },
    moved(questionIds, to) {
      for (const [key, open] of [...openIn]) {
        if (!open.questionIds.some((id) => questionIds.includes(id))) continue;
        const conversation = movedTo(open.conversation, to);
        openIn.delete(key);
        openIn.set(keyOf(conversation), { ...open, conversation });
      }
    },
    close: (conversation) => void openIn.delete(keyOf(conversation)),
    isOpen: (conversation) => openIn.has(keyOf(conversation)),
    async fullText(question, self, signal) {
      const { text, askedAt } = question;
      const before = await askedBefore(question, self, signal);
      const whole = before === undefined ? undefined : await continued(before, text, askedAt, parts, signal);
      if (!question.isTalk || whole === text) return whole ?? text;
      return whole !== undefined && (await problemOf(whole, askedAt, parts, signal)) ? undefined : whole;
    },
  };
}

/**
 * The earlier text completed by what was said next; or just that, when it is a question of its own. Words that want a
 * file stay at the end, wherever they were said.
 */
async function continued(
  before: string,
  said: string,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<string> {
  const command = matchCommand(readWords(before), parts.catalogue)?.command;
  // Anything is a text: what is a question of its own is none.
  if (command?.text) return isQuestionOfItsOwn(before, said, parts) ? said : `${before} ${inQuotes(said)}`;
  const [earlier, later] = [readText(before), readText(said)];
  // Which file is wanted answers nothing of what was asked back.
  if (later.question === '') return `${before} ${said}`;
  const files = `${earlier.fileWords} ${later.fileWords}`.trim();
  const problem = await problemOf(earlier.question, askedAt, parts, signal);
  const filled = `${fill(earlier.question, later.question, problem)} ${files}`.trim();
  if (!isQuestionOfItsOwn(before, said, parts)) return filled;
  // Some values are called like commands: „balkonkraftwerk“ is a topic too. What answers the question answers it.
  return problem && (await isWhole(filled, askedAt, parts, signal)) ? filled : said;
}

/** What was asked for is the whole of it. */
const inQuotes = (said: string) =>
  /^["„“«»‚‘'!]|\]\(/.test(said.trim()) ? said : `"${said.trim().replaceAll('"', '')}"`;

/** The words in the place of those that the question was about, or behind the others. */
function fill(before: string, said: string, problem: AskProblem | undefined): string {
  if (problem === undefined || !('around' in problem) || !problem.around) return `${before} ${said}`;
  const otherwise = problem.kind === 'ambiguous' ? problem.otherwise : undefined;
  const chosen = anyOfThem.has(plainName(said)) ? (otherwise?.label ?? said) : said;
  return [problem.around.before, chosen, problem.around.after].join(' ');
}

/** Understood, with every word in its place. */
async function isWhole(
  text: string,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    return (await understand({ text, askedAt }, parts, signal)).ignored === '';
  } catch (error) {
    if (error instanceof AskError) return false;
    throw error;
  }
}

/** A command in front, or another command anywhere: „und was kostet eine Wallbox?“ answers nothing. */
function isQuestionOfItsOwn(before: string, said: string, { catalogue }: UnderstandParts): boolean {
  const words = readWords(said);
  const asked = matchCommand(words, catalogue);
  if (!asked || asked.misspelt !== undefined) return false;
  const isOther = asked.command !== matchCommand(readWords(before), catalogue)?.command;
  // „Erdsonde“ names its command too, but says first of all what was asked for.
  return isOther || (beginsWithCommand(words, catalogue) && !asked.saysValue);
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
