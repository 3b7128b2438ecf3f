// A reply into the conversation, each part once: what may have been sent is looked for before it is sent again.
import { ChatError, type ChoicesWidget } from '../../chat/index.ts';
import { type Document, note, saidIn } from '../../document/index.ts';
import { plainSentence } from '../../render/csv/plain.ts';
import { lineOf } from '../../render/escape.ts';
import { messagesWithin } from '../../render/messages.ts';
import type { Channels } from '../model/account.ts';
import { isSamePart, type Marker, type MessageKind, writeMarker } from '../model/marker.ts';
import { type Conversation, keyOf, type Question } from '../model/question.ts';
import type { QuestionRecords } from '../model/questionRecords.ts';
import { explainRedirect } from '../wording/explainDelivery.ts';
import { attach, type AttachedFile, type AttachParts, type MakeParts } from './files.ts';
import { editOwnMessage, removeOwnMessage, sentMarkersOf } from './ownMessages.ts';
import { progressNote } from './progressNote.ts';
import { sendOnce, type SendParts } from './sendOnce.ts';

export interface DeliverParts extends AttachParts, SendParts {
  /** Questions are moved and deleted while files are uploaded for them. */
  readonly records: Pick<QuestionRecords, 'present' | 'sent'>;
  readonly channels: Pick<Channels, 'seesOwnMessages' | 'isSubscribed' | 'whyClosed'>;
  /** Files are made in turn. */
  readonly making: MakeParts['making'];
  readonly makeFile: MakeParts['makeFile'];
  /** How long an upload takes before its progress is shown, and how often then. */
  readonly progressEveryMs: number;
}

export interface Delivery {
  readonly document: Document;
  readonly kind: MessageKind;
  /** Of several of this kind for the question, which one it is. */
  readonly number?: number;
  /** Parts that are in the chat already. */
  readonly sentMarkers: readonly Marker[];
  /** Files that belong to it. */
  readonly files?: readonly AttachedFile[];
  /** Whom it mentions, so that the chat tells him: the id of a person. */
  readonly mentions?: number;
  /** An earlier answer, message by message, that this one takes the place of where it can still be edited. */
  readonly replaced?: readonly number[];
}

/** `withdrawn`: the question is not there any more, and nobody is answered. */
export type Delivered = 'sent' | 'redirected' | 'withdrawn';

/**
 * Sends a document to where the question is; where the account may not write, privately to the asker, with the reason.
 * Its files are uploaded first. Moved meanwhile, the question has the rest where it is then; deleted, it has nothing.
 * Throws ChatError `rejected` when the server takes it in neither place, and the signal's reason.
 */
export async function deliver(
  asked: Question,
  delivery: Delivery,
  parts: DeliverParts,
  signal: AbortSignal,
): Promise<Delivered> {
  const linked = await withLinks(asked, delivery, parts, signal);
  const { document, noteId } = linked;
  /** By this delivery. */
  const sent: Marker[] = [];
  const noteSent = (marker: Marker) => {
    sent.push(marker);
    parts.records.sent(marker);
  };
  for (;;) {
    const question = parts.records.present(asked);
    if (!question) {
      const ids = new Set([noteId, ...sent.map(({ messageId }) => messageId)]);
      for (const id of ids) if (id !== undefined) await removeOwnMessage(id, document.lang, parts, signal);
      return 'withdrawn';
    }
    const left = { ...linked, sentMarkers: [...delivery.sentMarkers, ...sent] };
    const how = await deliverTo(question, left, noteSent, parts, signal);
    if (how !== 'outdated' && parts.records.present(asked)) return how;
  }
}

async function deliverTo(
  question: Question,
  whole: Linked,
  noteSent: NoteSent,
  parts: DeliverParts,
  signal: AbortSignal,
): Promise<Delivered | 'outdated'> {
  const { conversation, askerId } = question;
  const { document, kind } = whole;
  const wasRedirected = whole.sentMarkers.some((marker) => marker.kind === 'redirect');
  if (!wasRedirected) {
    try {
      return (await sendAll(question, conversation, whole, noteSent, parts, signal)) ? 'sent' : 'outdated';
    } catch (error) {
      const isRefused = error instanceof ChatError && error.kind === 'rejected';
      if (!isRefused || conversation.kind === 'direct') throw error;
      parts.log.info({ err: error }, 'the channel takes no message; answering privately');
    }
  }
  const notes = [...(document.notes ?? [])];
  if (conversation.kind === 'channel') {
    const why = await parts.channels.whyClosed(conversation.channelId, signal);
    notes.unshift(note('answer', explainRedirect(conversation.channelName, why, document.lang)));
  }
  // A note or a file stays what it is, wherever it goes: it is no answer.
  const redirectKind = kind === 'answer' || kind === 'askBack' ? 'redirect' : kind;
  const redirect = { ...whole, noteId: undefined, kind: redirectKind, document: { ...document, notes } };
  const privately = { kind: 'direct', userIds: [askerId] } as const;
  return (await sendAll(question, privately, redirect, noteSent, parts, signal)) ? 'redirected' : 'outdated';
}

type NoteSent = (marker: Marker) => void;

interface Linked extends Delivery {
  /** The message that told of the upload, if one did. */
  readonly noteId: number | undefined;
}

/** The delivery with links to its files in the document. */
async function withLinks(
  question: Question,
  delivery: Delivery,
  parts: DeliverParts,
  signal: AbortSignal,
): Promise<Linked> {
  const { document, files = [], sentMarkers, kind } = delivery;
  // Left behind by a process that ended in the middle.
  const noteLeft = progressIn(sentMarkers);
  if (files.length === 0) return { ...delivery, noteId: noteLeft };
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
    const attached = await attach(document, files, progress, parts, signal);
    const note = await progress.end();
    const noteId = note === 'unsure' ? progressIn(await sentMarkersOf(question.id, to, parts, signal)) : note;
    const linked = { ...delivery, document: attached.document, noteId: noteId ?? noteLeft };
    if (kind !== 'file' || attached.uploaded > 0) return linked;
    // Nothing came of it: it is only said, and may be wanted again.
    const [why = []] = attached.document.notes?.slice(-1).map(saidIn) ?? [];
    return { ...linked, kind: 'note', document: { lang: document.lang, headline: why } };
  } finally {
    await progress.end();
  }
}

const progressIn = (sentMarkers: readonly Marker[]) =>
  sentMarkers.find(({ kind }) => kind === 'progress')?.messageId;

const markerLink = (
  { id, conversation }: Question,
  marker: Omit<Marker, 'questionId'>,
  { lang }: Document,
  { chat, account }: Pick<DeliverParts, 'chat' | 'account'>,
) =>
  writeMarker({ questionId: id, ...marker }, conversation, lang, {
    featureLevel: chat.featureLevel,
    ownUserId: account.self.userId,
  });

/** False when the question is not there any more, in the middle of it. */
async function sendAll(
  question: Question,
  to: Conversation,
  { document, kind, number, sentMarkers, noteId, mentions, replaced = [] }: Linked,
  noteSent: NoteSent,
  parts: DeliverParts,
  signal: AbortSignal,
): Promise<boolean> {
  const { lang } = document;
  const link = (part: number, count: number) =>
    markerLink(question, { kind, number, part, parts: count }, document, parts);
  const mention = mentions === undefined ? '' : `@**|${mentions}** `;
  const around = Array.from(link(999, 999)).length + glueAfter('`').length + mention.length;
  const room = parts.account.maxMessageLength - around;
  const pieces = messagesWithin(document, room);
  // Only for the question as a whole; and what is written where another message stands is without them.
  const widget = kind === 'askBack' && pieces.length === 1 ? choicesWidget(document) : undefined;
  // An answer is written where an earlier one stands, else where its upload was told of.
  const places = replaced.length > 0 || noteId === undefined ? replaced : [noteId];
  const isStillSo = () => {
    const present = parts.records.present(question);
    return present !== undefined && keyOf(present.conversation) === keyOf(question.conversation);
  };
  for (const [index, piece] of pieces.entries()) {
    const marker = { questionId: question.id, kind, number, part: index + 1, parts: pieces.length };
    if (sentMarkers.some((other) => isSamePart(marker, other))) continue;
    const content = mention + piece + glueAfter(piece) + link(marker.part, marker.parts);
    const place = places[index];
    if (place !== undefined && (await editOwnMessage(place, content, parts, signal))) {
      noteSent({ ...marker, messageId: place });
      continue;
    }
    if (place === noteId && place !== undefined) await removeOwnMessage(place, lang, parts, signal);
    const sent = await sendOnce({ to, content, marker, widget, isStillSo, replaced }, parts, signal);
    if (sent === 'outdated') return false;
    noteSent(sent);
  }
  const left = replaced.length > 0 && noteId !== undefined ? [noteId] : [];
  for (const messageId of [...replaced.slice(pieces.length), ...left]) {
    await removeOwnMessage(messageId, lang, parts, signal);
  }
  return true;
}

/** The link stands on the line of sources, but never inside a table or a spoiler. */
const glueAfter = (piece: string) => (/[|`]$/.test(piece) ? '\n\n' : ' · ');

/**
 * The buttons of a document as Zulip takes them: plain text, A to F. The heading has all that the message says beside the
 * choices, for Zulip's web and desktop apps show it in place of the message; other apps, notifications and the search
 * have the message. Undefined where there are no buttons.
 */
export function choicesWidget({ buttons, preface, notes = [], lang }: Document): ChoicesWidget | undefined {
  if (!buttons) return undefined;
  const said = [preface ?? [], buttons.heading, ...notes.map(saidIn)];
  const heading = said.map((one) => lineOf(plainSentence(one, lang))).filter(Boolean);
  return {
    heading: heading.join(' '),
    choices: buttons.answers.map(({ label, reply }, index) => ({
      short_name: String.fromCodePoint(firstLetter + index),
      long_name: lineOf(label),
      reply,
    })),
  };
}

const firstLetter = 'A'.codePointAt(0) ?? 0;
