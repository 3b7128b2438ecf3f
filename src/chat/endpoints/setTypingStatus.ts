// POST /typing: https://zulip.com/api/set-typing-status
import type { ChatConnection } from '../connection.ts';
import { Nothing } from '../model.ts';
import type { Recipient } from './sendMessage.ts';

/** Shown for some seconds, until it is said again or ended. A courtesy: goes when nothing else has to. Throws ChatError. */
export async function setTypingStatus(
  chat: ChatConnection,
  to: Recipient,
  op: 'start' | 'stop',
  signal: AbortSignal,
): Promise<void> {
  await chat.call({
    method: 'POST',
    path: 'typing',
    parameters:
      to.kind === 'channel'
        ? { op, type: 'stream', stream_id: to.channelId, topic: to.topic }
        : { op, type: 'direct', to: to.userIds },
    answer: Nothing,
    priority: 'courtesy',
    signal,
  });
}
