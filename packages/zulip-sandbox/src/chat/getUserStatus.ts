// GET /users/{user_id}/status: https://zulip.com/api/get-user-status
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';
import type { StatusChange } from './kept.ts';
import type { Organization } from './organization.ts';

/** A bot cannot have one, and counts as nobody here. */
export const getUserStatus: Endpoint = ({ organization, pathId }) => {
  const found = organization.users.get(pathId);
  if (!found || found.isBot || !found.isActive) throw badRequest('No such user');
  return { status: statusShape(organization.statuses.get(pathId) ?? {}) };
};

/** What is empty is left out. */
function statusShape({ away, status_text, emoji_name, emoji_code, reaction_type }: StatusChange) {
  return {
    ...(away && { away }),
    ...(status_text && { status_text }),
    ...(emoji_name && { emoji_name, emoji_code, reaction_type }),
  };
}

/** As POST /register gives it: of those who have one. */
export function userStatuses({ statuses, users }: Organization) {
  const shapes = [...statuses].map(([userId, status]) => [userId, statusShape(status)] as const);
  return Object.fromEntries(
    shapes.filter(([userId, shape]) => users.get(userId)?.isActive && Object.keys(shape).length > 0),
  );
}
