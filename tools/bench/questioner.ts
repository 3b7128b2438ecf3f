// Asks in the chat, and times from the message being stored there to the answer being stored.
import { setTimeout } from 'node:timers/promises';
import type { Account, ZulipSandbox } from 'zulip-sandbox';
import type { FactsSandbox } from 'facts-sandbox';
import type { Asked, Order, Subject } from './orders.ts';

/** So long after the last answer, what belongs to it has been asked of the servers too: marks as read are collected. */
const settledMs = 300;
const longestMs = 60_000;

const apology = /Fehler liegt bei mir|it is my fault/;

/** In the bot's link to the question, and in the bare script's answer. */
const questionIn = /(?:\/near\/|Frage )(\d+)/g;

export interface QuestionerParts {
  readonly chat: ZulipSandbox;
  readonly facts: FactsSandbox;
  readonly accounts: Readonly<Record<Subject, Account>>;
  /** That the servers have ever taken. */
  readonly connections: () => number;
}

export function questioner({ chat, facts, accounts, connections }: QuestionerParts) {
  const answers = new Map<number, (content: string) => void>();
  const senders = new Set(Object.values(accounts).map(({ userId }) => userId));
  chat.onMessage(({ senderId, content }) => {
    if (!senders.has(senderId)) return;
    for (const [, id] of content.matchAll(questionIn)) answers.get(Number(id))?.(content);
  });

  async function askOne(subject: Subject, topic: string, question: string): Promise<number> {
    const over = new AbortController();
    const answered = new Promise<number>((resolve, reject) => {
      const startedAt = performance.now();
      const content = `@**${accounts[subject].fullName}** ${question}`;
      const id = chat.as(chat.people.max).send({ channel: subject, topic, content });
      answers.set(id, (answer) => {
        answers.delete(id);
        // An apology is quick, and no answer.
        if (apology.test(answer)) reject(new Error(`The ${subject} has a fault; asked: ${question}`));
        resolve(performance.now() - startedAt);
      });
    });
    const limit = setTimeout(longestMs, undefined, { signal: over.signal }).then(() => {
      throw new Error(`No answer of the ${subject} to: ${question}`);
    });
    limit.catch(() => undefined);
    try {
      return await Promise.race([answered, limit]);
    } finally {
      over.abort();
    }
  }

  async function askAll({ subject, questions, conversations, pauseMs, isBurst }: Ask): Promise<number[]> {
    const topicOf = (index: number) => `Gespräch ${index % conversations}`;
    if (isBurst) {
      return Promise.all(questions.map((question, index) => askOne(subject, topicOf(index), question)));
    }
    const ms: number[] = [];
    const left = questions.values();
    const converse = async (topic: string) => {
      for (const question of left) {
        await setTimeout(pauseMs);
        ms.push(await askOne(subject, topic, question));
      }
    };
    await Promise.all(Array.from({ length: conversations }, (_, index) => converse(topicOf(index))));
    return ms;
  }

  /** Gives what ends it. */
  function slowDown(ms: number): () => void {
    if (ms === 0) return () => undefined;
    const slowly = { times: Infinity, how: { kind: 'slow', ms } } as const;
    const ends = [chat.fault({ ...slowly, method: 'POST', path: 'messages', who: '*' }), facts.fault(slowly)];
    return () => ends.forEach((end) => end());
  }

  return {
    async ask(order: Ask): Promise<Asked> {
      const before = {
        chat: chat.requests.length,
        facts: facts.requests.length,
        connections: connections(),
      };
      const startedAt = performance.now();
      const endSlowness = slowDown(order.slowMs);
      const ms = await askAll(order);
      const seconds = (performance.now() - startedAt) / 1000;
      endSlowness();
      await setTimeout(settledMs);
      const { email } = accounts[order.subject];
      const requests: Record<string, number> = {};
      for (const { who, method, path } of chat.requests.slice(before.chat)) {
        const name = `${method} ${path.replace(/\d+/g, '‹id›')}`;
        if (who === email) requests[name] = (requests[name] ?? 0) + 1;
      }
      return {
        ms,
        seconds,
        requests,
        factsRequests: facts.requests.length - before.facts,
        connections: connections() - before.connections,
      };
    },
  };
}

type Ask = Extract<Order, { kind: 'ask' }>;
