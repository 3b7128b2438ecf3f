// Who and what exists when the server starts: the small world of Amt Musterstadt.
import { createHash } from 'node:crypto';
import type { Channel, User, UserGroup } from './model.ts';

/** What kind of account Amtsbot has: a generic bot, or an ordinary account. */
export type AccountKind = 'bot' | 'human';

export const organizationName = 'Amt Musterstadt';
export const host = 'chat.musterstadt.example';

/** https://zulip.com/api/roles-and-permissions */
export const role = { owner: 100, administrator: 200, moderator: 300, member: 400, guest: 600 } as const;
export type Role = (typeof role)[keyof typeof role];

/** The ids of the groups by role, as the settings of the organization name them. Each holds the next higher one, nobody's none. */
export const systemGroup = {
  nobody: 25,
  owners: 26,
  administrators: 27,
  moderators: 28,
  fullmembers: 29,
  members: 30,
  everyone: 31,
  internet: 32,
} as const;

/** An account beside those that are always there; it is in the channel `umzug`. */
export interface NewAccount {
  /** The others mention it by this name. */
  readonly fullName: string;
  /** A generic bot of Erika's when absent. */
  readonly kind?: AccountKind;
  /** A member's when absent. */
  readonly role?: Role;
  /** Made of the name when absent. */
  readonly email?: string;
}

export interface World {
  readonly amtsbot: User;
  readonly erika: User;
  readonly max: User;
  readonly gisela: User;
  readonly wetterbot: User;
  /** Those that were asked for. */
  readonly others: readonly User[];
  /** Belongs to the server itself and writes notices, such as that a topic was moved. */
  readonly notificationBot: User;
  readonly channels: readonly Channel[];
  readonly userGroups: readonly UserGroup[];
}

/** Throws when two of the accounts would log in with the same e-mail. */
export function createWorld(
  kind: AccountKind,
  amtsbotRole: Role,
  newAccounts: readonly NewAccount[] = [],
): World {
  const erika = person(11, 'Erika Beispiel', 'erika.beispiel', role.administrator);
  const max = person(12, 'Max Muster', 'max.muster', role.member);
  const gisela = person(14, 'Gisela Gast', 'gisela.gast', role.guest);
  const wetterbot = bot(17, 'Wetterbot', 'wetterbot-bot', role.member, erika);
  const amtsbot =
    kind === 'bot'
      ? bot(21, 'Amtsbot', 'amtsbot-bot', amtsbotRole, erika)
      : person(21, 'Amtsbot', 'amtsbot', amtsbotRole);
  const notificationBot: User = {
    ...bot(6, 'Notification Bot', 'notification-bot', role.member, undefined),
    visibleEmail: 'notification-bot@zulip.com',
    isInternal: true,
  };

  const others = newAccounts.map((one, index) => newAccount(firstNewId + index, one, erika));
  const everyone = [erika, max, gisela, wetterbot, amtsbot, ...others];
  for (const { email, userId } of everyone) {
    if (everyone.some((other) => other.email === email && other.userId !== userId)) {
      throw new Error(`Two accounts would have the e-mail ${email}`);
    }
  }
  const umzug = channel(7, 'umzug', { subscribers: everyone });
  const allgemein = channel(9, 'allgemein', { subscribers: [erika, max, gisela] });
  const personal = channel(10, 'personal', { subscribers: [erika, max], isPrivate: true });
  return {
    amtsbot,
    erika,
    max,
    gisela,
    wetterbot,
    others,
    notificationBot,
    channels: [umzug, allgemein, personal],
    userGroups: [
      {
        id: firstGroupId,
        name: 'team-umzug',
        description: '',
        creatorId: erika.userId,
        dateCreated: longAgo,
        members: new Set([amtsbot.userId, erika.userId]),
        subgroupIds: new Set(),
        canMention: systemGroup.everyone,
        isSystem: false,
        isDeactivated: false,
      },
    ],
  };
}

const firstNewId = 31;
/** Those by role have the ones before. */
const firstGroupId = 33;

function newAccount(userId: number, { fullName, email, ...options }: NewAccount, owner: User): User {
  const mailbox = fullName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/ +/g, '.');
  const { kind = 'bot', role: itsRole = role.member } = options;
  const made =
    kind === 'bot'
      ? bot(userId, fullName, `${mailbox}-bot`, itsRole, owner)
      : person(userId, fullName, mailbox, itsRole);
  if (email === undefined) return made;
  return { ...made, email, ...(made.isBot && { visibleEmail: email }) };
}

/** A person logs in with the delivery e-mail; the others see a made-up one: https://zulip.com/api/get-user */
function person(userId: number, fullName: string, mailbox: string, itsRole: Role): User {
  const login = `${mailbox}@musterstadt.example`;
  return {
    ...account(userId, fullName, login, itsRole),
    visibleEmail: `user${userId}@${host}`,
    isBot: false,
  };
}

function bot(userId: number, fullName: string, mailbox: string, itsRole: Role, owner?: User): User {
  const email = `${mailbox}@${host}`;
  return {
    ...account(userId, fullName, email, itsRole),
    visibleEmail: email,
    isBot: true,
    ...(owner && { ownerId: owner.userId }),
  };
}

function account(userId: number, fullName: string, email: string, itsRole: Role) {
  return {
    userId,
    fullName,
    email,
    role: itsRole,
    apiKey: apiKeyOf(userId),
    isActive: true,
    isInternal: false,
  };
}

/** The same at every start, so that a demo's settings stay valid. */
const apiKeyOf = (userId: number) =>
  createHash('sha256').update(`${userId}@${host}`).digest('hex').slice(0, 32);

export interface ChannelOptions {
  readonly isPrivate?: boolean;
  readonly adminsOnlyPosting?: boolean;
  readonly subscribers?: readonly { readonly userId: number }[];
  readonly description?: string;
  readonly creatorId?: number;
  /** Unix time in seconds. */
  readonly dateCreated?: number;
  readonly folderId?: number | undefined;
}

/** When the channels were made that were there before the server started. */
export const longAgo = 1_717_400_000;

export function channel(channelId: number, name: string, options: ChannelOptions = {}): Channel {
  const { isPrivate = false, adminsOnlyPosting = false, subscribers = [], description = '' } = options;
  const { dateCreated = longAgo, creatorId, folderId } = options;
  return {
    channelId,
    name,
    description,
    isPrivate,
    adminsOnlyPosting,
    creatorId,
    dateCreated,
    folderId,
    isArchived: false,
    subscribers: new Set(subscribers.map(({ userId }) => userId)),
  };
}
