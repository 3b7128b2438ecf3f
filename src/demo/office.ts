// Both servers of the sandbox and the real bot between them; begun anew at the same address when the page wishes it.
import { startFactsSandbox, type FactsSandbox } from 'facts-sandbox';
import {
  type AccountKind,
  startZulipSandbox,
  type ZulipSandbox,
  type ZulipSandboxOptions,
} from 'zulip-sandbox';
import { type App, startApp } from '../app.ts';
import { loadCatalogue } from '../bot/understanding/catalogue.ts';
import { readSettings, secretsOf } from '../config.ts';
import { createLog } from '../log.ts';
import { rememberReadings } from './readings.ts';

export interface Office {
  readonly chat: ZulipSandbox;
  readonly facts: FactsSandbox;
  close(): Promise<void>;
}

/** `onAnew` gets an office with another account of the bot's in place of this one, which is closed then. */
export async function openOffice(
  options: ZulipSandboxOptions,
  onAnew: (account: AccountKind, office: Office) => void,
): Promise<Office> {
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
    LOG_LEVEL: 'warn',
  });
  const log = createLog({ level: settings.LOG_LEVEL, secrets: secretsOf(settings) });
  const app: App = startApp({ settings, catalogue: await loadCatalogue(), log, onRead: readings.add });
  app.ended.catch((error: unknown) => {
    log.error({ err: error }, 'the bot has stopped');
    process.exitCode = 1;
  });
  const close = async () => {
    await app.stop();
    await Promise.all([chat.stop(), facts.stop()]);
  };

  let isClosing = false;
  async function beginAnew(account: AccountKind): Promise<void> {
    if (isClosing) return;
    isClosing = true;
    await close();
    // The page finds everything at the address where it was.
    const port = Number(new URL(chat.url).port);
    onAnew(account, await openOffice({ ...options, port, account }, onAnew));
  }
  chat.showBackstage(facts, (account) => void beginAnew(account));
  return { chat, facts, close };
}
