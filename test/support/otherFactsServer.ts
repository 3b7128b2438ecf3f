// A second facts service under the same contract, unlike the embedded one wherever the contract is silent.
import { listenLocally } from './listen.ts';
import { anbieterRouten } from './otherFacts/anbieter.ts';
import { type Answer, found, problem, type Route } from './otherFacts/answer.ts';
import { eAuto, kfz } from './otherFacts/auto.ts';
import { gmbh } from './otherFacts/gmbh.ts';
import { halteverbot } from './otherFacts/halteverbot.ts';
import { kaminofen, waermepumpe } from './otherFacts/heizung.ts';
import { jagdschein } from './otherFacts/jagdschein.ts';
import { aevo, sachkunde34a } from './otherFacts/pruefungen.ts';
import { balkonkraftwerk, wallbox } from './otherFacts/solar.ts';
import { themenRouten } from './otherFacts/themen.ts';

const resources: readonly Route[] = [
  ...themenRouten,
  ...anbieterRouten,
  ...jagdschein,
  ...halteverbot,
  ...eAuto,
  ...balkonkraftwerk,
  ...wallbox,
  ...gmbh,
  ...sachkunde34a,
  ...aevo,
  ...waermepumpe,
  ...kaminofen,
  ...kfz,
];

const index: Route = {
  path: '/',
  answer: () => found({ verzeichnis: resources.map(({ path }) => ({ pfad: path })) }),
};

/** Starts it on this machine, on any free port unless told; `now` gives milliseconds since 1970. */
export async function startOtherFactsServer(
  options: { readonly port?: number; readonly now?: () => number } = {},
): Promise<{ readonly baseUrl: string; readonly close: () => Promise<void> }> {
  const now = options.now ?? Date.now;
  return listenLocally((incoming, outgoing) => {
    const [path = '', query] = (incoming.url ?? '').split('?');
    const { status, body } = answer(path, new URLSearchParams(query), now());
    const type = status === 200 ? 'application/json' : 'application/problem+json';
    outgoing.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
  }, options.port);
}

const routes = [index, ...resources].map((route) => ({
  ...route,
  // Matched before anything is decoded, so that an encoded slash stays inside its segment.
  pattern: new RegExp(`^/api/v1${route.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

function answer(path: string, query: URLSearchParams, now: number): Answer {
  for (const route of routes) {
    const match = route.pattern.exec(path);
    if (!match) continue;
    const values = Object.entries(match.groups ?? {}).map(([name, typed]) => [name, decode(typed)]);
    return route.answer(Object.fromEntries(values), { query, now });
  }
  return problem(404, { title: 'Nicht gefunden' });
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
