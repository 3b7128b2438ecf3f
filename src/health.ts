// The pages for whoever watches the process: /healthz for the container, /readyz for people, /metrics for Prometheus.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  healthPage,
  healthPageOfMany,
  type HowItIs,
  type Page,
  plain,
  type Readiness,
  readyPage,
  readyPageOfMany,
} from './healthPages.ts';

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
  /** Instead, where there are many: each by its name. */
  readonly organisations?: () => ReadonlyMap<string, HowItIs>;
  /** Where there are replicas: whether the engine by which they share has answered lately. */
  readonly isEngineThere?: () => boolean;
}

export interface MetricsText {
  readonly contentType: string;
  text(): Promise<string>;
}

/** Somebody else has the port, or the process may not have it. */
export class PortUnusable extends Error {
  override readonly name = 'PortUnusable';
}

/** Whoever watches asks now and then, with one line. */
const mostConnections = 50;
const headersWithinMs = 5_000;

/** Serves on a port, 0 for any free one. Throws PortUnusable. */
export async function startHealth(port: number, options: HealthOptions = {}): Promise<Health> {
  const { now = () => performance.now(), address: host, metrics, readiness, organisations } = options;
  let attemptedAt = now();
  const pages = new Map<string, (organisation: string | undefined) => Page | Promise<Page>>();
  pages.set('/healthz', (organisation) =>
    organisations ? healthPageOfMany(organisations(), organisation) : healthPage(now() - attemptedAt),
  );
  const ready =
    organisations !== undefined
      ? (organisation: string | undefined) =>
          readyPageOfMany(organisations(), organisation, options.isEngineThere?.())
      : readiness && (async () => readyPage(await readiness()));
  if (ready) pages.set('/readyz', ready);
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
  pages: ReadonlyMap<string, (organisation: string | undefined) => Page | Promise<Page>>,
): Promise<Page> {
  const [path = '', query] = url.split('?', 2);
  const page = pages.get(path);
  if (!page) return plain(404, 'There is no such page.\n');
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'Only GET and HEAD.\n');
  try {
    return await page(new URLSearchParams(query).get('organisation') ?? undefined);
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
