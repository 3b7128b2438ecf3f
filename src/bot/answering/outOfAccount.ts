// What the question says and the figure of the answer does not take into account: „für 5 Mitarbeiter“, „im zweiten Versuch“, „mit
// Sacheinlage“. Such a figure is right for the usual case alone: it does not stand out, and the line begins with that.
import {
  type Cell,
  type Document,
  inLanguage,
  isStrong,
  saidIn,
  type Sentence,
  text,
  unstressed,
} from '../../document/index.ts';
import {
  hasNeed,
  hasWord,
  isApart,
  isGeneral,
  isOfAnyCase,
  isStreet,
  isUnanswered,
  personNamed,
  plainName,
  quantitiesIn,
  readWords,
  type Span,
  stemOf,
  withKin,
  type Word,
} from '../../kit/index.ts';
import { type Frame, isFactSheet, isOfMany, readingsIn } from '../understanding/frame.ts';
import { questionIn } from '../understanding/judge.ts';
import { tellingPart } from '../understanding/readingNotes.ts';
import { type Asking, isOnMatter, pointIn } from './matter.ts';
import { inWords } from './firstLine.ts';

/** The answer as it is, or with a first line that says what its figure leaves out. Pure. */
export function withReserve(document: Document, asking: Asking): Document {
  const { frame } = asking;
  const { firstLine, headline, notes = [], lang } = document;
  if (firstLine === 'unsaid' || isOfMany(frame) || !hasFigure(headline, lang)) return document;
  const left = leftOut(document, asking);
  if (left.length === 0) return document;
  // What a note says of it already need not be said twice.
  const noted = notes.map((one) => inWords(saidIn(one), lang)).join('\n');
  const untold = left.filter((words) => words !== tellingPart(frame.ignored) || !noted.includes(words));
  const quoted = untold.flatMap((words, at): Sentence => [at === 0 ? '' : ', ', text(quote(words, lang))]);
  const usual = inLanguage(lang)<Sentence>(
    untold.length === 0
      ? { de: ['Für den üblichen Fall: '], en: ['For the usual case: '] }
      : {
          de: ['Für den üblichen Fall (', ...quoted, ' nicht berücksichtigt): '],
          en: ['For the usual case (', ...quoted, ' not taken into account): '],
        },
  );
  return { ...document, headline: [...usual, ...unstressed(headline)] };
}

const quote = (words: string, lang: Document['lang']): string =>
  lang === 'de' ? `„${words}“` : `“${words}”`;

/** An amount or a time stands out; „**4 Anbieter**“ is neither. */
const hasFigure = (headline: Sentence, lang: Document['lang']): boolean =>
  headline.some((part) => {
    if (!isStrong(part)) return false;
    const said = inWords([part], lang);
    return hasNeed(said, 'money') || hasNeed(said, 'time') || part.strong.some(isAmountOrDay);
  });

const isAmountOrDay = (part: Cell | string): boolean =>
  typeof part === 'object' && (part.kind === 'money' || part.kind === 'date');

/** The words of the question, with what arguments could take of them. */
interface Question {
  readonly words: readonly Word[];
  readonly taken: readonly Span[];
}

function readQuestion(text: string, frame: Frame): Question {
  const words = readWords(text);
  return { words, taken: readingsIn(frame, words) };
}

/** As typed; in the order in which it is said. */
function leftOut({ headline, firstLine, notes = [], lang }: Document, asking: Asking): readonly string[] {
  const { frame } = asking;
  const asked = readQuestion(questionIn(frame), frame);
  // What was said before may have been corrected.
  const last = frame.said.length > 1 ? readQuestion(frame.said.at(-1) ?? '', frame) : asked;
  // What was asked besides is told below.
  const told = [headline, ...notes.filter((one) => 'kind' in one && one.kind === 'answer').map(saidIn)];
  const seen = told.map((one) => inWords(one, lang)).join('\n');
  const isSeen = ({ plain }: Word) =>
    hasWord(seen, withKin([stemOf(plain, 'de'), stemOf(plain, lang)]), lang);
  const ignored = tellingPart(frame.ignored);
  const isTelling = readWords(ignored).some(
    (word) => !isOfAnyCase(word) && !isSeen(word) && !isHouseNumber(word, asked.words),
  );
  const left = isTelling ? [ignored] : [];
  // A statement that was chosen for the question has been compared with its words; a field of the sheet is the same for all.
  if (firstLine === 'point') {
    const isOfAll = isFactSheet(frame) && hasAmount(headline);
    return isOfAll ? withoutParts([...left, ...countsIn(last, frame, seen)]) : left;
  }
  const isPriced = /€|EUR/.test(inWords(headline, lang));
  const ofAmounts = isPriced
    ? [...countsIn(last, frame, seen), ...partsIn(asked, headline, lang), ...moreIn(asked, seen)]
    : [];
  const unanswered = unansweredIn(asked, asking).filter((word) => !isSeen(word));
  return withoutParts([...left, ...ofAmounts, ...unanswered.map((word) => word.text)]);
}

/** „zweiter Geschäftsführer“ has the „Geschäftsführer“. */
const withoutParts = (all: readonly string[]): readonly string[] =>
  all.filter(
    (one, at) =>
      !all.some((other, index) => index !== at && other.includes(one) && (other !== one || index < at)),
  );

const hasAmount = (headline: Sentence): boolean =>
  headline.some(
    (part) => isStrong(part) && part.strong.some((one) => typeof one === 'object' && one.kind === 'money'),
  );

/** „Müllerstraße 3“ */
const isHouseNumber = ({ text: typed }: Word, words: readonly Word[]): boolean =>
  words.some((word, at) => word.text === typed && at > 0 && isStreet(words[at - 1] ?? word));

/** What something adds is no sum. */
const moreIn = ({ words }: Question, seen: string): readonly string[] =>
  addition.test(seen) ? [] : words.flatMap((word) => (addition.test(word.text) ? [word.text] : []));
const addition =
  /(?<!\p{L})(?:aufpreis\p{L}*|mehrkosten|zuschlag|extra|zusätzlich\p{L}*|teurer|surcharge)(?!\p{L})/iu;

/** Of so many things no message speaks; more is an amount. */
const mostCounted = 99;

/** „5 Mitarbeiter“, „zweiter Versuch“: more than one of what no argument counts; the figure is that of one. */
function countsIn({ words, taken }: Question, frame: Frame, seen: string): readonly string[] {
  const countsPersons = [...frame.slots.keys()].some(
    (key) => frame.match.command.arguments[key]?.countsPersons,
  );
  const values = [...frame.slots.values()].map(({ candidate }) => candidate.value);
  return quantitiesIn(words).flatMap(({ figure, least, most, unit }) => {
    const [before, number, counted] = [words[figure.from - 1], words[figure.from], words[figure.to]];
    if (!number || !counted || number.stop !== undefined) return [];
    // „zwei Schwestern gründen“
    if (countsPersons && (unit === 'persons' || personNamed(words, figure.to))) return [];
    // „zum zweiten Mal“, „3 mal im Jahr“
    const isHowOften = /^(?:mal|male|times?)$/.test(counted.plain);
    const isCount = unit === undefined || unit === 'persons' || unit === 'pieces' || isHowOften;
    const isMany = least === most && least >= 2 && least <= mostCounted;
    if (!isCount || !isMany || values.includes(least) || !isApart(figure, taken)) return [];
    // „30 zu schnell“ counts nothing.
    const isThing =
      /^\p{L}{3}/u.test(counted.text) && !/^(?:und|oder|and|bis|ist|bin|jahr\w*)$/.test(counted.plain);
    const isSeen = new RegExp(
      String.raw`(?<![\d.,])${least}(?![\d.,])|(?<!\p{L})(?:beide[nrs]?|both)(?!\p{L})`,
      'iu',
    ).test(seen);
    if (isSeen || !isThing) return [];
    // „Teil 4“ is one of several.
    const isNumbered = /\d/.test(number.text) && isGeneral(counted) && before && !isGeneral(before);
    // „Mein Sohn (19) will …“ tells how old he is.
    if (isNumbered && ofFamily.test(before.plain)) return [];
    // „… fährt mit 83 nicht mehr“
    if (counted.plain === 'nicht') return [];
    return [isNumbered ? `${before.text} ${number.text}` : `${number.text} ${counted.text}`];
  });
}

const ofFamily =
  /^(?:schwieger)?(?:sohn|tochter|kind|junge|maedchen|mutter|vater|mann|frau|oma|opa|bruder|schwester|enkel(?:in|kind)?|kunde|kundin|herr|son|daughter|child|mother|father|husband|wife|brother|sister)$/;

/** „nur die Schilder“, where they are a part of the sum that stands first, and „ohne Schilder“, where nothing says so. */
function partsIn({ words, taken }: Question, headline: Sentence, lang: Document['lang']): readonly string[] {
  const first = headline.findIndex(isStrong) + 1;
  const [said = '', before = '', behind = ''] = [
    headline,
    headline.slice(0, first),
    headline.slice(first),
  ].map((some) => inWords(some, lang));
  const has = (some: string, { plain }: Word) => hasWord(some, withKin([stemOf(plain, lang)]), lang);
  const isLeftOut = (plain: string, next: Word): boolean => {
    if (only.test(plain)) return has(behind, next) && !has(before, next);
    // „je Stellplatz“
    if (each.test(plain)) return !ofTime.test(next.plain) && !has(said, next);
    return without.test(plain) && !(saysWithout.test(said) && has(said, next));
  };
  return words.flatMap((word, at) => {
    const next = words.slice(at + 1, at + 3).find((one) => !isGeneral(one));
    const isTaken = !isApart({ from: at + 1, to: at + 3 }, taken);
    if (!next || word.stop !== undefined || isTaken) return [];
    return isLeftOut(word.plain, next) ? [`${word.text} ${next.text}`] : [];
  });
}
const only = /^(?:nur|bloss|lediglich|allein|only|just)$/;
const each = /^(?:je|pro|per)$/;
const ofTime = /^(?:jahr|monat|tag|woche|stunde|kwh|year|month|day|week|hour|cent)\w*$/;
const without = /^(?:ohne|without)$/;
const saysWithout = /(?<!\p{L})(?:ohne|without|Abzug)(?!\p{L})/iu;

/** Words of questions that the service has no answer to. */
function unansweredIn({ words }: Question, asking: Asking): readonly Word[] {
  if (!isOnMatter(asking)) return [];
  const { matter, call } = asking;
  const { terms } = pointIn(asking);
  // „jagd“ is what the „Jagdschein“ is for.
  const isName = ({ plain }: Word) => matter.names.some((name) => plainName(name).startsWith(plain));
  // „Akku 60 kWh“ tells of what a figure is, and asks nothing.
  const isMeasured = (at: number) => /^\d/.test(words[at + 1]?.plain ?? '');
  return words.filter(
    (word, at) =>
      isUnanswered(word) && !isMeasured(at) && terms.includes(stemOf(word.plain, call.lang)) && !isName(word),
  );
}
