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
  ['Frankfurt am Main', 'frankfurt', 'ffm', 'Mainhattan', 'Frankfurt a. M.'],
  ['Düsseldorf', 'ddorf'],
  ['Stuttgart', 'Benztown'],
  ['Nürnberg', 'nuremberg'],
  ['Hannover', 'hanover'],
  ['Braunschweig', 'brunswick'],
];

/** Towns whose names look like mistyped ones of others: plainly written, never corrected to another. */
export const otherTowns: ReadonlySet<string> = new Set(
  (
    'homburg bergen achern freiberg tuebingen marburg bamberg limburg coburg essen hagen hamm herne dresden erlangen ' +
    'goettingen giessen siegen solingen remscheid krefeld neuss duisburg bochum wuppertal bielefeld muenster aachen ' +
    'karlsruhe mannheim heidelberg ulm augsburg regensburg wuerzburg ingolstadt fuerth kassel darmstadt offenbach ' +
    'wiesbaden mainz trier koblenz kaiserslautern ludwigshafen saarbruecken rostock schwerin luebeck kiel flensburg ' +
    'oldenburg osnabrueck wolfsburg hildesheim salzgitter braunschweig magdeburg halle erfurt jena gera weimar chemnitz ' +
    'zwickau plauen cottbus potsdam brandenburg oranienburg neuenburg naumburg merseburg quedlinburg rendsburg lueneburg ' +
    'celle stade buxtehude cuxhaven bremerhaven delmenhorst bremervoerde leer emden aurich wittenberg dessau stendal ' +
    'rosenheim landshut passau bayreuth hof kempten memmingen konstanz villingen offenburg pforzheim heilbronn reutlingen ' +
    'esslingen goeppingen aalen ravensburg friedrichshafen sindelfingen'
  ).split(' '),
);
