// Whether the first or the last of many is asked for, „am preiswertesten“, or which there are: „Liste aller Orte“.

const superlative =
  /(?:günstig|billig|teuer|preiswert|höch|niedrig|schnell|läng|kürze|meis|wenig)(?:e?s)?te[nrsm]?\b|cheapest|lowest|highest|fastest|longest|most expensive/i;

/** Pure. */
export const asksForMost = (text: string): boolean => superlative.test(text);

/** „Für welche Städte habt ihr das?“ */
const whichOnes =
  /\bwelche[nr]? (?:städte?n?|orte?n?|länd(?:er)?n?|bundesländ(?:er)?n?|kommunen|gemeinden)\b|\bwhich (?:cities|towns|states|places)\b/i;
/** „Liste aller Orte“ */
const allOnes =
  /\b(?:alle[nr]?|sämtliche[nr]?) (?:städten?|orten?|länder|bundesländern?|kommunen|gemeinden)\b|\ball (?:the )?(?:cities|towns|states|places)\b/i;

/** Pure. */
export const asksWhichPlaces = (text: string): boolean => whichOnes.test(text);

/** The first or the last of many, or all of them. Pure. */
export const asksForMany = (text: string): boolean =>
  asksForMost(text) || whichOnes.test(text) || allOnes.test(text);
