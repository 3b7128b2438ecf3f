// Carries out a plan: each step once, and what was made is remembered, whatever happens in between; why a step failed, in words.
import { both, type Call, ChatError, type Text } from '../../src/kit/index.ts';
import { readIcon } from './icons.ts';
import type { Action, Area, Plan, Step } from './plan.ts';
import { remember } from './remembered.ts';
import { refusalWords as emojiWords } from '../emoji/words.ts';
import { refusalWords as folderWords } from '../ordner/words.ts';
import { notForBots } from '../status/words.ts';
import {
  channelRefusal,
  createChannel,
  createChannelLevel,
  type NewChannel,
} from '../../src/chat/endpoints/createChannel.ts';
import {
  createChannelFolder,
  folderLevel,
  folderRefusal,
} from '../../src/chat/endpoints/createChannelFolder.ts';
import { getStreams } from '../../src/chat/endpoints/getStreams.ts';
import { createBySubscribing } from '../../src/chat/endpoints/subscribe.ts';
import { statusRefusal } from '../../src/chat/endpoints/updateStatus.ts';
import { updateStream } from '../../src/chat/endpoints/updateStream.ts';
import { emojiRefusal } from '../../src/chat/endpoints/uploadCustomEmoji.ts';

export interface Outcome {
  readonly step: Step;
  /** Undefined where nothing was to be done. */
  readonly result?: 'done' | 'failed' | 'notTried';
  readonly reason?: Text;
}

/** A channel's name as the server may change it: blanks around it go. */
const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Throws only when it is stopped. */
export async function carryOut(plan: Plan, call: Call): Promise<readonly Outcome[]> {
  const { chat, signal } = call;
  const made: Made = { folderId: plan.folderId, channelIds: { ...plan.channelIds }, byName: new Map() };
  const outcomes: Outcome[] = [];
  const givenUp = new Set<Area>();
  for (const step of plan.steps) {
    const { action, area } = step;
    if (!action) outcomes.push({ step });
    else if (givenUp.has(area)) outcomes.push({ step, result: 'notTried' });
    else {
      try {
        const reason = await act(action, made, call);
        outcomes.push(reason ? { step, result: 'notTried', reason } : { step, result: 'done' });
      } catch (error) {
        signal.throwIfAborted();
        // Where the server is out, or a key is wrong, the next of its kind would fail like this one.
        if (!isRefusal(error)) givenUp.add(area);
        outcomes.push({ step, result: 'failed', reason: reasonOf(error, area) });
      }
    }
  }
  try {
    await findIds(made, call);
    await remember({ folderId: made.folderId, channelIds: made.channelIds }, chat, signal);
  } catch (error) {
    signal.throwIfAborted();
    const what = { de: 'Merken, was angelegt ist', en: 'Remembering what was made' };
    outcomes.push({ step: { area: 'channel', what }, result: 'failed', reason: reasonOf(error, 'channel') });
  }
  return outcomes;
}

interface Made {
  folderId: number | undefined;
  readonly channelIds: Record<string, number>;
  /** Channels of which the server gave no id: their slugs by name. */
  readonly byName: Map<string, string>;
}

/** Gives the reason where it cannot be tried. */
async function act(action: Action, made: Made, { chat, signal }: Call): Promise<Text | undefined> {
  const { connection, account, uploadEmoji, ownStatus } = chat;
  switch (action.kind) {
    case 'makeFolder':
      made.folderId = await createChannelFolder(connection, action.folder, signal);
      return undefined;
    case 'makeChannel': {
      const { slug, name, description } = action.channel;
      const subscriberIds = [...new Set([account.userId, chat.askerId])];
      const folderId = account.featureLevel >= folderLevel ? made.folderId : undefined;
      const channel: NewChannel = { name, description, subscriberIds, folderId };
      if (account.featureLevel >= createChannelLevel) {
        made.channelIds[slug] = await createChannel(connection, channel, signal);
      } else {
        await createBySubscribing(connection, channel, signal);
        made.byName.set(slug, name);
      }
      return undefined;
    }
    case 'changeChannel': {
      const { channelId, isMoved, description } = action;
      const folderId = isMoved ? made.folderId : undefined;
      if (folderId === undefined && description === undefined) return noFolder;
      await updateStream(connection, channelId, { folderId, description }, signal);
      return undefined;
    }
    case 'uploadEmoji':
      try {
        await uploadEmoji?.(action.icon, await readIcon(action.icon), signal);
      } catch (error) {
        // Whoever was quicker, it is there.
        if (emojiRefusal(error) !== 'alreadyThere') throw error;
      }
      return undefined;
    case 'setStatus':
      await ownStatus?.choose({ kind: 'automatic' }, signal);
      return undefined;
  }
}

const noFolder = { de: 'Der Ordner fehlt.', en: 'There is no folder.' };

async function findIds({ byName, channelIds }: Made, { chat, signal }: Call): Promise<void> {
  if (byName.size === 0) return;
  const channels = await getStreams(chat.connection, signal);
  for (const [slug, wanted] of byName) {
    const found = channels.find(({ name }) => sameName(name, wanted));
    if (found) channelIds[slug] = found.stream_id;
  }
}

/** The server said no to this one thing; the next may be another matter. */
const isRefusal = (error: unknown) => error instanceof ChatError && error.kind === 'rejected';

/** Throws what is no failure of the chat server's. */
function reasonOf(error: unknown, area: Area): Text {
  if (!(error instanceof ChatError)) throw error;
  return documented(error, area) ?? (isRefusal(error) ? refused : silent);
}

function documented(error: ChatError, area: Area): Text | undefined {
  const [folder, channel, emoji] = [folderRefusal(error), channelRefusal(error), emojiRefusal(error)];
  return {
    folder: folder && folderWords[folder],
    channel: channel && channelWords[channel],
    emoji: emoji && emojiWords('')[emoji],
    status: statusRefusal(error) === 'notForBots' ? notForBots : undefined,
  }[area];
}

const channelWords = {
  alreadyThere: both`Den Namen hat schon ein Kanal, den ich nicht sehe.
    A channel that I cannot see has that name already.`,
  notAllowed: both`Mein Konto darf hier keine Kanäle anlegen.
    My account may not create channels here.`,
} as const;

const refused: Text = { de: 'Der Server lehnt es ab.', en: 'The server refuses it.' };
const silent: Text = both`Der Server hat nicht geantwortet; ob es geschehen ist, zeigt ein neuer Plan.
  The server did not answer; a new plan shows whether it was done.`;
