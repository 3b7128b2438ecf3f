// A reply into the conversation, each part once: what may have been sent is looked for before it is sent again.
import { ChatError } from '../chat/index.ts';
import { type Document, type Sentence, sentence, strong, text } from '../document/index.ts';
import { toMessages } from '../render/message.ts';
import { attach, type AttachParts } from './attach.ts';
import type { AttachedFile } from './makeFiles.ts';
import { isSame, type Marker, type MessageKind, writeMarker } from './marker.ts';
import { progressNote } from './progressNote.ts';
import type { Conversation, Question } from './question.ts';
import { removeMessage, replaceNote, rewrite } from './rewrite.ts';
import { sendOnce, type SendParts } from './sendOnce.ts';

export interface DeliverParts extends AttachParts, SendParts {
  /** How long an upload takes before its progress is shown, and how often then. */
  readonly progressEveryMs: number;
}

export interface Delivery {
  readonly document: Document;
  readonly kind: MessageKind;
  /** Parts that are in the chat already. */
  readonly there: readonly Marker[];
  /** Files that belong to it. */
  readonly files?: readonly AttachedFile[];
  /** An earlier answer, message by message, that this one takes the place of where it can still be edited. */
  readonly replaced?: readonly number[];
}

/**
 * Sends a document to where the question was asked; where the account may not write, privately to the asker, with
 * the reason. Its files are uploaded first. Throws ChatError `rejected` when the server takes it in neither place, and
 * the signal's reason.
 */
export async function deliver(
  question: Question,
  delivery: Delivery,
  parts: DeliverParts,
  signal: AbortSignal,
): Promise<'sent' | 'redirected'> {
  const { conversation, askerId } = question;
  const { document, noteId } = await uploaded(question, delivery, parts, signal);
  const whole = { ...delivery, document };
  const wasRedirected = delivery.there.some((marker) => marker.kind === 'redirect');
  if (!wasRedirected) {
    try {
      await sendAll(question, conversation, { ...whole, noteId }, parts, signal);
      return 'sent';
    } catch (error) {
      const isRefused = error instanceof ChatError && error.kind === 'rejected';
      if (!isRefused || conversation.kind === 'direct') throw error;
      parts.log.info({ err: error }, 'the channel takes no message; answering privately');
    }
  }
  const notes = [redirectNote(conversation, document, parts), ...(document.notes ?? [])];
  const redirect: Delivery = { ...whole, kind: 'redirect', document: { ...document, notes } };
  await sendAll(question, { kind: 'direct', userIds: [askerId] }, redirect, parts, signal);
  return 'redirected';
}

/** The document with links to its files, and the message that told of their upload, if one did. */
async function uploaded(
  question: Question,
  { document, files = [], there }: Delivery,
  parts: DeliverParts,
  signal: AbortSignal,
): Promise<{ readonly document: Document; readonly noteId: number | undefined }> {
  // Left behind by a process that ended in the middle.
  const noteLeft = there.find(({ kind }) => kind === 'progress')?.messageId;
  if (files.length === 0) return { document, noteId: noteLeft };
  const { conversation: to } = question;
  const progress = progressNote(
    {
      ...parts,
      lang: document.lang,
      to,
      link: markerLink(question, { kind: 'progress', part: 1, parts: 1 }, document, parts),
      total: files.reduce((sum, { size }) => sum + size, 0),
      everyMs: parts.progressEveryMs,
    },
    signal,
  );
  try {
    const withLinks = await attach(document, files, progress, parts, signal);
    return { document: withLinks, noteId: (await progress.end()) ?? noteLeft };
  } finally {
    await progress.end();
  }
}

const markerLink = (
  { id, conversation }: Question,
  marker: Omit<Marker, 'questionId'>,
  { lang }: Document,
  { account }: Pick<DeliverParts, 'account'>,
) =>
  writeMarker({ questionId: id, ...marker }, conversation, lang, {
    featureLevel: account.featureLevel,
    ownUserId: account.self.userId,
  });

async function sendAll(
  question: Question,
  to: Conversation,
  { document, kind, there, noteId, replaced = [] }: Delivery & { readonly noteId?: number | undefined },
  parts: DeliverParts,
  signal: AbortSignal,
): Promise<void> {
  const link = (part: number, count: number) =>
    markerLink(question, { kind, part, parts: count }, document, parts);
  const room = parts.account.maxMessageLength - Array.from(link(999, 999)).length - glueAfter('`').length;
  const pieces = toMessages(document, room);
  for (const [index, piece] of pieces.entries()) {
    const marker: Marker = { questionId: question.id, kind, part: index + 1, parts: pieces.length };
    if (there.some((other) => isSame(marker, other))) continue;
    const content = piece + glueAfter(piece) + link(marker.part, marker.parts);
    if (index === 0 && noteId !== undefined && (await replaceNote(noteId, content, parts, signal))) continue;
    const before = replaced[index];
    if (before !== undefined && (await rewrite(before, content, parts, signal))) continue;
    await sendOnce(to, content, marker, parts, signal);
  }
  for (const messageId of replaced.slice(pieces.length)) await removeMessage(messageId, parts, signal);
}

/** The link stands on the line of sources, but never inside a table or a spoiler. */
const glueAfter = (piece: string) => (/[|`]$/.test(piece) ? '\n\n' : ' · ');

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
