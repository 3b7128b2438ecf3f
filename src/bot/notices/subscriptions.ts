// What people may do with their subscriptions, in the conversation of a question.
import { ChatError, getUser } from '../../chat/index.ts';
import { dayIn } from '../../document/index.ts';
import { type Beginning, type ChatSubscriptions, unlessAsking } from '../../kit/index.ts';
import type { ResolveParts } from '../dialogue/resolveContext.ts';
import { keyOf, type Question } from '../model/question.ts';
import type { Frame } from '../understanding/frame.ts';
import { roomForLeaves } from './look.ts';
import { type Meant, meantBy, wordsThatName } from './meaning.ts';
import { type Notebook, type Wish, wishesFor } from './notebook.ts';
import { packed } from './packed.ts';
import { administrator } from './storm.ts';
import { keyOfSubject, keysOfSubject, lookUp, type Looked, subjectOf } from './subject.ts';

export interface SubscriptionParts extends ResolveParts {
  readonly open: (signal: AbortSignal) => Promise<Notebook>;
  /** False where nobody looks whether anything has changed. */
  readonly isOn: boolean;
  /** Undefined when notices may be sent; at night, the hour from which they may. */
  readonly hourToTell: () => number | undefined;
  /** Looks at once whether what was decided still holds, and tells what does; at night it waits. */
  readonly lookSoon: () => void;
}

/** A list of so many is still read. */
const mostHere = 40;
/** An answer that comes from more resources is none of one case. */
const mostResources = 6;

/** Zulip's roles: moderators are below members. */
const moderator = 300;

/** `about` is the answer that is meant, where that is not the one before the question. */
export function subscriptionsIn(
  question: Question,
  about: Frame | undefined,
  parts: SubscriptionParts,
): ChatSubscriptions {
  const { answering } = parts;
  const { conversation, askerId } = question;
  const today = () => dayIn(answering.timeZone, answering.now());
  const here = ({ wishes }: Notebook): readonly (readonly [number, Wish])[] =>
    [...wishes]
      .filter(([, { place }]) => keyOf(place) === keyOf(conversation))
      .toSorted(([, a], [, b]) => a.number - b.number);

  async function hasRole(lowest: number, signal: AbortSignal): Promise<boolean> {
    try {
      const { is_active, is_bot, role = Infinity } = await getUser(answering.chat, askerId, signal);
      return is_active && !is_bot && role <= lowest;
    } catch (error) {
      if (error instanceof ChatError && error.kind === 'rejected') return false;
      throw error;
    }
  }

  async function beginWith(
    { subject, notes, calculator }: Meant,
    looked: Looked,
    leaves: string,
    signal: AbortSignal,
  ): Promise<Beginning> {
    const book = await parts.open(signal);
    const { title } = subject;
    const figures = looked.leaves.size;
    const own = here(book);
    const [id, same] = own.find(([, { about: its }]) => keysOfSubject(subject).includes(its)) ?? [];
    if (same && book.seen.has(same.about)) return { kind: 'already', title, figures };
    if (!same && own.length >= mostHere) return { kind: 'full', most: mostHere };
    const number = same?.number ?? Math.max(0, ...own.map(([, wish]) => wish.number)) + 1;
    const key = keyOfSubject(subject);
    const wish = { place: conversation, personId: askerId, about: key, number, since: today() };
    const seen = { subject, sums: looked.sums, leaves, on: today(), told: 0 };
    await book.write(
      {
        seen: new Map(book.seen.has(key) ? [] : [[key, seen]]),
        // One whose record was lost begins anew.
        wishes: new Map([
          ...(id === undefined ? [] : [[id, undefined] as const]),
          [question.id, wish] as const,
        ]),
      },
      signal,
    );
    return { kind: 'begun', title, figures, notes, calculator };
  }

  return {
    may: async (signal) => conversation.kind === 'direct' || hasRole(moderator, signal),
    async begin(words, lang, signal) {
      if (!parts.isOn) return { kind: 'off' };
      let found: Beginning | undefined;
      const ways: Iterable<Meant> | AsyncIterable<Meant> = about
        ? [{ subject: subjectOf(about, answering), notes: [] }]
        : meantBy(words, lang, question, parts, signal);
      for await (const meant of ways) {
        const { subject } = meant;
        const looked = await unlessAsking(() => lookUp(subject, answering, signal));
        if (!looked) continue;
        const isFromService = looked.sums.length > 0;
        if (!isFromService && meant.isBefore) continue;
        const leaves = packed(looked.leaves, roomForLeaves);
        const isTooMuch = leaves === undefined || looked.sums.length > mostResources;
        if (leaves !== undefined && !isTooMuch && looked.leaves.size > 0 && isFromService)
          return beginWith(meant, looked, leaves, signal);
        found ??= { kind: isTooMuch ? 'too much' : 'nothing to watch', title: subject.title };
      }
      return found ?? { kind: wordsThatName(words) === '' ? 'no answer before' : 'not understood' };
    },
    async list(signal) {
      const book = await parts.open(signal);
      return here(book).map(([, { number, about, since, personId, toldOn }]) => {
        const title = book.seen.get(about)?.subject.title;
        return { number, title, since, personId, toldOn };
      });
    },
    async end(numbers, signal) {
      const book = await parts.open(signal);
      const ended = here(book).filter(([, { number }]) => numbers.includes(number));
      await book.write({ wishes: new Map(ended.map(([id]) => [id, undefined])) }, signal);
      const unheard = [...new Set(ended.map(([, { about }]) => about))].filter(
        (about) => wishesFor(about, book).length === 0,
      );
      const gone = new Map(unheard.map((about) => [about, undefined]));
      await book.write({ seen: gone, news: gone }, signal);
    },
    async decide(what, signal) {
      if (!(await hasRole(administrator, signal))) return 'not allowed';
      const book = await parts.open(signal);
      const held = [...book.news].filter(([, { stage }]) => stage === 'held');
      const stage = what === 'send' ? 'released' : 'discarded';
      await book.write({ news: new Map(held.map(([about, one]) => [about, { ...one, stage }])) }, signal);
      if (held.length > 0) parts.lookSoon();
      const subscriptions = held.flatMap(([about]) => wishesFor(about, book)).length;
      return { subscriptions, hour: parts.hourToTell() };
    },
  };
}
