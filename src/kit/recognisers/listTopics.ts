// Which topics the service has: from its index, from what it says of an unknown topic, or as they are known here.
import {
  type FactsConnection,
  FactsError,
  type FactsRecord,
  getIndex,
  getTopicsOnOffer,
} from '../../facts/index.ts';
import { factsMemo } from './choices.ts';
import type { Choice } from './recogniser.ts';
import { isKnownTopic, topicName, topics } from './topics.ts';

export interface TopicList {
  /** Slugs, in the service's order. */
  readonly slugs: readonly string[];
  readonly from: 'index' | 'error' | 'builtIn';
}

/** With fewer known topics in it, a list is a list of something else. */
const tellingTopics = 3;

/** Never fails because of the service. */
export async function listTopics({
  facts,
  signal,
}: {
  readonly facts: FactsConnection;
  readonly signal: AbortSignal;
}): Promise<TopicList> {
  const indexed = await orNothing(async () => topicsIn(await getIndex(facts, signal)));
  if (indexed.length > 0) return { slugs: indexed, from: 'index' };
  const offered = await orNothing(async () => longestOf([await getTopicsOnOffer(facts, signal)]));
  if (offered.length > 0) return { slugs: offered, from: 'error' };
  return { slugs: Object.keys(topics), from: 'builtIn' };
}

/** The same to choose from. */
export const topicChoices = factsMemo(async (facts, signal): Promise<readonly Choice[]> => {
  const { slugs } = await listTopics({ facts, signal });
  return slugs.map((slug) => ({ value: slug, label: topicName(slug, 'de') }));
});

async function orNothing(read: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof FactsError) return [];
    throw error;
  }
}

/** The longest list in it that is one of topics: texts, a field of each entry, or the keys of an object. */
function topicsIn(index: FactsRecord): readonly string[] {
  const lists = new Map<string, string[]>();
  const add = (place: readonly (string | number)[], found: string) => {
    const name = place.map((part) => (typeof part === 'number' ? '*' : part)).join('/');
    lists.set(name, [...(lists.get(name) ?? []), found]);
  };
  for (const { path, value } of index.takeRest()) {
    if (typeof value === 'string') add(path, value);
    path.forEach((part, at) => typeof part === 'string' && add([...path.slice(0, at), '{}'], part));
  }
  return longestOf([...lists.values()]);
}

function longestOf(lists: readonly (readonly string[])[]): readonly string[] {
  const slugs = lists.map((list) =>
    [...new Set(list)].filter((entry) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(entry)),
  );
  return slugs
    .filter((list) => list.filter(isKnownTopic).length >= tellingTopics)
    .reduce<readonly string[]>((longest, list) => (list.length > longest.length ? list : longest), []);
}
