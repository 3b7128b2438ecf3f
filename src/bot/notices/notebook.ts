// What the bot knows of subscriptions: who hears of what where, what was seen last of it, and what of that is still to be
// told. All of it is in the memory and, record by record, kept; what cannot be read of it is left alone.
import type { Logger } from 'pino';
import { z } from 'zod';
import type { KeptRecords } from '../keeping/keptRecords.ts';
import { KeptConversation } from '../model/question.ts';
import { Address, Subject } from './subject.ts';

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Who wants to hear of a subject, and where. Its key is the id of the message that asked for it. */
const Wish = z.object({
  place: KeptConversation,
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
    z.object({
      label: z.string(),
      before: z.string(),
      after: z.string(),
      isList: z.boolean(),
      isFigure: z.boolean(),
    }),
  ),
  /** Further ones that are only counted. */
  more: z.int(),
  asOf: z.string().optional(),
  /** How sure the service is of them. */
  status: z.string().optional(),
  isExample: z.literal(true).optional(),
  validFrom: z.string().optional(),
  sources: z.array(z.object({ title: z.string(), url: z.string().optional() })),
  foundAt: z.iso.datetime(),
  /**
   * `held`: so much changed at once that administrators are asked first; `released` and `discarded` are what they decided,
   * which holds if it is still so at the next look; `telling`: it is being told.
   */
  stage: z.enum(['held', 'released', 'discarded', 'telling']),
});
export type News = Readonly<z.infer<typeof News>>;

/** What administrators are told of what is held back. */
const Storm = z.object({
  /** The message that it is told as a note on, and which of its notes it is. */
  questionId: z.int(),
  number: z.int(),
  at: z.iso.datetime(),
  /** So many are as they were before, and no longer held. */
  gone: z.int(),
  isTold: z.boolean(),
});
export type Storm = Readonly<z.infer<typeof Storm>>;

export interface Notebook {
  /** By the id of the message that asked for it. */
  readonly wishes: ReadonlyMap<number, Wish>;
  /** By subject. They are many and large: each is read when it is wanted. */
  readonly seen: Readings<Seen>;
  readonly news: ReadonlyMap<string, News>;
  /** The last one. */
  readonly storm: Storm | undefined;
  /** Throws ChatError, and RangeError for what is too long to be kept; then nothing is different. */
  write(changes: NotebookChanges, signal: AbortSignal): Promise<void>;
  /** What has happened in the chat: it is so from now on, also while it cannot be kept. Throws ChatError. */
  follow(wishes: ReadonlyMap<number, Wish | undefined>, signal: AbortSignal): Promise<void>;
}

/** Records that stay as they are kept until they are looked at. */
export interface Readings<Value> extends Iterable<readonly [string, Value]> {
  readonly size: number;
  has(key: string): boolean;
  get(key: string): Value | undefined;
}

/** Undefined takes away. */
export interface NotebookChanges {
  readonly wishes?: ReadonlyMap<number, Wish | undefined>;
  readonly seen?: ReadonlyMap<string, Seen | undefined>;
  readonly news?: ReadonlyMap<string, News | undefined>;
  readonly storm?: Storm;
}

/** Those who hear of a subject. */
export const wishesFor = (about: string, { wishes }: Pick<Notebook, 'wishes'>) =>
  [...wishes].filter(([, wish]) => wish.about === about);

/** Reads all of it. Throws ChatError. */
export async function openNotebook(
  records: KeptRecords,
  log: Logger,
  signal: AbortSignal,
): Promise<Notebook> {
  const all = await records.all(signal);
  const wishes = readAll('wish', Number, Wish, all, shared());
  const seen = readAll('seen', String, Seen, all, (_, text) => text);
  const news = readAll('news', String, News, all, (value) => value);
  const storms = readAll('storm', String, Storm, all, (value) => value);
  const unreadable = new Set([wishes, seen, news, storms].flatMap((read) => read.unreadable));
  if (unreadable.size > 0)
    log.warn({ count: unreadable.size }, 'records of subscriptions cannot be read; they are left alone');
  const textsOf = (kind: string, changes: ReadonlyMap<string | number, unknown> = new Map()) =>
    [...changes].map(([key, value]) => {
      const place = `${kind}:${key}`;
      const text = value === undefined ? undefined : textOf(value);
      return [unreadable.has(place) ? place + beside : place, text] as const;
    });
  return {
    wishes: wishes.values,
    seen: readings(seen.values),
    news: news.values,
    get storm() {
      return storms.values.get(last);
    },
    async write(changes, own) {
      const texts = [
        ...textsOf('seen', changes.seen),
        ...textsOf('wish', changes.wishes),
        ...textsOf('news', changes.news),
        ...textsOf('storm', stormIn(changes)),
      ];
      await records.write(new Map(texts), own);
      setAll(wishes.values, changes.wishes);
      for (const [about, one] of changes.seen ?? []) setOrDelete(seen.values, about, one && textOf(one));
      setAll(news.values, changes.news);
      setAll(storms.values, stormIn(changes));
    },
    async follow(moved, own) {
      setAll(wishes.values, moved);
      await records.write(new Map(textsOf('wish', moved)), own);
    },
  };
}

/** There is one of them. */
const last = 'last';
const stormIn = ({ storm }: NotebookChanges) => new Map(storm ? [[last, storm]] : []);

/** Behind the key where a record lies that cannot be read. */
const beside = ':2';

/** By what stands behind the kind in their keys; `keep` gives what is held of each. */
function readAll<Key, Value, Held>(
  kind: string,
  keyOf: (text: string) => Key,
  shape: z.ZodType<Value>,
  all: ReadonlyMap<string, string>,
  keep: (value: Value, text: string) => Held,
) {
  const values = new Map<Key, Held>();
  const unreadable: string[] = [];
  for (const [place, text] of all) {
    if (!place.startsWith(`${kind}:`)) continue;
    const value = shape.safeParse(jsonIn(text));
    if (value.success)
      values.set(keyOf(place.slice(kind.length + 1).replace(/:2$/, '')), keep(value.data, text));
    else unreadable.push(place);
  }
  return { values, unreadable };
}

/** Thousands of wishes are of few conversations and subjects: each of those is there once. */
function shared(): (wish: Wish) => Wish {
  const places = new Map<string, Wish['place']>();
  const texts = new Map<string, string>();
  const once = <Key, Value>(known: Map<Key, Value>, key: Key, value: Value): Value => {
    if (!known.has(key)) known.set(key, value);
    return known.get(key) ?? value;
  };
  return ({ place, about, since, ...wish }) => ({
    ...wish,
    place: once(places, JSON.stringify(place), place),
    about: once(texts, about, about),
    since: once(texts, since, since),
  });
}

function readings(texts: ReadonlyMap<string, string>): Readings<Seen> {
  const read = (text: string) => Seen.parse(JSON.parse(text));
  return {
    get size() {
      return texts.size;
    },
    has: (about) => texts.has(about),
    get(about) {
      const text = texts.get(about);
      return text === undefined ? undefined : read(text);
    },
    *[Symbol.iterator]() {
      for (const [about, text] of texts) yield [about, read(text)] as const;
    },
  };
}

/** As a record: in ASCII alone, for with one letter more all of its letters would take twice the memory. */
export const textOf = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function setAll<Key, Value>(
  values: Map<Key, Value>,
  changes: ReadonlyMap<Key, Value | undefined> = new Map(),
): void {
  for (const [key, value] of changes) setOrDelete(values, key, value);
}

function setOrDelete<Key, Value>(values: Map<Key, Value>, key: Key, value: Value | undefined): void {
  if (value === undefined) values.delete(key);
  else values.set(key, value);
}
