// The point of a question, and the piece of what the service says that is about it: found by the words that tell this
// question from others on the same matter. Rare words count for more than those that stand everywhere.
import { type Lang, type Sentence, strong, text } from '../../document/index.ts';
import type { Speaking } from '../command/command.ts';
import { type Asked, type Need, readAsked } from '../recognisers/asked.ts';
import { stemOf } from '../recognisers/stems.ts';
import { readWords } from '../recognisers/words.ts';
import { isPartOf } from './clauses.ts';
import { clauseSentence } from './clauseSentence.ts';
import { saidCell, withGerman } from './german.ts';
import { withKin } from './kin.ts';
import type { Piece } from './knowledge.ts';
import { dutyLine } from './verdict.ts';

export interface Point {
  readonly asked: Asked;
  /** What tells the question from others, as stems: without the matter's names and the values that were said. */
  readonly terms: readonly string[];
  readonly need: PointNeed | undefined;
}

/** „Wie viel Prozent …?“ wants no amount. */
type PointNeed = Need | 'percent';
const asksPercent =
  /(?<!\p{L})(?:wie ?viele? (?:prozent|%)|prozentsatz|what percentage|how many per ?cent)(?!\p{L})/iu;

const asksTimes =
  /(?<!\p{L})(?:wie ?viele|how many) (?:\p{L}+)?(?:stunden|tage|wochen|monate|jahre|hours|days|weeks|months|years)/iu;

const bareQuestion = 4;

/** `names` is all that the matter is called, `said` what was typed for values. Pure. */
export function pointOf(
  { question, intent, lang }: Speaking,
  names: readonly string[],
  said: readonly string[],
): Point {
  const asked = readAsked(question, names, lang);
  const values = new Set(said.flatMap((typed) => readWords(typed).map(({ plain }) => stemOf(plain, lang))));
  // „Stimmt das?“ is about what was told before.
  const isBare = asked.core.length === 0 && asked.questionLength <= bareQuestion;
  const own = (isBare ? asked.terms : asked.core).filter((term) => !values.has(term));
  const byAspect = intent.aspect === 'cost' ? 'money' : intent.aspect === 'duration' ? 'time' : undefined;
  const isOpen = asked.choice.length === 0 && !asked.isWho && !intent.whether;
  const byMeasure = asksPercent.test(question) ? 'percent' : asksTimes.test(question) ? 'time' : undefined;
  const need = byMeasure ?? asked.need ?? (isOpen ? byAspect : undefined);
  return { asked, terms: [...new Set(own)], need };
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
const likeness = { itself: 1, part: 0.85, kin: 0.7 } as const;
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

function likenessTo(term: string, vocabulary: readonly string[], lang: Lang): ReadonlyMap<string, number> {
  const inGerman = withGerman([term], lang);
  const kin = withKin(inGerman).filter((one) => !inGerman.includes(one));
  const found = new Map<string, number>();
  for (const stem of vocabulary) {
    const like = inGerman.includes(stem)
      ? likeness.itself
      : inGerman.some((one) => isPartOf(stem, one))
        ? likeness.part
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
  if (point.terms.length === 0) return undefined;
  const { need } = point;
  const fitting = pieces.filter((piece) => need === undefined || fits(piece, need));
  const covers = coverageOf(
    point,
    pieces.map(({ looked }) => looked),
    speaking.lang,
  );
  const rated = fitting
    .map((piece) => ({ piece, ...(covers[pieces.indexOf(piece)] ?? { coverage: 0, words: 0 }) }))
    .filter((one) => one.coverage > 0)
    .toSorted((one, other) => other.coverage - one.coverage || lengthOf(one.piece) - lengthOf(other.piece));
  const [best] = rated;
  if (!best) return undefined;
  const sentence = sentenceFor(best.piece, point, speaking);
  const asGood = rated.filter(({ coverage: own }) => own >= best.coverage * aboutAsGood);
  const siblings = asGood.filter(({ piece }) => piece === best.piece || areSiblings(piece, best.piece));
  const beside = asGood.filter(({ piece }) => areBeside(piece, best.piece));
  const together = (siblings.length > 1 ? siblings : beside).slice(0, mostTogether);
  if (together.length > 1) {
    const parts = together.flatMap(({ piece }, at) => [...(at > 0 ? ['; '] : []), ...valueIn(piece)]);
    return { sentence: [...parts, '.'], ...best };
  }
  return sentence && { sentence, ...best };
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

/** Whether a piece has a figure of the kind that is asked for. */
const fits = ({ needs, says }: Piece, need: PointNeed): boolean =>
  need === 'percent'
    ? 'cell' in says
      ? says.cell.kind === 'count' && says.cell.unit === 'percent'
      : /\d\s?%/.test(says.clause)
    : needs.includes(need);

const lengthOf = ({ looked }: Piece) => looked.length;

function sentenceFor(
  piece: Piece,
  point: Point,
  speaking: Speaking & { readonly states?: readonly string[] },
): Sentence | undefined {
  const { says, about } = piece;
  const { lang, say, intent, states = [] } = speaking;
  if ('label' in says) {
    // „Lehrgang Pflicht?“ asks for no value, and „ja“ is none.
    const isVerdict = says.isYes !== undefined && point.need === undefined;
    const verdict = says.isYes ? say({ de: 'Ja', en: 'Yes' }) : say({ de: 'Nein', en: 'No' });
    return isVerdict ? [strong(verdict), ': ', labelOf(piece), '.'] : [...valueIn(piece), '.'];
  }
  const asked: Asked = { ...point.asked, terms: point.terms, core: point.terms };
  const duty = dutyLine([says.clause], { asked, question: speaking.question, intent, lang, say, states });
  const line =
    duty ??
    clauseSentence(says.clause, point.need === 'percent' ? 'money' : point.need, asked, { lang, states });
  return about === undefined || says.clause.includes(about) ? line : [text(about), ': ', ...line];
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
