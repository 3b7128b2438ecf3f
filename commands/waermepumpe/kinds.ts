// The contract's heat pumps, municipality classes and bonuses, and how people say them.

export const pumps = {
  luft_wasser: {
    label: { de: 'Luft-Wasser-Wärmepumpe', en: 'air-water heat pump' },
    words: ['luft', 'luft-wasser', 'luftwärmepumpe', 'lwp', 'außengerät', 'air', 'air-water', 'air water'],
  },
  sole_wasser_erdkollektor: {
    label: {
      de: 'Sole-Wasser-Wärmepumpe mit Erdkollektor',
      en: 'brine-water heat pump with ground collector',
    },
    words: ['erdkollektor', 'kollektor', 'flächenkollektor', 'collector', 'ground collector'],
  },
  sole_wasser_erdsonde: {
    label: { de: 'Sole-Wasser-Wärmepumpe mit Erdsonde', en: 'brine-water heat pump with borehole' },
    words: ['erdsonde', 'sonde', 'bohrung', 'tiefenbohrung', 'borehole', 'probe'],
  },
  wasser_wasser: {
    label: { de: 'Wasser-Wasser-Wärmepumpe', en: 'water-water heat pump' },
    words: ['wasser-wasser', 'grundwasser', 'brunnen', 'grundwasserwärmepumpe', 'water-water', 'groundwater'],
  },
} as const;

export const populationClasses = {
  over_100k: {
    label: { de: 'über 100.000 Einwohner', en: 'over 100,000 inhabitants' },
    words: ['großstadt', 'über 100000', 'über 100k', 'city', 'over 100k'],
  },
  under_100k: {
    label: { de: 'bis 100.000 Einwohner', en: 'up to 100,000 inhabitants' },
    words: [
      'dorf',
      'kleinstadt',
      'unter 100000',
      'unter 100k',
      'village',
      'town',
      'small town',
      'under 100k',
    ],
  },
  heat_plan_designated: {
    label: { de: 'Gebiet im Wärmeplan ausgewiesen', en: 'area designated in the heat plan' },
    words: [
      'ausgewiesen',
      'gebiet ausgewiesen',
      'ausgewiesenes gebiet',
      'designated',
      'heat plan designated',
    ],
  },
} as const;

export const bonuses = {
  selbstnutzer: { label: { de: 'selbst genutzt', en: 'owner-occupied' } },
  alteHeizung: { label: { de: 'alte Heizung ersetzt', en: 'old heating replaced' } },
  einkommenUnter40000: { label: { de: 'Einkommen bis 40.000 €', en: 'income up to €40,000' } },
} as const;

/** What was asked; an undefined bonus was not mentioned. */
export interface Asked {
  readonly pumpType: keyof typeof pumps;
  readonly populationClass: keyof typeof populationClasses | undefined;
  /** Euros. */
  readonly kosten: number | undefined;
  readonly plz: string | undefined;
  readonly selbstnutzer: boolean | undefined;
  readonly alteHeizung: boolean | undefined;
  readonly einkommenUnter40000: boolean | undefined;
}
