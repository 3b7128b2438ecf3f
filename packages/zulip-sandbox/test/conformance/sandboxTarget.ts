// The sandbox as a target: an ordinary account beside Max, a bot, and an administrator.
import { startZulipSandbox } from '../../src/start.ts';
import { openTarget, type Target } from './target.ts';

export async function openSandbox(featureLevel: number): Promise<Target> {
  const server = await startZulipSandbox({ account: 'human', featureLevel, rateLimits: [[100_000, 60]] });
  const { erika, max, wetterbot } = server.people;
  const opened = await openTarget(
    { origin: server.url, settleMs: 0 },
    { bot: wetterbot, anna: max, ben: server.amtsbot, admin: erika },
  );
  // A minute later, so that nothing of before counts.
  const limit = (rate_limits: readonly (readonly [number, number])[]) =>
    fetch(`${server.url}/sandbox/settings`, {
      method: 'PATCH',
      body: JSON.stringify({ rate_limits, advance_seconds: 61 }),
    });
  return {
    ...opened,
    mayForbid: false,
    isEnglish: true,
    async whileLimited(doing) {
      await limit([[1, 60]]);
      try {
        await doing();
      } finally {
        await limit([[100_000, 60]]);
      }
    },
    close: () => server.stop(),
  };
}
