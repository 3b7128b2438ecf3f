// The heat pump resources: the grant for every configured combination, and everything on one pump in one kind of place.
import { Confidence } from '../figures/data.ts';
import { Plz } from '../figures/places.ts';
import { Assumed, omittedFrom, Statement, statement } from '../figures/statement.ts';
import { unknownValue } from '../wire/errors.ts';
import {
  answers,
  createRoute,
  lacks,
  newResource,
  numberParameter,
  refuses,
  switchParameter,
  z,
} from '../wire/resource.ts';
import {
  Bonus,
  bonusDetails,
  BonusStep,
  clampCosts,
  Deadline,
  Grant,
  grant,
  type Household,
  LocalFunding,
  localFunding,
  localSources,
  PopulationClass,
  Pump,
  PumpType,
  waermepumpeData,
} from './waermepumpeGrant.ts';

const { grant_rules: rules, pending_change } = waermepumpeData;

/** What is known of a pump besides its grant. */
const CostsAndPermit = Pump.pick({
  cost_min_eur: true,
  cost_default_eur: true,
  cost_max_eur: true,
  cost_confidence: true,
  permit_path: true,
  permit_steps_de: true,
  permit_days_min: true,
  permit_days_max: true,
  permit_days_confidence: true,
  permit_confidence: true,
}).strip();

const Details = Grant.extend({
  name_de: z.string(),
  population_class: PopulationClass,
  programme: z.string(),
  kosten_requested_eur: z.number().nullable(),
  kosten_clamped: z.boolean(),
  max_eligible_costs_eur: z.number(),
  base_percent: z.number(),
  cap_percent: z.number(),
  bonus_details: z.array(Bonus),
  climate_speed_bonus_steps: z.array(BonusStep),
  income_limit_eur: z.number(),
  grant_note_de: z.string(),
  application_order_de: z.string(),
  ...CostsAndPermit.shape,
  geg: Deadline,
  pending_change_de: z.string(),
  pending_change_confidence: Confidence,
  local_funding: LocalFunding.optional(),
});

/** The answer for one pump; costs that were not asked for are typical ones, costs out of range are clamped. */
function details(
  pump: z.infer<typeof Pump>,
  geg: z.infer<typeof Deadline>,
  requested: number | undefined,
  household: Household,
  local: LocalFunding | undefined,
): z.infer<typeof Details> {
  const costs = clampCosts(requested ?? pump.cost_default_eur);
  return {
    ...grant(pump, costs, household),
    name_de: pump.name_de,
    population_class: geg.population_class,
    programme: rules.programme,
    kosten_requested_eur: requested ?? null,
    kosten_clamped: requested !== undefined && costs !== requested,
    max_eligible_costs_eur: rules.max_eligible_costs_eur,
    base_percent: rules.base_percent,
    cap_percent: rules.cap_percent,
    bonus_details: bonusDetails(pump, household),
    climate_speed_bonus_steps: rules.climate_speed_bonus_steps,
    income_limit_eur: rules.income_limit_eur,
    grant_note_de: rules.note_de,
    application_order_de: rules.application_order_de,
    ...CostsAndPermit.parse(pump),
    geg,
    pending_change_de: pending_change.note_de,
    pending_change_confidence: pending_change.confidence,
    ...(local && { local_funding: local }),
  };
}

const { pump_types, geg, grant_rules, defaults_when_omitted } = waermepumpeData;
const switches = ['selbstnutzer', 'alteHeizung', 'einkommenUnter40000'];

const Row = Grant.extend({ population_class: PopulationClass });

const allRoute = createRoute({
  method: 'get',
  path: '/calculator/waermepumpe/results/',
  summary: 'The grant for all configured combinations',
  responses: answers(
    'All combinations at typical costs',
    Statement.extend({
      results: z.array(Row),
      pump_types: z.array(Pump),
      geg: z.array(Deadline),
      pending_change_de: z.string(),
    }),
  ),
});

const oneRoute = createRoute({
  method: 'get',
  path: '/calculator/waermepumpe/results/{pumpType}/{populationClass}/',
  summary: 'Grant, permit path and deadline for one heat pump',
  request: {
    params: z.object({
      pumpType: PumpType.openapi({ description: 'kind of heat pump', example: 'luft_wasser' }),
      populationClass: PopulationClass.openapi({ description: 'municipality', example: 'over_100k' }),
    }),
    query: z.object({
      kosten: numberParameter({ description: 'EUR; brought into 5000 to 60000', example: 32000 }).optional(),
      plz: Plz.optional(),
      selbstnutzer: switchParameter('the owner uses the home'),
      alteHeizung: switchParameter('a functioning old heating is replaced'),
      einkommenUnter40000: switchParameter('household income at or below EUR 40,000'),
    }),
  },
  responses: {
    ...answers('The grant', Statement.extend({ ...Details.shape, defaults_when_omitted: Assumed })),
    ...refuses('invalid query parameter'),
    ...lacks('pump type or population class not found; lists the ones there are'),
  },
});

/** The resources under /calculator/waermepumpe/. */
export const waermepumpe = newResource()
  .openapi(allRoute, (c) => {
    const parts = [...pump_types.map((pump) => pump.cost_confidence), ...grantCertainty];
    const context = { pump_types, geg, pending_change_de: pending_change.note_de };
    return c.json({ results: allRows(), ...context, ...statement(waermepumpeData, parts) }, 200);
  })
  .openapi(oneRoute, (c) => {
    const { pumpType, populationClass } = c.req.valid('param');
    const { kosten, plz, ...household } = c.req.valid('query');
    const pump = pump_types.find(({ pump_type }) => pump_type === pumpType);
    if (!pump) return c.json(unknownValue('pumpType', pumpType, PumpType.options), 404);
    const deadline = geg.find(({ population_class }) => population_class === populationClass);
    if (!deadline) {
      return c.json(unknownValue('populationClass', populationClass, PopulationClass.options), 404);
    }
    const local = plz === undefined ? undefined : localFunding(plz, pump);
    const assumed = { ...defaults_when_omitted, omitted: omittedFrom(switches, c.req.query()) };
    const parts = [
      ...grantCertainty,
      ...(kosten === undefined ? [pump.cost_confidence] : []),
      ...(assumed.omitted.length > 0 ? [assumed.confidence] : []),
    ];
    const cited = [grant_rules, pump, deadline, pending_change].flatMap(({ source }) => source);
    const stated = statement(waermepumpeData, parts, [...cited, ...(local ? localSources(local) : [])]);
    const found = details(pump, deadline, kosten, household, local);
    return c.json({ ...found, defaults_when_omitted: assumed, ...stated }, 200);
  });

/** Deadlines included: a grant is often asked for because of them. */
const grantCertainty: readonly Confidence[] = [grant_rules.confidence, pending_change.confidence];

function allRows(): z.infer<typeof Row>[] {
  const yesNo = [true, false];
  const households: readonly Household[] = yesNo.flatMap((selbstnutzer) =>
    yesNo.flatMap((alteHeizung) =>
      yesNo.map((einkommenUnter40000) => ({ selbstnutzer, alteHeizung, einkommenUnter40000 })),
    ),
  );
  return pump_types.flatMap((pump) =>
    PopulationClass.options.flatMap((population_class) =>
      households.map((household) => ({
        population_class,
        ...grant(pump, clampCosts(pump.cost_default_eur), household),
      })),
    ),
  );
}
