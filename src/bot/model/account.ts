// The own account and what it sees, as far as is known at the moment: the server's limits, the channels. And who asks: a
// person or another bot, and what the person may; two bots that answer each other would never end.
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  type Channel,
  type ChatConnection,
  ChatError,
  type Emoji,
  getStreams,
  getSubscriptions,
  getUser,
  isPassing,
  onBehalfOf,
  subscribe,
  untilPassed,
} from '../../chat/index.ts';
import type { ChatLimits, Command } from '../../kit/index.ts';
import { kept } from '../../memo.ts';
import type { Self } from './question.ts';

export interface Account {
  self: Self;
  /** In Unicode code points. */
  maxMessageLength: number;
  limits: ChatLimits;
  /** The custom emoji that can be used, by name. */
  emoji: ReadonlyMap<string, Emoji>;
}

/** Until the server has said more. */
export const unknownServer: Omit<Account, 'self'> = {
  maxMessageLength: 10_000,
  limits: {
    channelName: 60,
    channelDescription: 1024,
    folderName: 60,
    folderDescription: 1024,
    uploadMib: undefined,
  },
  emoji: new Map(),
};

export interface Asker {
  readonly isBot: boolean;
  /** May use a command; an account that the server does not tell of may not what is for some only. */
  readonly may: (command: Pick<Command, 'who'>) => boolean;
}

export interface Askers {
  /**
   * An account that the server does not tell of is taken for a person: better an answer too many than one lost. Throws
   * ChatError where that may be different in a moment: a wrong "not allowed" would be the last word.
   */
  read(userId: number, signal: AbortSignal): Promise<Asker>;
  /** As the server has it now, whatever is known. */
  readFreshly(userId: number, signal: AbortSignal): Promise<Asker>;
  /** The account has changed; it is read again when it asks next. */
  forget(userId: number): void;
  /** Changes may have been missed. */
  forgetAll(): void;
}

/** Zulip's roles: 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. */
const lowestAdministrator = 200;
const lowestMember = 400;

/** More people than ask one bot in a day. */
const mostKept = 10_000;

export function askers(chat: ChatConnection): Askers {
  const known = kept<number, Asker>({ most: mostKept });

  async function readFreshly(userId: number, signal: AbortSignal): Promise<Asker> {
    try {
      const {
        is_bot: isBot,
        is_active: isActive,
        role,
      } = await getUser(onBehalfOf(chat, userId), userId, signal);
      const asker = { isBot, may: mayWith(isActive && !isBot ? role : undefined) };
      known.set(userId, asker);
      return asker;
    } catch (error) {
      if (!(error instanceof ChatError) || (isPassing(error) && !isFinal(error))) throw error;
      return { isBot: false, may: mayWith(undefined) };
    }
  }

  return {
    async read(userId, signal) {
      return known.get(userId) ?? readFreshly(userId, signal);
    },
    readFreshly,
    forget: (userId) => known.delete(userId),
    forgetAll: () => known.clear(),
  };
}

/** An old server without this page, too, whose answer is not Zulip's JSON. */
const isFinal = ({ status = 0 }: ChatError) => status >= 400 && status < 500;

const mayWith =
  (role: number | undefined) =>
  ({ who }: Pick<Command, 'who'>): boolean => {
    if (who === undefined) return true;
    return role !== undefined && role <= (who === 'administrators' ? lowestAdministrator : lowestMember);
  };

export interface Channels {
  /** Reads the channels again and joins what is to be joined. Gives up for now when the server fails. */
  refresh(signal: AbortSignal): Promise<void>;
  /** The same soon, once for all that happens meanwhile: whoever sets up an office makes many channels. */
  refreshSoon(signal: AbortSignal): void;
  /** False where the account could write, if at all, but would never see what it wrote: a private channel it is not in. */
  seesOwnMessages(channelId: number): boolean;
  isSubscribed(channelId: number): boolean;
  /** Why the server takes no message there, as far as it tells. Throws the signal's reason. */
  whyClosed(channelId: number, signal: AbortSignal): Promise<WhyClosed>;
  nameOf(channelId: number): string | undefined;
}

/** `gone`: the account saw it before: it was archived, which older servers do not tell, or the account removed. */
export type WhyClosed = 'archived' | 'gone' | 'not a member' | 'may not write';

const failure = 'the list of channels could not be read';
const attempts = 4;

/** Between two readings because of what happens in the chat. */
const quietMs = 1_000;

/** Public channels to join: all, none, or those named. */
export type ChannelsToJoin = 'all' | 'invited' | readonly string[];

export function knownChannels(
  chat: ChatConnection,
  { toJoin, joins }: { readonly toJoin: ChannelsToJoin; readonly joins: boolean },
  log: Logger,
): Channels {
  /** Undefined while unknown: then nothing is assumed to be hidden, and what the bot has sent is looked for everywhere. */
  let visible: ReadonlyMap<number, string> | undefined;
  let subscribed: ReadonlySet<number> | undefined;
  const seenEver = new Set<number>();
  let isWarned = false;

  async function readChannels(signal: AbortSignal): Promise<void> {
    const [all, own] = await Promise.all([getStreams(chat, signal), getSubscriptions(chat, signal)]);
    visible = new Map(all.map(({ stream_id, name }) => [stream_id, name]));
    for (const { stream_id } of all) seenEver.add(stream_id);
    warnOfMissing(all);
    subscribed = own;
    const missing = joins
      ? all.filter((channel) => !own.has(channel.stream_id) && isToJoin(channel, toJoin))
      : [];
    if (missing.length === 0) return;
    await subscribe(
      chat,
      missing.map((channel) => channel.name),
      signal,
    );
    subscribed = await getSubscriptions(chat, signal);
    log.info({ count: missing.length }, 'joined public channels');
  }

  /** By their places in the setting: names are no matter of the log. */
  function warnOfMissing(all: readonly Channel[]): void {
    if (!joins || isWarned || typeof toJoin === 'string') return;
    const places = toJoin.flatMap((_, at) =>
      all.some((channel) => isToJoin(channel, [toJoin[at] ?? ''])) ? [] : at + 1,
    );
    if (places.length > 0)
      log.warn({ places }, 'ZULIP_CHANNELS has channels that are not there, or not public');
    isWarned = true;
  }

  const refresh = (signal: AbortSignal) =>
    untilPassed(() => readChannels(signal), { failure, log, signal, attempts });
  let running: Promise<void> | undefined;
  let isWanted = false;

  async function refreshUntilQuiet(signal: AbortSignal): Promise<void> {
    while (isWanted && !signal.aborted) {
      isWanted = false;
      await refresh(signal);
      await setTimeout(quietMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    refresh,
    refreshSoon(signal) {
      isWanted = true;
      running ??= refreshUntilQuiet(signal)
        .catch((error: unknown) => {
          if (!signal.aborted) log.warn({ err: error }, failure);
        })
        .finally(() => (running = undefined));
    },
    seesOwnMessages: (channelId) => visible?.has(channelId) ?? true,
    async whyClosed(channelId, signal) {
      const now = await getStreams(chat, signal, { withArchived: true }).catch((error: unknown) => {
        signal.throwIfAborted();
        if (!(error instanceof ChatError)) throw error;
        // The answer is worth more than a better reason: as far as is known.
        return undefined;
      });
      const channel = now?.find(({ stream_id }) => stream_id === channelId);
      if (channel?.is_archived) return 'archived';
      const isSeen = now ? channel !== undefined : (visible?.has(channelId) ?? true);
      if (isSeen) return 'may not write';
      return seenEver.has(channelId) ? 'gone' : 'not a member';
    },
    isSubscribed: (channelId) => subscribed?.has(channelId) ?? false,
    nameOf: (channelId) => visible?.get(channelId),
  };
}

function isToJoin({ name, invite_only, is_archived }: Channel, toJoin: ChannelsToJoin): boolean {
  if (invite_only || is_archived || toJoin === 'invited') return false;
  return toJoin === 'all' || toJoin.some((wanted) => wanted.toLowerCase() === name.toLowerCase());
}

/** False for who has left. An account that the server does not tell of is taken for a person. Throws ChatError. */
export async function isActive(chat: ChatConnection, userId: number, signal: AbortSignal): Promise<boolean> {
  try {
    return (await getUser(chat, userId, signal)).is_active;
  } catch (error) {
    if (error instanceof ChatError && error.kind === 'rejected') return true;
    throw error;
  }
}
