// The stove resources: examples for both kinds of stove in every state, and the grant for one stove.
import type { Confidence } from '../figures/data.ts';
import { findState } from '../figures/places.ts';
import { Assumed, omittedFrom, Statement, statement } from '../figures/statement.ts';
import { invalidParameter, unknownValue } from '../wire/errors.ts';
import {
  answers,
  createRoute,
  lacks,
  lookedUpParameter,
  newResource,
  numberParameter,
  refuses,
  switchParameter,
  z,
} from '../wire/resource.ts';
import {
  Details,
  details,
  Grant,
  grant,
  kaminofenData,
  type StateFunding,
  type Stove,
  StoveType,
} from './kaminofenGrant.ts';

const { stove_types, states, assumptions_de, assumptions, permit, defaults_when_omitted } = kaminofenData;

const nothingAsked = { self: false, oldHeating: false, incomeUnder40000: false, nrwSolarPv: false };
const switches = Object.keys(nothingAsked);

const Example = Grant.extend({
  state: z.string(),
  state_name: z.string(),
  state_funding_status: z.string(),
  state_funding_note_de: z.string(),
});

const allRoute = createRoute({
  method: 'get',
  path: '/calculator/kaminofen/results/',
  summary: 'Examples for both kinds of stove in every federal state',
  responses: answers(
    'Examples at typical costs, without any bonus',
    Statement.extend({
      results: z.array(Example),
      assumptions_de: z.array(z.string()),
      defaults_when_omitted: Assumed,
    }),
  ),
});

const oneRoute = createRoute({
  method: 'get',
  path: '/calculator/kaminofen/results/{stoveType}/{state}/{costs}/',
  summary: 'The grant for one stove',
  request: {
    params: z.object({
      stoveType: lookedUpParameter('kind of stove', StoveType.options),
      state: z.string().openapi({ description: 'federal state', example: 'nordrhein-westfalen' }),
      costs: numberParameter({ description: 'costs in EUR', example: 12000, minimum: 1 }),
    }),
    query: z.object({
      self: switchParameter('the owner uses the home'),
      oldHeating: switchParameter('a functioning old heating is replaced'),
      incomeUnder40000: switchParameter('household income at or below EUR 40,000'),
      nrwSolarPv: switchParameter('combined with solar power or solar heat, in Nordrhein-Westfalen'),
    }),
  },
  responses: {
    ...answers('The grant', Statement.extend({ ...Details.shape, defaults_when_omitted: Assumed })),
    ...refuses('invalid calculator input'),
    ...lacks('federal state not found; lists the states'),
  },
});

/** The resources under /calculator/kaminofen/. */
export const kaminofen = newResource()
  .openapi(allRoute, (c) => {
    const results = stove_types.flatMap((stove) => states.map((state) => example(stove, state)));
    const parts = [...stove_types.map((stove) => stove.cost_confidence), ...states.map((s) => s.confidence)];
    return c.json(
      {
        results,
        assumptions_de,
        defaults_when_omitted: { ...defaults_when_omitted, omitted: switches },
        ...statement(kaminofenData, parts),
      },
      200,
    );
  })
  .openapi(oneRoute, (c) => {
    const typed = c.req.valid('param');
    const stove = stove_types.find(({ stoveType }) => stoveType === typed.stoveType);
    if (!stove) {
      return c.json(invalidParameter('stoveType', typed.stoveType, StoveType.options.join(' or ')), 400);
    }
    const slug = findState(typed.state)?.slug;
    const state = states.find((one) => one.state === slug);
    if (!state) {
      const slugs = states.map((one) => one.state);
      return c.json(unknownValue('state', typed.state, slugs), 404);
    }
    const found = details(stove, state, typed.costs, c.req.valid('query'));
    const assumed = { ...defaults_when_omitted, omitted: omittedFrom(switches, c.req.query()) };
    const stated = statement(kaminofenData, certaintyOf(stove, assumed), sourcesOf(stove, state));
    return c.json({ ...found, defaults_when_omitted: assumed, ...stated }, 200);
  });

function example(stove: Stove, state: StateFunding): z.infer<typeof Example> {
  return {
    ...grant(stove, stove.default_cost_eur, nothingAsked),
    state: state.state,
    state_name: state.name,
    state_funding_status: state.status,
    state_funding_note_de: state.note_de,
  };
}

/** The federal grant's: what the state adds is not in it, and says itself how sure it is. */
function certaintyOf(stove: Stove, assumed: Assumed): Confidence[] {
  const deciding = assumed.omitted.filter((name) => name !== 'nrwSolarPv');
  const isAssumed = deciding.length > 0 && stove.cap_percent > 0;
  return [stove.confidence, assumptions.confidence, ...(isAssumed ? [assumed.confidence] : [])];
}

const sourcesOf = (stove: Stove, state: StateFunding) =>
  [stove, assumptions, state, ...(state.solar_pv ? [state.solar_pv] : []), permit].flatMap(
    ({ source }) => source,
  );
