// POST /messages: https://zulip.com/api/send-message
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';

const Answer = z.object({ id: z.int() });

export type Recipient =
  | { readonly kind: 'channel'; readonly channelId: number; readonly topic: string }
  | { readonly kind: 'direct'; readonly userIds: readonly number[] };

/**
 * Buttons that Zulip's web and desktop apps show in place of the content; a press sends `reply` as that person's message
 * in the same conversation. Such a message cannot be edited. Every server that we speak to knows them (since 2018), but
 * promises nothing: https://zulip.readthedocs.io/en/latest/subsystems/widgets.html
 */
export interface ChoicesWidget {
  /** Plain text, as all of it. */
  readonly heading: string;
  readonly choices: readonly {
    readonly short_name: string;
    readonly long_name: string;
    readonly reply: string;
  }[];
}

/**
 * Sends one message and gives its id. Zulip recognises no repetition: after an error that mayHaveHappened, look
 * for the message before sending it again.
 */
export async function sendMessage(
  chat: ChatConnection,
  to: Recipient,
  content: string,
  signal: AbortSignal,
  widget?: ChoicesWidget,
): Promise<number> {
  const recipient =
    // These two words for the types work at every level.
    to.kind === 'channel'
      ? { type: 'stream', to: to.channelId, topic: to.topic }
      : { type: 'private', to: to.userIds };
  const { id } = await chat.call({
    method: 'POST',
    path: 'messages',
    // Otherwise the own message would be unread, and look like work.
    parameters: { ...recipient, content, widget_content: widget && zform(widget), read_by_sender: true },
    answer: Answer,
    priority: 'answer',
    signal,
  });
  return id;
}

const zform = ({ heading, choices }: ChoicesWidget) => ({
  widget_type: 'zform',
  extra_data: {
    type: 'choices',
    heading,
    choices: choices.map((choice) => ({ type: 'multiple_choice', ...choice })),
  },
});
