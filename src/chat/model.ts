// The shapes of what we read from Zulip, and only of that.
import { z } from 'zod';

export interface Emoji {
  /** Without colons. */
  readonly name: string;
  /** A custom emoji's id, else the code points in hexadecimal digits; with `type`, or both are left to the server. */
  readonly code?: string | undefined;
  readonly type?: 'unicode_emoji' | 'realm_emoji' | 'zulip_extra_emoji' | undefined;
}

/** Deleted ones stay in the list. */
export const CustomEmoji = z.record(
  z.string(),
  z.object({ id: z.string(), name: z.string(), deactivated: z.boolean().default(false) }),
);

/** The custom emoji that can be used, by name. */
export function usableEmoji(listed: z.infer<typeof CustomEmoji>): ReadonlyMap<string, Emoji> {
  const usable = Object.values(listed).filter(({ deactivated }) => !deactivated);
  return new Map(usable.map(({ id, name }) => [name, { name, code: id, type: 'realm_emoji' }]));
}

/** Messages one by one: one that cannot be read is skipped, and must not hide the others. */
export type Messages = z.infer<typeof Messages>;
export const Messages = z.array(z.unknown()).transform((rows) => {
  const results = rows.map((row) => ({ row, ...Message.safeParse(row) }));
  return {
    read: results.flatMap(({ data }) => data ?? []),
    skipped: results.flatMap(({ row, error }): Skipped | [] =>
      error ? { id: Id.safeParse(row).data?.id, error } : [],
    ),
  };
});

/** A message in a shape that is not known; only its kind is for the log. */
export interface Skipped {
  readonly id: number | undefined;
  readonly error: z.ZodError;
}
const Id = z.object({ id: z.int() });

/** Of an answer that says no more than that it is done. Made once, as all shapes: to make one takes longer than to use it. */
export const Nothing = z.object({});

export type Person = z.infer<typeof Person>;
const Person = z.object({ id: z.int(), full_name: z.string() });

const Reaction = z.object({
  user_id: z.int(),
  emoji_name: z.string(),
  emoji_code: z.string(),
  reaction_type: z.enum(['unicode_emoji', 'realm_emoji', 'zulip_extra_emoji']),
});

/** A message as events and GET /messages give it, with the Markdown as typed: https://zulip.com/api/get-messages */
export type Message = z.infer<typeof Message>;
export const Message = z.object({
  id: z.int(),
  sender_id: z.int(),
  /** `zulipinternal` for the server's own bots. */
  sender_realm_str: z.string().optional(),
  /** `stream` and `private` at every level so far; the newer words are accepted too. */
  type: z.enum(['stream', 'channel', 'private', 'direct']),
  content: z.string(),
  /** Unix time in seconds. */
  timestamp: z.number(),
  stream_id: z.int().optional(),
  /** Its text was changed, or it was moved; absent for what is as it was sent. */
  last_edit_timestamp: z.number().optional(),
  /** Newer servers tell moves apart from changes of the text. */
  last_moved_timestamp: z.number().optional(),
  /** Absent where the organisation hides it. */
  edit_history: z
    .array(z.object({ prev_stream: z.int().optional() }))
    .optional()
    .catch(undefined),
  /** The topic; empty for direct messages. */
  subject: z.string().default(''),
  /** The channel's name, or everyone in a direct conversation. */
  display_recipient: z.union([z.string(), z.array(Person)]),
  /** This account's flags; in events they stand beside the message. */
  flags: z.array(z.string()).optional(),
  // A courtesy: a kind that is not known yet must not stop the message.
  reactions: z.array(Reaction).optional().catch(undefined),
});

const typed = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), ...shape });

/** The events that are asked for; fields that are not used are not looked at: https://zulip.com/api/get-events */
export type ZulipEvent = z.infer<typeof ZulipEvent>;
const ZulipEvent = z.discriminatedUnion('type', [
  typed('message', { message: Message, flags: z.array(z.string()).default([]) }),
  typed('update_message', {
    message_id: z.int(),
    /** All that were moved together. */
    message_ids: z.array(z.int()).default([]),
    /** Who did it; null for the server itself. */
    user_id: z.int().nullish(),
    /** The channel that it was in; absent for direct messages. */
    stream_id: z.int().optional(),
    /** The new Markdown; absent when only the topic or the rendering changed. */
    content: z.string().optional(),
    orig_content: z.string().optional(),
    /** The new topic, and the new channel. */
    subject: z.string().optional(),
    new_stream_id: z.int().optional(),
    /** A preview or the like: nobody has edited it. */
    rendering_only: z.boolean().default(false),
    flags: z.array(z.string()).default([]),
  }),
  /** Deleted, or no longer to be seen. */
  typed('delete_message', {
    message_id: z.int().optional(),
    message_ids: z.array(z.int()).optional(),
    /** Where they were; absent for direct messages. */
    stream_id: z.int().optional(),
    topic: z.string().optional(),
  }),
  typed('reaction', {
    op: z.string(),
    emoji_code: z.string(),
    message_id: z.int(),
    user_id: z.int(),
  }),
  typed('stream', { op: z.string() }),
  typed('subscription', { op: z.string() }),
  typed('realm_user', {
    op: z.string(),
    person: z.object({ user_id: z.int(), full_name: z.string().optional() }),
  }),
  typed('realm_emoji', { realm_emoji: CustomEmoji }),
  typed('restart', { zulip_feature_level: z.int().optional() }),
]);

export const eventTypes = ZulipEvent.options.map((option) => option.shape.type.value);

/** What every event has. */
export type EventEnvelope = z.infer<typeof EventEnvelope>;
export const EventEnvelope = z.looseObject({ id: z.int(), type: z.string() });

/** Stands for what is no event at all; nothing comes of it. */
export const oddEvent: EventEnvelope = { id: -1, type: 'odd' };

/** An event in its shape, or why it does not fit; undefined for types that nobody asked for (heartbeats). */
export function readEvent(envelope: EventEnvelope): ZulipEvent | z.ZodError | undefined {
  if (envelope === oddEvent)
    return new z.ZodError([{ code: 'custom', path: [], message: 'no event', input: undefined }]);
  if (!eventTypes.some((type) => type === envelope.type)) return undefined;
  const { data, error } = ZulipEvent.safeParse(envelope);
  return data ?? error;
}
