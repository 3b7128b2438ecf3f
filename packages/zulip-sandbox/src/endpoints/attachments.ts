// The files that an account has uploaded.
import { notify } from '../organization/access.ts';
import type { Upload } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { linksTo } from '../organization/uploads.ts';
import { badRequest } from '../wire/errors.ts';
import type { Endpoint } from './endpoint.ts';

const usedSpace = ({ uploads }: Organization) =>
  [...uploads.values()].reduce((sum, { size }) => sum + size, 0);

const shape = (path: string, { id, filename, size, createdAt }: Upload, organization: Organization) => ({
  id,
  name: filename,
  path_id: path,
  size,
  create_time: Math.floor(createdAt / 1000) * 1000,
  messages: [...organization.messages.byId.values()]
    .filter((message) => linksTo(path, message))
    .map((message) => ({ id: message.id, date_sent: message.timestamp * 1000 })),
});

// GET /attachments: https://zulip.com/api/get-attachments
export const getAttachments: Endpoint = ({ organization, user, parameters }) => {
  parameters.overlookOthers();
  return {
    attachments: [...organization.uploads]
      .filter(([, { userId }]) => userId === user.userId)
      .map(([path, upload]) => shape(path, upload, organization)),
    upload_space_used: usedSpace(organization),
  };
};

// DELETE /attachments/{attachment_id}: https://zulip.com/api/remove-attachment
export const removeAttachment: Endpoint = ({ organization, user, pathId }) => {
  const found = [...organization.uploads].find(([, { id }]) => id === pathId);
  if (found?.[1].userId !== user.userId) throw badRequest('Invalid attachment');
  organization.uploads.delete(found[0]);
  notify(organization, [user.userId], () => ({
    type: 'attachment',
    op: 'remove',
    attachment: { id: pathId },
    upload_space_used: usedSpace(organization),
  }));
  return {};
};
