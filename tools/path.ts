// npx tsx tools/path.ts ["question"]: the files and functions of the product that one question runs through, from its
// event to its reply, counted by V8's coverage. With --list the files with their named functions, in no order. A short
// path is one that can be read.
import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startApp } from '../src/app.ts';
import { loadCatalogue } from '../src/bot/understanding/catalogue.ts';
import { readSettings } from '../src/config.ts';
import { createLog } from '../src/log.ts';
import { startZulipSandbox } from 'zulip-sandbox';
import { startFactsSandbox } from 'facts-sandbox';

/** It keeps the names of functions when files are compiled, and is no part of the product. */
const helperOfTsx = '__name';

const root = fileURLToPath(new URL('..', import.meta.url));
const [question = 'halteverbot berlin-mitte hamburg 2027-06-01'] = process.argv
  .slice(2)
  .filter((argument) => argument !== '--list');

const [chat, facts] = await Promise.all([startZulipSandbox(), startFactsSandbox()]);
const settings = readSettings({
  ZULIP_REALM: chat.url,
  ZULIP_USERNAME: chat.amtsbot.email,
  ZULIP_API_KEY: chat.amtsbot.apiKey,
  ZULIP_RATE_LIMITS: 'off',
  FACTS_BASE_URL: facts.baseUrl,
  LOG_LEVEL: 'warn',
});
const app = startApp({
  settings,
  catalogue: await loadCatalogue(),
  log: createLog({ level: 'warn', secrets: [] }),
});

const session = new Session();
session.connect();
await session.post('Profiler.enable');
// What is set up with the first question is no part of the path of the next one.
await ask();
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
await ask();
const { result } = await session.post('Profiler.takePreciseCoverage');
await app.stop();
await Promise.all([chat.stop(), facts.stop()]);

const path = result
  .filter(({ url }) => url.startsWith('file:'))
  .map(({ url, functions }) => ({
    file: relative(root, fileURLToPath(url.replace(/\?.*$/, ''))),
    called: functions.flatMap(({ functionName, ranges: [range] }) =>
      range?.count && functionName !== helperOfTsx ? [functionName] : [],
    ),
  }))
  .filter(({ file, called }) => /^(?:src|commands)\/(?!demo\/)/.test(file) && called.length > 0);

const named = (names: readonly string[]) => names.filter((name) => name !== '');
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
if (process.argv.includes('--list')) {
  for (const { file, called } of path) say(`${file}: ${named(called).join(' ')}`);
}
say(
  `${path.length} files, ${sum(path.map(({ called }) => named(called).length))} named functions, ` +
    `${sum(path.map(({ called }) => called.length))} with those without a name`,
);

/** Asks in a channel and waits until the bot has marked the question as read: nothing of it is left to do then. */
async function ask(): Promise<void> {
  const content = `@**${chat.amtsbot.fullName}** ${question}`;
  const id = chat.as(chat.people.max).send({ channel: 'umzug', topic: 'Fragen', content });
  const isDone = () =>
    chat.messages().some((message) => message.id === id && message.readBy.has(chat.amtsbot.userId));
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
