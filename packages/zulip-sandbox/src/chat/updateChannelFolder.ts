// PATCH /channel_folders/{channel_folder_id}: https://zulip.com/api/update-channel-folder
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';
import {
  announceFolder,
  checkAdministrator,
  checkFolderName,
  existingFolder,
  maxFolderDescriptionLength,
  maxFolderNameLength,
  renderedDescription,
} from './folders.ts';
import { boolean, textUpTo } from './parameters.ts';

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
