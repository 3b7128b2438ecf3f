// What the bot knows of subscriptions: who hears of what where, what was seen last of it, and what of that is still to be
// told. All of it is in the memory and, record by record, kept; what cannot be read of it is left alone.
import type { Logger } from 'pino';
import { z } from 'zod';
import type { KeptRecords } from '../keeping/keptRecords.ts';
import type { Conversation } from '../model/question.ts';
import { Address, Subject } from './subject.ts';

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const Place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('channel'), channelId: z.int(), channelName: z.string(), topic: z.string() }),
  z.object({ kind: z.literal('direct'), userIds: z.array(z.int()).min(1).readonly() }),
]) satisfies z.ZodType<Conversation>;

/** Who wants to hear of a subject, and where. Its key is the id of the message that asked for it. */
const Wish = z.object({
  place: Place,
  personId: z.int(),
  /** The key of the subject. */
  about: z.string(),
  /** By which people name it in its conversation. */
  number: z.int(),
  since: Day,
  toldOn: Day.optional(),
});
export type Wish = Readonly<z.infer<typeof Wish>>;

/** What of a subject was seen last. */
const Seen = z.object({
  subject: Subject,
  sums: z.array(z.tuple([Address, z.string()]).readonly()).readonly(),
  /** Its statements, packed. */
  leaves: z.string(),
  on: Day,
  /** So many changes of it were told. */
  told: z.int(),
});
export type Seen = Readonly<z.infer<typeof Seen>>;

/** A change that is being told: what is seen of the subject afterwards, and the words. */
const News = z.object({
  after: Seen.omit({ subject: true }),
  changes: z.array(
    z.object({ label: z.string(), before: z.string(), after: z.string(), isFigure: z.boolean() }),
  ),
  /** Further ones that are only counted. */
  more: z.int(),
  asOf: z.string().optional(),
  validFrom: z.string().optional(),
  sources: z.array(z.object({ title: z.string(), url: z.string().optional() })),
  foundAt: z.iso.datetime(),
  /** So much changed at once that administrators are asked first. */
  isHeld: z.boolean(),
});
export type News = Readonly<z.infer<typeof News>>;

export interface Kept {
  readonly wishes: KeptRecords;
  readonly seen: KeptRecords;
  readonly news: KeptRecords;
}

export interface Notebook {
  readonly wishes: ReadonlyMap<number, Wish>;
  readonly seen: ReadonlyMap<string, Seen>;
  readonly news: ReadonlyMap<string, News>;
  /** Throws ChatError, and RangeError for what is too long to be kept; then nothing is different. */
  write(changes: NotebookChanges, signal: AbortSignal): Promise<void>;
}

/** Undefined takes away. */
export interface NotebookChanges {
  readonly wishes?: ReadonlyMap<number, Wish | undefined>;
  readonly seen?: ReadonlyMap<string, Seen | undefined>;
  readonly news?: ReadonlyMap<string, News | undefined>;
}

/** Those who hear of a subject. */
export const wishesFor = (about: string, { wishes }: Pick<Notebook, 'wishes'>) =>
  [...wishes].filter(([, wish]) => wish.about === about);

/** Reads all of it. Throws ChatError. */
export async function openNotebook(kept: Kept, log: Logger, signal: AbortSignal): Promise<Notebook> {
  const wishes = await readAll(kept.wishes, Wish, Number, log, signal);
  const seen = await readAll(kept.seen, Seen, String, log, signal);
  const news = await readAll(kept.news, News, String, log, signal);
  return {
    wishes,
    seen,
    news,
    // In this order: what is wished has been seen, and what is news is told before it counts as seen.
    async write(changes, signal) {
      if (changes.seen) await writeAll(changes.seen, seen, kept.seen, signal);
      if (changes.wishes) await writeAll(changes.wishes, wishes, kept.wishes, signal);
      if (changes.news) await writeAll(changes.news, news, kept.news, signal);
    },
  };
}

async function readAll<Key, Value>(
  records: KeptRecords,
  shape: z.ZodType<Value>,
  keyOf: (key: string) => Key,
  log: Logger,
  signal: AbortSignal,
): Promise<Map<Key, Value>> {
  const read = new Map<Key, Value>();
  let unreadable = 0;
  for (const [key, text] of await records.all(signal)) {
    const value = shape.safeParse(jsonIn(text));
    if (value.success) read.set(keyOf(key), value.data);
    else unreadable += 1;
  }
  if (unreadable > 0)
    log.warn({ count: unreadable }, 'records of subscriptions cannot be read; they are left alone');
  return read;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function writeAll<Key extends string | number, Value>(
  changes: ReadonlyMap<Key, Value | undefined>,
  values: Map<Key, Value>,
  records: KeptRecords,
  signal: AbortSignal,
): Promise<void> {
  const texts = [...changes].map(
    ([key, value]) => [String(key), value === undefined ? undefined : JSON.stringify(value)] as const,
  );
  await records.write(new Map(texts), signal);
  for (const [key, value] of changes) {
    if (value === undefined) values.delete(key);
    else values.set(key, value);
  }
}
