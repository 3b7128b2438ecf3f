// The third service's calculators for heating: heat pumps have no overview yet, stoves one of references.
import type { Route } from '../routedFacts.ts';
import { landSlugs } from './lands.ts';
import { bad, day, eur, misread, missing, ok, product, references, refused } from './wire.ts';

const taken = {
  pumpType: ['luft_wasser', 'sole_wasser_erdkollektor', 'sole_wasser_erdsonde', 'wasser_wasser'],
  populationClass: ['over_100k', 'under_100k', 'heat_plan_designated'],
};
const extras: Readonly<Record<string, number>> = {
  selbstnutzer: 5,
  alteHeizung: 18,
  einkommenUnter40000: 25,
};

export const heatPump: readonly Route[] = [
  { path: '/calculator/waermepumpe/results/', answer: () => missing('overview') },
  {
    path: '/calculator/waermepumpe/results/{pumpType}/{populationClass}/',
    answer: (values, { query }) =>
      refused(values, taken) ??
      misread(query, {
        kosten: 'amount',
        plz: 'plz',
        ...Object.fromEntries(Object.keys(extras).map((name) => [name, 'yesNo' as const])),
      }) ??
      ok(pump(values['populationClass'] ?? '', query)),
  },
];

function pump(municipality: string, query: URLSearchParams) {
  const cost = Math.min(Math.max(Number(query.get('kosten') ?? 26_000), 5000), 60_000);
  const had = Object.entries(extras).filter(([name]) => query.get(name) === 'true');
  const share = Math.min(
    had.reduce((sum, [, percent]) => sum + percent, 32),
    68,
  );
  const grant = (Math.min(cost, 28_000) * share) / 100;
  return {
    grant: eur(grant),
    own: eur(cost - grant),
    share: `${share} %`,
    bonus: Object.fromEntries(had.map(([name, percent]) => [name, `${percent} %`])),
    permit: municipality === 'heat_plan_designated' ? 'Wärmeplan prüfen' : 'anzeigefrei',
    geg: day(Date.UTC(2028, 5, 30)),
    ...(query.has('plz') && { local: [`${query.get('plz')}: kein Programm bekannt`] }),
  };
}

const kinds = ['classic', 'pellet_water'];
const switches = ['self', 'oldHeating', 'incomeUnder40000', 'nrwSolarPv'];

export const stove: readonly Route[] = [
  {
    path: '/calculator/kaminofen/results/',
    answer: () => ok(references('calculator/kaminofen/results', product(kinds, landSlugs, ['9000']))),
  },
  {
    path: '/calculator/kaminofen/results/{stoveType}/{state}/{costs}/',
    answer(values, { query }) {
      const { stoveType = '', state = '', costs = '' } = values;
      if (!kinds.includes(stoveType)) return bad('stoveType');
      if (!/^\d+(?:\.\d+)?$/.test(costs) || Number(costs) < 1) return bad('costs');
      return (
        refused(values, { state: landSlugs }) ??
        misread(query, Object.fromEntries(switches.map((name) => [name, 'yesNo' as const]))) ??
        ok(heater(stoveType, state, Number(costs)))
      );
    },
  },
];

function heater(kind: string, land: string, cost: number) {
  const share = kind === 'pellet_water' ? 22 : 0;
  const grant = (Math.min(cost, 28_000) * share) / 100;
  return {
    grant: eur(grant),
    own: eur(cost - grant),
    fedRate: `${share} %`,
    landNote: land === 'hessen' ? 'Programm des Landes, nicht eingerechnet' : 'kein Programm des Landes',
    given: 'Einbau durch Fachbetrieb',
  };
}
