// The trainer examination (AEVO): course, material and fee; without a known fee there is no total.
import { readData } from '../figures/data.ts';
import { cited, DataHead, Statement, statement } from '../figures/statement.ts';
import { unknownValue } from '../wire/errors.ts';
import { answers, createRoute, lacks, newResource, z } from '../wire/resource.ts';

const euros = z.number().nonnegative();

const Exam = z.strictObject({
  written_minutes: z.int(),
  practical_max_minutes: z.int(),
  parts: z.array(z.string()),
  admission_requirements: z.string(),
  framework_curriculum_new_since: z.iso.date(),
  ...cited,
});

type CourseFormat = z.infer<typeof CourseFormat>;
const CourseFormat = z.strictObject({
  kursformat: z.enum(['guenstig', 'median', 'intensiv']),
  course_min_eur: euros,
  course_default_eur: euros,
  course_max_eur: euros,
  material_eur: euros,
  description_de: z.string(),
  ...cited,
});

type AevoCity = z.infer<typeof AevoCity>;
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

const { cities, course_formats, exam } = aevoData;
const Format = z.enum(['guenstig', 'median', 'intensiv']);

const Estimate = z.object({
  city: z.string(),
  city_name: z.string(),
  kursformat: Format,
  course_eur: z.number(),
  material_eur: z.number(),
  ihk: z.string(),
  ihk_exam_fee_eur: z.number().nullable(),
  partial_subtotal_eur: z.number(),
  total_eur: z.number().nullable(),
  is_partial: z.boolean(),
  partial_reason_de: z.string().nullable(),
});

const Details = Estimate.extend({
  state: z.string(),
  course_min_eur: z.number(),
  course_max_eur: z.number(),
  course_description_de: z.string(),
  fee_as_of: z.string().nullable(),
  fee_range_typical_min_eur: z.number(),
  fee_range_typical_max_eur: z.number(),
  exam: Exam,
});

const allRoute = createRoute({
  method: 'get',
  path: '/calculator/aevo/results/',
  summary: 'The AEVO estimate for every city and course format',
  responses: answers('All combinations', Statement.extend({ results: z.array(Estimate), exam: Exam })),
});

const oneRoute = createRoute({
  method: 'get',
  path: '/calculator/aevo/results/{city}/{kursformat}/',
  summary: 'The AEVO estimate for one city and course format',
  request: {
    params: z.object({
      city: z.string().openapi({ description: 'city slug', example: 'stuttgart' }),
      kursformat: Format.openapi({ description: 'course format', example: 'median' }),
    }),
  },
  responses: {
    ...answers('The estimate; the total is null without a known fee', Statement.extend(Details.shape)),
    ...lacks('city or course format not found; lists the ones there are'),
  },
});

/** The resources under /calculator/aevo/. */
export const aevo = newResource()
  .openapi(allRoute, (c) => {
    const results = cities.flatMap((city) => course_formats.map((format) => estimate(city, format)));
    const parts = [...cities, ...course_formats].map(({ confidence }) => confidence);
    return c.json({ results, exam, ...statement(aevoData, parts) }, 200);
  })
  .openapi(oneRoute, (c) => {
    const typed = c.req.valid('param');
    const city = cities.find(({ slug }) => slug === typed.city);
    if (!city) {
      const slugs = cities.map(({ slug }) => slug);
      return c.json(unknownValue('city', typed.city, slugs), 404);
    }
    const format = course_formats.find(({ kursformat }) => kursformat === typed.kursformat);
    if (!format) return c.json(unknownValue('kursformat', typed.kursformat, Format.options), 404);
    const sources = [...city.source, ...format.source, ...exam.source];
    return c.json(
      { ...details(city, format), ...statement(aevoData, [city.confidence, format.confidence], sources) },
      200,
    );
  });

function estimate(city: AevoCity, format: CourseFormat): z.infer<typeof Estimate> {
  const { ihk_exam_fee_eur } = city;
  const isPartial = ihk_exam_fee_eur === null;
  const partial_subtotal_eur = format.course_default_eur + format.material_eur;
  return {
    city: city.slug,
    city_name: city.name,
    kursformat: format.kursformat,
    course_eur: format.course_default_eur,
    material_eur: format.material_eur,
    ihk: city.ihk,
    ihk_exam_fee_eur,
    partial_subtotal_eur,
    total_eur: isPartial ? null : partial_subtotal_eur + ihk_exam_fee_eur,
    is_partial: isPartial,
    partial_reason_de: isPartial ? city.note_de : null,
  };
}

const details = (city: AevoCity, format: CourseFormat): z.infer<typeof Details> => ({
  ...estimate(city, format),
  state: city.state,
  course_min_eur: format.course_min_eur,
  course_max_eur: format.course_max_eur,
  course_description_de: format.description_de,
  fee_as_of: city.fee_as_of,
  fee_range_typical_min_eur: city.fee_range_typical_min_eur,
  fee_range_typical_max_eur: city.fee_range_typical_max_eur,
  exam,
});
