// Questions that were moved, while nobody listened, to a public channel that the account is not in. The server shows them
// as read and as no mention there, so that they are looked for by the bot's name, once after each silence.
import { ChatError, getNewestMessages, type Message } from '../../chat/index.ts';
import { loudlyMentions, type Question, toQuestion } from '../model/question.ts';
import type { CatchUpParts } from './catchUp.ts';

/** More than are moved while a bot is away. */
const newest = 100;

/** Those that are young enough, whether they have an answer or not, in the order of their ids. Throws ChatError. */
export async function movedAway(
  { chat, account, channels, rules, maxQuestionAgeMs, now, log }: CatchUpParts,
  signal: AbortSignal,
): Promise<readonly Question[]> {
  const { self } = account;
  const inPublic = { operator: chat.featureLevel < 250 ? 'streams' : 'channels', operand: 'public' };
  const withName = { operator: 'search', operand: `"${self.fullName.replaceAll('"', ' ')}"` };
  const found = await getNewestMessages(chat, newest, [inPublic, withName], signal).catch(
    (error: unknown) => {
      if (!(error instanceof ChatError) || error.kind !== 'rejected') throw error;
      log.info({ err: error }, 'the server does not search; what was moved away is not looked for');
      return [];
    },
  );
  const isYoung = ({ timestamp }: Message) => now().getTime() - timestamp * 1000 <= maxQuestionAgeMs;
  return (
    found
      .filter((message) => isYoung(message) && hasNoRow(message) && wasMoved(message))
      .filter(({ stream_id }) => stream_id !== undefined && !channels.isSubscribed(stream_id))
      .filter((message) => loudlyMentions(message, self))
      .flatMap((message) => toQuestion(message, ['mentioned'], self, rules) ?? [])
      // Whether it is what was sent, nobody tells any more: it changes nothing.
      .map((question) => ({ ...question, order: '', isEdited: true }))
  );
}

/** What the account has a row for is found as an unread mention, or has been read. */
const hasNoRow = ({ flags = [] }: Message) => flags.includes('read') && !flags.includes('mentioned');

/** Where the organisation hides what was changed, the server tells only that something was. */
const wasMoved = ({ edit_history, last_edit_timestamp, last_moved_timestamp }: Message) =>
  edit_history
    ? edit_history.some(({ prev_stream }) => prev_stream !== undefined)
    : (last_moved_timestamp ?? last_edit_timestamp) !== undefined;
