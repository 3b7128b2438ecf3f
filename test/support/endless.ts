// An answer that never ends, and how much of it a client lets come.
import type { RequestListener } from 'node:http';

const bits = 64 * 1024;

/** JSON by its name, and the same letter again and again. */
export function endlessly(letter: string) {
  const bit = Buffer.alloc(bits, letter);
  const sent = { bytes: 0, isClosed: false };
  const answer: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.on('close', () => void (sent.isClosed = true));
    const more = () => {
      if (response.destroyed) return;
      sent.bytes += bits;
      if (response.write(bit)) setImmediate(more);
      else response.once('drain', more);
    };
    more();
  };
  return { answer, sent };
}
