// A person who floods, a facts service and a proxy that mean harm, all at once, while somebody asks every second: nothing
// is lost, nothing comes twice, no key goes elsewhere, and afterwards everything is as before.
// `HOSTILE_SECONDS=120` (`npm run test:hostile`) for longer than the twenty seconds of `npm run test:long`.
// @module-tag long
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { startBotProcess } from '../chaos/botProcess.ts';
import { compileBot } from '../support/compiled.ts';
import { listenLocally } from '../support/listen.ts';
import { openOffice, until } from '../support/office.ts';

const seconds = Number(process.env['HOSTILE_SECONDS'] ?? 20);
const mostMib = 200;

function residentMib(pid: number | undefined): number {
  const [, kib = '0'] = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}

const wide = (members: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: members }, (_, index) => [`!${index}`, index])));

const bodies = ['['.repeat(20_000), wide(40_000), wide(5_000), `{"a":${'9'.repeat(5_000)}e999}`, '<html>'];

test('whoever means harm, others are answered', { timeout: (seconds + 120) * 1_000 }, async () => {
  const office = await openOffice({ withoutBot: true });
  const { chat, facts } = office;
  // The bot is a process of its own, with the time as it is.
  chat.setClock(() => Date.now());
  const compiled = compileBot();
  onTestFinished(() => compiled.remove());
  const bot = startBotProcess(
    {
      ZULIP_REALM: chat.url,
      ZULIP_USERNAME: chat.amtsbot.email,
      ZULIP_API_KEY: chat.amtsbot.apiKey,
      ZULIP_RATE_LIMITS: 'off',
      FACTS_BASE_URL: facts.baseUrl,
      PORT: '0',
    },
    compiled.main,
  );
  const stolen: unknown[] = [];
  const thief = await listenLocally(({ headers }, response) => {
    stolen.push(headers.authorization);
    response.end('{}');
  });
  onTestFinished(() => thief.close());
  onTestFinished(() => bot.stop());
  const asked: number[] = [];
  const before = await answered();
  for (let second = 0; second < seconds; second++) {
    const body = bodies[second % bodies.length] ?? '';
    facts.fault({ times: 3, how: { kind: 'answer', status: 200, body } });
    chat.fault({ path: /^messages/, times: 1, how: { kind: 'dropAfter' } });
    chat.fault({ path: 'events', times: 1, how: { kind: 'answer', status: 200, body: '<html>' } });
    const location = `${thief.baseUrl}/steal`;
    chat.fault({
      path: /^users/,
      times: 1,
      how: { kind: 'answer', status: 307, body: '', headers: { location } },
    });
    for (let index = 0; index < 20; index++)
      office.say('halteverbot köln münchen', { channel: 'umzug', topic: `Flut ${index}` });
    asked.push(office.say('hilfe', { as: 'erika', channel: 'umzug', topic: 'Fragen' }));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  await until(() => asked.every((id) => office.answersTo(id).length > 0), 'every answer', 90_000);
  expect(asked.filter((id) => office.answersTo(id).length !== 1)).toEqual([]);
  expect(await answered()).toEqual(before);
  expect([bot.starts, stolen]).toEqual([1, []]);
  expect(residentMib(bot.pid)).toBeLessThan(mostMib);

  async function answered(): Promise<readonly string[]> {
    const id = office.say('hilfe', { as: 'erika' });
    await until(() => office.answersTo(id).length > 0, 'an answer', 60_000);
    return office.answersTo(id).map((answer) => answer.replaceAll(String(id), '‹id›'));
  }
});
