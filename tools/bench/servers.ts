// The sandbox's two servers in a process of their own, and in it those who ask: bot and bare script meet the same.
import { subscribe } from 'node:diagnostics_channel';
import { setTimeout } from 'node:timers/promises';
import { startZulipSandbox } from 'zulip-sandbox';
import { startFactsSandbox } from 'facts-sandbox';
import { type Answers, type Numbered, type Order, type Ready, subjects } from './orders.ts';
import { questioner } from './questioner.ts';

let connections = 0;
subscribe('net.server.socket', () => (connections += 1));

const [chat, facts] = await Promise.all([startZulipSandbox(), startFactsSandbox()]);
const accounts = { bot: chat.amtsbot, floor: chat.people.wetterbot };
for (const subject of subjects) {
  // Each hears its own channel only, and in it its own answers too, as it does where it is a member.
  chat.createChannel(subject, { subscribers: [chat.people.max, accounts[subject]] });
}
const asker = questioner({ chat, facts, accounts, connections: () => connections });

async function firstPoll(email: string): Promise<number> {
  const before = chat.requests.length;
  for (;;) {
    const poll = chat.requests.slice(before).find(({ who, path }) => who === email && path === 'events');
    if (poll) return poll.at;
    await setTimeout(2);
  }
}

async function carryOut(order: Order): Promise<Answers[Order['kind']]> {
  switch (order.kind) {
    case 'ask':
      return asker.ask(order);
    case 'firstPoll':
      return firstPoll(accounts[order.subject].email);
  }
}

process.on('message', ({ number, content }: Numbered<Order>) => {
  carryOut(content).then(
    (answer) => process.send?.({ number, content: answer }),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ realm: chat.url, factsUrl: facts.baseUrl, accounts } satisfies Ready);
