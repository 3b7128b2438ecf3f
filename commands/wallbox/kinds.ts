// The contract's buildings, wallboxes, applicants and states, and how people say them.
import { stateNames } from '../../src/kit/index.ts';

export const buildings = {
  einfamilienhaus: {
    label: { de: 'Einfamilienhaus', en: 'single-family house' },
    words: [
      ...[
        'EFH',
        'Eigenheim',
        'eigenes Haus',
        'Reihenhaus',
        'Reihenendhaus',
        'Reihenmittelhaus',
        'RMH',
        'REH',
      ],
      ...['Doppelhaus', 'Doppelhaushälfte', 'DHH', 'Bungalow', 'Einzelhaus', 'freistehendes Haus'],
      ...['single-family home', 'detached house', 'semi-detached', 'terraced house', 'own house', 'own home'],
      ...['our house', 'my house', 'family home'],
    ],
  },
  mehrfamilienhaus: {
    label: { de: 'Mehrfamilienhaus', en: 'apartment building' },
    words: [
      ...['MFH', 'Mietshaus', 'Mehrparteienhaus', 'Wohnblock', 'block of flats', 'apartment block'],
      ...['multi-family house', 'multi-family home'],
    ],
  },
  weg: {
    label: { de: 'Wohnungseigentümergemeinschaft (WEG)', en: 'owners’ association (WEG)' },
    words: [
      ...['Wohnungseigentümergemeinschaft', 'Eigentümergemeinschaft', 'Eigentümerversammlung'],
      ...['ETW', 'Eigentumswohnung', 'Tiefgarage im Eigentum', 'condominium', 'condo'],
      ...['owners association', 'homeowners association', 'own flat', 'own apartment'],
    ],
  },
  mieter: {
    label: { de: 'zur Miete', en: 'tenant' },
    words: [
      ...['Mieter', 'Miete', 'Mietwohnung', 'mieten', 'gemietete Wohnung', 'Wohnung zur Miete'],
      ...['renter', 'rent', 'rental', 'rent a flat', 'rental flat', 'rented apartment'],
    ],
  },
} as const;

export const wallboxes = {
  standard: {
    label: { de: 'Standard', en: 'standard' },
    words: [
      ...['normal', 'einfach', 'gewöhnlich', 'unidirektional'],
      ...['nicht bidirektional', 'kein bidi', 'ohne bidi', 'not bidirectional'],
      ...['ordinary', 'regular', 'basic', 'simple', 'unidirectional'],
    ],
  },
  bidirektional: {
    label: { de: 'bidirektional', en: 'bidirectional' },
    words: [
      ...['bidi', 'bidirektional laden', 'bidirektionale Wallbox', 'V2H', 'V2G', 'V2X'],
      ...['rückspeisend', 'rückspeisefähig', 'two-way', 'vehicle-to-home', 'vehicle-to-grid'],
    ],
  },
} as const;

export const applicants = {
  privatperson: {
    label: { de: 'Privatperson', en: 'private person' },
    words: ['privat', 'Privatleute', 'Privathaushalt', 'Privatmann', 'private individual'],
  },
  unternehmen: {
    label: { de: 'Unternehmen', en: 'company' },
    words: [
      ...['Firma', 'GmbH', 'UG', 'Betrieb', 'Gewerbe', 'Gewerbebetrieb', 'gewerblich', 'Arbeitgeber'],
      ...['business', 'enterprise', 'firm'],
    ],
  },
  wohnungsunternehmen: {
    label: { de: 'Wohnungsunternehmen', en: 'housing company' },
    words: [
      ...['Genossenschaft', 'Wohnungsgenossenschaft', 'Baugenossenschaft', 'Wohnungsbaugesellschaft'],
      ...['Wohnungsgesellschaft', 'Wohnbaugesellschaft', 'Wohnungsbauunternehmen'],
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
