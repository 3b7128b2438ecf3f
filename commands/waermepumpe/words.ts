// What people say about a heat pump: which pump, how large the municipality is.
import {
  boundsOf,
  called,
  type Candidate,
  choicesAmong,
  isApart,
  oneOf,
  quantitiesIn,
  refined,
  runsCalled,
  type Span,
  townSizesIn,
  type Word,
} from '../../src/kit/index.ts';
import type { Giver } from '../funding/asked.ts';
import { isOfTown } from '../heating/costs.ts';

export const pumps = {
  luft_wasser: {
    ...called`Luft-Wasser-Wärmepumpe | air-water heat pump | Luft, Luftwärmepumpe, LWP, Luft-WP, Außenluft, air,
      air-water, air-to-water, air source, air-source heat pump`,
    general: ['Außengerät', 'outdoor unit'],
    told: [
      'ventilator* | gebläse* | lüfter | propeller | fan | fans',
      'kasten | kiste | ding | gerät | box | unit + draußen | vorm_haus | vor_dem_haus | bläst | pustet | brummt | outside | outdoors',
    ],
  },
  sole_wasser_erdkollektor: {
    ...called`Sole-Wasser-Wärmepumpe mit Erdkollektor | brine-water heat pump with ground collector |
      Kollektor, Erdkollektor, Flächenkollektor, Erdwärmekollektor, collector, ground collector,
      horizontal collector`,
    told: [
      'schläuche* | schlauch | rohre | rohren | leitungen | schlangen | pipes | tubes | loops + garten | rasen | wiese | boden | ' +
        'erde | lawn | garden | ground | meadow',
    ],
  },
  sole_wasser_erdsonde: {
    ...called`Sole-Wasser-Wärmepumpe mit Erdsonde | brine-water heat pump with borehole | Sonde, Erdsonde,
      Erdwärmesonde, Erdbohrung, Erdwärmebohrung, borehole, probe`,
    // A well is bored as well.
    general: ['Bohrung', 'Tiefenbohrung', 'bohren', 'drilling'],
  },
  wasser_wasser: {
    ...called`Wasser-Wasser-Wärmepumpe (Grundwasser) | water-water heat pump (groundwater) | Grundwasser,
      Grundwasserwärmepumpe, Grundwasser-WP, water-water, water-to-water, groundwater, water well`,
    general: ['Brunnen', 'Saugbrunnen', 'wells'],
  },
} as const;

export const populationClasses = {
  over_100k: called`über 100.000 Einwohner | over 100,000 inhabitants | Großstadt, Millionenstadt,
    Metropole, über 100000, über 100k, mehr als 100000 Einwohner, city, big city, metropolis`,
  under_100k: called`bis 100.000 Einwohner | up to 100,000 inhabitants | Dorf, Kaff, Weiler, Bauernhof,
    auf dem Land, plattes Land, ländlich, Kleinstadt, kleine Stadt, Städtchen, kleine Gemeinde, kleiner Ort,
    unter 100000, unter 100k, unter 100.000 Einwohner, weniger als 100000 Einwohner, village, town,
    small town, countryside, rural, hamlet, farm`,
  heat_plan_designated: called`Gebiet im Wärmeplan ausgewiesen | area designated in the heat plan |
    ausgewiesen, Gebiet ausgewiesen, designated`,
} as const;

export type Pump = keyof typeof pumps;
export const pumpKinds = Object.keys(pumps) as readonly Pump[];
type PopulationClass = keyof typeof populationClasses;

/** What was asked; an undefined bonus was not mentioned. */
export interface Asked {
  readonly pumpType: Pump;
  readonly populationClass: PopulationClass | undefined;
  /** Euros. */
  readonly kosten: number | undefined;
  readonly plz: string | undefined;
  readonly selbstnutzer: boolean | undefined;
  readonly alteHeizung: boolean | undefined;
  readonly einkommenUnter40000: boolean | undefined;
  /** Who else is asked for. */
  readonly geber: Giver | undefined;
}

/** From the contract; the larger class begins above it. */
const limit = 100_000;
/** Fewer people are a household. */
const leastPlace = 50;

/** „gut 9.000“ are hardly more. */
const aLittle = /^gut$/;

/** „Wärmepumpe in Augsburg“ */
const inTowns = (words: readonly Word[]): readonly Candidate<PopulationClass>[] =>
  townSizesIn(words).map(({ isLarge, ...span }) => ({
    ...span,
    value: isLarge ? 'over_100k' : 'under_100k',
    // Any question may name a town.
    score: 0.9,
    corrected: true,
  }));

export const municipality = refined(oneOf(populationClasses), (named, words, { lang }) => {
  const counted = quantitiesIn(words).flatMap((quantity): Candidate<PopulationClass>[] => {
    const { from, to, unit, least } = quantity;
    const isPlace = unit === 'inhabitants' || unit === 'persons' || (!unit && isOfTown(words, from));
    if (!isPlace || least < leastPlace) return [];
    const span = { from, to, score: 1, corrected: true };
    const isAbout = aLittle.test(words[from]?.plain ?? '');
    const said = isAbout ? quantity : boundsOf(quantity);
    if (said.most <= limit) return [{ ...span, value: 'under_100k' }];
    if (said.least > limit) return [{ ...span, value: 'over_100k' }];
    // „mehr als 50.000 Einwohner“
    const between = choicesAmong(populationClasses, ['over_100k', 'under_100k'], lang);
    return [{ ...span, value: 'over_100k', between }];
  });
  const said = [...counted, ...named];
  return said.length > 0 ? said : inTowns(words);
});

/** Says nothing of collector or borehole, on which the costs depend. */
const openNames =
  /^(?:sole|solewasser|solewasserwaermepumpe|erdwaerme|erdwaermepumpen?|geothermie|brine|geothermal|groundsource|groundsourceheatpump)$/;
/** Air-to-air devices get another subsidy. */
const otherDevices =
  /^(?:luftluft|luftluftwaermepumpe|klimaanlage|splitklimaanlage|splitklimageraet|airair|airtoair)$/;
const longest = 4;

/** „L/W“, „S/W-WP“, „LWWP“: how installers write what takes its heat from where; „WW“ alone is warm water. */
const shortName = /^([LSW])(?:\/W(?:-?WP)?|WWP)$/i;

const shortNames = (words: readonly Word[], letter: 'L' | 'S' | 'W') =>
  words.flatMap(({ text }, from) =>
    shortName.exec(text)?.[1]?.toUpperCase() === letter ? [{ from, to: from + 1 }] : [],
  );

const shortlyNamed = (words: readonly Word[]): readonly Candidate<Pump>[] => [
  ...shortNames(words, 'L').map((span) => ({ ...span, value: 'luft_wasser', score: 1 }) as const),
  ...shortNames(words, 'W').map((span) => ({ ...span, value: 'wasser_wasser', score: 1 }) as const),
];

/** „zwei Brunnen“, „3 Bohrungen“ are of one pump. */
const ofOnePump = /(?:brunnen|bohrungen|sonden|wells|boreholes)$/;
const withCount = (words: readonly Word[], one: Candidate<Pump>): Candidate<Pump> => {
  const count =
    ofOnePump.test(words[one.from]?.plain ?? '') && quantitiesIn(words).find(({ to }) => to === one.from);
  return count && !count.unit && !count.isWeak ? { ...one, from: count.from } : one;
};

const underground = ['sole_wasser_erdkollektor', 'sole_wasser_erdsonde'] as const;

export const pump = refined(oneOf(pumps), (known, words, { lang }) => {
  const others = runsCalled(words, otherDevices, longest);
  const open = [...runsCalled(words, openNames, longest), ...shortNames(words, 'S')];
  const isCovered = ({ from, to }: Span) =>
    [...others, ...open].some((span) => span.from <= from && to <= span.to);
  const short = shortlyNamed(words);
  const named = known.filter((one) => !isCovered(one) && isApart(one, short));
  const found = [...named.map((one) => withCount(words, one)), ...short];
  const unknown = others.map((span): Candidate<Pump> => ({
    ...span,
    value: 'luft_wasser',
    score: 0.95,
    impossible: true,
  }));
  // „Geothermie mit Bohrung“ says it.
  const isSaid = found.some(({ value, score }) => score >= 0.9 && value !== 'luft_wasser');
  const between = choicesAmong(pumps, underground, lang);
  const asked = open.map((span) => ({ ...span, value: underground[1], score: 0.9, between }));
  return [...unknown, ...found, ...(isSaid ? [] : asked)];
});
