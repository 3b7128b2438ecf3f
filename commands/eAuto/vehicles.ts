// The kinds of cars that people ask about; the service has amounts for two of them.
import { oneOf, plainIn, type Recogniser, type Span, type Word } from '../../src/kit/index.ts';

export const vehicles = {
  bev: {
    label: { de: 'vollelektrisch', en: 'fully electric' },
    words: [
      ...['elektro', 'elektrisch', 'rein', 'rein elektrisch', 'batterieelektrisch', 'Stromer', 'Vollstromer'],
      ...['Elektroauto', 'Elektrowagen', 'Elektrofahrzeug', 'E-Auto', 'E-Fahrzeug'],
      ...['electric', 'all-electric', 'battery', 'battery electric', 'battery electric vehicle'],
      ...['Batterieauto', 'Batteriefahrzeug', 'Batteriewagen', 'Akkuauto', 'Akkufahrzeug', 'battery car'],
      ...['EV', 'full EV', 'pure EV', 'pure electric', 'electric car', 'electric vehicle'],
    ],
  },
  phev_range_extender: {
    label: { de: 'Plug-in-Hybrid oder Range-Extender', en: 'plug-in hybrid or range extender' },
    words: [
      ...['PHEV', 'Plug-in', 'Plug-in-Hybrid', 'Stecker-Hybrid', 'mit Stecker', 'Hybrid mit Stecker'],
      ...['Hybridauto mit Stecker', 'aufladbarer Hybrid', 'Hybrid zum aufladen', 'hybrid with plug'],
      ...[
        'zum Einstecken',
        'Hybrid zum Einstecken',
        'Steckdosenhybrid',
        'für die Steckdose',
        'mit Steckdose',
      ],
      ...['with plug', 'Range-Extender', 'Reichweitenverlängerer', 'REX', 'EREV'],
    ],
  },
  fcev: {
    label: { de: 'Wasserstoff (Brennstoffzelle)', en: 'hydrogen (fuel cell)' },
    words: [
      ...['Wasserstoff', 'Wasserstoffauto', 'Wasserstofffahrzeug', 'Brennstoffzelle', 'Brennstoffzellenauto'],
      ...['Brennstoffzellenfahrzeug', 'hydrogen', 'hydrogen car', 'fuel cell', 'fuel cell car'],
    ],
  },
  hybrid: {
    label: { de: 'Hybrid ohne Stecker', en: 'hybrid without a plug' },
    words: [
      'Mildhybrid',
      'Vollhybrid',
      'full hybrid',
      'MHEV',
      'ohne Stecker',
      'without plug',
      'self-charging',
    ],
  },
} as const;

export type Vehicle = keyof typeof vehicles;

const known = oneOf(vehicles);

/** Says nothing of the plug, on which everything depends. */
const openNames = /^hybride?[nrs]?$|^hybrid(?:auto|wagen|fahrzeug|car|vehicle)s?$/;

/** What the command itself is called: said of the subject, or of the vehicle. */
const subjectNames =
  /^(?:e|elektro|electric)(?:autos?|cars?|wagens?|fahrzeuge?[ns]?|vehicles?|mobile?[ns]?)$|^evs?$/;
const funding = /^(?:foerder|praemie|zuschu|bonus|kaufpraemie|umweltbonus|subsid|grant|incentive|geld$)/;
const choosing = /^(?:und|oder|vs|and|or)$/;

/** „e-auto 45000 2“ and „E-Auto-Prämie“ leave the kind open; „Elektroauto, zvE 45.000“ is an electric car. */
function isSubjectOnly(words: readonly Word[], { from, to }: Span): boolean {
  if (!subjectNames.test(plainIn(words, { from, to }))) return false;
  const next = words[to];
  const isClosed = words[to - 1]?.stop !== undefined;
  if (!isClosed && funding.test(next?.plain ?? '')) return true;
  const hasFigure = words.some(({ text }) => /\d/.test(text));
  return from === 0 && (!next || !hasFigure || (!isClosed && /^\d/.test(next.text)));
}

/** Beside another kind it is only what all of them are, unless one is to be chosen. */
const isBeside = (words: readonly Word[], { from, to }: Span) =>
  subjectNames.test(plainIn(words, { from, to })) &&
  !choosing.test(words[from - 1]?.plain ?? '') &&
  !choosing.test(words[to]?.plain ?? '');

const readings = [
  { value: 'plug-in', label: vehicles.phev_range_extender.label },
  { value: 'ohne stecker', label: vehicles.hybrid.label },
];

/** A kind of car; a hybrid without a word on its plug is asked about. */
export const vehicle: Recogniser<Vehicle> = {
  ...known,
  find(words, { lang, ...context }) {
    const between = readings.map(({ value, label }) => ({ value, label: label[lang] }));
    const isOpen = (from: number, to: number) => openNames.test(plainIn(words, { from, to }));
    // „E-Auto-Prämie“ is the subject.
    const named = known
      .find(words, { lang, ...context })
      .filter((one) => !one.isInside && !isSubjectOnly(words, one));
    const isOther =
      words.some((_, at) => isOpen(at, at + 1)) ||
      named.some((one) => !subjectNames.test(plainIn(words, one)));
    const found = isOther ? named.filter((one) => !isBeside(words, one)) : named;
    const sure = found.filter(({ from, to }) => !isOpen(from, to));
    if (sure.some(({ value, score }) => value !== 'bev' && score >= 0.9)) return sure;
    const open = words.flatMap((_, at) => (isOpen(at, at + 1) ? [{ from: at, to: at + 1 }] : []));
    return [...sure, ...open.map((span) => ({ ...span, value: 'hybrid' as const, score: 0.9, between }))];
  },
};
