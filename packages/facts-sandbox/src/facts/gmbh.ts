// The GmbH resources: what founding costs in each city with each kind of contract, and in one of them.
import { unknownValue } from './errors.ts';
import { gmbhData } from './gmbhData.ts';
import { Contract, feeConfidence, foundingFees, FoundingFees } from './gmbhFees.ts';
import { Founding, founding, sourcesOf } from './gmbhFounding.ts';
import { Confidence } from './provenance.ts';
import { answers, createRoute, lacks, newResource, z } from './resource.ts';
import { Statement, statement } from './statement.ts';

const { cities, stammkapital, ihk } = gmbhData;
const contracts = Contract.options;

/** What is to be known of every total. */
const NotCounted = z.object({
  assumption_de: z.string(),
  not_included_de: z.array(z.string()),
  stammkapital_eur: z.number(),
  stammkapital_in_total: z.literal(false),
  stammkapital_pay_in_min_eur: z.number(),
  stammkapital_note_de: z.string(),
  ihk_annual_min_eur: z.number(),
  ihk_annual_max_eur: z.number(),
  ihk_annual_confidence: Confidence,
  ihk_in_total: z.literal(false),
  ihk_note_de: z.string(),
});

const allRoute = createRoute({
  method: 'get',
  path: '/calculator/gmbh/results/',
  summary: 'Founding costs for every city and contract type',
  responses: answers(
    'All combinations; totals without Stammkapital and IHK contributions',
    Statement.extend({ results: z.array(FoundingFees), ...NotCounted.shape }),
  ),
});

const oneRoute = createRoute({
  method: 'get',
  path: '/calculator/gmbh/results/{city}/{gesellschaftsvertrag}/',
  summary: 'Founding costs for one city and contract type',
  request: {
    params: z.object({
      city: z.string().openapi({ description: 'city slug', example: 'berlin' }),
      gesellschaftsvertrag: Contract.openapi({ description: 'contract type', example: 'muster' }),
    }),
  },
  responses: {
    ...answers(
      'Founding costs; totals without Stammkapital and IHK contributions',
      Statement.extend({ ...Founding.shape, ...NotCounted.shape }),
    ),
    ...lacks('city or contract type not found; lists the ones there are'),
  },
});

/** The resources under /calculator/gmbh/. */
export const gmbh = newResource()
  .openapi(allRoute, (c) => {
    const pairs = cities.flatMap((city) => contracts.map((contract) => [city, contract] as const));
    const results = pairs.map(([city, contract]) => foundingFees(city, contract));
    const parts = pairs.flatMap(([city, contract]) => feeConfidence(city, contract));
    return c.json({ results, ...notCounted(), ...statement(gmbhData, parts) }, 200);
  })
  .openapi(oneRoute, (c) => {
    const { city: typed, gesellschaftsvertrag } = c.req.valid('param');
    const city = cities.find(({ slug }) => slug === typed);
    if (!city) {
      const slugs = cities.map(({ slug }) => slug);
      return c.json(unknownValue('city', typed, slugs), 404);
    }
    const parts = feeConfidence(city, gesellschaftsvertrag);
    const stated = statement(gmbhData, parts, sourcesOf(city, gesellschaftsvertrag));
    return c.json({ ...founding(city, gesellschaftsvertrag), ...notCounted(), ...stated }, 200);
  });

function notCounted(): z.infer<typeof NotCounted> {
  return {
    assumption_de: gmbhData.contract_variants.note_de,
    not_included_de: gmbhData.not_included_de,
    stammkapital_eur: stammkapital.minimum_eur,
    stammkapital_in_total: stammkapital.counts_in_total,
    stammkapital_pay_in_min_eur: stammkapital.pay_in_before_registration_min_eur,
    stammkapital_note_de: stammkapital.note_de,
    ihk_annual_min_eur: ihk.typical_annual_min_eur,
    ihk_annual_max_eur: ihk.typical_annual_max_eur,
    ihk_annual_confidence: ihk.amount_confidence,
    ihk_in_total: ihk.counts_in_total,
    ihk_note_de: ihk.note_de,
  };
}
