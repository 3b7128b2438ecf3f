// The third service's calculators for who begins: companies (references only), guards (a matrix), trainers (a bare list).
import type { Route, Values } from '../routedFacts.ts';
import { days, eur, lookedAt, missing, ok, product, references, refused } from './wire.ts';

const trade: Readonly<Record<string, number>> = { kiel: 26, erfurt: 31, mainz: 28.5 };
const articles = ['muster', 'individuell'];

export const gmbh: readonly Route[] = [
  {
    path: '/calculator/gmbh/results/',
    answer: () => ok(references('calculator/gmbh/results', product(Object.keys(trade), articles))),
  },
  {
    path: '/calculator/gmbh/results/{city}/{gesellschaftsvertrag}/',
    answer: (values) =>
      refused(values, { city: Object.keys(trade), gesellschaftsvertrag: articles }) ?? ok(company(values)),
  },
];

function company({ city = '', gesellschaftsvertrag }: Values) {
  const office = trade[city] ?? 0;
  const notary = gesellschaftsvertrag === 'muster' ? 261 : 702;
  return {
    total: eur(office + notary + 200, office + notary + 275),
    of: { tradeOffice: eur(office), notary: eur(notary, notary + 75), register: eur(200) },
    capital: `${eur(25_000)}, not in total`,
    takes: days(9, 33),
    chamber: { dues: 'not in total' },
  };
}

interface Chamber {
  readonly name: string;
  readonly guards?: number;
  /** Null where the chamber does not say. */
  readonly trainers?: number | null;
  readonly postcodes: RegExp;
}

const chambers: Readonly<Record<string, Chamber>> = {
  kiel: { name: 'IHK zu Kiel', guards: 143, postcodes: /^24[01]\d\d$/ },
  luebeck: { name: 'IHK zu Lübeck', guards: 151.5, postcodes: /^235\d\d$/ },
  mainz: { name: 'IHK für Rheinhessen', guards: 138, trainers: 188, postcodes: /^551\d\d$/ },
  erfurt: { name: 'IHK Erfurt', trainers: null, postcodes: /^99\d{3}$/ },
};

const courses: Readonly<Record<string, number>> = { guenstig: 75, median: 265, intensiv: 590 };
const formats = Object.keys(courses);

const guardCities = Object.keys(chambers).filter((city) => chambers[city]?.guards !== undefined);

export const guards: readonly Route[] = [
  {
    path: '/calculator/sachkunde34a/results/',
    answer: () =>
      ok({
        columns: ['place', ...formats],
        rows: guardCities.map((city) => [city, ...formats.map((format) => guardExam(city, format).sum)]),
      }),
  },
  {
    path: '/calculator/sachkunde34a/results/{city}/',
    answer({ city: typed = '' }, { query }) {
      const city = guardCities.find((one) => one === typed || chambers[one]?.postcodes.test(typed));
      if (city === undefined) return missing('city', guardCities);
      const kursformat = query.get('kursformat') ?? 'median';
      return refused({ kursformat }, { kursformat: formats }) ?? ok(guardExam(city, kursformat));
    },
  },
];

function guardExam(city: string, format: string) {
  const fee = chambers[city]?.guards ?? 0;
  const course = courses[format] ?? 0;
  return {
    chamber: chambers[city]?.name,
    exmFee: eur(fee),
    prep: { format, est: eur(course) },
    sum: eur(fee + course),
  };
}

const trainerCities = Object.keys(chambers).filter((city) => chambers[city]?.trainers !== undefined);
const books = 29.9;

export const trainers: readonly Route[] = [
  { path: '/calculator/aevo/results/', answer: () => ok(trainerCities) },
  {
    path: '/calculator/aevo/results/{city}/{kursformat}/',
    answer: (values) =>
      refused(values, { city: trainerCities, kursformat: formats }) ??
      ok(trainerExam(values['city'] ?? '', values['kursformat'] ?? '')),
  },
];

function trainerExam(city: string, format: string) {
  const fee = chambers[city]?.trainers ?? null;
  const course = courses[format] ?? 0;
  return {
    crs: eur(course),
    chamber: { nm: chambers[city]?.name, fee: fee === null ? null : eur(fee) },
    books: eur(books),
    sum: fee === null ? null : eur(course + fee + books),
    seen: lookedAt,
  };
}
