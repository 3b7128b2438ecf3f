// `npx tsx tools/manySubscriptions.ts [subscriptions=10000] [topics=1000]`: one look at so many subscriptions, one in which
// nothing has changed and one in which an amount has. Fails when that takes more memory or requests than it may.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startFactsSandbox } from 'facts-sandbox';
import { startZulipSandbox } from 'zulip-sandbox';
import { startApp } from '../src/app.ts';
import type { AnswerParts } from '../src/bot/answering/call.ts';
import { keptRecords } from '../src/bot/keeping/keptRecords.ts';
import { unknownServer } from '../src/bot/model/account.ts';
import { roomForLeaves } from '../src/bot/notices/look.ts';
import { textOf } from '../src/bot/notices/notebook.ts';
import { packed } from '../src/bot/notices/packed.ts';
import { keyOfSubject, lookUp, type Subject } from '../src/bot/notices/subject.ts';
import { type Catalogue, loadCatalogue } from '../src/bot/understanding/catalogue.ts';
import { connectChat, requestBudget } from '../src/chat/index.ts';
import { readSettings } from '../src/config.ts';
import { connectFacts } from '../src/facts/index.ts';
import type { Job } from '../src/jobs/clock.ts';
import { createLog } from '../src/log.ts';

const mostMib = 60;
/** With one amount changed: who asked, where it stands, an earlier answer, and the notice, for each; and the noting. */
const mostRequestsOfOne = 5;
const timeZone = 'Europe/Berlin';
const on = '2026-11-21';
const now = () => new Date(`${on}T09:00:00Z`);
const log = createLog({ level: 'warn', secrets: [] }, { write: (line) => process.stderr.write(line) });
const { signal } = new AbortController();

interface Ready {
  readonly realm: string;
  readonly email: string;
  readonly apiKey: string;
  readonly factsUrl: string;
  readonly storedCharacters: number;
}

interface Asked {
  readonly facts: number;
  readonly chat: number;
  readonly notices: number;
}

const [first = '10000', second = '1000'] = process.argv.slice(2);

/** Both servers, in a process of their own: what they take is none of the bot's. */
async function serve(subscriptions: number, topics: number): Promise<void> {
  const chat = await startZulipSandbox({});
  const facts = await startFactsSandbox({ now: () => now().getTime() });
  chat.setClock(() => now().getTime());
  const storedCharacters = await fill(chat, facts.baseUrl, subscriptions, topics);
  let [factsBefore, chatBefore] = [facts.requests.length, chat.requests.length];
  process.on('message', (order) => {
    if (order === 'change') {
      const path = '/calculator/halteverbot/results/hamburg/koeln/';
      facts.change({ path, answer: (json) => Object.assign({}, json, { cost_max_eur: 999 }) });
      return;
    }
    const asked = chat.requests.slice(chatBefore).filter(({ path }) => path !== 'events');
    const notices = asked.filter(({ method, path }) => method === 'POST' && path === 'messages').length;
    const seen: Asked = { facts: facts.requests.length - factsBefore, chat: asked.length, notices };
    [factsBefore, chatBefore] = [facts.requests.length, chat.requests.length];
    process.send?.(seen);
  });
  const { email, apiKey } = chat.amtsbot;
  const ready: Ready = { realm: chat.url, email, apiKey, factsUrl: facts.baseUrl, storedCharacters };
  process.send?.(ready);
}

type ChatSandbox = Awaited<ReturnType<typeof startZulipSandbox>>;

/** As if people had subscribed. Gives the letters that it takes. */
async function fill(
  { amtsbot, people, url }: ChatSandbox,
  factsUrl: string,
  subscriptions: number,
  topics: number,
): Promise<number> {
  const settings = {
    realm: url,
    username: amtsbot.email,
    apiKey: amtsbot.apiKey,
    userAgent: 'Amtsbot/measure',
  };
  const chat = await connectChat(settings, requestBudget([]));
  const self = { userId: amtsbot.userId, fullName: amtsbot.fullName, isBot: true };
  const account = { ...unknownServer, self };
  const catalogue = await loadCatalogue();
  const facts = connectFacts({ baseUrl: factsUrl, timeZone, now });
  const answering = answeringOf(catalogue, { chat, account, facts });
  const seen = new Map<string, string>();
  const subjects = subjectsIn(await getJson(`${factsUrl}/calculator/halteverbot/`)).slice(0, topics);
  for (const subject of subjects) {
    const { leaves, sums } = await lookUp(subject, answering, signal);
    const record = { subject, sums, leaves: packed(leaves, roomForLeaves), on, told: 0 };
    seen.set(`seen:${keyOfSubject(subject)}`, textOf(record));
  }
  const keys = [...seen.keys()];
  const wishes = new Map(
    Array.from({ length: subscriptions }, (_, index) => {
      const place = { kind: 'direct', userIds: [people.max.userId] };
      const about = keys[index % keys.length]?.replace('seen:', '');
      const wish = { place, personId: people.max.userId, about, number: index + 1, since: on };
      return [`wish:${100_000 + index}`, textOf(wish)];
    }),
  );
  await keptRecords({ chat, account, log }, 'abo').write(new Map([...seen, ...wishes]), signal);
  return [...seen, ...wishes].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
}

const answeringOf = (
  catalogue: Catalogue,
  parts: Pick<AnswerParts, 'chat' | 'account' | 'facts'>,
): AnswerParts => ({
  ...parts,
  catalogue,
  timeZone,
  now,
  log,
  language: 'de',
  ownStatus: undefined,
  uploadEmoji: undefined,
  alone: (act) => act(),
  subscriptions: () => {
    throw new Error('nobody subscribes here');
  },
  reminders: () => {
    throw new Error('nobody is reminded here');
  },
});

const getJson = async (url: string): Promise<unknown> => (await fetch(url)).json();

/** All ways from one place to another, first without a day, then for one day after the other. */
function subjectsIn(places: unknown): readonly Subject[] {
  const slugs = [
    ...new Set([...JSON.stringify(places).matchAll(/"slug":"([\w-]+)"/g)].map(([, slug = '']) => slug)),
  ];
  const pairs = slugs.flatMap((von) => slugs.map((nach) => ({ von, nach })));
  const days = [undefined, '2027-06-01', '2027-06-02', '2027-06-03', '2027-06-04', '2027-06-07'];
  const choice = (value: string) => ({ value, label: value });
  return days.flatMap((datum) =>
    pairs.map(({ von, nach }) => ({
      command: 'halteverbot',
      isOverview: false,
      lang: 'de' as const,
      title: `Halteverbot ${von} – ${nach}`,
      cases: [
        { values: { von: choice(von), nach: choice(nach), ...(datum === undefined ? {} : { datum }) } },
      ],
    })),
  );
}

async function measure(): Promise<void> {
  const child = fork(new URL(import.meta.url), [first, second], { execArgv: process.execArgv });
  const next = async <T>() => ((await once(child, 'message')) as [T])[0];
  const ready = await next<Ready>();
  let notices: Job | undefined;
  const app = startApp({
    settings: readSettings({
      ZULIP_REALM: ready.realm,
      ZULIP_USERNAME: ready.email,
      ZULIP_API_KEY: ready.apiKey,
      ZULIP_RATE_LIMITS: 'off',
      FACTS_BASE_URL: ready.factsUrl,
    }),
    log,
    catalogue: await loadCatalogue(),
    now,
    clock: {
      start(job) {
        if (job.name === 'notices') notices = job;
        return { stop: async () => undefined };
      },
      repeat: () => ({ stop: async () => undefined }),
    },
  });
  while (!notices) await new Promise((resolve) => setTimeout(resolve, 50));
  await settled();
  const asked = async () => {
    child.send('asked');
    return next<Asked>();
  };
  await asked();
  const runs: (Asked & { readonly what: string; readonly ms: number; readonly mib: number })[] = [];
  for (const what of ['nothing has changed', 'nothing has changed, again', 'an amount has changed']) {
    if (what.startsWith('an')) child.send('change');
    const before = process.memoryUsage().rss;
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
    const startedAt = performance.now();
    await notices.run();
    clearInterval(watch);
    const ms = performance.now() - startedAt;
    runs.push({ what, ms, mib: (peak - before) / 1024 ** 2, ...(await asked()) });
  }
  await app.stop();
  child.kill();
  report(ready, runs);
  const most = Math.max(...runs.map(({ mib }) => mib));
  const changed = runs.at(-1);
  const mayAsk = (changed?.notices ?? 0) * mostRequestsOfOne + mostRequestsOfOne;
  const isQuiet = runs.slice(1, -1).every(({ chat }) => chat === 0);
  const isMet =
    most < mostMib && isQuiet && (changed?.notices ?? 0) > 0 && (changed?.chat ?? Infinity) <= mayAsk;
  process.exitCode = isMet ? 0 : 1;
}

function report(
  { storedCharacters }: Ready,
  runs: readonly (Asked & { readonly what: string; readonly ms: number; readonly mib: number })[],
): void {
  process.stdout.write(`${first} subscriptions to ${second} topics: ${storedCharacters} letters kept\n`);
  for (const { what, ms, mib, facts, chat, notices } of runs) {
    const memory = `${Math.round(mib)} MiB more than before`;
    const requests = `${facts} requests to the facts service, ${chat} to the chat server, ${notices} notices`;
    process.stdout.write(`${what}: ${(ms / 1000).toFixed(1)} s, ${memory}, ${requests}\n`);
  }
}

/** Towns and weights are read ahead; what a start takes is none of a look's. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 4_000));
}

await (process.send ? serve(Number(first), Number(second)) : measure());
