// `amtsbot check`: reads the settings, asks both services once, and says what works and what does not.
import { adviceFor } from './advice.ts';
import { ChatError, getOwnUser } from './chat/index.ts';
import type { Settings } from './config.ts';
import { connect } from './connections.ts';
import { connectFacts, FactsError } from './facts/index.ts';
import { getTopicFacts } from './facts/endpoints/getTopics.ts';
import { createLog } from './log.ts';

export interface Checked {
  readonly isWell: boolean;
  /** A line for each thing that was looked at; without keys, and without what an answer says. */
  readonly lines: readonly string[];
}

const timeoutMs = 10_000;
/** For a service that is slow to say no. */
const allWithinMs = 30_000;

/** Looks at both services, and at the second host of the facts where there is one. Never throws because of them. */
export async function check(settings: Settings): Promise<Checked> {
  const signal = AbortSignal.timeout(allWithinMs);
  const { FACTS_BASE_URL: first, FACTS_ALT_BASE_URL: second } = settings;
  const found = await Promise.all([
    checkChat(settings, signal),
    checkFacts('FACTS_BASE_URL', first, settings, signal),
    ...(second ? [checkFacts('FACTS_ALT_BASE_URL', second, settings, signal)] : []),
  ]);
  return {
    isWell: found.every(({ isWell }) => isWell),
    lines: [
      'ok     settings: complete',
      ...found.map(({ isWell, says }) => `${isWell ? 'ok    ' : 'WRONG '} ${says}`),
    ],
  };
}

interface Found {
  readonly isWell: boolean;
  readonly says: string;
}

async function checkChat(settings: Settings, signal: AbortSignal): Promise<Found> {
  const where = `chat server ${settings.ZULIP_REALM}`;
  try {
    const log = createLog({ level: 'error', secrets: [] }, { write: () => undefined });
    const { chat } = await connect({ settings, log, timeoutMs }, signal);
    const { full_name: name, is_bot: isBot } = await getOwnUser(chat, signal);
    return {
      isWell: true,
      says: `${where}: the account is ${name}, ${isBot ? 'a bot' : 'an ordinary account'}`,
    };
  } catch (error) {
    if (!(error instanceof ChatError)) throw error;
    const isAdvised = error.kind === 'unauthorized' || error.kind === 'redirected';
    const why = isAdvised
      ? adviceFor(error)
      : `no usable answer (${error.message}): check ZULIP_REALM and the network`;
    return { isWell: false, says: `${where}: ${why}` };
  }
}

/** By a resource that every service has. */
async function checkFacts(
  name: string,
  baseUrl: string,
  { FACTS_AUTHORIZATION: authorization, TZ: timeZone }: Settings,
  signal: AbortSignal,
): Promise<Found> {
  const where = `facts service ${baseUrl}`;
  try {
    const facts = connectFacts({ baseUrl, authorization, timeZone, timeoutMs, signal });
    await getTopicFacts(facts, 'halteverbot', signal);
    return { isWell: true, says: `${where}: answers` };
  } catch (error) {
    if (!(error instanceof FactsError)) throw error;
    return { isWell: false, says: `${where}: ${whyNot(error, name)}` };
  }
}

function whyNot({ kind, status, code }: FactsError, name: string): string {
  const answer = status ?? code ?? kind;
  if (kind === 'unauthorized') return `it does not let the bot in (${answer}): check FACTS_AUTHORIZATION`;
  if (kind === 'unreachable') return `no usable answer (${answer}): check ${name} and the network`;
  return `what answers there is no facts service (${answer}): check ${name}, which ends in /api/v1`;
}
