// Loaded before the bot (node --import): collects the garbage when asked, and says what is left, in MiB.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('message', () => {
  collect();
  process.send?.(process.memoryUsage().heapUsed / 1024 ** 2);
});
// To be asked must not keep it running.
process.channel?.unref();
