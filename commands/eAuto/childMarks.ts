// What is said of the children of a household, as marks in the order of the words: how many, who, how old, of age or not, none.
import {
  anyNumber,
  type NumberCandidate,
  type Quantity,
  quantitiesIn,
  runsFrom,
  type Span,
  text,
  unitOf,
  type Word,
} from '../../src/kit/index.ts';

export type Saying =
  | 'ages'
  | 'minor'
  | 'grown'
  | 'open'
  | 'coming'
  | 'none'
  | 'among'
  | 'only'
  | 'rest'
  | 'who'
  | 'oldest'
  | 'count'
  | 'noun';

/** By the words for it, written as one where they are several, and how many these speak of. */
const vocabulary: readonly (readonly [Saying, RegExp, number?])[] = [
  ['minor', /^(?:noch)?(?:unter|under|below)(?:\d|1[0-8])(?:jahren?|years)?(?:alt|old)?$/],
  ['minor', /^(?:minderjaehrig(?:e[nrs]?)?|minors|(?:noch)?nicht(?:volljaehrig|erwachsen|18))$/],
  ['minor', /^(?:kita|krippe|kindergarten|grundschul(?:e|alter))$/],
  ['grown', /^(?:(?:ueber|over|ab)18(?:jahren?|years)?(?:alt|old)?|drueber|ofage|grown(?:up)?|adults?)$/],
  ['grown', /^(?:volljaehrig(?:e[nrs]?)?|erwachsen(?:e[nrs]?)?|(?:sind|schon)(?:gross|groot))$/],
  ['grown', /^(?:aus(?:dem|m)?haus|ausemhaus|ausgezogen|(?:outof|leftthe)(?:house|home)|lefthome)$/],
  ['grown', /^(?:movedout|flownthenest|ontheirown|(?:wohn|leb)(?:en|t)nichtmehr)$/],
  ['grown', /^nichtmehr(?:hier|bei(?:uns|mir)|zuhause|daheim|im(?:haushalt|haus))$/],
  // Perhaps of age, or not born yet.
  ['open', /^(?:unterwegs|ontheway|studier(?:t|en)|studium|uni|ausbildung|azubi|college)$/],
  ['coming', /^(?:schwanger|pregnant|(?:wird|werden|turns?)[a-z]{0,20}18|18(?:jahre)?(?:wird|werden))$/],
  ['none', /^(?:kein(?:e[nrs]?|s)?|keinerlei|none|no|ohne|without|hab(?:e|en)?(?:ich|wir)nicht)$/],
  ['among', /^(?:davon|darunter|wovon|of(?:whom|them|which)|whom)$/],
  // The number behind it is what counts.
  ['only', /^(?:also|nur|bleib(?:t|en)|zaehl(?:t|en)|mithin|somit|demnach|only|leaves|leaving)$/],
  [
    'rest',
    /^(?:(?:ander|uebrig)(?:e[nrs]?)?|sonst|weitere?n?|ausserdem|another|others?|rest|else|remaining)$/,
  ],
  // Some of them.
  ['who', /^(?:alle|all)$/, Infinity],
  ['who', /^(?:beide[nrs]?|both)$/, 2],
  ['who', /^(?:einer|eines|one|youngest|younger|middle|(?:klein|luett|juenger|juengst|mittler)e[rsm]?)$/, 1],
  ['who', /^(?:gross|aelter|aeltest|klein|luett|juenger|juengst|mittler)en$/],
  ['oldest', /^(?:(?:gross|aelter|aeltest)e[rsm]?|oldest|eldest|older|elder|firstborn)$/, 1],
  ['count', /^eins$/, 1],
  ['noun', /^(?:zwillinge?n?|twins?)$/, 2],
  ['noun', /^(?:drillinge?n?|triplets)$/, 3],
  ['noun', /^(?:kinderlose?[nr]?|childless)$/, 0],
  ['noun', /^(?:junge|bub)$/, 1],
];
const oneChild =
  /(?:kind(?:chen|l|le)?|kid|child|sohn|tochter|toechter(?:chen|lein|le)|soehn(?:chen|le)|maedchen|maedel|madl|bua|knirps|son|daughter|boy|girl|baby|toddler)$/;

export interface Mark extends Span {
  readonly says: Saying;
  /** How many it speaks of, where that is said. */
  readonly many?: number | undefined;
  readonly ages?: readonly number[];
}

/** They may stand between somebody and what is told of them. */
export const small =
  /^(?:im|in|alter|von|mit|aged?|ages|zwischen|sind|ist|is|are|sie|they(?:re)?|jetzt|now|ja|jeweils|erst|noch|schon|bereits|already|gerade|just|still|of|the|wird|werden|aber|bald|who|die|der|das|wir|we|have|haben|hab|i|ich|daheim|zuhause|home|seit|dem|den|knapp|circa|ca|jahre?|und|and|u)$/;
/** No child is older, and without its noun no higher figure is a number of children. */
const [mostAge, mostBare] = [39, 9];
const mostBetween = 4;
const longestSaying = 5;

const anyFigure = anyNumber({
  units: ['children'],
  whole: true,
  least: 0,
  // No household has more; an income that slipped in here would make a wrong amount.
  most: 20,
  expects: { de: 'eine ganze Zahl von 0 bis 20', en: 'a whole number from 0 to 20' },
  show: (children, lang) => text(childrenInWords(children)[lang]),
});

/** „1“ alone does not say what there is one of. */
export const childrenInWords = (children: number) =>
  children === 0
    ? { de: 'keine Kinder', en: 'no children' }
    : { de: `${children} ${children === 1 ? 'Kind' : 'Kinder'} unter 18`, en: `${children} under 18` };

/** A figure that nothing says to be children („der Große ist 18“) is none where no family has so many. */
export const anyCount = {
  ...anyFigure,
  find: (words: readonly Word[]): readonly NumberCandidate[] =>
    anyFigure
      .find(words)
      .filter(
        ({ value, score, quantity }) =>
          score === 1 || (value <= mostBare && !isOfOwned(words, quantity.figure.from)) || value >= 100,
      ),
};

/** Every mark, from the left; none shares a word with another. Pure; linear. */
export function marksIn(words: readonly Word[]): readonly Mark[] {
  const found: Mark[] = [];
  for (let at = 0; at < words.length; at = Math.max(at + 1, found.at(-1)?.to ?? 0)) {
    // „drei Kinder statt keins“
    if (/^(?:statt|anstatt)$/.test(words[at - 1]?.plain ?? '')) continue;
    const mark = wordAt(words, at) ?? figureAt(words, at, found);
    if (mark) found.push(mark);
  }
  return found;
}

/** „aus dem Haus“, „Zwillinge“, „(4/7)“, „das zweite kommt“ */
function wordAt(words: readonly Word[], at: number): Mark | undefined {
  const [word, one] = [words[at], quantityAt(words, at)];
  if (!word) return undefined;
  if (/^\d{1,2}(?:[/,]\d{1,2})+$/.test(word.text) && one?.unit === undefined)
    return { from: at, to: at + 1, says: 'ages', ages: word.text.split(/[/,]/).map(Number) };
  if (one?.form === 'ordinal' && one.most <= mostBare && isComing(words, at))
    return { from: at, to: one.figure.to, says: 'coming', many: one.most };
  for (const { plain, to } of runsFrom(words, at, longestSaying)) {
    const [says, , many] = vocabulary.find(([, pattern]) => pattern.test(plain)) ?? [];
    const isOne = words.slice(at, to - 1).every(({ stop }) => stop === undefined);
    // „one child“ is their number.
    if (says && isOne && !(one?.unit === 'children' && /who|count/.test(says)))
      return { from: at, to, says, many };
  }
  if (unitOf(word.plain)?.unit !== 'children') return undefined;
  return { from: at, to: at + 1, says: 'noun', many: oneChild.test(word.plain) ? 1 : undefined };
}

const isComing = (words: readonly Word[], at: number) =>
  words
    .slice(Math.max(0, at - mostBetween), at + mostBetween)
    .some(({ plain }) =>
      /^(?:kommt|unterwegs|geboren|comes|arrives|due|born|coming|da|erwarte\w*)$/.test(plain),
    );

/** A number of children or an age; none where nothing says which. */
function figureAt(words: readonly Word[], at: number, found: readonly Mark[]): Mark | undefined {
  const one = quantityAt(words, at);
  const { unit, least = 0, most = -1, form, isThousands, unitAt = Infinity } = one ?? {};
  const isOther = form !== undefined || isThousands || !Number.isInteger(most) || most < 0 || most > mostAge;
  if (!one || isOther || (unit !== undefined && unit !== 'children' && unit !== 'years')) return undefined;
  const { to } = one.figure;
  const isLed = unit === 'children' && unitAt < at;
  const count: Mark = { from: at, to, says: 'count', many: most };
  const age: Mark = {
    ...count,
    says: 'ages',
    to: behindYears(words, to),
    ages: least === most ? [most] : [least, most],
  };
  const [isStopped, next] = [words[to - 1]?.stop !== undefined, wordAt(words, to)?.says ?? ''];
  // „Sohn (16), Tochter“: behind a comma it is the noun of another.
  if (unit === 'children' && !isLed && !(isStopped && unitAt < Infinity)) return count;
  // „zwei Erwachsene“ are the parents.
  if (/^(?:Erwachsene[rn]?|Erw|adults?)$/.test(words[to]?.text ?? '')) return undefined;
  const isSmall = most <= mostBare && unit !== 'years';
  if (isSmall && (one.isWeak ? /minor|grown|who|oldest/ : /minor|grown|among|noun/).test(next)) return count;
  // „alleinerziehend mit einem“
  const isOfParent = words[at - 1]?.plain === 'mit' && /^alleinerzieh/.test(words[at - 2]?.plain ?? '');
  if (isOfParent && isSmall && unit === undefined) return { ...count, says: 'noun' };
  if (one.isWeak) return undefined;
  const before = found.at(-1);
  const gap = words.slice(before?.to ?? 0, at);
  const [last = '', says = ''] = [words[at - 1]?.plain, before?.says];
  const isBehind = before !== undefined && gap.every(({ plain }) => small.test(plain));
  const areSaid = /^(?:sind|are|ist|is)$/.test(last) && gap.length > 0;
  const isFull = isStopped || to === words.length;
  if (isSmall && isBehind && gap.length < 2 && /only|among|rest/.test(says)) return count;
  // „Kinder: 2“, „Kinder haben wir zwei“; but not „Kind (9)“, „zwei Zwerge (3 und 6)“.
  const isCounted = found.slice(-3).some((mark) => mark.says === 'count') || (before?.many === 1 && most > 1);
  if (isLed && isSmall && says === 'noun' && !isCounted && !/^(?:sind|are)$/.test(last)) return count;
  const following = /^(?:und|and|u)$/.test(words[to]?.plain ?? '') ? to + 1 : to;
  const isListed = says === 'ages' || quantityAt(words, following)?.isWritten === 'words';
  const isInWords = one.isWritten === 'words' && unit !== 'years' && !areSaid && !isListed;
  // „der Große macht gerade Abi (18)“, „drei Rabauken (5, 8 und 19)“
  const isFar =
    gap.length <= mostBetween && gap.every(({ text, stop }) => /^\p{L}+$/u.test(text) && stop !== 'end');
  const isOfSome = /who|oldest|count/.test(says) || unit === 'years' || words[to]?.plain === 'geworden';
  if (before && !isInWords && (isBehind || (isFar && isOfSome))) return age;
  if (!before && isOfOwned(words, at)) return undefined;
  const isFree = words[at - 1]?.stop !== undefined || /^(?:unsere?|meine?|our|my|mit|with)$/.test(last);
  return most <= mostBare && unit !== 'years' && (!before || (isFree && isFull)) ? count : undefined;
}

const owners = /^(?:uns(?:e?r|re)|mein|our|my)(?:e[nrm]?)?$/;

/** „unser Renault 5“, „unsre Süße (4)“: it is told of that, whatever it is. */
const isOfOwned = (words: readonly Word[], at: number): boolean =>
  owners.test(words[at - 2]?.plain ?? '') &&
  /^\p{Lu}/u.test(words[at - 1]?.text ?? '') &&
  words[at - 1]?.stop === undefined;

const quantityAt = (words: readonly Word[], at: number): Quantity | undefined =>
  quantitiesIn(words).find(({ figure }) => figure.from === at);

/** „Jahre alt geworden“ */
function behindYears(words: readonly Word[], from: number): number {
  let at = from;
  while (/^(?:jahre?n?|j|years?|alt|old|geworden|though)$/.test(words[at]?.plain ?? '')) at += 1;
  return at;
}
