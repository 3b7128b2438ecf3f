// What each of the three hunting licence resources says of a federal state.
import {
  jagdscheinData,
  LicenceCosts,
  licenceTypes,
  type State,
  State as StateShape,
} from './jagdscheinData.ts';
import { toCents } from './money.ts';
import { type Confidence, weakest } from './provenance.ts';
import { z } from './resource.ts';
import { cited } from './statement.ts';

const { insurance_yearly_min_eur, insurance_yearly_max_eur, insurance_confidence } = jagdscheinData;

/** What every record of a state has; `confidence` is the weakest of what the record holds. */
const named = StateShape.pick({
  slug: true,
  name: true,
  code: true,
  authority: true,
  application_methods: true,
  as_of: true,
  as_of_note_de: true,
  confidence: true,
  source: true,
});

export const Facts = named.extend(StateShape.pick({ training: true, exam: true }).shape);

/** Training, examination and application. */
export function factsOf(state: State): z.infer<typeof Facts> {
  const { training, exam } = state;
  const parts = [training.confidence, training.min_hours_confidence, exam.confidence];
  return { ...nameOf(state, parts), training, exam };
}

export const Detail = named.extend({
  licence_costs: LicenceCosts,
  ...StateShape.pick({ documents_first: true, documents_renewal: true, special_rules: true }).shape,
});

/** Costs of each licence, papers, ways to apply, special rules. */
export function detailOf(state: State): z.infer<typeof Detail> {
  const { licence_costs, documents_first, documents_renewal, special_rules } = state;
  const parts = licenceTypes.flatMap((type) => licence_costs[type]?.confidence ?? []);
  return { ...nameOf(state, parts), licence_costs, documents_first, documents_renewal, special_rules };
}

const amount = z.number().nullable();

/** The first year with one of the licences: its total, or null and what is known without the unknown part. */
const FirstYear = z.object({
  licence: z.enum(licenceTypes),
  first_year_min_eur: amount,
  first_year_max_eur: amount,
  licence_min_eur: amount,
  licence_max_eur: amount,
  without_licence_min_eur: z.number(),
  without_licence_max_eur: z.number(),
  confidence: cited.confidence,
});

export const Result = named.extend({
  first_year_costs: z.array(FirstYear),
  training: StateShape.shape.training,
  exam: StateShape.shape.exam,
  insurance_yearly_min_eur: z.number(),
  insurance_yearly_max_eur: z.number(),
  insurance_confidence: cited.confidence,
});

/** Cost estimates for the first year, and what they are made of. */
export function resultOf(state: State): z.infer<typeof Result> {
  const { training, exam } = state;
  const first_year_costs = licenceTypes.map((type) => firstYear(state, type));
  const parts = [...first_year_costs, training, exam].map(({ confidence }) => confidence);
  return {
    ...nameOf(state, [...parts, training.min_hours_confidence]),
    first_year_costs,
    training,
    exam,
    ...{ insurance_yearly_min_eur, insurance_yearly_max_eur, insurance_confidence },
  };
}

function firstYear(
  { licence_costs, training, exam }: State,
  type: (typeof licenceTypes)[number],
): z.infer<typeof FirstYear> {
  const licence = licence_costs[type];
  const least = training.course_cost_min_eur + exam.fee_min_eur + insurance_yearly_min_eur;
  const most = training.course_cost_max_eur + exam.fee_max_eur + insurance_yearly_max_eur;
  const parts = [training.confidence, exam.confidence, insurance_confidence];
  return {
    licence: type,
    first_year_min_eur: licence && toCents(least + licence.total_min_eur),
    first_year_max_eur: licence && toCents(most + licence.total_max_eur),
    licence_min_eur: licence && licence.total_min_eur,
    licence_max_eur: licence && licence.total_max_eur,
    without_licence_min_eur: toCents(least),
    without_licence_max_eur: toCents(most),
    confidence: weakest(licence ? [...parts, licence.confidence] : parts),
  };
}

function nameOf(state: State, parts: readonly Confidence[]): z.infer<typeof named> {
  const { slug, name, code, authority, application_methods, as_of, as_of_note_de, source } = state;
  const confidence = weakest([state.confidence, ...parts]);
  return { slug, name, code, authority, application_methods, as_of, as_of_note_de, confidence, source };
}
