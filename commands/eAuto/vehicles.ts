// The kinds of cars that people ask about; the service has amounts for two of them.

export const vehicles = {
  bev: {
    label: { de: 'vollelektrisch', en: 'fully electric' },
    words: ['elektro', 'elektrisch', 'stromer', 'elektroauto', 'e-auto', 'eauto', 'electric', 'battery'],
  },
  phev_range_extender: {
    label: { de: 'Plug-in-Hybrid oder Range-Extender', en: 'plug-in hybrid or range extender' },
    words: ['phev', 'plug-in', 'plugin', 'plug-in hybrid', 'stecker-hybrid', 'range extender', 'rex', 'erev'],
  },
  fcev: {
    label: { de: 'Wasserstoff (Brennstoffzelle)', en: 'hydrogen (fuel cell)' },
    words: [
      'wasserstoff',
      'wasserstoffauto',
      'brennstoffzelle',
      'brennstoffzellenauto',
      'hydrogen',
      'fuel cell',
    ],
  },
  hybrid: {
    label: { de: 'Hybrid ohne Stecker', en: 'hybrid without a plug' },
    words: ['mildhybrid', 'mild-hybrid', 'vollhybrid', 'voll-hybrid', 'mild hybrid', 'full hybrid'],
  },
} as const;
