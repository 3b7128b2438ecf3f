// A reminder, and how it is written where it is kept.
import { z } from 'zod';
import { type Conversation, KeptConversation } from '../model/question.ts';

const Kept = z.object({
  /** In its conversation. */
  number: z.int().positive(),
  personId: z.int(),
  conversation: KeptConversation,
  at: z.iso.datetime(),
  what: z.string(),
  lang: z.enum(['de', 'en']),
  answerId: z.int().optional(),
});

export interface Reminder extends Omit<z.infer<typeof Kept>, 'at' | 'conversation'> {
  /** The message that asked for it: there is one for a message. */
  readonly id: number;
  readonly at: Date;
  readonly conversation: Conversation;
}

export const keyOfReminder = (id: number): string => String(id);

/** Its id is the key. */
export const writeReminder = (reminder: Reminder): string =>
  JSON.stringify({ ...reminder, id: undefined, at: reminder.at.toISOString() });

/** Undefined for what this version does not know. */
export function readReminder(key: string, kept: string): Reminder | undefined {
  const id = Number(key);
  const read = Kept.safeParse(parsed(kept));
  return read.success && Number.isInteger(id) ? { ...read.data, id, at: new Date(read.data.at) } : undefined;
}

function parsed(kept: string): unknown {
  try {
    return JSON.parse(kept);
  } catch {
    return undefined;
  }
}
