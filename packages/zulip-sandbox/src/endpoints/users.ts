// Users: all of them, one of them, oneself.
import { userWithEmail } from '../organization/organization.ts';
import { ownMaxMessageId, userShape, withProfile } from '../shapes/userShapes.ts';
import { badRequest } from '../wire/errors.ts';
import { aList, anInteger, boolean, json } from '../wire/parameters.ts';
import type { Endpoint } from './endpoint.ts';

// GET /users: https://zulip.com/api/get-users
export const getUsers: Endpoint = ({ organization, user, parameters }) => {
  const { users, featureLevel } = organization;
  const wanted = featureLevel >= 384 ? parameters.optional('user_ids', json(aList(anInteger))) : undefined;
  const isWithProfile = parameters.optional('include_custom_profile_fields', boolean) ?? false;
  parameters.accept('client_gravatar');

  const members = [...users.values()].filter(
    ({ isInternal, userId }) => !isInternal && (!wanted || wanted.includes(userId)),
  );
  return {
    members: members.map((member) => {
      const shape = userShape(member, user, organization);
      return isWithProfile ? withProfile(member, shape, organization) : shape;
    }),
  };
};

// GET /users/{user_id} and /users/{email}: https://zulip.com/api/get-user
export const getUser: Endpoint = ({ organization, user, parameters, pathPart, pathId }) => {
  const isWithProfile = parameters.optional('include_custom_profile_fields', boolean) ?? false;
  parameters.accept('client_gravatar');

  const found = Number.isNaN(pathId) ? userWithEmail(organization, pathPart) : organization.users.get(pathId);
  if (!found || found.isInternal) throw badRequest('No such user');
  return {
    user: {
      ...(isWithProfile
        ? withProfile(found, userShape(found, user, organization), organization)
        : userShape(found, user, organization)),
    },
  };
};

// GET /users/me: https://zulip.com/api/get-own-user
export const getOwnUser: Endpoint = ({ organization, user, parameters }) => {
  parameters.overlookOthers();
  return {
    ...withProfile(user, userShape(user, user, organization), organization),
    max_message_id: ownMaxMessageId(user, organization),
  };
};
