// The halves of a message's sentences, and which of them ask something of their own: with a question word, for a yes or no, in
// short, or by a noun alone.
import { type Aspect, asksOpenly, beginsOpenly, readIntent, readWords } from '../../kit/index.ts';
import { splitSentences } from '../mails/sentences.ts';

/** So much of a message is looked at. */
const mostLetters = 1_200;

const filler =
  /^(?:(?:und|oder|auch|also|aber|ausserdem|außerdem|dazu|dann|noch|gerne?|bitte|sowie|bzw\.?|and|or|also|but|then|please)\s+)+/iu;
/** „34a wie früh muss man sich anmelden“, „halteverbot köln: was kostet das“: behind a few words that name what it is about. */
const openingBehind =
  /^(?!.{0,40}(?<!\p{L})(?:nicht|not|egal|keine ahnung|ob|dass)(?!\p{L}))(?:[^\s,]+ ){1,3}(?:(?:ab|an|bis|für|in|mit|seit|um|von|zu)\s+)?(?:wie (?:lang|viel|früh|schnell|hoch|oft|teuer)\p{L}*|wieviel|was|wann|wo|wer|welche\p{L}*|how|when|where|who)(?!\p{L})/iu;
/** A verb in front of whom or what it is about: „muss ich“, „braucht er“, „gibts“, „does he“. */
const closed =
  /^(?:(?:muss|müssen|müsst\p{L}*|d[ae]rf|dürf\p{L}*|kann|können|könnt\p{L}*|brauch\p{L}*|bräucht\p{L}*|reicht|reichen|gilt|gelten|lohnt|geht|bekomm\p{L}*|krieg\p{L}*|ist|is|sind|hat|haben|hätt\p{L}*|wird|werden|würd\p{L}*|soll|sollen|sollt\p{L}*|zahlt|fördert|zählt|verlangt|verlangen|nimmt|kostet|dauert|läuft|klappt|langt|genügt|käme|wäre|fällt|fallen|lassen|lässt|kommt|bleibt|steht|stehen|übernimmt|zahle?|schafft|schaffen|rechnet|do|does|is|are|can|may|must|has|have|should|would)\s+(?:ich|wir|er|sie|es|man|mans|ihr|das|die|der|den|dem|ein|eine|einen|mein|meine|unser|unsere|auch|noch|dafür|i|we|he|she|it|they|the|a|an|any|there|that|this|my|our)(?!\p{L})|(?:will (?:i|we|he|she|it|they|the|this|that)|(?:fällt|fallen|ersetzt|genügt) (?:da|dann|dafür|auf|für|bei|noch|auch|\p{L}{2,})|(?:do|does|can|must) (?:[\p{L}-]+ ){1,3}(?:need|have|get|pay|require|count|cover|apply|qualify))(?!\p{L})|gibt ?['’]?e?s(?!\p{L}))/iu;
/** „Muss so ein Gerät …?“, „Reicht für die Tür …?“: in front of anything, where a question mark ends it. */
const closedAtMark =
  /^(?:muss|müssen|d[ae]rf|dürfen|kann|können|soll|sollen|reicht|langt|genügt|gilt|zählt|ist|is|sind|hat|kostet|gehört|can|may|must|does|do|is|are|would|will)\s+\S/iu;
/** „Können Bürger“, „muss Frau Weber“: a noun, by its letter. */
const closedOfNoun =
  /^(?:[Mm](?:uss|üssen)|[Dd](?:arf|ürfen)|[Kk](?:ann|önnen)|[Bb]rauch(?:t|en)|[Rr]eich(?:t|en)|[Gg](?:ilt|elten)|[Bb]ekomm(?:t|en)|[Cc]an|[Mm](?:ay|ust)|[Dd]oes|[Dd]o)\s+\p{Lu}\p{L}/u;
/** „… gemeldet werden, oder ist das freiwillig?“: the other half of one question. */
const otherHalf = /^(?:oder|or)\s/iu;
/** A wish without a verb: „Gebühr“, „zuständige Stelle“, „welche Papiere“. */
const bareWish =
  /^(?:(?:die|der|das|den|alle|welche|nötige|benötigte|voraussichtliche|ungefähre|nächste[rn]?|genaue[rn]?|mögliche[rn]?|the|which|all|next|exam|total)\s+){0,3}(?:\p{L}*(?:gebühr(?:en)?|kosten|preise?|(?:end|gesamt)?summe|unterlagen|papiere|dokumente|nachweise|formulare|frist(?:en)?|dauer|bearbeitungszeit|termine?|anmeldeschluss|rechtsgrundlagen?|voraussetzungen|zuschuss|zuschüsse|fördersumme|prämie|fees?|costs?|documents|papers|deadlines?|duration)|zuständig\p{L}*(?: (?:stelle|behörde|ist|amt))?|behörde|in charge|legal basis)(?!\p{L})/iu;

/** „Kaufpreis 429 Euro“ is a value. Pure. */
export const isBareWish = (text: string): boolean => bareWish.test(text) && !/\d/.test(text);

/** „geht leasing auch“, „kostet das was“: short, and often written small. */
const closedInShort =
  /(?<!\p{L})(?:ja oder nein|(?:pflicht|nötig|erlaubt|möglich) oder nicht)(?!\p{L})|^(?:ob (?:er|sie|es|man|ich|wir|ihr|das|die|der|dem|den|ein\p{L}*|auch|dafür|dazu|da)(?!\p{L})|(?:geht|reicht|gilt|klappt|zählt) (?:\p{L}+ ){1,3}(?:auch|noch|dann|schon)(?!\p{L})|(?:kostet|dauert) (?:das|es|die|der|dies)(?!\p{L}))/iu;
/** „Der Herr sitzt gerade vor mir“, „die Bank drängelt“: told beside what is asked. */
const toldBeside =
  /^(?:der|die|das|ein|eine|ich|wir|er|sie|es|mein|meine|unser|unsere|ihr|ihre|the|i|we|he|she|it|my|our)\s+(?:\p{L}+\s+)+\p{L}/iu;

/** „Estate is about 50,000 euros“ */
const toldFigure =
  /^(?:\p{L}+\s+){1,3}(?:is|are|has|ist|sind|hat|liegt|liegen|beträgt|betragen|wäre)\s[^?]*\d[^?]*$/iu;

/** „… oder was?“, „…, welchen?“ */
const onlyWhat = /^(?:was|welche\p{L}*|what|which)\P{L}*$/iu;
/** „Könnt ihr das ausrechnen?“ asks for nothing by itself. */
const polite =
  /^(?:können|könnten|könnt|kannst|könntest|würde[nt]?|würdest|could|can|would) (?:sie|ihr|du|you)(?!\p{L})/iu;
/** „Alles in allem?“ is what it costs. */
const inAll =
  /(?:^|[.,:–-] )(?:alles in allem|insgesamt|gesamt|summe|komplett|eigenanteil|(?:in )?total|all in)\P{L}*$/iu;

/** „Alles in allem?“ Pure. */
export const asksForSum = (text: string): boolean => inAll.test(text);

export interface Clause {
  readonly text: string;
  readonly aspect: Aspect | undefined;
  /** It begins a wish of its own: for a yes or no, or with a question word. */
  readonly isWish: boolean;
  readonly isClosed: boolean;
  readonly isOpen: boolean;
  readonly isTold: boolean;
  /** It goes on with „und“. */
  readonly isJoined: boolean;
}

/** All of them in their order. Pure. */
export const clausesIn = (question: string): readonly Clause[] =>
  splitSentences(question.slice(0, mostLetters).replace(shortAnd, 'und')).flatMap((sentence) =>
    withWishAtMark(
      sentence,
      clausesOf(sentence).map((clause, at, all) => readClause(clause, sentence, at === all.length - 1)),
    ),
  );

/** „geht das u. was kostet es“ */
const shortAnd = /(?<=\s)u\.(?=\s)/gu;

/** Between two of them stands a sign or „und“; or a question begins: „Erbschein 50.000 € was kostet der“. */
const between =
  /\s*[,;:?!]\s+|\s+[–+-]\s+|\s*\+\s*|\s+(?=(?:und|sowie|and|(?:oder|or)(?! (?:nein|nicht|no|not)(?!\p{L})))\s)|(?<!(?:und|oder|sowie|and|or|,))\s+(?=(?:(?:was|wieviel|wie viel) kost\p{L}*|wie lang\p{L}* (?:dauer|gilt|gelt)\p{L}*|what does|how (?:much|long))(?!\p{L}))/iu;

const clausesOf = (sentence: string): readonly string[] =>
  sentence
    .split(between)
    .map((one) => one.trim())
    .filter((one) => /\p{L}|\d/u.test(one));

function readClause(typed: string, sentence: string, isLast: boolean): Clause {
  const text = typed.replace(filler, '');
  const words = readWords(text);
  const { aspect } = readIntent(text, words);
  const isMarked = isLast && sentence.endsWith('?');
  const isClosed =
    !polite.test(text) &&
    (closed.test(text) ||
      closedOfNoun.test(text) ||
      closedInShort.test(text) ||
      (isMarked && closedAtMark.test(text)));
  const isOpen = beginsOpenly(text);
  const isWish =
    (isOpen && !onlyWhat.test(text)) ||
    openingBehind.test(text) ||
    (isClosed && !otherHalf.test(typed)) ||
    isBareWish(text);
  const isTold = !isWish && aspect === undefined && (toldBeside.test(text) || toldFigure.test(text));
  return {
    text: text === '' ? typed : text,
    aspect,
    isWish,
    isClosed,
    isOpen,
    isTold,
    isJoined: /^(?:und|sowie|and)\s/iu.test(typed),
  };
}

/** „Jagdschein in Bayern, alles in allem?“: a sentence that asks in short, by its last words. */
function withWishAtMark(sentence: string, clauses: readonly Clause[]): readonly Clause[] {
  const last = clauses.at(-1);
  const isOpen = last && sentence.endsWith('?') && !clauses.some(({ isWish }) => isWish);
  if (!isOpen || clauses.some(({ text }) => polite.test(text))) return clauses;
  const { aspect, whether } = readIntent(sentence, readWords(sentence));
  const isAsked = aspect !== undefined || whether || asksOpenly(sentence) || inAll.test(last.text);
  return isAsked ? [...clauses.slice(0, -1), { ...last, isWish: true, isTold: false }] : clauses;
}
