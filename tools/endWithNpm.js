// Killed by force, npm can pass on nothing: what it started would go on, and answer beside the next one or keep its port.
import process from 'node:process';
import { setInterval, clearInterval } from 'node:timers';

const everyMs = 1_000;

/** Ends this process as if by SIGTERM when npm, or npm's shell, is gone. Does nothing when npm did not start it. */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const starter = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs).unref();
}
