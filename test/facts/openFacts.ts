// The facts client in front of the embedded service, with a clock that a test moves.
import { setMaxListeners } from 'node:events';
import { onTestFinished } from 'vitest';
import { connectFacts, type FactsSettings } from '../../src/facts/index.ts';
import { type FactsSandbox, startFactsSandbox } from 'facts-sandbox';

export const minute = 60_000;
export const hour = 60 * minute;

export const places = ['calculator', 'halteverbot'] as const;
export const pair = [...places, 'results', 'koeln', 'muenchen'] as const;

/** What a caller says that has all the time in the world. */
export const patient = { signal: new AbortController().signal };
setMaxListeners(0, patient.signal);

/** Opens it for one test. */
export async function openFacts(settings: Partial<FactsSettings> = {}) {
  const server = await startFactsSandbox();
  const stop = new AbortController();
  let present = new Date('2026-11-21T09:00:00Z');
  let ticked = 0;
  const facts = connectFacts({
    baseUrl: server.baseUrl,
    timeZone: 'Europe/Berlin',
    now: () => present,
    ticks: () => ticked,
    timeoutMs: 10_000,
    signal: stop.signal,
    ...settings,
  });
  onTestFinished(async () => {
    stop.abort();
    await server.stop();
  });
  return {
    server,
    facts,
    stop,
    now: () => present,
    pass: (ms: number) => {
      present = new Date(present.getTime() + ms);
      ticked += ms;
    },
    /** Somebody sets the clock; no time has passed. */
    setTime: (time: string) => void (present = new Date(time)),
    /** The next requests are answered by these, in order. */
    answerWith: (...bodies: readonly object[]) => {
      for (const body of bodies) server.fault({ how: { kind: 'answer', status: 200, body } });
    },
    /** From now on nothing is answered any more. */
    goDown: () => goDown(server),
  };
}

export const goDown = (server: FactsSandbox) => server.fault({ times: Infinity, how: { kind: 'drop' } });
