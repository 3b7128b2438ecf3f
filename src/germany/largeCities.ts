// Which towns have more than 100,000 inhabitants, by the Federal Statistical Office (www.destatis.de, end of 2023); some
// are so near that line that a new count may put them on its other side.

/** As they are named in towns.txt. */
const large = new Set(
  (
    'Berlin, Hamburg, München, Köln, Frankfurt am Main, Düsseldorf, Stuttgart, Leipzig, Dortmund, Bremen, Essen, ' +
    'Dresden, Nürnberg, Hannover, Duisburg, Wuppertal, Bochum, Bielefeld, Bonn, Mannheim, Karlsruhe, Münster, Augsburg, ' +
    'Wiesbaden, Mönchengladbach, Gelsenkirchen, Aachen, Braunschweig, Chemnitz, Kiel, Halle (Saale), Magdeburg, ' +
    'Freiburg im Breisgau, Krefeld, Mainz, Lübeck, Erfurt, Oberhausen, Rostock, Kassel, Hagen, Potsdam, Saarbrücken, ' +
    'Hamm, Ludwigshafen am Rhein, Oldenburg, Mülheim an der Ruhr, Osnabrück, Leverkusen, Heidelberg, Darmstadt, Solingen, ' +
    'Regensburg, Herne, Paderborn, Neuss, Ingolstadt, Offenbach am Main, Fürth, Würzburg, Ulm, Heilbronn, Pforzheim, ' +
    'Wolfsburg, Göttingen, Bottrop, Reutlingen, Koblenz, Bremerhaven, Erlangen, Bergisch Gladbach, Recklinghausen, ' +
    'Remscheid, Jena, Trier'
  ).split(', '),
);
const near = new Set(
  'Salzgitter, Moers, Siegen, Kaiserslautern, Gütersloh, Hildesheim, Hanau, Cottbus, Schwerin, Witten, Flensburg'.split(
    ', ',
  ),
);

/** Of towns that share their name, the one with the most postal codes is the city. */
const leastCodes = 4;

/** Whether a town has more than 100,000 inhabitants; undefined where that may have changed. Pure. */
export function isLargeCity({
  name,
  codes,
}: {
  readonly name: string;
  readonly codes: number;
}): boolean | undefined {
  if (near.has(name)) return undefined;
  return large.has(name) && codes >= leastCodes;
}

/** All of them, for the test that compares them with the towns. */
export const namedBySize: readonly string[] = [...large, ...near];
