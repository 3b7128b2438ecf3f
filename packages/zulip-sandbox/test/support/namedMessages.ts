// Messages that a test gives names to, so that it can speak of them without their ids.
import type { ZulipSandbox } from '../../src/start.ts';
import type { Answer, Call, Params } from './chatClient.ts';

export type NamedMessages = ReturnType<typeof namedMessages>;

export function namedMessages(server: ZulipSandbox, call: Call) {
  const ids = new Map<string, number>();
  const nameOf = (id: number) => [...ids].find(([, other]) => other === id)?.[0] ?? 'unnamed';
  return {
    name: (name: string, id: number) => void ids.set(name, id),
    id(name: string): number {
      const id = ids.get(name);
      if (id === undefined) throw new Error(`No message is named ${name}`);
      return id;
    },
    /** Max writes in a channel. */
    say(name: string, channel: string, content: string, topic = 'Fragen') {
      ids.set(name, server.as(server.people.max).send({ channel, topic, content }));
    },
    /** The account whose client this is writes. */
    async answer(name: string, params: Params) {
      const own = { type: 'stream', topic: 'Fragen', content: 'Antwort', ...params };
      const { body } = await call('POST', 'messages', own);
      if (body.id !== undefined) ids.set(name, body.id);
    },
    /** The newest messages of a narrow. */
    find: (narrow: unknown, params: Params = {}) =>
      call('GET', 'messages', { anchor: 'newest', num_before: 100, num_after: 0, narrow, ...params }),
    /** The names of what was found, or why nothing was. */
    namesIn: ({ body }: Answer) => body.messages?.map(({ id }) => nameOf(id)) ?? body['msg'],
  };
}

export const is = (...operands: readonly string[]) =>
  operands.map((operand) => ({ operator: 'is', operand }));
