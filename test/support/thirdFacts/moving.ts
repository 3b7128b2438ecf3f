// The third service's no-parking zones: a bare list of places, references to pairs, a schedule only for a date.
import type { Route } from '../routedFacts.ts';
import { bad, day, days, eur, missing, ok } from './wire.ts';

interface Place {
  readonly name: string;
  readonly land: string;
  /** Days, the least and the most. */
  readonly lead: readonly [number, number];
  /** EUR, the least and the most. */
  readonly fee: readonly [number, number];
}

const places: Readonly<Record<string, Place>> = {
  kiel: { name: 'Kiel', land: 'SH', lead: [7, 12], fee: [44, 131] },
  luebeck: { name: 'Lübeck', land: 'SH', lead: [9, 13], fee: [51.5, 148] },
  erfurt: { name: 'Erfurt', land: 'TH', lead: [11, 18], fee: [39, 122] },
  mainz: { name: 'Mainz', land: 'RP', lead: [10, 16], fee: [63, 177] },
  magdeburg: { name: 'Magdeburg', land: 'ST', lead: [6, 11], fee: [36, 118] },
  potsdam: { name: 'Potsdam', land: 'BB', lead: [12, 19], fee: [58, 163] },
  'berlin-mitte': { name: 'Mitte (Berlin)', land: 'BE', lead: [20, 27], fee: [66.5, 241] },
  'frankfurt-am-main': { name: 'Frankfurt a. M.', land: 'HE', lead: [13, 17], fee: [87, 239] },
};

const slugs = Object.keys(places);
const longest = (...some: readonly Place[]) => Math.max(...some.map(({ lead }) => lead[1]));

export const moving: readonly Route[] = [
  {
    path: '/calculator/halteverbot/',
    answer: () =>
      ok(
        Object.entries(places).map(([at, { name, land, lead, fee }]) => ({
          at,
          nm: name,
          st: land,
          lead: days(...lead),
          fee: eur(...fee),
        })),
      ),
  },
  {
    path: '/calculator/halteverbot/results/',
    answer: () =>
      ok(
        Object.entries(places).flatMap(([from, start]) =>
          Object.entries(places).map(([to, end]) => ({
            ref: `/calculator/halteverbot/results/${from}/${to}/`,
            max_days: longest(start, end),
          })),
        ),
      ),
  },
  {
    path: '/calculator/halteverbot/results/{von}/{nach}/',
    answer({ von = '', nach = '' }, { query, now }) {
      const [start, end] = [places[von], places[nach]];
      if (!start || !end) return missing('place', slugs);
      const on = query.get('datum');
      const movingDay = on === null ? undefined : Date.parse(on);
      if (Number.isNaN(movingDay)) return bad('datum');
      return ok({
        trip: `${start.name} > ${end.name}`,
        max_days: longest(start, end),
        applyFirst: end.lead[1] > start.lead[1] ? end.name : start.name,
        fees: { from: eur(...start.fee), to: eur(...end.fee), sum: eur(...sum(start.fee, end.fee)) },
        forms: 'Antrag; Lageplan',
        ...(movingDay !== undefined && { timing: timing(longest(start, end), movingDay, now) }),
      });
    },
  },
];

type Range = readonly [number, number];
const sum = (one: Range, other: Range): Range => [one[0] + other[0], one[1] + other[1]];

const msInDay = 86_400_000;

function timing(lead: number, movingDay: number, now: number) {
  const applyBy = movingDay - lead * msInDay;
  return {
    movingDay: day(movingDay),
    applyBy: day(applyBy),
    signsUp: day(movingDay - 3 * msInDay),
    urgency: applyBy < now - (now % msInDay) ? 'overdue' : 'in time',
  };
}
