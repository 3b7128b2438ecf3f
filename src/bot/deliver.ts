// A reply into the conversation, each part once: what may have been sent is looked for before it is sent again.
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  backoff,
  type ChatConnection,
  ChatError,
  isPassing,
  mayHaveHappened,
  sendMessage,
} from '../chat/index.ts';
import { type Document, type Sentence, sentence, strong, text } from '../document/index.ts';
import { toMessages } from '../render/message.ts';
import type { Account } from './account.ts';
import type { Channels } from './channels.ts';
import { lookFor } from './look.ts';
import { type Marker, type MessageKind, writeMarker } from './marker.ts';
import type { Conversation, Question } from './question.ts';

export interface DeliverParts {
  readonly chat: ChatConnection;
  readonly log: Logger;
  readonly account: Readonly<Account>;
  /** Where an own message would never be seen again, nothing is sent a second time. */
  readonly channels: Pick<Channels, 'seesOwnMessages'>;
  /** Waits before each look after an ambiguous failure, in milliseconds; after the last one it is sent again. */
  readonly lookAfterMs: readonly number[];
}

/** A server's worker may carry out a request up to a minute after its answer was given up: zulip.com/api/send-message */
export const defaultLookAfterMs: readonly number[] = [0, 2_000, 10_000, 60_000];

export interface Delivery {
  readonly document: Document;
  readonly kind: MessageKind;
  /** Parts that are in the chat already. */
  readonly there: readonly Marker[];
}

/**
 * Sends a document to where the question was asked; where the account may not write, privately to the asker, with
 * the reason. Throws ChatError `rejected` when the server takes it in neither place, and the signal's reason.
 */
export async function deliver(
  question: Question,
  delivery: Delivery,
  parts: DeliverParts,
  signal: AbortSignal,
): Promise<'sent' | 'redirected'> {
  const { conversation, askerId } = question;
  const wasRedirected = delivery.there.some((marker) => marker.kind === 'redirect');
  if (!wasRedirected) {
    try {
      await sendAll(question, conversation, delivery, parts, signal);
      return 'sent';
    } catch (error) {
      const isRefused = error instanceof ChatError && error.kind === 'rejected';
      if (!isRefused || conversation.kind === 'direct') throw error;
      parts.log.info({ err: error }, 'the channel takes no message; answering privately');
    }
  }
  const { document } = delivery;
  const notes = [redirectNote(conversation, document, parts), ...(document.notes ?? [])];
  const redirect: Delivery = { ...delivery, kind: 'redirect', document: { ...document, notes } };
  await sendAll(question, { kind: 'direct', userIds: [askerId] }, redirect, parts, signal);
  return 'redirected';
}

async function sendAll(
  question: Question,
  to: Conversation,
  { document, kind, there }: Delivery,
  parts: DeliverParts,
  signal: AbortSignal,
): Promise<void> {
  const link = (part: number, count: number) =>
    writeMarker({ questionId: question.id, kind, part, parts: count }, question.conversation, document.lang, {
      featureLevel: parts.account.featureLevel,
      ownUserId: parts.account.self.userId,
    });
  const room = parts.account.maxMessageLength - Array.from(link(999, 999)).length - glueAfter('`').length;
  const pieces = toMessages(document, room);
  for (const [index, piece] of pieces.entries()) {
    const marker: Marker = { questionId: question.id, kind, part: index + 1, parts: pieces.length };
    if (there.some((other) => isSame(marker, other))) continue;
    const content = piece + glueAfter(piece) + link(marker.part, marker.parts);
    await sendOnce(to, content, marker, parts, signal);
  }
}

/** The link stands on the line of sources, but never inside a table or a spoiler. */
const glueAfter = (piece: string) => (/[|`]$/.test(piece) ? '\n\n' : ' · ');

const isSame = (a: Marker, b: Marker) =>
  a.questionId === b.questionId && a.kind === b.kind && a.part === b.part && a.parts === b.parts;

async function sendOnce(
  to: Conversation,
  content: string,
  marker: Marker,
  parts: DeliverParts,
  signal: AbortSignal,
): Promise<void> {
  const pause = backoff();
  for (;;) {
    try {
      await sendMessage(parts.chat, to, content, signal);
      return;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ChatError) || !isPassing(error)) throw error;
      if (mayHaveHappened(error)) {
        parts.log.warn({ err: error }, 'a message may have been sent; looking for it');
        if (to.kind === 'channel' && !parts.channels.seesOwnMessages(to.channelId)) return;
        if (await isThere(to, marker, parts, signal)) return;
      } else await pause.wait(signal, error.retryAfterMs);
    }
  }
}

/** Looks at once and then later and later; a look that failed is repeated, it is no miss. */
async function isThere(
  to: Conversation,
  marker: Marker,
  parts: DeliverParts,
  signal: AbortSignal,
): Promise<boolean> {
  const pause = backoff();
  for (const ms of parts.lookAfterMs) {
    await setTimeout(ms, undefined, { signal });
    for (;;) {
      try {
        const found = await lookFor(marker.questionId, to, parts, signal);
        if (found.some((other) => isSame(marker, other))) return true;
        break;
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof ChatError) || !isPassing(error)) throw error;
        await pause.wait(signal, error.retryAfterMs);
      }
    }
  }
  return false;
}

/** Why the answer comes privately, and who can change that. */
function redirectNote(conversation: Conversation, { lang }: Document, parts: DeliverParts): Sentence {
  const name = conversation.kind === 'channel' ? text(`#${conversation.channelName}`) : text('');
  const isMember = conversation.kind === 'channel' && parts.channels.seesOwnMessages(conversation.channelId);
  if (isMember) {
    return {
      de: sentence`Ihre Frage stand in ${strong(name)}; dort nimmt der Server keine Nachricht von mir an. Wer den Kanal verwaltet, kann mir das Schreiben erlauben.`,
      en: sentence`You asked in ${strong(name)}; the server takes no message from me there. Whoever administers the channel can allow me to write.`,
    }[lang];
  }
  return {
    de: sentence`Ihre Frage stand in ${strong(name)}; dort bin ich nicht Mitglied und darf nicht schreiben. Wer den Kanal verwaltet, kann mich hinzufügen.`,
    en: sentence`You asked in ${strong(name)}; I am not a member there and may not write. Whoever administers the channel can add me.`,
  }[lang];
}
