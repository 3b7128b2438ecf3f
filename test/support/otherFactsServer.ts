// A second facts service under the same contract, unlike the embedded one wherever the contract is silent.
import { once } from 'node:events';
import { createServer } from 'node:http';
import {
  alleErgebnisse,
  ergebnis,
  findeOrt,
  gueltigeOrte,
  millisecondsPerDay,
  ortsverzeichnis,
} from './otherFacts.ts';

export { leavesOf } from './anyShape.ts';

/** Starts it on this machine, on any free port unless told; `now` gives milliseconds since 1970. */
export async function startOtherFactsServer(
  options: { readonly port?: number; readonly now?: () => number } = {},
): Promise<{ readonly baseUrl: string; readonly close: () => Promise<void> }> {
  const now = options.now ?? Date.now;
  const server = createServer((incoming, outgoing) => {
    const [path = '', query] = (incoming.url ?? '').split('?');
    const { status, body } = answer(path, new URLSearchParams(query), now());
    const type = status === 200 ? 'application/json' : 'application/problem+json';
    outgoing.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  return {
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const base = '/api/v1';
const halteverbot = `${base}/calculator/halteverbot`;
// Matched before anything is decoded, so that an encoded slash stays inside its segment.
const pairPath = new RegExp(`^${halteverbot}/results/([^/]+)/([^/]+)/$`);

interface Answer {
  readonly status: number;
  readonly body: object;
}

function answer(path: string, query: URLSearchParams, now: number): Answer {
  if (path === `${base}/`) return found({ rechner: ['halteverbot'] });
  if (path === `${halteverbot}/`) return found(ortsverzeichnis());
  if (path === `${halteverbot}/results/`) return found(alleErgebnisse());

  const [, typedVon, typedNach] = pairPath.exec(path) ?? [];
  if (typedVon === undefined || typedNach === undefined) {
    return problem(404, { title: 'Nicht gefunden' });
  }
  const von = findeOrt(decode(typedVon));
  const nach = findeOrt(decode(typedNach));
  if (!von || !nach) return problem(404, { title: 'Ort unbekannt', validLocations: gueltigeOrte });

  const datum = query.get('datum');
  const umzugstag = datum === null ? undefined : Date.parse(datum);
  if (Number.isNaN(umzugstag)) return problem(400, { title: 'Datum ungültig', detail: datum });
  return found(ergebnis(von, nach, umzugstag, now - (now % millisecondsPerDay)));
}

function found(data: object): Answer {
  const meta = { stand: '2026-05-02T08:30:00Z', herausgeber: 'Beispielamt', entwurf: false, geprueft: null };
  return { status: 200, body: { data, meta } };
}

/** An error as RFC 9457 has it. */
function problem(status: number, details: object): Answer {
  return { status, body: { type: 'about:blank', status, ...details } };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
