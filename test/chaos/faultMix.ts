// What goes wrong in a chaos run, by the requests it hits and how often beside the others.
import type { Fault as ChatFault, FaultKind } from 'zulip-sandbox';
import type { Fault as FactsFault } from 'facts-sandbox';
import type { Random } from './random.ts';

/** The bot's time limit of a request in these runs. */
export const timeoutMs = 600;
/** Longer than that: what is sent so late is carried out when the bot has given it up, and looked for it already. */
const lateMs = timeoutMs + 150;
/**
 * The bot's looks after that; the last is behind whatever is carried out late, and the last but one behind what goes on
 * after its connection was closed.
 */
export const lookAtMs: readonly number[] = [0, 50, 800, 850];
/** When everything that a killed bot has sent is carried out, or never will be. */
export const settledMs = lateMs + 50;

export type Disturbance =
  | { readonly name: string; readonly service: 'chat'; readonly fault: ChatFault }
  | { readonly name: string; readonly service: 'facts'; readonly fault: FactsFault };

const page = '<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>';
const noCode = { result: 'error', msg: 'Internal server error' };
const tooMany = (seconds: number) => ({
  result: 'error',
  code: 'RATE_LIMIT_HIT',
  msg: `API usage exceeded rate limit`,
  'retry-after': seconds,
});
const lost = (code: string, msg: string) => ({ result: 'error', code, msg });

type Kind = { readonly name: string; readonly weight: number; readonly how: FaultKind };
const kind = (name: string, weight: number, how: FaultKind): Kind => ({ name, weight, how });

/** Not carried out, whatever it was. */
const refused: readonly Kind[] = [
  kind('dropped', 3, { kind: 'drop' }),
  kind('never answered', 2, { kind: 'hang' }),
  kind('502 as a page', 2, { kind: 'answer', status: 502, body: page }),
  kind('500 without a code', 1, { kind: 'answer', status: 500, body: noCode }),
  kind('429', 3, { kind: 'answer', status: 429, body: tooMany(0.1) }),
  kind('slow', 2, { kind: 'slow', ms: 150 }),
];

/** Carried out, and not confirmed. */
const committed: readonly Kind[] = [
  kind('carried out, then dropped', 5, { kind: 'dropAfter' }),
  kind('carried out, never answered', 3, { kind: 'hang', carryOut: true }),
  kind('carried out, 502 as a page', 3, { kind: 'answer', status: 502, body: page, carryOut: true }),
  kind('carried out, 504', 1, { kind: 'answer', status: 504, body: page, carryOut: true }),
  kind('carried out, a page instead', 1, { kind: 'answer', status: 200, body: page, carryOut: true }),
  kind('carried out after it was given up', 2, { kind: 'slow', ms: lateMs }),
];

const ofReading = refused;
const ofWriting: readonly Kind[] = [
  ...refused,
  kind('dropped in the middle of the request', 2, { kind: 'dropDuring', bytes: 20 }),
  ...committed,
];

const ofEvents: readonly Kind[] = [
  kind('dropped', 3, { kind: 'drop' }),
  kind('answer lost', 2, { kind: 'dropAfter' }),
  kind('never answered', 1, { kind: 'hang' }),
  kind('502 as a page', 3, { kind: 'answer', status: 502, body: page }),
  kind('429', 1, { kind: 'answer', status: 429, body: tooMany(0.1) }),
  kind('BAD_EVENT_QUEUE_ID', 1, {
    kind: 'answer',
    status: 400,
    body: lost('BAD_EVENT_QUEUE_ID', 'Bad event queue ID: 7'),
  }),
  kind('events pruned', 1, {
    kind: 'answer',
    status: 400,
    body: lost('BAD_REQUEST', 'An event newer than 3 has already been pruned!'),
  }),
  kind('event not in this queue', 1, {
    kind: 'answer',
    status: 400,
    body: lost('BAD_REQUEST', 'Event 9 was not in this queue'),
  }),
];

/** `often`: how many there are for each question, on average. */
const ofChat = [
  { to: 'send', method: 'POST', path: 'messages', often: 0.12, kinds: ofWriting },
  { to: 'look', method: 'GET', path: 'messages', often: 0.03, kinds: ofReading },
  { to: 'mark as read', method: 'POST', path: 'messages/flags', often: 0.02, kinds: ofWriting },
  { to: 'poll', method: 'GET', path: 'events', often: 0.04, kinds: ofEvents },
  { to: 'register', method: 'POST', path: 'register', often: 0.006, kinds: ofWriting },
  { to: 'upload', method: 'POST', path: 'user_uploads', often: 0.005, kinds: ofWriting },
  { to: 'people and channels', method: 'GET', path: /^(?:users|streams)/, often: 0.01, kinds: ofReading },
] as const;

const ofFacts: readonly {
  readonly name: string;
  readonly weight: number;
  readonly how: FactsFault['how'];
}[] = [
  { name: 'dropped', weight: 3, how: { kind: 'drop' } },
  { name: 'never answered', weight: 1, how: { kind: 'hang' } },
  { name: 'slow', weight: 2, how: { kind: 'slow', ms: 200 } },
  { name: '503', weight: 2, how: { kind: 'answer', status: 503, body: 'Service Unavailable' } },
  { name: 'a page instead', weight: 1, how: { kind: 'answer', status: 200, body: page } },
];

/** As many as so many questions ask for. */
export function disturbances(questions: number, random: Random): readonly Disturbance[] {
  const ofService = ofChat.flatMap(({ to, method, path, often, kinds }) =>
    Array.from({ length: countOf(questions * often, random) }, (): Disturbance => {
      const { name, how } = random.weighed(kinds);
      return { name: `${to}: ${name}`, service: 'chat', fault: { method, path, how } };
    }),
  );
  return random.shuffled([...ofService, ...factsFaults(questions, random)]);
}

/** Now and then alone, which nobody notices, and now and then so many in a row that questions have to wait. */
function factsFaults(questions: number, random: Random): readonly Disturbance[] {
  const times = random.isLikely(questions * 0.002) ? random.between(6, 15) : 1;
  return Array.from({ length: countOf(questions * 0.02, random) }, (): Disturbance => {
    const { name, how } = random.weighed(ofFacts);
    return { name: `facts: ${name}`, service: 'facts', fault: { times, how } };
  });
}

/** A whole number that is the expected one on average. */
const countOf = (expected: number, random: Random) => Math.floor(expected + random.next());
