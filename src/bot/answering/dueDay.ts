// „Am 6.11. zugestellt, bis wann Einspruch?“: the day that a period of the service's ends on, counted from the day that was
// told. It is counted only; what day a period begins on, the asker has said.
import {
  addDays,
  addMonths,
  asNote,
  type CalendarDate,
  date,
  type Document,
  inLanguage,
  note,
  type Sentence,
  strong,
} from '../../document/index.ts';
import {
  anyDate,
  dayWithWeekday,
  lastBefore,
  type Quantity,
  quantitiesIn,
  readWords,
  weekdayOf,
} from '../../kit/index.ts';
import { inWords } from './firstLine.ts';

const asksUntil =
  /(?<!\p{L})(?:bis (?:wann|zu welche[mr]|zum wievielten)|letzte[rn]? tag|by wh(?:at|ich) (?:day|date)|frist\p{L}*|spätestens|noch zeit|wie ?viel zeit|zu spät|rechtzeitig|einspruch|widerspruch|wie lange? (?:habe?|hat|kann)|until when|deadline|too late|in time|how long do)(?!\p{L})/iu;
/** What has happened is no day to come, though no year was told. */
const ofPast =
  /(?<!\p{L})(?:zugestellt|erhalten|bekommen|gekriegt|gehabt|gekommen|kam|lag|gelegen|eingegangen|war|hatte|wurde|gekauft|zugelassen|genommen|angeschlossen|eingezogen|umgezogen|verstorben|gestorben|seit|vom|received|got|was|dated|since|bought|plugged)(?!\p{L})/iu;
/** What a time is a period for: how long something takes is none. */
const ofPeriod =
  /frist|innerhalb|binnen|spätestens|nach (?:zustellung|bekanntgabe|inbetriebnahme|einzug|umzug)|within|deadline/i;
/** What is to be done so long before a day has no last day behind it. */
const ofBefore = /vorher|zuvor|im voraus|(?<!\p{L})vor (?:de[mnr]|beginn)|before|in advance/iu;
const periods = new Set(['days', 'weeks', 'months', 'years']);
/** A day without its year lies so far back at most. */
const farBack = -300;
/** So near, it was rather then than in a year. */
const nearBack = -60;

/** The same where no day or no period was told. `before` was asked before it, `today` is the day of asking. Pure. */
export function withDueDay(
  document: Document,
  question: string,
  before: readonly string[],
  today: CalendarDate,
): Document {
  const { lang, notes = [], asksBack, firstLine } = document;
  if (asksBack || firstLine === 'unsaid' || !asksUntil.test(question)) return document;
  // „zugelassen am 17.3.“, and with the next message: „Wie lange hat sie noch Zeit?“
  const earlier = before
    .filter((one) => one !== question && ofPast.test(one))
    .flatMap((one) => dayTold(one, today, lang) ?? [])
    .filter((one) => one <= today);
  const day = dayTold(question, today, lang) ?? earlier.at(-1);
  const first = day && dueIn(document.headline, day, document, today);
  if (first) return { ...document, headline: first };
  let isTold = false;
  const withDay = notes.map(asNote).map((one) => {
    const said = day && !isTold && one.kind === 'answer' ? dueIn(one.says, day, document, today) : undefined;
    isTold ||= said !== undefined;
    return said ? note('answer', said) : one;
  });
  return isTold ? { ...document, notes: withDay } : document;
}

/** Days to come are read elsewhere. */
const daysBack = new Map([
  ['heute', 0],
  ['gestern', 1],
  ['vorgestern', 2],
  ['today', 0],
  ['yesterday', 1],
]);

/** The one day that is told, in the past where that is spoken of. */
function dayTold(question: string, today: CalendarDate, lang: Document['lang']): CalendarDate | undefined {
  const words = readWords(question);
  const back = words.map(({ plain }) => daysBack.get(plain)).find((days) => days !== undefined);
  const [found, other] = anyDate.find(words, { lang, askedOn: today, choices: undefined });
  const lastOne = lastWeekday(question, today);
  if (lastOne !== undefined) return lastOne;
  if (!found && back !== undefined) return addDays(today, -back);
  if (!found || other || found.problem || found.inexact) return undefined;
  const typed = words.slice(found.from, found.to).map(({ text }) => text);
  if (found.value <= today || hasYear(typed.join(' '))) return found.value;
  const before = addMonths(found.value, -12);
  // „am 12.11. im Kasten“: nine days ago, and no eleven months ahead.
  if (!ofPast.test(question)) return before >= addDays(today, nearBack) ? before : found.value;
  return before >= addDays(today, farBack) ? before : undefined;
}

/** „kam letzten Freitag“: the one before today. */
function lastWeekday(question: string, today: CalendarDate): CalendarDate | undefined {
  const weekday = weekdayOf(onLast.exec(question)?.[1]?.toLowerCase() ?? '');
  return weekday > 0 ? lastBefore(today, weekday) : undefined;
}
const onLast = /(?<!\p{L})(?:letzten|vergangenen|last) (\p{L}+(?:tag|woch|day|abend))(?!\p{L})/iu;

const hasYear = (typed: string): boolean => /\d{4}|\d\.\d{1,2}\.\d{2}/.test(typed);

/** The sentence with the last day before it; undefined where it has no period, or several. */
function dueIn(
  said: Sentence,
  day: CalendarDate,
  { lang }: Document,
  today: CalendarDate,
): Sentence | undefined {
  const words = inWords(said, lang);
  if (!ofPeriod.test(words) || ofBefore.test(words)) return undefined;
  const found = quantitiesIn(readWords(words)).filter(isPeriod);
  const [period] = found;
  const isOne = found.every(({ most, unit }) => most === period?.most && unit === period.unit);
  if (!period?.unit || !isOne) return undefined;
  const due = shifted(day, period.most, period.unit);
  const say = inLanguage(lang);
  const isOver = due < today ? [say({ de: ', das ist vorbei', en: ', which is over' })] : [];
  return [
    strong(say({ de: 'Bis ', en: 'By ' }), dayWithWeekday(due, lang), ...isOver),
    say({ de: ', vom ', en: ', counted from ' }),
    date(day),
    say({ de: ' an gerechnet. ', en: '. ' }),
    ...said,
  ];
}

const isPeriod = ({ unit, least, most, comparator, form }: Quantity): boolean =>
  unit !== undefined &&
  periods.has(unit) &&
  least === most &&
  Number.isInteger(most) &&
  form === undefined &&
  comparator !== 'over' &&
  comparator !== 'atLeast';

function shifted(day: CalendarDate, by: number, unit: string): CalendarDate {
  if (unit === 'days' || unit === 'weeks') return addDays(day, unit === 'weeks' ? by * 7 : by);
  return addMonths(day, unit === 'years' ? by * 12 : by);
}
