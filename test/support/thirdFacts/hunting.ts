// The third service's hunting licence: a matrix, references with names, and records keyed by slug.
import type { Route } from '../routedFacts.ts';
import { lands, landSlugs, southOf } from './lands.ts';
import { eur, lookedAt, ok, refused } from './wire.ts';

const hours = (slug: string) => `${90 + 3 * southOf(slug)} hours`;
const examFee = (slug: string) => eur(160 + 5 * southOf(slug));
const sum = (slug: string) => eur(1230 + 20 * southOf(slug), 2610 + 20 * southOf(slug));

export const hunting: readonly Route[] = [
  {
    path: '/jagdschein/facts/',
    answer: () =>
      ok({
        columns: ['where', 'training', 'exam fee'],
        rows: landSlugs.map((slug) => [slug, hours(slug), examFee(slug)]),
      }),
  },
  one('/jagdschein/facts/{state}/', (slug) => ({
    where: lands[slug],
    trn: { min: hours(slug), kind: 'Kurs oder Lehrgang' },
    exm: { fee: examFee(slug), parts: 'schriftlich, mündlich, Schießen' },
    apply: 'persönlich bei der unteren Jagdbehörde',
  })),
  {
    path: '/jagdschein/detail/',
    answer: () => ok({ items: landSlugs.map((slug) => ({ ref: `/jagdschein/detail/${slug}/`, for: slug })) }),
  },
  one('/jagdschein/detail/{state}/', (slug) => ({
    permits: [
      ['1 Jahr', eur(35 + southOf(slug))],
      ['3 Jahre', eur(80 + 2 * southOf(slug))],
      ['14 Tage', eur(25)],
    ],
    bring: 'Prüfungszeugnis; Nachweis der Haftpflicht; Lichtbild',
    lookedAt,
  })),
  {
    path: '/calculator/jagdschein/results/',
    answer: () => ok(Object.fromEntries(landSlugs.map((slug) => [slug, { sum: sum(slug) }]))),
  },
  one('/calculator/jagdschein/results/{state}/', (slug) => ({
    sum: sum(slug),
    course: '3 weeks to 10 months',
    exm: examFee(slug),
    asOf: lookedAt,
  })),
];

function one(path: string, record: (slug: string) => object): Route {
  return {
    path,
    answer: (values) => refused(values, { state: landSlugs }) ?? ok(record(values['state'] ?? '')),
  };
}
