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
  isGeneral,
  isOfAnyCase,
  isStreet,
  isUnanswered,
  plainName,
  type Quantity,
  quantitiesIn,
  readWords,
  stemOf,
  withKin,
  type Word,
} from '../../kit/index.ts';
import type { Catalogue } from '../understanding/catalogue.ts';
import { argumentsOf, type Frame, isCompared, isFactSheet } from '../understanding/frame.ts';
import { questionIn } from '../understanding/judge.ts';
import { tellingPart } from '../understanding/readingNotes.ts';
import { candidatesFor } from '../understanding/slotCandidates.ts';
import { type Asking, matterOf, pointIn } from './matter.ts';
import { inWords } from './firstLine.ts';

/** The answer as it is, or with a first line that says what its figure leaves out. Pure. */
export function withReserve(document: Document, frame: Frame, call: Asking, catalogue: Catalogue): Document {
  const { asksBack, firstLine, headline, notes = [], lang } = document;
  const isOfMany = frame.isOverview || frame.slots.has('list') || isCompared(frame);
  if (asksBack || firstLine === 'unsaid' || isOfMany || !hasFigure(headline, lang)) return document;
  const left = leftOut(document, frame, call, catalogue);
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

/** As typed; in the order in which it is said. */
function leftOut(
  { headline, firstLine, notes = [], lang }: Document,
  frame: Frame,
  call: Asking,
  catalogue: Catalogue,
): readonly string[] {
  const words = readWords(questionIn(frame));
  // What was asked besides is told below.
  const told = [headline, ...notes.filter((one) => 'kind' in one && one.kind === 'answer').map(saidIn)];
  const seen = told.map((one) => inWords(one, lang)).join('\n');
  const isSeen = ({ plain }: Word) =>
    hasWord(seen, withKin([stemOf(plain, 'de'), stemOf(plain, lang)]), lang);
  const ignored = tellingPart(frame.ignored);
  const isTelling = readWords(ignored).some(
    (word) => !isOfAnyCase(word) && !isSeen(word) && !isHouseNumber(word, words),
  );
  const left = isTelling ? [ignored] : [];
  // A statement that was chosen for the question has been compared with its words; a field of the sheet is the same for all.
  if (firstLine === 'point')
    return isFactSheet(frame) && hasAmount(headline)
      ? withoutParts([...left, ...countsIn(frame, seen)])
      : left;
  const unanswered = unansweredIn(words, frame, call, catalogue).filter((word) => !isSeen(word));
  const ofAmounts = isPriced(headline, lang)
    ? [
        ...countsIn(frame, seen),
        ...partsIn(words, frame, headline, lang),
        ...(asksMore.test(seen)
          ? []
          : words.filter((word) => asksMore.test(word.text)).map((word) => word.text)),
      ]
    : [];
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

const isPriced = (headline: Sentence, lang: Document['lang']): boolean =>
  /€|EUR/.test(inWords(headline, lang));

/** What something adds is no sum. */
const asksMore =
  /(?<!\p{L})(?:aufpreis\p{L}*|mehrkosten|zuschlag|extra|zusätzlich\p{L}*|teurer|surcharge)(?!\p{L})/iu;

/** Of so many things no message speaks; more is an amount. */
const mostCounted = 99;

/** „5 Mitarbeiter“, „zweiter Versuch“: more than one of what no argument counts; the figure is that of one. */
function countsIn(frame: Frame, seen: string): readonly string[] {
  // What was said before may have been corrected.
  const words = readWords(frame.said.length > 1 ? (frame.said.at(-1) ?? '') : questionIn(frame));
  const taken = candidatesIn(words, frame);
  const values = [...frame.slots.values()].map(({ candidate }) => candidate.value);
  const isHowOften = ({ figure }: Quantity) => howOften.test(words[figure.to]?.plain ?? '');
  const isOpen = (one: Quantity) => {
    const { least, most, unit, figure } = one;
    return (
      least === most &&
      least >= 2 &&
      least <= mostCounted &&
      (unit === undefined || unit === 'persons' || unit === 'pieces' || isHowOften(one)) &&
      !values.includes(least) &&
      !taken.some(({ from, to }) => from < figure.to && to > figure.from)
    );
  };
  return quantitiesIn(words).flatMap((one) => {
    const [number, counted] = [words[one.figure.from], words[one.figure.to]];
    if (!number || !counted || number.stop !== undefined || !isOpen(one)) return [];
    const isSeen = new RegExp(String.raw`(?<![\d.,])${one.least}(?![\d.,])`).test(seen) || ofBoth.test(seen);
    if (isSeen || !/^\p{L}{3}/u.test(counted.text) || !isUnlike(counted)) return [];
    // „Teil 4“ is one of several.
    const before = words[one.figure.from - 1];
    const isNumbered =
      /\d/.test(number.text) && isGeneral(counted) && before !== undefined && !isGeneral(before);
    return [isNumbered ? `${before.text} ${number.text}` : `${number.text} ${counted.text}`];
  });
}

/** „zum zweiten Mal“, „3 mal im Jahr“ */
const howOften = /^(?:mal|male|times?)$/;

const candidatesIn = (words: readonly Word[], frame: Frame) =>
  argumentsOf(frame).flatMap(([, argument]) => candidatesFor(argument, words, frame.context));

/** „nur die Schilder“, where they are a part of the sum that stands first, and „ohne Schilder“, where nothing says so. */
function partsIn(
  words: readonly Word[],
  frame: Frame,
  headline: Sentence,
  lang: Document['lang'],
): readonly string[] {
  const taken = candidatesIn(words, frame);
  const said = inWords(headline, lang);
  const first = headline.findIndex(isStrong);
  const [before, behind] = [headline.slice(0, first + 1), headline.slice(first + 1)].map((some) =>
    inWords(some, lang),
  );
  const has = (some: string | undefined, { plain }: Word) => hasWord(some ?? '', [stemOf(plain, lang)], lang);
  return words.flatMap((word, at) => {
    const next = words.slice(at + 1, at + 3).find((one) => !isGeneral(one));
    const isTaken = taken.some(({ from, to }) => from <= at + 2 && to > at);
    if (!next || word.stop !== undefined || isTaken) return [];
    const isOnly = onlyWords.test(word.plain) && has(behind, next) && !has(before, next);
    const isEach = eachWords.test(word.plain) && !ofTime.test(next.plain) && !has(said, next);
    const isWithout = withoutWords.test(word.plain) && !withoutSaid(next, said, lang);
    return isOnly || isWithout || isEach ? [`${word.text} ${next.text}`] : [];
  });
}

/** „je Stellplatz“ */
const eachWords = /^(?:je|pro|per)$/;
const ofTime = /^(?:jahr|monat|tag|woche|stunde|kwh|year|month|day|week|hour|cent)\w*$/;
const onlyWords = /^(?:nur|bloss|lediglich|allein|only|just)$/;
const withoutWords = /^(?:ohne|without)$/;
/** The first line says so itself. */
const withoutSaid = ({ plain }: Word, said: string, lang: Document['lang']): boolean =>
  /(?<!\p{L})(?:ohne|without|Abzug)(?!\p{L})/iu.test(said) && hasWord(said, [stemOf(plain, lang)], lang);

const ofBoth = /(?<!\p{L})(?:beide[nrs]?|both)(?!\p{L})/iu;
/** „30 zu schnell“ counts nothing. */
const isUnlike = ({ plain }: Word) => !/^(?:und|oder|and|or|bis|ist|bin|is|am|im|jahr\w*)$/.test(plain);

/** Words of questions that the service has no answer to. */
function unansweredIn(
  words: readonly Word[],
  frame: Frame,
  call: Asking,
  catalogue: Catalogue,
): readonly Word[] {
  const matter = matterOf(frame, catalogue);
  if (!matter) return [];
  const { terms } = pointIn(frame, matter, call);
  // „jagd“ is what the „Jagdschein“ is for.
  const isName = ({ plain }: Word) => matter.names.some((name) => plainName(name).startsWith(plain));
  // „Akku 60 kWh“ tells of what a figure is, and asks nothing.
  const isMeasured = (at: number) => /^\d/.test(words[at + 1]?.plain ?? '');
  return words.filter(
    (word, at) =>
      isUnanswered(word) && !isMeasured(at) && terms.includes(stemOf(word.plain, call.lang)) && !isName(word),
  );
}
