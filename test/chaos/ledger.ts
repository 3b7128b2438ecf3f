// The book of a chaos run: what was asked, and what the bot has sent for it so far.
import { isAnswering, type Marker, readMarker } from '../../src/bot/model/marker.ts';
import type { StoredMessage, ZulipSandbox } from 'zulip-sandbox';
import { say } from './places.ts';
import type { Ask } from './plan.ts';

export interface Entry extends Ask {
  readonly id: number;
  /** Milliseconds since 1970, as in the log and in the server's list of requests. */
  readonly askedAt: number;
  /** When the last part of its answer came that was not there before. */
  answeredAt?: number;
  readonly parts: Set<number>;
}

export interface Ledger {
  readonly entries: ReadonlyMap<number, Entry>;
  ask(ask: Ask): void;
  /** Resolves when no more questions than these are open, or when the time is over. */
  settled(mostOpen: number, withinMs: number): Promise<void>;
  /** Acts when the bot has sent so many messages more, before it hears that the last one is stored. */
  afterMessages(count: number, act: () => void): void;
  openCount(): number;
}

/** Its own messages only; undefined for what says nothing of a question. */
export const markerOf = (message: StoredMessage): Marker | undefined => readMarker(message.content);

export function openLedger(chat: ZulipSandbox): Ledger {
  const entries = new Map<number, Entry>();
  const open = new Set<number>();
  const listeners = new Set<() => void>();
  const sendings = new Set<() => void>();

  chat.onMessage((message) => {
    if (message.senderId !== chat.amtsbot.userId) return;
    note(message);
    for (const listener of sendings) listener();
    for (const listener of listeners) listener();
  });

  function note(message: StoredMessage): void {
    const marker = markerOf(message);
    const entry = marker && entries.get(marker.questionId);
    if (!entry || !isAnswering(marker) || entry.parts.has(marker.part)) return;
    entry.parts.add(marker.part);
    entry.answeredAt = Date.now();
    if (entry.parts.size === marker.parts) open.delete(entry.id);
  }

  return {
    entries,
    ask(ask) {
      const id = say(chat, ask.place, ask.asker, ask.text);
      entries.set(id, { ...ask, id, askedAt: Date.now(), parts: new Set() });
      open.add(id);
    },
    settled: (mostOpen, withinMs) =>
      new Promise((resolve) => {
        const check = () => {
          if (open.size <= mostOpen) end();
        };
        const end = () => {
          clearTimeout(timer);
          listeners.delete(check);
          resolve();
        };
        const timer = setTimeout(end, withinMs);
        listeners.add(check);
        check();
      }),
    afterMessages(count, act) {
      let left = count;
      const sending = () => {
        left -= 1;
        if (left > 0) return;
        sendings.delete(sending);
        act();
      };
      sendings.add(sending);
    },
    openCount: () => open.size,
  };
}
