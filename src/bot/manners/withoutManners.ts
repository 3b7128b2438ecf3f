// What is said around a question out of courtesy: taken off, so that the question remains.
import { helpedClause } from './helped.ts';

/** Everything here is matched at the beginning of what is left, in lower case, and ends where a word ends. */
const end = String.raw`(?![\p{L}\d])`;
const signs = String.raw`[\s,.!;:)(\p{Extended_Pictographic}–-]*`;
const start = (words: string) => new RegExp(`^(?:${words})${end}${signs}`, 'iu');

export type Courtesy =
  | 'greeting'
  | 'thanks'
  | 'farewell'
  | 'wellbeing'
  | 'helped'
  | 'praise'
  | 'wish'
  | 'announced'
  /** „sorry, …“: elsewhere polite, behind an answer it takes something back. */
  | 'apology';

/** Whom people speak to. */
const toWhom = String.raw`(?:,? (?:zusammen|allerseits|amtsbot|bot|lieber bot|liebes team|team|du(?: da)?|ihr(?: lieben)?|leute|there|everyone|all|everybody|euch(?: allen)?|dir|ihnen|an alle|mein freund|in die runde|beinand|miteinand(?:er)?)(?![\p{L}\d]))?`;

const courtesies: readonly (readonly [Courtesy, RegExp])[] = [
  [
    'greeting',
    start(
      String.raw`(?:(?:wunder)?schönen )?guten (?:tag|morgen|abend|mittag)${toWhom}|morgen (?:zusammen|allerseits|leute|team)|grüß (?:gott|dich|euch|sie)${toWhom}|grüezi|(?:hallo|hallöchen|hi|hey|hello|moin(?: moin)?|servus|tach|mahlzeit|huhu|salut|ahoi)${toWhom}|good (?:morning|afternoon|evening|day)${toWhom}|sehr geehrte damen und herren|dear (?:bot|team|sir or madam)|liebes? (?:amt|team)|lieber (?:amts)?bot|(?:amts)?bot(?=[\s]*[,:])`,
    ),
  ],
  [
    'thanks',
    start(
      String.raw`(?:(?:ok(?:ay)?|super|prima|toll|klasse|top|perfekt|great|alles klar|gut),? )?(?:(?:vielen?|besten|herzlichen|lieben|tausend|recht herzlichen|many|1000) )?(?:lieben )?(?:dan[kc]|dnake|danke|dankee+|danke ?schön|danke ?sehr|merci|thx|thanks|thank you|cheers|ty)(?: (?:dir|ihnen|euch|schon ?mal|erstmal|vorab|im voraus|sehr|dafür|in advance|a lot|so much|very much|again|nochmals?|auch|everyone|alle[nr]?))*(?: (?:für|for)(?: [\p{L}-]{1,30}){0,6}? (?:antwort|hilfe|auskunft|infos?|information|informationen|rückmeldung|mühe|help|answer|info|reply|support))?(?:,? (?:das |that |it |du |you |hat )?(?:hat |war |is |was |hast |really )?(?:mir |uns |me )?(?:echt |wirklich |sehr |super |gut |really )?(?:geholfen|hilfreich|geklappt|weitergeholfen|helped|helpful|saved my day))?`,
    ),
  ],
  [
    'farewell',
    start(
      String.raw`(?:na dann |also |gut |ok )?(?:tschü(?:ss?|ß|ssi|ssikowski)?|tschau|ciao|adieu|ade|bye(?: bye)?|good ?bye|auf wiedersehen|wiedersehen|mach['’]?s gut|bis (?:bald|morge?n|dann|später|nachher|nächste woche|zum nächsten mal|die tage|montag|dann mal)|see you(?: later| soon| tomorrow)?|gute nacht|good night|(?:und )?(?:einen )?(?:schöne[ns]? )(?:feierabend|tag|abend|wochenende|woche|tag noch|abend noch|restwoche)(?: noch)?${toWhom}|have a (?:nice|good|great) (?:day|evening|weekend|one)|(?:(?:mit )?(?:freundlichen?|viele|liebe|beste|schöne) grüße?n?|mfg|lg|vg)(?:,? [\p{L}.-]{1,20}){0,2}(?=[\s.!]*$))`,
    ),
  ],
  [
    'wish',
    start(
      String.raw`(?:frohe weihnachten|frohe ostern|frohes (?:fest|neues)(?: jahr)?|gutes neues(?: jahr)?|guten rutsch|happy (?:new year|easter|birthday)|merry christmas|alles gute|gesundes neues|schöne feiertage)${toWhom}`,
    ),
  ],
  [
    'wellbeing',
    start(
      String.raw`(?:na,? )?(?:wie geht ?(?:es|['’]?s)?(?: (?:dir|ihnen|euch))?(?: (?:heute|so|denn))*|wie läuft ?['’]?s(?: so)?|alles (?:gut|fit|klar|ok|okay|senkrecht|paletti)(?: bei (?:dir|ihnen|euch))?(?=\s*\?)|how are you(?: doing)?(?: today)?|how is it going|how['’]s it going|what['’]s up)[\s?]*`,
    ),
  ],
  ['helped', start(helpedClause)],
  [
    'praise',
    start(
      String.raw`(?:sehr |echt |wirklich |ganz |very |really )?(?:super|prima|toll|klasse|perfekt|spitze|cool|top|wunderbar|ausgezeichnet|hervorragend|genial|great|perfect|awesome|excellent|nice|wow|respekt|ok|okay|okey|oki|alles klar|alright|all right|got it|verstanden|passt|in ordnung|gut so|sehr gut|gut|aha|ach so|achso|na gut|genau|fein|schön|hm+|naja|lol|haha+|hihi|jo|jup|good|fine)(?: (?:gemacht|antwort|job|passt|super|cool|top|klasse|prima|toll|great|danke|erledigt|echt|daumen hoch|das|mal|ja|gut|so|bot|arbeit))*(?=\s*(?:[,.!;:–👍-]|$)|\s+(?:und|aber|dann|jetzt|nun|also|and|but|then|now)(?!\p{L}))`,
    ),
  ],
  [
    'announced',
    start(
      String.raw`(?:(?:ein |ganz )?(?:anderes|andres|neues|nächstes|weiteres) thema|themenwechsel|nachtrag|zusatz(?:frage)?|nachfrage|rückfrage|neue frage|noch (?:was|etwas|eine sache|eins)|p\.? ?s\.?|(?:another|new|different|other) topic|new question|one more thing|addendum|follow-?up)(?=\s*[:–])|(?:(?:ich|wir|i|we) )?(?:hätte?n?|habe?n?|hab|have|had|got)(?: (?:ich|wir))?(?: (?:da|mal|noch|nur|kurz|auch|gern|gerne|eben|jetzt|just))* (?:eine?|ne|'ne|'n|nen|a|an|another|one|ein paar|zwei|drei|some)(?: (?:kurze|kleine|dumme|blöde|schnelle|andere|weitere|ganz kurze|allgemeine|quick|short|more|stupid|other))? (?:frage|fragen|fraage|question|questions)(?: (?:an (?:dich|sie|euch)|für (?:dich|sie|euch)|for you|und zwar))?|(?:(?:eine?|ne|noch ne|nur ne|noch eine|meine|a|one|my|nächste|andere) )?(?:(?:kurze|kleine|dumme|schnelle|andere|weitere|quick|short|next|another) )?(?:frage|question)(?: an (?:dich|sie)| für (?:dich|sie)| und zwar| ist| lautet| wäre)?(?=\s*[:,–-]|\s*$)|(?:darf|dürfte|kann|could|can|may) (?:ich|i) (?:(?:dich|sie|you|mal|kurz|euch) )*(?:etwas|was|something|eine frage|a question)? ?(?:fragen|ask)(?: you something| something)?|(?:kannst du|können sie|könnten sie|könntest du|can you|could you)(?: (?:mir|uns|me|us|bitte|please|mal|kurz|da|vielleicht))* (?:helfen|weiterhelfen|help(?: me| us)?)(?: bitte)?[\s?]*|(?:ich|wir) (?:wollt?en?|wollte|möchte|würde|bräuchte)(?: (?:mal|nur|kurz|gern|gerne|noch))* (?:fragen|wissen)(?=\s*[,:])|und zwar|sag mal|sagen sie mal`,
    ),
  ],
  ['apology', start('entschuldigung|entschuldige|sorry|excuse me|verzeihung|tut mir leid|pardon')],
];

/** „Danke! Und wie lange …“ goes on with a question; „Danke! Und in Hamburg?“ with the answer before. */
const joining =
  /^(?:(?:und|aber|also|so|nun|dann|jetzt|noch|and|but|so|now)[\s,:]+){1,2}(?=(?:wie|was|wann|wo|wohin|wer|wem|welche\w?|muss|darf|kann|gibt|brauche|ich|wir|how|what|when|where|who|which|can|do|is|are|may|must)(?!\p{L}))/iu;

/** At the end: „… danke im Voraus, LG Max“. A farewell takes a name behind it. */
const closing: readonly (readonly [Courtesy, RegExp])[] = [
  [
    'farewell',
    /(?:^|[.,!?;–\n-]\s*|(?<=dank|danke|thanks|voraus|mal) )(?:(?:mit )?(?:freundlichen?|viele|liebe|beste|schöne) grüße?n?|grüße|gruß|mfg|lg|vg|regards|cheers|kind regards|best regards|tschüss|tschüß|ciao|bye)(?:,? (?:aus )?[\p{L}.-]{1,20}){0,2}[\s.!:;)\p{Extended_Pictographic}]*$/iu,
  ],
  [
    'thanks',
    /(?:^|[\s,.!?;–-]+)(?:(?:schon ?mal |und )?(?:vielen |besten |herzlichen |lieben |many )?(?:dank|danke|dankeschön|danke schön|danke sehr|merci|thx|thanks|thank you)(?: (?:im voraus|schon ?mal|vorab|dir|ihnen|euch|in advance|a lot|so much|very much|für (?:die|deine|ihre) hilfe|for your help))*)[\s.!:;)\p{Extended_Pictographic}]*$/iu,
  ],
];

/** A greeting of several parts has no more than these. */
const most = 8;
/** So much of an end is looked at. */
const longestEnd = 120;

export interface Remaining {
  /** The question, as typed; empty where nothing else was said. */
  readonly question: string;
  /** What was taken off, in its order. */
  readonly said: readonly Courtesy[];
}

/** Pure; bounded, whatever the text is. */
export function takeOffManners(text: string): Remaining {
  const said: Courtesy[] = [];
  let left = text.trim().replace(/^@\*\*[^*\n]{1,80}\*\*[\s,:]*/, '');
  for (let more = 0; more < most; more++) {
    const head = left.slice(0, 300);
    const found = courtesies
      .map(([kind, sign]) => ({ kind, sign: sign.exec(head) }))
      .find(({ sign }) => sign);
    if (!found?.sign) break;
    said.push(found.kind);
    left = left.slice(found.sign[0].length);
  }
  if (said.length > 0) left = left.replace(joining, '');
  for (const [kind, sign] of closing) {
    const tail = left.slice(-longestEnd);
    const found = sign.exec(tail);
    if (!found) continue;
    said.push(kind);
    const mark = /^\s*\?/.exec(found[0])?.[0] ?? '';
    left = left.slice(0, left.length - tail.length + found.index) + mark;
  }
  left = left.trim();
  return { question: /[\p{L}\p{N}]/u.test(left) ? left : '', said };
}
