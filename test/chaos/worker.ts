// The bot as a process for chaos runs: like main.ts, with its waits shortened and its jobs run every second.
import type { Logger } from 'pino';
import { startApp } from '../../src/app.ts';
import { loadCatalogue } from '../../src/bot/understanding/catalogue.ts';
import { ChatError } from '../../src/chat/index.ts';
import { readSettings, secretsOf } from '../../src/config.ts';
import type { Clock } from '../../src/jobs/clock.ts';
import { createLog } from '../../src/log.ts';
import { lookAtMs, timeoutMs } from './faultMix.ts';

const jobEveryMs = 1_000;
const memoryEveryMs = 2_000;
const endWithinMs = 9_500;

const settings = readSettings(process.env);
const log = createLog({ level: settings.LOG_LEVEL, secrets: secretsOf(settings) });
const ending = new AbortController();
const app = startApp({
  settings,
  log,
  catalogue: await loadCatalogue(),
  lookAtMs,
  timeoutMs,
  signAfterMs: 400,
  progressEveryMs: 300,
  clock: quickClock(log, ending.signal),
});
const memory = () => log.info({ rssMib: Math.round(process.memoryUsage.rss() / 2 ** 20) }, 'memory');
setInterval(memory, memoryEveryMs).unref();

process.once('SIGTERM', () => {
  ending.abort();
  setTimeout(() => process.exit(1), endWithinMs).unref();
  void app.stop().then(() => {
    memory();
    process.stdin.destroy();
  });
});
// Whoever has started it is gone.
process.stdin.resume().once('end', () => process.exit(1));
await app.ended;

/** Each job a second after it has run, as the clock of app.ts does later; a failure waits for the next time. */
function quickClock(to: Logger, signal: AbortSignal): Clock {
  const start: Clock['repeat'] = (job) => {
    let running = Promise.resolve();
    let isStopped = false;
    const run = async () => {
      try {
        await job.run();
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ChatError) to.warn({ err: error, job: job.name }, 'a job failed');
        else to.error({ err: error, job: job.name }, 'a job failed');
      }
      if (!isStopped) timer = setTimeout(next, jobEveryMs);
    };
    const next = () => void (running = run());
    let timer = setTimeout(next, jobEveryMs);
    return {
      async stop() {
        isStopped = true;
        clearTimeout(timer);
        await running;
      },
    };
  };
  return { start: (job) => start({ ...job, pauseMs: () => jobEveryMs }), repeat: start };
}
