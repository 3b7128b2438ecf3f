// The hunting licence in all 16 federal states: training, examination, fees, papers.
import { readData } from './data.ts';
import { Confidence } from './provenance.ts';
import { z } from './resource.ts';
import { cited, PlainHead } from './statement.ts';

const euros = z.number().nonnegative();
const known = euros.nullable();
const texts = z.array(z.string());
const { confidence } = cited;

export const Training = z.strictObject({
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

export const Exam = z.strictObject({
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

export const licenceTypes = [
  'jahresjagdschein_1',
  'jahresjagdschein_2',
  'jahresjagdschein_3',
  'tagesjagdschein',
  'jugendjagdschein_1',
] as const;

/** Null where nothing is known of a licence. */
export const LicenceCosts = z.record(z.enum(licenceTypes), Licence.nullable());

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
