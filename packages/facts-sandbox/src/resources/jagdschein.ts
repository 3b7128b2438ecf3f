// The hunting licence resources: facts, detail and results, each for all federal states and for one.
import type { Confidence } from '../figures/data.ts';
import { findState } from '../figures/places.ts';
import { PlainStatement, plainStatement } from '../figures/statement.ts';
import { unknownValue } from '../wire/errors.ts';
import { answers, createRoute, lacks, newResource, z } from '../wire/resource.ts';
import {
  Detail,
  detailOf,
  Facts,
  factsOf,
  Federal,
  jagdscheinData,
  Result,
  resultOf,
  RoughDate,
  type State,
} from './jagdscheinStates.ts';

const { states, federal, warnings_de, result_rule_de } = jagdscheinData;

const Context = z.object({ federal: Federal, warnings_de: z.array(z.string()), ...PlainStatement.shape });
const Rule = z.object({ result_rule_de: z.string() });

const allStates = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ states: z.array(z.object(shape)), ...Context.shape });

/** With the state's own date, as far as there is one. */
function oneState<Shape extends z.ZodRawShape>(shape: Shape) {
  return {
    ...answers('The state', z.object({ ...shape, ...Context.shape, as_of: RoughDate })),
    ...lacks('state not found; lists the states'),
  };
}

const request = {
  params: z.object({ state: z.string().openapi({ description: 'state slug', example: 'bayern' }) }),
};

const allFactsRoute = createRoute({
  method: 'get',
  path: '/jagdschein/facts/',
  summary: 'Training, examination and application in all states',
  responses: answers('All 16 states', allStates(Facts.shape)),
});
const factsRoute = createRoute({
  method: 'get',
  path: '/jagdschein/facts/{state}/',
  summary: 'Training, examination and application in one state',
  request,
  responses: oneState(Facts.shape),
});
const allDetailsRoute = createRoute({
  method: 'get',
  path: '/jagdschein/detail/',
  summary: 'Costs per licence type, documents and special rules in all states',
  responses: answers('All 16 states', allStates(Detail.shape)),
});
const detailRoute = createRoute({
  method: 'get',
  path: '/jagdschein/detail/{state}/',
  summary: 'Costs per licence type, documents and special rules in one state',
  request,
  responses: oneState(Detail.shape),
});
const allResultsRoute = createRoute({
  method: 'get',
  path: '/calculator/jagdschein/results/',
  summary: 'First-year costs and training durations in all states',
  responses: answers('All 16 states', allStates(Result.shape).extend(Rule.shape)),
});
const resultRoute = createRoute({
  method: 'get',
  path: '/calculator/jagdschein/results/{state}/',
  summary: 'First-year costs and training durations in one state',
  request,
  responses: oneState({ ...Result.shape, ...Rule.shape }),
});

/** The resources under /jagdschein/ and /calculator/jagdschein/. */
export const jagdschein = newResource()
  .openapi(allFactsRoute, (c) => c.json(overview(states.map(factsOf)), 200))
  .openapi(factsRoute, (c) => {
    const { state: typed } = c.req.valid('param');
    const state = find(typed);
    return state ? c.json(alone(state, factsOf(state)), 200) : c.json(notFound(typed), 404);
  })
  .openapi(allDetailsRoute, (c) => c.json(overview(states.map(detailOf)), 200))
  .openapi(detailRoute, (c) => {
    const { state: typed } = c.req.valid('param');
    const state = find(typed);
    return state ? c.json(alone(state, detailOf(state)), 200) : c.json(notFound(typed), 404);
  })
  .openapi(allResultsRoute, (c) => c.json({ ...overview(states.map(resultOf)), result_rule_de }, 200))
  .openapi(resultRoute, (c) => {
    const { state: typed } = c.req.valid('param');
    const state = find(typed);
    if (!state) return c.json(notFound(typed), 404);
    return c.json({ ...alone(state, resultOf(state)), result_rule_de }, 200);
  });

function find(typed: string): State | undefined {
  const slug = findState(typed)?.slug;
  return states.find((state) => state.slug === slug);
}

function notFound(typed: string) {
  const slugs = states.map(({ slug }) => slug);
  return unknownValue('state', typed, slugs);
}

function overview<Entry extends { readonly confidence: Confidence }>(records: Entry[]) {
  const parts = [federal, ...records].map(({ confidence }) => confidence);
  return { states: records, federal, warnings_de, ...plainStatement(jagdscheinData, parts) };
}

function alone<Entry extends { readonly confidence: Confidence }>({ as_of, source }: State, record: Entry) {
  const parts = [federal.confidence, record.confidence];
  const stated = plainStatement(jagdscheinData, parts, [...source, ...federal.source]);
  return { ...record, federal, warnings_de, ...stated, as_of: as_of ?? stated.as_of };
}
