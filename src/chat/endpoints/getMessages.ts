// GET /messages: https://zulip.com/api/get-messages
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';
import { type Message, Messages } from '../model.ts';

/** One condition; all of a narrow must hold: https://zulip.com/api/construct-narrow */
export interface NarrowTerm {
  readonly operator: string;
  readonly operand: string | number | readonly number[];
}

/** A page as large as Zulip recommends. */
const pageSize = 1000;

/** Topics without a name: https://zulip.com/api/get-messages#parameter-allow_empty_topic_name */
export const emptyTopicNames = { allow_empty_topic_name: 334 } as const;

const Page = z.object({ messages: Messages, found_newest: z.boolean().default(false) });

/** Those that could be read; of the others the connection is told. */
export function readOf({ read, skipped }: Messages, chat: ChatConnection): readonly Message[] {
  for (const one of skipped) chat.onSkipped(one);
  return read;
}

/** All messages of a narrow from an id on (or from the oldest), in the order of their ids, page after page. */
export async function getMessagesFrom(
  chat: ChatConnection,
  from: number | 'oldest',
  narrow: readonly NarrowTerm[],
  signal: AbortSignal,
): Promise<readonly Message[]> {
  const found: Message[] = [];
  let anchor = from;
  for (;;) {
    const page = await chat.call({
      method: 'GET',
      path: 'messages',
      parameters: {
        anchor,
        num_before: 0,
        num_after: pageSize,
        narrow,
        apply_markdown: false,
        client_gravatar: true,
        allow_empty_topic_name: true,
      },
      since: emptyTopicNames,
      answer: Page,
      signal,
    });
    const messages = readOf(page.messages, chat);
    found.push(...messages);
    const last = messages.at(-1);
    if (page.found_newest || !last) return found;
    anchor = last.id + 1;
  }
}

/** The newest messages of a narrow, in the order of their ids. */
export async function getNewestMessages(
  chat: ChatConnection,
  most: number,
  narrow: readonly NarrowTerm[],
  signal: AbortSignal,
): Promise<readonly Message[]> {
  const { messages } = await chat.call({
    method: 'GET',
    path: 'messages',
    parameters: {
      anchor: 'newest',
      num_before: most,
      num_after: 0,
      narrow,
      apply_markdown: false,
      client_gravatar: true,
      allow_empty_topic_name: true,
    },
    since: emptyTopicNames,
    answer: Page,
    signal,
  });
  return readOf(messages, chat);
}
