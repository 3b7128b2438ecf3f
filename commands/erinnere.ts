// Reminds of something at a day and time, in the conversation where it was asked for; and takes that back.
import {
  addDays,
  type AnswerBefore,
  type Call,
  type CalendarDate,
  ClarificationNeeded,
  defineCommand,
  type Document,
  FactsError,
  holidayOn,
  isDayOff,
  refusal,
  type Setting,
  type When,
} from '../src/kit/index.ts';
import { choicesOf, chosenFrom, numberToDelete } from './erinnere/fromAnswer.ts';
import { plainOrder } from './erinnere/plainOrder.ts';
import { isAnswer, offersFor, readAll, type WholeWish, withChosen } from './erinnere/readAll.ts';
import { longDay, writtenDay } from './erinnere/readWish.ts';
import {
  confirmed,
  dayOffWords,
  deleted,
  dropped,
  expectsWords,
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
    de: ['erinnere', 'erinnerung', 'erinnern sie'],
    en: ['remind', 'reminder'],
  },
  summary: {
    de: 'Erinnert Sie hier an etwas, auch an einen Termin aus einer Antwort',
    en: 'Reminds you of something here, also of a day in an answer',
  },
  usage: {
    de: [
      'erinnere ‹wann› ‹woran›',
      'erinnere (nach einer Antwort mit Terminen)',
      'erinnerung löschen ‹Nummer›',
    ],
    en: ['remind ‹when› ‹of what›', 'remind (after an answer with days)', 'reminder delete ‹number›'],
  },
  changes: true,
  arguments: {},
  text: {
    label: { de: 'wann und woran', en: 'when and of what' },
    ask: whenWords,
    optional: true,
    isAnswer,
  },
  plainOrder,
  examples: {
    de: [
      {
        ask: 'erinnere 04.05.2027 9:00 Antrag Halteverbot',
        answer: ['am 04.05.2027 (Di.) um 9:00 Uhr: Antrag Halteverbot'],
      },
      { ask: 'erinnere mich in zwei Wochen an den Bescheid', answer: ['am 05.12.2026 (Sa.)', 'Bescheid'] },
      { ask: 'erinnerung löschen 30', answer: ['Eine Erinnerung 30 gibt es hier nicht'] },
    ],
    en: [
      {
        ask: 'remind 4 May 2027 9:00 no-parking application',
        answer: ['on 4 May 2027 (Tue) at 9:00: no-parking application'],
      },
    ],
  },
  async run(call) {
    const { chat, text, lang, signal } = call;
    const reminders = chat.reminders();
    const number = numberToDelete(text, refusals.whichNumber);
    if (number !== undefined) return remove(number, call);
    if (text.length > longestText) throw refusal(refusals.tooLong);
    const wish = await readChosen(text, call);
    if (wish.isOff) return dropped(call);
    if (Array.from(wish.what).length > longestWhat) throw refusal(refusals.tooLong);
    if (wish.problem) throw new ClarificationNeeded({ kind: 'other', say: wish.problem, asksBack: true });
    if (wish.days.length > 0) throw asking(whichDayWords, wish.days);
    if (wish.day === undefined && wish.time === undefined && wish.inMinutes === undefined) {
      const before = await call.answerBefore();
      throw before ? asking(whichOfWords(before.title), choicesOf(before, lang)) : asking(whenWords, []);
    }
    if (wish.day !== undefined) checkDay(wish.day, wish, call);
    const chosen = wish.isChosen ? await fromAnswer(wish, call) : undefined;
    const what = chosen?.what ?? wish.what;
    const set = (when: When) => reminders.set({ when, what, lang, answerId: chosen?.answerId }, signal);
    return settled(await setAt(wish, reminders.askedOn, set), wish, call);
  },
});

/** With the day of the answer before, where that was chosen by its number. */
async function readChosen(text: string, call: Call): Promise<WholeWish> {
  const reading = { lang: call.lang, askedOn: call.chat.reminders().askedOn };
  const wish = readAll(text, reading);
  const before = wish.nth === undefined ? undefined : await call.answerBefore();
  const chosen = before && choicesOf(before, call.lang)[(wish.nth ?? 0) - 1];
  return chosen ? readAll(withChosen(text, chosen.value), reading) : wish;
}

/** A Sunday or a holiday is asked about, if the days before it are still to come. */
function checkDay(day: CalendarDate, { isInsisted }: WholeWish, { lang, today }: Call): void {
  if (day < today) throw refusal(refusals.past);
  const offers = offersFor(day);
  const isLate = offers.some((offer) => offer <= today);
  if (isInsisted || isLate || !isDayOff(day)) return;
  throw asking(
    dayOffWords(day, holidayOn(day, lang)),
    offers.map((offer) => ({ value: writtenDay(offer, lang), label: longDay(offer, lang) })),
  );
}

type Choices = Extract<ClarificationNeeded['problem'], { kind: 'missing' }>['choices'];

const asking = (label: typeof whenWords, choices: Choices) =>
  new ClarificationNeeded({ kind: 'missing', label, choices, expects: expectsWords });

/** The reminder is worth more than its link. */
async function fromAnswer(wish: WholeWish, call: Call) {
  const before = await call.answerBefore().catch((error: unknown): AnswerBefore | undefined => {
    if (error instanceof FactsError) return undefined;
    throw error;
  });
  return before && chosenFrom(before, wish);
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

function settled(setting: Setting, { time, inMinutes }: WholeWish, call: Call): Document {
  switch (setting.kind) {
    case 'set':
      return confirmed(setting, time === undefined && inMinutes === undefined, call);
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
