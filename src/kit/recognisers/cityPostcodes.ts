// The postal codes of some large cities: „50667“ for Köln. Only whole ranges that belong to one city.

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
