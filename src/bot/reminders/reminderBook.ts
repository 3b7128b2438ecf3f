// The reminders that there are. What this process knows of them stands here and nowhere else, and is written through to
// what outlives it.
import type { Logger } from 'pino';
import type { KeptRecords } from '../keeping/keptRecords.ts';
import { type Conversation, keyOf, type Move, movedTo } from '../model/question.ts';
import { keyOfReminder, readReminder, type Reminder, writeReminder } from './reminder.ts';

export interface ReminderBook {
  /** Those of a conversation, the next one first. Throws ChatError. */
  in(conversation: Conversation, signal: AbortSignal): Promise<readonly Reminder[]>;
  /** With a number that no other one of its conversation has; `full` where the person has too many. Throws ChatError. */
  add(reminder: Omit<Reminder, 'number'>, signal: AbortSignal): Promise<Reminder | 'full'>;
  /** Throws ChatError. */
  remove(id: number, signal: AbortSignal): Promise<void>;
  /** Those whose time has come, the earliest first; asks nobody once they have been read. Throws ChatError. */
  due(now: Date, signal: AbortSignal): Promise<readonly Reminder[]>;
  /** The messages that asked for them were moved, and they go along; or deleted, and they end. Throws ChatError. */
  moved(messageIds: readonly number[], to: Move, signal: AbortSignal): Promise<void>;
  deleted(messageIds: readonly number[], signal: AbortSignal): Promise<void>;
}

/** So many one person may have in all. */
export const mostOfPerson = 50;

export function reminderBook(kept: KeptRecords, log: Logger): ReminderBook {
  let known: Map<number, Reminder> | undefined;

  async function all(signal: AbortSignal): Promise<Map<number, Reminder>> {
    if (known) return known;
    const records = await kept.all(signal);
    const read = [...records].flatMap(([key, value]) => readReminder(key, value) ?? []);
    if (read.length < records.size)
      log.warn({ count: records.size - read.length }, 'reminders that cannot be read are left alone');
    // Somebody else may have read them meanwhile, and changed them.
    known ??= new Map(read.map((one) => [one.id, one]));
    return known;
  }

  const write = (changes: readonly Reminder[], signal: AbortSignal) =>
    kept.write(new Map(changes.map((one) => [keyOfReminder(one.id), writeReminder(one)])), signal);

  async function remove(ids: readonly number[], signal: AbortSignal): Promise<void> {
    const reminders = await all(signal);
    const there = ids.filter((id) => reminders.has(id));
    if (there.length === 0) return;
    await kept.write(new Map(there.map((id) => [keyOfReminder(id), undefined])), signal);
    for (const id of there) reminders.delete(id);
  }

  /** Where it goes, its number may be another one's. */
  function withMove(reminder: Reminder, to: Move): Reminder {
    const conversation = movedTo(reminder.conversation, to);
    const there = [...(known?.values() ?? [])].filter(
      (other) => other.id !== reminder.id && isIn(conversation)(other),
    );
    const isTaken = there.some(({ number }) => number === reminder.number);
    const number = isTaken ? Math.max(...there.map((other) => other.number)) + 1 : reminder.number;
    return { ...reminder, conversation, number };
  }

  return {
    async in(conversation, signal) {
      return inOrder([...(await all(signal)).values()].filter(isIn(conversation)));
    },
    async add(wanted, signal) {
      const reminders = await all(signal);
      const others = [...reminders.values()].filter(({ id }) => id !== wanted.id);
      const ofPerson = others.filter(({ personId }) => personId === wanted.personId);
      if (ofPerson.length >= mostOfPerson) return 'full';
      const here = others.filter(isIn(wanted.conversation));
      const reminder = { ...wanted, number: Math.max(0, ...here.map(({ number }) => number)) + 1 };
      // Nobody else takes the number while it is written.
      reminders.set(reminder.id, reminder);
      try {
        await write([reminder], signal);
      } catch (error) {
        reminders.delete(reminder.id);
        throw error;
      }
      return reminder;
    },
    remove: (id, signal) => remove([id], signal),
    async due(now, signal) {
      return inOrder([...(await all(signal)).values()].filter(({ at }) => at.getTime() <= now.getTime()));
    },
    async moved(messageIds, to, signal) {
      const moved: Reminder[] = [];
      for (const reminder of messageIds.flatMap((id) => known?.get(id) ?? [])) {
        const there = withMove(reminder, to);
        known?.set(there.id, there);
        moved.push(there);
      }
      if (moved.length > 0) await write(moved, signal);
    },
    async deleted(messageIds, signal) {
      if (known) await remove(messageIds, signal);
    },
  };
}

const isIn =
  (conversation: Conversation) =>
  (reminder: Reminder): boolean =>
    keyOf(reminder.conversation) === keyOf(conversation);

const inOrder = (reminders: readonly Reminder[]) =>
  reminders.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id);
