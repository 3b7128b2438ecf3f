// Tells what is news, to each who wished to hear of it: one message for each wish, once, whatever happens in between.
import { ChatError, getMessage } from '../../chat/index.ts';
import type { Logger } from 'pino';
import { type CalendarDate, dayIn } from '../../document/index.ts';
import { asQuestion } from '../dialogue/earlierQuestions.ts';
import type { ResolveParts } from '../dialogue/resolveContext.ts';
import { isActive } from '../model/account.ts';
import { keyOf, type Question, unreadQuestion } from '../model/question.ts';
import type { Turns } from '../model/turns.ts';
import { deliver, type DeliverParts } from '../outbox/deliver.ts';
import { sentMarkersSince } from '../outbox/ownMessages.ts';
import { type News, type Notebook, type Seen, type Wish, wishesFor } from './notebook.ts';
import { noticeDocument } from './noticeDocument.ts';
import { oldAnswer } from './oldAnswer.ts';
import { placedIn } from './wishes.ts';

export interface TellParts extends ResolveParts {
  readonly delivering: Omit<DeliverParts, 'log' | 'records'>;
  readonly turns: Turns;
  readonly log: Logger;
}

/** A notice is wherever its wish is: no question is followed for it. */
export const delivering = ({ delivering: sending, log }: TellParts): DeliverParts => ({
  ...sending,
  records: { present: (question) => question, sent: () => undefined },
  log,
});

/** `mayBeThere`: it was begun before, and may be told in part. Throws ChatError that is not `rejected`. */
export async function tellNews(
  about: string,
  news: News,
  mayBeThere: boolean,
  book: Notebook,
  parts: TellParts,
  signal: AbortSignal,
): Promise<void> {
  const seen = book.seen.get(about);
  // It ended between the telling and the noting, of which the first part was noted.
  if (!seen || seen.told >= news.after.told)
    return book.write({ news: new Map([[about, undefined]]) }, signal);
  const { answering } = parts;
  const today = dayIn(answering.timeZone, answering.now());
  const [told, ended] = [new Set<number>(), new Set<number>()];
  const people = new Map<number, Promise<boolean>>();
  for (const [id, wish] of wishesFor(about, book)) {
    // It may have been ended meanwhile.
    if (!book.wishes.has(id)) continue;
    const isThere = people.get(wish.personId) ?? isActive(answering.chat, wish.personId, signal);
    people.set(wish.personId, isThere);
    const one = { id, wish, seen, news, today, mayBeThere };
    const isTold = (await isThere) && (await tellOne(one, book, parts, signal));
    if (isTold) told.add(id);
    else ended.add(id);
  }
  const wishes = [...told].flatMap((id) => {
    const wish = book.wishes.get(id);
    return wish ? [[id, { ...wish, toldOn: today }] as const] : [];
  });
  await book.write(
    {
      seen: new Map([[about, { subject: seen.subject, ...news.after }]]),
      wishes: new Map<number, Wish | undefined>([
        ...[...ended].map((id) => [id, undefined] as const),
        ...wishes,
      ]),
      news: new Map([[about, undefined]]),
    },
    signal,
  );
  if (wishesFor(about, book).length === 0) await book.write({ seen: new Map([[about, undefined]]) }, signal);
}

interface One {
  readonly id: number;
  readonly wish: Wish;
  readonly seen: Seen;
  readonly news: News;
  readonly today: CalendarDate;
  readonly mayBeThere: boolean;
}

/** False where it has ended: its message was moved to where somebody hears of the same. */
async function tellOne(one: One, book: Notebook, parts: TellParts, signal: AbortSignal): Promise<boolean> {
  const { id, seen, news, today, mayBeThere } = one;
  const asked = await questionOf(id, one.wish, parts, signal);
  const wish = placedIn(asked.conversation, id, one.wish, book.wishes);
  if (!wish) return false;
  // That it was moved may not have been heard.
  if (keyOf(wish.place) !== keyOf(one.wish.place))
    await book.write({ wishes: new Map([[id, wish]]) }, signal);
  await parts.turns.inTurn(keyOf(asked.conversation), undefined, async (place) => {
    const foundAt = new Date(news.foundAt);
    const before = mayBeThere
      ? await sentMarkersSince(foundAt, id, asked.conversation, parts.answering, signal)
      : [];
    const sentMarkers = before.filter(({ number }) => number === news.after.told);
    const answer = await oldAnswer(asked.conversation, news, seen.subject, parts, signal);
    const document = noticeDocument({ subject: seen.subject, news, wish, today, answer });
    const delivery = { document, kind: 'notice', number: news.after.told, sentMarkers } as const;
    try {
      await deliver(asked, delivery, { ...delivering(parts), place }, signal);
    } catch (error) {
      if (!(error instanceof ChatError) || error.kind !== 'rejected') throw error;
      parts.log.info({ err: error, question: id }, 'a notice is taken nowhere');
    }
  });
  return true;
}

/** The message that asked for it, where it stands now; as far as the server tells. */
async function questionOf(
  id: number,
  { place, personId }: Wish,
  { answering }: TellParts,
  signal: AbortSignal,
): Promise<Question> {
  const { chat, account } = answering;
  try {
    return { ...asQuestion(await getMessage(chat, id, signal), account.self), askerId: personId };
  } catch (error) {
    if (!(error instanceof ChatError) || error.kind !== 'rejected') throw error;
    return unreadQuestion(id, personId, place);
  }
}
