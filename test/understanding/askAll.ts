// Asks the whole bot and gives what came: each conversation by itself, several offices at once, over any service.
import type { Reading } from '../../src/bot/understanding/describeFrame.ts';
import { furnishOffice, type Office, saturday } from '../support/office.ts';
import { type RunningService, type ServiceNumber, services } from '../support/services.ts';
import { laterMs, messagesInDay, startOfDay } from '../support/sharedOffice.ts';
import type { Came } from './judge.ts';
import type { Question } from './outcome.ts';

export interface Asked {
  readonly question: Question;
  readonly came: Came;
  readonly next: Came | undefined;
}

/** With how the bot has read each question in the message. */
export interface CameRead extends Came {
  readonly readings: readonly Reading[];
}

export interface AskOptions {
  readonly service?: ServiceNumber;
  readonly officesAtOnce?: number;
}

/** Each question in a conversation of its own, with what is said next there. */
export async function askAll(
  questions: readonly Question[],
  options?: AskOptions,
): Promise<readonly Asked[]> {
  const said = questions.map(({ ask, next }) => (next ? [ask, next.say] : [ask]));
  const came = await askConversations(said, options);
  return questions.map((question, index) => {
    const [first, next] = came[index] ?? [];
    if (!first) throw new Error(`nothing came for “${question.ask}”`);
    return { question, came: first, next };
  });
}

/** The messages of one asker, in turn. */
type Conversation = readonly string[];

/** What came for every message of each conversation. */
export async function askConversations(
  conversations: readonly Conversation[],
  { service = 1, officesAtOnce = 3 }: AskOptions = {},
): Promise<readonly (readonly CameRead[])[]> {
  const days = inDays(conversations);
  const came: CameRead[][][] = days.map(() => []);
  let nextDay = 0;
  const work = async (): Promise<void> => {
    for (let day = nextDay++; day < days.length; day = nextDay++) {
      came[day] = await duringDay(days[day] ?? [], service);
    }
  };
  await Promise.all(Array.from({ length: officesAtOnce }, work));
  return came.flat();
}

function inDays(conversations: readonly Conversation[]): readonly (readonly Conversation[])[] {
  const days: Conversation[][] = [[]];
  let count = 0;
  for (const conversation of conversations) {
    count += conversation.length;
    if (count > messagesInDay) {
      days.push([]);
      count = conversation.length;
    }
    days.at(-1)?.push(conversation);
  }
  return days;
}

async function duringDay(
  conversations: readonly Conversation[],
  service: ServiceNumber,
): Promise<CameRead[][]> {
  const facts = await services[service]({ now: () => saturday.getTime() });
  let now = startOfDay;
  const readings: Reading[] = [];
  const { office, close } = await furnishOffice({
    factsUrl: facts.baseUrl,
    bot: { now: () => new Date(now), onRead: (_, reading) => readings.push(reading) },
  });
  office.chat.setClock(() => now);
  try {
    await office.startBot();
    const all: CameRead[][] = [];
    for (const [index, conversation] of conversations.entries()) {
      const replies: CameRead[] = [];
      for (const text of conversation) {
        now += laterMs;
        const came = await askOnce(office, facts, text, `Frage ${index}`);
        replies.push({ ...came, readings: readings.splice(0) });
      }
      all.push(replies);
    }
    return all;
  } finally {
    await close();
    await facts.close();
  }
}

async function askOnce(office: Office, facts: RunningService, text: string, topic: string): Promise<Came> {
  const before = facts.requests.length;
  const reply = await office.ask(text, { channel: 'umzug', topic });
  return { reply, requests: facts.requests.slice(before) };
}
