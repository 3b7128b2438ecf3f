// Well-known quarters of the large cities besides Berlin, by which people name the city they live in.

const quarters: readonly (readonly [city: string, state: string, within: string])[] = [
  [
    'Hamburg',
    'Hamburg',
    'Altona, Eimsbüttel, Wandsbek, Harburg, Blankenese, Barmbek, Ottensen, Eppendorf, Winterhude, Rahlstedt, Billstedt, Wilhelmsburg, St. Pauli',
  ],
  [
    'München',
    'Bayern',
    'Schwabing, Giesing, Haidhausen, Sendling, Bogenhausen, Pasing, Maxvorstadt, Neuperlach, Milbertshofen, Untergiesing, Obergiesing',
  ],
  ['Köln', 'Nordrhein-Westfalen', 'Ehrenfeld, Nippes, Deutz, Lindenthal, Rodenkirchen, Porz, Chorweiler'],
  ['Frankfurt am Main', 'Hessen', 'Sachsenhausen, Bockenheim, Gallus, Niederrad, Fechenheim'],
  ['Düsseldorf', 'Nordrhein-Westfalen', 'Bilk, Oberkassel, Pempelfort, Benrath, Flingern'],
  ['Stuttgart', 'Baden-Württemberg', 'Bad Cannstatt, Zuffenhausen, Feuerbach, Degerloch'],
  ['Leipzig', 'Sachsen', 'Plagwitz, Connewitz, Gohlis, Reudnitz'],
  ['Essen', 'Nordrhein-Westfalen', 'Rüttenscheid, Steele, Kettwig'],
  ['Bremen', 'Bremen', 'Vegesack, Schwachhausen, Gröpelingen'],
  ['Potsdam', 'Brandenburg', 'Babelsberg, Bornstedt, Bornim'],
  ['Mainz', 'Rheinland-Pfalz', 'Gonsenheim, Mombach, Bretzenheim'],
  ['Kiel', 'Schleswig-Holstein', 'Gaarden, Holtenau'],
  ['Bonn', 'Nordrhein-Westfalen', 'Bad Godesberg, Beuel'],
  ['Dortmund', 'Nordrhein-Westfalen', 'Hörde, Aplerbeck'],
  ['Nürnberg', 'Bayern', 'Gostenhof, Langwasser'],
];

/** Groups of names: the city, then everything in it, alone and behind the city's name. */
export const cityQuarters: readonly (readonly [city: string, ...within: string[]])[] = quarters.map(
  ([city, , within]) => [city, ...within.split(', ').flatMap((name) => [name, `${city} ${name}`])],
);

/** The state of each of those cities. */
export const stateOfQuarters: ReadonlyMap<string, string> = new Map(
  quarters.map(([city, state]) => [city, state]),
);
