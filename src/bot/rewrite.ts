// Writes one of the bot's own messages anew, or takes it away, as far as the server allows.
import type { Logger } from 'pino';
import {
  backoff,
  type ChatConnection,
  ChatError,
  deleteMessage,
  isPassing,
  updateMessage,
} from '../chat/index.ts';

export interface RewriteParts {
  readonly chat: ChatConnection;
  readonly log: Logger;
}

/**
 * False when the message can no longer be edited. Repeating an edit does no harm, so nothing has to be looked for.
 * Throws ChatError `unauthorized`, and the signal's reason.
 */
export async function rewrite(
  messageId: number,
  content: string,
  { chat }: RewriteParts,
  signal: AbortSignal,
): Promise<boolean> {
  const pause = backoff();
  for (;;) {
    try {
      await updateMessage(chat, messageId, content, signal);
      return true;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ChatError) || error.kind === 'unauthorized') throw error;
      if (!isPassing(error)) return false;
      await pause.wait(signal, error.retryAfterMs);
    }
  }
}

/** An answer in the place of the note that said it was on its way; a note that stays would say it for ever. */
export async function replaceNote(
  noteId: number,
  content: string,
  parts: RewriteParts,
  signal: AbortSignal,
): Promise<boolean> {
  const isDone = await rewrite(noteId, content, parts, signal);
  if (!isDone) await removeMessage(noteId, parts, signal);
  return isDone;
}

/** Best effort: members may not everywhere, and not for long. */
export async function removeMessage(
  messageId: number,
  { chat, log }: RewriteParts,
  signal: AbortSignal,
): Promise<void> {
  try {
    await deleteMessage(chat, messageId, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ChatError) || error.kind === 'unauthorized') throw error;
    log.info({ err: error }, 'a message of the bot’s own stays in the chat');
  }
}
