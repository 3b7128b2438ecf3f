// Asks questions of the whole bot and gives what came: each in a conversation of its own, several offices at once.
import { type Office, openOffice, saturday } from '../support/office.ts';
import type { Came } from './judge.ts';
import type { Question } from './outcome.ts';

export interface Asked {
  readonly question: Question;
  readonly came: Came;
  readonly next: Came | undefined;
}

/** An hour and a bit later, what the bot keeps of the service's answers is asked for again: every request is seen. */
const laterMs = 61 * 60_000;
/** Half past midnight in Berlin: so many messages fit into the day. */
const startOfDay = saturday.getTime() - 9.5 * 60 * 60_000;
const messagesInDay = 22;

export async function askAll(questions: readonly Question[], officesAtOnce = 3): Promise<readonly Asked[]> {
  const days = inDays(questions);
  const asked: Asked[][] = days.map(() => []);
  let nextDay = 0;
  const work = async (): Promise<void> => {
    for (let day = nextDay++; day < days.length; day = nextDay++) {
      asked[day] = await askDuringDay(days[day] ?? []);
    }
  };
  await Promise.all(Array.from({ length: officesAtOnce }, work));
  return asked.flat();
}

const messagesOf = ({ next }: Question) => (next ? 2 : 1);

function inDays(questions: readonly Question[]): readonly (readonly Question[])[] {
  const days: Question[][] = [[]];
  let count = 0;
  for (const question of questions) {
    count += messagesOf(question);
    if (count > messagesInDay) {
      days.push([]);
      count = messagesOf(question);
    }
    days.at(-1)?.push(question);
  }
  return days;
}

async function askDuringDay(questions: readonly Question[]): Promise<Asked[]> {
  let now = startOfDay;
  const office = await openOffice({ bot: { now: () => new Date(now), timeoutMs: 15_000 } });
  office.chat.setClock(() => now);
  const asked: Asked[] = [];
  for (const [index, question] of questions.entries()) {
    const say = async (text: string) => {
      now += laterMs;
      return askOnce(office, text, `Frage ${index}`);
    };
    const came = await say(question.ask);
    asked.push({ question, came, next: question.next && (await say(question.next.say)) });
  }
  return asked;
}

async function askOnce(office: Office, text: string, topic: string): Promise<Came> {
  const before = office.facts.requests.length;
  const reply = await office.ask(text, { channel: 'umzug', topic });
  return { reply, requests: office.facts.requests.slice(before) };
}
