// One office for many questions, or conversations, that have nothing to do with each other: to open one takes as long as some questions.
import { beforeAll } from 'vitest';
import type { FactsRequest } from 'facts-sandbox';
import { furnishOffice, type Office, type OfficeOptions, saturday, type Where } from './office.ts';

/** An hour and a bit later, what the bot keeps of the service's answers is asked for again: every request is seen. */
export const laterMs = 61 * 60_000;
/** Half past midnight in Berlin: so many messages fit into the day. */
export const startOfDay = saturday.getTime() - 9.5 * 60 * 60_000;
export const messagesInDay = 22;

/** What came for a question: the whole reply, and the requests that went out for it. */
export interface Answered {
  readonly reply: string;
  readonly requests: readonly FactsRequest[];
}

type Shared = Omit<OfficeOptions, 'bot'>;

/** For the tests of one file or `describe`: each asks at a time of its own and, unless told, in a topic of its own. */
export function shareOffice(options: Shared = {}): (text: string, where?: Where) => Promise<Answered> {
  const converse = shareConversations(options, laterMs);
  return async (text, where) => {
    const [answered] = await converse([text], where);
    if (!answered) throw new Error('nothing was asked');
    return answered;
  };
}

const minuteMs = 60_000;

/**
 * The same for what is said one after the other, each conversation in a topic of its own. Where no request is looked at, a
 * minute between them is enough: what the bot keeps of the service's answers need not be asked for again.
 */
export function shareConversations(
  options: Shared = {},
  stepMs = minuteMs,
): (said: readonly string[], where?: Where) => Promise<readonly Answered[]> {
  let now = startOfDay;
  let count = 0;
  let office: Office | undefined;
  let close = async (): Promise<void> => undefined;

  const openDay = async (): Promise<Office> => {
    await close();
    now = startOfDay;
    count = 0;
    const furnished = await furnishOffice({ ...options, bot: { now: () => new Date(now) } });
    furnished.office.chat.setClock(() => now);
    await furnished.office.startBot();
    ({ office, close } = furnished);
    return furnished.office;
  };
  beforeAll(() => () => close());

  return async (said, where) => {
    const open = office === undefined || count === messagesInDay ? await openDay() : office;
    count += 1;
    now += stepMs;
    const conversation = where ?? { channel: 'umzug', topic: `Frage ${count}` };
    const answered: Answered[] = [];
    for (const text of said) {
      const before = open.facts.requests.length;
      const reply = await open.ask(text, conversation);
      answered.push({ reply, requests: open.facts.requests.slice(before) });
    }
    return answered;
  };
}
