// GET /users/{user_id} and /users/{email}: https://zulip.com/api/get-user
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';
import { userWithEmail } from './organization.ts';
import { boolean } from './parameters.ts';
import { userShape } from './userShapes.ts';

export const getUser: Endpoint = ({ organization, user, parameters, pathPart, pathId }) => {
  const withProfile = parameters.optional('include_custom_profile_fields', boolean) ?? false;
  parameters.accept('client_gravatar');

  const found = Number.isNaN(pathId) ? userWithEmail(organization, pathPart) : organization.users.get(pathId);
  if (!found || found.isInternal) throw badRequest('No such user');
  return {
    user: {
      ...userShape(found, user, organization),
      ...(withProfile && !found.isBot && { profile_data: {} }),
    },
  };
};
