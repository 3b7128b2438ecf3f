// What people call the German states and some cities: nicknames and abbreviations, a group for each.

/** The names of the 16 states: as written, as services spell them, and as people call them. */
export const stateNames: readonly (readonly string[])[] = [
  ['Baden-Württemberg', 'baden-wurttemberg', 'BW', 'BaWü', 'Ländle', 'Baden Württemberg'],
  ['Bayern', 'bavaria', 'BY', 'Freistaat Bayern'],
  ['Berlin', 'BE', 'Land Berlin', 'Bundesland Berlin'],
  ['Brandenburg', 'BB', 'Land Brandenburg'],
  ['Bremen', 'HB', 'Freie Hansestadt Bremen', 'Land Bremen'],
  ['Hamburg', 'HH', 'Land Hamburg'],
  ['Hessen', 'HE', 'hesse'],
  ['Mecklenburg-Vorpommern', 'MV', 'Meck-Pomm', 'McPomm', 'Mecklenburg', 'Vorpommern'],
  ['Niedersachsen', 'NI', 'Nds', 'lower saxony'],
  ['Nordrhein-Westfalen', 'NRW', 'NW', 'north rhine westphalia'],
  ['Rheinland-Pfalz', 'RP', 'RLP', 'rhineland palatinate'],
  ['Saarland', 'SL', 'Saar'],
  ['Sachsen', 'SN', 'saxony', 'Freistaat Sachsen'],
  ['Sachsen-Anhalt', 'ST', 'LSA', 'saxony anhalt'],
  ['Schleswig-Holstein', 'SH', 'Land zwischen den Meeren'],
  ['Thüringen', 'thuringen', 'TH', 'thuringia', 'Freistaat Thüringen'],
];

/** Cities that go by more than one name. */
export const cityNames: readonly (readonly string[])[] = [
  ['Berlin', 'Hauptstadt'],
  ['Hamburg', 'HH', 'Hansestadt Hamburg'],
  ['München', 'munich', 'Minga', 'muc'],
  ['Köln', 'cologne'],
  ['Frankfurt am Main', 'frankfurt', 'ffm', 'Mainhattan', 'Frankfurt a. M.', 'Frankfurt Main'],
  ['Düsseldorf', 'ddorf'],
  ['Stuttgart', 'Benztown'],
  ['Nürnberg', 'nuremberg'],
  ['Hannover', 'hanover'],
  ['Braunschweig', 'brunswick'],
];
