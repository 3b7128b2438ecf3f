// Germany as people speak of it: states, cities and their nicknames, Berlin's districts, towns, postal codes.

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

/**
 * Berlin's districts and what lies in each: people move from Prenzlauer Berg, the service knows Pankow. By the state's
 * own list (https://www.berlin.de/ba-uebersicht/), with some names that people use.
 */
const quarters: Readonly<Record<string, string>> = {
  Mitte: 'Moabit, Hansaviertel, Tiergarten, Wedding, Gesundbrunnen',
  'Friedrichshain-Kreuzberg': "Friedrichshain, Kreuzberg, Xberg, X-Berg, Fhain, F'hain",
  Pankow:
    'Prenzlauer Berg, Prenzlberg, Weißensee, Blankenburg, Heinersdorf, Karow, Stadtrandsiedlung Malchow, ' +
    'Blankenfelde, Berlin-Buch, Französisch Buchholz, Niederschönhausen, Rosenthal, Wilhelmsruh',
  'Charlottenburg-Wilmersdorf':
    'Charlottenburg, Wilmersdorf, Schmargendorf, Grunewald, Westend, Charlottenburg-Nord, Halensee',
  Spandau: 'Haselhorst, Siemensstadt, Staaken, Gatow, Kladow, Hakenfelde, Falkenhagener Feld, Wilhelmstadt',
  'Steglitz-Zehlendorf':
    'Steglitz, Zehlendorf, Lichterfelde, Lankwitz, Dahlem, Nikolassee, Wannsee, Schlachtensee',
  'Tempelhof-Schöneberg': 'Tempelhof, Schöneberg, Friedenau, Mariendorf, Marienfelde, Lichtenrade',
  Neukölln: 'Britz, Buckow, Rudow, Gropiusstadt',
  'Treptow-Köpenick':
    'Treptow, Köpenick, Alt-Treptow, Plänterwald, Baumschulenweg, Johannisthal, Niederschöneweide, Schöneweide, ' +
    'Altglienicke, Adlershof, Bohnsdorf, Oberschöneweide, Friedrichshagen, Rahnsdorf, Grünau, Müggelheim, Schmöckwitz',
  'Marzahn-Hellersdorf': 'Marzahn, Hellersdorf, Biesdorf, Kaulsdorf, Mahlsdorf',
  Lichtenberg:
    'Friedrichsfelde, Karlshorst, Falkenberg, Malchow, Wartenberg, Hohenschönhausen, Neu-Hohenschönhausen, ' +
    'Alt-Hohenschönhausen, Fennpfuhl, Rummelsburg',
  Reinickendorf:
    'Tegel, Konradshöhe, Heiligensee, Frohnau, Hermsdorf, Waidmannslust, Lübars, Wittenau, Märkisches Viertel, Borsigwalde',
};

/** Groups of names: the district as services call it, then everything in it, alone and behind „Berlin“. */
export const berlinQuarters: readonly (readonly [district: string, ...within: string[]])[] = Object.entries(
  quarters,
).map(([district, within]) => [
  `Berlin ${district}`,
  ...within.split(', ').flatMap((name) => (name.startsWith('Berlin') ? [name] : [name, `Berlin ${name}`])),
]);

const ranges: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  Berlin: [
    [10115, 10999],
    [12043, 12689],
    [13051, 13629],
    [14050, 14199],
  ],
  Hamburg: [
    [20095, 20539],
    [21029, 21149],
    [22041, 22769],
  ],
  München: [[80331, 81929]],
  Köln: [[50667, 51149]],
  'Frankfurt am Main': [[60306, 60599]],
  Stuttgart: [[70173, 70629]],
  Düsseldorf: [[40210, 40629]],
  Leipzig: [[4103, 4357]],
  Dortmund: [[44135, 44388]],
  Essen: [[45127, 45359]],
  Bremen: [[28195, 28779]],
  Dresden: [[1067, 1328]],
  Hannover: [[30159, 30669]],
  Nürnberg: [[90402, 90491]],
};

/** The city that a postal code belongs to, as it is written; undefined where that is not known for sure. */
export function cityOfPostcode(postcode: string): string | undefined {
  const code = Number(postcode);
  const known = Object.entries(ranges).find(([, spans]) =>
    spans.some(([from, to]) => from <= code && code <= to),
  );
  return known?.[0];
}

const byState: Readonly<Record<string, string>> = {
  'Baden-Württemberg':
    'Stuttgart, Mannheim, Karlsruhe, Freiburg, Heidelberg, Ulm, Heilbronn, Pforzheim, Reutlingen, Esslingen, Tübingen, Konstanz, ' +
    'Villingen-Schwenningen, Offenburg, Göppingen, Aalen, Ravensburg, Friedrichshafen, Sindelfingen, Böblingen, Ludwigsburg, Lörrach, Achern, Baden-Baden',
  Bayern:
    'München, Nürnberg, Augsburg, Regensburg, Ingolstadt, Würzburg, Fürth, Erlangen, Bayreuth, Bamberg, Aschaffenburg, Landshut, ' +
    'Kempten, Rosenheim, Schweinfurt, Passau, Coburg, Memmingen, Straubing, Neu-Ulm, Garmisch-Partenkirchen, Dachau, Freising',
  Brandenburg:
    'Potsdam, Cottbus, Frankfurt (Oder), Oranienburg, Falkensee, Bernau, Eberswalde, Königs Wusterhausen, Ludwigsfelde, Neuruppin',
  Bremen: 'Bremerhaven',
  Hessen:
    'Frankfurt am Main, Wiesbaden, Kassel, Darmstadt, Offenbach, Hanau, Gießen, Marburg, Fulda, Wetzlar, Rüsselsheim, Bad Homburg, Limburg',
  'Mecklenburg-Vorpommern': 'Rostock, Schwerin, Neubrandenburg, Stralsund, Greifswald, Wismar, Güstrow',
  Niedersachsen:
    'Hannover, Braunschweig, Oldenburg, Osnabrück, Wolfsburg, Göttingen, Salzgitter, Hildesheim, Delmenhorst, Wilhelmshaven, ' +
    'Lüneburg, Emden, Hameln, Cuxhaven, Buxtehude, Aurich, Bremervörde, Celle',
  'Nordrhein-Westfalen':
    'Köln, Düsseldorf, Dortmund, Essen, Duisburg, Bochum, Wuppertal, Bielefeld, Bonn, Münster, Mönchengladbach, Gelsenkirchen, ' +
    'Aachen, Krefeld, Oberhausen, Hagen, Hamm, Mülheim, Leverkusen, Solingen, Herne, Neuss, Paderborn, Recklinghausen, Bottrop, ' +
    'Remscheid, Siegen, Gütersloh, Detmold, Arnsberg',
  'Rheinland-Pfalz':
    'Mainz, Ludwigshafen, Koblenz, Trier, Kaiserslautern, Worms, Neuwied, Speyer, Landau, Pirmasens',
  Saarland: 'Saarbrücken, Neunkirchen, Homburg, Völklingen, Saarlouis',
  Sachsen: 'Leipzig, Dresden, Chemnitz, Zwickau, Plauen, Görlitz, Freiberg, Bautzen, Pirna',
  'Sachsen-Anhalt':
    'Magdeburg, Halle (Saale), Halle Saale, Dessau, Wittenberg, Stendal, Halberstadt, Weißenfels, Bitterfeld, Merseburg, Naumburg, Quedlinburg',
  'Schleswig-Holstein':
    'Kiel, Lübeck, Flensburg, Neumünster, Norderstedt, Elmshorn, Pinneberg, Rendsburg, Itzehoe, Husum',
  Thüringen: 'Erfurt, Jena, Gera, Weimar, Gotha, Nordhausen, Eisenach, Suhl, Ilmenau',
};

/** Groups of names: the state, then its towns. */
export const townsByState: readonly (readonly [state: string, ...towns: string[]])[] = Object.entries(
  byState,
).map(([state, towns]) => [state, ...towns.split(', ')]);

/** As they are written, without the states. */
export const towns: readonly string[] = townsByState.flatMap(([, ...names]) => names);
