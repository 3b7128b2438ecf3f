// The kinds of cars that people ask about; the service has amounts for two of them.
import { oneOf, plainIn, type Recogniser } from '../../src/kit/index.ts';

export const vehicles = {
  bev: {
    label: { de: 'vollelektrisch', en: 'fully electric' },
    words: [
      ...['elektro', 'elektrisch', 'elektrische', 'elektrisches', 'elektrischen', 'rein elektrisch'],
      ...[
        'rein elektrische',
        'rein elektrisches',
        'rein elektrischen',
        'vollelektrische',
        'vollelektrisches',
      ],
      ...[
        'vollelektrischen',
        'vollelektrischer',
        'batterieelektrisch',
        'batterieelektrisches',
        'vollstromer',
      ],
      ...['stromer', 'elektroauto', 'elektroautos', 'elektrowagen', 'elektrofahrzeug', 'elektrofahrzeuge'],
      ...['e-auto', 'eauto', 'e-fahrzeug', 'electric', 'all-electric', 'battery', 'battery electric'],
      ...['battery electric vehicle'],
    ],
  },
  phev_range_extender: {
    label: { de: 'Plug-in-Hybrid oder Range-Extender', en: 'plug-in hybrid or range extender' },
    words: [
      ...['phev', 'plug-in', 'plugin', 'plug-in hybrid', 'plug-in-hybride', 'stecker-hybrid', 'mit stecker'],
      ...['hybrid mit stecker', 'hybridauto mit stecker', 'aufladbarer hybrid', 'hybrid zum aufladen'],
      ...['hybrid with a plug', 'hybrid with plug', 'with a plug', 'with plug'],
      ...['range extender', 'reichweitenverlängerer', 'rex', 'erev'],
    ],
  },
  fcev: {
    label: { de: 'Wasserstoff (Brennstoffzelle)', en: 'hydrogen (fuel cell)' },
    words: [
      ...['wasserstoff', 'wasserstoffauto', 'wasserstofffahrzeug', 'brennstoffzelle', 'brennstoffzellenauto'],
      ...['brennstoffzellenfahrzeug', 'hydrogen', 'hydrogen car', 'fuel cell', 'fuel cell car'],
    ],
  },
  hybrid: {
    label: { de: 'Hybrid ohne Stecker', en: 'hybrid without a plug' },
    words: [
      ...['mildhybrid', 'mild-hybrid', 'vollhybrid', 'voll-hybrid', 'mild hybrid', 'full hybrid', 'mhev'],
      ...['ohne stecker', 'hybrid without plug', 'without a plug', 'without plug', 'self-charging hybrid'],
    ],
  },
} as const;

export type Vehicle = keyof typeof vehicles;

const known = oneOf(vehicles);

/** Says nothing of the plug, on which everything depends. */
const openNames = /^hybride?[nrs]?$|^hybrid(?:auto|wagen|fahrzeug|car|vehicle)s?$/;

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
    const found = known.find(words, { lang, ...context }).filter(({ isInside }) => !isInside);
    const sure = found.filter(({ from, to }) => !isOpen(from, to));
    if (sure.some(({ value, score }) => value !== 'bev' && score >= 0.9)) return sure;
    const open = words.flatMap((_, at) => (isOpen(at, at + 1) ? [{ from: at, to: at + 1 }] : []));
    return [...sure, ...open.map((span) => ({ ...span, value: 'hybrid' as const, score: 0.9, between }))];
  },
};
