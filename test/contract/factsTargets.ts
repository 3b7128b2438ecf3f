// The services that the contract cases run against: one list for all of them.
import { afterAll, beforeAll, describe } from 'vitest';
import { startFactsSandbox } from 'facts-sandbox';
import { startOtherFactsServer } from '../support/otherFactsServer.ts';
import { startThirdFactsServer } from '../support/thirdFactsServer.ts';
import { type RawAnswer, rawGet } from '../../packages/facts-sandbox/test/support/rawGet.ts';

interface Running {
  readonly baseUrl: string;
  readonly stop: () => Promise<void>;
}

/** Where a service differs, and why. */
interface Exception {
  readonly because: string;
}

interface Target {
  readonly name: string;
  readonly start: () => Promise<Running>;
  /** How many places it has, where that is not the contract's 24; and two of them, where it has not the usual ones. */
  readonly places?: Exception & { readonly count: number; readonly pair?: readonly [string, string] };
  /** Postal codes of its towns, where it has not the largest ones. */
  readonly postcodes?: Exception & { readonly known: readonly string[] };
  /** Overviews that list no records, and those among them that are not there at all. */
  readonly bare?: Exception & { readonly overviews: readonly string[]; readonly absent: readonly string[] };
  /** It sends what the contract keeps from anonymous callers. */
  readonly sendsContacts?: Exception;
  /** A path with dots for a value may not arrive as it was sent. */
  readonly resolvesDots?: Exception;
}

/** A target as the cases see it. */
export type Service = Omit<Target, 'start'> & { readonly get: (path: string) => Promise<RawAnswer> };

const { FACTS_URL } = process.env;

const targets: readonly Target[] = [
  { name: 'the embedded service', start: () => startFactsSandbox() },
  {
    name: 'a service by somebody else',
    start: async () => {
      const { baseUrl, close } = await startOtherFactsServer();
      return { baseUrl, stop: close };
    },
    places: { count: 5, because: 'it differs in shape, and a few places show that' },
    sendsContacts: { because: 'one supplier has them, so that a bot which showed them would be seen' },
  },
  {
    name: 'a third one',
    start: async () => {
      const { baseUrl, close } = await startThirdFactsServer();
      return { baseUrl, stop: close };
    },
    places: {
      count: 8,
      pair: ['berlin-mitte', 'kiel'],
      because: 'towns that nobody else has show what is taken for granted of the others',
    },
    postcodes: { known: ['24103', '23552', '55116'], because: 'it has none of the largest towns' },
    bare: {
      overviews: [
        '/calculator/aevo/results/',
        '/calculator/balkonkraftwerk/results/',
        '/calculator/wallbox/results/',
        '/calculator/waermepumpe/results/',
      ],
      absent: ['/calculator/waermepumpe/results/'],
      because: 'a bot must do without them: slugs alone, single texts, nothing yet',
    },
  },
  // A real one is asked only where it is named.
  ...(FACTS_URL
    ? [
        {
          name: `the service at ${FACTS_URL}`,
          start: async () => ({ baseUrl: FACTS_URL, stop: async () => {} }),
          resolvesDots: { because: 'a proxy in front of it may normalise addresses' },
        },
      ]
    : []),
];

/** Runs the cases against each service. */
export function forEveryService(cases: (service: Service) => void): void {
  for (const { name, start, ...target } of targets) {
    describe(`${name} keeps the contract`, () => {
      let running: Running;
      beforeAll(async () => {
        running = await start();
      });
      afterAll(() => running.stop());

      cases({ ...target, name, get: (path) => rawGet(running.baseUrl, path) });
    });
  }
}

/** What a case's name says of a service's exception. */
export const reason = (exception?: Exception) => (exception ? ` (${exception.because})` : '');
