// The heat pump resources: the grant for every configured combination, and for one pump in one kind of place.
import { Assumed, omittedFrom } from './defaults.ts';
import { unknownValue } from './errors.ts';
import { numberParameter, switchParameter } from './parameters.ts';
import { Plz } from './plz.ts';
import type { Confidence } from './provenance.ts';
import { answers, createRoute, lacks, newResource, refuses, z } from './resource.ts';
import { Statement, statement } from './statement.ts';
import { Deadline, PopulationClass, Pump, PumpType, waermepumpeData } from './waermepumpeData.ts';
import { clampCosts, Grant, grant, type Household } from './waermepumpeGrant.ts';
import { localFunding, localSources } from './waermepumpeLocal.ts';
import { Details, details } from './waermepumpeResult.ts';

const { pump_types, geg, pending_change, grant_rules, defaults_when_omitted } = waermepumpeData;
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
