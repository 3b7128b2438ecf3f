// The security examination (Sachkunde § 34a) resources: the chamber's fee and a preparation; no fee, no total.
import { Statement, statement } from '../figures/statement.ts';
import { unknownValue } from '../wire/errors.ts';
import { answers, createRoute, lacks, lookedUpParameter, newResource, z } from '../wire/resource.ts';
import {
  Chamber,
  CourseFormat,
  Exam,
  ExtraCost,
  findChamber,
  ofCity,
  type Preparation,
  sachkundeData,
} from './sachkunde34aChamber.ts';

const { cities, preparation, exam, required_for_de, not_required_de, extra_costs } = sachkundeData;

const Total = z.object({
  kursformat: CourseFormat,
  preparation_eur: z.number(),
  total_eur: z.number().nullable(),
});

const Row = Total.extend(
  Chamber.pick({ city: true, city_name: true, ihk: true, ihk_exam_fee_eur: true }).shape,
);

const Details = Total.extend({
  preparation_min_eur: z.number(),
  preparation_max_eur: z.number(),
  preparation_description_de: z.string(),
  ...Chamber.shape,
});

/** What is to be known of every examination. */
const Context = z.object({
  exam: Exam,
  required_for_de: z.array(z.string()),
  not_required_de: z.string(),
  extra_costs: z.array(ExtraCost),
});
const context = { exam, required_for_de, not_required_de, extra_costs };

const allRoute = createRoute({
  method: 'get',
  path: '/calculator/sachkunde34a/results/',
  summary: 'Fee, preparation and total for every city and preparation format',
  responses: answers('All combinations', Statement.extend({ results: z.array(Row), ...Context.shape })),
});

const oneRoute = createRoute({
  method: 'get',
  path: '/calculator/sachkunde34a/results/{city}/',
  summary: 'Fee, preparation and total for one city or postal code',
  request: {
    params: z.object({
      city: z.string().openapi({ description: 'city slug or PLZ of five digits', example: 'hamburg' }),
    }),
    query: z.object({
      kursformat: lookedUpParameter('preparation format', CourseFormat.options)
        .default('median')
        .openapi({ default: 'median' }),
    }),
  },
  responses: {
    ...answers(
      'The total; null without a known fee',
      Statement.extend({ ...Details.shape, ...Context.shape }),
    ),
    ...lacks('city, PLZ prefix or course format not found; lists the ones there are'),
  },
});

/** The resources under /calculator/sachkunde34a/. */
export const sachkunde34a = newResource()
  .openapi(allRoute, (c) => {
    const results = cities.flatMap((city) => preparation.map((course) => row(ofCity(city).chamber, course)));
    const parts = [...cities, ...preparation].map(({ confidence }) => confidence);
    return c.json({ results, ...context, ...statement(sachkundeData, parts) }, 200);
  })
  .openapi(oneRoute, (c) => {
    const { city } = c.req.valid('param');
    const { kursformat } = c.req.valid('query');
    const found = findChamber(city);
    if (!found) {
      const slugs = cities.map(({ slug }) => slug);
      return c.json(unknownValue('city', city, slugs), 404);
    }
    const course = preparation.find((one) => one.kursformat === kursformat);
    if (!course) return c.json(unknownValue('kursformat', kursformat, CourseFormat.options), 404);
    const parts = [...found.confidence, course.confidence];
    const further = [exam, ...extra_costs].flatMap(({ source }) => source);
    const stated = statement(sachkundeData, parts, [...found.source, ...course.source, ...further]);
    return c.json({ ...details(found.chamber, course), ...context, ...stated }, 200);
  });

function total(chamber: z.infer<typeof Chamber>, course: Preparation): z.infer<typeof Total> {
  const { ihk_exam_fee_eur } = chamber;
  return {
    kursformat: course.kursformat,
    preparation_eur: course.default_eur,
    total_eur: ihk_exam_fee_eur === null ? null : ihk_exam_fee_eur + course.default_eur,
  };
}

function row(chamber: z.infer<typeof Chamber>, course: Preparation): z.infer<typeof Row> {
  const { city, city_name, ihk, ihk_exam_fee_eur } = chamber;
  return { city, city_name, ihk, ihk_exam_fee_eur, ...total(chamber, course) };
}

const details = (chamber: z.infer<typeof Chamber>, course: Preparation): z.infer<typeof Details> => ({
  ...chamber,
  ...total(chamber, course),
  preparation_min_eur: course.min_eur,
  preparation_max_eur: course.max_eur,
  preparation_description_de: course.description_de,
});
