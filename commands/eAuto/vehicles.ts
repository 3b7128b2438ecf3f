// The kinds of cars that people ask about; the service has amounts for two of them.
import {
  called,
  type Candidate,
  choicesAmong,
  isApart,
  oneOf,
  plainIn,
  refined,
  runsCalled,
  type Span,
  type Word,
  wordList,
} from '../../src/kit/index.ts';

/** There is none of them with another drive, so nobody says that it is electric. Names of other things too are left out. */
const electricModels = wordList(`
  ID.3, ID.4, ID.5, ID.7, ID Buzz, e-up, e-Golf, Tesla, Model 3, Model Y, Model S, Model X, Renault Zoe,
  Nissan Leaf, Dacia Spring, Ioniq 5, Ioniq 6, EV6, EV9, Enyaq, Cupra Born, BMW i3, BMW i4, Taycan, Polestar,
  Mach-E
`);

export const vehicles = {
  bev: called`vollelektrisch | fully electric | elektro, elektrisch, rein, rein elektrisch,
    batterieelektrisch, Stromer, Vollstromer, Elektroauto, Elektrowagen, Elektrofahrzeug, E-Auto,
    E-Fahrzeug, electric, all-electric, battery, battery electric, battery electric vehicle, Batterieauto,
    Batteriefahrzeug, Batteriewagen, Akkuauto, Akkufahrzeug, battery car, ${electricModels},
    EV, full EV, pure EV, pure electric, electric car, electric vehicle`,
  phev_range_extender: called`Plug-in-Hybrid oder Range-Extender | plug-in hybrid or range extender | PHEV,
    Plug-in, Plug-in-Hybrid, Stecker-Hybrid, mit Stecker, Hybrid mit Stecker, Hybridauto mit Stecker,
    aufladbarer Hybrid, Hybrid zum aufladen, hybrid with plug, zum Einstecken, Hybrid zum Einstecken,
    Steckdosenhybrid, für die Steckdose, mit Steckdose, with plug, Range-Extender, Reichweitenverlängerer,
    REX, EREV`,
  fcev: called`Wasserstoff (Brennstoffzelle) | hydrogen (fuel cell) | Wasserstoff, Wasserstoffauto,
    Wasserstofffahrzeug, Brennstoffzelle, Brennstoffzellenauto, Brennstoffzellenfahrzeug, hydrogen,
    hydrogen car, fuel cell, fuel cell car`,
  hybrid: called`Hybrid ohne Stecker | hybrid without a plug | Mildhybrid, Vollhybrid, full hybrid, MHEV,
    ohne Stecker, without plug, self-charging`,
} as const;

export type Vehicle = keyof typeof vehicles;

/** „Elektro-Corsa“, „E-208“, „Wasserstoff-Hyundai“: the model behind it. */
const withModel = /^(\p{L}+(?:-[Ii]n)?)-(?=\p{Lu}|\d)[\p{L}\d]+$/u;
/** What else is electric and no car, and what is said of the subject. */
const noModel =
  /^(?:e|elektro|wasserstoff|hydrogen|brennstoffzellen?|plugin|phev|bev)(?:auto\p{L}*|wagen\p{L}*|fahrzeug\p{L}*|mail|bike|rad|fahrrad|roller|scooter|moped|motorrad|mobil\p{L}*|kennzeichen|learning|rechnung|akte|ausweis|perso|lade\p{L}*|heiz\p{L}*|herd|geraet\p{L}*|technik\p{L}*|handwerk\p{L}*|meister\p{L}*|betrieb\p{L}*|install\p{L}*|foerder\p{L}*|praemien?|zuschu\p{L}*|bonus|antrieb|motor|tank\p{L}*|hybrid\p{L}*)$/u;

const modelsIn = (words: readonly Word[]): readonly Candidate<Vehicle>[] =>
  words.flatMap(({ text, plain }, from): Candidate<Vehicle>[] => {
    // „Leasing-Stromer“
    if (/\p{L}{3}stromer$/u.test(plain)) return [{ from, to: from + 1, value: 'bev', score: 1 }];
    const drive = withModel.exec(text)?.[1]?.toLowerCase() ?? '';
    const value = drives.get(drive);
    return value && !noModel.test(plain) && !subjectNames.test(plain)
      ? [{ from, to: from + 1, value, score: 1 }]
      : [];
  });

const drives: ReadonlyMap<string, Vehicle> = new Map([
  ...['e', 'elektro', 'bev'].map((drive) => [drive, 'bev'] as const),
  ...['plug-in', 'phev'].map((drive) => [drive, 'phev_range_extender'] as const),
  ...['wasserstoff', 'hydrogen', 'brennstoffzelle', 'brennstoffzellen'].map(
    (drive) => [drive, 'fcev'] as const,
  ),
]);

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

/** „75 km elektrisch“ is how far it goes. */
const isOfRange = (words: readonly Word[], { from, to }: Span) =>
  /^(?:rein)?(?:elektrisch|electric)/.test(plainIn(words, { from, to })) &&
  /^(?:\d*km|kilometer|kilometres?)$/.test(words[from - 1]?.plain ?? '');

const readings = { 'plug-in': vehicles.phev_range_extender, 'ohne stecker': vehicles.hybrid };

/** A kind of car; a hybrid without a word on its plug is asked about. */
export const vehicle = refined(oneOf(vehicles), (known, words, { lang }) => {
  const between = choicesAmong(readings, ['plug-in', 'ohne stecker'], lang);
  const open = runsCalled(words, openNames, 1);
  // „E-Auto-Prämie“ is the subject.
  const whole = known.filter((one) => !one.isInside && !isSubjectOnly(words, one) && !isOfRange(words, one));
  const named = [...whole, ...modelsIn(words).filter((one) => isApart(one, whole))];
  const isOther = open.length > 0 || named.some((one) => !subjectNames.test(plainIn(words, one)));
  const found = isOther ? named.filter((one) => !isBeside(words, one)) : named;
  const sure = found.filter((one) => !openNames.test(plainIn(words, one)));
  if (sure.some(({ value, score }) => value !== 'bev' && score >= 0.9)) return sure;
  return [...sure, ...open.map((span) => ({ ...span, value: 'hybrid' as const, score: 0.9, between }))];
});
