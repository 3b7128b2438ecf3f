// Several organisations in one process: a chat server for each, their files in a directory, and the bots between.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FactsSandbox, startFactsSandbox } from 'facts-sandbox';
import { onTestFinished } from 'vitest';
import { startZulipSandbox, type ZulipSandbox, zuliprcOf } from 'zulip-sandbox';
import { loadCatalogue } from '../../src/bot/understanding/catalogue.ts';
import { createLog } from '../../src/log.ts';
import { createOrganisationMetrics, type OrganisationMetrics } from '../../src/metrics.ts';
import {
  type Organisations,
  type OrganisationsOptions,
  startOrganisations,
} from '../../src/organisations/organisations.ts';
import { saturday, until } from './office.ts';

export interface ManyOffices {
  readonly directory: string;
  readonly chats: Readonly<Record<string, ZulipSandbox>>;
  readonly facts: FactsSandbox;
  readonly organisations: Organisations;
  readonly metrics: OrganisationMetrics;
  /** All lines, as they were written. */
  readonly written: () => string;
  readonly log: readonly Record<string, unknown>[];
  /** Writes an organisation's file; `more` is what follows its account. */
  write(name: string, more?: string, chat?: ZulipSandbox): void;
  /** A chat server by its organisation's name. */
  chat(name: string): ZulipSandbox;
  /** Asks as Max in a direct message, and gives the answer. */
  ask(name: string, text: string): Promise<string>;
  say(name: string, text: string): number;
  answersTo(name: string, question: number): readonly string[];
  listens(name: string): Promise<void>;
}

export interface ManyOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** What follows the account in an organisation's file. */
  readonly files?: Readonly<Record<string, string>>;
  /** Servers whose organisation has no file yet. */
  readonly without?: readonly string[];
  /** As one of several replicas. */
  readonly join?: OrganisationsOptions['join'];
}

/** Opens servers by these names, and one process for those with a file; closed when the test is over. */
export async function openMany(names: readonly string[], options: ManyOptions = {}): Promise<ManyOffices> {
  const now = () => saturday.getTime();
  const directory = mkdtempSync(join(tmpdir(), 'amtsbot-organisations-'));
  const facts = await startFactsSandbox({ now });
  const started = await Promise.all(names.map(() => startZulipSandbox({ heartbeatMs: 500 })));
  for (const chat of started) chat.setClock(now);
  const chats = Object.fromEntries(started.map((chat, index) => [names[index] ?? '', chat]));
  const chat = (name: string) => chats[name] ?? unknown(name);
  const write: ManyOffices['write'] = (name, more = '', of = chat(name)) =>
    writeFileSync(join(directory, name), zuliprcOf(of.amtsbot, of.url) + more);
  for (const name of names) if (!options.without?.includes(name)) write(name, options.files?.[name]);
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const running: { organisations?: Organisations } = {};
  const metrics = createOrganisationMetrics(() => running.organisations?.all() ?? new Map());
  const organisations = await startOrganisations({
    directory,
    forAll: { FACTS_BASE_URL: facts.baseUrl, ZULIP_RATE_LIMITS: 'off', ...options.settings },
    catalogue: await loadCatalogue(),
    metrics,
    log: createLog({ level: 'debug', secrets: [] }, destination),
    logOf: (organisation, secrets) => createLog({ level: 'debug', secrets, organisation }, destination),
    clock: {
      start: () => ({ stop: async () => undefined }),
      repeat: () => ({ stop: async () => undefined }),
    },
    bot: { now: () => saturday, ticks: now, lookAtMs: [0, 20, 40, 70], timeoutMs: 10_000 },
    pace: { lookEveryMs: 400, restMs: 30 },
    firstPauseMs: 60_000,
    ...(options.join && { join: options.join }),
  });
  running.organisations = organisations;
  onTestFinished(async () => {
    await organisations.stop();
    await Promise.all([facts.stop(), ...started.map((one) => one.stop())]);
    rmSync(directory, { recursive: true, force: true });
  });

  const say: ManyOffices['say'] = (name, text) =>
    chat(name)
      .as(chat(name).people.max)
      .sendDirect([chat(name).amtsbot], text);
  const answersTo: ManyOffices['answersTo'] = (name, question) =>
    chat(name)
      .messages()
      .filter(
        ({ senderId, content }) =>
          senderId === chat(name).amtsbot.userId && content.endsWith(`/near/${question})`),
      )
      .map(({ content }) => content.replaceAll('\u00a0', ' '));
  const parsed = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return {
    ...{ directory, chats, facts, organisations, metrics, write, chat, say, answersTo },
    written: () => lines.join(''),
    get log() {
      return parsed();
    },
    async ask(name, text) {
      const question = say(name, text);
      await until(() => answersTo(name, question).length > 0, `an answer of ${name} to “${text}”`);
      return answersTo(name, question).join('\n\n');
    },
    listens: (name) =>
      until(
        () => parsed().some(({ organisation, msg }) => organisation === name && msg === 'listening'),
        `${name} to listen`,
      ),
  };
}

function unknown(name: string): never {
  throw new Error(`there is no ${name}`);
}
