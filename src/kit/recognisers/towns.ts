// Towns by state: people say „Kassel“ where a form asks for Hessen, and a town that a list does not have must be said.

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
