// Users as Zulip shows them: https://zulip.com/api/get-user#response
import { isAdministrator, isGuest } from '../organization/access.ts';
import { withRow } from '../organization/messages.ts';
import type { User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { role } from '../organization/world.ts';
import { avatarUrl } from './messageShape.ts';

const genericBot = 1;

export function userShape(user: User, viewer: User, { featureLevel }: Organization) {
  const knowsLogin = user.isBot || user === viewer || isAdministrator(viewer);
  return {
    email: user.visibleEmail,
    user_id: user.userId,
    avatar_version: 1,
    is_admin: isAdministrator(user),
    is_owner: user.role === role.owner,
    is_guest: isGuest(user),
    ...(featureLevel < 363 && { is_billing_admin: false }),
    role: user.role,
    is_bot: user.isBot,
    full_name: user.fullName,
    timezone: user.isBot ? '' : 'Europe/Berlin',
    is_active: user.isActive,
    date_joined: '2024-06-03T07:33+00:00',
    delivery_email: knowsLogin ? user.email : null,
    avatar_url: avatarUrl(user),
    ...(user.isBot && { bot_type: genericBot, bot_owner_id: user.ownerId ?? null }),
  };
}

/** The newest message that the account has as its own; -1 when it has none. */
export const ownMaxMessageId = ({ userId }: User, { messages }: Organization): number =>
  withRow(messages, userId).at(-1) ?? -1;
