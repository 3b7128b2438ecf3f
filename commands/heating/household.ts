// What decides about bonuses for a heating, and how people say it: own use, old heating, income, solar power.
import { anyNumber, type Candidate, flag, money, type Recogniser, type Word } from '../../src/kit/index.ts';

export const switchLabels = {
  self: { de: 'selbst genutzt', en: 'owner-occupied' },
  oldHeating: { de: 'alte Heizung wird ersetzt', en: 'old heating replaced' },
  incomeUnder40000: { de: 'Einkommen bis 40.000 €', en: 'income up to €40,000' },
  nrwSolarPv: { de: 'mit Solar oder PV (NRW)', en: 'with solar power or heat (NRW)' },
} as const;

const livesThere = flag(
  switchLabels.self,
  [
    ...['self', 'selbst', 'selbstnutzer', 'selbstnutzerin', 'selbstnutzend', 'selbst bewohnt', 'eigennutzer'],
    ...['eigennutzung', 'eigengenutzt', 'selbstgenutzt', 'selbst drin', 'wohne selbst drin', 'wohne selbst'],
    ...['wohnen selbst drin', 'wohnt selbst drin', 'owner', 'owner occupied', 'live there myself'],
  ],
  ['vermietet', 'fremdvermietet', 'vermieter', 'rented out'],
);

/** „Was zahle ich selbst?“ says nothing of who lives there. */
const isAboutPaying = (words: readonly Word[], { from, to }: Candidate<boolean>) =>
  to === from + 1 &&
  words[from]?.plain === 'selbst' &&
  words.slice(Math.max(0, from - 3), to + 2).some(({ plain }) => /zahl|trage|bleib/.test(plain));

export const self: Recogniser<boolean> = {
  ...livesThere,
  find: (words, context) =>
    livesThere.find(words, context).filter((candidate) => !isAboutPaying(words, candidate)),
};

/** Only one that is said to be old or to go: a heating that stays brings no bonus. */
export const oldHeating = flag(switchLabels.oldHeating, [
  ...[
    'oldHeating',
    'alteHeizung',
    'alte Heizung',
    'alte Heizung raus',
    'alte Heizung ersetzt',
    'Heizung raus',
  ],
  ...['Nachtspeicher', 'Nachtspeicherheizung', 'Nachtspeicher raus', 'alter Ölkessel', 'Ölkessel raus'],
  ...['Ölheizung', 'Gasheizung', 'Kohleheizung'].flatMap((heating) => [
    ...[`alte ${heating}`, `alte ${heating} raus`, `alte ${heating} ersetzt`, `${heating} raus`],
    ...[`${heating} ersetzt`, `${heating} weg`, `${heating} ersetzen`, `${heating} kommt raus`],
  ]),
  ...['old heating', 'old oil heating', 'old gas heating', 'replace oil heating', 'replace gas heating'],
]);

export const nrwSolarPv = flag(switchLabels.nrwSolarPv, [
  ...[
    'nrwSolarPv',
    'PV',
    'mit PV',
    'PV-Anlage',
    'mit PV-Anlage',
    'Photovoltaik',
    'mit Photovoltaik',
    'Solar',
  ],
  ...[
    'mit Solar',
    'Solaranlage',
    'mit Solaranlage',
    'Solarthermie',
    'mit Solarthermie',
    'with PV',
    'with solar',
  ],
]);

const saidIncome = flag(switchLabels.incomeUnder40000, [
  ...['incomeUnder40000', 'einkommenUnter40000', 'unter 40000', 'unter 40k', 'bis 40000 Einkommen'],
  ...[
    'Geringverdiener',
    'geringes Einkommen',
    'low income',
    'income under 40000',
    'below 40000',
    'under 40000',
  ],
]);

const figure = anyNumber({
  units: ['euro', 'eur'],
  expects: { de: 'ein Betrag in Euro', en: 'an amount in euros' },
  show: (euros) => money(euros),
});
/** From the contract: at or below it. */
const limit = 40_000;

const incomeWords = /^(?:(?:haushalts|jahres)?einkommen|zve|income|verdiene|verdienen|verdient)$/;
const upTo = new Set(['unter', 'bis', 'hoechstens', 'maximal', 'under', 'below', 'upto']);
const above = new Set(['ueber', 'mehr', 'mindestens', 'over', 'above']);

/** Also „zvE 38.000“ and „Einkommen über 45.000“: which side of the limit it is, the figure says. */
export const incomeUnder40000: Recogniser<boolean> = {
  ...saidIncome,
  find: (words, context) => [
    ...saidIncome.find(words, context),
    ...figure.find(words, context).flatMap((found) => incomeAt(words, found) ?? []),
  ],
};

/** Undefined for a figure that is no income; `impossible` where it leaves the side open („unter 50.000“). */
function incomeAt(
  words: readonly Word[],
  { from, to, value }: Candidate<number>,
): Candidate<boolean> | undefined {
  const plain = (at: number) => words[at]?.plain ?? '';
  let first = from;
  while (first > 0 && from - first < 3 && isBetween(plain(first - 1))) first -= 1;
  const isBefore = incomeWords.test(plain(first - 1));
  // „9.000 € Einkommen 38.000“: the word belongs to the figure behind it.
  const isBehind = incomeWords.test(plain(to)) && !leadsToFigure(words, to + 1);
  if (!isBefore && !isBehind) return undefined;
  const said = words.slice(first, from).map((word) => word.plain);
  const isAbove = said.some((word) => above.has(word));
  const isUpTo = said.some((word) => upTo.has(word));
  const isOpen = (isAbove && value < limit) || (isUpTo && value > limit);
  return {
    from: isBefore ? first - 1 : first,
    to: isBehind ? to + 1 : to,
    value: !isAbove && value <= limit,
    score: 1,
    ...(isOpen ? { impossible: true } : {}),
  };
}

const isBetween = (plain: string) =>
  upTo.has(plain) || above.has(plain) || ['von', 'als', 'of', 'is', 'ist', 'ca', 'rund'].includes(plain);

function leadsToFigure(words: readonly Word[], at: number): boolean {
  const next = words.slice(at, at + 3).find(({ plain }) => !isBetween(plain));
  return /^\d/.test(next?.text ?? '');
}
