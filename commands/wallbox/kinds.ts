// The contract's buildings, wallboxes, applicants and states, and how people say them.
import { stateNames } from '../../src/kit/index.ts';

export const buildings = {
  einfamilienhaus: {
    label: { de: 'Einfamilienhaus', en: 'single-family house' },
    words: [
      ...[
        'EFH',
        'Eigenheim',
        'Reihenhaus',
        'Reihenendhaus',
        'Doppelhaus',
        'Doppelhaushälfte',
        'eigenes Haus',
      ],
      ...['single-family home', 'detached house', 'own house'],
    ],
  },
  mehrfamilienhaus: {
    label: { de: 'Mehrfamilienhaus', en: 'apartment building' },
    words: ['MFH', 'Mietshaus', 'Mehrparteienhaus', 'Wohnblock', 'block of flats', 'multi-family house'],
  },
  weg: {
    label: { de: 'Wohnungseigentümergemeinschaft (WEG)', en: 'owners’ association (WEG)' },
    words: [
      ...['Wohnungseigentümergemeinschaft', 'Eigentümergemeinschaft', 'ETW', 'Eigentumswohnung'],
      ...['Tiefgarage im Eigentum', 'condominium', 'condo', 'owners association'],
    ],
  },
  mieter: {
    label: { de: 'zur Miete', en: 'tenant' },
    words: ['Mieterin', 'Mieter:in', 'Miete', 'Mietwohnung', 'gemietet', 'renter', 'rented flat'],
  },
} as const;

export const wallboxes = {
  standard: {
    label: { de: 'Standard', en: 'standard' },
    words: ['normal', 'normale', 'einfach', 'einfache', 'unidirektional', 'gewöhnlich'],
  },
  bidirektional: {
    label: { de: 'bidirektional', en: 'bidirectional' },
    words: ['bidi', 'bidirektionale', 'bidirektionales', 'bidirektional laden', 'V2H', 'V2G', 'rückspeisend'],
  },
} as const;

export const applicants = {
  privatperson: {
    label: { de: 'Privatperson', en: 'private person' },
    words: ['privat', 'Privatleute', 'Privathaushalt', 'private individual'],
  },
  unternehmen: {
    label: { de: 'Unternehmen', en: 'company' },
    words: ['Firma', 'GmbH', 'Betrieb', 'Gewerbe', 'gewerblich', 'business', 'enterprise'],
  },
  wohnungsunternehmen: {
    label: { de: 'Wohnungsunternehmen', en: 'housing company' },
    words: [
      ...['Genossenschaft', 'Wohnungsgenossenschaft', 'Wohnungsbaugenossenschaft', 'Baugenossenschaft'],
      ...['Wohnungsbaugesellschaft', 'Wohnungsgesellschaft', 'Wohnungsbauunternehmen', 'housing association'],
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
