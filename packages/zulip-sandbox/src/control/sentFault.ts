// A fault as it is ordered over HTTP: read from JSON, and handed to the service that it is for.
import { z } from 'zod';
import type { Fault as ChatFault } from '../chat/faultKinds.ts';
import type { FaultBeside } from './besides.ts';

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

export const OfChat = ofChat.transform(({ method, path, path_pattern, who, times, how }): ChatFault => {
  const where = path ?? path_pattern;
  return {
    ...(method !== undefined && { method }),
    ...(where !== undefined && { path: where }),
    who: who ?? '*',
    times: times === 'all' ? Infinity : times,
    how: kindInChat(how),
  };
});

export const OfFacts = ofFacts.transform(({ path, path_pattern, times, how }): FaultBeside => {
  const where = path ?? path_pattern;
  return {
    ...(where !== undefined && { path: where }),
    times: times === 'all' ? Infinity : times,
    how: how.kind === 'slow' ? { kind: 'slow', ms: how.seconds * 1000 } : how,
  };
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
