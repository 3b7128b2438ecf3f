// What people say of a town's name: „Limburg“ for Limburg an der Lahn, „Halle“ for Halle (Saale).

/** Words that begin what tells a town from others of its name: a river, a region, a town nearby. */
const qualifier =
  /(?:\/| \(| (?:am?|an|auf|bei|hinter|im|in|ob|unter|vor|zum) |, | (?:Oberpfalz|Oderbruch|Vogtland|Mark)$).*$/;
const title =
  /^(?:Lutherstadt|Hansestadt|Universitätsstadt|Landeshauptstadt|Flecken|Markt|Nordseebad|Ostseebad) (?=\p{Lu})/u;

/** The name without what is left off in speech; the same where nothing is. Pure. */
export const shortName = (name: string): string => name.replace(title, '').replace(qualifier, '');
