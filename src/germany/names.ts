// Germany as people speak of it: the states and their short forms, cities and their nicknames, Berlin's districts.

/**
 * The names of the 16 states: as written, as services spell them, and as people call them; with landscapes that lie in
 * one state alone.
 */
export const stateNames: readonly (readonly string[])[] = [
  [
    'Baden-Württemberg',
    'baden-wurttemberg',
    'BW',
    'BaWü',
    'Ländle',
    'Baden Württemberg',
    'Schwarzwald',
    'im Badischen',
  ],
  [
    ...[
      'Bayern',
      'bavaria',
      'BY',
      'Freistaat Bayern',
      'Freistaat',
      'Bayerischer Wald',
      'Bayerischen Wald',
      'Bayrischen Wald',
      'im Bayerischen',
      'im Bayrischen',
    ],
    ...['Oberbayern', 'Niederbayern', 'Oberpfalz', 'Oberfranken', 'Mittelfranken', 'Unterfranken'],
  ],
  ['Berlin', 'BE', 'Land Berlin', 'Bundesland Berlin'],
  ['Brandenburg', 'BB', 'Land Brandenburg', 'im Brandenburgischen'],
  ['Bremen', 'HB', 'Freie Hansestadt Bremen', 'Land Bremen'],
  ['Hamburg', 'HH', 'Land Hamburg'],
  ['Hessen', 'HE', 'hesse', 'im Hessischen', 'aus dem Hessischen'],
  ['Mecklenburg-Vorpommern', 'MV', 'Meck-Pomm', 'McPomm', 'Mecklenburg', 'Vorpommern', 'Rügen', 'Usedom'],
  ['Niedersachsen', 'NI', 'Nds', 'lower saxony', 'Ostfriesland', 'Emsland', 'Lüneburger Heide'],
  ['Nordrhein-Westfalen', 'NRW', 'NW', 'north rhine westphalia', 'Sauerland', 'Ruhrgebiet', 'Ruhrpott'],
  ['Rheinland-Pfalz', 'RP', 'RLP', 'rhineland palatinate'],
  ['Saarland', 'SL', 'Saar'],
  ['Sachsen', 'SN', 'saxony', 'Freistaat Sachsen', 'im Sächsischen'],
  ['Sachsen-Anhalt', 'ST', 'LSA', 'saxony anhalt'],
  ['Schleswig-Holstein', 'SH', 'Land zwischen den Meeren', 'zwischen den Meeren'],
  ['Thüringen', 'thuringen', 'TH', 'thuringia', 'Freistaat Thüringen'],
];

/** Cities that go by more than one name. */
export const cityNames: readonly (readonly string[])[] = [
  ['Berlin', 'Hauptstadt', 'Bärlin', 'Balin'],
  ['Hamburg', 'HH', 'Hansestadt Hamburg', 'Hambursch', 'Hamborg', 'Hamburch'],
  ['München', 'munich', 'Minga', 'muc', 'Münchn'],
  ['Köln', 'cologne', 'Kölle', 'Cölln'],
  ['Mainz', 'Meenz', 'Määnz', 'Mayence'],
  ['Bremen', 'Bremm', 'Breem'],
  ['Leipzig', 'Leipzsch', 'Leibzsch', 'Laibzsch', 'Leipzich'],
  ['Dresden', 'Dräsdn', 'Drääsden', 'Dresdn'],
  ['Magdeburg', 'Machdeburch', 'Machteburch', 'Magdeburch'],
  ['Karlsruhe', 'Karlsruh', 'Kallsruh'],
  ['Mannheim', 'Monnem', 'Mannem'],
  ['Augsburg', 'Augschburg'],
  ['Kassel', 'Kassl'],
  ['Aachen', 'Oche', 'Aix-la-Chapelle'],
  ['Lübeck', 'Lübsch'],
  [
    'Frankfurt am Main',
    'frankfurt',
    'ffm',
    'Mainhattan',
    'Frankfurt a. M.',
    'Frankfurt Main',
    'Frankfort',
    'Frangfurt',
  ],
  ['Frankfurt (Oder)', 'Frankfurt an der Oder', 'Frankfurt a. d. Oder'],
  ['Düsseldorf', 'ddorf', 'Düsseldoof', 'Düsseldörp'],
  ['Stuttgart', 'Benztown', 'Stuagart', 'Stuegert', 'Schtuttgart', 'Schduagard', 'Stuggi'],
  ['Nürnberg', 'nuremberg', 'Nämberch', 'Närnberch', 'Nürnberch'],
  ['Hannover', 'hanover', 'Hannoffer', 'Hannofa'],
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
    "Prenzlauer Berg, Prenzlberg, P'berg, " +
    'Weißensee, Blankenburg, Heinersdorf, Karow, Stadtrandsiedlung Malchow, ' +
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

/** Quarters that are called as towns elsewhere are, or as everyday words. */
const ambiguous = new Set(
  (
    'Mitte, Weißensee, Blankenburg, Blankenfelde, Rosenthal, Grunewald, Dahlem, Schöneberg, Britz, Buckow, Biesdorf, ' +
    'Kaulsdorf, Lichtenberg, Falkenberg, Malchow, Wartenberg, Hermsdorf, Westend, Treptow, Karow'
  ).split(', '),
);

/** All of it as the city: for services that know Berlin as a whole. */
export const berlinAsCity: readonly [city: string, ...within: string[]] = [
  'Berlin',
  ...Object.entries(quarters)
    .flatMap(([district, within]) => [district, ...within.split(', ')])
    .filter((name) => !name.startsWith('Berlin'))
    .flatMap((name) => (ambiguous.has(name) ? [`Berlin ${name}`] : [name, `Berlin ${name}`])),
];

/** Groups of names: the district as services call it, then everything in it, alone and behind „Berlin“. */
export const berlinQuarters: readonly (readonly [district: string, ...within: string[]])[] = Object.entries(
  quarters,
).map(([district, within]) => [
  `Berlin ${district}`,
  ...within.split(', ').flatMap((name) => (name.startsWith('Berlin') ? [name] : [name, `Berlin ${name}`])),
]);
