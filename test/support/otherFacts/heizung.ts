// The other service's calculators for heating: heat pumps, stoves.
import { badQuery, badValue, betrag, found, optional, type Route, unknownValue } from './answer.ts';
import { laender, laenderKennungen } from './laender.ts';

const pumpenWerte = {
  pumpType: ['luft_wasser', 'sole_wasser_erdkollektor', 'sole_wasser_erdsonde', 'wasser_wasser'],
  populationClass: ['over_100k', 'under_100k', 'heat_plan_designated'],
};
const pumpenSchalter = ['selbstnutzer', 'alteHeizung', 'einkommenUnter40000'];

export const waermepumpe: readonly Route[] = [
  {
    path: '/calculator/waermepumpe/results/',
    answer: () =>
      found({
        anlagen: Object.fromEntries(
          pumpenWerte.pumpType.map((typ) => [
            typ,
            pumpenWerte.populationClass.map((gemeinde) => pumpe(typ, gemeinde)),
          ]),
        ),
      }),
  },
  {
    path: '/calculator/waermepumpe/results/{pumpType}/{populationClass}/',
    answer: (values, { query }) =>
      unknownValue(values, pumpenWerte) ??
      badQuery(query, {
        kosten: optional.number,
        plz: optional.plz,
        ...Object.fromEntries(pumpenSchalter.map((name) => [name, optional.boolean])),
      }) ??
      found(pumpe(values['pumpType'] ?? '', values['populationClass'] ?? '', query)),
  },
];

function pumpe(typ: string, gemeinde: string, query = new URLSearchParams()) {
  const kosten = Math.min(Math.max(Number(query.get('kosten') ?? 28_000), 5000), 60_000);
  const boni = pumpenSchalter.map((name) => ({
    anlass: name,
    prozent: query.get(name) === 'true' ? '15' : '0',
  }));
  const satz = Math.min(
    boni.reduce((summe, { prozent }) => summe + Number(prozent), 25),
    65,
  );
  const zuschuss = Math.round(Math.min(kosten, 30_000) * satz) / 100;
  return {
    anlage: { art: typ, gemeinde },
    gerechnetMit: betrag(kosten),
    zuschuss: { ...betrag(zuschuss), satzProzent: String(satz) },
    eigenanteil: betrag(kosten - zuschuss),
    boni,
    genehmigung: { weg: typ === 'luft_wasser' ? 'verfahrensfrei' : 'Anzeige | wasserrechtlich', tage: '30' },
    gegFrist: '2028-06-30T21:59:59Z',
    oertlich: query.get('plz') ? oertlich(query.get('plz')) : null,
  };
}

const oertlich = (plz: string | null) => ({
  plz,
  ort: 'Musterstadt',
  land: null,
  positionen: { stadt: { programm: 'Klima @**all**', betrag: betrag(500, 1500) } },
});

const ofenSchalter = ['self', 'oldHeating', 'incomeUnder40000', 'nrwSolarPv'];

export const kaminofen: readonly Route[] = [
  {
    path: '/calculator/kaminofen/results/',
    answer: () =>
      found({
        beispiele: laenderKennungen.flatMap((land) => [
          ofen('classic', land, 4200),
          ofen('pellet_water', land, 14_500),
        ]),
      }),
  },
  {
    path: '/calculator/kaminofen/results/{stoveType}/{state}/{costs}/',
    answer(values, { query }) {
      const { stoveType = '', state = '', costs = '' } = values;
      if (!['classic', 'pellet_water'].includes(stoveType)) return badValue('stoveType');
      if (!/^\d+(?:\.\d+)?$/.test(costs) || Number(costs) < 1) return badValue('costs');
      return (
        unknownValue(values, { state: laenderKennungen }) ??
        badQuery(query, Object.fromEntries(ofenSchalter.map((name) => [name, optional.boolean]))) ??
        found(ofen(stoveType, state, Number(costs)))
      );
    },
  },
];

function ofen(art: string, land: string, kosten: number) {
  const satz = art === 'pellet_water' ? 25 : 0;
  const zuschuss = Math.round(Math.min(kosten, 30_000) * satz) / 100;
  return {
    ofen: { art, standort: laender[land], kennung: land },
    zuschuss: betrag(zuschuss),
    eigenanteil: betrag(Math.round((kosten - zuschuss) * 100) / 100),
    bundessatzProzent: String(satz),
    landesfoerderung: { hinweis: land === 'sachsen' ? 'Programm ruht | Stand Mai' : 'keine bekannt' },
    annahmen: { a: { text: 'Bauart nach `BImSchV`' }, b: { text: 'Einbau durch Fachbetrieb' } },
  };
}
