// Recognises a topic with suppliers; another one that people may ask for is no such value.
import { text } from '../../document/index.ts';
import { oneOf, type OneOfEntry } from './oneOf.ts';
import type { Recogniser } from './recogniser.ts';
import { type Topic, topics, type TopicSlug } from './topics.ts';

const known = Object.entries(topics) as [TopicSlug, Topic][];
const entryOf = ({ de, en }: Topic): OneOfEntry => ({
  label: { de: de[0], en: en[0] },
  words: [...de, ...en],
});
const anyTopic = oneOf(
  Object.fromEntries(known.map(([slug, topic]) => [slug, entryOf(topic)])) as Record<TopicSlug, OneOfEntry>,
);
const withSuppliers = known.filter(([, { hasSuppliers }]) => hasSuppliers);

/** By the contract's list. */
export const anySupplierTopic: Recogniser<TopicSlug> = {
  find: (words, context) =>
    anyTopic
      .find(words, context)
      .map((found) => (isOffered(found.value) ? found : { ...found, impossible: true })),
  show: (slug, lang) => text(topics[slug][lang][0]),
  offers: (lang) => withSuppliers.map(([slug, topic]) => ({ value: slug, label: topic[lang][0] })),
};

const isOffered = (slug: TopicSlug) => withSuppliers.some(([offered]) => offered === slug);
