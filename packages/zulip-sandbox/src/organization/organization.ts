// Everything the server knows at a moment; the endpoints read and change it.
import type { RateLimit } from '../wire/requestLimits.ts';
import { createMessages, type Messages } from './messages.ts';
import type {
  Channel,
  ChannelFolder,
  CustomEmoji,
  Linkifier,
  Personal,
  Presence,
  ProfileField,
  SavedSnippet,
  StatusChange,
  StoredMessage,
  Upload,
  User,
  UserGroup,
} from './model.ts';
import { createQueues, type Queues } from './queues.ts';
import type { TemporaryFolder } from './temporaryFolder.ts';
import type { World } from './world.ts';

export interface Organization {
  /** The server's own address. */
  readonly url: string;
  readonly users: ReadonlyMap<number, User>;
  readonly notificationBot: User;
  readonly channels: Map<number, Channel>;
  /** Without those by role. */
  readonly userGroups: UserGroup[];
  readonly messages: Messages;
  readonly queues: Queues;
  /** What GET /bot_storage gives, by user id. */
  readonly botStorage: Map<number, Map<string, string>>;
  /** By user id. */
  readonly statuses: Map<number, StatusChange>;
  readonly presences: Map<number, Presence>;
  /** What accounts keep for themselves, by user id. */
  readonly personal: Map<number, Personal>;
  lastDraftId: number;
  readonly profileFields: ProfileField[];
  /** In their order. */
  linkifiers: readonly Linkifier[];
  lastLinkifierId: number;
  readonly customEmoji: CustomEmoji[];
  readonly folders: ChannelFolder[];
  readonly snippets: SavedSnippet[];
  lastSnippetId: number;
  /** By path, without `/user_uploads/`. */
  readonly uploads: Map<string, Upload>;
  lastUploadId: number;
  readonly uploadFolder: TemporaryFolder;
  /** Called for each new or edited message. */
  readonly messageListeners: Set<(message: StoredMessage) => void>;
  /** What is to happen while the next POST /register runs. */
  readonly duringRegister: (() => void)[];
  editLimitSeconds: number;
  /** None: as many requests as one likes. */
  rateLimits: readonly RateLimit[];
  readonly maxUploadMib: number;
  /** For all files together. */
  readonly uploadQuotaMib: number;
  /** https://zulip.com/api/changelog */
  featureLevel: number;
  /** Milliseconds since 1970. */
  now: () => number;
  readonly startedAt: number;
}

interface OrganizationOptions {
  readonly url: string;
  readonly featureLevel: number;
  readonly editLimitSeconds: number;
  readonly rateLimits: readonly RateLimit[];
  readonly heartbeatMs: number;
  readonly maxUploadMib: number;
  readonly uploadQuotaMib: number;
  readonly uploadFolder: TemporaryFolder;
}

export function createOrganization(world: World, options: OrganizationOptions): Organization {
  const { amtsbot, erika, max, gisela, wetterbot, others, notificationBot } = world;
  const people = [notificationBot, erika, max, gisela, wetterbot, amtsbot, ...others];
  const organization: Organization = {
    url: options.url,
    users: new Map(people.map((user) => [user.userId, user])),
    notificationBot,
    channels: new Map(world.channels.map((channel) => [channel.channelId, channel])),
    userGroups: [...world.userGroups],
    messages: createMessages(),
    queues: createQueues({ heartbeatMs: options.heartbeatMs, now: () => organization.now() }),
    botStorage: new Map(),
    statuses: new Map(),
    presences: new Map(),
    personal: new Map(),
    lastDraftId: 0,
    profileFields: [],
    linkifiers: [],
    lastLinkifierId: 0,
    customEmoji: [],
    folders: [],
    snippets: [],
    lastSnippetId: 0,
    uploads: new Map(),
    lastUploadId: 0,
    uploadFolder: options.uploadFolder,
    messageListeners: new Set(),
    duringRegister: [],
    editLimitSeconds: options.editLimitSeconds,
    rateLimits: options.rateLimits,
    maxUploadMib: options.maxUploadMib,
    uploadQuotaMib: options.uploadQuotaMib,
    featureLevel: options.featureLevel,
    now: Date.now,
    startedAt: Date.now(),
  };
  return organization;
}

export const unixSeconds = ({ now }: Organization) => Math.floor(now() / 1000);

/** Channel names are compared without regard to case. */
export function channelNamed({ channels }: Organization, name: string): Channel | undefined {
  const wanted = name.trim().toLowerCase();
  return [...channels.values()].find((channel) => channel.name.toLowerCase() === wanted);
}

/** By the e-mail that others see, not the one it logs in with. */
export function userWithEmail({ users }: Organization, email: string): User | undefined {
  const wanted = email.trim().toLowerCase();
  return [...users.values()].find((user) => user.visibleEmail.toLowerCase() === wanted);
}
