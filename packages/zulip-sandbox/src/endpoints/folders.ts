// Folders that channels are in.
import {
  announceFolder,
  checkAdministrator,
  checkFolderName,
  existingFolder,
  folderShape,
  folderShapes,
  maxFolderDescriptionLength,
  maxFolderNameLength,
  renderedDescription,
} from '../organization/folders.ts';
import type { ChannelFolder, User } from '../organization/model.ts';
import { type Organization, unixSeconds } from '../organization/organization.ts';
import { badRequest } from '../wire/errors.ts';
import { aList, anInteger, boolean, json, textUpTo } from '../wire/parameters.ts';
import type { Endpoint } from './endpoint.ts';

// GET /channel_folders: https://zulip.com/api/get-channel-folders
export const getChannelFolders: Endpoint = ({ organization, parameters }) => ({
  channel_folders: folderShapes(organization, parameters.optional('include_archived', boolean) ?? false),
});

// POST /channel_folders/create: https://zulip.com/api/create-channel-folder
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

// PATCH /channel_folders/{channel_folder_id}: https://zulip.com/api/update-channel-folder

/** One after the other: what comes before a refusal stays changed. */
export const updateChannelFolder: Endpoint = ({ organization, user, parameters, pathId }) => {
  checkAdministrator(user);
  const description = parameters.optional('description', textUpTo(maxFolderDescriptionLength));
  const isArchived = parameters.optional('is_archived', boolean);
  const name = parameters.optional('name', textUpTo(maxFolderNameLength));

  const folder = existingFolder(pathId, organization);
  const announce = (data: object) =>
    announceFolder({ op: 'update', channel_folder_id: folder.id, data }, organization);
  if (name !== undefined && name !== folder.name) {
    // The folder itself is among those that have the name: its letters cannot change to capitals.
    checkFolderName(name, organization);
    folder.name = name;
    announce({ name });
  }
  if (description !== undefined && description !== folder.description) {
    folder.description = description;
    announce({ description, rendered_description: renderedDescription(description) });
  }
  if (isArchived !== undefined && isArchived !== folder.isArchived) {
    const isUsed = [...organization.channels.values()].some(({ folderId }) => folderId === folder.id);
    if (isArchived && isUsed) {
      throw badRequest('You need to remove all the channels from this folder to archive it.');
    }
    folder.isArchived = isArchived;
    announce({ is_archived: isArchived });
  }
  return {};
};

// PATCH /channel_folders: https://zulip.com/api/patch-channel-folders

/** All folders have to be named, archived ones as well. */
export const reorderChannelFolders: Endpoint = ({ organization, user, parameters }) => {
  checkAdministrator(user);
  const order = parameters.required('order', json(aList(anInteger)));

  const { folders, featureLevel } = organization;
  const isWhole = order.length === folders.length && folders.every(({ id }) => order.includes(id));
  if (!isWhole) throw badRequest('Invalid order mapping.');
  for (const folder of folders) folder.order = order.indexOf(folder.id);
  if (featureLevel >= 418) announceFolder({ op: 'reorder', order }, organization);
  return {};
};
