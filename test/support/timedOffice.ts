// An office whose clock a test sets: on the chat server and in the bot, which ticks when it is told.
import { type Office, openOffice, type OfficeOptions, saturday, until } from './office.ts';

export interface TimedOffice {
  readonly office: Office;
  /** From now on it is that time. */
  readonly setTime: (instant: string) => void;
  /** It is that time, and the clock has ticked. */
  readonly tickAt: (instant: string) => Promise<void>;
  /** The bot starts again. */
  readonly restart: () => Promise<void>;
  readonly stopBot: () => Promise<void>;
  /** What the bot has posted of its own accord. */
  readonly posted: () => readonly string[];
}

export async function openTimedOffice(options: OfficeOptions = {}): Promise<TimedOffice> {
  let now = saturday.getTime();
  const bot = { ...options.bot, now: () => new Date(now) };
  const office = await openOffice({ ...options, bot, withoutBot: true });
  office.chat.setClock(() => now);
  let app = await office.startBot();
  const setTime = (instant: string) => void (now = Date.parse(instant));
  return {
    office,
    setTime,
    async tickAt(instant) {
      setTime(instant);
      await office.tick('reminders');
    },
    async restart() {
      const registrations = () => office.chat.requests.filter(({ path }) => path === 'register').length;
      const before = registrations();
      await app.stop();
      app = await office.startBot();
      await until(() => registrations() > before, 'the bot to listen again');
    },
    stopBot: () => app.stop(),
    posted: () =>
      office.chat
        .messages()
        .filter(({ senderId, content }) => senderId === office.chat.amtsbot.userId && isPosted(content))
        .map(({ content }) => content.replaceAll('\u00a0', ' ')),
  };
}

const isPosted = (content: string) => /\[↩ (?:Erinnerung|Reminder)\]\([^()]*\)$/.test(content);
