// Which of several laws a question means: those of the state that it names, and those whose name has a word of it.
import { hasWord, stateNamed } from '../../src/kit/index.ts';

/** What the short names of federal laws stand for. */
const longNames: Readonly<Record<string, string>> = {
  AEVO: 'Ausbildereignungsverordnung',
  AFBG: 'Aufstiegsfortbildungsförderungsgesetz Aufstieg BAföG Förderung',
  BBiG: 'Berufsbildungsgesetz Ausbildung',
  BEG: 'Bundesförderung für effiziente Gebäude Förderung Zuschuss',
  BewachV: 'Bewachungsverordnung',
  BGB: 'Bürgerliches Gesetzbuch Vermieter Mieter Mietende Erbe',
  BImSchG: 'Bundesimmissionsschutzgesetz',
  BImSchV: 'Immissionsschutzverordnung Grenzwerte Feuerung',
  BJagdG: 'Bundesjagdgesetz',
  BKatV: 'Bußgeldkatalog Verordnung',
  EEG: 'Erneuerbare Energien Gesetz Einspeisung Einspeisevergütung Vergütung',
  EmoG: 'Elektromobilitätsgesetz',
  EnWG: 'Energiewirtschaftsgesetz Netzbetreiber steuerbar',
  EStG: 'Einkommensteuergesetz Einkommensteuer',
  FamFG: 'Verfahren in Familiensachen Verfahren Nachlassverfahren',
  FZV: 'Fahrzeugzulassungsverordnung Zulassung',
  GebOSt: 'Gebührenordnung für Maßnahmen im Straßenverkehr Gebühren',
  GEG: 'Gebäudeenergiegesetz',
  GEIG: 'Gebäude-Elektromobilitätsinfrastruktur-Gesetz',
  GeolDG: 'Geologiedatengesetz Bohrung',
  GewO: 'Gewerbeordnung Gewerbeanmeldung',
  GmbHG: 'Gesellschaften Gesellschaftsvertrag',
  GNotKG: 'Gerichts- und Notarkostengesetz Notarkosten Gerichtskosten Gebühren',
  HRegGebV: 'Handelsregistergebührenverordnung',
  HwO: 'Handwerksordnung',
  KraftStG: 'Kraftfahrzeugsteuergesetz',
  LSV: 'Ladesäulenverordnung',
  MaStRV: 'Marktstammdatenregisterverordnung',
  NAV: 'Niederspannungsanschlussverordnung Netzanschluss Anmeldung',
  OWiG: 'Ordnungswidrigkeitengesetz Einspruch Verjährung',
  SchfHwG: 'Schornsteinfeger-Handwerksgesetz',
  StVG: 'Straßenverkehrsgesetz',
  StVO: 'Straßenverkehrsordnung',
  UStG: 'Umsatzsteuergesetz Mehrwertsteuer',
  WEG: 'Wohnungseigentumsgesetz Eigentümergemeinschaft',
  WHG: 'Wasserhaushaltsgesetz Wasserrecht Grundwasser Bohrung',
};

/** How states are written in the names of their laws. */
const stateSigns: readonly (readonly [RegExp, string])[] = [
  [/\bNRW\b|\bNW\b/, 'Nordrhein-Westfalen'],
  [/\bNHundG\b|\bNds\b/, 'Niedersachsen'],
  [/\bBbg\b/, 'Brandenburg'],
  [/\bBay\p{Lu}/u, 'Bayern'],
];

const stateOfLaw = (law: string): string | undefined =>
  stateSigns.find(([sign]) => sign.test(law))?.[1] ??
  law.split(/[\s,]+/).flatMap((word) => stateNamed(word) ?? [])[0];

const longNameOf = (law: string) =>
  [law, ...law.split(/[^\p{L}]+/u).flatMap((word) => longNames[word] ?? [])].join(' ');

export interface Laws {
  /** Those that were meant; all, where nothing tells. */
  readonly meant: readonly string[];
  readonly others: readonly string[];
}

/** `terms` are the stems of the question's words. The service's order stays. Pure. */
export function lawsFor(
  laws: readonly string[],
  { terms, states }: { readonly terms: readonly string[]; readonly states: readonly string[] },
): Laws {
  const isMeant = (law: string): boolean => {
    const state = stateOfLaw(law);
    return state !== undefined && states.length > 0
      ? states.includes(state)
      : terms.some((term) => hasWord(longNameOf(law), [term], 'de'));
  };
  const meant = laws.filter(isMeant);
  return meant.length === 0
    ? { meant: laws, others: [] }
    : { meant, others: laws.filter((law) => !meant.includes(law)) };
}
