// The status beside the account's name: what the bot says by itself, or what an administrator chose; kept true.
import type { Logger } from 'pino';
import { z } from 'zod';
import {
  type ChatConnection,
  ChatError,
  type Emoji,
  getStored,
  type Status,
  store,
  updateStatus,
} from '../../chat/index.ts';
import { counted, inLanguage, type Lang, nouns } from '../../document/index.ts';
import type { FactsConnection } from '../../facts/index.ts';
import { type ChosenStatus, listTopics, type OwnStatus } from '../../kit/index.ts';
import type { Account } from '../model/account.ts';
import { turns } from '../model/turns.ts';
import { isFactsDown } from './factsState.ts';

export interface StatusParts {
  readonly chat: ChatConnection;
  readonly facts: FactsConnection;
  readonly account: Readonly<Account>;
  readonly language: Lang;
  readonly log: Logger;
}

export interface KeptStatus extends OwnStatus {
  /** Looks how the facts service is, and shows what has changed. Throws ChatError where trying again may help. */
  refresh(signal: AbortSignal): Promise<void>;
  /** Shows nothing any more, if anything is shown. Throws ChatError. */
  clear(signal: AbortSignal): Promise<void>;
}

const chosenKey = 'amtsbot:v1:status';

const emojiShape = z.object({
  name: z.string(),
  code: z.string().optional(),
  type: z.enum(['unicode_emoji', 'realm_emoji', 'zulip_extra_emoji']).optional(),
});
const Chosen = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('automatic') }),
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('own'), text: z.string(), emoji: emojiShape.optional() }),
]);

/** How the facts service is; `topics` is how many it has. */
type FactsState = { readonly isDown: true } | { readonly isDown: false; readonly topics: number };

const nothing: Status = { text: '' };

/** The bot's own emoji, or where it has not been uploaded, one that every server has. */
const ownEmoji = 'amtsbot';
const office: Emoji = { name: 'office', code: '1f3e2', type: 'unicode_emoji' };
const warning: Emoji = { name: 'warning', code: '26a0', type: 'unicode_emoji' };

/** Of an ordinary account; the server refuses bots. */
export function ownStatus({ chat, facts, account, language, log }: StatusParts): KeptStatus {
  const say = inLanguage(language);
  /** One change after the other. */
  const changes = turns();
  const inTurn = <T>(change: () => Promise<T>) => changes.inTurn('status', undefined, change);
  let chosen: ChosenStatus | undefined;
  let state: FactsState | undefined;
  let shown: Status | undefined;
  let refused: Status | undefined;

  async function show(status: Status, signal: AbortSignal): Promise<void> {
    if (shown && isSameStatus(shown, status)) return;
    try {
      await updateStatus(chat, status, signal);
      shown = status;
    } catch (error) {
      // Perhaps it was carried out: then what is shown is not known any more, and is sent again.
      if (!(error instanceof ChatError) || error.kind !== 'rejected') shown = undefined;
      throw error;
    }
  }

  /** During an outage only „nothing“ would be no lie. */
  function wanted(choice: ChosenStatus, facts: FactsState): Status {
    if (choice.kind === 'none') return nothing;
    if (facts.isDown)
      return { text: say({ de: 'Faktendienst gestört', en: 'Facts service down' }), emoji: warning };
    if (choice.kind === 'own') return { text: choice.text, emoji: choice.emoji };
    const { topics } = facts;
    return {
      text: `${say({ de: 'bereit', en: 'ready' })} · ${say(counted(topics, nouns.topic))}`,
      emoji: account.emoji.get(ownEmoji) ?? office,
    };
  }

  return {
    state: () => ({ chosen: chosen ?? { kind: 'automatic' }, shown }),
    refresh: (signal) =>
      inTurn(async () => {
        chosen ??= readChosen(await getStored(chat, chosenKey, signal));
        state = await stateOf(facts, signal);
        const status = wanted(chosen, state);
        if (refused && isSameStatus(refused, status)) return;
        try {
          await show(status, signal);
        } catch (error) {
          if (!(error instanceof ChatError) || error.kind !== 'rejected') throw error;
          // Tried again when it is another one: said once, not every minute.
          refused = status;
          log.warn({ err: error }, 'the server refuses the own status');
        }
      }),
    choose: (choice, signal) =>
      inTurn(async () => {
        const status = wanted(
          choice,
          choice.kind === 'automatic' ? (state ??= await stateOf(facts, signal)) : well,
        );
        const before = shown;
        await show(status, signal);
        try {
          await store(chat, chosenKey, JSON.stringify(choice), signal);
        } catch (error) {
          // What cannot be remembered would be gone after a restart: it does not count.
          if (before) await show(before, signal);
          throw error;
        }
        chosen = choice;
        return status;
      }),
    clear: (signal) => inTurn(() => (shown ? show(nothing, signal) : Promise.resolve())),
  };
}

/** What an administrator chooses is shown to them at once, whatever the service does. */
const well: FactsState = { isDown: false, topics: 0 };

const isSameStatus = (a: Status, b: Status) =>
  a.text === b.text && a.emoji?.name === b.emoji?.name && a.emoji?.code === b.emoji?.code;

/** What another version wrote there and this one does not know is as good as nothing. */
function readChosen(stored: string | undefined): ChosenStatus {
  try {
    return Chosen.parse(JSON.parse(stored ?? ''));
  } catch {
    return { kind: 'automatic' };
  }
}

async function stateOf(facts: FactsConnection, signal: AbortSignal): Promise<FactsState> {
  if (await isFactsDown(facts, signal)) return { isDown: true };
  return { isDown: false, topics: (await listTopics({ facts, signal })).slugs.length };
}
