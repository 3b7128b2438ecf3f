// Where one case takes place: the server's accounts, a topic of its own, and words for what cases do again and again.
import { expect, type TestContext } from 'vitest';
import type { Answer, Params, ReceivedEvent } from '../support/chatClient.ts';
import type { Client } from './client.ts';
import { listen, type Queue } from './queue.ts';
import { goneLater, recorded, recordedLevel, type RecordedName } from './recorded.ts';
import { misfits } from './shape.ts';
import type { Target } from './target.ts';

export interface Place extends Omit<Target, 'close' | 'made'> {
  /** No other case writes in it. */
  readonly topic: string;
  /** Into the shared channel and the case's topic, unless the parameters say otherwise. Gives the message's id. */
  readonly send: (by: Client, params?: Params) => Promise<number>;
  /** The whole answer to the same. */
  readonly sent: (by: Client, params?: Params) => Promise<Answer>;
  readonly sendDirect: (by: Client, to: readonly Client[], content?: string) => Promise<number>;
  /** Registers an event queue. */
  readonly listen: (by: Client, params?: Params) => Promise<Queue>;
  /** Messages of the case's topic, the oldest first, or of the given narrow. */
  readonly find: (by: Client, narrow?: readonly object[], params?: Params) => Promise<Answer>;
  /** The error in Zulip's usual form; its words count where they are English. */
  readonly expectRefusal: (
    answer: Answer,
    msg: string,
    code?: string,
    status?: number,
    more?: object,
  ) => void;
  /** The fields as recorded: no more and no fewer at that level, and all that are still there at others. */
  readonly expectShape: (value: unknown, name: RecordedName) => void;
  /** Runs when the case is over, however it ended. */
  readonly after: (action: () => unknown) => void;
  readonly skip: (reason: string) => never;
}

export interface Opened {
  readonly place: Place;
  readonly close: () => Promise<void>;
}

let number = 0;

export function openPlace(target: Target, context: TestContext): Opened {
  const skip = (reason: string): never => skipWhereForbidden(target, context, reason);
  number += 1;
  const topic = `case ${number} ${Math.random().toString(36).slice(2, 8)}`;
  const { shared, isEnglish, level } = target;
  const actions: (() => unknown)[] = [];
  const said = (msg: string) => (isEnglish ? msg : expect.any(String));

  const sent: Place['sent'] = (by, params = {}) =>
    by.call('POST', 'messages', {
      type: 'stream',
      to: shared.id,
      topic,
      content: `text of ${topic}`,
      ...params,
    });
  const id = (answer: Answer) => {
    const why = refusedBySetting(answer);
    if (why !== undefined) skip(why);
    expect(answer, answer.text).toMatchObject({ status: 200 });
    return answer.body.id ?? 0;
  };
  const place: Place = {
    ...target,
    topic,
    sent,
    send: async (by, params) => id(await sent(by, params)),
    async sendDirect(by, to, content = `text of ${topic}`) {
      const ids = to.map(({ userId }) => userId);
      return id(await by.call('POST', 'messages', { type: 'private', to: ids, content }));
    },
    listen: (by, params) => listen(by, params, (event) => isOf(topic, event)),
    find: (by, narrow, params) =>
      by.call('GET', 'messages', {
        anchor: 'newest',
        num_before: 50,
        num_after: 0,
        apply_markdown: false,
        narrow: narrow ?? [
          { operator: 'stream', operand: shared.id },
          { operator: 'topic', operand: topic },
        ],
        ...params,
      }),
    expectRefusal({ status, body }, msg, code = 'BAD_REQUEST', wanted = 400, more = {}) {
      expect({ status, ...body }).toEqual({ status: wanted, result: 'error', msg: said(msg), code, ...more });
    },
    expectShape(value, name) {
      const found = misfits(value, recorded[name], level === recordedLevel);
      const isAllowed = (line: string) =>
        level > recordedLevel && goneLater.has(/\.(\w+) is missing$/.exec(line)?.[1] ?? '');
      expect(found.filter((line) => !isAllowed(line))).toEqual([]);
    },
    after: (action) => void actions.push(action),
    skip,
  };
  const close = async () => {
    for (const action of actions.reverse()) await action();
  };
  return { place, close };
}

/** In the sandbox everything is allowed that a case needs: there it fails. */
export function skipWhereForbidden({ mayForbid }: Target, { skip }: TestContext, reason: string): never {
  if (!mayForbid) throw new Error(`not possible in the sandbox: ${reason}`);
  return skip(reason);
}

/** What an administrator can forbid is no fault of the server's. */
function refusedBySetting({ status, body }: Answer): string | undefined {
  if (status !== 400) return undefined;
  const isForbidden = /WILDCARD_MENTION_NOT_ALLOWED/.test(String(body['code']));
  const areDirect = /^Direct messages are disabled/.test(String(body['msg']));
  return isForbidden || areDirect ? String(body['msg']) : undefined;
}

/** On a server that others use, a queue hears of other things too; what is not a message is taken as it comes. */
function isOf(topic: string, event: ReceivedEvent): boolean {
  if (event.type !== 'message') return event.type !== 'heartbeat';
  const { subject, content } = event.message ?? { subject: '', content: '' };
  return subject.includes(topic) || content.includes(topic);
}
