// A topic with suppliers, also in the words that name topic and supplier at once: „Jagdschule“, „Zulassungsdienst“.
import {
  anySupplierTopic,
  type Candidate,
  isFree,
  type Recogniser,
  runsFrom,
  type topics,
  type Word,
} from '../../src/kit/index.ts';

type TopicSlug = keyof typeof topics;

const compounds: readonly (readonly [TopicSlug, RegExp])[] = [
  ['jagdschein', /^(?:jagd|jaeger)schulen?$|^huntingschools?$/],
  ['heilpraktiker', /^heilpraktiker(?:schulen?|ausbildung)$/],
  ['halteverbot', /^umzugs(?:firma|firmen|unternehmen|service)$|^movingcompan(?:y|ies)$/],
  ['halteverbot', /^hal(?:te|t)verbots?(?:schild|schilder|schildern|service|firma|firmen|dienst|zonen?)$/],
  ['kfz-zulassung', /^zulassungsdienste?[ns]?$/],
  ['balkonkraftwerk', /^(?:balkonkraftwerk|bkw|balkonsolar)s?(?:haendler|anbieter|firmen?|installateure?)$/],
  ['waermepumpe', /^(?:waermepumpen?|wp)(?:haendler|installateure?|firmen?|firma|bauer|monteure?)$/],
  ['sachkundepruefung-34a', /^(?:34a|sachkunde|sicherheits|bewachungs)(?:schulen?|kurse?|lehrgaenge?)$/],
];

const longestCompound = 2;

export const supplierTopic: Recogniser<TopicSlug> = {
  ...anySupplierTopic,
  find: (words, context) => {
    const found = words.flatMap((_, from) => compoundAt(words, from) ?? []);
    return [...found, ...anySupplierTopic.find(words, context).filter(({ from }) => isFree(from, found))];
  },
};

function compoundAt(words: readonly Word[], from: number): Candidate<TopicSlug> | undefined {
  for (const { plain, to } of runsFrom(words, from, longestCompound)) {
    const [value] = compounds.find(([, compound]) => compound.test(plain)) ?? [];
    if (value) return { from, to, value, score: 1 };
  }
  return undefined;
}
