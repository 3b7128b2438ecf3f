// The faults that were ordered over HTTP: read from JSON, handed to the service they are for, listed until taken back.
import { z } from 'zod';
import type { Fault as ChatFault, TakeBack } from '../wire/faultKinds.ts';
import type { FaultBeside } from './besides.ts';

/** Orders a fault. */
export type Order<Fault> = (fault: Fault) => TakeBack;

interface Listed {
  readonly id: number;
  /** As it was sent. */
  readonly fault: unknown;
  readonly times: number;
  readonly takeBack: TakeBack;
}

export function faultList(inChat: Order<ChatFault>, inFacts: () => Order<FaultBeside> | undefined) {
  const listed = new Map<number, Listed>();
  let lastId = 0;

  function order(sent: unknown): Pick<Listed, 'times' | 'takeBack'> {
    if (!isForFacts(sent)) {
      const fault = OfChat.parse(sent);
      return { times: fault.times, takeBack: inChat(fault) };
    }
    const fault = OfFacts.parse(sent);
    const orderThere = inFacts();
    if (!orderThere) throw new Error('There is no facts service here.');
    return { times: fault.times, takeBack: orderThere(fault) };
  }

  const takeBack = ({ id, takeBack: takeIt }: Listed) => {
    listed.delete(id);
    return { id, hits: takeIt() };
  };

  return {
    /** Throws what is wrong with it. */
    add(sent: unknown): { readonly id: number } {
      const ordered = order(sent);
      lastId += 1;
      listed.set(lastId, { id: lastId, fault: sent, ...ordered });
      return { id: lastId };
    },
    /** Those too that have hit all that they were for. */
    all: () => [...listed.values()].map(shown),
    /** Undefined when there is none with this number. */
    takeBack(id: number) {
      const one = listed.get(id);
      return one && takeBack(one);
    },
    takeAllBack: () => [...listed.values()].map(takeBack),
  };
}

function shown({ id, fault, times, takeBack }: Listed) {
  const hits = takeBack.hits();
  return { id, fault, hits, left: times === Infinity ? 'all' : times - hits };
}

const isForFacts = (sent: unknown) =>
  typeof sent === 'object' && sent !== null && 'service' in sent && sent.service === 'facts';

const answer = {
  status: z.int().min(200).max(599),
  body: z.union([z.string(), z.record(z.string(), z.unknown())]).default(''),
  headers: z.record(z.string(), z.string()).default({}),
};
const pattern = z.string().transform((text, context) => {
  try {
    return new RegExp(text);
  } catch {
    context.issues.push({ code: 'custom', message: 'is not a regular expression', input: text });
    return z.NEVER;
  }
});
const times = z.union([z.int().min(1), z.literal('all')]).default(1);
const seconds = z.number().min(0).max(600);
const carryOut = z.boolean().default(false);

const oneOrNone = ({ path, path_pattern }: { path?: unknown; path_pattern?: unknown }) =>
  path === undefined || path_pattern === undefined;
const eitherPath = 'path or path_pattern, not both';

const ofChat = z.strictObject({
  service: z.literal('chat').default('chat'),
  method: z.string().toUpperCase().optional(),
  path: z.string().optional(),
  path_pattern: pattern.optional(),
  who: z.string().optional(),
  times,
  how: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('drop') }),
    z.strictObject({ kind: z.literal('drop_during'), bytes: z.int().min(0) }),
    z.strictObject({ kind: z.literal('drop_after') }),
    z.strictObject({ kind: z.literal('hang'), carry_out: carryOut }),
    z.strictObject({ kind: z.literal('answer'), ...answer, carry_out: carryOut }),
    z.strictObject({ kind: z.literal('slow'), seconds }),
  ]),
});

const ofFacts = z.strictObject({
  service: z.literal('facts'),
  path: z.string().optional(),
  path_pattern: pattern.optional(),
  times,
  how: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('drop') }),
    z.strictObject({ kind: z.literal('hang') }),
    z.strictObject({ kind: z.literal('answer'), ...answer }),
    z.strictObject({ kind: z.literal('slow'), seconds }),
  ]),
});

const OfChat = ofChat
  .refine(oneOrNone, eitherPath)
  .transform(({ method, path, path_pattern, who, times, how }) => {
    const where = path ?? path_pattern;
    return {
      ...(method !== undefined && { method }),
      ...(where !== undefined && { path: where }),
      who: who ?? '*',
      times: times === 'all' ? Infinity : times,
      how: kindInChat(how),
    } satisfies ChatFault;
  });

const OfFacts = ofFacts.refine(oneOrNone, eitherPath).transform(({ path, path_pattern, times, how }) => {
  const where = path ?? path_pattern;
  return {
    ...(where !== undefined && { path: where }),
    times: times === 'all' ? Infinity : times,
    how: how.kind === 'slow' ? { kind: 'slow', ms: how.seconds * 1000 } : how,
  } satisfies FaultBeside;
});

function kindInChat(how: z.output<typeof ofChat>['how']): ChatFault['how'] {
  switch (how.kind) {
    case 'drop':
      return how;
    case 'drop_during':
      return { kind: 'dropDuring', bytes: how.bytes };
    case 'drop_after':
      return { kind: 'dropAfter' };
    case 'hang':
      return { kind: 'hang', carryOut: how.carry_out };
    case 'answer': {
      const { carry_out, ...rest } = how;
      return { ...rest, carryOut: carry_out };
    }
    case 'slow':
      return { kind: 'slow', ms: how.seconds * 1000 };
  }
}
