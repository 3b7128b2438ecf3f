// The loop of the bot: what happens in the chat becomes questions, and the questions work.
import type { Logger } from 'pino';
import {
  type ChatConnection,
  type Happening,
  lowestFeatureLevel,
  readEvents,
  type Registration,
  untilPassed,
  usableEmoji,
} from '../../chat/index.ts';
import type { Account, Askers } from '../model/account.ts';
import { isComplete } from '../model/marker.ts';
import type { Observer } from '../model/observer.ts';
import { toQuestion } from '../model/question.ts';
import type { ChangeFollower } from '../questions/followChanges.ts';
import type { WorkList } from '../questions/workList.ts';
import { catchUp, type CatchUpParts, type Found, movedAway, recall, withSent } from './catchUp.ts';
import type { collectiveNotes } from './collectiveNotes.ts';

export interface ListenParts {
  readonly chat: ChatConnection;
  readonly account: Account;
  readonly work: WorkList;
  readonly follow: ChangeFollower;
  readonly observer: Observer;
  readonly askers: Askers;
  readonly catchingUp: CatchUpParts;
  readonly sendNotes: ReturnType<typeof collectiveNotes>;
  /** What was before it listened is not in hand yet, for it could not be read. */
  readonly backlog: {
    /** What is unread: what is heard must not overtake it. */
    isUnreadLeft: boolean;
    /** What was moved away: nobody waits for that. */
    isMovedLeft: boolean;
  };
  /** Called when the server is heard, at the start and after every lost queue. */
  readonly onListening: () => void;
  /** Called before each attempt to hear the server: a sign of life. */
  readonly onAttempt: () => void;
  readonly log: Logger;
}

/** The server is older than the bot can work with. */
export class ServerTooOld extends Error {
  override readonly name = 'ServerTooOld';
}

/** Longer than this the bot does not put off listening; what is unread is looked at again by the clock. */
const unreadAttempts = 4;

/** Listens until the signal ends it. Throws ChatError `unauthorized`, and ServerTooOld. */
export async function listen(parts: ListenParts, signal: AbortSignal): Promise<void> {
  const { chat, log, onAttempt, observer } = parts;
  const patience = { failure: 'what is unread could not be read', log, signal, attempts: unreadAttempts };
  const catchUpPatiently = () => untilPassed(() => takeBacklog(parts, signal), patience);
  const { backlog } = parts;
  let isFirst = true;
  for await (const happening of readEvents(chat, {
    signal,
    log,
    onAttempt,
    onHeard: () => observer.chatHeard(),
  })) {
    if (happening.type !== 'registered') {
      if (backlog.isUnreadLeft && happening.type === 'message') await catchUpPatiently();
      await onEvent(happening, parts, signal);
      continue;
    }
    onRegistered(happening.registration, parts);
    observer.registered();
    parts.onListening();
    await parts.catchingUp.channels.refresh(signal);
    if (isFirst) await untilPassed(() => recall(parts.catchingUp, signal), patience);
    isFirst = false;
    backlog.isUnreadLeft = true;
    backlog.isMovedLeft = true;
    await catchUpPatiently();
  }
}

/** By the clock: hears new channels and finds what slipped through. Throws ChatError. */
export async function sweep(parts: ListenParts, signal: AbortSignal): Promise<void> {
  await parts.catchingUp.channels.refresh(signal);
  await takeUnread(parts, signal);
}

/** By the clock, more often: what could not be done a moment ago. Throws ChatError. */
export async function retry(parts: ListenParts, signal: AbortSignal): Promise<void> {
  if (parts.backlog.isUnreadLeft) await takeBacklog(parts, signal);
  await parts.work.retry();
  if (parts.backlog.isMovedLeft) await takeBacklog(parts, signal);
}

/** What is left of it, of which that may be all. Throws ChatError. */
async function takeBacklog(parts: ListenParts, signal: AbortSignal): Promise<void> {
  const { backlog } = parts;
  if (backlog.isUnreadLeft) await takeMissed(parts, signal);
  backlog.isUnreadLeft = false;
  if (backlog.isMovedLeft) await takeMovedAway(parts, signal);
  backlog.isMovedLeft = false;
}

/** Puts everything unread that is ours on the work list, and gives what of it was not too old. Throws ChatError. */
async function takeUnread(
  { work, catchingUp, sendNotes }: ListenParts,
  signal: AbortSignal,
): Promise<readonly Found[]> {
  const { fresh, old } = await catchUp(catchingUp, signal);
  sendNotes(old, signal);
  const left = fresh.filter(({ sentMarkers }) => !isComplete(sentMarkers));
  catchingUp.lastRun.left(left.map(({ question }) => question));
  for (const { question, sentMarkers } of fresh) work.take(question, sentMarkers, 'found');
  return fresh;
}

/** The same after a silence, in which those in hand may have been moved or edited. Throws ChatError. */
async function takeMissed(parts: ListenParts, signal: AbortSignal): Promise<void> {
  for (const { question } of await takeUnread(parts, signal)) parts.follow.found(question);
}

/** And what is unread nowhere any more. Throws ChatError. */
async function takeMovedAway({ work, follow, catchingUp }: ListenParts, signal: AbortSignal): Promise<void> {
  const found = await withSent(await movedAway(catchingUp, signal), catchingUp, signal);
  for (const { question, sentMarkers } of found) {
    follow.found(question);
    if (!isComplete(sentMarkers)) work.take(question, sentMarkers, 'found');
  }
}

function onRegistered(registration: Registration, { chat, account, askers, log }: ListenParts): void {
  const { zulip_feature_level: level, zulip_version: version, max_message_length } = registration;
  if (level < lowestFeatureLevel) {
    throw new ServerTooOld(
      `The Zulip server (version ${version}, feature level ${level}) is too old: level ${lowestFeatureLevel} (Zulip 8.0) is needed.`,
    );
  }
  chat.featureLevel = level;
  askers.forgetAll();
  account.maxMessageLength = max_message_length;
  account.limits = {
    channelName: registration.max_stream_name_length,
    channelDescription: registration.max_stream_description_length,
    folderName: registration.max_channel_folder_name_length,
    folderDescription: registration.max_channel_folder_description_length,
    uploadMib: registration.max_file_upload_size_mib || undefined,
  };
  account.emoji = usableEmoji(registration.realm_emoji);
  log.info({ version, featureLevel: level, bot: account.self.isBot }, 'listening');
}

async function onEvent(
  event: Exclude<Happening, { type: 'registered' }>,
  parts: ListenParts,
  signal: AbortSignal,
): Promise<void> {
  const { chat, account, askers, work, catchingUp } = parts;
  switch (event.type) {
    case 'message': {
      const question = toQuestion(event.message, event.flags, account.self, catchingUp.rules);
      if (question) work.take(question, [], 'heard');
      else if (
        event.flags.some((flag) => flag.endsWith('mentioned')) &&
        event.message.sender_id !== account.self.userId
      ) {
        // @all and the like would be found as unread mentions at every start.
        catchingUp.reads.add(event.message.id);
      }
      return;
    }
    case 'update_message':
      parts.follow.changed(event);
      return;
    case 'delete_message': {
      const { message_id, message_ids, stream_id: channelId, topic } = event;
      const isKnown = channelId !== undefined && topic !== undefined;
      const where = isKnown ? ({ kind: 'channel', channelId, topic } as const) : undefined;
      parts.follow.deleted(message_ids ?? (message_id === undefined ? [] : [message_id]), where);
      return;
    }
    case 'reaction':
      if (event.op === 'add') parts.follow.reacted(event.message_id, event.user_id, event.emoji_code);
      return;
    case 'stream':
    case 'subscription':
      catchingUp.channels.refreshSoon(signal);
      return;
    case 'realm_user':
      askers.forget(event.person.user_id);
      if (event.person.user_id === account.self.userId && event.person.full_name) {
        account.self = { ...account.self, fullName: event.person.full_name };
      }
      return;
    case 'realm_emoji':
      account.emoji = usableEmoji(event.realm_emoji);
      return;
    case 'restart':
      chat.featureLevel = event.zulip_feature_level ?? chat.featureLevel;
  }
}
