// The other service's topics: a fact sheet for each, authorities keyed by the states' names as it stores them.
import { betrag, found, type Route, unknownValue } from './answer.ts';
import { allesAufEinmal } from './hinweise.ts';

const themen: Readonly<Record<string, string>> = {
  'aevo-ausbilderschein': 'Ausbilderschein',
  balkonkraftwerk: 'Balkonkraftwerk',
  bussgeldverfahren: 'Bußgeldverfahren',
  'e-auto-foerderung': 'Zuschuss für E-Autos',
  'e-kennzeichen': 'E-Kennzeichen',
  energieberater: 'Energieberatung',
  erbschein: 'Erbschein',
  'gmbh-gruendung': 'Gründung einer GmbH',
  halteverbot: 'Halteverbotszone',
  heilpraktiker: 'Heilpraktikerprüfung',
  hundefuehrerschein: 'Hundeführerschein',
  jagdschein: 'Jagdschein',
  kaminofen: 'Kaminofen',
  'kfz-steuer': 'Kfz-Steuer',
  'kfz-zulassung': 'Kfz-Zulassung',
  ladeinfrastruktur: 'Ladepunkte',
  wallbox: 'Wallbox',
  meisterpruefung: 'Meisterprüfung',
  'sachkundepruefung-34a': 'Sachkundeprüfung § 34a',
  solaranlage: 'Solaranlage',
  'solarstrom-auto-laden': 'Auto mit Solarstrom laden',
  'thg-quote': 'THG-Quote',
  waermepumpe: 'Wärmepumpe',
};

/** Three states are enough; one is stored under its official name, which is no slug. */
const laender = ['Bayern', 'Berlin', 'Freistaat Sachsen'];

export const themenRouten: readonly Route[] = [
  {
    path: '/topics/{topic}/facts/',
    answer: (values) =>
      unknownValue(values, { topic: Object.keys(themen) }) ?? found(steckbrief(values['topic'] ?? '')),
  },
  {
    path: '/topics/{topic}/facts/{state}/',
    answer: (values) =>
      unknownValue(values, { topic: Object.keys(themen), state: laender }) ??
      found({
        ...benannt(values['topic'] ?? ''),
        gebiet: values['state'],
        behoerden: {
          a: behoerde(values['state'] ?? ''),
          b: { bezeichnung: 'Bürgertelefon', telefonKurz: '115' },
        },
      }),
  },
];

const benannt = (thema: string) => ({ thema: { kennung: thema, titel: themen[thema] } });

function steckbrief(thema: string) {
  return {
    ...benannt(thema),
    rechtsgrundlage: { paragraf: '§ 7 | Satz 2', gesetz: 'Beispielgesetz' },
    gebuehr: { ...betrag(12.5, 1480), bemerkung: 'je nach Aufwand' },
    dauerTage: { kuerzeste: '3', laengste: 45 },
    onlineAntrag: thema === 'erbschein' ? null : 'teilweise',
    unterlagen: { 1: { name: 'Ausweis' }, 2: { name: 'Nachweis `B`', pflicht: false } },
    // One topic is enough to see what becomes of such a text.
    ...(thema === 'erbschein' && { anmerkung: allesAufEinmal }),
    behoerden: Object.fromEntries(laender.map((land) => [land, behoerde(land)])),
    geprueftAm: '2026-04-30T22:15:00+02:00',
  };
}

const behoerde = (land: string) => ({
  bezeichnung: `Musterbehörde ${land}`,
  ebene: 'Landkreis',
  netzadresse: `https://behoerde.example/${encodeURIComponent(land)}`,
});
