// The topic resources: a topic's fact sheet, and its authority records in one federal state.
import { Confidence, readData } from '../figures/data.ts';
import { findState } from '../figures/places.ts';
import { cited, PlainHead, PlainStatement, plainStatement } from '../figures/statement.ts';
import { topicNotFound, unknownValue } from '../wire/errors.ts';
import { answers, createRoute, lacks, lookedUpParameter, newResource, z } from '../wire/resource.ts';

const euros = z.number().nonnegative();
const days = z.int().nonnegative();

type Topic = z.infer<typeof Topic>;
const Topic = z.strictObject({
  slug: z.string(),
  title_de: z.string(),
  title_en: z.string(),
  summary_de: z.string(),
  authority_type: z.string(),
  legal_basis: z.array(z.string()),
  documents: z.array(z.string()),
  fee: z.strictObject({
    min_eur: euros,
    max_eur: euros.nullable(),
    text_de: z.string(),
    confidence: Confidence,
  }),
  processing_time: z.strictObject({
    min_days: days.nullable(),
    max_days: days.nullable(),
    text_de: z.string(),
    confidence: Confidence,
  }),
  online: z.strictObject({ available: z.enum(['ja', 'teilweise', 'nein']), text_de: z.string() }),
  /** The part of the calculator's address; null where there is none. */
  calculator: z.string().nullable(),
  has_suppliers: z.boolean(),
  ...cited,
});

type AuthorityRecord = z.infer<typeof AuthorityRecord>;
const AuthorityRecord = z.strictObject({
  topic: z.string(),
  /** The name under which the record is stored. */
  state: z.string(),
  state_slug: z.string(),
  name: z.string(),
  level: z.string(),
  url: z.url(),
  url_confidence: Confidence,
  note_de: z.string().nullable(),
  ...cited,
});

export const topicsData = readData(
  'topics',
  PlainHead.extend({
    authority_note_de: z.string(),
    topics: z.array(Topic),
    authority_records: z.array(AuthorityRecord),
  }),
);

const { topics, authority_records, authority_note_de } = topicsData;
const slugs = topics.map(({ slug }) => slug);

const Records = z.object({ authority_records: z.array(AuthorityRecord), authority_note_de: z.string() });

const topicRoute = createRoute({
  method: 'get',
  path: '/topics/{topic}/facts/',
  summary: 'Facts, authorities and metadata of a topic',
  request: { params: z.object({ topic: lookedUpParameter('topic slug', slugs) }) },
  responses: {
    ...answers('The topic', Topic.extend({ ...Records.shape, ...PlainStatement.shape })),
    ...lacks('topic not found; lists the topics'),
  },
});

const stateRoute = createRoute({
  method: 'get',
  path: '/topics/{topic}/facts/{state}/',
  summary: 'Authority records of a topic in one federal state',
  request: {
    params: z.object({
      // Not enumerated: many of the topics have no records by state.
      topic: z.string().openapi({ description: 'topic slug', example: 'jagdschein' }),
      state: z.string().openapi({ description: 'state name as stored, or its slug', example: 'Bayern' }),
    }),
  },
  responses: {
    ...answers(
      'The authority records',
      Topic.pick({ slug: true, title_de: true, title_en: true }).extend({
        ...AuthorityRecord.pick({ state: true, state_slug: true }).shape,
        ...Records.shape,
        ...PlainStatement.shape,
      }),
    ),
    ...lacks('topic or state not found; lists the topics, or the states with records of the topic'),
  },
});

/** The resources /topics/{topic}/facts/ and /topics/{topic}/facts/{state}/. */
export const topicFacts = newResource()
  .openapi(topicRoute, (c) => {
    const typed = c.req.valid('param').topic;
    const topic = findTopic(typed);
    if (!topic) return c.json(topicNotFound(typed, slugs), 404);
    const records = recordsOf(topic);
    const graded = [topic, topic.fee, topic.processing_time, ...records];
    return c.json({ ...topic, ...listed(records), ...stated(graded, [topic, ...records]) }, 200);
  })
  .openapi(stateRoute, (c) => {
    const typed = c.req.valid('param');
    const topic = findTopic(typed.topic);
    if (!topic) return c.json(topicNotFound(typed.topic, slugs), 404);
    const records = recordsOf(topic);
    const inState = records.filter(({ state_slug }) => state_slug === findState(typed.state)?.slug);
    const [first] = inState;
    if (!first) return c.json(stateNotFound(topic, typed.state, records), 404);
    const { slug, title_de, title_en } = topic;
    const { state, state_slug } = first;
    const found = { slug, title_de, title_en, state, state_slug, ...listed(inState) };
    return c.json({ ...found, ...stated(inState, inState) }, 200);
  });

const findTopic = (typed: string) => topics.find(({ slug }) => slug === typed);

const recordsOf = ({ slug }: Topic) => authority_records.filter(({ topic }) => topic === slug);

/** The states with records; many topics have none, and then it is not the state that is unknown. */
function stateNotFound({ slug }: Topic, typed: string, records: readonly AuthorityRecord[]) {
  const states = new Set(records.map(({ state }) => state));
  const said = unknownValue('state', typed, [...states]);
  return states.size > 0 ? said : { ...said, message: `There are no records by state for ${slug}` };
}

const listed = (records: AuthorityRecord[]) => ({ authority_records: records, authority_note_de });

function stated(
  graded: readonly { readonly confidence: Confidence }[],
  citing: readonly { readonly source: readonly string[] }[],
) {
  return plainStatement(
    topicsData,
    graded.map(({ confidence }) => confidence),
    citing.flatMap(({ source }) => source),
  );
}
