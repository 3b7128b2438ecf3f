// A facts service that means harm: the embedded one, with the same dangers in every text that it sends.
import { startFactsSandbox } from 'facts-sandbox';
import { listenLocally } from './listen.ts';

/** Would notify everybody, start a poll, break a table, end a spoiler, become a link, an emoji, code or a formula. */
export const danger =
  '/poll Wer? @**all** @**Erika** #**umzug** | pipe [link](javascript:alert(1)) [a](https://evil.example/x) https://evil.example :smile: `code` $$x$$\n```\n/me ~~~ <b>fett</b> **dick** |\n';

/** Starts it on any free port of this machine. */
export async function startHostileFactsServer() {
  const honest = await startFactsSandbox({ now: () => Date.parse('2026-11-21T09:00:00Z') });
  const server = await listenLocally((incoming, outgoing) => {
    void answer(honest.baseUrl, incoming.url ?? '').then(({ status, body }) =>
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(body),
    );
  });
  return {
    baseUrl: server.baseUrl,
    close: async () => {
      await Promise.all([server.close(), honest.stop()]);
    },
  };
}

async function answer(baseUrl: string, path: string) {
  const response = await fetch(baseUrl.replace('/api/v1', '') + path);
  return { status: response.status, body: JSON.stringify(poisoned(await response.json())) };
}

/** Slugs, dates and addresses stay: without them the bot would not even get to show the others. */
function poisoned(value: unknown): unknown {
  if (typeof value === 'string') return /^[\w-]+$|^https?:/.test(value) ? value : danger + value + danger;
  if (Array.isArray(value)) return value.map(poisoned);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poisoned(inner)]));
}
