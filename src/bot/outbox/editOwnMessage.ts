// Writes one of the bot's own messages anew, or takes it away, as far as the server allows.
import type { Logger } from 'pino';
import { type ChatConnection, ChatError, deleteMessage, retry, updateMessage } from '../../chat/index.ts';
import type { Lang, Text } from '../../document/index.ts';

export interface EditParts {
  readonly chat: ChatConnection;
  readonly log: Logger;
}

/**
 * False when the message can no longer be edited. Repeating an edit does no harm, so nothing has to be looked for.
 * Throws ChatError `unauthorized`, and the signal's reason.
 */
export async function editOwnMessage(
  messageId: number,
  content: string,
  { chat }: EditParts,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await retry(() => updateMessage(chat, messageId, content, signal), { signal });
    return true;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ChatError) || error.kind === 'unauthorized') throw error;
    return false;
  }
}

/** What stands where a message could not be taken away. */
const nothing: Text = { de: '(entfällt)', en: '(no longer valid)' };

/** Best effort: where the message may not be deleted, it says that it is nothing any more, if it may be edited. */
export async function removeOwnMessage(
  messageId: number,
  lang: Lang,
  parts: EditParts,
  signal: AbortSignal,
): Promise<void> {
  const { chat, log } = parts;
  try {
    await deleteMessage(chat, messageId, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ChatError) || error.kind === 'unauthorized') throw error;
    if (error.kind === 'rejected' && (await editOwnMessage(messageId, nothing[lang], parts, signal))) return;
    log.info({ err: error }, 'a message of the bot’s own stays in the chat');
  }
}
