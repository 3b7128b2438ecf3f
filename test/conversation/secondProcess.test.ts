// A second process for an account that one works for already: it answers, and says loudly that it is one too many.
import { expect, onTestFinished, test } from 'vitest';
import { startHealth } from '../../src/health.ts';
import { createMetrics } from '../../src/metrics.ts';
import { openOffice } from '../support/office.ts';

test('a second process beats at its start, and says in log, /readyz and metrics that another one is there', async () => {
  const office = await openOffice();
  await office.tick('beat');
  const metrics = createMetrics({ budgetLeft: () => undefined, budgetSpentForMs: () => 0 });
  const health = await startHealth(0, { metrics, readiness: async () => metrics.isReady() });
  onTestFinished(() => health.close());
  const page = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${health.port}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  const since = new Date('2026-11-21T09:05:00Z');
  const newer = await office.startBot({ now: () => since, observer: metrics });
  await office.ask('gmbh köln muster');
  expect(await page('/readyz')).toMatchObject({ status: 200 });
  // The older one is seen, then seen to beat.
  await office.tick('beat');
  await office.tick('beat');
  expect(await page('/readyz')).toMatchObject({
    status: 503,
    text: expect.stringContaining('another one works with this account'),
  });
  expect((await page('/metrics')).text).toMatch(/^amtsbot_another_process(\{\})? 1$/m);
  const said = office.log.filter(({ msg }) =>
    String(msg).startsWith('another process works with this account'),
  );
  expect(said.map(({ level }) => level)).toEqual([50]);
  await newer.stop();
});
