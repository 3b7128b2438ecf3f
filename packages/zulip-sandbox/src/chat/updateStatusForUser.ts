// POST /users/{user_id}/status: https://zulip.com/api/update-status-for-user
import { isAdministrator } from './access.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';
import { checkIsPerson } from './served.ts';
import { setStatus, statusParameters } from './updateStatus.ts';

/** Bots may since level 473, but never have a status themselves. */
export const updateStatusForUser: Endpoint = ({ organization, user, parameters, pathId }) => {
  if (organization.featureLevel < 473) checkIsPerson(user);
  const change = statusParameters(parameters);
  if (!isAdministrator(user)) throw badRequest('Insufficient permission');
  const found = organization.users.get(pathId);
  if (!found?.isActive || found.isBot) throw badRequest('No such user');
  setStatus(found, change, organization);
  return {};
};
