// What stands in a mail around its matter: greetings, thanks, farewells, signatures, what the mail program adds.
import { asks, trimSigns } from './sentences.ts';
import { withoutPersonal } from './personal.ts';

/** How a mail, and many a message, begins. */
const opening =
  /^(?:sehr (?:geehrte|verehrte)[rsn]?|geehrte[rsn]?|werte[rsn]?|liebe[rs]?(?! gr(?:ü|ue))|liebste[rs]?|dear|to whom it may concern|(?:einen )?(?:schönen )?guten (?:tag|morgen|abend|mittag)|grüß gott|grüß dich|grüezi|hallo|hallöchen|hi|hey|hello|moin(?:,? moin)?|servus|tach|mahlzeit|waidmannsheil|good (?:morning|afternoon|evening|day))(?![\p{L}\d-])/iu;

/** Who is greeted, where no capital letter tells it. */
const greeted = new Set(
  (
    'damen herren und or and zusammen team there all sir madam miteinand miteinander beinand beinander ihr lieben liebe lieber liebes alle herr herrn frau ' +
    'familie dr prof mr mrs ms hr fr colleagues everyone everybody guys kollegen kolleginnen kollege kollegin leute du euch an das die der von to the bot amtsbot'
  ).split(' '),
);
const titled = new Set(['herr', 'herrn', 'frau', 'familie', 'dr', 'prof', 'mr', 'mrs', 'ms', 'hr', 'fr']);
const mostGreeted = 9;

/** Where a greeting begins in a line, behind what a mail program wrote. */
export const greetingAhead =
  /(?<=^|[\s"„“(>])(?:sehr geehrte[rsn]?|guten (?:tag|morgen|abend)|hallo|hi|hey|hello|moin|servus|grüß gott|liebe[rs]?|dear|good (?:morning|afternoon|evening)|waidmannsheil|tach|mahlzeit)(?=[\s,!])/iu;

/** Everything from here to the end of a mail is its farewell and signature. */
const farewell =
  /(?<=^|[\s"“.,!?;–-])(?:mit (?:\p{L}{3,14} )?(?:\p{L}{3,14}en )?(?:gr(?:ü|ue)(?:ß|ss)(?:en)?|gruß)|(?:(?:freundliche|viele|beste|liebe|schöne|herzliche|sonnige|sportliche|kollegiale|nette|ganz liebe)[nr]? )(?:gr(?:ü|ue)(?:ß|ss)e?n?|gruß)|mfg|hochachtungsvoll|(?:with )?(?:kind|best|warm|many)(?:est)? regards|kind wishes|best wishes|yours (?:sincerely|faithfully|truly)|sincerely yours|cheers(?=,)|waidmannsdank|vergelt'?s gott|glück auf(?=, \p{L})|bis dann(?=, \p{L}))(?!\p{L})/iu;
/** Short ones, only where a sentence or a line begins. */
const shortFarewell =
  /^(?:lg|vg|bg|mkg|gruß|grüße|gruss|gruesse|regards|best|cheers|thanks|herzlich|herzlichst|ihre?|gez\.?|i\. ?a\.?|i\. ?v\.?|ciao|tschüss?|sincerely|dein|deine|eure?)(?=$|[ ,!.–-]+(?:$|\p{Lu}|aus |und |vom ))/iu;

/** „Danke im Voraus“: a sentence with no matter of its own. */
const thanks =
  /^(?:[\p{L}]{1,8},? )?(?:(?:und |schon |erstmal )*(?:vielen |besten |herzlichen |lieben |tausend |many |ganz )?(?:dank|danke|dankeschön|dankesehr|merci|thanks|thank you|thx))(?!\p{L})/iu;

/** Sentences that a mail has and its matter does not need. */
const courtesies =
  /^(?:ich |wir |we |i )?(?:hoffe|hoffen|freue|freuen|hope|look forward|bedanke|bedanken|entschuldig)|(?:im voraus|in advance|looking forward|zu ihrer antwort|ihre(?:r)? (?:baldigen? )?(?:antwort|rückmeldung)|rückmeldung|rückruf|bei rückfragen|für rückfragen|zurückrufen|rufen sie mich|call me|get back to me|erreichen sie mich|erreichbar|hope (?:this|you)|any questions|schönen? (?:tag|abend|woche|wochenende|feierabend)|nice day|good weekend|^wie .{0,40}(?:besprochen|vereinbart|gesagt|angekündigt)[.!]?$|^bitte bis (?:\S+ ?){1,3}$|wie es ihnen geht|alles gute)/iu;

/** What programs and firms add; none of it is anybody's matter. */
const added =
  /(?:gesendet|gesandt|verschickt|sent) (?:von|mit|from|with) (?:meine[mr]|my|outlook|der|dem|android|iphone|ipad|samsung|gmx|web\.de|mobile|mail)|get outlook for|von (?:meinem )?(?:iphone|ipad|smartphone|handy) gesendet|(?:diese|dieser|this) (?:e-?mail|nachricht|email|message)(?: \S+){0,6} (?:enthält|kann|ist vertraulich|vertrauliche|contains|may contain|is confidential|is intended)|vertrauliche|confidential|irrtümlich erhalten|not the intended recipient|nicht der richtige adressat|virenfrei|virus-free|umwelt(?:,| und|:)|before printing|bevor sie diese|datenschutzhinweise|registergericht:|amtsgericht \S+,? hrb|hrb \d|geschäftsführer(?:in)?:|ust-?id|bankverbindung|(?<!\p{L})(?:iban|bic)(?!\p{L})|sitz der gesellschaft|von (?:einem|extern)(?: \S+){0,3} (?:absender|versand)|external (?:email|sender)|klicken sie (?:nur|nicht)|bildschirm lesen|^https?:\/\/\S+$|^www\.\S+$/iu;

/** How somebody can be reached, or where he lives: a line of a signature. */
const contact =
  /^(?:tel|telefon|fon|phone|fax|mobil|mobile|handy|e-?mail|mail|web|internet|durchwahl|app|t|f|m)(?:\.|:)\s*\S|^\d{5} \p{Lu}[\p{L} .-]{2,30}$|^(?:[\p{L}.-]{2,30} ){0,3}[\p{L}-]*(?:straße|strasse|str\.|weg|allee|platz|gasse|ring|damm|ufer|anger) \d{1,4} ?[a-f]?(?:,? \d{5} \p{Lu}[\p{L} .-]{2,30})?$|^(?:D-)?\d{5} \p{Lu}|^(?:[\p{L}.'’-]{2,30} ){1,4}\d{1,4} ?[a-f]?, \d{5} [\p{L}(][\p{L} .()-]{2,30}$/iu;

/** The clerk's own words around a mail: asked of colleagues, not of the bot. Every word is one of these. */
const passingOn = new Set(
  (
    'kann kannst können könnt könnte könnten könntest könntet würdest würdet würden magst mögt du ihr sie mir uns euch jemand wer das dies diese dieser die der den mail anfrage frage fragen bitte ' +
    'kurz mal übernehmen übernimmt übernimmst beantworten beantwortet weiterleiten bearbeiten prüfen schauen angucken helfen weiterhelfen hier da dabei darum ' +
    'drum kümmern von unten dazu was sagen wir antworten antworte antworte ich ihm ihnen weißt wisst wissen weiß ein eine einmal drauf drüber gucken rat fall nicht zuständig zur ' +
    'kenntnis info weiterleitung wv fyi siehe oben anbei danke und liebe kollegen zuständigkeit halber okay ok kollegin kollege noch heute passt übernehmt klären klärung ' +
    'kam kommt eben gerade grade grad rein reingekommen gekommen schreib schreibe schreiben schreibt zurück darauf soll sollen sollte man wie würde dame herrn bürger bürgerin ' +
    'please can could you someone anyone answer this help me us with take care of handle look into it below see email forward forwarding for i him her them reply'
  ).split(' '),
);

export const isPassedOn = (sentence: string): boolean => {
  const words = sentence.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.length <= 14 && words.every((word) => passingOn.has(word));
};

/** Somebody says that what follows was written by somebody else. */
export const saysPassedOn = (text: string) =>
  /(?<!\p{L})(?:(?:leite|schick|schicke|sende|reiche) (?:\S+ ){1,6}weiter|weitergeleitet|weiterleitung|bürgermail|(?:mail|anfrage|nachricht|schreiben) (?:von|vom|eines|einer)|(?:schreibt|writes|asks)(?: mir| uns| me| us)?:|forwarding|forwarded)(?!\p{L})/iu.test(
    text,
  );

/** Whether it says that the matter follows below. */
export const pointsBelow = (sentences: readonly string[]) =>
  sentences.some((each) =>
    /(?<!\p{L})(?:unten|untenstehend\w*|s\.u\.|folgende[rnms]?|anbei|nachstehend\w*|below|following)(?!\p{L})/iu.test(
      each,
    ),
  );

export const hasGreeting = (sentence: string) => opening.test(unopened(sentence).slice(0, 60));

/** A greeting behind so many letters and a colon or a dash still begins the mail: „Mail von gestern: Guten Tag, …“ */
const furthestGreeting = 90;

function unopened(sentence: string): string {
  const said = sentence.replace(/^["„“»'(\s]+/, '');
  const ahead = greetingAhead.exec(said.slice(0, furthestGreeting));
  const before = said.slice(0, ahead?.index ?? 0);
  return /[:|/–"„“(-]\s*["„“»']?$/.test(before) && !asks(before) ? said.slice(before.length) : said;
}

/** A sentence without the greeting in front of it. Pure. */
export function withoutGreeting(sentence: string): string {
  let rest = sentence;
  // „Moin, liebe Frau Krüger, …“, „Hallo Team, Mail von gestern: Guten Tag, …“
  for (let more = 0; more < 3; more++) {
    rest = unopened(rest);
    const found = opening.exec(rest.slice(0, 60));
    if (!found) break;
    rest = behindGreeted(rest.slice(found[0].length));
  }
  return rest;
}

/** What stands behind who is greeted: behind the comma, or where none is behind the titles and names. */
function behindGreeted(text: string): string {
  let certain = 0;
  let afterTitle = false;
  let end = 0;
  for (const token of text
    .slice(0, 120)
    .split(/(?<=\s)/)
    .slice(0, mostGreeted)) {
    end += token.length;
    const word = token.trim().replace(/[,!:;.]+$/, '');
    const plain = word.toLowerCase();
    const isKnown = greeted.has(plain);
    if (word !== '' && !isKnown && !/^[\p{Lu}&/–-]/u.test(word)) break;
    if (isKnown || afterTitle || word === '') certain = end;
    afterTitle = titled.has(plain);
    if (/[,!:;.–-]\s*$/.test(token) && !(afterTitle && token.includes('.')))
      return text.slice(end).trimStart();
  }
  return text.slice(certain).trimStart();
}

/** What stands in front of the farewell; undefined where there is none. Pure. */
export function beforeFarewell(sentence: string): string | undefined {
  if (shortFarewell.test(sentence)) return '';
  const thanked =
    /[,;.]? (?:vielen |herzlichen )?(?:danke|dank|thanks|merci)(?: \p{Ll}+){0,3}[,!.]? (?=\p{Lu})/iu.exec(
      sentence,
    );
  if (thanked && isSignature(sentence.slice(thanked.index + thanked[0].length)))
    return sentence.slice(0, thanked.index);
  const found = farewell.exec(sentence);
  return found ? trimSigns(sentence.slice(0, found.index), ',;–-') : undefined;
}

/** Whether a sentence is nobody's matter: thanks, courtesies, contact data, what programs add. Pure. */
export function isFurniture(sentence: string): boolean {
  if (added.test(sentence) || contact.test(sentence)) return true;
  if (asks(sentence)) return false;
  if (thanks.test(sentence) && !/\d/.test(withoutPersonal(sentence))) return true;
  return courtesies.test(sentence);
}

/** A name, a title, a place: „Noack, GF, 030 23125 777“, „Wilfried Jansen, Norden“. */
export function isSignature(sentence: string): boolean {
  const words = withoutPersonal(sentence).match(/[\p{L}\d][\p{L}\d.'’-]*/gu) ?? [];
  const small =
    /^(?:von|van|de|und|u|aus|mit|der|die|das|bei|für|im|am|in|zu|tel|fax|mobil|mobile|phone|dein|deine|ihr|ihre|eure?|nur|noch|selten)$/;
  return (
    words.length <= 9 &&
    words.every((word) => small.test(word) || /^\p{Lu}/u.test(word) || contact.test(word)) &&
    !words.some((word) => /^\d/.test(word))
  );
}
