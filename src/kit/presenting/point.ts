// The point of a question, and the piece of what the service says that is about it: found by the words that tell this
// question from others on the same matter. Rare words count for more than those that stand everywhere.
import {
  isStrong,
  joined,
  type Lang,
  type Sentence,
  strong,
  text,
  unstressed,
} from '../../document/index.ts';
import type { Speaking } from '../command/command.ts';
import { type Asked, type Need, readAsked, tellingStems } from '../recognisers/asked.ts';
import { isTownName } from '../recognisers/places.ts';
import { stemOf } from '../recognisers/stems.ts';
import { readWords } from '../recognisers/words.ts';
import { figuresIn, isPartOf } from './clauses.ts';
import { clauseSentence } from './clauseSentence.ts';
import { saidCell, withGerman } from './german.ts';
import { isTellingWord, withKin } from './kin.ts';
import { ageVerdict } from './ages.ts';
import type { Piece } from './knowledge.ts';
import { type PointNeed, pointNeed } from './pointNeed.ts';
import { dutyLine } from './verdict.ts';

export interface Point {
  readonly asked: Asked;
  /** What tells the question from others, as stems: without the matter's names and the values that were said. */
  readonly terms: readonly string[];
  readonly need: PointNeed | undefined;
}

const bareQuestion = 4;
const priced = /(?<=\p{L}{4})(?:gebuhr|kost|preis|beitrag)\w{0,2}$/u;
const online = /online|digital|internet|e-?mail|elektronisch|video/iu;
const shortestTerm = 3;
/** Who asks, and for whom; and what may be said of anything. */
const tellers =
  /^(?:anruf\w*|kund(?:in|e)?|burg\w*|mandant\w*|herr|frau|nachbar\w*|chef\w*|dafur|caller|client|custom\w*|moglich|possibl|sagt|sag|meint|behauptet|gehort|geles|says?|said|told|heard|read)$/;
const ofMeasures = /^(?:kwp?|kilowatt|watts?|va|leistung|kilomet|lit)$/;
/** Who asks for an age may name it: „zu jung“, „16-jährig“. */
const ofAges = /^(?:jung|alt|young|old|enough|genug|\d*jahrig\w*|sohn|tocht\w*|kind|son|daughter|client)$/;

/** `names` is all that the matter is called, `said` what was typed for values. Pure. */
export function pointOf(speaking: Speaking, names: readonly string[], said: readonly string[]): Point {
  const { question, lang } = speaking;
  const asked = readAsked(question, names, lang);
  const values = new Set(said.flatMap((typed) => readWords(typed).map(({ plain }) => stemOf(plain, lang))));
  // „Stimmt das?“ is about what was told before.
  const isBare = asked.core.length === 0 && asked.questionLength <= bareQuestion;
  const need = pointNeed(speaking, asked);
  const words = readWords(question);
  const places = new Set(
    words.filter(({ plain }) => isTownName(plain)).map(({ plain }) => stemOf(plain, lang)),
  );
  const isOnline = speaking.intent.aspects.includes('online');
  const telling = words
    .map(({ plain }) => stemOf(plain, lang))
    .filter((stem) => isTellingWord(stem) || (isOnline && stem === 'onlin'));
  const isBeside = (term: string) =>
    values.has(term) ||
    places.has(term) ||
    tellers.test(term) ||
    (need === 'measure' && ofMeasures.test(term)) ||
    (need === 'age' && ofAges.test(term));
  const own = [...(isBare ? asked.terms : asked.core), ...telling].filter((term) => !isBeside(term));
  // „Registergebühr“ asks what the register takes.
  const whole = own.map((term) => (need === 'money' ? stemOf(term.replace(priced, ''), 'de') : term));
  return { asked, terms: [...new Set(whole)].filter((term) => term.length >= shortestTerm), need };
}

/** How much of a question's point is in a text, from 0 to 1, and how many of its words. */
export interface Cover {
  readonly coverage: number;
  readonly words: number;
}

export interface Told extends Cover {
  readonly sentence: Sentence;
  /** The best of those that it is made of. */
  readonly piece: Piece;
}

/** How well a word of the service stands for one of the question: itself, a part of it, a word that says the same. */
const likeness = { itself: 1, part: 0.85, kin: 0.7, general: 0.5 } as const;
/** A word that the service never uses may be the point, or only the teller's. */
const unknownWeight = 0.6;
/** What is about as good belongs to it, where it stands beside it. */
const aboutAsGood = 0.8;
const mostTogether = 4;

/** How much of the question's point a text has, beside what `others` have of it. Pure. */
export function coverageOf(point: Point, texts: readonly string[], lang: Lang): readonly Cover[] {
  const stems = texts.map((one) => stemsOf(one, lang));
  const vocabulary = [...new Set(stems.flat())];
  const weights = point.terms.map((term) => {
    const alike = likenessTo(term, vocabulary, lang);
    const has = stems.map((own) => own.reduce((best, stem) => Math.max(best, alike.get(stem) ?? 0), 0));
    const count = has.filter((one) => one > 0).length;
    const weight = Math.log(1 + texts.length / Math.max(count, 1)) * (count === 0 ? unknownWeight : 1);
    return { has, weight };
  });
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
  return texts.map((_, at) => ({
    coverage:
      whole === 0 ? 0 : weights.reduce((sum, { has, weight }) => sum + weight * (has[at] ?? 0), 0) / whole,
    words: weights.filter(({ has }) => (has[at] ?? 0) > 0).length,
  }));
}

function stemsOf(said: string, lang: Lang): readonly string[] {
  const words = readWords(`${said} ${said.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')}`.slice(0, 1_000));
  const german = words.map(({ plain }) => stemOf(plain, 'de'));
  return [...new Set(lang === 'de' ? german : [...german, ...words.map(({ plain }) => stemOf(plain, 'en'))])];
}

/** „Grenze“ is said of much besides the „Preisobergrenze“. */
const isGeneralFor = (stem: string, terms: readonly string[]): boolean =>
  terms.every((term) => !isPartOf(stem, term) || stem.length * 2 < term.length);

function likenessTo(term: string, vocabulary: readonly string[], lang: Lang): ReadonlyMap<string, number> {
  const inGerman = withGerman([term], lang);
  const kin = withKin(inGerman).filter((one) => !inGerman.includes(one));
  const found = new Map<string, number>();
  for (const stem of vocabulary) {
    const like = inGerman.includes(stem)
      ? likeness.itself
      : inGerman.some((one) => isPartOf(stem, one))
        ? isGeneralFor(stem, inGerman)
          ? likeness.general
          : likeness.part
        : kin.some((one) => stem === one || isPartOf(stem, one))
          ? likeness.kin
          : 0;
    if (like > 0) found.set(stem, like);
  }
  return found;
}

/** What the service says on the point; undefined where no piece has a word of it and what it needs. Pure. */
export function toldOn(
  point: Point,
  pieces: readonly Piece[],
  speaking: Speaking & { readonly states?: readonly string[] },
): Told | undefined {
  const { need } = point;
  if (point.terms.length === 0 && !isTelling(need)) return undefined;
  // An amount is no yes and no no.
  const isClosed = need === undefined && speaking.intent.whether;
  const isOnline = speaking.intent.aspect === 'online';
  const { lang } = speaking;
  const isBeside = ({ says }: Piece) => 'label' in says && !isAllOf(says.label, point, lang);
  const fitting = pieces.filter(({ needs, says, looked, about, isListed }) => {
    // A figure of a case that has no name is said of nothing.
    if ('label' in says && isListed && about === undefined) return false;
    if (isOnline && !online.test(looked)) return false;
    // An office's name is no answer to anything else.
    if (needs.includes('office') && need !== 'office' && speaking.intent.aspect !== 'authority') return false;
    // Yes or no is said of all that its label says: „Obergrenze eingeschlossen“ is no upper limit of the price.
    if ('label' in says && says.isYes !== undefined && !isAllOf(says.label, point, speaking.lang))
      return false;
    return need === undefined ? !(isClosed && 'label' in says && needs.length > 0) : needs.includes(need);
  });
  const covers = coverageOf(
    point,
    pieces.map(({ looked }) => looked),
    speaking.lang,
  );
  const rated = fitting
    .map((piece) => withName(piece, covers[pieces.indexOf(piece)] ?? { coverage: 0, words: 0 }))
    .filter((one) => one.coverage > 0)
    .toSorted(
      (one, other) =>
        other.coverage - one.coverage ||
        Number(isBeside(one.piece)) - Number(isBeside(other.piece)) ||
        lengthOf(one.piece) - lengthOf(other.piece),
    );
  const best = isClosed ? (decided(rated, point, speaking) ?? rated[0]) : rated[0];
  // Another age than the one that is asked for is none: „Jugendjagdschein ab …?“
  const isAny = need === 'age' ? point.terms.length === 0 : isTelling(need);
  if (isAny && (best === undefined || best.coverage < littleShared))
    return onlyOnes(fitting, point, speaking);
  if (!best) return undefined;
  const sentence = sentenceFor(best.piece, point, speaking);
  const asGood = rated.filter(({ coverage: own }) => own >= best.coverage * aboutAsGood);
  const siblings = asGood.filter(({ piece }) => piece === best.piece || areSiblings(piece, best.piece));
  const beside = asGood.filter(({ piece }) => areBeside(piece, best.piece));
  const listed = listOf(
    best.piece,
    asGood.map(({ piece }) => piece),
  );
  if (listed) return { sentence: listed, ...best };
  const together = (siblings.length > 1 ? siblings : beside).slice(0, mostTogether);
  if (together.length > 1) {
    const parts = together.flatMap(({ piece }, at) => [...(at > 0 ? ['; '] : []), ...valueIn(piece)]);
    return { sentence: [...parts, '.'], ...best };
  }
  const isWhole = 'label' in best.piece.says && best.piece.says.isYes !== undefined;
  const isTold = isWhole || point.terms.some(isTellingWord);
  // „Geht das online, und kostet das extra?“
  const more =
    isClosed && speaking.intent.aspects.includes('cost')
      ? asGood.find(
          ({ piece }) => piece !== best.piece && piece.needs.includes('money') && 'clause' in piece.says,
        )
      : undefined;
  const besides = more && sentenceFor(more.piece, point, speaking);
  return (
    sentence && {
      sentence: besides ? [...sentence, ' ', ...besides] : sentence,
      ...best,
      words: isTold ? Math.max(best.words, wordsOfVerdict) : best.words,
    }
  );
}

/** One word of the point tells no yes from any other, but for one that is all of it. */
const wordsOfVerdict = 2;

/** What is said of an entry that the question names has more of its point than what is said of them all. */
const withName = (piece: Piece, { coverage, words }: Cover): { readonly piece: Piece } & Cover =>
  piece.isNamed
    ? { piece, coverage: Math.min(1, coverage * forNamed), words: words === 0 ? 0 : words + 1 }
    : { piece, coverage, words };
const forNamed = 1.6;

type Rated = { readonly piece: Piece } & Cover;

const worthVerdict = 0.6;

/** The best that says yes or no, where another is hardly better. */
function decided(
  rated: readonly Rated[],
  point: Point,
  speaking: Speaking & { readonly states?: readonly string[] },
): Rated | undefined {
  const most = rated[0]?.coverage ?? 0;
  return rated
    .filter(({ coverage }) => coverage >= most * worthVerdict)
    .slice(0, mostTogether)
    .find(({ piece }) => {
      const [first] = sentenceFor(piece, point, speaking) ?? [];
      return typeof first === 'object' && isStrong(first) && verdictWords.has(String(first.strong[0]));
    });
}
const verdictWords: ReadonlySet<string> = new Set([
  'Ja',
  'Nein',
  'Es kommt darauf an',
  'Yes',
  'No',
  'It depends',
]);

/** Whether a question has all that a label says. */
function isAllOf(label: string, { asked, terms }: Point, lang: Lang): boolean {
  const own = tellingStems(label, lang).filter((stem) => !tellers.test(stem));
  const known = withKin(withGerman([...asked.terms, ...asked.core, ...terms], lang));
  return own.length > 0 && own.every((stem) => known.some((one) => one === stem || isPartOf(one, stem)));
}

/** „Wer …?“, „Was passiert, wenn …?“, „Bin ich zu jung?“: there is one of them, and no word need be shared. */
const isTelling = (need: PointNeed | undefined) =>
  need === 'office' || need === 'risk' || need === 'age' || need === 'measure';
/** With less of the point in it, a piece may be any. */
const littleShared = 0.3;
/** As good as one that has most of the point. */
const onlyOne = { coverage: 0.75, words: 2 } as const;

/** The only piece of its kind, or the only one of each entry that the question names. */
function onlyOnes(
  fitting: readonly Piece[],
  point: Point,
  speaking: Speaking & { readonly states?: readonly string[] },
): Told | undefined {
  const { need } = point;
  const named = need === 'measure' ? [] : fitting.filter(({ isNamed }) => isNamed);
  const open = need === 'measure' ? fitting.filter(({ says }) => 'clause' in says).slice(0, 1) : fitting;
  const meant = (named.length > 0 ? named : open).toSorted((one, other) => lengthOf(one) - lengthOf(other));
  const [first] = meant;
  const abouts = new Set(meant.map(({ about }) => about));
  if (!first || (abouts.size < meant.length && need !== 'age')) return undefined;
  if (need !== 'age' && named.length === 0 && meant.length > 1) return undefined;
  const some = need === 'age' ? [first] : meant;
  const sentences = some.flatMap((piece) => {
    const said = sentenceFor(piece, point, speaking);
    return said ? [said] : [];
  });
  return sentences.length === 0 ? undefined : { sentence: joined(sentences, ' '), piece: first, ...onlyOne };
}

const mostListed = 8;

/** „Welche Teile hat die Prüfung?“ wants all of a list, where each entry is as good as the others. */
function listOf({ list }: Piece, asGood: readonly Piece[]): Sentence | undefined {
  if (list === undefined || list.length > mostListed) return undefined;
  const isAll = list.every(
    (one) => !one.includes(' ') || asGood.some(({ says }) => 'clause' in says && one.startsWith(says.clause)),
  );
  return isAll ? [strong(text(list.join('; '))), '.'] : undefined;
}

/** Two fields of one place: „schriftlich“ and „mündlich“. */
const areBeside = (one: Piece, other: Piece): boolean =>
  'label' in one.says && 'label' in other.says && one.place === other.place;

/** The same field of several entries, each under its name. */
const areSiblings = (one: Piece, other: Piece): boolean =>
  'label' in one.says &&
  'label' in other.says &&
  one.about !== other.about &&
  one.says.label === other.says.label;

const lengthOf = ({ looked }: Piece) => looked.length;

function sentenceFor(
  piece: Piece,
  point: Point,
  speaking: Speaking & { readonly states?: readonly string[] },
): Sentence | undefined {
  const { says, about } = piece;
  const { lang, say, intent, states = [] } = speaking;
  const least = point.need === 'age' ? leastAge(piece) : undefined;
  const byAge = least === undefined ? undefined : ageVerdict(speaking.question, least, lang);
  if (byAge) {
    const said = 'label' in says ? valueIn(piece) : [text(says.clause)];
    return [...byAge, ' (', ...unstressed(said), ').'];
  }
  if ('label' in says) {
    // „Lehrgang Pflicht?“ asks for no value, and „ja“ is none.
    const isVerdict = says.isYes !== undefined && point.need === undefined;
    const verdict = says.isYes ? say({ de: 'Ja', en: 'Yes' }) : say({ de: 'Nein', en: 'No' });
    return isVerdict ? [strong(verdict), ': ', labelOf(piece), '.'] : [...valueIn(piece), '.'];
  }
  const asked: Asked = { ...point.asked, terms: point.terms, core: point.terms };
  const duty = dutyLine([says.clause], { asked, question: speaking.question, intent, lang, say, states });
  const line = duty ?? clauseSentence(says.clause, figureNeed(point.need), asked, { lang, states });
  if (about === undefined || says.clause.includes(about)) return line;
  const [verdict] = line;
  const isVerdict =
    typeof verdict === 'object' && isStrong(verdict) && verdictWords.has(String(verdict.strong[0]));
  return isVerdict ? [verdict, ': ', text(about), ...line.slice(1)] : [text(about), ': ', ...line];
}

/** The figure that stands out. */
function figureNeed(need: PointNeed | undefined): Need | undefined {
  if (need === 'percent') return 'money';
  return need === 'office' || need === 'risk' || need === 'measure' ? undefined : need;
}

/** In years. */
function leastAge({ says }: Piece): number | undefined {
  if ('label' in says && says.cell.kind === 'count') return says.cell.min;
  if ('label' in says)
    return says.cell.kind === 'text' && says.cell.text !== '' ? Number(says.cell.text) : undefined;
  const years = /\d{1,2}/.exec(figuresIn(says.clause, 'age')[0]?.[0] ?? '')?.[0];
  return years === undefined ? undefined : Number(years);
}

/** „Prüfung, schriftlich: **120 Minuten**“ */
function valueIn({ says, about }: Piece): Sentence {
  if (!('label' in says)) return [];
  const { cell } = says;
  return [labelOf({ says, about }), ': ', strong(cell.kind === 'text' ? saidCell(cell.text, 'de') : cell)];
}

function labelOf({ says, about }: Pick<Piece, 'says' | 'about'>) {
  const label = 'label' in says ? says.label : '';
  return text(about === undefined ? label : `${about} – ${label}`);
}
