// The data on the security examination (Sachkunde § 34a): the chambers' fees, preparation, and who must take it.
import { readData } from './data.ts';
import { Confidence } from './provenance.ts';
import { z } from './resource.ts';
import { cited, DataHead } from './statement.ts';

const euros = z.number().nonnegative();

export const CourseFormat = z.enum(['guenstig', 'median', 'intensiv']);

export const Exam = z.strictObject({
  written_minutes: z.int(),
  oral_minutes: z.int(),
  pass_written_percent: z.number(),
  pass_written_percent_confidence: Confidence,
  parts: z.array(z.string()),
  admission_requirements: z.string(),
  any_ihk_allowed: z.boolean(),
  written_questions_de: z.string(),
  ...cited,
});

export const ExtraCost = z.strictObject({
  item_de: z.string(),
  amount_eur: euros,
  legal_reference: z.string(),
  ...cited,
});

export type Preparation = z.infer<typeof Preparation>;
const Preparation = z.strictObject({
  kursformat: CourseFormat,
  min_eur: euros,
  default_eur: euros,
  max_eur: euros,
  description_de: z.string(),
  ...cited,
});

export type SachkundeCity = z.infer<typeof SachkundeCity>;
const SachkundeCity = z.strictObject({
  slug: z.string(),
  name: z.string(),
  state: z.string(),
  ihk: z.string(),
  ihk_exam_fee_eur: euros.nullable(),
  oral_retake_eur: euros.nullable(),
  fee_as_of: z.string().nullable(),
  note_de: z.string(),
  ...cited,
});

const SachkundeData = DataHead.extend({
  exam: Exam,
  required_for_de: z.array(z.string()),
  not_required_de: z.string(),
  extra_costs: z.array(ExtraCost),
  preparation: z.array(Preparation).length(3),
  unknown_fee: z.strictObject({
    range_min_eur: euros,
    range_max_eur: euros,
    note_de: z.string(),
    ...cited,
  }),
  cities: z.array(SachkundeCity),
  plz_lookup: z.array(
    z.strictObject({
      plz_prefix: z.string().length(2),
      ihk: z.string(),
      city_slug: z.string().nullable(),
      confidence: Confidence,
    }),
  ),
  plz_note_de: z.string(),
});

export const sachkundeData = readData('sachkunde34a', SachkundeData);
