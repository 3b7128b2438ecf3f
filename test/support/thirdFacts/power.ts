// The third service's calculators for power: balcony solar keyed to a single text, wallboxes without any overview.
import type { Route } from '../routedFacts.ts';
import { landSlugs } from './lands.ts';
import { bad, eur, misread, ok, refused } from './wire.ts';

const grants: Readonly<Record<string, number>> = { jena: 90, kiel: 140, none: 0 };
const sets: Readonly<Record<string, { readonly price: number; readonly kwh: number }>> = {
  '300w': { price: 229, kwh: 250 },
  '600w': { price: 379, kwh: 490 },
  '800w': { price: 459, kwh: 640 },
  '1600w': { price: 839, kwh: 1150 },
};
const usualPower = 0.34;

export const balcony: readonly Route[] = [
  {
    path: '/calculator/balkonkraftwerk/results/',
    answer: () =>
      ok({
        baseline: Object.fromEntries(
          Object.keys(grants).map((city) => [city, yields(city, '800w', sets['800w']?.price ?? 0).pays]),
        ),
      }),
  },
  {
    path: '/calculator/balkonkraftwerk/results/{city}/{leistung}/',
    answer(values, { query }) {
      const { city = '', leistung = '' } = values;
      const wrong =
        refused(values, { city: Object.keys(grants), leistung: Object.keys(sets) }) ??
        misread(query, { preis: 'amount', strom: 'amount' });
      if (wrong) return wrong;
      const price = Number(query.get('preis') ?? sets[leistung]?.price);
      const power = Number(query.get('strom') ?? usualPower);
      if (price < 199 || price > 2000 || power < 0.2 || power > 0.5) return bad('out of range');
      return ok(yields(city, leistung, price, power));
    },
  },
];

function yields(city: string, size: string, price: number, power = usualPower) {
  const net = price - (grants[city] ?? 0);
  const yearly = (sets[size]?.kwh ?? 0) * power;
  return {
    buy: eur(price),
    sub: eur(grants[city] ?? 0),
    net: eur(net),
    saves: { yr: eur(yearly), '10y': eur(10 * yearly - net) },
    pays: `${(net / yearly).toFixed(1)} years`,
  };
}

const taken = {
  gebaeudetyp: ['einfamilienhaus', 'mehrfamilienhaus', 'weg', 'mieter'],
  bundesland: landSlugs.map((slug) => slug.replace('wuertt', 'wurtt').replace('thuer', 'thur')),
  stellplaetze: ['1', '2', '3', '5', '10', '15', '20', '30', '50'],
  wallboxTyp: ['standard', 'bidirektional'],
};

export const wallbox: readonly Route[] = [
  { path: '/calculator/wallbox/results/', answer: () => ok({ count: 0, items: [] }) },
  {
    path: '/calculator/wallbox/results/{gebaeudetyp}/{bundesland}/{stellplaetze}/{wallboxTyp}/',
    answer: (values, { query }) =>
      refused(values, taken) ??
      misread(query, { applicant: ['privatperson', 'unternehmen', 'wohnungsunternehmen'] }) ??
      ok(charging(values['bundesland'] ?? '', Number(values['stellplaetze']), query.get('applicant'))),
  },
];

/** Two states give something for each parking space, less to companies. */
function charging(land: string, spaces: number, applicant: string | null) {
  const isCompany = applicant !== null && applicant !== 'privatperson';
  const forEach = ['thuringen', 'nordrhein-westfalen'].includes(land) ? (isCompany ? 450 : 650) : 0;
  return {
    fed: eur(0),
    land: {
      amt: eur(forEach * spaces),
      rule: forEach > 0 ? `${eur(forEach)} je Stellplatz` : 'kein Programm',
    },
    secured: eur(forEach * spaces),
    needs: 'Anmeldung beim Netzbetreiber; Einbau durch Fachbetrieb',
    town: 'nicht eingerechnet',
  };
}
