// The other service's calculators for the balcony and the garage: solar power and wallboxes.
import { badQuery, badValue, betrag, found, optional, type Route, unknownValue } from './answer.ts';
import { laenderKennungen } from './laender.ts';

const zuschuss: Readonly<Record<string, number>> = { none: 0, freiburg: 120, 'bad-muster': 75.5 };
const kaufpreis: Readonly<Record<string, number>> = { '300w': 260, '600w': 410, '800w': 520, '1600w': 905 };
const jahresertragKwh: Readonly<Record<string, number>> = {
  '300w': 240,
  '600w': 470,
  '800w': 620,
  '1600w': 1100,
};

export const balkonkraftwerk: readonly Route[] = [
  {
    path: '/calculator/balkonkraftwerk/results/',
    answer: () =>
      found({
        staedte: Object.fromEntries(
          Object.keys(zuschuss).map((stadt) => [stadt, { '800w': ertrag(stadt, '800w', 520, 0.36) }]),
        ),
      }),
  },
  {
    path: '/calculator/balkonkraftwerk/results/{city}/{leistung}/',
    answer(values, { query }) {
      const { city = '', leistung = '' } = values;
      const wrong =
        unknownValue(values, { city: Object.keys(zuschuss), leistung: Object.keys(kaufpreis) }) ??
        badQuery(query, { preis: optional.number, strom: optional.number });
      if (wrong) return wrong;
      const preis = Number(query.get('preis') ?? kaufpreis[leistung]);
      const strom = Number(query.get('strom') ?? 0.36);
      if (preis < 199 || preis > 2000) return badValue('preis');
      if (strom < 0.2 || strom > 0.5) return badValue('strom');
      return found(ertrag(city, leistung, preis, strom));
    },
  },
];

function ertrag(stadt: string, leistung: string, preis: number, strom: number) {
  const effektiv = preis - (zuschuss[stadt] ?? 0);
  const proJahr = Math.round((jahresertragKwh[leistung] ?? 0) * strom * 100) / 100;
  return {
    ort: { kennung: stadt, bezeichnung: stadt === 'none' ? null : `Stadt ${stadt}` },
    leistungWatt: leistung.replace('w', ''),
    kaufpreis: betrag(preis),
    zuschuss: betrag(zuschuss[stadt] ?? 0),
    effektivpreis: betrag(effektiv),
    ersparnis: { jaehrlich: betrag(proJahr), zehnJahre: betrag(Math.round(proJahr * 1000) / 100 - effektiv) },
    amortisationJahre: (effektiv / proJahr).toFixed(1),
  };
}

const wallboxWerte = {
  gebaeudetyp: ['einfamilienhaus', 'mehrfamilienhaus', 'weg', 'mieter'],
  // Two states are spelt without their umlauts here, and only here.
  bundesland: laenderKennungen.map((land) =>
    land.replace('wuertt', 'wurtt').replace('thueringen', 'thuringen'),
  ),
  stellplaetze: ['1', '2', '3', '5', '10', '15', '20', '30', '50'],
  wallboxTyp: ['standard', 'bidirektional'],
};

export const wallbox: readonly Route[] = [
  {
    path: '/calculator/wallbox/results/',
    answer: () =>
      found({
        kombinationen: wallboxWerte.bundesland.map((land) => ladepunkt('weg', land, '3', 'standard', null)),
      }),
  },
  {
    path: '/calculator/wallbox/results/{gebaeudetyp}/{bundesland}/{stellplaetze}/{wallboxTyp}/',
    answer(values, { query }) {
      const { gebaeudetyp = '', bundesland = '', stellplaetze = '', wallboxTyp = '' } = values;
      const antragsteller = query.get('applicant') ?? 'privatperson';
      return (
        unknownValue(values, wallboxWerte) ??
        badQuery(query, { applicant: /^(?:privatperson|unternehmen|wohnungsunternehmen)?$/ }) ??
        found(ladepunkt(gebaeudetyp, bundesland, stellplaetze, wallboxTyp, antragsteller))
      );
    },
  },
];

function ladepunkt(
  gebaeude: string,
  land: string,
  stellplaetze: string,
  typ: string,
  antragsteller: string | null,
) {
  const vomLand = land === 'nordrhein-westfalen' ? 900 * Number(stellplaetze) : 0;
  return {
    vorhaben: { gebaeude, land, stellplaetze, typ, antragsteller },
    bund: { programm: 'ausgelaufen', betrag: betrag(0) },
    land: { regel: vomLand > 0 ? '900 EUR | je Stellplatz' : 'kein Programm', betrag: betrag(vomLand) },
    summeGesichert: betrag(vomLand),
    voraussetzungen: ['Anmeldung beim Netzbetreiber', 'Strom aus `erneuerbaren` Quellen'],
    kommunalerHinweis: 'Manche Gemeinde fördert mit; siehe https://gemeinde.example/wallbox',
  };
}
