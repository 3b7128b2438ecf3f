// DELETE /streams/{stream_id}: https://zulip.com/api/archive-stream
import { administeredChannel } from './access.ts';
import { archive } from './channels.ts';
import type { Endpoint } from './endpoint.ts';

/** Nothing is deleted: the messages can still be found, but not opened, and nobody can write. */
export const archiveStream: Endpoint = ({ organization, user, pathId }) => {
  const channel = administeredChannel(user, pathId, organization);
  if (!channel.isArchived) archive(channel, true, organization);
  return {};
};
