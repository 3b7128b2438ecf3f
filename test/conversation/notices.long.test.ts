// Notices while everything breaks: connections, answers, the bot itself. Each change is told to each once, none twice.
// @module-tag long
import { expect, test } from 'vitest';
import type { FaultKind } from 'zulip-sandbox';
import { openOffice, saturday, until } from '../support/office.ts';
import { randomFrom } from '../chaos/random.ts';

const rounds = 15;
const faultsInRound = 6;
const kills = 0.5;
const wishers = ['max', 'gisela', 'erika'] as const;
const path = '/berlin-mitte/hamburg/';

test.each([1, 2, 3])('each change is told to each once (seed %i)', { timeout: 180_000 }, async (seed) => {
  const random = randomFrom(seed);
  let now = saturday.getTime();
  const office = await openOffice({ withoutBot: true });
  const start = () => office.startBot({ now: () => new Date(now) });
  office.chat.setClock(() => now);
  office.facts.setClock(() => now);
  let app = await start();
  const asked: number[] = [];
  for (const as of wishers) asked.push(await subscribed({ as }));
  for (const topic of ['Eins', 'Zwei'])
    asked.push(await subscribed({ as: 'erika', channel: 'umzug', topic }));

  async function subscribed(where: Parameters<typeof office.ask>[1]): Promise<number> {
    const before = office.chat.messages().at(-1)?.id ?? 0;
    expect(await office.ask('abo halteverbot berlin-mitte hamburg', where)).toContain('Abonniert');
    return office.chat.messages().find(({ id }) => id > before)?.id ?? 0;
  }

  const noticesFor = (id: number) => office.answersTo(id).filter((one) => one.includes('[↩ Meldung'));
  const toldIn = (round: number) =>
    asked.flatMap(noticesFor).filter((one) => one.includes(`[↩ Meldung ${round}]`)).length;

  function breakSomething(): () => number {
    const what = random.pick([
      { method: 'POST', path: 'messages' },
      { method: 'GET', path: 'messages' },
      { path: /^users\// },
      { path: 'bot_storage' },
      { path: /^messages\/\d+$/ },
    ]);
    const how = random.pick<FaultKind>([
      { kind: 'drop' },
      { kind: 'dropAfter' },
      { kind: 'answer', status: 502, body: '' },
      { kind: 'answer', status: 502, body: '', carryOut: true },
    ]);
    return office.chat.fault({ ...what, how });
  }

  for (let round = 1; round <= rounds; round++) {
    office.facts.change({
      path,
      answer: (json) => ({ ...Object(json), cost_max_eur: 1_000 + round }) as unknown,
    });
    const faults = Array.from({ length: faultsInRound }, breakSomething);
    now += 3600_000 * 24;
    let hasRun = false;
    const running = office
      .tick('notices')
      .catch(() => undefined)
      .finally(() => (hasRun = true));
    if (random.isLikely(kills)) {
      const enough = random.between(1, 3);
      await until(() => hasRun || toldIn(round) >= enough, 'some notices');
      await app.stop();
      await running;
      app = await start();
      await office.ask('hilfe');
    }
    await running;
    for (const takeBack of faults) takeBack();
    await office.tick('notices');
    for (const id of asked) {
      const notices = noticesFor(id);
      const numbers = notices.map((one) => Number(/\[↩ Meldung (\d+)\]/.exec(one)?.[1]));
      expect(numbers).toEqual(Array.from({ length: round }, (_, index) => index + 1));
      expect(notices.at(-1)).toContain(`bis ${(1_000 + round).toLocaleString('de-DE')} €`);
    }
  }
});
