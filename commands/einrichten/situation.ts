// What there is already: the account's rights, the folders and channels, and what was set up before.
import { folderLevel } from '../../src/chat/endpoints/createChannelFolder.ts';
import { type ChannelFolder, getChannelFolders } from '../../src/chat/endpoints/getChannelFolders.ts';
import { getOwnUser } from '../../src/chat/endpoints/getOwnUser.ts';
import { type Channel, getStreams } from '../../src/chat/endpoints/getStreams.ts';
import type { Call, ChatCall } from '../../src/kit/index.ts';
import { isAdministrator } from '../profil/account.ts';
import { iconNames } from './icons.ts';
import { type Remembered, readRemembered } from './remembered.ts';
import { type WantedChannel, wantedChannels } from './wanted.ts';

export interface Situation {
  readonly chat: ChatCall;
  /** The account has the administrator's role, or the owner's. */
  readonly isAdministrator: boolean;
  /** Undefined where the server is too old for folders. */
  readonly folders: readonly ChannelFolder[] | undefined;
  /** The channels that the account can see, archived ones too. */
  readonly channels: readonly Channel[];
  readonly remembered: Remembered;
  readonly wanted: readonly WantedChannel[];
  /** The names of the bot's own emoji. */
  readonly icons: readonly string[];
}

/** Throws ChatError. */
export async function readSituation(call: Call): Promise<Situation> {
  const { chat, signal } = call;
  const { connection, account } = chat;
  const hasFolders = account.featureLevel >= folderLevel;
  const [own, folders, channels, remembered, wanted, icons] = await Promise.all([
    getOwnUser(connection, signal),
    hasFolders ? getChannelFolders(connection, signal) : undefined,
    getStreams(connection, signal, { withArchived: true }),
    readRemembered(chat, signal),
    wantedChannels(call),
    iconNames(),
  ]);
  return {
    ...{ chat, folders, channels, remembered, wanted, icons },
    isAdministrator: isAdministrator(own.role),
  };
}
