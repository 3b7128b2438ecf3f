// POST /users/me/status: https://zulip.com/api/update-status
import { everyone, notify } from './audience.ts';
import { checkEmoji, emojiNamed, type NamedEmoji } from './emoji.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';
import type { StatusChange } from './kept.ts';
import type { User } from './model.ts';
import type { Organization } from './organization.ts';
import { boolean, type Parameters, text, textUpTo } from './parameters.ts';
import { forPeopleOnly } from './served.ts';

const maxStatusLength = 60;

export const updateStatus: Endpoint = forPeopleOnly(({ organization, user, parameters }) => {
  const away = parameters.optional('away', boolean);
  setStatus(user, { ...statusParameters(parameters), away }, organization);
  return {};
});

export const statusParameters = (parameters: Parameters): StatusChange => ({
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
