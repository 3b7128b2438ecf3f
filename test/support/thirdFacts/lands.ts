// The sixteen states as the third facts service orders them: from north to south.

export const lands: Readonly<Record<string, string>> = {
  'schleswig-holstein': 'Schleswig-Holstein',
  hamburg: 'Hamburg',
  'mecklenburg-vorpommern': 'Mecklenburg-Vorpommern',
  bremen: 'Bremen',
  niedersachsen: 'Niedersachsen',
  berlin: 'Berlin',
  brandenburg: 'Brandenburg',
  'sachsen-anhalt': 'Sachsen-Anhalt',
  'nordrhein-westfalen': 'Nordrhein-Westfalen',
  hessen: 'Hessen',
  thueringen: 'Thüringen',
  sachsen: 'Sachsen',
  'rheinland-pfalz': 'Rheinland-Pfalz',
  saarland: 'Saarland',
  'baden-wuerttemberg': 'Baden-Württemberg',
  bayern: 'Bayern',
};

export const landSlugs = Object.keys(lands);

/** How far south a state is, from 0: what makes the states' figures differ. */
export const southOf = (slug: string) => landSlugs.indexOf(slug);
