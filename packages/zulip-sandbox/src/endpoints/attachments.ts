// The files that an account has uploaded.
import { attachmentShape, tellAttachment, usedSpace } from '../organization/uploads.ts';
import { badRequest } from '../wire/errors.ts';
import type { Endpoint } from './endpoint.ts';

// GET /attachments: https://zulip.com/api/get-attachments
export const getAttachments: Endpoint = ({ organization, user, parameters }) => {
  parameters.overlookOthers();
  return {
    attachments: [...organization.uploads]
      .filter(([, { userId }]) => userId === user.userId)
      .map(([path, upload]) => attachmentShape(path, upload, organization)),
    upload_space_used: usedSpace(organization),
  };
};

// DELETE /attachments/{attachment_id}: https://zulip.com/api/remove-attachment
export const removeAttachment: Endpoint = ({ organization, user, pathId }) => {
  const found = [...organization.uploads].find(([, { id }]) => id === pathId);
  if (found?.[1].userId !== user.userId) throw badRequest('Invalid attachment');
  organization.uploads.delete(found[0]);
  tellAttachment('remove', { id: pathId }, user.userId, organization);
  return {};
};
