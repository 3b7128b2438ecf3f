// What a command gets for one question: its values, the services, and the chat that the question stands in.
import type { Logger } from 'pino';
import type { ChatConnection } from '../../chat/index.ts';
import { dayIn, inLanguage, type Lang } from '../../document/index.ts';
import type { FactsService } from '../../facts/index.ts';
import type { Call, ChatCall, Command } from '../../kit/index.ts';
import type { Account, Asker } from '../model/account.ts';
import type { Question } from '../model/question.ts';
import type { Reading } from '../understanding/describeFrame.ts';
import type { Frame } from '../understanding/frame.ts';
import type { Understood } from '../understanding/judge.ts';
import type { Part } from '../understanding/partWords.ts';
import type { Heard, UnderstandParts } from '../understanding/heard.ts';

export interface AnswerParts extends UnderstandParts, Pick<ChatCall, 'ownStatus' | 'uploadEmoji' | 'alone'> {
  readonly reminders: (question: Question, asker: Asker) => ReturnType<ChatCall['reminders']>;
  /** `about` is the answer that is meant, where that is not the one before the question. */
  readonly subscriptions: (question: Question, about?: Frame) => ReturnType<ChatCall['subscriptions']>;
  readonly facts: FactsService;
  readonly chat: ChatConnection;
  readonly account: Readonly<Account>;
  readonly log: Logger;
  /** The language of what is said before the question's own is known. */
  readonly language: Lang;
  /** The present. */
  readonly now: () => Date;
  /** Told how each question in a message was read; must not throw. Only the demo and `npm run understand` listen. */
  readonly onRead?: ((question: Question, reading: Reading) => void) | undefined;
}

export interface Asked {
  readonly question: Question;
  readonly asker: Asker;
  /** What the question makes of what was asked before; undefined where it stands for itself. */
  readonly frame: Frame | undefined;
  /** Only this part of the answer is wanted. */
  readonly part?: Part | undefined;
  /**
   * Awaited before a command that changes something runs, so that it cannot run a second time; false when the asker may
   * not any more. May throw.
   */
  readonly beforeChange: (command: Command) => Promise<boolean>;
  /** It was answered before: nothing may be changed for it once more. */
  readonly isRepeat?: boolean;
  /** Called as soon as it is clear what is asked for. */
  readonly onUnderstood: (command: Command) => void;
  /** What was answered before this one; nobody looks for it unless a command wants to know. */
  readonly answeredBefore?: ((which: 'all' | 'right before') => AsyncIterable<AnsweredBefore>) | undefined;
}

export interface AnsweredBefore {
  readonly frame: Frame;
  /** Where its answer begins; undefined where that is another conversation. */
  readonly messageId: number | undefined;
}

/** What answering a message takes, handed on as it is; what its `parts` ask of the facts service has its time. */
export interface Answering extends Heard {
  readonly asked: Asked;
  readonly parts: AnswerParts;
}

/** Of that, what takes no message. */
export type Replying = Pick<Answering, 'asked' | 'parts' | 'signal'>;

/** What a call says of its question. */
type Said = Pick<Understood, 'values' | 'lang' | 'text' | 'uploads' | 'intent' | 'question'>;

/** Without what was answered before; `wholeCall` adds that. */
export function callFor(
  { values, lang, text, uploads, intent, question }: Said,
  { asked, parts, signal }: Replying,
): Call<Record<string, never>> {
  return {
    values: values as Record<string, never>,
    lang,
    say: inLanguage(lang),
    intent,
    question,
    today: dayIn(parts.timeZone, parts.now()),
    text,
    uploads,
    facts: parts.facts,
    chat: chatCall(parts, asked),
    signal,
    commands: parts.catalogue.commands.filter(asked.asker.may),
    answerBefore: async () => undefined,
    anyAnswerBefore: async () => undefined,
  };
}

function chatCall(
  { chat, account, ownStatus, uploadEmoji, alone, reminders, subscriptions }: AnswerParts,
  { question, asker }: Asked,
): ChatCall {
  const { askerId, conversation } = question;
  const { kind } = conversation;
  const { featureLevel } = chat;
  const { self, limits, emoji } = account;
  return {
    connection: chat,
    account: { ...self, featureLevel, limits, emoji },
    ownStatus,
    uploadEmoji,
    alone,
    reminders: () => reminders(question, asker),
    subscriptions: () => subscriptions(question),
    askerId,
    channel: kind === 'channel' ? { id: conversation.channelId, name: conversation.channelName } : undefined,
  };
}
