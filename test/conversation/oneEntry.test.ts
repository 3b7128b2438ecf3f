// A service that has one of each: it is told in the singular, in both languages.
import { expect, onTestFinished, test } from 'vitest';
import { startFactsSandbox } from 'facts-sandbox';
import { listenLocally } from '../support/listen.ts';
import { openOffice, saturday } from '../support/office.ts';

/** The embedded service, with one entry in every list. */
async function startWithOneOfEach() {
  const whole = await startFactsSandbox({ now: () => saturday.getTime() });
  const server = await listenLocally((incoming, outgoing) => {
    void fetch(new URL(incoming.url ?? '', whole.baseUrl)).then(async (response) => {
      outgoing.writeHead(response.status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(firstOfEach(await response.json())));
    });
  });
  onTestFinished(async () => {
    await Promise.all([server.close(), whole.stop()]);
  });
  return server.baseUrl;
}

function firstOfEach(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(firstOfEach);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, firstOfEach(inner)]));
}

test.each([
  ['jagdschein alle', '**1 Land**', 'hunting-licence all', '**1 state**'],
  ['kfz alle', '**1 Vorgang**', 'vehicle-registration all', '**1 process**'],
  ['gmbh alle', '**1 Stadt**', 'gmbh-founding all', '**1 city**'],
  ['aevo alle', '**1 Stadt**', 'trainer-exam all', '**1 city**'],
  ['wallbox alle', '**1 Kombination**', 'charging-box all', '**1 combination**'],
  ['wärmepumpe alle', '**1 Kombination**', 'heat-pump all', '**1 combination**'],
  ['kaminofen alle', '**1 Beispiel**', 'stove all', '**1 example**'],
  ['e-auto alle', '**1 Stufe**', 'e-car all', '**1 step**'],
  ['halteverbot alle', '**1 Verbindung**', 'no-parking all', '**1 pair of places**'],
  ['halteverbot orte', '**1 Ort**', 'no-parking places', '**1 place**'],
])('%s', async (german, one, english, oneInEnglish) => {
  const office = await openOffice({ factsUrl: await startWithOneOfEach() });
  expect(await office.ask(german)).toContain(one);
  expect(await office.ask(english)).toContain(oneInEnglish);
});
