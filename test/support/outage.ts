// An office whose facts service is down, and the time that passes meanwhile.
import { type Office, type OfficeOptions, openOffice, saturday, until, type Where } from './office.ts';
import { heardAll, messagesFor, settled } from './settled.ts';

export interface Outage extends Office {
  /** The service is there again. */
  readonly mend: () => void;
  /** So much time passes, for the bot and for the server. */
  readonly later: (ms: number) => void;
}

/** `before` is what happens while the service is still there. */
export async function openInOutage(
  options: OfficeOptions = {},
  before: (office: Office) => Promise<unknown> = async () => undefined,
): Promise<Outage> {
  let now = saturday.getTime();
  const office = await openOffice({ ...options, bot: { now: () => new Date(now), ...options.bot } });
  office.chat.setClock(() => now);
  await before(office);
  const mend = office.facts.fault({ times: Infinity, how: { kind: 'drop' } });
  return { ...office, mend: () => void mend(), later: (ms) => void (now += ms) };
}

/** A question that waits, after its note; gives its id. */
export async function waiting(office: Office, text: string, where: Where = {}): Promise<number> {
  const id = office.say(text, where);
  const waits = (line: Record<string, unknown>) => line['question'] === id && line['outcome'] === 'waits';
  await until(() => office.log.some(waits), `“${text}” to wait`);
  return id;
}

/** The service is back, and the minutes pass until the bot is done with the question; gives all that it has said. */
export async function answeredWhenBack(
  office: Outage,
  id: number,
  isDone = () => office.isRead(id),
): Promise<string> {
  office.mend();
  for (let minutes = 0; minutes < 100 && !isDone(); minutes++) {
    await office.tick('retry');
    await heardAll(office);
  }
  return settled(office, id);
}

/** What the bot’s messages for a question call themselves, in order. */
export const kindsFor = (office: Office, id: number): readonly (string | undefined)[] =>
  messagesFor(office, id).map(
    ({ content }) => /\[↩ ([^\]\d]+?)(?: \d+\/\d+)?\]\([^()]*\)$/.exec(content)?.[1],
  );

/** The bot is done with a question for good, so often. */
export const timesDone = (office: Office, id: number): number =>
  office.log.filter(
    (line) => line['question'] === id && line['msg'] === 'question done' && line['outcome'] !== 'waits',
  ).length;
