// What each of the three hunting licence resources says of a federal state.
import { Confidence, readData, weakest } from '../figures/data.ts';
import { cited, PlainHead } from '../figures/statement.ts';
import { toCents } from '../figures/units.ts';
import { z } from '../wire/resource.ts';

const euros = z.number().nonnegative();
const known = euros.nullable();
const texts = z.array(z.string());
const { confidence } = cited;

const Training = z.strictObject({
  min_hours: z.int().positive().nullable(),
  min_hours_confidence: Confidence,
  /** Null where it is not confirmed. */
  mandatory: z.boolean().nullable(),
  intensive_weeks_min: z.int(),
  intensive_weeks_max: z.int(),
  club_months_min: z.int(),
  club_months_max: z.int(),
  course_cost_min_eur: euros,
  course_cost_max_eur: euros,
  confidence,
});

const Exam = z.strictObject({
  parts: texts,
  fee_eur: known,
  fee_min_eur: euros,
  fee_max_eur: euros,
  confidence,
  note_de: z.string().nullable(),
});

/** Fee and levy, and both together; each null where only a range is known. */
const Licence = z.strictObject({
  fee_eur: known,
  fee_confidence: Confidence,
  levy_eur: known,
  total_eur: known,
  total_min_eur: euros,
  total_max_eur: euros,
  confidence,
});

const licenceTypes = [
  'jahresjagdschein_1',
  'jahresjagdschein_2',
  'jahresjagdschein_3',
  'tagesjagdschein',
  'jugendjagdschein_1',
] as const;

/** Null where nothing is known of a licence. */
const LicenceCosts = z.record(z.enum(licenceTypes), Licence.nullable());

export const Federal = z.strictObject({
  insurance_min_person_eur: euros,
  insurance_min_property_eur: euros,
  min_age_youth: z.int(),
  min_age: z.int(),
  hunting_year: z.string(),
  day_licence_days: z.int(),
  ...cited,
});

/** A day, or only the month or the year. */
export const RoughDate = z.string().regex(/^\d{4}(?:-\d{2}){0,2}$/);

export type State = z.infer<typeof State>;
export const State = z.strictObject({
  slug: z.string(),
  name: z.string(),
  code: z.string(),
  licence_costs: LicenceCosts,
  exam: Exam,
  training: Training,
  documents_first: texts,
  documents_renewal: texts,
  application_methods: texts,
  special_rules: texts,
  authority: z.string(),
  as_of: RoughDate.nullable(),
  as_of_note_de: z.string().nullable(),
  ...cited,
});

export const jagdscheinData = readData(
  'jagdschein',
  PlainHead.extend({
    federal: Federal,
    result_rule_de: z.string(),
    insurance_yearly_min_eur: euros,
    insurance_yearly_max_eur: euros,
    insurance_confidence: Confidence,
    warnings_de: texts,
    states: z.array(State).length(16),
  }),
);

const { insurance_yearly_min_eur, insurance_yearly_max_eur, insurance_confidence } = jagdscheinData;

/** What every record of a state has; `confidence` is the weakest of what the record holds. */
const named = State.pick({
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

export const Facts = named.extend(State.pick({ training: true, exam: true }).shape);

/** Training, examination and application. */
export function factsOf(state: State): z.infer<typeof Facts> {
  const { training, exam } = state;
  const parts = [training.confidence, training.min_hours_confidence, exam.confidence];
  return { ...nameOf(state, parts), training, exam };
}

export const Detail = named.extend({
  licence_costs: LicenceCosts,
  ...State.pick({ documents_first: true, documents_renewal: true, special_rules: true }).shape,
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
  training: State.shape.training,
  exam: State.shape.exam,
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
