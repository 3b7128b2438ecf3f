// What the bot made of a message, for the page's side panel: told by whoever started both.
import { Hono } from 'hono';
import type { StoredMessage } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';

/** One question in a message; a mail can ask several. */
export interface Understood {
  /** As the bot has read it. */
  readonly question: string;
  readonly lines: readonly UnderstoodLine[];
}

export interface UnderstoodLine {
  readonly label: { readonly de: string; readonly en: string };
  /** Plain text, in whatever language. */
  readonly text: string;
}

/** Nothing for a message that the bot has not read. Of what the bot sends, it may tell the question that it answers. */
export type UnderstoodOf = (
  message: StoredMessage,
) => readonly Understood[] | undefined | Promise<readonly Understood[] | undefined>;

const mostMessages = 100;
const idList = /^\d{1,15}(?:,\d{1,15})*$/;

/** `?messages=1050,1049`: tells of the first of them that the bot has read. `messageId` is null when it is none. */
export function serveUnderstood({ messages }: Organization, understoodOf: UnderstoodOf): Hono {
  return new Hono().get('/sandbox/understood', async (c) => {
    const list = c.req.query('messages') ?? '';
    const ids = list.split(',').map(Number);
    if (!idList.test(list) || ids.length > mostMessages) {
      return c.json({ error: `messages are up to ${mostMessages} ids with commas.` }, 400);
    }
    for (const id of ids) {
      const message = messages.byId.get(id);
      const questions = message && (await understoodOf(message));
      if (questions && questions.length > 0) return c.json({ messageId: id, questions });
    }
    return c.json({ messageId: null, questions: [] });
  });
}
