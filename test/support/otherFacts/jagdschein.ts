// The other service's hunting licence: everything keyed by state, figures that rise with the state's place.
import { betrag, found, type Route, unknownValue } from './answer.ts';
import { jeLand, laender, laenderKennungen } from './laender.ts';

const benannt = (land: string) => ({ kennung: land, bezeichnung: laender[land] });

export const jagdschein: readonly Route[] = [
  ...uebersichtUndLand('/jagdschein/facts/', (land, rang) => ({
    land: benannt(land),
    ausbildung: { pflicht: true, mindestStunden: String(100 + rang), form: 'Kurs | Verein' },
    pruefung: { teile: ['schriftlich', 'mündlich', 'Schießen'], gebuehr: betrag(180 + rang, 240.5 + rang) },
    antragsweg: { persoenlich: 'ja', online: rang % 2 === 0 ? 'nein' : null },
  })),
  ...uebersichtUndLand('/jagdschein/detail/', (land, rang) => ({
    land: benannt(land),
    scheine: {
      jahr1: { bezeichnung: 'Jahresjagdschein', kosten: betrag(40 + rang) },
      jahr3: { bezeichnung: 'Dreijahresjagdschein', kosten: betrag(95 + rang, 110 + rang) },
      tag: { bezeichnung: 'Tagesjagdschein', kosten: null },
    },
    unterlagen: [{ name: 'Prüfungszeugnis' }, { name: 'Nachweis der `Haftpflicht`' }],
    besonderheiten: { hund: 'Brauchbarkeit *muss* nachgewiesen sein' },
  })),
  ...uebersichtUndLand('/calculator/jagdschein/results/', (land, rang) => ({
    land: benannt(land),
    gesamtkosten: betrag(1450 + 10 * rang, 2990.9 + 10 * rang),
    ausbildungsdauer: { wochen: '2', bisMonate: 9 + (rang % 4) },
    pruefungsgebuehr: betrag(180 + rang, 240.5 + rang),
    stelle: `Untere Jagdbehörde ${laender[land]}`,
  })),
];

/** The overview of all states, and the same entry for one. */
function uebersichtUndLand(path: string, eintrag: (land: string, rang: number) => object): readonly Route[] {
  const eintraege = jeLand(eintrag);
  return [
    { path, answer: () => found({ laender: eintraege }) },
    {
      path: `${path}{state}/`,
      answer: (values) =>
        unknownValue(values, { state: laenderKennungen }) ??
        found({ eintrag: eintraege[values['state'] ?? ''] }),
    },
  ];
}
