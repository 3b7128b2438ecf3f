// POST /channel_folders/create: https://zulip.com/api/create-channel-folder
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';
import { ChatError } from '../errors.ts';

const Answer = z.object({ channel_folder_id: z.int() });

/** Below it, a server knows no folders. */
export const folderLevel = 389;

export interface NewFolder {
  readonly name: string;
  readonly description: string;
}

/** Gives the folder's id. Throws ChatError. */
export async function createChannelFolder(
  chat: ChatConnection,
  { name, description }: NewFolder,
  signal: AbortSignal,
): Promise<number> {
  const { channel_folder_id } = await chat.call({
    method: 'POST',
    path: 'channel_folders/create',
    parameters: { name, description },
    answer: Answer,
    signal,
  });
  return channel_folder_id;
}

export type FolderRefusal = 'notAdministrator' | 'alreadyThere' | 'tooLong' | 'badCharacter' | 'empty';

const refusals: readonly (readonly [FolderRefusal, RegExp])[] = [
  ['alreadyThere', /already in use/],
  ['tooLong', /is too long/],
  ['badCharacter', /Invalid character/],
  ['empty', /can't be empty/],
];

/** Why a folder was refused; undefined where the server's words are none of the known. */
export function folderRefusal(error: unknown): FolderRefusal | undefined {
  if (!(error instanceof ChatError) || error.kind !== 'rejected') return undefined;
  if (error.code === 'UNAUTHORIZED_PRINCIPAL') return 'notAdministrator';
  return refusals.find(([, said]) => error.says(said))?.[0];
}
