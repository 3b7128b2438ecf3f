// GET /users/{user_id_or_email}/presence: https://zulip.com/api/get-user-presence
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';
import { userWithEmail } from './organization.ts';
import { ownPresence } from './presence.ts';

export const getUserPresence: Endpoint = ({ organization, pathPart, pathId }) => {
  const found = Number.isNaN(pathId) ? userWithEmail(organization, pathPart) : organization.users.get(pathId);
  if (!found?.isActive || found.isInternal) throw badRequest('No such user');
  if (found.isBot) throw badRequest('Presence is not supported for bot users.');
  const presence = organization.presences.get(found.userId);
  if (!presence) throw badRequest(`No presence data for ${pathPart}`);
  return { presence: ownPresence(presence, organization) };
};
