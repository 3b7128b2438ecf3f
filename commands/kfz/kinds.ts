// The contract's processes and ways of a vehicle registration, and how people say them.

const vehicles = ['auto', 'wagen', 'pkw', 'kfz', 'fahrzeug', 'motorrad'];
const withVehicle = (...verbs: readonly string[]) => [
  ...verbs,
  ...verbs.flatMap((verb) => vehicles.map((vehicle) => `${vehicle} ${verb}`)),
];

export const processes = {
  neuzulassung: {
    label: { de: 'Neuzulassung', en: 'first registration' },
    forIt: { de: 'für die Neuzulassung', en: 'for a first registration' },
    words: [
      ...withVehicle('anmelden', 'zulassen'),
      ...['anmeldung', 'neu zulassen', 'erstzulassung', 'neuwagen', 'neufahrzeug', 'neuwagen zulassen'],
      ...['neuwagen anmelden', 'neuanmeldung', 'neues auto', 'neues fahrzeug', 'fabrikneu'],
      ...['new car', 'new vehicle', 'brand-new car', 'new registration', 'register', 'first registration'],
    ],
  },
  halterwechsel: {
    label: { de: 'Halterwechsel', en: 'change of keeper' },
    forIt: { de: 'für den Halterwechsel', en: 'for a change of keeper' },
    words: [
      ...withVehicle('umschreiben'),
      ...['umschreibung', 'gebrauchtwagen', 'gebrauchter', 'gebrauchten', 'gebraucht gekauft', 'gekauft'],
      ...['gebrauchten gekauft', 'besitzerwechsel', 'eigentümerwechsel', 'umgeschrieben'],
      ...['register a used car', 'register used car', 'register my used car', 'registering a used car'],
      ...['register a second-hand car', 'register a used vehicle', 'gebrauchtwagen anmelden'],
      ...['gebrauchtwagen zulassen', 'gebrauchtes auto anmelden', 'gebrauchtes auto zulassen'],
      ...['gebrauchten anmelden', 'gebrauchten zulassen'],
      ...['umschreiben lassen', 'used car', 'second-hand car', 'transfer', 'change of owner'],
    ],
  },
  ummeldung: {
    label: { de: 'Ummeldung', en: 'change of address' },
    forIt: { de: 'für die Ummeldung', en: 'for a change of address' },
    words: [
      ...withVehicle('ummelden'),
      ...['umgezogen', 'neue adresse', 'neuer adresse', 'adressänderung', 'adresse ändern'],
      ...['anschriftenänderung', 'wohnortwechsel', 'umzug', 'moved', 'new address', 'change of address'],
    ],
  },
  abmeldung: {
    label: { de: 'Abmeldung', en: 'deregistration' },
    forIt: { de: 'für die Abmeldung', en: 'for a deregistration' },
    words: [
      ...withVehicle('abmelden', 'stilllegen'),
      ...['stilllegung', 'außerbetriebsetzung', 'außer betrieb setzen', 'verkauft'],
      ...['verschrotten', 'verschrottung', 'verschrottet', 'abgemeldet', 'deregister', 'scrap', 'sold'],
    ],
  },
} as const;

export type Process = keyof typeof processes;
export const processKinds = ['neuzulassung', 'halterwechsel', 'ummeldung', 'abmeldung'] as const;

export const ways = {
  amt: {
    label: { de: 'am Schalter', en: 'at the office' },
    words: [
      ...['vor ort', 'schalter', 'behörde', 'zulassungsstelle', 'im amt', 'beim amt', 'persönlich'],
      ...['straßenverkehrsamt', 'office', 'in person', 'counter'],
    ],
  },
  online: {
    label: { de: 'online', en: 'online' },
    words: [
      'internet',
      'im internet',
      'übers internet',
      'i-kfz',
      'ikfz',
      'app',
      'per app',
      'digital',
      'online zulassen',
    ],
  },
  // Not of the contract: both of its ways were named.
  beide: {
    label: { de: 'beide Wege', en: 'both ways' },
    words: [
      'amt und online',
      'online und amt',
      'amt oder online',
      'online oder amt',
      'schalter und online',
      'both',
    ],
  },
} as const;

export type Way = 'amt' | 'online';
export const wayKinds = ['amt', 'online'] as const;

/** Names that say what is to be done, and stay among the words. */
export const processNames = [
  ...withVehicle('anmelden', 'zulassen', 'umschreiben', 'ummelden', 'abmelden', 'stilllegen').filter((name) =>
    name.includes(' '),
  ),
  ...['neuzulassung', 'halterwechsel', 'außerbetriebsetzung', 'neuwagen zulassen', 'neuwagen anmelden'],
  ...['neuwagen online zulassen', 'neuwagen online anmelden', 'i-kfz', 'wunschkennzeichen'],
];

export const plate = {
  label: { de: 'Wunschkennzeichen', en: 'preferred plate' },
  withIt: { de: 'mit Wunschkennzeichen', en: 'with a preferred plate' },
  withoutIt: { de: 'ohne Wunschkennzeichen', en: 'without a preferred plate' },
};
