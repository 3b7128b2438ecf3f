// The quiet link at the end of everything the bot sends: which question it belongs to, and what it is.
// The one file that writes it and reads it back; with it, Zulip itself remembers what has been answered.
import type { Message } from '../../chat/index.ts';
import type { Lang, Text } from '../../document/index.ts';
import type { Conversation } from './question.ts';

/**
 * `collective` stands for several old questions, of which it names the newest; `progress` says that an answer is on its
 * way, `note` that it cannot be given yet, `file` is one that was wanted of it later, `more` what it had folded, and
 * `watch` says that changes of it will be told; `notice` tells that what the question subscribed to has changed, `reminder` is what it asked to be told at a later time.
 */
export type MessageKind =
  | 'answer'
  | 'redirect'
  | 'askBack'
  | 'collective'
  | 'progress'
  | 'note'
  | 'file'
  | 'more'
  | 'watch'
  | 'notice'
  | 'reminder';

export interface Marker {
  readonly questionId: number;
  readonly kind: MessageKind;
  /** From 1. */
  readonly part: number;
  readonly parts: number;
  /** Where several of a kind belong to one question: which of them it is. */
  readonly number?: number | undefined;
  /** Where it was found. */
  readonly messageId?: number;
}

/** Kinds of which the question is done. */
const answering: ReadonlySet<MessageKind> = new Set(['answer', 'redirect', 'askBack', 'collective']);

export const isAnswering = ({ kind }: Marker) => answering.has(kind);

/** It is told by the clock, maybe years after its question. */
export const isLater = ({ kind }: Marker) => kind === 'notice' || kind === 'reminder';

export const isSamePart = (a: Marker, b: Marker) =>
  a.questionId === b.questionId &&
  a.kind === b.kind &&
  a.part === b.part &&
  a.parts === b.parts &&
  a.number === b.number;

const words: Record<MessageKind, Text> = {
  answer: { de: 'Antwort', en: 'Answer' },
  redirect: { de: 'Antwort von dort', en: 'Answer from there' },
  askBack: { de: 'Rückfrage', en: 'Question back' },
  collective: { de: 'Sammelhinweis', en: 'Note on several' },
  progress: { de: 'Unterwegs', en: 'On its way' },
  note: { de: 'Hinweis', en: 'Note' },
  file: { de: 'Datei', en: 'File' },
  more: { de: 'Alle Angaben', en: 'All details' },
  watch: { de: 'Abo', en: 'Subscription' },
  reminder: { de: 'Erinnerung', en: 'Reminder' },
  notice: { de: 'Meldung', en: 'Notice' },
};

export interface LinkSettings {
  /** Before level 250 channels are streams in links. */
  readonly featureLevel: number;
  readonly ownUserId: number;
}

export function writeMarker(
  marker: Marker,
  conversation: Conversation,
  lang: Lang,
  settings: LinkSettings,
): string {
  const { kind, part, parts, questionId, number } = marker;
  const which = number === undefined ? '' : ` ${number}`;
  const count = parts === 1 ? '' : ` ${part}/${parts}`;
  return `[↩ ${words[kind][lang]}${which}${count}](${linkTo(questionId, conversation, settings)})`;
}

const kinds = Object.keys(words) as MessageKind[];
const kindOf = new Map(
  kinds.flatMap((kind) => Object.values(words[kind]).map((word) => [word, kind] as const)),
);
const pattern = /\[↩ ([^\]\d]+?)(?: (\d+))?(?: (\d+)\/(\d+))?\]\([^()\s]*\/near\/(\d+)\)\s*$/u;

/** The marker at the end of one of the bot's own messages. */
export function readMarker(content: string): Marker | undefined {
  const [, word = '', number, part = '1', parts = '1', questionId] = pattern.exec(content) ?? [];
  const kind = kindOf.get(word);
  return (
    kind && {
      kind,
      questionId: Number(questionId),
      part: Number(part),
      parts: Number(parts),
      ...(number === undefined ? {} : { number: Number(number) }),
    }
  );
}

/** A link to a message in its conversation, relative: the bot may know the server by another address than people do.
 * https://zulip.com/help/link-to-a-message-or-conversation
 */
export function linkTo(messageId: number, conversation: Conversation, settings: LinkSettings): string {
  const { featureLevel, ownUserId } = settings;
  if (conversation.kind === 'direct') {
    const ids = [...conversation.userIds, ownUserId].toSorted((a, b) => a - b).join(',');
    return `#narrow/dm/${ids}-dm/near/${messageId}`;
  }
  const word = featureLevel < 250 ? 'stream' : 'channel';
  const channel = `${conversation.channelId}-${hashEncode(conversation.channelName.replaceAll(' ', '-'))}`;
  return `#narrow/${word}/${channel}/topic/${hashEncode(conversation.topic)}/near/${messageId}`;
}

/** Zulip writes percent-encoding with dots in its links. */
function hashEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll('.', '%2E')
    .replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '.');
}

/** True when everything that one answer consists of is there. */
export function isComplete(markers: readonly Marker[]): boolean {
  return markers.filter(isAnswering).some(({ kind, parts }) => {
    const partsSent = new Set(markers.filter((marker) => marker.kind === kind).map((marker) => marker.part));
    return partsSent.size >= parts;
  });
}

/** A message's marker, and where it was found. */
export function markerOf(message: Message): Marker | [] {
  const marker = readMarker(message.content);
  return marker ? { ...marker, messageId: message.id } : [];
}
