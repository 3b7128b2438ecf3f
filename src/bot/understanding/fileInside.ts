// A wish for a file in the middle of a sentence: „Kannst du mir die Infos zum Erbschein als PDF fertigmachen, damit …?“. What
// the file is wanted of remains as the question; where that is only a topic, it is the topic's fact sheet.

/** Of several names only the first has to be one of a file. */
const named = String.raw`(?:als|im|in|as|in an?|as an?) (?:(?:eine[rnm]?|an?) )?(?<names>[\p{L}-]+(?:(?:,? (?:oder|und|bzw\.?|or|and) |\/)[\p{L}-]+)?)`;

/** What is done with a file; a particle may be left of the verb, „mach … als PDF fertig“. */
const making = String.raw`(?:fertig|fertig ?mach\p{L}*|(?:zu|ab|rüber|heraus|raus|aus|mit)?(?:schick|send|geb|speicher|druck)\p{L}*|mach\p{L}*|erstell\p{L}*|exportier\p{L}*|zusammen(?:stell|fass|schreib)\p{L}*|bereit ?stell\p{L}*|hab\p{L}*|bekomm\p{L}*|krieg\p{L}*|have|get|zusammen|raus|rüber)`;

/** What it is for. */
const purpose = String.raw`(?:, ?(?:damit|um|so ?dass|weil|so that|so|because)(?!\p{L})[^.?!]{0,120})`;

const inside = new RegExp(
  String.raw`^(?<before>.{3,200}?),? ${named}(?: bitte| please)?(?: (?<done>${making})(?: bitte)?${purpose}?|${purpose})[.?!\s]*$`,
  'iu',
);

/** „Kannst du mir“, „Ich bräuchte“: how a wish begins. */
const beginning =
  /^(?:(?:bitte|hallo|hi)[ ,]+)?(?:(?:kannst|kann|könntest|könnten|können|könnt|würdest|würden|darf|mach|gib|schick|erstell|stell|brauche?|bräuchte[n]?|hätte[n]?|möchte[n]?|will|can|could|may|i'd like|i need|give|send|make)e?(?: (?:du|sie|ihr|ich|wir|man|mir|uns|you|i|we|me|us))*|(?:ich|wir|i|we) (?:brauche?n?|bräuchte[n]?|hätte[n]?|möchte[n]?|will|wollen|need|want|would like))(?: (?:mir|uns|bitte|mal|noch|gern|gerne|kurz|dann|have|get|send|give|make|create|please|to|me|us))*(?!\p{L})\s*/iu;

/** „Kann ich den Antrag als PDF schicken?“ asks whether one may; „… als PDF haben?“ wants it. */
const bySelf = /(?<!\p{L})(?:ich|wir|man|i|we)(?!\p{L})/iu;
const getting = /^(?:hab|bekomm|krieg|have|get|$)/iu;

/** „das Ganze zu Wärmepumpen“, „alles über den Erbschein“ */
const wholeOf =
  /^(?:(?:das|die|den|alle|eine?n?|the|all|all the) )?(?:ganze|alles|infos?|informationen|angaben|auskunft|übersicht|überblick|everything|information|info|das)?(?:, was (?:du|ihr|sie) (?:hast|habt|haben|weißt|wisst|wissen))? ?(?:zu[mr]?|über|(?<english>on|about))(?: (?:de[nmr]|die|das|eine[rnm]?|the|an?))? (?<topic>\p{L}[\p{L}\d -]{2,40})$/iu;

/** What is wanted, where such words stand in the middle: the names of the files, and the question that is left. Pure. */
export function fileInside(
  typed: string,
): { readonly names: string; readonly question: string; readonly fileWords: string } | undefined {
  const found = inside.exec(typed);
  const { before = '', names = '', done = '' } = found?.groups ?? {};
  const [wish = ''] = beginning.exec(before) ?? [];
  const matter = before.slice(wish.length).trim();
  if (!found || matter === '' || wish === '') return undefined;
  if (bySelf.test(wish) && !getting.test(done)) return undefined;
  const { topic, english } = wholeOf.exec(matter)?.groups ?? {};
  return {
    names,
    question: topic === undefined ? matter : `${english === undefined ? 'fakten' : 'facts'} ${topic}`,
    fileWords: found[0].slice(before.length).trim(),
  };
}
