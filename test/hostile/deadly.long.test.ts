// A question at which the process dies is not tried for ever: after the second time it gets an apology, and others
// their answers.
// @module-tag long
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startBotProcess } from '../chaos/botProcess.ts';
import { compileBot } from '../support/compiled.ts';
import { openOffice, until } from '../support/office.ts';

const bot = compileBot();
afterAll(() => bot.remove());

/** The whole bot, which is killed whenever it asks the facts service for the deadly pair, and comes back. */
async function openDeadly() {
  const office = await openOffice({ withoutBot: true });
  const { chat, facts } = office;
  chat.setClock(() => Date.now());
  const asked = () => facts.requests.filter(({ path }) => path.includes('koeln')).length;
  facts.fault({ path: /koeln/, times: Infinity, how: { kind: 'hang' } });
  const started = startBotProcess(
    {
      ZULIP_REALM: chat.url,
      ZULIP_USERNAME: chat.amtsbot.email,
      ZULIP_API_KEY: chat.amtsbot.apiKey,
      ZULIP_RATE_LIMITS: 'off',
      FACTS_BASE_URL: facts.baseUrl,
      PORT: '0',
    },
    bot.main,
  );
  let deaths = 0;
  const watch = setInterval(() => {
    if (asked() > deaths) {
      deaths += 1;
      started.end('SIGKILL');
    }
  }, 2);
  onTestFinished(async () => {
    clearInterval(watch);
    await started.stop();
  });
  await until(() => started.log.some(({ msg }) => msg === 'listening'), 'the bot to listen');
  return { office, started, deaths: () => deaths };
}

test.each([
  ['halteverbot köln münchen', /der Fehler liegt bei mir \(Kennung `(\d+)`\)/],
  ['what is the no-parking lead time for halteverbot köln münchen', /it is my fault \(id `(\d+)`\)/],
])('„%s“', async (text, apology) => {
  const { office, started, deaths } = await openDeadly();
  const beside = [1, 2, 3].map((topic) =>
    office.say('halteverbot essen bremen', { as: 'erika', channel: 'umzug', topic: `Thema ${topic}` }),
  );
  const deadly = office.say(text);
  const behind = office.say('hilfe');
  const all = [...beside, deadly, behind];
  await until(() => all.every((id) => office.isRead(id)), 'all to be read', 50_000);
  // Twice, and once more where others were slow and in hand beside it when it died again.
  expect([2, 3]).toContain(deaths());
  expect(started.starts).toBe(deaths() + 1);
  expect(all.map((id) => office.answersTo(id).length)).toEqual(all.map(() => 1));
  expect(apology.exec(office.answersTo(deadly)[0] ?? '')?.[1]).toBe(String(deadly));
  for (const id of beside) expect(office.answersTo(id)[0]).toContain('14 Tage Vorlauf');
  expect(office.answersTo(behind)[0]).toContain('Das können Sie mich fragen');
  // And it listens as before.
  expect(await office.ask('halteverbot essen bremen', { as: 'erika' })).toContain('14 Tage Vorlauf');
  expect(started.log.filter(({ msg }) => msg.startsWith('in hand when the process died twice'))).toHaveLength(
    1,
  );
});

test('what waits for the facts service when the process is killed again is answered', async () => {
  const { office, started, deaths } = await openDeadly();
  const mend = office.facts.fault({ path: /essen|bremen|^$|\/$/, times: Infinity, how: { kind: 'drop' } });
  const id = office.say('halteverbot essen bremen');
  await until(() => office.answersTo(id).length === 1, 'the note');
  const waits = () => started.log.filter(({ outcome }) => outcome === 'waits').length;
  for (let deaths = 0; deaths < 2; deaths++) {
    started.end('SIGKILL');
    const before = waits();
    await until(() => waits() > before, 'it to wait again', 40_000);
    await settle();
  }
  mend();
  started.end('SIGTERM');
  await until(() => office.answersTo(id).length === 2, 'the answer', 30_000);
  expect([office.answersTo(id)[1], deaths()]).toEqual([expect.stringContaining('14 Tage Vorlauf'), 0]);
});

/** What is noted behind the work is noted. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

test('what was in hand once, when the process was killed, is answered', async () => {
  const { office, started } = await openDeadly();
  office.facts.fault({ path: /essen/, how: { kind: 'slow', ms: 500 } });
  const id = office.say('halteverbot essen bremen');
  await until(() => office.facts.requests.some(({ path }) => path.includes('essen')), 'it to be in hand');
  started.end('SIGKILL');
  await until(() => office.answersTo(id).length > 0, 'the answer');
  expect(office.answersTo(id)).toEqual([expect.stringContaining('14 Tage Vorlauf')]);
});
