// By the clock: reminders whose time has come are posted, each once, where they were asked for, and are gone then.
import type { Logger } from 'pino';
import { ChatError, getMessage } from '../../chat/index.ts';
import { messageLink } from '../../document/index.ts';
import { type Channels, isActive } from '../model/account.ts';
import { linkTo, type Marker } from '../model/marker.ts';
import { type Conversation, conversationOf, keyOf, unreadQuestion } from '../model/question.ts';
import type { Place, Turns } from '../model/turns.ts';
import { deliver, type DeliverParts } from '../outbox/deliver.ts';
import { sentMarkersSince } from '../outbox/ownMessages.ts';
import { reminderDocument } from '../wording/reminder.ts';
import { localTimeOf } from './moment.ts';
import type { Reminder } from './reminder.ts';
import type { ReminderBook } from './reminderBook.ts';

export interface PostParts {
  readonly book: ReminderBook;
  readonly delivering: Omit<DeliverParts, 'log'> & { readonly channels: Pick<Channels, 'seesOwnMessages'> };
  readonly turns: Turns;
  readonly timeZone: string;
  readonly now: () => Date;
  readonly log: Logger;
}

/** The clock ticks each minute; a reminder that is later than this was not possible in time, and says so. */
const lateMs = 2 * 60_000;

/**
 * Asks the server for nothing while none is due. `signal` ends it. What it gives throws ChatError: then the next minute
 * will do.
 */
export function postReminders(parts: PostParts, signal: AbortSignal): () => Promise<void> {
  const { book, turns, now, log } = parts;
  const startedAt = now();
  /** Posting them was begun. */
  const begun = new Set<number>();

  async function post({ id }: Reminder, place: Place): Promise<void> {
    // It may have been deleted or moved while it waited for its turn.
    const reminder = (await book.due(now(), signal)).find((one) => one.id === id);
    if (!reminder) return;
    // An earlier run, or an attempt that failed, may have posted it.
    const mayBeThere = begun.has(id) || reminder.at <= startedAt;
    begun.add(id);
    const outcome = (await isActive(parts.delivering.chat, reminder.personId, signal))
      ? await send(reminder, mayBeThere, place, parts, signal)
      : 'person gone';
    await book.remove(id, signal);
    begun.delete(id);
    log.info({ question: id, outcome }, 'reminder done');
  }

  return async () => {
    const posting = (await book.due(now(), signal)).map((reminder) =>
      turns.inTurn(keyOf(reminder.conversation), reminder.personId, (place) => post(reminder, place)),
    );
    // What fails in one conversation holds up no other.
    const failed = (await Promise.allSettled(posting)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  };
}

type Sent = 'posted' | 'was posted' | 'withdrawn' | 'refused';

async function send(
  reminder: Reminder,
  mayBeThere: boolean,
  place: Place,
  { book, delivering, timeZone, now, log }: PostParts,
  signal: AbortSignal,
): Promise<Sent> {
  const { id, personId, at, lang, what, answerId } = reminder;
  const { chat, account, channels } = delivering;
  const conversation = await placeOf(reminder, delivering, signal);
  if (mayBeThere && (await isPosted(reminder, conversation, delivering, signal))) return 'was posted';
  const isBlind = conversation.kind === 'channel' && !channels.seesOwnMessages(conversation.channelId);
  // What cannot be looked for is posted at most once.
  if (isBlind) await book.remove(id, signal);
  const isLate = now().getTime() - at.getTime() > lateMs;
  const settings = { featureLevel: chat.featureLevel, ownUserId: account.self.userId };
  const document = reminderDocument({
    lang,
    what,
    late: isLate ? localTimeOf(at, timeZone) : undefined,
    linkToAnswer:
      answerId === undefined
        ? undefined
        : messageLink(
            { de: 'zur Antwort von damals', en: 'to the answer of that time' }[lang],
            linkTo(answerId, conversation, settings),
          ),
  });
  const delivery = { document, kind: 'reminder', sentMarkers: [], mentions: personId } as const;
  try {
    const sent = await deliver(
      unreadQuestion(id, personId, conversation),
      delivery,
      { ...delivering, log, place },
      signal,
    );
    return sent === 'withdrawn' ? 'withdrawn' : 'posted';
  } catch (error) {
    if (!(error instanceof ChatError) || error.kind !== 'rejected') throw error;
    log.error({ err: error, question: id }, 'a reminder could not be delivered');
    return 'refused';
  }
}

/** Where the message that asked for it is now. It may be gone, for servers delete what is old: then where it was. */
async function placeOf(
  { id, conversation }: Reminder,
  { chat, account }: Pick<DeliverParts, 'chat' | 'account'>,
  signal: AbortSignal,
): Promise<Conversation> {
  try {
    return conversationOf(await getMessage(chat, id, signal), account.self);
  } catch (error) {
    if (error instanceof ChatError && error.kind === 'rejected') return conversation;
    throw error;
  }
}

/** It stands where it was asked for, or privately where the account may not write there. Throws ChatError. */
async function isPosted(
  { id, personId, at }: Reminder,
  conversation: Conversation,
  delivering: Pick<DeliverParts, 'chat' | 'account'>,
  signal: AbortSignal,
): Promise<boolean> {
  const isReminder = ({ kind }: Marker) => kind === 'reminder';
  if ((await sentMarkersSince(at, id, conversation, delivering, signal)).some(isReminder)) return true;
  if (conversation.kind === 'direct') return false;
  const privately = { kind: 'direct', userIds: [personId] } as const;
  return (await sentMarkersSince(at, id, privately, delivering, signal)).some(isReminder);
}
