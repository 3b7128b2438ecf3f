// Why an organisation waits, in words of the bot's own: nothing that a server says comes along.
import { expect, test } from 'vitest';
import { ServerTooOld } from '../../src/bot/hearing/listen.ts';
import { ChatError } from '../../src/chat/index.ts';
import { reasonOf } from '../../src/organisations/waitingReason.ts';

const address = 'https://kanarienvogel.example';

test.each([
  [new ChatError('unauthorized', 'GET /users/me', { status: 401, said: 'Kanarienvogel' }), 'unauthorized'],
  [new ChatError('redirected', 'GET /users/me', { status: 301, address }), 'redirected'],
  [new ServerTooOld('Kanarienvogel'), 'server too old'],
  [new ChatError('rejected', 'GET /users/me', { said: 'Kanarienvogel' }), 'unknown: see the log'],
  [new Error('Kanarienvogel'), 'unknown: see the log'],
])('%s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
