// Whether a chaos run went as it must: each question answered once, in order, in its place, and nothing else sent.
import { isAnswering, type Marker } from '../../src/bot/model/marker.ts';
import type { StoredMessage } from 'zulip-sandbox';
import { type Entry, markerOf } from './ledger.ts';
import { faultsOfNotices } from './notices.ts';
import type { Course } from './run.ts';

export interface Finding {
  readonly what: string;
  readonly questionIds: readonly number[];
}

interface Sent {
  readonly message: StoredMessage;
  readonly marker: Marker;
}

export function judge(course: Course): readonly Finding[] {
  const { chat, ledger, notices, sent, unreadIds, bot, questions } = course;
  const ofNotices = new Set([...notices.wishes.map(({ id }) => id), ...notices.orderIds]);
  const findings: Finding[] = bot.complaints.map((line) => ({
    what: `the bot complained: ${line}`,
    questionIds: [],
  }));
  const find = (what: string, ...questionIds: readonly number[]) => void findings.push({ what, questionIds });

  if (ledger.entries.size !== questions) find(`${ledger.entries.size} of ${questions} questions were asked`);
  const byQuestion = new Map<number, Sent[]>();
  for (const message of sent) {
    const marker = markerOf(message);
    // Three people ask everything here, and are told when many are left.
    if (isOnManyLeft.test(message.content) || isToItself(message) || ofNotices.has(marker?.questionId ?? 0))
      continue;
    if (!marker || !ledger.entries.has(marker.questionId)) find(`message ${message.id} answers no question`);
    else
      byQuestion.set(marker.questionId, [...(byQuestion.get(marker.questionId) ?? []), { message, marker }]);
  }
  for (const id of unreadIds) find('left unread', id);
  for (const entry of ledger.entries.values()) {
    const all = byQuestion.get(entry.id) ?? [];
    for (const what of faultsOf(entry, all, course)) find(what, entry.id);
  }
  for (const wish of notices.wishes) {
    for (const what of faultsOfNotices(wish, notices, chat)) find(what, wish.id);
  }
  findings.push(...outOfOrder([...ledger.entries.values()], byQuestion));
  return findings;
}

const isOnManyLeft = /\[↩ (?:Ihre Fragen|Your questions)\]\(#narrow\/dm\/[\d,]+-dm\)$/;

/** Where an account without storage keeps what it must not forget. */
const isToItself = ({ channelId, senderId, toUserIds = [] }: StoredMessage) =>
  channelId === undefined && toUserIds.every((id) => id === senderId);

/** What is wrong with the answer to one question. */
function faultsOf(entry: Entry, all: readonly Sent[], { chat, bot }: Course): readonly string[] {
  const answer = all.filter(({ marker }) => isAnswering(marker));
  const [first] = answer;
  if (!first) return ['not answered'];
  const { kind, parts } = first.marker;
  const faults: string[] = [];
  const numbers = answer.map(({ marker }) => marker.part);
  const isOneAnswer = answer.every(({ marker }) => marker.kind === kind && marker.parts === parts);
  if (!isOneAnswer || new Set(numbers).size < numbers.length) faults.push('answered twice');
  if (new Set(numbers).size < parts) faults.push('a part of the answer is missing');
  if (numbers.some((part, index) => part < (numbers[index - 1] ?? 0)))
    faults.push('its parts are out of order');
  if (kind === 'redirect' || kind === 'collective') faults.push(`answered by a ${kind}`);
  if (all.filter(({ marker }) => marker.kind === 'note').length > 1)
    faults.push('told twice that it has to wait');
  const question = chat.messages().find(({ id }) => id === entry.id);
  if (all.some(({ message }) => placeOf(message) !== (question && placeOf(question))))
    faults.push('answered in another conversation');
  if (isApology.test(first.message.content) && startsDuring(entry, bot) > 0) return faults;
  const words = answer.map(({ message }) => message.content.replaceAll('\u00a0', ' ')).join('\n');
  if (!words.includes(entry.expected)) faults.push(`answered with something else than “${entry.expected}”`);
  return faults;
}

/**
 * In hand when the process died twice, it is not tried again. The first time may have been before it was asked: what is
 * asked while a start looks for what was left is taken for left.
 */
const isApology = /der Fehler liegt bei mir|it is my fault/;

const startsDuring = ({ askedAt, answeredAt = Infinity }: Entry, { log }: Course['bot']) =>
  log.filter(({ msg, time }) => msg === 'listening' && time > askedAt && time < answeredAt).length;

/** The same for all messages of a conversation. */
const placeOf = ({ channelId, topic, senderId, toUserIds = [] }: StoredMessage) =>
  channelId === undefined
    ? [...new Set([senderId, ...toUserIds])].toSorted((a, b) => a - b).join(',')
    : `${channelId} ${topic}`;

/** An answer begins when those to all earlier questions are complete, except where these had to wait for figures. */
function outOfOrder(
  entries: readonly Entry[],
  byQuestion: ReadonlyMap<number, readonly Sent[]>,
): readonly Finding[] {
  const newest = new Map<string, { readonly questionId: number; readonly messageId: number }>();
  return entries
    .toSorted((a, b) => a.id - b.id)
    .flatMap((entry): Finding | [] => {
      const all = byQuestion.get(entry.id) ?? [];
      const ids = all.filter(({ marker }) => isAnswering(marker)).map(({ message }) => message.id);
      const hadToWait = all.some(({ marker }) => marker.kind === 'note');
      if (ids.length === 0 || hadToWait) return [];
      // Of one asker: whoever floods lets others pass (src/bot/model/turns.ts), and here three people ask everything.
      const place = `${entry.place.name} ${entry.asker}`;
      const before = newest.get(place);
      const own = { questionId: entry.id, messageId: Math.max(...ids) };
      // One that was answered late stays the one that others have overtaken: else each of them would name the one before.
      newest.set(place, before && before.messageId > own.messageId ? before : own);
      if (!before || Math.min(...ids) > before.messageId) return [];
      return { what: 'answered before an earlier question', questionIds: [entry.id, before.questionId] };
    });
}
