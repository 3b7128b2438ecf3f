// /bot_storage: a few strings that the server keeps for the account, bot or person.
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';
import { ChatError } from '../errors.ts';
import { Nothing } from '../model.ts';

const Answer = z.object({ storage: z.record(z.string(), z.string()) });

/** The stored value, or undefined when there is none. */
export async function getStored(
  chat: ChatConnection,
  key: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const { storage } = await chat.call({
      method: 'GET',
      path: 'bot_storage',
      parameters: { keys: [key] },
      answer: Answer,
      signal,
    });
    return storage[key];
  } catch (error) {
    // An unknown key is a 400 here.
    if (error instanceof ChatError && error.kind === 'rejected' && error.status === 400) return undefined;
    throw error;
  }
}

export const store = (chat: ChatConnection, key: string, value: string, signal: AbortSignal): Promise<void> =>
  storeAll(chat, { [key]: value }, signal);

/** Several by their keys; what else is stored stays as it is. */
export async function storeAll(
  chat: ChatConnection,
  values: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> {
  await chat.call({
    method: 'PUT',
    path: 'bot_storage',
    parameters: { storage: { ...values } },
    answer: Nothing,
    signal,
  });
}

/** Everything that is stored for the account, by its keys. */
export async function getAllStored(
  chat: ChatConnection,
  signal: AbortSignal,
): Promise<Readonly<Record<string, string>>> {
  const { storage } = await chat.call({ method: 'GET', path: 'bot_storage', answer: Answer, signal });
  return storage;
}

/** Without any key the server would remove all: then nothing is asked. One that is not there any more is no failure. */
export async function removeStored(
  chat: ChatConnection,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  if (keys.length === 0) return;
  try {
    await chat.call({
      method: 'DELETE',
      path: 'bot_storage',
      parameters: { keys: [...keys] },
      answer: Nothing,
      signal,
    });
  } catch (error) {
    if (!(error instanceof ChatError) || error.kind !== 'rejected' || error.status !== 400) throw error;
  }
}
