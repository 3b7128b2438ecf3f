// How the last run of the bot ended. What may have been in hand when the process died is worked on alone, and what was
// when it died again gets an apology: no question ends the bot for ever. And what it was just sending may still arrive:
// that is waited for. It is kept in the account's own storage.
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type ChatConnection, ChatError, getStored, store } from '../../chat/index.ts';
import { keyOf, type Question } from '../model/question.ts';
import { type Place, turns } from '../model/turns.ts';

export interface LastRun {
  /** At the start: reads how it ended, and notes that the bot runs now. Throws ChatError. */
  recall(signal: AbortSignal): Promise<void>;
  /** The questions that it has left, oldest first. Only the first of each person in a conversation can have been in hand. */
  left(questions: readonly Question[]): void;
  /** The process has died twice while this question was in hand. */
  hasEndedIt(questionId: number): boolean;
  /** Works on a question: alone, and noted before, if it may have been in hand when the process died. Throws ChatError. */
  carefully<T>(
    questionId: number,
    place: Place,
    signal: AbortSignal,
    work: (place: Place) => Promise<T>,
  ): Promise<T>;
  /** What is being sent for a question may still arrive for so long, also when this run has ended. */
  inDoubt(questionId: number, forMs: number, signal: AbortSignal): void;
  /**
   * Waits as long as what the last run was sending for a question may still arrive, and looks for it then; undefined if
   * there is nothing. Throws ChatError.
   */
  onceSettled<T>(
    questionId: number,
    place: Place,
    signal: AbortSignal,
    look: () => Promise<T>,
  ): Promise<T | undefined>;
  /** The bot ends as it should. Never throws. */
  end(signal: AbortSignal): Promise<void>;
}

/** There lies what the next run must know; nothing after a usual end. */
const runKey = 'amtsbot:v1:run';
const nothing = '';
const ids = z.array(z.int()).default([]);
const Run = z.object({
  /** It ended as it should. */
  ended: z.boolean().default(false),
  /** Those that are given up, and those that are in hand carefully. */
  blamed: ids,
  inHand: ids,
  /** What was being sent, and until when it may still arrive, in milliseconds. */
  doubts: z.array(z.tuple([z.int(), z.int()])).default([]),
});
type Run = z.infer<typeof Run>;

/** So long a question is in hand alone: what is deadly is so soon, and one that is slow must not hold up all others. */
const aloneMs = 500;

/** Longer than anything is in doubt; the clock of the last run may have been another one. */
const longestDoubtMs = 90_000;

/** What is worked on carefully has left its place already. */
const besides: Place = { aside: (act) => act(), lettingOthersPass: (act) => act() };

export function lastRun(chat: ChatConnection, log: Logger): LastRun {
  const alone = turns();
  const blamed = new Set<number>();
  const suspects = new Set<number>();
  const inHand = new Set<number>();
  /** Of this run and the last, until when. */
  const doubts = new Map<number, number>();
  const doubtsBefore = new Map<number, number>();
  /** In hand together when it died again: alone until they are done. */
  const suspectedTwice = new Set<number>();
  let inHandBefore: readonly number[] = [];
  let isNoted = false;
  /** It has died, and what it left is not known yet. */
  let isUnknown = false;

  async function note(ended: boolean, signal: AbortSignal): Promise<void> {
    for (const [id, until] of doubts) if (until <= Date.now()) doubts.delete(id);
    const isNothing = ended && doubts.size === 0;
    const run: Run = ended
      ? { ended, blamed: [], inHand: [], doubts: [...doubts] }
      : { ended, blamed: [...blamed], inHand: [...inHand], doubts: [...doubts] };
    await store(chat, runKey, isNothing ? nothing : JSON.stringify(run), signal);
  }

  const notNoted = (error: unknown) => {
    log.warn({ err: error }, 'it could not be noted which question is in hand');
  };

  async function noteInHand(signal: AbortSignal): Promise<void> {
    try {
      await note(false, signal);
    } catch (error) {
      if (!(error instanceof ChatError) || error.kind !== 'rejected') throw error;
      notNoted(error);
    }
  }

  async function noted<T>(questionId: number, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    inHand.add(questionId);
    try {
      await noteInHand(signal);
      const done = await work();
      suspects.delete(questionId);
      return done;
    } finally {
      inHand.delete(questionId);
      // Others are noted in its place; after the last one nobody is, also if that one waits now for the facts service.
      if (inHand.size === 0 && suspects.size === 0) void noteInHand(signal).catch(notNoted);
    }
  }

  return {
    async recall(signal) {
      if (isNoted) return;
      const before = runIn((await getStored(chat, runKey, signal)) ?? nothing);
      isUnknown = !before.ended;
      for (const id of before.blamed) blamed.add(id);
      inHandBefore = before.inHand;
      for (const [id, until] of before.doubts) {
        doubts.set(id, until);
        doubtsBefore.set(id, until);
      }
      if (!isUnknown) await note(false, signal);
      isNoted = true;
    },
    left(questions) {
      if (!isUnknown) return;
      isUnknown = false;
      const again = questions.filter(({ id }) => inHandBefore.includes(id));
      for (const { id } of again) (again.length === 1 ? blamed : suspectedTwice).add(id);
      const seen = new Set<string>();
      for (const { id, askerId, conversation } of questions) {
        const whose = `${askerId} ${keyOf(conversation)}`;
        if (!seen.has(whose) && !blamed.has(id)) suspects.add(id);
        seen.add(whose);
      }
    },
    hasEndedIt: (questionId) => blamed.has(questionId),
    async carefully(questionId, place, signal, work) {
      if (!suspects.has(questionId)) {
        const done = await work(place);
        blamed.delete(questionId);
        return done;
      }
      return place.aside(async () => {
        const { working } = await alone.inTurn('alone', undefined, async () => {
          const begun = noted(questionId, signal, () => work(besides));
          const isDone = begun.catch(() => undefined);
          const isLong = pause(aloneMs, undefined, { ref: false });
          await (suspectedTwice.has(questionId) ? isDone : Promise.race([isDone, isLong]));
          return { working: begun };
        });
        return working;
      });
    },
    inDoubt(questionId, forMs, signal) {
      doubts.set(questionId, Date.now() + forMs);
      void noteInHand(signal).catch((error: unknown) => {
        if (!signal.aborted) notNoted(error);
      });
    },
    async onceSettled(questionId, place, signal, look) {
      const until = doubtsBefore.get(questionId);
      if (until === undefined) return undefined;
      const ms = Math.min(until - Date.now(), longestDoubtMs);
      if (ms > 0) await place.lettingOthersPass(() => pause(ms, undefined, { signal }));
      const found = await look();
      doubtsBefore.delete(questionId);
      return found;
    },
    async end(signal) {
      if (!isNoted) return;
      // Otherwise the next start is a careful one, which costs a little time.
      await note(true, signal).catch((error: unknown) => log.warn({ err: error }, 'the end was not noted'));
    },
  };
}

/** What another version wrote there and this one does not know says only that it has not ended. */
function runIn(stored: string): Run {
  if (stored === nothing) return Run.parse({ ended: true });
  try {
    return Run.parse(JSON.parse(stored));
  } catch {
    return Run.parse({});
  }
}
