// The contract's processes and ways of a vehicle registration, and how people say them.

const vehicles = ['auto', 'wagen', 'pkw', 'kfz', 'fahrzeug', 'motorrad'];
const withVehicle = (...verbs: readonly string[]) =>
  verbs.flatMap((verb) => vehicles.map((vehicle) => `${vehicle} ${verb}`));

export const processes = {
  neuzulassung: {
    label: { de: 'Neuzulassung', en: 'first registration' },
    forIt: { de: 'für die Neuzulassung', en: 'for a first registration' },
    words: [
      ...['anmelden', 'Anmeldung', 'zulassen', 'zugelassen', 'neu zulassen', 'Erstzulassung', 'Neuanmeldung'],
      ...['Neuwagen', 'Neufahrzeug', 'neues Auto', 'neues Fahrzeug', 'fabrikneu'],
      ...['new car', 'new vehicle', 'brand-new', 'new registration', 'register'],
    ],
  },
  halterwechsel: {
    label: { de: 'Halterwechsel', en: 'change of keeper' },
    forIt: { de: 'für den Halterwechsel', en: 'for a change of keeper' },
    words: [
      ...['umschreiben', 'umgeschrieben', 'Umschreibung', 'umschreiben lassen', 'Besitzerwechsel'],
      ...['Eigentümerwechsel', 'gekauft', 'gebraucht gekauft', 'gebraucht', 'Gebrauchtwagen'],
      ...['gebrauchtes Auto', 'gebraucht anmelden', 'gebraucht zulassen', 'gebrauchtes Auto anmelden'],
      ...['gebrauchtes Auto zulassen', 'Gebrauchtwagen anmelden', 'Gebrauchtwagen zulassen'],
      ...['used car', 'used vehicle', 'second-hand car', 'register used car', 'register used vehicle'],
      ...['register second-hand car', 'transfer', 'change of owner'],
    ],
  },
  ummeldung: {
    label: { de: 'Ummeldung', en: 'change of address' },
    forIt: { de: 'für die Ummeldung', en: 'for a change of address' },
    words: [
      ...['ummelden', 'umgezogen', 'Umzug', 'Wohnortwechsel', 'neue Adresse', 'Adresse ändern'],
      ...['Adressänderung', 'Anschriftenänderung', 'moved', 'new address'],
    ],
  },
  abmeldung: {
    label: { de: 'Abmeldung', en: 'deregistration' },
    forIt: { de: 'für die Abmeldung', en: 'for a deregistration' },
    words: [
      ...['abmelden', 'stilllegen', 'Stilllegung', 'Außerbetriebsetzung', 'außer Betrieb setzen'],
      ...['verkaufen', 'verschrotten', 'Verschrottung', 'deregister', 'scrap', 'sold'],
    ],
  },
} as const;

export type Process = keyof typeof processes;
export const processKinds = ['neuzulassung', 'halterwechsel', 'ummeldung', 'abmeldung'] as const;

export const ways = {
  amt: {
    label: { de: 'am Schalter', en: 'at the office' },
    words: [
      ...['vor Ort', 'Schalter', 'Behörde', 'Zulassungsstelle', 'im Amt', 'beim Amt', 'persönlich'],
      ...['Straßenverkehrsamt', 'office', 'in person', 'counter'],
    ],
  },
  online: {
    label: { de: 'online', en: 'online' },
    words: ['Internet', 'übers Internet', 'i-Kfz', 'ikfz', 'App', 'per App', 'digital', 'online zulassen'],
  },
  // Not of the contract: both of its ways were named.
  beide: {
    label: { de: 'beide Wege', en: 'both ways' },
    words: [
      'Amt und online',
      'online und Amt',
      'Amt oder online',
      'online oder Amt',
      'Schalter und online',
      'both',
    ],
  },
} as const;

export type Way = 'amt' | 'online';
export const wayKinds = ['amt', 'online'] as const;

/** Names that say what is to be done, and stay among the words. */
export const processNames = [
  ...withVehicle('anmelden', 'zulassen', 'umschreiben', 'ummelden', 'abmelden', 'stilllegen'),
  ...['neuzulassung', 'halterwechsel', 'außerbetriebsetzung', 'neuwagen zulassen', 'neuwagen anmelden'],
  ...['neuwagen online zulassen', 'neuwagen online anmelden', 'i-kfz', 'wunschkennzeichen'],
];

export const plate = {
  label: { de: 'Wunschkennzeichen', en: 'preferred plate' },
  withIt: { de: 'mit Wunschkennzeichen', en: 'with a preferred plate' },
  withoutIt: { de: 'ohne Wunschkennzeichen', en: 'without a preferred plate' },
};
