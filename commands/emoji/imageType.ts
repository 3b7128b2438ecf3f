// Which image it is, by its first bytes: a name or a declared type proves nothing.

export interface ImageType {
  readonly extension: string;
  readonly contentType: string;
}

/** What Zulip takes as an emoji: https://zulip.com/help/custom-emoji */
const types: readonly (readonly [RegExp, string])[] = [
  [/^\x89PNG\r\n/, 'png'],
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^GIF8[79]a/, 'gif'],
  [/^RIFF[^]{4}WEBP/, 'webp'],
  [/^[^]{4}ftypavi[fs]/, 'avif'],
];

/** Undefined for everything else. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const extension = types.find(([signature]) => signature.test(start))?.[1];
  return extension ? { extension, contentType: `image/${extension}` } : undefined;
}
