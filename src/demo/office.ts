// Both servers of the sandbox and the real bot between them; begun anew at the same address when the page wishes it.
import { startFactsSandbox, type FactsSandbox } from 'facts-sandbox';
import {
  type AccountKind,
  startZulipSandbox,
  type ZulipSandbox,
  type ZulipSandboxOptions,
} from 'zulip-sandbox';
import { type App, startApp } from '../app.ts';
import { z } from 'zod';
import { loadCatalogue } from '../bot/understanding/catalogue.ts';
import { readSettings, secretsOf } from '../config.ts';
import { createLog } from '../log.ts';
import { rememberReadings } from './readings.ts';

export interface Office {
  readonly chat: ZulipSandbox;
  readonly facts: FactsSandbox;
}

export interface Premises {
  /** The office that is open now. */
  readonly office: Office;
  /** Closes it for good, also while everything begins anew. */
  close(): Promise<void>;
}

/** `onAnew` is told when an office with another account of the bot's has taken the place of the one before. */
export async function openPremises(
  options: ZulipSandboxOptions,
  onAnew: (account: AccountKind, office: Office) => void,
): Promise<Premises> {
  let office = await openOffice(options, beginAnew);
  let change: Promise<void> | undefined;
  let isClosing = false;

  function beginAnew(account: AccountKind): void {
    if (isClosing) return;
    change ??= changeTo(account).then(() => void (change = undefined));
  }
  async function changeTo(account: AccountKind): Promise<void> {
    await office.close();
    // The page finds everything at the address where it was.
    const port = Number(new URL(office.chat.url).port);
    office = await openOffice({ ...options, port, account }, beginAnew);
    onAnew(account, office);
  }
  return {
    get office() {
      return office;
    },
    async close() {
      isClosing = true;
      // An office that opens meanwhile would stay, and this process with it.
      await change;
      await office.close();
    },
  };
}

interface OpenOffice extends Office {
  close(): Promise<void>;
}

async function openOffice(
  options: ZulipSandboxOptions,
  beginAnew: (account: AccountKind) => void,
): Promise<OpenOffice> {
  const readings = rememberReadings();
  const pictures = new URL('../../assets/emoji/', import.meta.url);
  const chat = await startZulipSandbox({ ...options, understoodOf: readings.of, pictures });
  const facts = await startFactsSandbox();
  const settings = readSettings({
    ZULIP_REALM: chat.url,
    ZULIP_USERNAME: chat.amtsbot.email,
    ZULIP_API_KEY: chat.amtsbot.apiKey,
    ZULIP_RATE_LIMITS: 'off',
    FACTS_BASE_URL: facts.baseUrl,
    // Who changes an amount on the page sees at once who hears of it.
    NOTICES_CRON: '*/10 * * * * *',
    NOTICES_HOURS: '0-24',
    LOG_LEVEL: 'warn',
  });
  const log = createLog(
    { level: settings.LOG_LEVEL, secrets: secretsOf(settings) },
    { write: (line) => void process.stdout.write(shortLine(line)) },
  );
  const app: App = startApp({ settings, catalogue: await loadCatalogue(), log, onRead: readings.add });
  app.ended.catch((error: unknown) => {
    log.error({ err: error }, 'the bot has stopped');
    process.exitCode = 1;
  });
  const close = async () => {
    await app.stop();
    await Promise.all([chat.stop(), facts.stop()]);
  };
  chat.showBackstage(facts, beginAnew);
  return { chat, facts, close };
}

const LogLine = z.object({ msg: z.string(), err: z.object({ message: z.string().optional() }).optional() });

/** A line of the log among answers: what it says and why, without the places in the code. */
function shortLine(line: string): string {
  const { data } = LogLine.safeParse(JSON.parse(line));
  if (!data) return line;
  const why = data.err?.message ? `: ${data.err.message}` : '';
  return `[log] ${data.msg}${why}\n`;
}
