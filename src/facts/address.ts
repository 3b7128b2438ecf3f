// What is asked for as the end of an address, in which no value can leave its place.

/** Path and query below the base address. Throws TypeError for a segment that is no plain value. */
export function addressOf(
  segments: readonly string[],
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return pathOf(segments) + (given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '');
}

function pathOf(segments: readonly string[]): string {
  for (const segment of segments) {
    // Dots alone are a step up in a path, however they are encoded; and a server may decode a slash.
    if (!/^[\p{L}\p{N}][\p{L}\p{N} ._()-]*$/u.test(segment) || segment.includes('..')) {
      throw new TypeError('a path segment must be a plain value');
    }
  }
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join('') + '/';
}
