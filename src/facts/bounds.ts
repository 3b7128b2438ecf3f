// How large and how deep an answer of the service may be: what is more is refused while it is read.

/** The longest answer of the contract takes less than 1 MiB unpacked, the deepest one ten levels. */
export const mostBytes = 8 * 1024 * 1024;
export const mostLevels = 50;

export class OutOfBounds extends Error {
  override readonly name = 'OutOfBounds';
}

/** The same bytes, up to the first that is out of bounds: there the stream fails, and what it comes from is ended. */
export function withinBounds(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const levelAfter = nesting();
  let length = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        length += chunk.byteLength;
        if (length > mostBytes) throw new OutOfBounds(`More than ${mostBytes} bytes`);
        if (levelAfter(chunk) > mostLevels) throw new OutOfBounds(`More than ${mostLevels} levels`);
        controller.enqueue(chunk);
      },
    }),
  );
}

const quote = 0x22;
const backslash = 0x5c;

/** `[` and `{`, and what closes them, differ in one bit. */
const caseBit = 0x20;
const opening = 0x7b;
const closing = 0x7d;

/** Gives how deep a text of JSON has been at most, so far; 0 for what is none. UTF-8 uses these bytes for nothing else. */
function nesting(): (chunk: Uint8Array) => number {
  let isJson: boolean | undefined;
  let level = 0;
  let deepest = 0;
  let isInText = false;
  let isEscaped = false;
  return (chunk) => {
    // By index, for every byte of every answer goes through here: an iterator takes three times as long.
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (isJson === undefined && byte > 0x20) isJson = (byte | caseBit) === opening;
      if (isJson === false) return 0;
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isInText = false;
      } else if (byte === quote) isInText = true;
      else if ((byte | caseBit) === opening) deepest = Math.max(deepest, ++level);
      else if ((byte | caseBit) === closing) level--;
    }
    return deepest;
  };
}
