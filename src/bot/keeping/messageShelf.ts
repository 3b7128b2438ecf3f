// Records in messages of the account to itself: pages of some records each, which are edited. What a server does not let
// be edited any more is written anew, with a higher number; of a page, the one with the highest number counts.
import { z } from 'zod';
import {
  type ChatConnection,
  ChatError,
  deleteMessage,
  getMessagesFrom,
  isPassing,
  type Message,
  sendMessage,
  updateMessage,
} from '../../chat/index.ts';
import type { Account } from '../model/account.ts';
import { sealed, unsealed } from './seal.ts';
import type { Changes, Shelf } from './shelf.ts';

interface Page {
  readonly number: number;
  readonly records: Map<string, string>;
  /** Letters of its records as they are written. */
  size: number;
  /** Rises with each writing of any page. */
  version: number;
  messageId: number | undefined;
}

const Records = z.record(z.string(), z.string());

/** People may see it, in the conversation with themselves. */
const heading =
  'Amtsbot merkt sich hier etwas, bitte nicht löschen. / Amtsbot keeps something here; please keep it.';

/** What of a page is none of its records, at most. */
const frameLength = 300;

const sizeOf = (key: string, value: string) => JSON.stringify({ [key]: value }).length;

/** `prefix` is the mark of its messages. */
export function messageShelf(chat: ChatConnection, account: Readonly<Account>, prefix: string): Shelf {
  const to = { kind: 'direct', userIds: [account.self.userId] } as const;
  const pages = new Map<number, Page>();
  const pageOf = new Map<string, Page>();
  const unwritten = new Set<Page>();
  let newest = 0;

  const marks = new RegExp(`^\`${prefix}(\\d+):(\\d+)\`\n~~~\n([^]*)\n~~~$`, 'm');
  const contentOf = ({ number, version, records }: Page) => {
    const text = JSON.stringify(Object.fromEntries(records));
    return `${heading}\n\`${prefix}${number}:${version}\`\n~~~\n${sealed(text)}\n~~~`;
  };

  /** The page in a message; what has our mark and is broken is foreign. */
  function pageIn({ id, content }: Message): Page | 'foreign' | [] {
    const [, number, version, body = ''] = marks.exec(content) ?? [];
    if (number === undefined) return content.includes(`\`${prefix}`) ? 'foreign' : [];
    const text = unsealed(body);
    if (text === undefined) return 'foreign';
    const records = new Map(Object.entries(Records.parse(JSON.parse(text))));
    return { number: Number(number), records, size: text.length, version: Number(version), messageId: id };
  }

  function put(page: Page, key: string, value: string): void {
    takeOut(page, key);
    page.records.set(key, value);
    page.size += sizeOf(key, value);
    pageOf.set(key, page);
  }

  function takeOut(page: Page, key: string): void {
    const before = page.records.get(key);
    if (before === undefined) return;
    page.records.delete(key);
    page.size -= sizeOf(key, before);
    pageOf.delete(key);
  }

  const roomBeside = (key: string, value: string) =>
    account.maxMessageLength - frameLength - sizeOf(key, value);

  function roomFor(key: string, value: string): Page {
    const room = roomBeside(key, value);
    const own = pageOf.get(key);
    const before = own?.records.get(key);
    if (own && before !== undefined && own.size - sizeOf(key, before) <= room) return own;
    for (const page of pages.values()) if (page.size <= room) return page;
    const number = Math.max(0, ...pages.keys()) + 1;
    const page = { number, records: new Map(), size: 0, version: 0, messageId: undefined };
    pages.set(number, page);
    return page;
  }

  /** Pages that get something are written first: ended in between, it is there twice, and the newer one counts. */
  function change(changes: Changes): void {
    const emptied = new Set<Page>();
    for (const [key, value] of changes) {
      const before = pageOf.get(key);
      const after = value === undefined ? undefined : roomFor(key, value);
      if (before && before !== after) {
        takeOut(before, key);
        emptied.add(before);
      }
      if (!after || value === undefined) continue;
      put(after, key, value);
      unwritten.add(after);
    }
    for (const page of emptied) unwritten.add(page);
  }

  async function writePage(page: Page, signal: AbortSignal): Promise<void> {
    newest += 1;
    page.version = newest;
    const content = contentOf(page);
    const { messageId } = page;
    if (messageId !== undefined && (await unlessRefused(updateMessage(chat, messageId, content, signal))))
      return;
    page.messageId = await sendMessage(chat, to, content, signal);
    if (messageId !== undefined) await unlessRefused(deleteMessage(chat, messageId, signal));
  }

  return {
    async read(signal) {
      const narrow = [
        { operator: 'dm', operand: to.userIds },
        { operator: 'sender', operand: account.self.userId },
      ];
      const found = (await getMessagesFrom(chat, 'oldest', narrow, signal)).flatMap(pageIn);
      const whole = found.filter((one) => one !== 'foreign').toSorted((a, b) => a.version - b.version);
      newest = whole.at(-1)?.version ?? 0;
      pages.clear();
      pageOf.clear();
      for (const page of whole) {
        pages.set(page.number, page);
        for (const [key] of page.records) {
          const older = pageOf.get(key);
          if (older && older.number !== page.number) takeOut(older, key);
          pageOf.set(key, page);
        }
      }
      const records = new Map([...pages.values()].flatMap((page) => [...page.records]));
      return { records, foreign: found.length - whole.length };
    },
    async write(changes, signal) {
      for (const [key, value = ''] of changes) {
        if (roomBeside(key, value) < 0) throw new RangeError('a record that is longer than a message');
      }
      change(changes);
      for (const page of unwritten) {
        await writePage(page, signal);
        unwritten.delete(page);
      }
    },
  };
}

/** False when the server does not let it be done. Throws what may pass. */
async function unlessRefused(act: Promise<void>): Promise<boolean> {
  try {
    await act;
    return true;
  } catch (error) {
    if (!(error instanceof ChatError) || isPassing(error) || error.kind === 'unauthorized') throw error;
    return false;
  }
}
