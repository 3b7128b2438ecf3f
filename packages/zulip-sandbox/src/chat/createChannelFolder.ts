// POST /channel_folders/create: https://zulip.com/api/create-channel-folder
import type { Endpoint } from './endpoint.ts';
import {
  announceFolder,
  checkAdministrator,
  checkFolderName,
  folderShape,
  maxFolderDescriptionLength,
  maxFolderNameLength,
} from './folders.ts';
import type { ChannelFolder } from './kept.ts';
import type { User } from './model.ts';
import { type Organization, unixSeconds } from './organization.ts';
import { textUpTo } from './parameters.ts';

export const createChannelFolder: Endpoint = ({ organization, user, parameters }) => {
  checkAdministrator(user);
  const description = parameters.required('description', textUpTo(maxFolderDescriptionLength));
  const name = parameters.required('name', textUpTo(maxFolderNameLength));
  return { channel_folder_id: makeFolder(user, { name, description }, organization) };
};

/** Gives the new folder's id. */
export function makeFolder(
  creator: User,
  { name, description }: Pick<ChannelFolder, 'name' | 'description'>,
  organization: Organization,
): number {
  checkFolderName(name, organization);
  const { folders } = organization;
  const id = folders.length + 1;
  const folder: ChannelFolder = {
    id,
    name,
    description,
    creatorId: creator.userId,
    dateCreated: unixSeconds(organization),
    order: id,
    isArchived: false,
  };
  folders.push(folder);
  announceFolder({ op: 'add', channel_folder: folderShape(folder, organization) }, organization);
  return id;
}
