// A message that asks several things of one matter is answered wish by wish: the first in the first line, the others below.
import { type Document, inLanguage, note, type Sentence, strong, text } from '../../document/index.ts';
import { ageIn, answersNeed, hasNeed, isFilling, isGeneral, readWords, wordsIn } from '../../kit/index.ts';
import { argumentsOf, type Frame, isFactSheet, type Slot, withoutViews } from '../understanding/frame.ts';
import type { Heard } from '../understanding/heard.ts';
import { candidatesFor } from '../understanding/slotCandidates.ts';
import { questionIn } from '../understanding/judge.ts';
import { intentIn } from '../understanding/whatIsWanted.ts';
import { intentOf, parseMessage, type ParsedMessage } from '../understanding/parseMessage.ts';
import { isRerouted, mayBeOwn, saysOwn } from '../understanding/reroute.ts';
import { type Wish, wishesIn, withoutWishes } from '../understanding/wishes.ts';
import { allProvenance } from './compare.ts';
import { inWords, saysAlready } from './firstLine.ts';
import { matterOf } from './matter.ts';
import { needsNoPoint } from './undecided.ts';
import type { Reply } from './reply.ts';
import { sheetFrame } from './unknownPlace.ts';

type AnswerTo = (frame: Frame, said: ParsedMessage) => Promise<Reply>;

/** `answerTo` answers a frame of which one thing is wanted. */
export async function answerWishes(read: Frame, heard: Heard, answerTo: AnswerTo): Promise<Reply> {
  const { said } = heard;
  const onSheet = () => sheetFrame(read, heard);
  // A command line with nothing left over asks for one thing.
  if (read.match.isStrict && read.ignored === '') return answerTo(read, said);
  const matter = matterOf(read, heard.parts.catalogue);
  // „Und in Kiel?“ wants all once more that was wanted before.
  const question = read.said.length > 1 ? questionIn(read) : said.question;
  const isOne = matter === undefined || needsNoPoint({ ...ofOne(read), said: [question] });
  const wishes = isOne ? [] : wishesIn({ question });
  const [first, ...next] = wishes;
  if (!matter || !first) return answerTo(read, said);
  const frame = { ...read, slots: partsOf(read, wishes) };
  const isSheet = isFactSheet(frame);
  const { topic } = matter;
  const ownAnswerTo = wishAnswerer({ frame, wishes, topic, answerTo, onSheet });
  // What a command reckons may be all of what is wished for.
  const whole = { ...frame, intent: inTheirOrder(frame, wishes), ignored: withoutWishes(frame.ignored) };
  const all = isSheet ? undefined : await answerTo(whole, said);
  // „Mit welchen Kosten, und welche Behörde?“: a statement on one of them is not what was asked first.
  const alone = await ownAnswerTo(first, { wanted: frame.wanted });
  const isOnOther =
    all?.document.firstLine === 'point' ||
    (all !== undefined && asksOther(first) && isToldBetter(alone, all)) ||
    // „Was kostet der Dreijahresschein, und welche Papiere …?“: the whole tells the papers alone.
    (all !== undefined && isPartOf(slotsOf(frame, first, wishes), frame) && !isOpen(alone));
  const main = all && !isOnOther ? all : alone;
  const isGeneral = main.document.firstLine === 'general';
  if (main.outcome !== 'answered' || (main.document.asksBack && !isGeneral)) return main;
  const asked = isGeneral ? await onSheet() : frame;
  if (!asked) return main;
  const further: Document[] = [];
  const isUnsaid = main.document.firstLine === 'unsaid';
  for (const wish of isSheet || isOnOther || isUnsaid ? next : wishes) {
    // What the command says of the case is not told once more as it is in general.
    if (!isSheet && isOnlyHowLong.test(wish.asks) && answersNeed(main.document.headline, '', 'time'))
      continue;
    const isAnswered = wish === first && asked === frame;
    const { document, outcome } = isAnswered ? alone : await ownAnswerTo(wish, {}, asked);
    // „Ab wann anmelden, gibt’s einen Anmeldeschluss?“ – „Anmeldeschluss meist 8 Wochen vorher“ has told that.
    if (isEmpty(document) && namesOnly(wish.asks, main.document)) continue;
    if (outcome === 'answered' && !document.asksBack) further.push(asWish(document, wish.asks));
  }
  return { ...main, document: joinedTo(main.document, further, intentOfWish(frame, first), first.asks) };
}

interface OfWishes {
  readonly frame: Frame;
  readonly wishes: readonly Wish[];
  readonly topic: string;
  readonly answerTo: AnswerTo;
  readonly onSheet: () => Promise<Frame | undefined>;
}

/** One wish answered: by its own words, or with those before it, where it says nothing without them. */
function wishAnswerer({ frame, wishes, topic, answerTo, onSheet }: OfWishes) {
  return async (wish: Wish, more: Partial<Frame> = {}, asked = frame): Promise<Reply> => {
    const { asks, whole } = wish;
    const intent = intentOfWish(asked, wish);
    // What the command cannot tell, the fact sheet may.
    const base = isForSheet(asked, wish) ? ((await onSheet()) ?? asked) : asked;
    const match = { ...base.match, isStrict: false };
    const isFirst = wish === wishes[0] && base === frame;
    const slots = isFirst ? slotsOf(frame, wish, wishes) : base.slots;
    const ask = (text: string) => {
      const only = { ...base, match, intent, slots, said: [text], ignored: '', wanted: [], ...more };
      return answerTo(only, { ...parseMessage(text), about: topic });
    };
    const alone = await ask(needsWhole(wish, intent, frame) ? whole : asks);
    // „Und in welcher Frist?“ is understood with what stands before it.
    const isUnclear = alone.document.firstLine === 'unsaid' && whole !== asks;
    const withAll = isUnclear ? await ask(whole) : alone;
    return withAll.document.firstLine === 'unsaid' ? alone : withAll;
  };
}

/** What stands before it belongs to it: a figure, an age, a size, or all that „geht das?“ points at. */
function needsWhole({ asks, whole }: Wish, { aspect, whether }: Frame['intent'], frame: Frame): boolean {
  const isSheet = isFactSheet(frame);
  const saysBefore = (what: RegExp) => what.test(whole) && !what.test(asks);
  // „Erbschein bei 50.000 €: wo, und was kostet er?“: the fee is that of the figure.
  const isOfFigure = isSheet && aspect === 'cost' && saysBefore(hasFigure);
  const isAged = ageIn(whole) !== undefined && ageIn(asks) === undefined;
  const isPointing = (whether && pointing.test(asks)) || (isSheet && isOnlyHowLong.test(asks));
  return isOfFigure || isAged || isPointing || (whether && saysBefore(measure));
}

/** In its own words it asks for no amount of a case; „Können Sie uns sagen, …“ asks for nothing. */
function asksOther({ asks }: Wish): boolean {
  const { aspect, whether } = intentOf(parseMessage(asks));
  return aspect !== 'cost' && (aspect !== undefined || whether) && !polite.test(asks);
}
const polite =
  /^(?:können|könnten|könnt|kannst|could|can) (?:sie|ihr|du|you) (?:(?:mir|uns|me|us|bitte|please|mal) ){0,3}(?:sagen|mitteilen|helfen|erklären|tell|help|explain)(?!\p{L})/iu;

/** „Verlangt die KfW etwas für den Antrag, und …?“: a statement on just that, where the whole is reckoned, or asks back. */
function isToldBetter({ document, outcome }: Reply, all: Reply): boolean {
  if (outcome !== 'answered' || document.asksBack || document.firstLine !== 'point') return false;
  const { headline, lang } = all.document;
  const isGeneral = all.document.firstLine === 'general';
  const asksBack = all.outcome !== 'answered' || (all.document.asksBack && !isGeneral);
  return asksBack || !saysAlready(inWords(headline, lang), inWords(document.headline, lang), lang);
}

const isOnlyHowLong = /^(?:und )?wie lange? dauer\p{L}* (?:das|es|die|der|sie|dies)(?: \p{L}+){0,2}\??$/iu;

const hasFigure = /(?<![\d.])\d{1,3}(?:[., ]\d{3})+(?!\d)|\d{5}|\d ?(?:€|euro?(?!\p{L}))/iu;

/** „geht das“, „darf der das“: what stands before it. */
const pointing =
  /^\p{L}+ (?:(?:ich|er|sie|man|wir|der|die|he|she|they) )?(?:das|dies|des|es|so|that|it)(?: (?:denn|dann|noch|auch|überhaupt|einfach|so)){0,2}\??$/iu;

const measure = /\d ?(?:kwp?|watt|w|ps|kg|cm|m²|qm)(?!\p{L})/iu;

const intentOfWish = ({ match }: Frame, { asks }: Wish) =>
  intentIn(parseMessage(asks), { ...match, isStrict: false });

const isForSheet = (frame: Frame, wish: Wish): boolean => {
  const intent = intentOfWish(frame, wish);
  const isOwn = mayBeOwn(frame.match, intent) && saysOwn(frame);
  return !isOwn && isRerouted({ ...frame.match, isStrict: false }, intent);
};

/** A later wish names a part of the answer that the first one does not. */
const isPartOf = (slots: Frame['slots'], whole: Frame): boolean =>
  [...whole.slots].some(([key, { typed }]) => slots.get(key)?.typed !== typed);

/** „Was kostet das, und welche Papiere …?“: the cost stands first, or the yes or no that is asked first. */
function inTheirOrder(frame: Frame, wishes: readonly Wish[]): Frame['intent'] {
  const { intent } = frame;
  const asked = wishes.map((wish) => intentOfWish(frame, wish));
  const aspects = [...new Set([...asked.flatMap(({ aspect }) => aspect ?? []), ...intent.aspects])];
  return { ...intent, aspect: aspects[0], aspects, whether: intent.whether || asked[0]?.whether === true };
}

const isOpen = ({ document, outcome }: Reply): boolean =>
  outcome !== 'answered' || document.asksBack === true || document.firstLine === 'unsaid';

/** Without the part of the answer that only a later wish names; a part that this one names itself is looked at. */
function slotsOf(frame: Frame, wish: Wish, wishes: readonly Wish[]): Frame['slots'] {
  const isOfOthers = (typed: string) =>
    !wish.asks.includes(typed) && wishes.some(({ asks }) => asks.includes(typed));
  const left = withoutViews(frame, isOfOthers);
  const words = readWords(wish.asks);
  const own = argumentsOf(frame).flatMap(([key, argument]): [string, Slot][] => {
    if (left.has(key) || !frame.slots.has(key)) return [];
    const [candidate] = candidatesFor(argument, words, frame.context);
    return candidate ? [[key, { candidate, typed: wordsIn(words, candidate), others: [] }]] : [];
  });
  return new Map([...left, ...own]);
}

/** „Was kostet die Gründung, und wann steht sie im Register?“: only what the sheet is asked for speaks of that part. */
function partsOf(frame: Frame, wishes: readonly Wish[]): Frame['slots'] {
  const forSheet = wishes.filter((wish) => isForSheet(frame, wish));
  const isIn = (some: readonly Wish[], typed: string) => some.some(({ asks }) => asks.includes(typed));
  const others = wishes.filter((wish) => !forSheet.includes(wish));
  return withoutViews(frame, (typed) => isIn(forSheet, typed) && !isIn(others, typed));
}

/** Cases side by side may be asked several things as well. */
const ofOne = (frame: Frame): Frame => ({
  ...frame,
  slots: new Map([...frame.slots].map(([key, slot]) => [key, { ...slot, others: [] }])),
});

/** A denial, with no figure that comes near: „Zur Gebühr sagt der Dienst: Amt ca. 30 EUR“. */
const isEmpty = ({ firstLine, headline, lang }: Document): boolean =>
  firstLine === 'unsaid' && !/\d/.test(inWords(headline, lang));

/** What the wish speaks of is in the answer. */
function namesOnly(wish: string, { headline, lang }: Document): boolean {
  const telling = readWords(wish).filter((word) => isLong(word.text) && !isGeneral(word) && !isFilling(word));
  const own = wordsIn(telling);
  return telling.length > 0 && saysAlready(inWords(headline, lang), own, lang);
}

const isLong = (typed: string): boolean => /\p{L}{5}/u.test(typed);

/** „Dazu nennt der Dienst nichts: „wann“.“ */
function asWish(document: Document, wish: string): Document {
  if (!isEmpty(document)) return document;
  const headline = inLanguage(document.lang)<Sentence>({
    de: [strong('Dazu nennt der Dienst nichts'), ': „', text(shortened(wish)), '“.'],
    en: [strong('On that the service states nothing'), ': “', text(shortened(wish)), '”.'],
  });
  return { ...document, headline };
}

const mostLetters = 80;
const shortened = (wish: string) =>
  (wish.length > mostLetters ? `… ${wish.slice(-mostLetters)}` : wish).replace(/[\s?.!,]+$/u, '');

/** The first wish's answer with the others; what the service says comes before what it does not say of the first. */
function joinedTo(
  main: Document,
  further: readonly Document[],
  { aspect }: Frame['intent'],
  wish: string,
): Document {
  const told = isEmpty(main) ? further.find((one) => !isEmpty(one)) : undefined;
  if (!told) return eachOnce(main, further);
  const need = aspect === 'duration' ? 'time' : aspect === 'cost' ? 'money' : undefined;
  // „Wie lange kann man Einspruch einlegen, und wer entscheidet?“: one statement has both.
  const isToldToo = need !== undefined && hasNeed(inWords(told.headline, told.lang), need);
  const others = further.filter((one) => one !== told);
  return eachOnce(told, isToldToo ? others : [asWish(main, wish), ...others]);
}

/** What is said already is not said once more. */
function eachOnce(main: Document, further: readonly Document[]): Document {
  const { lang } = main;
  const said = [main.headline];
  const told = further.filter(({ headline }) => {
    const isNew = !said.some((one) => saysAlready(inWords(one, lang), inWords(headline, lang), lang));
    if (isNew) said.push(headline);
    return isNew;
  });
  if (told.length === 0) return main;
  const provenance = allProvenance([main, ...told].flatMap((one) => one.provenance ?? []));
  return {
    ...main,
    notes: [...told.map(({ headline }) => note('answer', headline)), ...(main.notes ?? [])],
    ...(provenance ? { provenance } : {}),
  };
}
