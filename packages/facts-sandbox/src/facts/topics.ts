// The topic resources: a topic's fact sheet, and its authority records in one federal state.
import { topicNotFound, unknownValue } from './errors.ts';
import { lookedUpParameter } from './parameters.ts';
import type { Confidence } from './provenance.ts';
import { answers, createRoute, lacks, newResource, z } from './resource.ts';
import { findState } from './states.ts';
import { PlainStatement, plainStatement } from './statement.ts';
import { AuthorityRecord, Topic, topicsData } from './topicsData.ts';

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
