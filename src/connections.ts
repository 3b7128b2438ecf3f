// The connections to both services, with the keys of the settings.
import type { Logger } from 'pino';
import { type Budget, type ChatConnection, connectChat, requestBudget, type Skipped } from './chat/index.ts';
import type { Settings } from './config.ts';
import { connectFacts, type FactsService, type FactsSettings, type FactsState } from './facts/index.ts';

/** What stands before the slash is shown in Zulip as the client that sent a message. */
const userAgent = 'Amtsbot/0.1';

export interface Connections {
  readonly chat: ChatConnection;
  /** With a human administrator's key, for what the server refuses to bots. */
  readonly adminChat: ChatConnection | undefined;
  readonly facts: FactsService;
  /** How many requests the chat server allows now. */
  readonly budget: Pick<Budget, 'left' | 'spentForMs' | 'msToBegin'>;
}

export interface ConnectOptions {
  readonly settings: Settings;
  readonly log: Logger;
  /** Of one request to either service; the long poll has its own. */
  readonly timeoutMs?: number | undefined;
  readonly now?: (() => Date) | undefined;
  /** Milliseconds of a clock that nobody sets. */
  readonly ticks?: (() => number) | undefined;
  /** Told how the facts service is. */
  readonly onFactsSeen?: ((how: FactsState, isKeptUsed?: boolean) => void) | undefined;
  /** Asked before each request that changes something at the chat server; without it, nothing forbids any. */
  readonly mayWrite?: (() => boolean) | undefined;
  /** Many organisations share what they know of a service; unless told, it is this connection's alone. */
  readonly openFacts?: ((settings: FactsSettings) => FactsService) | undefined;
}

/** What cannot be reached shows when it is used. `signal` ends every request to the facts service. */
export async function connect(
  { settings, log, timeoutMs, now, ticks, onFactsSeen, mayWrite, openFacts = connectFacts }: ConnectOptions,
  signal: AbortSignal,
): Promise<Connections> {
  const { ZULIP_REALM: realm, ZULIP_ADMIN_USERNAME, ZULIP_ADMIN_API_KEY } = settings;
  const onSkipped = onceEach(({ id, error }) =>
    log.warn({ err: error, message: id }, 'a message cannot be read, and is skipped'),
  );
  const connectAs = (username: string, apiKey: string, budget: Budget) =>
    connectChat({ realm, username, apiKey, userAgent, timeoutMs, onSkipped, mayWrite }, budget);
  const newBudget = () =>
    requestBudget(settings.ZULIP_RATE_LIMITS, {
      onSpent: (ms) =>
        log.warn(
          { seconds: Math.ceil(ms / 1000) },
          'the request budget of the chat server is spent; waiting',
        ),
    });
  const budget = newBudget();
  return {
    chat: await connectAs(settings.ZULIP_USERNAME, settings.ZULIP_API_KEY, budget),
    budget,
    adminChat:
      ZULIP_ADMIN_USERNAME && ZULIP_ADMIN_API_KEY
        ? await connectAs(ZULIP_ADMIN_USERNAME, ZULIP_ADMIN_API_KEY, newBudget())
        : undefined,
    facts: openFacts({
      baseUrl: settings.FACTS_BASE_URL,
      alternateBaseUrl: settings.FACTS_ALT_BASE_URL,
      authorization: settings.FACTS_AUTHORIZATION,
      timeoutMs,
      timeZone: settings.TZ,
      now,
      ticks,
      onSeen: onFactsSeen,
      signal,
    }),
  };
}

/** So many are known as told; among the unread, the same one comes again and again. */
const mostTold = 1_000;

function onceEach(tell: (skipped: Skipped) => void): (skipped: Skipped) => void {
  const told = new Set<string>();
  return (skipped) => {
    const key = `${skipped.id} ${JSON.stringify(skipped.error.issues.map(({ code, path }) => [code, path]))}`;
    if (told.has(key)) return;
    if (told.size >= mostTold) told.clear();
    told.add(key);
    tell(skipped);
  };
}
