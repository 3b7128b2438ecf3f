// How long something takes: the processor's time, the quickest of several runs. A busy machine does not change it.

/** In milliseconds. */
export function quickestMs(run: () => unknown, runs = 5): number {
  const times = Array.from({ length: runs }, () => {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
