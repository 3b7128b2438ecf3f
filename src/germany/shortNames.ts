// What people say of a town's name: „Limburg“ for Limburg an der Lahn, „Halle“ for Halle (Saale).

/** Words that begin what tells a town from others of its name: a river, a region, a town nearby. */
const qualifier =
  /(?:\/| \(| (?:am?|an|auf|bei|hinter|im|in|ob|unter|vor|zum) |, | (?:Oberpfalz|Oderbruch|Vogtland|Mark)$).*$/;
const title =
  /^(?:Lutherstadt|Hansestadt|Universitätsstadt|Landeshauptstadt|Flecken|Markt|Nordseebad|Ostseebad) (?=\p{Lu})/u;

/** The name without what is left off in speech; the same where nothing is. Pure. */
export const shortName = (name: string): string => name.replace(title, '').replace(qualifier, '');

/** The first of two names that were joined: „Dessau“ for Dessau-Roßlau. Undefined where it says too little. */
export function firstOfTwo(name: string): string | undefined {
  const [, first] = /^(\p{Lu}\p{Ll}{4,})-\p{Lu}/u.exec(shortName(name)) ?? [];
  return first;
}

/** The other ways to write a name: „Sankt“ for „St.“, and with the small words cut short. Pure. */
export function otherSpellings(name: string): readonly string[] {
  if (!name.includes(' ')) return [];
  const spellings = [
    name.replace(/\bSt\. /, 'Sankt '),
    name.replace(/\bSankt /, 'St. '),
    name.replace(/ an der /, ' a. d. ').replace(/ am /, ' a. '),
    name.replace(/ in der /, ' i. d. ').replace(/ im /, ' i. '),
    name.replace(/ vor der /, ' v. d. ').replace(/ bei /, ' b. '),
    name.replace(/ (?:am|an der|im|in der) /, ' '),
    name.replace('Hannoversch ', 'Hann. '),
  ];
  return spellings.filter((spelling) => spelling !== name);
}
