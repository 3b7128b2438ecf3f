// POST /realm/emoji/{emoji_name}: https://zulip.com/api/upload-custom-emoji
import type { ChatConnection, SentFile } from '../connection.ts';
import { ChatError } from '../errors.ts';
import { Nothing } from '../model.ts';

/** The server's usual limit; no answer states it. */
export const mostEmojiMib = 5;

/** Throws ChatError; bots are always refused. The name is normalised already: emojiNameOf. */
export async function uploadCustomEmoji(
  chat: ChatConnection,
  name: string,
  file: SentFile,
  signal: AbortSignal,
): Promise<void> {
  await chat.call({
    method: 'POST',
    path: `realm/emoji/${encodeURIComponent(name)}`,
    loggedAs: 'realm/emoji/‹name›',
    file,
    answer: Nothing,
    signal,
  });
}

export type EmojiRefusal =
  | 'notForBots'
  | 'alreadyThere'
  | 'tooLarge'
  | 'noImage'
  | 'badName'
  | 'builtIn'
  | 'notAllowed'
  | 'badKey';

/** As measured, most of them of one code; in another language, only the code and the status tell something. */
const refusals: readonly (readonly [EmojiRefusal, RegExp])[] = [
  ['notForBots', /does not accept bot requests/],
  ['alreadyThere', /custom emoji with this name already exists/],
  ['tooLarge', /larger than the allowed limit|Image size exceeds limit/],
  ['badName', /^Emoji names? must|Emoji name is missing/],
  ['builtIn', /Only administrators can override default emoji/],
  ['notAllowed', /Not allowed for guest users|Insufficient permission|Must be an organization/],
];

/** Why an emoji was refused; undefined where the server's words are none of the known. */
export function emojiRefusal(error: unknown): EmojiRefusal | undefined {
  if (!(error instanceof ChatError)) return undefined;
  // A proxy in front of the server refuses large files with a page of its own.
  if (error.status === 413) return 'tooLarge';
  if (error.kind === 'unauthorized') return 'badKey';
  if (error.kind !== 'rejected') return undefined;
  const known = refusals.find(([, said]) => error.says(said))?.[0];
  return known ?? (error.code === 'BAD_IMAGE' ? 'noImage' : undefined);
}
