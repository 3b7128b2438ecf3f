// The pages for whoever watches the process: /healthz for the container, /readyz for people, /metrics for Prometheus.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Longer than any long poll with its pause after a failure: without an attempt for so long, the loop hangs. */
export const longestSilenceMs = 180_000;

export interface Health {
  /** The port it listens on. */
  readonly port: number;
  /** An attempt to hear the chat begins. */
  attempted(): void;
  close(): void;
}

export interface HealthOptions {
  readonly now?: () => number;
  /** Of this machine; the one that nobody else reaches, unless told. */
  readonly address?: string;
  /** Without them there is no /metrics. */
  readonly metrics?: MetricsText;
  /** Without it there is no /readyz. */
  readonly readiness?: () => Promise<Readiness>;
}

export interface MetricsText {
  readonly contentType: string;
  text(): Promise<string>;
}

export interface Readiness {
  /** The chat server has answered lately. */
  readonly chatHeard: boolean;
  /** Undefined while nothing has been asked for. */
  readonly facts: 'reachable' | 'unauthorized' | 'unreachable' | undefined;
  /** For how long the chat server allows no request; 0 while it does. */
  readonly budgetSpentForMs: number;
  /** The facts service does not answer, but earlier answers of its could be used. */
  readonly keptFactsUsed: boolean;
  /** Something answers at the address of the facts service, and is none. */
  readonly isFactsAddressWrong?: boolean;
  /** Another process, which was there before, works with the same account. */
  readonly anotherProcess: boolean;
}

/** Somebody else has the port, or the process may not have it. */
export class PortUnusable extends Error {
  override readonly name = 'PortUnusable';
}

interface Page {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** Whoever watches asks now and then, with one line. */
const mostConnections = 50;
const headersWithinMs = 5_000;

/** Serves on a port, 0 for any free one. Throws PortUnusable. */
export async function startHealth(
  port: number,
  { now = () => performance.now(), address: host, metrics, readiness }: HealthOptions = {},
): Promise<Health> {
  let attemptedAt = now();
  const pages = new Map<string, () => Page | Promise<Page>>();
  pages.set('/healthz', () => healthPage(now() - attemptedAt));
  if (readiness) pages.set('/readyz', async () => readyPage(await readiness()));
  if (metrics) {
    const { contentType } = metrics;
    pages.set('/metrics', async () => ({ status: 200, contentType, text: await metrics.text() }));
  }
  const limits = {
    headersTimeout: headersWithinMs,
    requestTimeout: headersWithinMs,
    connectionsCheckingInterval: 1_000,
  };
  const server: Server = createServer(limits, (request, response) => {
    void pageFor(request, pages).then((page) => send(page, response));
  });
  server.maxConnections = mostConnections;
  server.listen(port, host ?? '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new PortUnusable(`The port ${port} cannot be used`, { cause: error });
  }
  // Such as no file descriptor left for a connection: whoever watches asks again, and the bot works on.
  server.on('error', () => undefined);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    attempted: () => {
      attemptedAt = now();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Never rejects. */
async function pageFor(
  { method = '', url = '' }: IncomingMessage,
  pages: ReadonlyMap<string, () => Page | Promise<Page>>,
): Promise<Page> {
  const page = pages.get(url.split('?', 1)[0] ?? '');
  if (!page) return plain(404, 'There is no such page.\n');
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'Only GET and HEAD.\n');
  try {
    return await page();
  } catch {
    return plain(500, 'The page could not be made.\n');
  }
}

/** To a HEAD request Node sends the same without the text. */
function send({ status, contentType, text }: Page, response: ServerResponse): void {
  response.writeHead(status, {
    'content-type': contentType,
    'content-length': Buffer.byteLength(text),
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
    // A body that comes with a request is never read: it ends with the connection.
    connection: 'close',
  });
  response.end(text);
}

/**
 * A chat server that cannot be reached for a while is no reason to be unwell: restarting would not help. While the
 * event loop stalls there is no answer at all, and the container's check fails by its own time limit.
 */
function healthPage(silentMs: number): Page {
  const isWell = silentMs < longestSilenceMs;
  return json(isWell ? 200 : 503, {
    status: isWell ? 'ok' : 'not listening',
    secondsSinceAttempt: Math.round(silentMs / 1000),
  });
}

/**
 * A service that nobody has asked yet is not known to be missing, and is told as such. A spent budget is told, too, and
 * passes by itself.
 */
function readyPage(readiness: Readiness): Page {
  const { chatHeard, facts, keptFactsUsed, isFactsAddressWrong = false, anotherProcess } = readiness;
  const { budgetSpentForMs } = readiness;
  const hasFacts = !isFactsAddressWrong && (facts === undefined || facts === 'reachable' || keptFactsUsed);
  const missing = [...(chatHeard ? [] : ['chat']), ...(hasFacts ? [] : ['facts'])];
  const isReady = missing.length === 0 && !anotherProcess;
  return json(isReady ? 200 : 503, {
    status: isReady ? 'ready' : 'not ready',
    missing,
    chat: chatHeard ? 'heard' : 'not heard',
    ...(anotherProcess && { process: 'another one works with this account: stop one' }),
    ...(budgetSpentForMs > 0 && { budget: 'spent', budgetSeconds: Math.ceil(budgetSpentForMs / 1000) }),
    facts: isFactsAddressWrong
      ? 'wrong address: what answers there is no facts service'
      : facts === 'unreachable' && keptFactsUsed
        ? 'unreachable, earlier answers used'
        : (facts ?? 'not asked yet'),
  });
}

const json = (status: number, body: object): Page => ({
  status,
  contentType: 'application/json',
  text: JSON.stringify(body),
});

const plain = (status: number, text: string): Page => ({ status, contentType: 'text/plain', text });
