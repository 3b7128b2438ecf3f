// The other service's calculator for founding a company.
import { betrag, found, type Route, unknownValue } from './answer.ts';

const staedte = ['berlin', 'hamburg', 'muenchen'];
const gmbhWerte = { city: staedte, gesellschaftsvertrag: ['muster', 'individuell'] };

export const gmbh: readonly Route[] = [
  {
    path: '/calculator/gmbh/results/',
    answer: () =>
      found({
        gruendungen: staedte.map((stadt) => ({
          stadt,
          muster: gruendung(stadt, 'muster'),
          individuell: gruendung(stadt, 'individuell'),
        })),
      }),
  },
  {
    path: '/calculator/gmbh/results/{city}/{gesellschaftsvertrag}/',
    answer: (values) =>
      unknownValue(values, gmbhWerte) ??
      found(gruendung(values['city'] ?? '', values['gesellschaftsvertrag'] ?? '')),
  },
];

function gruendung(stadt: string, vertrag: string) {
  const notar = vertrag === 'muster' ? 270 : 755.5;
  return {
    vorhaben: { stadt, vertrag },
    gewerbeamt: betrag(20, 45),
    notar: betrag(notar, notar + 90),
    handelsregister: betrag(210),
    gesamtkosten: betrag(notar + 230, notar + 345),
    stammkapital: { mindestens: betrag(25_000), inGesamtkosten: false },
    dauerTage: { kuerzeste: '10', laengste: 35 },
    onlineGruendung: 'ja',
    ihk: { beitrag: null, hinweis: 'Pflichtmitglied | ab Eintragung' },
  };
}
