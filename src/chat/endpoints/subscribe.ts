// POST /users/me/subscriptions: https://zulip.com/api/subscribe
import type { ChatConnection } from '../connection.ts';
import { Nothing } from '../model.ts';
import type { NewChannel } from './createChannel.ts';

/** From this level on, the notices that somebody was subscribed can be left out. */
const quietLevel = 397;

/** Makes a public channel without announcing it, on servers that have no other call for it. Throws ChatError. */
export async function createBySubscribing(
  chat: ChatConnection,
  { name, description, subscriberIds, folderId }: NewChannel,
  signal: AbortSignal,
): Promise<void> {
  await chat.call({
    method: 'POST',
    path: 'users/me/subscriptions',
    parameters: {
      subscriptions: [{ name, description }],
      principals: subscriberIds,
      folder_id: folderId,
      announce: false,
      send_new_subscription_messages: false,
    },
    since: { send_new_subscription_messages: quietLevel },
    answer: Nothing,
    signal,
  });
}

/** Subscribes this account to channels that exist; a name that does not exist would be created. */
export async function subscribe(
  chat: ChatConnection,
  names: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  await chat.call({
    method: 'POST',
    path: 'users/me/subscriptions',
    parameters: { subscriptions: names.map((name) => ({ name })), authorization_errors_fatal: false },
    answer: Nothing,
    signal,
  });
}
