// Whether a saying of the service is a sentence, or only a name or a keyword: „§ 554 BGB“, „Bestätigung zum Antrag“.

const verbs =
  'ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|muss|müssen|darf|dürfen|kann|können|soll|sollen|' +
  'brauchen|bekommen|erhalten|gelten|gehen|geben|gehören|zahlen|kosten|fallen|reichen|dauern|fördern|kommen|stellen|' +
  'bleiben|laufen|liegen|enden|beginnen|entfallen|tragen|prüfen|nehmen|bestehen|fehlen|finden|tun|regeln|entscheiden';
/** „entsteht“, „bescheinigt“ */
const inT = String.raw`\p{Ll}{2,}(?:(?<!(?:nich|mei|selb|er|je|jetz|son|fas|höch|läng|zule|berei|insgesam|of|dor|sei|mi|stat|sam|gesam|lau|ech|rech|direk|min|ober|unter|leich|schlech|gu|al|kal|privat?|amtlich|geeigne|bestimm|befreit?)s?)t)`;
const verb = new RegExp(String.raw`(?<!\p{L})(?:${verbs}|${inT})(?!\p{L})`, 'u');

/** Of so many words hardly any is no sentence. */
const mostWords = 9;

/** Of a German text; by its looks. Pure. */
export const isSentence = (said: string): boolean => verb.test(said) || said.split(/\s+/).length > mostWords;
