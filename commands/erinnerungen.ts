// The reminders of the conversation, with the numbers by which they are deleted.
import { getUsers } from '../src/chat/endpoints/getUsers.ts';
import {
  type Call,
  code,
  counted,
  dayWithWeekday,
  defineCommand,
  nothingThere,
  phrase,
  type SetReminder,
  shownTime,
  text,
  whenAsked,
} from '../src/kit/index.ts';

export default defineCommand({
  name: { de: ['erinnerungen'], en: ['reminders'] },
  summary: { de: 'Die Erinnerungen, die hier noch kommen', en: 'The reminders that are to come here' },
  changes: false,
  examples: {
    de: whenAsked({ erinnerungen: '**keine Erinnerungen**' }),
    en: whenAsked({ reminders: '**no reminders**' }),
  },
  async run(call) {
    const { chat, lang, say, signal } = call;
    const reminders = await chat.reminders().list(signal);
    if (reminders.length === 0) {
      const none = say`Hier gibt es **keine Erinnerungen**. ${code('erinnere 04.05.2027 9:00 Antrag')} bestellt eine.
        There are **no reminders** here. ${code('remind 4 May 2027 9:00 application')} asks for one.`;
      return { lang, headline: none };
    }
    const count = counted(reminders.length, reminderNoun);
    const names = await namesOf(reminders, call);
    const withPeople = names.size > 0;
    const you = say({ de: 'Sie', en: 'you' });
    return {
      lang,
      headline: say`Noch **${count.de}** hier; ${code('erinnerung löschen ‹Nummer›')} löscht eine.
        **${count.en}** to come here; ${code('reminder delete ‹number›')} deletes one.`,
      tables: [
        {
          columns: say({
            de: ['Nummer', 'Wann', 'Woran', ...(withPeople ? ['Für'] : [])],
            en: ['Number', 'When', 'Of what', ...(withPeople ? ['For'] : [])],
          }),
          rows: reminders.map(({ number, day, time, what, personId, isOwn }) => [
            text(String(number)),
            phrase(dayWithWeekday(day, lang), ', ', shownTime(time)[lang]),
            what === '' ? nothingThere : text(what),
            ...(withPeople ? [text(isOwn ? you : (names.get(personId) ?? '–'))] : []),
          ]),
          list: 'ranked',
          columnsSeen: 4,
        },
      ],
    };
  },
});

const reminderNoun = { de: ['Erinnerung', 'Erinnerungen'], en: ['reminder', 'reminders'] } as const;

/** Of the others who asked for some; empty where all are the asker's. */
async function namesOf(
  reminders: readonly SetReminder[],
  { chat, signal }: Call,
): Promise<ReadonlyMap<number, string>> {
  const others = new Set(reminders.filter(({ isOwn }) => !isOwn).map(({ personId }) => personId));
  if (others.size === 0) return new Map();
  const people = await getUsers(chat.connection, signal);
  return new Map(
    people.filter(({ user_id }) => others.has(user_id)).map((one) => [one.user_id, one.full_name]),
  );
}
