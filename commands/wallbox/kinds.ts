// The contract's buildings, wallboxes, applicants and states, and how people say them.
import { stateNames } from '../../src/kit/index.ts';

export const buildings = {
  einfamilienhaus: {
    label: { de: 'Einfamilienhaus', en: 'single-family house' },
    words: [
      ...[
        'EFH',
        'Einfamilienhauses',
        'Eigenheim',
        'Eigenheims',
        'Eigenheime',
        'eigenes Haus',
        'eigenen Haus',
      ],
      ...['eigenem Haus', 'Reihenhaus', 'Reihenhauses', 'Reihenendhaus', 'Reihenmittelhaus', 'RMH', 'REH'],
      ...['Doppelhaus', 'Doppelhaushälfte', 'DHH', 'Bungalow', 'Einzelhaus', 'freistehendes Haus'],
      ...['single-family home', 'single family house', 'detached house', 'semi-detached house', 'own house'],
      ...['semi-detached', 'terraced house', 'own home', 'our house', 'my house', 'family home'],
    ],
  },
  mehrfamilienhaus: {
    label: { de: 'Mehrfamilienhaus', en: 'apartment building' },
    words: [
      ...[
        'MFH',
        'Mehrfamilienhauses',
        'Mehrfamilienhäuser',
        'Mehrfamilienhäusern',
        'Mietshaus',
        'Mietshauses',
      ],
      ...['Mehrparteienhaus', 'Mehrparteienhauses', 'Wohnblock', 'Wohnblocks', 'block of flats'],
      ...['apartment block', 'multi-family house', 'multi-family home'],
    ],
  },
  weg: {
    label: { de: 'Wohnungseigentümergemeinschaft (WEG)', en: 'owners’ association (WEG)' },
    words: [
      ...['Wohnungseigentümergemeinschaft', 'Eigentümergemeinschaft', 'ETW', 'Eigentumswohnung'],
      ...['Eigentumswohnungen', 'Eigentümerversammlung', 'Tiefgarage im Eigentum', 'condominium', 'condo'],
      ...['owners association', 'homeowners association', 'own flat', 'own apartment'],
    ],
  },
  mieter: {
    label: { de: 'zur Miete', en: 'tenant' },
    words: [
      ...['Mieterin', 'Mieter:in', 'Mietern', 'Mieters', 'Miete', 'Mietwohnung', 'gemietet', 'gemieteten'],
      ...['gemietete Wohnung', 'renter', 'rented flat', 'rent', 'renting', 'rented', 'rental', 'rent a flat'],
      ...['rental flat', 'rented apartment', 'tenants'],
    ],
  },
} as const;

/** „Standardladepunkte“ */
const counted = (kind: string) =>
  ['ladepunkt', 'ladepunkte', 'ladepunkten', 'ladestation', 'ladestationen', 'ladesäule', 'ladesäulen']
    .concat(['box', 'boxen', 'wallbox', 'wallboxen', 'ladebox', 'ladeboxen', 'gerät', 'geräte', 'modell'])
    .map((unit) => `${kind}-${unit}`);

export const wallboxes = {
  standard: {
    label: { de: 'Standard', en: 'standard' },
    words: [
      ...['normal', 'normale', 'normalen', 'normaler', 'einfach', 'einfache', 'einfachen', 'unidirektional'],
      ...['unidirektionale', 'gewöhnlich', 'gewöhnliche', 'normales'],
      ...counted('Standard'),
      ...['nicht bidirektional', 'nicht bidirektionale', 'kein bidi', 'ohne bidi', 'not bidirectional'],
      ...['ordinary', 'regular', 'basic', 'simple', 'unidirectional'],
    ],
  },
  bidirektional: {
    label: { de: 'bidirektional', en: 'bidirectional' },
    words: [
      ...[
        'bidi',
        'bidirektionale',
        'bidirektionales',
        'bidirektionalen',
        'bidirektionaler',
        'V2H',
        'V2G',
        'V2X',
      ],
      ...[
        'bidirektional laden',
        'bidirektionale Wallbox',
        'rückspeisend',
        'rückspeisende',
        'rückspeisefähig',
      ],
      ...counted('bidi'),
      ...['two-way', 'vehicle-to-home', 'vehicle-to-grid'],
    ],
  },
} as const;

export const applicants = {
  privatperson: {
    label: { de: 'Privatperson', en: 'private person' },
    words: [
      'privat',
      'private',
      'privater',
      'Privatleute',
      'Privathaushalt',
      'Privatmann',
      'private individual',
    ],
  },
  unternehmen: {
    label: { de: 'Unternehmen', en: 'company' },
    words: [
      ...[
        'Firma',
        'Firmen',
        'GmbH',
        'UG',
        'Betrieb',
        'Gewerbe',
        'Gewerbebetrieb',
        'gewerblich',
        'Unternehmens',
      ],
      ...['Arbeitgeber', 'business', 'enterprise', 'firm'],
    ],
  },
  wohnungsunternehmen: {
    label: { de: 'Wohnungsunternehmen', en: 'housing company' },
    words: [
      ...['Genossenschaft', 'Wohnungsgenossenschaft', 'Wohnungsbaugenossenschaft', 'Baugenossenschaft'],
      ...['Wohnungsbaugesellschaft', 'Wohnungsgesellschaft', 'Wohnungsbauunternehmen', 'Wohnbaugesellschaft'],
      ...['housing association', 'housing cooperative'],
    ],
  },
} as const;

/** A state under the contract's spelling, with all that people call it. */
function state(name: string) {
  const words = stateNames.find((group) => group[0] === name) ?? [];
  return { label: { de: name, en: name }, words };
}

/** As the contract spells them for the wallbox, two of them without their umlauts. */
export const states = {
  'baden-wurttemberg': state('Baden-Württemberg'),
  bayern: state('Bayern'),
  berlin: state('Berlin'),
  brandenburg: state('Brandenburg'),
  bremen: state('Bremen'),
  hamburg: state('Hamburg'),
  hessen: state('Hessen'),
  'mecklenburg-vorpommern': state('Mecklenburg-Vorpommern'),
  niedersachsen: state('Niedersachsen'),
  'nordrhein-westfalen': state('Nordrhein-Westfalen'),
  'rheinland-pfalz': state('Rheinland-Pfalz'),
  saarland: state('Saarland'),
  sachsen: state('Sachsen'),
  'sachsen-anhalt': state('Sachsen-Anhalt'),
  'schleswig-holstein': state('Schleswig-Holstein'),
  thuringen: state('Thüringen'),
} as const;
