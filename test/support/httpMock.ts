// Faults of single calls: nock, with the rule that an unexpected request and an unused mock both fail the test.
import nock from 'nock';
import { afterEach, beforeEach, expect } from 'vitest';

export type { Scope } from 'nock';

/** Lets no request of this test file out, and answers those that are told to it. */
export function mockHttp(origin: string): () => nock.Scope {
  beforeEach(() => nock.disableNetConnect());
  afterEach(() => {
    const unused = nock.pendingMocks();
    nock.cleanAll();
    nock.enableNetConnect();
    expect(unused).toEqual([]);
  });
  return () => nock(origin);
}
