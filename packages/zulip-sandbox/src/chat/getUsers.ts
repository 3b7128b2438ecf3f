// GET /users: https://zulip.com/api/get-users
import type { Endpoint } from './endpoint.ts';
import { aList, anInteger, json } from './parameters.ts';
import { userShape } from './userShapes.ts';

export const getUsers: Endpoint = ({ organization, user, parameters }) => {
  const { users, featureLevel } = organization;
  const wanted = featureLevel >= 384 ? parameters.optional('user_ids', json(aList(anInteger))) : undefined;
  parameters.accept('client_gravatar', 'include_custom_profile_fields');

  const members = [...users.values()].filter(
    ({ isInternal, userId }) => !isInternal && (!wanted || wanted.includes(userId)),
  );
  return { members: members.map((member) => userShape(member, user, organization)) };
};
