// The words of the command: what it asks back, refuses, and confirms.
import {
  both,
  type CalendarDate,
  code,
  dayWithWeekday,
  type Document,
  note,
  type Sentence,
  type SetReminder,
  type Setting,
  shownTime,
  type Speaking,
  text,
  type Text,
} from '../../src/kit/index.ts';
import { writtenDay } from './readWish.ts';

/** „am 04.05.2027 (Di.) um 9:00 Uhr“ */
function whenOf({ day, time }: SetReminder, { lang, say }: Speaking): Sentence {
  const [on, at] = [dayWithWeekday(day, lang), shownTime(time)];
  return say`am ${on} um ${at}\non ${on} at ${at}`;
}

const about = ({ what }: SetReminder) => (what === '' ? undefined : text(what));

/** What was set, and what of it the asker might not expect. */
export function confirmed(
  { reminder, change }: Extract<Setting, { kind: 'set' }>,
  { isTimeAssumed, dayOff }: { readonly isTimeAssumed: boolean; readonly dayOff: Text | undefined },
  speaker: Speaking,
): Document {
  const { lang, say } = speaker;
  const number = String(reminder.number);
  const when = whenOf(reminder, speaker);
  const isOpen = !/[.!?]$/.test(reminder.what);
  const headline = say`**Erinnerung ${number}** ${when}[: ${about(reminder)}][${isOpen}.]
    **Reminder ${number}** ${when}[: ${about(reminder)}][${isOpen}.]`;
  const told = [
    say`${dayOff}`,
    say`Ohne Uhrzeit erinnere ich um 9:00 Uhr${isTimeAssumed}.\nWithout a time of day I remind at 9:00${isTimeAssumed}.`,
    say`${change && changeWords[change]}`,
  ];
  const undo = say`Zurücknehmen: ${code(`erinnerung löschen ${number}`)}; alle von hier: ${code('erinnerungen')}.
    To take it back: ${code(`reminder delete ${number}`)}; all of this conversation: ${code('reminders')}.`;
  const conditions = told.flatMap((said) => note('condition', said) ?? []);
  return { lang, headline: headline ?? [], notes: [...conditions, note('remark', undo)] };
}

const changeWords: Readonly<Record<'skipped' | 'doubled', Text>> = {
  skipped: both`Diese Uhrzeit gibt es an dem Tag nicht, weil die Uhren vorgestellt werden: Ich erinnere eine Stunde später.
    There is no such time on that day, because the clocks go forward: I remind an hour later.`,
  doubled: both`Diese Uhrzeit gibt es an dem Tag zweimal, weil die Uhren zurückgestellt werden: Ich erinnere beim ersten Mal.
    That time is there twice on that day, because the clocks go back: I remind the first time.`,
};

export function deleted(reminder: SetReminder, speaker: Speaking): Document {
  const [number, when] = [String(reminder.number), whenOf(reminder, speaker)];
  const headline = speaker.say`Erinnerung ${number} **gelöscht** (${when}[: ${about(reminder)}]).
    Reminder ${number} **deleted** (${when}[: ${about(reminder)}]).`;
  return { lang: speaker.lang, headline: headline ?? [] };
}

export const dropped = ({ lang, say }: Speaking): Document => ({
  lang,
  headline: say`Gut, keine Erinnerung.\nAll right, no reminder.`,
});

export const whenWords: Text = { de: 'Wann soll ich erinnern?', en: 'When shall I remind you?' };

/** Of the days of an answer, by what that is about. */
export const whichOfWords = (title: string): Text => ({
  de: `Woran soll ich erinnern (${title})?`,
  en: `Of what shall I remind you (${title})?`,
});

export const whichDayWords: Text = both`An welchem Tag soll ich erinnern?
  On which day shall I remind you?`;

export const expectsWords: Text = both`ein Tag, zum Beispiel „04.05.2027 9:00“ oder „in zwei Wochen“
  a day, for example “4 May 2027 9:00” or “in two weeks”`;

/** Nobody works then; the days before are offered. */
export function dayOffWords(day: CalendarDate, holiday: string | undefined): Text {
  const { de, en } = isDayOffWords(day, holiday);
  return { de: `${de} Wann soll ich erinnern?`, en: `${en} When shall I remind you?` };
}

export const isDayOffWords = (day: CalendarDate, holiday: string | undefined): Text => ({
  de: `Der ${writtenDay(day, 'de')} ist ${holiday === undefined ? 'ein Sonntag' : `ein Feiertag (${holiday})`}.`,
  en: `${writtenDay(day, 'en')} is a ${holiday === undefined ? 'Sunday' : `holiday (${holiday})`}.`,
});

export const longestWhat = 300;

export const refusals = {
  past: both`Das ist schon vorbei: Ich kann nur an etwas erinnern, das noch kommt. Nennen Sie bitte einen späteren Zeitpunkt, zum Beispiel „erinnere morgen 9:00 …“.
    That is over already: I can only remind you of what is still to come. Please name a later time, for example “remind tomorrow 9:00 …”.`,
  tooFar: both`Das ist in mehr als zehn Jahren; so weit voraus erinnere ich nicht. Stimmt das Jahr?
    That is more than ten years away; I do not remind that far ahead. Is the year right?`,
  tooLong: both`Woran ich erinnern soll, darf höchstens ${longestWhat} Zeichen lang sein. Bitte kürzer.
    What I am to remind you of may have ${longestWhat} characters at most. Please make it shorter.`,
  full: (most: number): Text => ({
    de: `Sie haben schon ${most} Erinnerungen, mehr merke ich mir für niemanden. Mit „erinnerung löschen ‹Nummer›“ wird eine frei; „erinnerungen“ zeigt die von hier.`,
    en: `You have ${most} reminders already, and I keep no more for anybody. “reminder delete ‹number›” makes room for one; “reminders” shows those of this conversation.`,
  }),
  unknown: (number: number): Text => ({
    de: `Eine Erinnerung ${number} gibt es hier nicht; „erinnerungen“ zeigt, welche da sind.`,
    en: `There is no reminder ${number} here; “reminders” shows which there are.`,
  }),
  notAllowed: both`Diese Erinnerung hat jemand anders bestellt; löschen können sie nur dieser Mensch und Administratoren.
    Somebody else asked for this reminder; only that person and administrators can delete it.`,
  whichNumber: both`Welche? Bitte mit der Nummer, zum Beispiel „erinnerung löschen 3“; „erinnerungen“ zeigt sie.
    Which one? Please give the number, for example “reminder delete 3”; “reminders” shows it.`,
} as const;
