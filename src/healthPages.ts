// What the pages for whoever watches say: of one organisation, or of many, where one that is unwell is no fault of the others.

/** Longer than any long poll with its pause after a failure: without an attempt for so long, the loop hangs. */
export const longestSilenceMs = 180_000;

export interface Readiness {
  /** The chat server has answered lately. */
  readonly chatHeard: boolean;
  /** Undefined while nothing has been asked for. */
  readonly facts: 'reachable' | 'unauthorized' | 'unreachable' | undefined;
  /** For how long the chat server allows no request; 0 while it does. */
  readonly budgetSpentForMs: number;
  /** The facts service does not answer, but earlier answers of its could be used. */
  readonly keptFactsUsed: boolean;
  /** Something answers at the address of the facts service, and is none. */
  readonly isFactsAddressWrong?: boolean;
  /** Another process, which was there before, works with the same account. */
  readonly anotherProcess: boolean;
}

/** One of many organisations. */
export interface HowItIs {
  readonly state: OrganisationState;
  /** Of one that waits. */
  readonly reason?: WaitingReason | undefined;
  /** How long ago it tried to hear its chat. */
  readonly silentMs: number;
  /** What is wrong with its file. What runs, runs on with what the file said before. */
  readonly fault?: string | undefined;
  readonly readiness: () => Promise<Readiness>;
}

/** `waiting`: it could not go on, and is tried again. `broken`: its file cannot be used. */
export type OrganisationState = 'starting' | 'running' | 'waiting' | 'broken';

/** Why one waits: what keeps its account out, or its server from being used. The log says more. */
export type WaitingReason = 'unauthorized' | 'redirected' | 'server too old' | 'unknown: see the log';

export interface Page {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/**
 * A chat server that cannot be reached for a while is no reason to be unwell: restarting would not help. While the
 * event loop stalls there is no answer at all, and the container's check fails by its own time limit.
 */
export function healthPage(silentMs: number): Page {
  const isWell = silentMs < longestSilenceMs;
  return json(isWell ? 200 : 503, {
    status: isWell ? 'ok' : 'not listening',
    secondsSinceAttempt: Math.round(silentMs / 1000),
  });
}

/**
 * A service that nobody has asked yet is not known to be missing, and is told as such. A spent budget is told, too, and
 * passes by itself.
 */
export const readyPage = (readiness: Readiness): Page => json(...readinessIn(readiness));

function readinessIn(readiness: Readiness): readonly [number, object] {
  const { chatHeard, facts, keptFactsUsed, isFactsAddressWrong = false, anotherProcess } = readiness;
  const { budgetSpentForMs } = readiness;
  const hasFacts = !isFactsAddressWrong && (facts === undefined || facts === 'reachable' || keptFactsUsed);
  const missing = [...(chatHeard ? [] : ['chat']), ...(hasFacts ? [] : ['facts'])];
  const isReady = missing.length === 0 && !anotherProcess;
  return [
    isReady ? 200 : 503,
    {
      status: isReady ? 'ready' : 'not ready',
      missing,
      chat: chatHeard ? 'heard' : 'not heard',
      ...(anotherProcess && { process: 'another one works with this account: stop one' }),
      ...(budgetSpentForMs > 0 && { budget: 'spent', budgetSeconds: Math.ceil(budgetSpentForMs / 1000) }),
      facts: isFactsAddressWrong
        ? 'wrong address: what answers there is no facts service'
        : facts === 'unreachable' && keptFactsUsed
          ? 'unreachable, earlier answers used'
          : (facts ?? 'not asked yet'),
    },
  ];
}

const isSilent = ({ state, silentMs }: HowItIs) => state === 'running' && silentMs >= longestSilenceMs;

/** The process is unwell when all that run hang: a restart, which all of them share, is not for one. */
export function healthPageOfMany(all: ReadonlyMap<string, HowItIs>, name: string | undefined): Page {
  if (name !== undefined) {
    const one = all.get(name);
    if (!one) return unknown;
    return one.state === 'running' ? healthPage(one.silentMs) : json(200, { status: one.state });
  }
  const notListening = [...all].filter(([, one]) => isSilent(one)).map(([each]) => each);
  const running = [...all.values()].filter(({ state }) => state === 'running').length;
  const isWell = running === 0 || notListening.length < running;
  const status = isWell ? 'ok' : 'not listening';
  return json(isWell ? 200 : 503, { status, organisations: all.size, running, notListening });
}

/**
 * The process is ready when all have been started, and one of them is ready; or none is there. Where others share them,
 * not without what they share them by: without that it will soon have none.
 */
export async function readyPageOfMany(
  all: ReadonlyMap<string, HowItIs>,
  name: string | undefined,
  isEngineThere: boolean | undefined,
): Promise<Page> {
  if (name !== undefined) {
    const one = all.get(name);
    return one ? json(...(await readinessOf(one))) : unknown;
  }
  const pages = await Promise.all(
    [...all].map(async ([each, one]) => ({ each, page: await readinessOf(one) })),
  );
  const notReady = pages.filter(({ page: [status] }) => status !== 200);
  const isStarting = [...all.values()].some(({ state }) => state === 'starting');
  const missing = isEngineThere === false ? ['engine'] : [];
  const isReady = !isStarting && missing.length === 0 && (all.size === 0 || notReady.length < all.size);
  return json(isReady ? 200 : 503, {
    status: isReady ? 'ready' : isStarting ? 'starting' : 'not ready',
    ...(isEngineThere !== undefined && { missing, engine: isEngineThere ? 'answers' : 'does not answer' }),
    organisations: all.size,
    ready: all.size - notReady.length,
    notReady: Object.fromEntries(notReady.map(({ each, page: [, said] }) => [each, said])),
  });
}

async function readinessOf(one: HowItIs): Promise<readonly [number, object]> {
  const { state, reason, fault, readiness } = one;
  const file = fault === undefined ? {} : { file: fault };
  if (state !== 'running') return [503, { status: 'not ready', state, ...(reason && { reason }), ...file }];
  const [status, said] = readinessIn(await readiness());
  return [status, { ...said, ...file }];
}

const json = (status: number, body: object): Page => ({
  status,
  contentType: 'application/json',
  text: JSON.stringify(body),
});

export const plain = (status: number, text: string): Page => ({ status, contentType: 'text/plain', text });

const unknown = plain(404, 'There is no such organisation.\n');
