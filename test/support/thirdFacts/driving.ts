// The third service's calculators around the car: a matrix of grants, fees nested by process, way and plate.
import type { Route } from '../routedFacts.ts';
import { bad, eur, ok, refused } from './wire.ts';

const grants: Readonly<Record<string, number>> = { bev: 2300, phev_range_extender: 900 };
const limit = 78_000;
const counted = 3;

const grant = (vehicle: string, income: number, children: number) =>
  income > limit ? 0 : (grants[vehicle] ?? 0) + 350 * Math.min(children, counted);

export const eAuto: readonly Route[] = [
  {
    path: '/calculator/e-auto/results/',
    answer: () =>
      ok({
        columns: ['vehicle', 'children', `up to ${eur(limit)}`, 'above'],
        rows: Object.keys(grants).flatMap((vehicle) =>
          Array.from({ length: counted + 1 }, (_, children) => [
            vehicle,
            String(children),
            eur(grant(vehicle, 0, children)),
            eur(0),
          ]),
        ),
      }),
  },
  {
    path: '/calculator/e-auto/results/{fahrzeugtyp}/{bracket}/{kinder}/',
    answer(values) {
      const { fahrzeugtyp = '', bracket = '', kinder = '' } = values;
      const unknown = refused(values, { fahrzeugtyp: Object.keys(grants) });
      if (unknown) return unknown;
      if (!/^\d+$/.test(bracket) || !/^\d+$/.test(kinder)) return bad('income or children');
      const amount = grant(fahrzeugtyp, Number(bracket), Number(kinder));
      return ok({
        grant: eur(amount),
        eligible: amount > 0 ? 'yes' : 'no',
        row: `${fahrzeugtyp}, ${Math.min(Number(kinder), counted)}`,
        open: ['Zählt das Einkommen des Vorjahres?'],
      });
    },
  },
];

const fees: Readonly<Record<string, number>> = {
  neuzulassung: 29.3,
  halterwechsel: 24.8,
  ummeldung: 22.5,
  abmeldung: 14.4,
};
const [processes, ways, plates] = [Object.keys(fees), ['amt', 'online'], ['ja', 'nein']];

function fee(process: string, way: string, plate: string) {
  const least = (fees[process] ?? 0) - (way === 'online' ? 8.5 : 0) + (plate === 'ja' ? 10.2 : 0);
  return eur(least, least + 6);
}

export const kfz: readonly Route[] = [
  {
    path: '/calculator/kfz/results/',
    answer: () =>
      ok(
        keyed(processes, (process) =>
          keyed(ways, (way) => keyed(plates, (plate) => ({ fee: fee(process, way, plate) }))),
        ),
      ),
  },
  {
    path: '/calculator/kfz/results/{vorgang}/{weg}/{wunschkennzeichen}/',
    answer: (values) =>
      refused(values, { vorgang: processes, weg: ways, wunschkennzeichen: plates }) ??
      ok({
        fee: fee(values['vorgang'] ?? '', values['weg'] ?? '', values['wunschkennzeichen'] ?? ''),
        bring: 'Ausweis; eVB-Nummer; Fahrzeugpapiere',
      }),
  },
];

const keyed = <Entry>(keys: readonly string[], entry: (key: string) => Entry) =>
  Object.fromEntries(keys.map((key) => [key, entry(key)]));
