// Reminds of something at a day and time, in the conversation where it was asked for; and takes that back.
import {
  addDays,
  type AnswerBefore,
  both,
  type CalendarDate,
  type Call,
  ClarificationNeeded,
  defineCommand,
  type Document,
  FactsError,
  holidayOn,
  isDayOff,
  refusal,
  type Setting,
  type When,
  whenAsked,
} from '../src/kit/index.ts';
import {
  type Chosen,
  choicesOf,
  chosenFrom,
  mayBeOffer,
  numberToDelete,
  offersOf,
} from './erinnere/fromAnswer.ts';
import { plainOrder } from './erinnere/plainOrder.ts';
import { isAnswer, offersFor, readAll, type WholeWish, withChosen } from './erinnere/readAll.ts';
import { longDay, writtenDay } from './erinnere/readWish.ts';
import {
  confirmed,
  dayOffWords,
  deleted,
  dropped,
  expectsWords,
  isDayOffWords,
  longestWhat,
  refusals,
  whenWords,
  whichDayWords,
  whichOfWords,
} from './erinnere/words.ts';

/** Where no time of day is said. */
const usualTime = '09:00';

/** More is no reminder; it is not looked at. */
const longestText = 2_000;

export default defineCommand({
  name: {
    de: ['erinnere', 'erinner', 'erinnert', 'erinnerung', 'erinnern sie'],
    en: ['remind', 'reminder'],
  },
  summary: both`Erinnert Sie hier an etwas, auch an einen Termin aus einer Antwort
    Reminds you of something here, also of a day in an answer`,
  usage: {
    de: [
      'erinnere ‹wann› ‹woran›',
      'erinnere (nach einer Antwort mit Terminen)',
      'erinnerung löschen ‹Nummer›',
    ],
    en: ['remind ‹when› ‹of what›', 'remind (after an answer with days)', 'reminder delete ‹number›'],
  },
  changes: true,
  text: {
    label: { de: 'wann und woran', en: 'when and of what' },
    ask: whenWords,
    optional: true,
    isAnswer,
  },
  plainOrder,
  examples: {
    de: whenAsked({
      'erinnere 04.05.2027 9:00 Antrag Halteverbot': 'am 04.05.2027 (Di.) um 9:00 Uhr: Antrag Halteverbot',
      'erinnere mich in zwei Wochen an den Bescheid': ['am 05.12.2026 (Sa.)', 'Bescheid'],
      'erinnerung löschen 30': 'Eine Erinnerung 30 gibt es hier nicht',
    }),
    en: whenAsked({
      'remind 4 May 2027 9:00 no-parking application': 'on 4 May 2027 (Tue) at 9:00: no-parking application',
    }),
  },
  async run(call) {
    const { chat, text, lang, signal } = call;
    const reminders = chat.reminders();
    const number = numberToDelete(text, refusals.whichNumber);
    if (number !== undefined) return remove(number, call);
    if (text.length > longestText) throw refusal(refusals.tooLong);
    const { wish, before } = await readChosen(text, call);
    if (wish.isOff) return dropped(call);
    if (Array.from(wish.what).length > longestWhat) throw refusal(refusals.tooLong);
    if (wish.problem) throw new ClarificationNeeded({ kind: 'other', say: wish.problem, asksBack: true });
    if (wish.days.length > 0) throw asking(whichDayWords, wish.days);
    if (wish.day === undefined && wish.time === undefined && wish.inMinutes === undefined) {
      const last = await call.answerBefore();
      throw last ? asking(whichOfWords(last.title), choicesOf(last, wish.what, lang)) : asking(whenWords, []);
    }
    if (wish.day !== undefined) checkDay(wish.day, wish, call);
    const answer = before ?? (wish.isChosen ? await answerOf(call) : undefined);
    const chosen = wish.isChosen && answer ? chosenFrom(answer, wish) : undefined;
    const pointed = chosen ?? (wish.what === '' ? await answerPointedAt(call) : undefined);
    const { what, answerId } = pointed ?? { what: wish.what, answerId: undefined };
    const set = (when: When) => reminders.set({ when, what, lang, answerId }, signal);
    return settled(await setAt(wish, reminders.askedOn, set), wish, call);
  },
});

interface Read {
  readonly wish: WholeWish;
  /** The answer whose days were looked at. */
  readonly before?: AnswerBefore | undefined;
}

/** With the day of the answer before, where that was chosen by its number or name. */
async function readChosen(text: string, call: Call): Promise<Read> {
  const reading = { lang: call.lang, askedOn: call.chat.reminders().askedOn };
  const wish = readAll(text, reading);
  if (wish.nth === undefined && !mayBeOffer(text)) return { wish };
  const before = await answerOf(call);
  if (!before) return { wish };
  const offered = offersOf(before, call.lang);
  const nth = offered[(wish.nth ?? 0) - 1];
  return { wish: readAll(nth ? withChosen(text, nth.text) : text, { ...reading, offered }), before };
}

/** A Sunday or a holiday is asked about; if the days before it are over, it is only told. */
function checkDay(day: CalendarDate, { isInsisted }: WholeWish, { lang, today }: Call): void {
  if (day < today) throw refusal(refusals.past);
  const offers = offersFor(day);
  if (isInsisted || isTooLate(offers, today) || !isDayOff(day)) return;
  throw asking(
    dayOffWords(day, holidayOn(day, lang)),
    offers.map((offer) => ({ value: writtenDay(offer, lang), label: longDay(offer, lang) })),
  );
}

const isTooLate = (offers: readonly CalendarDate[], today: CalendarDate) =>
  offers.some((offer) => offer <= today);

type Choices = Extract<ClarificationNeeded['problem'], { kind: 'missing' }>['choices'];

const asking = (label: typeof whenWords, choices: Choices) =>
  new ClarificationNeeded({ kind: 'missing', label, choices, expects: expectsWords });

/** The reminder is worth more than its link. */
const answerOf = (call: Call) =>
  call.answerBefore().catch((error: unknown): AnswerBefore | undefined => {
    if (error instanceof FactsError) return undefined;
    throw error;
  });

/** „Erinner mich am Montag daran“: of what the last answer here is about. */
async function answerPointedAt(call: Call): Promise<Chosen | undefined> {
  const last = await call.anyAnswerBefore();
  return last && { what: last.title.slice(0, longestWhat).toWellFormed(), answerId: last.messageId };
}

/** Where only a time of day was said, it is the next one. */
async function setAt(
  { day, time = usualTime, inMinutes }: WholeWish,
  askedOn: CalendarDate,
  set: (when: When) => Promise<Setting>,
): Promise<Setting> {
  if (inMinutes !== undefined) return set({ inMinutes });
  const first = await set({ day: day ?? askedOn, time });
  return first.kind === 'past' && day === undefined ? set({ day: addDays(askedOn, 1), time }) : first;
}

function settled(setting: Setting, { day, time, inMinutes, isInsisted }: WholeWish, call: Call): Document {
  switch (setting.kind) {
    case 'set': {
      const isTimeAssumed = time === undefined && inMinutes === undefined;
      const isUnasked = day !== undefined && !isInsisted && isDayOff(day);
      const dayOff = isUnasked ? isDayOffWords(day, holidayOn(day, call.lang)) : undefined;
      return confirmed(setting, { isTimeAssumed, dayOff }, call);
    }
    case 'past':
      throw refusal(refusals.past);
    case 'too far':
      throw refusal(refusals.tooFar);
    case 'full':
      throw refusal(refusals.full(setting.most));
  }
}

async function remove(number: number, call: Call): Promise<Document> {
  const found = await call.chat.reminders().delete(number, call.signal);
  if (found === 'unknown') throw refusal(refusals.unknown(number));
  if (found === 'not allowed') throw refusal(refusals.notAllowed);
  return deleted(found, call);
}
