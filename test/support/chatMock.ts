// Faults of single calls to the chat server: undici's own mock, which nothing unexpected gets past, and no mock is left.
import { afterEach, beforeEach } from 'vitest';
import { type Interceptable, MockAgent } from 'undici';

/** The dispatcher of this test file's connection, and the server whose answers each test tells. */
export function mockChat(origin: string): { dispatcher: MockAgent; server: () => Interceptable } {
  const dispatcher = new MockAgent();
  beforeEach(() => dispatcher.disableNetConnect());
  afterEach(() => dispatcher.assertNoPendingInterceptors());
  return { dispatcher, server: () => dispatcher.get(origin) };
}
