// What a question wants to know before all else: whether, how long, which documents. The answer's first line says that.
import { beginsOpenly } from './openQuestions.ts';
import { readWords, type Word } from './words.ts';

export type Aspect =
  | 'cost'
  | 'duration'
  | 'documents'
  | 'authority'
  | 'basis'
  /** Whether it can be done online. */
  | 'online'
  /** What one must, may or need not do. */
  | 'duty'
  /** What a thing is. */
  | 'meaning';

export interface QuestionIntent {
  /** Yes or no comes first: „Lohnt sich …?“ */
  readonly whether: boolean;
  /** Not by the words it begins with, but as a verb stands in front: the learned rating knows nothing of that. */
  readonly byForm?: true;
  /** The yes or no is about whether it pays, which no grant answers: „Lohnt sich …?“ */
  readonly worth: boolean;
  readonly aspect: Aspect | undefined;
  /** All that it speaks of, that one first: „Bis wann beantragen, und was kostet es?“ */
  readonly aspects: readonly Aspect[];
}

/** In the order in which they decide. Words plainly written, with spaces between them. */
const signs: readonly (readonly [Aspect, RegExp])[] = [
  [
    'documents',
    /\b(?:\w*unterlagen?|dokumente?n?|papiere?n?|nachweise?|formulare?|mitbringen|dabei ?haben|mithaben|vorlegen|einreichen|was (?:alles )?(?:brauche?|brauchen|braucht|benoetige|benoetigen|benoetigt) (?:ich|wir|man)(?! an\b)|documents?|papers|paperwork|bring(?! (?:me|us|in|you|him|her|them)\b))\b/,
  ],
  [
    'authority',
    /\b(?:zustaendig\w*|behoerde\w*|ansprechpartner|anwen|an wen|bei wem|wer stellt (?:\w+ ){1,6}aus\b|who issues|wohin|wo (?:muss|kann|soll|beantrag|bekomm|meld|stell|reich|geb|gib|krieg|hol|erhalt)\w*(?!(?: \w+)? (?:mehr|weniger|laenger|kuerzer|am)\b)|^(?:und )?wo$|(?:polizei|ordnungsamt|bezirksamt|rathaus|buergeramt) oder|welche[rsnm]? (?:\w+ )?(?:\w*gericht\w*|\w*amt|\w*aemtern?|stellen?)|wen (?:muss|muessen|soll\w*) (?:ich|wir|man|er|sie)|wer (?:muss|darf|kann|soll) (?:\w+ ){0,3}(?:zustimmen|genehmigen|erlauben|bewilligen|absegnen|gefragt)|^(?:und )?wer (?:genehmigt|erlaubt|erteilt|bewilligt|entscheidet)|wie heiss?t (?:das|die) (?:\w*amt|\w*stelle|\w*gericht|kammer)|authority|authorities|in charge|which (?:office|court)|who is responsible|where (?:do|does|can|must|should))\b/,
  ],
  [
    'basis',
    /\b(?:rechtsgrundlage\w*|gesetz\w*|vorschrift\w*|paragraf\w*|paragraph\w*|legal basis|which law)\b/,
  ],
  [
    'duration',
    /\b(?:wie ?lange?|\w*dauer|dauert|dauern|bearbeitungszeit\w*|vorlauf\w*|frist\w*|\w*schlusstermine?|anmeldeschluss|wie frueh|frueher (?:\w+ )?(?:be)?antrag\w*|wie schnell|wann|spaetestens|bis zu welchem|rechtzeitig|how long|how early|how soon|lead time|(?:long|short)(?:er|est) notice|(?:much|more|less|advance) notice|notice period|processing time|letzte[rn]? (?:(?:moegliche|sichere)[rn]? )?(?:tag|termin)|deadline|(?:latest|last) (?:(?:possible|safe) )?(?:day|date)|by which day|when)\b/,
  ],
  [
    'cost',
    /\b(?:kost\w*|kommt da(?: \w+){0,2} zusammen|was (?:kommt|kaeme) (?:\w+ ){1,4}zu\b|(?:was|wieviel) legt (?:\w+ ){1,4}hin\b|(?:hin|drauf)(?:zu)?(?:legen|blaettern|zahlen)|(?:was|wo|womit|wieviel) (?:muss|muessen) (?:\w+ ){1,9}rechnen|geht (?:\w+ ){0,3}drauf\b|was (?:\w+ ){1,8}ein(?:zu)?planen|(?!(?:invest\w+|anschaffungs|bau|heiz|strom|energie|betriebs|umbau)kosten)\w+kosten|was (?:bekomm|krieg)\w*|lohnt|rechnet sich|amortisier\w*|ersparnis|bringt|bring (?:me|us|in|you)|worth|pay off|pays off|(?:gesamt|komplett|end)?preis\w*|(?:end|gesamt)summe\w*|teuer\w*|teur\w*|billig\w*|guenstig\w*|cheap\w*|\w*gebuehr\w*|wie ?viel(?!e? (?:watt|kwp?|stunden|tage|wochen|monate|jahre|zeit|teile|plaetze|personen)\b)|wie ?hoch|(?:an|wie ?viel) geld|zuschuss|foerder\w*|praemie|costs?|prices?|fees?|charges?|was waer(?:s|en?)?(?: (?:es|das|denn|dann)){0,2} bei\b|what (?:\w+ ){1,6}(?:come|comes|amount|amounts|add up|adds up) to|\w*abgaben?|zahle?n?|zahlt|bezahl\w*|how much|expensive|subsidy|grant)\b/,
  ],
  ['duty', /\b(?:muss|muessen|musst|must|have to)\b/],
  ['online', /\b(?:online|(?<!aus dem )internet|digital)\b/],
  [
    'duty',
    /\b(?:darf|duerfen|pflicht|verpflichtet|brauche? (?:ich|man)|brauchen wir|wer braucht|noetig|notwendig|genehmigung\w*|erlaubnis|erlaubt|anmelde\w*|voraussetzung\w*|rechtsanspruch|may i|do (?:i|we) need|required|permit|permission|allowed|requirements?)\b/,
  ],
  ['meaning', /\b(?:was (?:ist|sind|heisst|bedeutet)|what (?:is|are|does)|erklaer\w*|explain)\b/],
];

/** „Wie viel verlangt die Behörde …?“: who is paid is named, and not asked for. */
const priceOf =
  /\b(?:was|wie ?viel|wie ?hoch|welche[nr]? (?:gebuehr|gebuehren|betrag|summe|kosten|preis)|how much|what)\b.*\b(?:verlang\w*|nimmt|nehmen|berechne\w*|kassier\w*|erheb\w*|forder\w*|kost\w*|zahl\w*|gebuehr\w*|charges?)\b/;
const asksForAuthority =
  /\b(?:welche[rsnm]? (?:\w+ )?(?:behoerden?|\w*amt|\w*aemtern?|stellen?|\w*gericht|kammer)|wer|wem|(?:an ?)?wen|wohin|wo|which (?:office|authority|court)|who|where)\b|\bzustaendig (?:ist|sind|fuer|dafuer)\b|\b(?:ist|sind) (?:\w+ ){0,4}zustaendig\b|\bzustaendigkeit/;

/** The price or the time before the authority, where only that is asked for: „Wie lang brauchen die Behörden?“ */
function withoutOffice(aspects: readonly Aspect[], said: string): readonly Aspect[] {
  if (aspects[0] !== 'authority' || asksForAuthority.test(said)) return aspects;
  const asked: Aspect | undefined = priceOf.test(said) ? 'cost' : times.test(said) ? 'duration' : undefined;
  return asked === undefined ? aspects : [...new Set<Aspect>([asked, ...aspects])];
}

/** „Bis wann muss man das einreichen?“ asks for no papers: what a question begins with says more than its other words. */
const times =
  /\b(?:(?:ab|bis|seit) wann|wie lange?|wie schnell|wie frueh|wie ?viele? (?:minuten|stunden|tage|wochen|monate|jahre)\b|how long|how soon|how early|how many (?:minutes|hours|days|weeks|months|years)|by when|until when)\b/;
const papers =
  /\b(?:welche \w*(?:unterlagen|papiere|nachweise|dokumente|formulare)|which (?:papers|documents)|what (?:papers|documents)|unterlagen|papiere|mitbringen|vorlegen)\b/;

/** „Was kostet der Nachweis?“ */
const priceOfPaper =
  /\b(?:was|wie ?viel) (?:(?:der|die|das|den|so|ein\w*|dies\w*|sein\w*|ihr\w*) ){0,2}(?:nachweise?|dokumente?|formulare?|papiere?) kost|\bkost\w* (?:(?:der|die|das|den|so|ein\w*|dies\w*|sein\w*|ihr\w*) ){0,2}(?:nachweise?|dokumente?|formulare?|papiere?)\b/;

function askedFirst(said: string): readonly Aspect[] {
  if (priceOfPaper.test(said)) return ['cost'];
  const [time, paper] = [said.search(times), said.search(papers)];
  return time >= 0 && (paper < 0 || time < paper) && !/\bwie lange? (?:gilt|gueltig)/.test(said)
    ? ['duration']
    : [];
}

const closedQuestion =
  /^(?:und |also |aber |and |so )?(?:gibt ?e?s|bekomm\w*|krieg\w*|lohnt|muss\w*|muessen|darf|duerfen|kann|koennen|ist|sind|hat|habe?n?|gilt|gelten|reicht|reichen|langt|langen|genuegt|zaehlt|brauche?n?|soll\w*|wird|werden|geht|gehen|klappt|zahlt|foerdert|faellt|do|does|is|are|can|may|must|will|has|have|am i|should)\b/;

/** „Legt das Land auch was drauf?“, „Steckt die Steuer schon mit drin?“: a verb in front of what it is said of. */
const verbFirst =
  /^(?:und |also |aber |dann |oder )?(?!(?:angenommen|vorausgesetzt|gesetzt) |\w*(?:ungen|lagen|zeiten|fristen|summen|gebuehren|kosten|daten) )[a-z]{2,}(?:t|ts|en|st)(?: (?:da|dann|denn|noch|jetzt|hier))* (?:ich|du|er|sie|es|man|wir|ihr|das|die|der|den|dem|ein\w{0,2}|mein\w*|sein\w*|ihre?\w?|unser\w*|so n\w*|jede\w?|alle|jemand|was)\b/;

/** „gibt die Stadt noch was dazu“: also without a question mark. */
const givesMore =
  /^(?:und |aber |dann )?(?:gibt|legt|schiesst|steuert|uebernimmt|zahlt) (?:da |denn |auch |noch )*(?:die|der|das|mein\w*|unser\w*|jemand|sonst|wer)\b/;

/** What stands behind it may deny something else. */
const subordinate = /\b(?:obwohl|wenn|weil|falls|nachdem|solange|although|though|if|because)\b.*$/;

/** „… ist da schon eingerechnet, oder?“ */
const tag = /(?<!\p{L})(?:oder|oder nicht|gell|stimmts|richtig|right)\s*\?\s*$/iu;

/** „E-Auto-Prämie bei Leasing auch?“ */
const alsoAtTheEnd = /(?<!\p{L})(?:auch|too|as well)\s*\?\s*$/iu;

/** „THG-Prämie auch für Hybride?“; „ob er Steuer zahlen muss“ */
const alsoFor = /(?<!\p{L})(?:auch|also) (?:für|bei|mit|als|for|with|as)(?: \S+){1,6}\s*\?/iu;
const indirect = /^(?:und )?ob (?:er|sie|es|man|ich|wir|das|die|der|dem|den|ein\w*|auch|dafuer|dazu|da)\b/;

/** „Doch eigene Satzung, sind zu dritt“: told without saying who, and without a question mark. */
const toldInShort =
  /^(?:und |also |aber )?(?:hab (?!(?:ich|i|mer|ma|wir|er|sie)\b)\w+|habe (?!(?:ich|er|sie)\b)\w+|sind (?:zu|nur|beide|alle|schon)|habe?n? (?:ein\w*|zwei|drei|vier|\d+|kein\w*|nur|schon)|hat (?:ein\w*|zwei|\d+|kein\w*|nur|schon)|ist (?:schon|erst|nur) (?:\w+ )?\d|(?:will|moechte) (?:ihn|es|das|den|mein\w*|sein\w*))\b/;

const closedAnywhere =
  /\b(?:klappt das|stimmt (?:es|das) dass|is it true that|lohnt (?:sich|es sich|das)|rechnet sich|(?:krieg\w*|bekomm\w*) (?:ich|wir|man|er|sie)|gibt ?es|geht das|reicht das|langt das|ja oder nein|ist das moeglich|noch offen|schon offen|foerderfaehig|billiger|guenstiger|ok|is it worth|is that possible|yes or no|eligible|any (?:subsid\w+|grants?|funding|money)|(?:fragt|fragen|wissen|gefragt|unklar|unsicher|klaeren|sagen) ob|(?:asks?|wonders?|know) (?:whether|if))\b/;

const negated = /\b(?:nicht|kein\w*|not|zu spaet|too late)\b/;

const worth = /\b(?:lohn\w*|rechnet sich|rentier\w*|worth|pays? off)\b/;

/** So much of a message is looked at. */
const mostLetters = 2_000;

const longestClause = 200;

/** What a text asks for first. `words` are its words, `text` is it as typed. Pure. */
export function readIntent(text: string, words: readonly Word[]): QuestionIntent {
  const said = saidIn(words).slice(0, mostLetters);
  const clauses = text
    .slice(0, mostLetters)
    .split(/[.?!,;:\n]+\s*|\s[–-]\s/, 20)
    .map((clause) => saidIn(readWords(clause)));
  const isOpen = clauses.some(beginsOpenly);
  // „Geht das nicht online?“ is answered by neither yes nor no.
  const begins = (clause: string) =>
    closedQuestion.test(clause) && (text.includes('?') || !toldInShort.test(clause));
  const byWords =
    clauses.some((clause) => begins(clause) && !negated.test(clause)) ||
    closedAnywhere.test(said) ||
    (!isOpen && alsoAtTheEnd.test(text.slice(0, mostLetters)));
  const isDenied = (clause: string) => negated.test(clause.replace(subordinate, ''));
  const byForm =
    clauses.some((clause) => begins(clause) && !isDenied(clause)) ||
    (tag.test(text) && !negated.test(said)) ||
    (alsoFor.test(text.slice(0, mostLetters)) && !negated.test(said)) ||
    clauses.some((clause) => (indirect.test(clause) || givesMore.test(clause)) && !isDenied(clause)) ||
    askedClauses(text).some((clause) => verbFirst.test(clause) && !isDenied(clause));
  const named = signs.flatMap(([aspect, sign]) => (sign.test(said) ? [aspect] : []));
  const aspects = withoutOffice([...new Set([...askedFirst(said), ...named])], said);
  return {
    whether: (byWords || byForm) && !isOpen,
    ...(byForm && !byWords && { byForm }),
    ...{ worth: worth.test(said), aspect: aspects[0], aspects },
  };
}

/** What stands right before a question mark. */
const askedClauses = (text: string): readonly string[] =>
  text
    .slice(0, mostLetters)
    .split('?')
    .slice(0, -1)
    .map((before) => {
      const clause =
        before
          .slice(-longestClause)
          .split(/[.!,;:\n]|\s[–-]\s/)
          .at(-1) ?? '';
      return saidIn(readWords(clause));
    });

const saidIn = (words: readonly Word[]) => words.map(({ plain }) => plain).join(' ');

/** It asks something, and does not only say a value. Pure. */
export const asksItself = ({ whether, aspect }: QuestionIntent): boolean => whether || aspect !== undefined;

/** Yes or no, or what one must do: no amount of a case answers that. Pure. */
export const asksDuty = ({ whether, aspects, worth }: QuestionIntent): boolean =>
  !worth && (whether || aspects[0] === 'duty') && !aspects.includes('cost');
