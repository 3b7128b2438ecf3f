// What decides about bonuses for a heating, and how people say it: own use and solar power.
import { type Candidate, flag, type Recogniser, type Word } from '../../src/kit/index.ts';
import { withoutNextNo } from './nextNo.ts';

export const switchLabels = {
  self: { de: 'selbst genutzt', en: 'owner-occupied' },
  oldHeating: { de: 'alte Heizung wird ersetzt', en: 'old heating replaced' },
  incomeUnder40000: { de: 'Einkommen bis 40.000 €', en: 'income up to €40,000' },
  nrwSolarPv: { de: 'mit Solar oder PV (NRW)', en: 'with solar power or heat (NRW)' },
} as const;

const livesThere = flag(
  switchLabels.self,
  [
    ...['self', 'Selbstnutzer', 'selbstnutzend', 'Selbstnutzung', 'Eigennutzer', 'Eigennutzung'],
    ...['eigengenutzt', 'eigene Nutzung', 'selbstgenutzt', 'selbstbewohnt', 'wohnen drin', 'wohnen darin'],
    ...['selbst', 'selber'].flatMap((own) => [
      ...[own, `${own} drin`, `${own} wohnen`, `${own} bewohnen`, `${own} nutzen`],
      ...[`${own} genutzt`, `${own} einziehen`, `${own} ein ziehen`],
    ]),
    ...[
      'owner',
      'owner-occupied',
      'owner occupier',
      'live there',
      'live in it',
      'live myself',
      'live in the house',
      'live here',
    ],
  ],
  [
    ...['vermietet', 'vermieten', 'fremdvermietet', 'Vermieter', 'Mietshaus'],
    ...['rented out', 'landlord', 'let to tenants'],
  ],
);

/** „Was zahle ich selbst?“ says nothing of who lives there. */
const isAboutPaying = (words: readonly Word[], { from, to }: Candidate<boolean>) =>
  to === from + 1 &&
  /^selb(?:st|er)$/.test(words[from]?.plain ?? '') &&
  words.slice(Math.max(0, from - 3), to + 2).some(({ plain }) => /zahl|trage|bleib/.test(plain));

export const self: Recogniser<boolean> = {
  ...livesThere,
  find: (words, context) =>
    livesThere.find(words, context).filter((candidate) => !isAboutPaying(words, candidate)),
};

export const nrwSolarPv = withoutNextNo(
  flag(switchLabels.nrwSolarPv, [
    ...['nrwSolarPv', 'PV', 'mit PV', 'PV-Anlage', 'mit PV-Anlage', 'Photovoltaik', 'mit Photovoltaik'],
    ...['Solar', 'mit Solar', 'Solaranlage', 'mit Solaranlage', 'Solarthermie', 'mit Solarthermie'],
    ...['with PV', 'with solar'],
  ]),
);
