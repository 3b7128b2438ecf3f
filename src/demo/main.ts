// npm run demo: both servers of the sandbox and the real bot between them, with a short conversation to begin with.
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type App, startApp } from '../app.ts';
import { loadCatalogue } from '../bot/understanding/catalogue.ts';
import { readSettings, secretsOf } from '../config.ts';
import { createLog } from '../log.ts';
import { type AccountKind, role, startZulipSandbox, type ZulipSandbox } from 'zulip-sandbox';
import { type FactsSandbox, startFactsSandbox } from 'facts-sandbox';
import { rememberReadings } from './readings.ts';

const questions = [
  'halteverbot berlin-mitte hamburg 2025-06-01',
  'Was kostet ein Halteverbot von Neukölln nach Köln am 1. Juni?',
  'halteverbot paris hamburg',
  'help',
];

/** `npm run demo -- --account=human --role=administrator --level=371 --port=7991` */
const { values: chosen } = parseArgs({
  options: {
    account: { type: 'string', default: 'bot' },
    role: { type: 'string', default: 'member' },
    level: { type: 'string', default: '421' },
    port: { type: 'string', default: '0' },
  },
});
let demo = await begin(chosen.account === 'human' ? 'human' : 'bot', Number(chosen.port));
let isRestarting = false;
const { chat, facts } = demo;
say(`Open this in a browser: ${chat.url}/\n`);
say(`Chat server    ${chat.url}`);
say(`Facts service  ${facts.baseUrl}`);
say(`To ask from another terminal:
  curl -u ${chat.people.max.email}:${chat.people.max.apiKey} ${chat.url}/api/v1/messages \\
    -d type=private -d 'to=["${chat.amtsbot.email}"]' -d content='hilfe'`);

for (const question of questions) await ask(chat, question);

say('\nType a question and press Enter; Ctrl-C ends the demo.');
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const server = demo.chat;
  if (line.trim()) server.as(server.people.max).sendDirect([server.amtsbot], line);
});
process.once('SIGINT', () => void end());
process.once('SIGTERM', () => void end());

interface Demo {
  readonly chat: ZulipSandbox;
  readonly facts: FactsSandbox;
  readonly app: App;
}

async function begin(account: AccountKind, port: number): Promise<Demo> {
  const readings = rememberReadings();
  const chat = await startZulipSandbox({
    understoodOf: readings.of,
    account,
    accountRole: chosen.role === 'administrator' ? role.administrator : role.member,
    featureLevel: Number(chosen.level),
    port,
    pictures: new URL('../../assets/emoji/', import.meta.url),
  });
  const facts = await startFactsSandbox();
  chat.showBackstage(facts, (other) => void beginAnewAs(other));
  chat.onMessage((message) => {
    if (message.senderId === chat.amtsbot.userId) say(`\nAmtsbot:\n${asShown(message.content)}`);
  });
  const settings = readSettings({
    ZULIP_REALM: chat.url,
    ZULIP_USERNAME: chat.amtsbot.email,
    ZULIP_API_KEY: chat.amtsbot.apiKey,
    ZULIP_RATE_LIMITS: 'off',
    FACTS_BASE_URL: facts.baseUrl,
    LOG_LEVEL: 'warn',
  });
  const log = createLog({ level: settings.LOG_LEVEL, secrets: secretsOf(settings) });
  const app = startApp({ settings, catalogue: await loadCatalogue(), log, onRead: readings.add });
  app.ended.catch((error: unknown) => {
    log.error({ err: error }, 'the bot has stopped');
    process.exitCode = 1;
  });
  return { chat, facts, app };
}

/** The page finds everything at the address where it was. */
async function beginAnewAs(account: AccountKind): Promise<void> {
  if (isRestarting) return;
  isRestarting = true;
  const port = Number(new URL(demo.chat.url).port);
  await close(demo);
  demo = await begin(account, port);
  isRestarting = false;
  const kind = account === 'bot' ? 'a bot account' : 'an ordinary account';
  say(`\nEverything has begun anew; Amtsbot has ${kind}.`);
}

/** Asks in a channel, as a colleague would, and waits for the whole answer. */
async function ask(server: ZulipSandbox, question: string): Promise<void> {
  const content = `@**${server.amtsbot.fullName}** ${question}`;
  say(`\n${'─'.repeat(100)}\nMax Muster in #umzug:\n${content}`);
  const answered = new Promise<void>((resolve) => {
    const stopListening = server.onMessage((message) => {
      if (message.senderId !== server.amtsbot.userId) return;
      stopListening();
      resolve();
    });
  });
  server.as(server.people.max).send({ channel: 'umzug', topic: 'Fragen', content });
  await answered;
}

async function end(): Promise<void> {
  lines.close();
  await close(demo);
}

async function close({ chat, facts, app }: Demo): Promise<void> {
  await app.stop();
  await Promise.all([chat.stop(), facts.stop()]);
}

/** As Zulip shows it at first: spoilers closed, entities as characters. */
function asShown(content: string): string {
  return content
    .replace(/^```spoiler (.*)\n[^]*?^```$/gm, '▸ $1 (folded in Zulip)')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
