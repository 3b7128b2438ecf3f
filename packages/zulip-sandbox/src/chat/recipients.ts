// To whom: the `to` of a message. https://zulip.com/api/send-message#parameter-to
import { badRequest, channelDoesNotExist } from './errors.ts';
import type { Channel, User } from './model.ts';
import { channelNamed, type Organization, userWithEmail } from './organization.ts';

/** An id or a name. It is taken as JSON first: a channel named 2024 has to be sent in quotes. */
export function channelFrom(to: string, organization: Organization): Channel {
  const wanted = jsonOrText(to);
  const one: unknown = Array.isArray(wanted) && wanted.length === 1 ? wanted[0] : wanted;
  if (Array.isArray(one)) throw badRequest('Expected exactly one channel');
  if (typeof one !== 'string' && typeof one !== 'number') throw badRequest('Invalid data type for channel');
  const channel = typeof one === 'number' ? organization.channels.get(one) : channelNamed(organization, one);
  if (!channel) throw channelDoesNotExist(one);
  return channel;
}

/** A list of ids, or of e-mails as others see them; a single id without brackets is refused. */
export function usersFrom(to: string, organization: Organization): readonly number[] {
  const decoded = jsonOrText(to);
  const list =
    typeof decoded === 'string' ? decoded.split(',').filter((email) => email.trim() !== '') : decoded;
  if (!Array.isArray(list)) throw badRequest('Invalid data type for recipients');
  if (list.length === 0) throw badRequest('Message must have recipients');
  const isOfOneKind = new Set(list.map((element) => typeof element)).size === 1;
  if (!isOfOneKind) throw badRequest('Recipient lists may contain emails or user IDs, but not both.');
  const users = list.map((element: unknown) => recipient(element, organization));
  const inactive = users.find(({ isActive }) => !isActive);
  if (inactive) throw badRequest(`'${inactive.visibleEmail}' is no longer using Zulip.`);
  return [...new Set(users.map(({ userId }) => userId))];
}

function recipient(idOrEmail: unknown, organization: Organization): User {
  if (typeof idOrEmail === 'number') {
    const user = organization.users.get(idOrEmail);
    if (!user) throw badRequest(`Invalid user ID ${idOrEmail}`);
    return user;
  }
  if (typeof idOrEmail !== 'string') throw badRequest('Invalid data type for recipients');
  const user = userWithEmail(organization, idOrEmail);
  if (!user) throw badRequest(`Invalid email '${idOrEmail}'`);
  return user;
}

function jsonOrText(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return sent;
  }
}
