// Whether a facts service is at its address is known before the first question, whatever answers there instead.
import { expect, onTestFinished, test } from 'vitest';
import { listenLocally } from '../../support/listen.ts';
import { openOffice } from '../../support/office.ts';

/** What answers at the address, to whatever is asked. */
async function answering(status: number, contentType: string, body: string): Promise<string> {
  const server = await listenLocally((_, response) => {
    response.writeHead(status, { 'content-type': contentType }).end(body);
  });
  onTestFinished(() => server.close());
  return server.baseUrl;
}

async function addressOf(factsUrl: string | undefined) {
  const office = await openOffice({ withoutBot: true, ...(factsUrl && { factsUrl }) });
  const app = await office.startBot();
  await expect.poll(() => office.log.map(({ msg }) => msg)).toContain('listening');
  return app.factsAddress();
}

const page = '<html><body>Willkommen</body></html>';

test.each([
  [404, 'text/html', page],
  [200, 'text/html', page],
  [404, 'application/json', '{"error":"not found"}'],
])('what answers with %i and %s is no facts service', async (status, contentType, body) => {
  expect(await addressOf(await answering(status, contentType, body))).toBe('wrong');
});

test.each([
  [503, 'text/html', page],
  [502, 'application/json', '{"error":"bad gateway"}'],
  [429, 'application/json', '{"error":"too many requests"}'],
  [401, 'application/json', '{"error":"who are you?"}'],
  [403, 'text/html', page],
])('of what answers with %i and %s it cannot be told', async (status, contentType, body) => {
  expect(await addressOf(await answering(status, contentType, body))).toBe('unknown');
});

test('a facts service is at the right address', async () => {
  expect(await addressOf(undefined)).toBe('right');
});
