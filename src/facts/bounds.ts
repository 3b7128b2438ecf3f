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
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);
const blank = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** Gives how deep a text of JSON has been at most, so far; 0 for what is none. UTF-8 uses these bytes for nothing else. */
function nesting(): (chunk: Uint8Array) => number {
  let isJson: boolean | undefined;
  let level = 0;
  let deepest = 0;
  let isInText = false;
  let isEscaped = false;
  return (chunk) => {
    for (const byte of chunk) {
      isJson ??= blank.has(byte) ? undefined : opening.has(byte);
      if (isJson === false) return 0;
      if (isEscaped) isEscaped = false;
      else if (byte === quote) isInText = !isInText;
      else if (isInText) isEscaped = byte === backslash;
      else if (opening.has(byte)) deepest = Math.max(deepest, ++level);
      else if (closing.has(byte)) level--;
    }
    return deepest;
  };
}
