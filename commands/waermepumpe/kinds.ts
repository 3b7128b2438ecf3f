// The contract's heat pumps, municipality classes and bonuses, and how people say them.
import { wordList } from '../../src/kit/index.ts';
import type { Giver } from '../funding/otherGivers.ts';

export const pumps = {
  luft_wasser: {
    label: { de: 'Luft-Wasser-Wärmepumpe', en: 'air-water heat pump' },
    words: wordList(`
      Luft, Luft-Wasser, Luftwärmepumpe, LWP, Außengerät, Außenluft, air, air-water, air-to-water, air source,
      air-source heat pump, outdoor unit
    `),
    told: [
      'ventilator* | gebläse* | lüfter | propeller | fan | fans',
      'kasten | kiste | ding | gerät | box | unit + draußen | vorm_haus | vor_dem_haus | bläst | pustet | brummt | outside | outdoors',
    ],
  },
  sole_wasser_erdkollektor: {
    label: {
      de: 'Sole-Wasser-Wärmepumpe mit Erdkollektor',
      en: 'brine-water heat pump with ground collector',
    },
    words: wordList(`
      Kollektor, Erdkollektor, Flächenkollektor, Erdwärmekollektor, collector, ground collector,
      horizontal collector
    `),
    told: [
      'schläuche* | schlauch | rohre | rohren | leitungen | schlangen | pipes | tubes | loops + garten | rasen | wiese | boden | ' +
        'erde | lawn | garden | ground | meadow',
    ],
  },
  sole_wasser_erdsonde: {
    label: { de: 'Sole-Wasser-Wärmepumpe mit Erdsonde', en: 'brine-water heat pump with borehole' },
    words: wordList(`
      Sonde, Erdsonde, Erdwärmesonde, Bohrung, Tiefenbohrung, Erdbohrung, Erdwärmebohrung, bohren, borehole,
      drilling, probe
    `),
  },
  wasser_wasser: {
    label: { de: 'Wasser-Wasser-Wärmepumpe (Grundwasser)', en: 'water-water heat pump (groundwater)' },
    words: wordList(`
      Wasser-Wasser, Grundwasser, Grundwasserwärmepumpe, Grundwasser-WP, Brunnen, Saugbrunnen, water-water,
      water-to-water, groundwater, water well, wells
    `),
  },
} as const;

export const populationClasses = {
  over_100k: {
    label: { de: 'über 100.000 Einwohner', en: 'over 100,000 inhabitants' },
    words: wordList(`
      Großstadt, großstädtisch, Millionenstadt, Metropole, über 100000, über 100k, mehr als 100000 Einwohner,
      city, big city, metropolis
    `),
  },
  under_100k: {
    label: { de: 'bis 100.000 Einwohner', en: 'up to 100,000 inhabitants' },
    words: wordList(`
      Dorf, Kaff, Weiler, Bauernhof, auf dem Land, plattes Land, ländlich, Kleinstadt, kleine Stadt,
      Städtchen, kleine Gemeinde, kleiner Ort, unter 100000, unter 100k, unter 100.000 Einwohner,
      weniger als 100000 Einwohner, village, town, small town, countryside, rural, hamlet, farm
    `),
  },
  heat_plan_designated: {
    label: { de: 'Gebiet im Wärmeplan ausgewiesen', en: 'area designated in the heat plan' },
    words: ['ausgewiesen', 'Gebiet ausgewiesen', 'designated'],
  },
} as const;

export const bonuses = {
  selbstnutzer: { label: { de: 'selbst genutzt', en: 'owner-occupied' } },
  alteHeizung: { label: { de: 'alte Heizung ersetzt', en: 'old heating replaced' } },
  einkommenUnter40000: { label: { de: 'Einkommen bis 40.000 €', en: 'income up to €40,000' } },
} as const;

export type Pump = keyof typeof pumps;
export const pumpKinds = Object.keys(pumps) as readonly Pump[];
export type PopulationClass = keyof typeof populationClasses;

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
