// What was said to the bot and is no matter of any office: a piece of work that it is to do, talk among colleagues, or a question
// that only speaks of a matter.
import { asksOpenly } from '../../kit/index.ts';
import { goesOn } from './cues.ts';
import { intentOf, type ParsedMessage, parseMessage } from './parseMessage.ts';
import { surelyAbout, wantedIn } from './whatIsWanted.ts';

/**
 * `work`: whatever it is about, somebody wants it written, told, translated. `talk`: nothing in it is of an office;
 * `thanks`, where it begins with them.
 */
export type Aside = 'work' | 'talk' | 'thanks';

/** Less is a word that nobody knows, and may be the name of a matter. */
const fewestWords = 4;

/** What the bot is told to do with words or pictures; where to look up a matter it is asked otherwise. */
const working =
  'schreib|schreiben|dichte?n?|reime?n?|übersetze?n?|erzähle?n?|singe?n?|male?n?|zeichne?n?|erfinde?n?|programmiere?n?|verfasse?n?|' +
  'formuliere?n?|entwirf|entwerfen|korrigiere?n?|kürze?n?|spiele?n?|rate?n?|lies|vorlesen|zusammenfassen|fasse?|koche?n?|bestelle?n?|' +
  'write|translate|tell|sing|draw|paint|compose|invent|program|code|summari[sz]e|proofread|rewrite|play|recommend|order|cook';
const address = String.raw`(?:bitte|please|doch|mal|kurz|just|du|sie|mir|uns|me|us|für|for)`;
const asOrder = new RegExp(String.raw`^(?:${address}\s+)*(?:${working})(?!\p{L})`, 'iu');
const asRequest = new RegExp(
  String.raw`^(?:kannst du|könntest du|können sie|könnten sie|würdest du|magst du|can you|could you|would you)(?!\p{L}).{1,200}(?<!\p{L})(?:${working})(?!\p{L})`,
  'iu',
);

/** Whatever has to do with offices has one of these in it. */
const ofOffices =
  /(?:amt|amts|ämter|antrag|beantrag|behörd|genehmig|bescheid|gebühr|erlaub|anmeld|abmeld|ummeld|melde|zulass|formular|ausweis|schein|pass|pässe|steuer|förder|zuschuss|gesetz|pflicht|frist|urkund|bescheinig|zeugnis|lizenz|zertifi|prüfung|verordnung|rathaus|gericht|notar|polizei|bußgeld|strafe|einspruch|widerspruch|vollmacht|versicher|verein|gewerb|register|verfahren|recht)|\b(?:permit|licen[cs]e|tax|authorit|appl[iy]|regist|certific|fees?\b|forms?\b|law|legal|grant|subsid|office|insur|court|police|fines?\b)/iu;

/** „Ich will …“, „may I …“: that may be a matter that nobody has thought of. */
const ofOneself =
  /(?<!\p{L})(?:will|wollen|möchten?|brauchen?|bräuchten?|muss|müssen|darf|dürfen|kann|können|soll|sollen|want|need|can|may|must|should|have to) (?:ich|wir|man|i|we|one)(?!\p{L})|(?<!\p{L})(?:ich|wir|man|i|we) (?:will|wollen|möchten?|brauchen?|bräuchten?|muss|müssen|darf|dürfen|kann|können|soll|sollen|want|need|can|may|must|should|have to)(?!\p{L})/iu;

/** Undefined where it may be a matter of an office, though of none that is known. Pure. */
export function asideIn(said: ParsedMessage): Aside | undefined {
  const { words, question } = said;
  const { aspect } = intentOf(said);
  if (words.length < fewestWords || aspect !== undefined) return undefined;
  const begins = question.trimStart();
  if (asOrder.test(begins) || asRequest.test(begins)) return 'work';
  // „und …“ goes on with a matter.
  if (goesOn(words)) return undefined;
  if (ofOffices.test(question) || ofOneself.test(question)) return undefined;
  const isThanks = said.manners?.said.includes('thanks') === true;
  return isThanks && !question.includes('?') ? 'thanks' : 'talk';
}

/** „Wie wird das Wetter am Umzugstag?“: it speaks of a matter, and asks nothing of an office. Pure. */
export function asksNothingOfOffice(said: ParsedMessage): boolean {
  const alone = byItself(said);
  return surelyAbout(alone) !== undefined && !asksMeaning(alone) && wantedIn(alone).aside >= surelyAside;
}

/** „Wetter morgen in Köln?“ in the middle of a talk on a matter. Pure. */
export const isAside = (said: ParsedMessage): boolean =>
  said.words.length >= fewestWords && wantedIn(byItself(said)).aside >= likelyAside;

/**
 * „Was kostet die Jagdpacht?“: how likely it asks for what the service does not state, though it is on a matter, as it was
 * learned from what people asked; undefined where that is not likely. Pure.
 */
export function beyondIn(said: ParsedMessage): number | undefined {
  const alone = byItself(said);
  const { beyond } = wantedIn(alone);
  if (beyond < likelyBeyond || asksMeaning(alone)) return undefined;
  // „Der Chef nervt: was kostet die Prüfung?“: what is told beside it asks for nothing.
  const asking = said.question.split(/[.:;!?]\s+/).findLast(asksOpenly);
  const least =
    asking === undefined || asking === said.question ? beyond : wantedIn(parseMessage(asking)).beyond;
  return least >= rather ? beyond : undefined;
}

/** „in Kassel halt“ speaks of no matter by itself, whatever it goes on with. */
const byItself = (said: ParsedMessage): ParsedMessage => ({ ...said, about: undefined, before: undefined });

/** What a matter is may be asked behind any story: „…, die ganze Kantine redet davon“. */
const asksMeaning = (said: ParsedMessage): boolean =>
  wantedIn(said).intents.some(({ value, score }) => value === 'meaning' && score >= rather);

/** Of 4,911 kept questions on a matter that were not learned from, none is likelier but six for suppliers. */
const surelyAside = 0.3;
/** Of 720 messages that go on with a matter, none is as likely, and of 1,080 that the service says nothing of a tenth is. */
const likelyAside = 0.5;
/** Of 3,250 kept questions that the service answers, and that were not learned from, 21 are as likely. */
const likelyBeyond = 0.65;
const rather = 0.5;
