// A person's own status: text and emoji, and being away.
import { everyone, isAdministrator, notify } from '../organization/access.ts';
import { checkEmoji, emojiNamed, type NamedEmoji } from '../organization/emoji.ts';
import type { StatusChange, User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { badRequest } from '../wire/errors.ts';
import { boolean, type Parameters, text, textUpTo } from '../wire/parameters.ts';
import { checkIsPerson, type Endpoint, forPeopleOnly } from './endpoint.ts';

// POST /users/me/status: https://zulip.com/api/update-status

const maxStatusLength = 60;

export const updateStatus: Endpoint = forPeopleOnly(({ organization, user, parameters }) => {
  const away = parameters.optional('away', boolean);
  setStatus(user, { ...statusParameters(parameters), away }, organization);
  return {};
});

const statusParameters = (parameters: Parameters): StatusChange => ({
  status_text: parameters.optional('status_text', textUpTo(maxStatusLength)),
  emoji_name: parameters.optional('emoji_name', text),
  emoji_code: parameters.optional('emoji_code', text),
  reaction_type: parameters.optional('reaction_type', text),
});

/** An empty text clears the text, an empty name the emoji. */
export function setStatus(user: User, change: StatusChange, organization: Organization): void {
  const { away } = change;
  const statusText = change.status_text?.trim();
  if (away === undefined && statusText === undefined && change.emoji_name === undefined) {
    throw badRequest('Client did not pass any new values.');
  }
  const changed = {
    ...(away !== undefined && { away }),
    ...(statusText !== undefined && { status_text: statusText }),
    ...newEmoji(change, organization),
  };
  const { statuses } = organization;
  statuses.set(user.userId, { ...statuses.get(user.userId), ...changed });
  notify(organization, everyone(organization), () => ({
    type: 'user_status',
    user_id: user.userId,
    ...changed,
  }));
}

function newEmoji(change: StatusChange, organization: Organization): NamedEmoji | undefined {
  const { emoji_name: name, emoji_code: code, reaction_type: type } = change;
  if (name === undefined) {
    if (!code && !type) return undefined;
    throw badRequest('Client must pass emoji_name if they pass either emoji_code or reaction_type.');
  }
  if (name === '') return { emoji_name: '', emoji_code: '', reaction_type: 'unicode_emoji' };
  const emoji =
    code === undefined || type === undefined
      ? {
          ...emojiNamed(name, organization),
          ...(code && { emoji_code: code }),
          ...(type && { reaction_type: type }),
        }
      : { emoji_name: name, emoji_code: code, reaction_type: type };
  checkEmoji(emoji, organization);
  return emoji;
}

// POST /users/{user_id}/status: https://zulip.com/api/update-status-for-user

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

// GET /users/{user_id}/status: https://zulip.com/api/get-user-status

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
