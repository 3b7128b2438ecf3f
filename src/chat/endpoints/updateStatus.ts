// POST /users/me/status: https://zulip.com/api/update-status
import type { ChatConnection } from '../connection.ts';
import { ChatError } from '../errors.ts';
import { type Emoji, Nothing } from '../model.ts';

/** A whole status; an empty text and no emoji clear it. */
export interface Status {
  /** At most 60 Unicode code points. */
  readonly text: string;
  readonly emoji?: Emoji | undefined;
}

/** In Unicode code points. */
export const mostStatusLength = 60;

/**
 * Sets the own status as a whole. `away` is left out: since level 148 it does not belong to the status, but changes
 * the account's setting `presence_enabled`. Throws ChatError; bots are always refused.
 */
export async function updateStatus(
  chat: ChatConnection,
  { text, emoji }: Status,
  signal: AbortSignal,
): Promise<void> {
  await chat.call({
    method: 'POST',
    path: 'users/me/status',
    parameters: {
      status_text: text,
      emoji_name: emoji?.name ?? '',
      // Where they are not known the server looks the name up.
      emoji_code: emoji ? emoji.code : '',
      reaction_type: emoji ? emoji.type : 'unicode_emoji',
    },
    answer: Nothing,
    signal,
  });
}

export type StatusRefusal =
  | 'notForBots'
  | 'nothingNew'
  | 'tooLong'
  | 'emojiNameMissing'
  | 'unknownEmoji'
  | 'invalidEmojiName'
  | 'invalidCustomEmoji';

/** The documented refusals, all of one code: https://zulip.com/api/update-status#response */
const refusals: readonly (readonly [StatusRefusal, RegExp])[] = [
  ['notForBots', /does not accept bot requests/],
  ['nothingNew', /did not pass any new values/],
  ['tooLong', /status_text is too long/],
  ['emojiNameMissing', /must pass emoji_name/],
  ['unknownEmoji', /^Emoji '.*' does not exist/s],
  ['invalidEmojiName', /Invalid (?:custom )?emoji name/],
  ['invalidCustomEmoji', /Invalid custom emoji\.|custom emoji has been deactivated/],
];

/** Why a status was refused; undefined where the server's words are none of the documented. */
export function statusRefusal(error: unknown): StatusRefusal | undefined {
  if (!(error instanceof ChatError) || error.kind !== 'rejected') return undefined;
  return refusals.find(([, documented]) => error.says(documented))?.[0];
}
