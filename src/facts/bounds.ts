// How large and how deep an answer of the service may be: what is more is refused while it is read.
import { jsonStructure, mostLevels } from '../jsonBounds.ts';

/**
 * The longest answer of the contract takes less than 1 MiB unpacked, the deepest one ten levels. The most values, those
 * that hold others included, are in the 3,456 results of the wallbox calculator: 31,172. A few bytes make a value, but
 * to read one takes hundreds.
 */
export const mostBytes = 8 * 1024 * 1024;
export const mostValues = 100_000;

export class OutOfBounds extends Error {
  override readonly name = 'OutOfBounds';
}

/** All of it, read to its end; what is out of bounds is read no further, and what it comes from is ended. */
export async function withinBounds(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const read = jsonStructure();
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > mostBytes) throw new OutOfBounds(`More than ${mostBytes} bytes`);
    const { levels, values } = read(chunk);
    if (levels > mostLevels) throw new OutOfBounds(`More than ${mostLevels} levels`);
    if (values > mostValues) throw new OutOfBounds(`More than ${mostValues} values`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
