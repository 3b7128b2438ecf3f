// Words that say the same, the one in questions and the other in what offices write: „anmelden“ and „Registrierung“.
import { plainName } from '../../facts/index.ts';
import { stemOf } from '../recognisers/stems.ts';
import { isPartOf } from './clauses.ts';

const families = [
  'Genehmigung genehmigt Erlaubnis erlaubt Zustimmung Anordnung angeordnet Gestattung verfahrensfrei genehmigungsfrei',
  'anmelden angemeldet anzumelden Registrierung registriert gemeldet Meldepflicht Meldung Anzeige anzuzeigen eingetragen Eintragung',
  'Pflicht pflichtig verpflichtend vorgeschrieben obligatorisch freiwillig',
  'Zuschuss Zuschüsse bezuschusst gefördert Förderung Fördergeld Geld Prämie Erlös',
  'Mieter Mieterin Mietende Vermieter',
  'Eigentümer Wohnungseigentümer',
  'Lehrling Azubi Auszubildende ausbildet Ausbilden',
  'Abnahme abgenommen abzunehmen abnehmen',
  'später nachträglich',
  'Kurs Lehrgang Vorbereitungskurs Vorbereitungslehrgang Schulung',
  'Einzahlung einzahlen eingezahlt Konto',
  'Stammkapital Einlage Stammeinlage',
  'beantragen beantragt Antrag',
  'behalten beibehalten mitnehmen Mitnahme weiterfahren',
  'Sonntag Sonntage sonntags Sonn Feiertag Feiertage',
  'Voraussetzung Voraussetzungen nötig Zulassungsvoraussetzung',
  'klassisch klassische klassischer normal normaler gewöhnlicher',
  'Anspruch Recht Gestattung berechtigt',
  'Preisobergrenze Preisdeckel',
  'E-Auto Elektroauto Elektrofahrzeug Elektrofahrzeuge BEV Stromer',
  'Leasing geleast leasen gemietet Leasingvertrag',
  'frei befreit Befreiung Freistellung Beitragsfreistellung freigestellt',
  'extra zuzüglich zusätzlich Aufpreis Mehrkosten',
  'Steuerermäßigung steuerlich Steuererklärung absetzen absetzbar',
  'Vertragsschluss Vertragsabschluss unterschrieben unterschreiben beauftragt beauftragen Auftragsvergabe',
  'Einspruch Widerspruch widersprechen vorgehen anfechten',
  'Wiederholung durchgefallen durchfallen durchfällt durchrasselt',
  'Arbeitskosten Handwerkerkosten Lohnkosten Montage Montagekosten',
].map((words) => words.split(' ').map((word) => stemOf(plainName(word), 'de')));

/** Words that other questions have in passing, and these do not: „behalten“. */
const telling = /^(?:(?:bei)?behalt|mitnehm|mitgenomm|keep|anspruch|entitl|berechtigt)/;

/** Whether a stem is a point by itself, however common the word is. Pure. */
export const isTellingWord = (stem: string): boolean => telling.test(stem) || stem.length >= longWord;
const longWord = 12;

/** Stems with those of the same family; German ones only. Pure. */
export const withKin = (terms: readonly string[]): readonly string[] => [
  ...new Set([
    ...terms,
    ...families
      .filter((family) => family.some((stem) => terms.some((term) => term === stem || isPartOf(stem, term))))
      .flat(),
  ]),
];
