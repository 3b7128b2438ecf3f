// The federal states of the other facts service, by slug.

export const laender: Readonly<Record<string, string>> = {
  'baden-wuerttemberg': 'Baden-Württemberg',
  bayern: 'Bayern',
  berlin: 'Berlin',
  brandenburg: 'Brandenburg',
  bremen: 'Bremen',
  hamburg: 'Hamburg',
  hessen: 'Hessen',
  'mecklenburg-vorpommern': 'Mecklenburg-Vorpommern',
  niedersachsen: 'Niedersachsen',
  'nordrhein-westfalen': 'Nordrhein-Westfalen',
  'rheinland-pfalz': 'Rheinland-Pfalz',
  saarland: 'Saarland',
  sachsen: 'Sachsen',
  'sachsen-anhalt': 'Sachsen-Anhalt',
  'schleswig-holstein': 'Schleswig-Holstein',
  thueringen: 'Thüringen',
};

export const laenderKennungen = Object.keys(laender);

/** One entry for each state, under its slug; `rang` makes their figures differ. */
export const jeLand = <Entry>(
  eintrag: (land: string, rang: number) => Entry,
): Readonly<Record<string, Entry>> =>
  Object.fromEntries(laenderKennungen.map((land, rang) => [land, eintrag(land, rang)]));
