// Users as Zulip shows them: https://zulip.com/api/get-user#response
import { render } from '../markdown/render.ts';
import { isAdministrator, isGuest } from '../organization/access.ts';
import { withRow } from '../organization/messages.ts';
import type { ProfileField, User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { personalOf } from '../organization/personal.ts';
import { isRendered } from '../organization/profileFields.ts';
import { role } from '../organization/world.ts';
import { avatarUrl } from './messageShape.ts';

const genericBot = 1;

export function userShape(user: User, viewer: User, organization: Organization) {
  const { featureLevel } = organization;
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
    timezone: personalOf(user, organization).timezone,
    is_active: user.isActive,
    date_joined: '2024-06-03T07:33+00:00',
    delivery_email: knowsLogin ? user.email : null,
    avatar_url: avatarUrl(user),
    ...(user.isBot && { bot_type: genericBot, bot_owner_id: user.ownerId ?? null }),
  };
}

/** With what a person has told of themselves, in the organization's own fields. */
export function withProfile<Shape extends object>(user: User, shape: Shape, organization: Organization) {
  if (user.isBot) return shape;
  const { profile } = personalOf(user, organization);
  const told = organization.profileFields.flatMap((field) => {
    const value = profile.get(field.id);
    return value === undefined ? [] : [[field.id, toldInProfile(field, value, organization)] as const];
  });
  return { ...shape, profile_data: Object.fromEntries(told) };
}

export const toldInProfile = (field: ProfileField, value: string, organization: Organization) => ({
  value,
  ...(isRendered(field) && { rendered_value: render(value, organization) }),
});

/** The server's own bots, which belong to no organization: https://zulip.com/api/register-queue#response */
export const systemBots = ({ notificationBot, featureLevel }: Organization) =>
  [
    { user_id: 3, email: 'emailgateway@zulip.com', full_name: 'Email Gateway' },
    { user_id: 5, email: 'welcome-bot@zulip.com', full_name: 'Welcome Bot' },
    {
      user_id: notificationBot.userId,
      email: notificationBot.visibleEmail,
      full_name: notificationBot.fullName,
    },
  ].map((one) => ({
    ...one,
    delivery_email: one.email,
    avatar_version: 1,
    avatar_url: `/user_avatars/2/${one.user_id}.png?version=1`,
    is_admin: false,
    is_owner: false,
    is_guest: false,
    ...(featureLevel < 363 && { is_billing_admin: false }),
    role: role.member,
    is_bot: true,
    is_system_bot: true,
    bot_type: genericBot,
    bot_owner_id: null,
    timezone: '',
    is_active: true,
    date_joined: '2024-06-03T07:33+00:00',
  }));

/** The newest message that the account has as its own; -1 when it has none. */
export const ownMaxMessageId = ({ userId }: User, { messages }: Organization): number =>
  withRow(messages, userId).at(-1) ?? -1;
