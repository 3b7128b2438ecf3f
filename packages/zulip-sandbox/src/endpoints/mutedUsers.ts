// People whom an account has muted.
import { notify } from '../organization/access.ts';
import type { Personal, User } from '../organization/model.ts';
import { type Organization, unixSeconds } from '../organization/organization.ts';
import { personalOf } from '../organization/personal.ts';
import { badRequest } from '../wire/errors.ts';
import type { Endpoint } from './endpoint.ts';

// POST /users/me/muted_users/{muted_user_id}: https://zulip.com/api/mute-user
export const muteUser: Endpoint = ({ organization, user, pathId }) => {
  if (pathId === user.userId) throw badRequest('Cannot mute self');
  checkIsThere(pathId, organization);
  const { mutedUsers } = personalOf(user, organization);
  if (mutedUsers.some(({ id }) => id === pathId)) throw badRequest('User already muted');
  const muted = { id: pathId, timestamp: unixSeconds(organization) };
  return keep([...mutedUsers, muted], user, organization);
};

// DELETE /users/me/muted_users/{muted_user_id}: https://zulip.com/api/unmute-user
export const unmuteUser: Endpoint = ({ organization, user, pathId }) => {
  checkIsThere(pathId, organization);
  const { mutedUsers } = personalOf(user, organization);
  const left = mutedUsers.filter(({ id }) => id !== pathId);
  if (left.length === mutedUsers.length) throw badRequest('User is not muted');
  return keep(left, user, organization);
};

function checkIsThere(id: number, { users }: Organization): void {
  if (!users.has(id)) throw badRequest('No such user');
}

function keep(mutedUsers: Personal['mutedUsers'], user: User, organization: Organization) {
  personalOf(user, organization).mutedUsers = mutedUsers;
  notify(organization, [user.userId], () => ({ type: 'muted_users', muted_users: mutedUsers }));
  return {};
}
