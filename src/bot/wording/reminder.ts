// The words of a reminder when its time has come.
import {
  type CalendarDate,
  type Cell,
  type Document,
  inLanguage,
  type Lang,
  note,
  sentence,
  type Sentence,
  strong,
  text,
} from '../../document/index.ts';
import { dayWithWeekday, shownTime, type TimeOfDay } from '../../kit/index.ts';

export interface DueReminder {
  readonly lang: Lang;
  /** As typed; empty where nothing was said. */
  readonly what: string;
  /** When it was due, where it comes late. */
  readonly late?: { readonly day: CalendarDate; readonly time: TimeOfDay } | undefined;
  /** To the answer that it came from. */
  readonly linkToAnswer?: Cell | undefined;
}

/** What it was to say, and where it came from. */
export function reminderDocument({ lang, what, late, linkToAnswer }: DueReminder): Document {
  const say = inLanguage(lang);
  const about: Sentence =
    what === ''
      ? say({ de: ['wie gewünscht.'], en: ['as you wished.'] })
      : [text(what), ...(/[.!?]$/.test(what) ? [] : ['.'])];
  const title = late
    ? say({ de: 'Verspätete Erinnerung:', en: 'Late reminder:' })
    : say({ de: 'Erinnerung:', en: 'Reminder:' });
  const told = [late && lateness(late, lang), linkToAnswer && [linkToAnswer]];
  const notes = told.flatMap((said) => (said === undefined ? [] : [note('answer', said)]));
  return { lang, headline: [strong(title), ' ', ...about], notes };
}

function lateness({ day, time }: NonNullable<DueReminder['late']>, lang: Lang): Sentence {
  const [on, at] = [dayWithWeekday(day, lang), shownTime(time)[lang]];
  return inLanguage(lang)({
    de: sentence`Fällig war sie am ${on} um ${at}; früher konnte ich sie nicht senden.`,
    en: sentence`It was due on ${on} at ${at}; I could not send it earlier.`,
  });
}
