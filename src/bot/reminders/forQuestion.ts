// What a command may do with reminders for one question: only in its conversation, and in the name of who asks.
import { dayIn } from '../../document/index.ts';
import type { ChatReminders, SetReminder, When } from '../../kit/index.ts';
import type { Asker } from '../model/account.ts';
import type { Question } from '../model/question.ts';
import { localTimeOf, type Moment, momentOf } from './moment.ts';
import type { Reminder } from './reminder.ts';
import { mostOfPerson, type ReminderBook } from './reminderBook.ts';

export interface ForQuestionParts {
  readonly book: ReminderBook;
  /** The office's time zone, as an IANA name. */
  readonly timeZone: string;
  readonly now: () => Date;
}

/** Later than in so many years it is rather a typing error. */
const mostYears = 10;

export function remindersFor(
  { id, askerId, askedAt, conversation }: Question,
  asker: Asker,
  { book, timeZone, now }: ForQuestionParts,
): ChatReminders {
  const shown = ({ number, at, what, personId }: Reminder): SetReminder => {
    return { number, ...localTimeOf(at, timeZone), what, personId, isOwn: personId === askerId };
  };
  const isTooFar = (at: Date) => {
    const latest = new Date(now());
    latest.setUTCFullYear(latest.getUTCFullYear() + mostYears);
    return at > latest;
  };
  return {
    askedOn: dayIn(timeZone, askedAt),
    async list(signal) {
      return (await book.in(conversation, signal)).map(shown);
    },
    async set({ when, what, lang, answerId }, signal) {
      const { at, change } = momentIn(when, now(), timeZone);
      if (at <= now()) return { kind: 'past' };
      if (isTooFar(at)) return { kind: 'too far' };
      const wanted = { id, personId: askerId, conversation, at, what, lang };
      const added = await book.add(answerId === undefined ? wanted : { ...wanted, answerId }, signal);
      if (added === 'full') return { kind: 'full', most: mostOfPerson };
      return { kind: 'set', reminder: shown(added), ...(change && { change }) };
    },
    async delete(number, signal) {
      const found = (await book.in(conversation, signal)).find((one) => one.number === number);
      if (!found) return 'unknown';
      if (found.personId !== askerId && !asker.may({ who: 'administrators' })) return 'not allowed';
      await book.remove(found.id, signal);
      return shown(found);
    },
  };
}

const minuteMs = 60_000;

/** The clock ticks at full minutes. */
const momentIn = (when: When, now: Date, timeZone: string): Moment =>
  'inMinutes' in when
    ? { at: new Date((Math.ceil(now.getTime() / minuteMs) + when.inMinutes) * minuteMs) }
    : momentOf(when, timeZone);
