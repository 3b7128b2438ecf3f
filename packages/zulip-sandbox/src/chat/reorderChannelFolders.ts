// PATCH /channel_folders: https://zulip.com/api/patch-channel-folders
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';
import { announceFolder, checkAdministrator } from './folders.ts';
import { aList, anInteger, json } from './parameters.ts';

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
