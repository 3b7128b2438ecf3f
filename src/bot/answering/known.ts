// All that the service says of a matter, as answers: the fact sheet of its topic, what its command knows whatever the case is,
// and the single cases.
import { FactsError } from '../../facts/index.ts';
import { getTopicFacts } from '../../facts/endpoints/getTopics.ts';
import { ClarificationNeeded, type Command, type Knowledge } from '../../kit/index.ts';

/** The fact sheet of a topic, what its command knows whatever the case is, and the single cases. */
export async function knownOf(
  { topic, command }: { readonly topic: string; readonly command: Command | undefined },
  knowing: Knowing,
  ofCases: boolean,
): Promise<readonly Known[]> {
  const { facts, signal } = knowing;
  const [sheet, ...own] = await Promise.all([
    unlessMissing(getTopicFacts(facts, topic, signal)),
    unlessMissing(command?.knows?.(knowing)),
    ofCases ? unlessMissing(command?.knowsOfCases?.(knowing)) : undefined,
  ]);
  const [general = [], cases = []] = own;
  const { fields } = command ?? {};
  return [
    ...(sheet ? [{ answer: sheet, isOfCases: false }] : []),
    ...general.map((one): Known => ({ ...one, fields, isOfCases: false })),
    ...cases.map((one): Known => ({ ...one, fields, isOfCases: true })),
  ];
}

export interface Known extends Knowledge {
  /** What its fields are called; those of a fact sheet by the words of their names. */
  readonly fields?: Command['fields'];
  /** It is said of single cases. */
  readonly isOfCases: boolean;
}

type Knowing = Parameters<NonNullable<Command['knows']>>[0];

/** What a service does not have is not looked through. */
async function unlessMissing<Value>(asked: Promise<Value> | undefined): Promise<Value | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof FactsError && error.kind !== 'unreachable') return undefined;
    throw error;
  }
}

/** A case that the service does not have, or that has questions of its own, is none to try. */
export async function unlessFailed<Value>(
  tell: () => Promise<Value | undefined>,
): Promise<Value | undefined> {
  try {
    return await unlessMissing(tell());
  } catch (error) {
    if (error instanceof ClarificationNeeded) return undefined;
    throw error;
  }
}

/** Where the service is away, what it said before of just the case may be at hand. */
export async function unlessAway<Value>(ask: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof FactsError) return undefined;
    throw error;
  }
}
