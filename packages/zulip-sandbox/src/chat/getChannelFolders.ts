// GET /channel_folders: https://zulip.com/api/get-channel-folders
import type { Endpoint } from './endpoint.ts';
import { folderShapes } from './folders.ts';
import { boolean } from './parameters.ts';

export const getChannelFolders: Endpoint = ({ organization, parameters }) => ({
  channel_folders: folderShapes(organization, parameters.optional('include_archived', boolean) ?? false),
});
