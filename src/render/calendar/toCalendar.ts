// The dates of an answer as a calendar file (iCalendar, RFC 5545): all-day entries with a reminder. The only importer of ics.
import { createHash } from 'node:crypto';
import { createEvents, type EventAttributes } from 'ics';
import { addDays, type CalendarDate, daysBetween, type Document } from '../../document/index.ts';
import type { About } from '../pdf/sheet.ts';
import { wordsIn } from '../pdf/words.ts';
import { formatCell } from '../value.ts';
import { type Appointment, appointmentsIn } from './appointments.ts';

/** What a document does not say of itself. */
export interface CalendarAbout extends Pick<About, 'question' | 'title' | 'askedOn'> {
  /** What the answer is about, in small letters and hyphens. */
  readonly slug: string;
}

/** Undefined where the answer has no day that is still to come. Throws what the library refuses. */
export function toCalendar(document: Document, about: CalendarAbout): Uint8Array | undefined {
  const appointments = appointmentsIn(document, about.askedOn);
  if (appointments.length === 0) return undefined;
  const events = appointments.map((one) => eventOf(one, document, about));
  const { error, value } = createEvents(events, { productId: '-//Amtsbot//DE', calName: 'Amtsbot' });
  if (error || value === null) throw error ?? new Error('no calendar was made');
  return new TextEncoder().encode(value);
}

function eventOf(appointment: Appointment, document: Document, about: CalendarAbout): EventAttributes {
  const { what, cases, day } = appointment;
  const subject = line(`${what}${cases.length > 0 ? `: ${cases.join(', ')}` : ''}`, longestTitle);
  const title = line(`${subject.charAt(0).toUpperCase()}${subject.slice(1)} · ${about.title}`, longestTitle);
  return {
    uid: uidOf(appointment, about),
    title,
    description: descriptionOf(appointment, document, about),
    start: asArray(day),
    // The day after it: the end of an entry is no part of it.
    end: asArray(addDays(day, 1)),
    transp: 'TRANSPARENT',
    busyStatus: 'FREE',
    alarms: reminders(title, daysBetween(about.askedOn, day)),
  };
}

/** The same entry asked for again replaces the one that is there, instead of standing beside it. */
const uidOf = ({ what, cases, day }: Appointment, { slug }: CalendarAbout) =>
  `${createHash('sha256')
    .update(JSON.stringify([slug, what, cases, day]))
    .digest('hex')
    .slice(0, 32)}@amtsbot`;

function descriptionOf(
  { inWords }: Appointment,
  { lang, provenance }: Document,
  { question, askedOn }: CalendarAbout,
): string {
  const words = wordsIn(lang);
  const { asOf, status, sources = [] } = provenance ?? {};
  const state = [
    `${words.asOf} ${asOf ? formatCell(asOf, lang) : words.notStated}`,
    ...(status === undefined ? [] : [status]),
    `${words.askedOn} ${formatCell({ kind: 'date', date: askedOn }, lang)}`,
  ];
  const titles = [...new Set(sources.map(({ title }) => title))].slice(0, mostSources);
  return [
    inWords,
    `${words.question}: ${question}`,
    state.join(' · '),
    ...(titles.length > 0 ? [`${words.sources}: ${titles.join(', ')}`] : []),
    words.bot,
  ]
    .map((said) => line(said, longestLine))
    .join('\n');
}

/** At nine in the morning: some days before it, or the day before; none where that has passed. */
function reminders(title: string, daysLeft: number): NonNullable<EventAttributes['alarms']> {
  const ahead = remindedBefore.find((days) => days < daysLeft);
  if (ahead === undefined) return [];
  // The library writes this text as it is, where commas and semicolons have a meaning.
  const description = title.replace(/[\\;,]/g, String.raw`\$&`);
  // Counted from midnight, at which an all-day entry begins.
  const trigger = { before: true, days: ahead - 1, hours: 24 - hourOfReminder };
  return [{ action: 'display', description, trigger }];
}

const remindedBefore = [3, 1];
const hourOfReminder = 9;

const asArray = (day: CalendarDate): [number, number, number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
];

const longestTitle = 150;
const longestLine = 300;
const mostSources = 4;

/** Foreign text as one line of plain words: no control characters, and short, for the library folds long ones slowly. */
function line(said: string, longest: number): string {
  const clean = said
    .slice(0, 4 * longest)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...clean];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : clean;
}
