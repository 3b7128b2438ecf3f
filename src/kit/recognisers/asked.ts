// What a question asks of a matter: the words that tell it from other questions on the same one, and of which kind the
// answer must be: an amount, a time, an age.
import type { Lang } from '../../document/index.ts';
import { asking } from './askingWords.ts';
import { quantitiesIn } from './quantities.ts';
import { articles, isSmall, joining, leading } from './smallWords.ts';
import { stemOf } from './stems.ts';
import { type TimeAsked, timeAsked } from './timeAsked.ts';
import { plainName } from '../../facts/index.ts';
import { readWords, type Word } from './words.ts';

/** Of which kind a sentence must be to answer it. */
export type Need = 'money' | 'time' | 'age';

/** What a question wants to know of a time or an age: what it is called where the service does not say it. */
export type Wanted = 'age' | 'validity' | 'deadline' | 'span' | 'lead';

/** A kind of question that has words of its own in an answer: „bis wann“ and „Frist“, „innerhalb“. */
interface Sense {
  readonly wants: Wanted;
  readonly asks: RegExp;
  /** Plainly written, as stems; they also stand at the beginning or the end of longer words. */
  readonly terms: readonly string[];
  readonly need: Need;
}

const deadlineTerms = [
  ...['frist', 'innerhalb', 'binnen', 'spatest', 'anmeldeschluss', 'stichtag', 'befristet', 'deadline'],
];

const senses: readonly Sense[] = [
  {
    wants: 'age',
    asks: /\b(?:wie alt|mindestalter|ab welchem alter|altersgrenze|how old|minimum age|at what age)\b/,
    terms: ['mindestalter', 'alter', 'alt', 'lebensjahr', 'age', 'years'],
    need: 'age',
  },
  {
    wants: 'validity',
    // „Wie läuft das Verfahren ab?“ asks for no end.
    asks: /\b(?:verfaellt|verfallen|ablaufdatum|gueltigkeit\w*|expires?)\b|(?<!wie )\blaeuft\b.*\bab\b|\b(?:gilt|gelten) (?:\w+ )?(?:\w+ )?(?:noch|ewig|immer)\b|\b(?:wie lange|bis wann|(?<!ab )wann|how long|until when|when)\b.*\b(?:gilt|gelten|gueltig|ab|befristet|valid)\b/,
    terms: ['gilt', 'gelt', 'gultig', 'befristet', 'laufzeit', 'unbefristet', 'valid'],
    need: 'time',
  },
  {
    wants: 'deadline',
    asks: /\b(?:frist|fristen|antragsfrist|anmeldefrist|bis wann|binnen wann|wie ?viele? (?:tage|wochen|monate) (?:habe?|hab|haben|bleib\w*)|bis zu welchem (?:tag|datum|termin|zeitpunkt|monat)|spaetestens|wie schnell (?:nach|muss)|wie ?viel zeit|wie lange? (?:habe?|hab|haben|bleibt|kann|koennen) (?:ich|man|wir|mir|uns)|wie lange? (?:\w+ ){0,6}zeit|\w*(?:anmelde|antrags|melde)schluss|deadline|by when|until when|how much time|how long do i have)\b/,
    terms: deadlineTerms,
    need: 'time',
  },
  {
    wants: 'span',
    asks: /\b(?:wie lange (?:muss|muessen|soll|darf|duerfen)|how long (?:must|may|do i have to))\b/,
    terms: [],
    need: 'time',
  },
  {
    wants: 'lead',
    asks: /\b(?:ab wann|wie frueh|wie lange vorher|wie viele tage vorher|how early|from when)\b/,
    terms: ['vorher', 'fruhest', 'voraus', 'vorlauf'],
    need: 'time',
  },
];

/** „Wann muss ich … registrieren?“: no time that the matter itself takes. */
const asksWhen = /\b(?:wann|when)\b/;
const asksDuty = /\b(?:muss|muessen|soll|sollen|must|have to)\b/;
const asksLaw = /\b(?:vorschrift|gesetz|rechtsgrundlage|paragraf|law)\b/;
const asksHowLong = /\b(?:wie ?lange|dauer\w*|bearbeitung\w*|how long|take|takes)\b/;

/** They make a compound of the matter's name without making another matter of it: „Heilpraktikerprüfung“. */
const tails =
  /^n?(?:pruefung|schein|antrag|verfahren|bescheid|erlaubnis|ausbildung|kosten|gebuehr(?:en)?|foerderung|zuschuss|verordnung|zone|anlage|geraet|gruendung|zulassung|heizung|beratung|berater(?:in)?|in|s|n|en|e)$/;

export interface Asked {
  /** What tells the question from others on the same matter, as stems. */
  readonly terms: readonly string[];
  /** Those of its question alone, and not of what is told in front of it: „Die Bank will … Wie lange dauert es?“ */
  readonly core: readonly string[];
  /** So many words its question has. */
  readonly questionLength: number;
  /** „Wie hoch ist die Einspeisevergütung …?“: whatever has a figure is about that, or no answer. */
  readonly head: string | undefined;
  /** „schriftlich oder mündlich“: an answer has one of them. */
  readonly choice: readonly string[];
  /** „Wie viel kWp …?“ */
  readonly asksMeasure: boolean;
  /** Of several parts, all of them: „zusammen“. */
  readonly isSum: boolean;
  /** Words that an answer to this kind of question has. */
  readonly hints: readonly string[];
  readonly need: Need | undefined;
  readonly wants: Wanted | undefined;
  /** Of a time. */
  readonly time: TimeAsked | undefined;
  /** It asks for the matter itself first, and not for something beside it: „Was kostet ein Anwalt …?“ */
  readonly isOnMatter: boolean;
  /** „Wer …?“ */
  readonly isWho: boolean;
  /** „Was bringt …?“, „Wie hoch ist die Förderung …?“: what one gets, not what one pays. */
  readonly isGain: boolean;
  /** The amounts in it, in the unit that they are written in. */
  readonly figures: readonly number[];
}

/** „Wie viel kWp …?“, „Welche Grenzwerte …?“, „Wie laut …?“ */
const asksMeasure =
  /\b(?:wie ?viele?|how (?:much|many)) (?:kwp?|kwh|kilowatt|watts?|va|liter|ccm|kilometer|km|stunden)\b|\b(?:welche\w*|wie hoch\w*|was sind|what|which) (?:\w+ ){0,3}(?:\w*grenzwerte?|\w*reichweite|\w*abstand|\w*leistung|hubraum|lautstaerke|limits?|range|distance)\b|\bwie (?:laut|gross|schwer|weit|breit) /;

const gains =
  /\b(?:bringt|verdien\w*|erloes\w*|einnahm\w*|ertrag|praemie\w*|(?:be)?zuschuss\w*|foerder\w*|staat|bonus|gewinn|earn|revenue|grant|subsidy)\b|\b(?:zahlt|uebernimmt|gibt|schiesst|steuert) (?:der|die|das) (?:bund|land|stadt|kfw|bafa|gemeinde|kommune)\b/;

/** So much of a message is looked at for its questions. */
const mostLetters = 2_000;

const leastFigure = 100; // what anybody looks up in a table of values

/** `names` is all that the matter is called. Pure; only the first words of a long text count. */
export function readAsked(text: string, names: readonly string[], lang: Lang): Asked {
  const words = readWords(text);
  const said = words.map(({ plain }) => plain).join(' ');
  const sense = senses.find(({ asks }) => asks.test(said));
  const isMatter = matterIn(names);
  const own = words.filter((word) => !isGeneral(word));
  const [first] = own;
  const termsOf = (some: readonly Word[]) =>
    some
      .filter((word) => !isGeneral(word) && !/^\d+$/.test(word.plain))
      .flatMap(({ plain, text: typed }) => {
        if (isMatter(plain)) return kindsOf(plain, names);
        const parts = partsOf(typed);
        const isNamed = parts.some(isMatter);
        return isNamed ? parts.filter((part) => !isMatter(part) && !tails.test(part)) : [plain, ...parts];
      })
      .map((plain) => stemOf(plain, lang));
  const terms = termsOf(own);
  const question = questionIn(text);
  const core = termsOf(question);
  const isWhen = terms.length > 0 && asksWhen.test(said) && !asksHowLong.test(said) && !asksLaw.test(said);
  return {
    terms,
    core,
    questionLength: question.length,
    choice: choiceIn(words, termsOf),
    asksMeasure: asksMeasure.test(said),
    isSum: /\b(?:zusammen|insgesamt|gesamt|komplett|together|(?:in|and) total|altogether)\b/.test(said),
    head: headOf(words, termsOf),
    hints: sense?.terms ?? (isWhen && asksDuty.test(said) ? deadlineTerms : []),
    need: sense?.need ?? (isWhen ? 'time' : undefined),
    wants: sense?.wants ?? (isWhen && asksDuty.test(said) ? 'deadline' : undefined),
    time: timeAsked(said),
    isOnMatter:
      first === undefined ||
      isMatter(first.plain) ||
      core.length === 0 ||
      own.every(({ plain }) => /\d/.test(plain)),
    isWho: words.slice(0, 4).some(({ plain }) => plain === 'wer' || plain === 'who'),
    isGain: gains.test(said),
    figures: quantitiesIn(words).flatMap(({ least, most, unit }) =>
      least === most && most >= leastFigure && (unit === undefined || unit === 'euro') ? [most] : [],
    ),
  };
}

/** „Jugendjagdschein“ is one of several kinds of the matter: it is told from the others by „Jugend“. */
function kindsOf(plain: string, names: readonly string[]): readonly string[] {
  const name = names.map(plainName).find((one) => one.length >= tellingName && plain.endsWith(one)) ?? '';
  const kind = plain.slice(0, plain.length - name.length);
  return name !== '' && kind.length >= tellingKind ? [kind] : [];
}

const tellingKind = 4;

/** „KfW-Geld“ is money of the KfW. */
const partsOf = (typed: string): readonly string[] =>
  typed.includes('-')
    ? readWords(typed.replaceAll('-', ' ')).flatMap((word) => (isGeneral(word) ? [] : [word.plain]))
    : [];

function headOf(
  words: readonly Word[],
  termsOf: (some: readonly Word[]) => readonly string[],
): string | undefined {
  const at = words.findIndex(
    ({ plain }, index) =>
      (plain === 'hoch' || plain === 'high') && /^(?:wie|how)$/.test(words[index - 1]?.plain ?? ''),
  );
  const named = words.slice(at + 1, at + 4).find(({ plain }) => !isVerbOrArticle.test(plain));
  const [stem] = named ? termsOf([named]) : [];
  return at < 0 ? undefined : stem;
}

/** Both words beside an „oder“, where each is one of its own. */
function choiceIn(
  words: readonly Word[],
  termsOf: (some: readonly Word[]) => readonly string[],
): readonly string[] {
  const at = words.findIndex(({ plain }) => plain === 'oder' || plain === 'or');
  const [one, other] = [words[at - 1], words[at + 1]].map((word) => (word ? termsOf([word])[0] : undefined));
  return at < 0 || one === undefined || other === undefined ? [] : [one, other];
}

const isVerbOrArticle = /^(?:ist|sind|waere|der|die|das|mein|meine|denn|eigentlich|is|are|the|my)$/;

/** The words of the sentences that ask; of all, where none has a question mark. */
export function questionIn(text: string): readonly Word[] {
  const sentences = text.slice(0, mostLetters).match(/[^.?!]+[.?!]*/g) ?? [];
  const asking = sentences.filter((one) => /\p{L}[^]*\?/u.test(one));
  return readWords(asking.length > 0 ? asking.join(' ') : text);
}

/** The stems of a label that tell it from others: „Dauer der Genehmigung“ is about the permit. Pure. */
export const tellingStems = (label: string, lang: Lang): readonly string[] =>
  readWords(label)
    .filter((word) => !isGeneral(word) && !/\d/.test(word.plain))
    .map(({ plain }) => stemOf(plain, lang));

/** „Vermieter“ */
const isNoun = /^\p{Lu}\p{Ll}{5}/u;

/** How a question asks, and what only joins: it tells no two questions apart. */
export const isGeneral = (word: Word) =>
  word.plain.length < 3 ||
  (isSmall(word) && !isNoun.test(word.text)) ||
  [asking, articles, leading, joining].some((general) => general.has(word.plain));

/** Shorter beginnings of a word say nothing. */
const tellingName = 5;

/** Whether a word names the matter: one of its names, a part of one, or one with a tail. */
function matterIn(names: readonly string[]): (plain: string) => boolean {
  const all = names.map(plainName).filter((name) => name !== '');
  const parts = new Set(
    names.flatMap((name) => [name, ...name.split(/[\s()/-]+/)].map(plainName)).filter((part) => part !== ''),
  );
  return (plain) =>
    parts.has(plain) ||
    all.some(
      (name) =>
        name.length >= tellingName &&
        (plain.startsWith(name) || plain.endsWith(name)) &&
        (plain.endsWith(name) || tails.test(plain.slice(name.length))),
    ) ||
    [...parts].some(
      (part) => part.length >= tellingName && plain.startsWith(part) && tails.test(plain.slice(part.length)),
    );
}
