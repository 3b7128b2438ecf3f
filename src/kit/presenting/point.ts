// The point of a question: the words that tell it from others on the same matter, the kind of answer that it needs, and how
// much of it a text has. Rare words count for more than those that stand everywhere.
import type { Lang } from '../../document/index.ts';
import type { Speaking } from '../command/command.ts';
import { type Asked, readAsked, tellingStems } from '../recognisers/asked.ts';
import { isTownName } from '../recognisers/places.ts';
import { stemOf, stemsIn } from '../recognisers/stems.ts';
import { readWords } from '../recognisers/words.ts';
import { isPartOf } from './clauses.ts';
import { withGerman } from './german.ts';
import { isTellingWord, withKin } from './kin.ts';
import { type PointNeed, pointNeed } from './pointNeed.ts';

export interface Point {
  readonly asked: Asked;
  /** All that the matter is called. */
  readonly names: readonly string[];
  /** What tells the question from others, as stems: without the matter's names and the values that were said. */
  readonly terms: readonly string[];
  readonly need: PointNeed | undefined;
}

const bareQuestion = 4;
const priced = /(?<=\p{L}{4})(?:gebuhr|kost|preis|beitrag|(?<!eigen)anteil)\w{0,2}$/u;
/** „Muss der raus?“; „was kommt da raus?“ asks for a sum. */
const mustGo = /(?<!\p{L})(?:muss|müssen|soll) .{0,60}raus(?!\p{L})/iu;
const shortestTerm = 3;
/** A shorter part of a name is said of other things too. */
const longName = 8;
/** Who asks, and for whom; and what may be said of anything. */
const tellers =
  /^(?:anruf\w*|kund(?:in|e)?|burg\w*|mandant\w*|herr|frau|nachbar\w*|chef\w*|dafur|davon|caller|client|custom\w*|moglich|possibl|sagt|sag|meint|behauptet|gehort|geles|says?|said|told|heard|read)$/;
const ofMeasures = /^(?:kwp?|kilowatt|watts?|va|leistung|kilomet|lit)$/;
/** Who asks for an age may name it: „zu jung“, „16-jährig“. */
const ofAges =
  /^(?:jung|too|already|schon|alt|young|old|enough|genug|\d*jahrig\w*|sohn|tocht\w*|kind|son|daughter|client)$/;

type Asking = Pick<Speaking, 'question' | 'lang' | 'intent'>;

/** `names` is all that the matter is called, `said` what was typed for values. Pure. */
export function pointOf(speaking: Asking, names: readonly string[], said: readonly string[]): Point {
  const { question, lang } = speaking;
  const asked = readAsked(question, names, lang);
  const values = new Set(said.flatMap((typed) => stemsIn(typed, lang)));
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
    .filter(
      (stem) =>
        isTellingWord(stem) || (isOnline && stem === 'onlin') || (stem === 'raus' && mustGo.test(question)),
    );
  const matter = new Set(names.flatMap((name) => stemsIn(name, lang)));
  const isBeside = (term: string) =>
    values.has(term) ||
    (matter.has(term) && term.length >= longName) ||
    places.has(term) ||
    tellers.test(term) ||
    (need === 'measure' && ofMeasures.test(term)) ||
    (need === 'age' && ofAges.test(term));
  const own = [...(isBare ? asked.terms : asked.core), ...telling].filter((term) => !isBeside(term));
  // „Registergebühr“ asks what the register takes.
  const whole = own.map((term) => (need === 'money' ? stemOf(term.replace(priced, ''), 'de') : term));
  return { asked, names, terms: [...new Set(whole)].filter((term) => term.length >= shortestTerm), need };
}

/** How much of a question's point is in a text, from 0 to 1, and how many of its words. */
export interface Cover {
  readonly coverage: number;
  readonly words: number;
}

/** How well a word of the service stands for one of the question: itself, a part of it, a word that says the same. */
const likeness = { itself: 1, part: 0.85, kin: 0.7, general: 0.5 } as const;
/** A word that the service never uses may be the point, or only the teller's. */
const unknownWeight = 0.6;
/** How much of the question's point a text has, beside what `others` have of it. Pure. */
export function coverageOf(
  point: Pick<Point, 'terms'>,
  texts: readonly string[],
  lang: Lang,
): readonly Cover[] {
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

/** Whether a question has all that a label says. Pure. */
export function isAllOf(label: string, { asked, terms }: Point, lang: Lang): boolean {
  const own = tellingStems(label, lang).filter((stem) => !tellers.test(stem));
  const known = withKin(withGerman([...asked.terms, ...asked.core, ...terms], lang));
  return own.length > 0 && own.every((stem) => known.some((one) => one === stem || isPartOf(one, stem)));
}

function stemsOf(said: string, lang: Lang): readonly string[] {
  const words = readWords(`${said} ${said.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')}`.slice(0, 1_000));
  const german = words.map(({ plain }) => stemOf(plain, 'de'));
  return [...new Set(lang === 'de' ? german : [...german, ...words.map(({ plain }) => stemOf(plain, 'en'))])];
}

/** „Grenze“ is said of much besides the „Preisobergrenze“. */
const isGeneralFor = (stem: string, terms: readonly string[]): boolean =>
  terms.every((term) => !isPartOf(stem, term) || stem.length * 2 < term.length);

/** „Kennzeichen“ is said of all kinds of them: nothing of „Kurzzeitkennzeichen“, where nothing is said of what tells it apart. */
function isOtherKind(stem: string, term: string, vocabulary: readonly string[]): boolean {
  const from = Array.from(term, (_, at) => at).find(
    (at) => term.length - at >= longKind && stem.startsWith(term.slice(at)),
  );
  if (from === undefined) return false;
  const kind = term.slice(0, from).replace(/s$/, '');
  return kind.length >= longKind && !vocabulary.some((one) => one.includes(kind) || isPartOf(kind, one));
}
const longKind = 6;

function likenessTo(term: string, vocabulary: readonly string[], lang: Lang): ReadonlyMap<string, number> {
  const inGerman = withGerman([term], lang);
  const kin = withKin(inGerman).filter((one) => !inGerman.includes(one));
  const found = new Map<string, number>();
  for (const stem of vocabulary) {
    const like = inGerman.includes(stem)
      ? likeness.itself
      : inGerman.some((one) => isPartOf(stem, one))
        ? isGeneralFor(stem, inGerman) || isOtherKind(stem, term, vocabulary)
          ? likeness.general
          : likeness.part
        : kin.some((one) => stem === one || isPartOf(stem, one))
          ? likeness.kin
          : 0;
    if (like > 0) found.set(stem, like);
  }
  return found;
}
