// The data on the trainer examination (AEVO): course formats, the chambers' fees as far as known, the examination.
import { readData } from './data.ts';
import { z } from './resource.ts';
import { cited, DataHead } from './statement.ts';

const euros = z.number().nonnegative();

export const Exam = z.strictObject({
  written_minutes: z.int(),
  practical_max_minutes: z.int(),
  parts: z.array(z.string()),
  admission_requirements: z.string(),
  framework_curriculum_new_since: z.iso.date(),
  ...cited,
});

export type CourseFormat = z.infer<typeof CourseFormat>;
const CourseFormat = z.strictObject({
  kursformat: z.enum(['guenstig', 'median', 'intensiv']),
  course_min_eur: euros,
  course_default_eur: euros,
  course_max_eur: euros,
  material_eur: euros,
  description_de: z.string(),
  ...cited,
});

export type AevoCity = z.infer<typeof AevoCity>;
const AevoCity = z.strictObject({
  slug: z.string(),
  name: z.string(),
  state: z.string(),
  ihk: z.string(),
  ihk_exam_fee_eur: euros.nullable(),
  fee_as_of: z.string().nullable(),
  fee_range_typical_min_eur: euros,
  fee_range_typical_max_eur: euros,
  note_de: z.string(),
  ...cited,
});

const AevoData = DataHead.extend({
  exam: Exam,
  course_formats: z.array(CourseFormat),
  cities: z.array(AevoCity),
});

export const aevoData = readData('aevo', AevoData);
