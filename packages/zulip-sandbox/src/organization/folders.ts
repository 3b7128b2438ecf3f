// Folders that channels are in: https://zulip.com/help/channel-folders
import { badRequest, mustBeAdministrator } from '../wire/errors.ts';
import { everyone, isAdministrator, notify } from './access.ts';
import { checkPrintable } from './limits.ts';
import type { ChannelFolder, User } from './model.ts';
import type { Organization } from './organization.ts';

export const maxFolderNameLength = 60;
export const maxFolderDescriptionLength = 1024;

/** Folders have been in an order of their own since level 414. */
export function folderShapes(organization: Organization, withArchived: boolean) {
  const { folders, featureLevel } = organization;
  return folders
    .filter(({ isArchived }) => withArchived || !isArchived)
    .sort((a, b) => (featureLevel >= 414 ? a.order - b.order : 0) || a.id - b.id)
    .map((folder) => folderShape(folder, organization));
}

export const folderShape = (folder: ChannelFolder, { featureLevel }: Organization) => ({
  id: folder.id,
  name: folder.name,
  description: folder.description,
  rendered_description: renderedDescription(folder.description),
  ...(featureLevel >= 414 && { order: folder.order }),
  creator_id: folder.creatorId,
  date_created: folder.dateCreated,
  is_archived: folder.isArchived,
});

export const renderedDescription = (description: string) => description && `<p>${description}</p>`;

/** It is stored as it was sent, blanks and all. */
export function checkFolderName(name: string, { folders }: Organization): void {
  if (name.trim() === '') throw badRequest("Channel folder name can't be empty.");
  checkPrintable('channel folder name', name);
  const isTaken = folders.some(
    (folder) => !folder.isArchived && folder.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) throw badRequest('Channel folder name already in use');
}

export function existingFolder(id: number, { folders }: Organization): ChannelFolder {
  const folder = folders.find((one) => one.id === id);
  if (!folder) throw badRequest('Invalid channel folder ID');
  return folder;
}

/** A bot with that role may, too. */
export function checkAdministrator(user: User): void {
  if (!isAdministrator(user)) throw mustBeAdministrator();
}

export function announceFolder(fields: object, organization: Organization): void {
  notify(organization, everyone(organization), () => ({ type: 'channel_folder', ...fields }));
}
