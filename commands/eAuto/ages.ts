// Ages, one behind the other: „(4 und 7 Jahre)“, „im Alter von 4 und 19“, „both under 18“.
import { type Quantity, quantitiesIn, type Text, type Word } from '../../src/kit/index.ts';

export const ofAge = 18;
/** No child is older. */
const mostAge = 40;

export interface AgeList {
  /** Behind the last one. */
  readonly to: number;
  readonly all: number;
  readonly minors: number;
  /** Each age is said, no bound of them. */
  readonly isList?: true;
  /** Asked where they do not fit the number of children. */
  readonly problem: Text;
}

const leading =
  /^(?:im|in|alter|von|mit|aged?|ages|zwischen|sind|ist|is|are|sie|they(?:re)?|jetzt|now|beide|both|alle|all|jeweils|erst|noch|gerade|just|still|of|the|wird|werden|turns|who|die|hab|habe|haben|ich|wir|have|i|we|daheim|zuhause|home)$/;
const mostLeading = 4;

/** The ages that begin at a place, of so many children where that was said. Pure. */
export function ageListFrom(
  words: readonly Word[],
  from: number,
  count: number | undefined,
): AgeList | undefined {
  const plain = (at: number) => words[at]?.plain ?? '';
  let at = from;
  while (at < from + mostLeading && leading.test(plain(at))) at += 1;
  at = behindSchool(words, at);
  const isLed = at > from;
  const bound = boundFrom(words, at);
  if (bound !== undefined) {
    const to = endOfYears(words, bound + 2);
    return { to, all: count ?? 1, minors: isMinor(words, bound) ? (count ?? 1) : 0, problem: howMany };
  }
  if (count !== undefined && /^minderjaehrig/.test(plain(at)) && !/^kind/.test(plain(at + 1))) {
    return { to: at + 1, all: count, minors: count, problem: howMany };
  }
  const nobody = count !== undefined && /^(?:kein|keine[rs]?|keins|none)$/.test(plain(at));
  if (nobody && /^volljaehrig|^erwachsen/.test(plain(at + 1))) {
    return { to: at + 2, all: count, minors: count, problem: howMany };
  }
  const ages = agesFrom(words, at);
  const isSaid = ages.some(({ unit }) => unit === 'years');
  const areAges =
    ages.length > 0 &&
    ages.every(({ most }) => most < mostAge && Number.isInteger(most)) &&
    (isSaid ||
      ages.length === count ||
      (count === undefined && (ages.length > 1 || isLed)) ||
      (isLed && count !== undefined));
  if (!areAges) return undefined;
  const to = endOfYears(words, ages.at(-1)?.to ?? at);
  const minors = ages.filter(({ most }) => most < ofAge).length;
  return { to, all: ages.length, minors, isList: true, problem: howMany };
}

const school =
  /^(?:noch|in|im|der|die|zur|auf|gehen|schule|\p{L}*schulalter|grundschule|kita|kindergarten|at|school|also|und|and)$/u;
const mostOfSchool = 6;

/** „alle noch in der Schule (8, 11, 14)“: behind the school, if one is spoken of. */
function behindSchool(words: readonly Word[], from: number): number {
  let at = from;
  while (at < from + mostOfSchool && school.test(words[at]?.plain ?? '')) at += 1;
  const isSaid = words.slice(from, at).some(({ plain }) => /schul|kita|kindergarten|school/.test(plain));
  return isSaid ? at : from;
}

/** „alle noch in der Schule unter 18“ */
function boundFrom(words: readonly Word[], from: number): number | undefined {
  let at = from;
  while (at < from + mostOfSchool && !isBound(words, at) && school.test(words[at]?.plain ?? '')) at += 1;
  return isBound(words, at) ? at : undefined;
}

const among = /^(?:davon|darunter|whom)$/;

/** „3 Kinder, davon 2 unter 18“, „3 kids, 2 of whom under 18“: the minors are counted. Pure. */
export function minorsAmong(words: readonly Word[], from: number): AgeList | undefined {
  const plain = (at: number) => words[at]?.plain ?? '';
  const start = among.test(plain(from)) ? from + 1 : from;
  const minors = quantitiesIn(words).find((one) => one.figure.from === start && one.form === undefined);
  if (!minors || minors.isThousands) return undefined;
  let at = minors.figure.to;
  if (start === from && plain(at) === 'of') at += 1;
  if (start === from && !among.test(plain(at))) return undefined;
  if (start === from) at += 1;
  const isCalled = /^minderjaehrig/.test(plain(at));
  if (!isCalled && !isMinor(words, at)) return undefined;
  const to = isCalled ? at + 1 : endOfYears(words, at + 2);
  return { to, all: minors.most, minors: minors.most, problem: howMany };
}

/** „unter 18“, „over 18“ */
const isBound = (words: readonly Word[], at: number) =>
  /^(?:unter|under|ueber|over|ab)$/.test(words[at]?.plain ?? '') && words[at + 1]?.plain === String(ofAge);

/** „unter 18“ */
export const isMinor = (words: readonly Word[], at: number) =>
  isBound(words, at) && /^(?:unter|under)$/.test(words[at]?.plain ?? '');

/** „4 und 7 Jahre“, „vier, sieben“: figures of two digits at most, one behind the other. */
function agesFrom(words: readonly Word[], start: number): readonly Quantity[] {
  const ages: Quantity[] = [];
  let at = start;
  for (const one of quantitiesIn(words)) {
    // „kids 3, 7 and 12“, „Kinder sind 3, 7 und 12“: the noun in front counts nothing then.
    const isBehind =
      one.unitAt === at - 1 || (one.unitAt === at - 2 && leading.test(words[at - 1]?.plain ?? ''));
    const isLed = one.unit === 'children' && isBehind && at === start;
    const isUnit = one.unit === undefined || one.unit === 'years' || isLed;
    const isAge = isUnit && one.most < 100 && !one.isWeak && !one.form;
    // „von 9 Jahren und eins mit 19“ counts another one.
    const isOne = one.isWritten === 'words' && one.most === 1;
    if (one.figure.from !== at || !isAge || isOne) continue;
    ages.push(one);
    at = /^(?:und|and|u)$/.test(words[one.to]?.plain ?? '') ? one.to + 1 : one.to;
  }
  return ages;
}

/** Behind „Jahre alt“. */
export function endOfYears(words: readonly Word[], at: number): number {
  const end = /^(?:jahre?n?|j|years?)$/.test(words[at]?.plain ?? '') ? at + 1 : at;
  return /^(?:alt|old)$/.test(words[end]?.plain ?? '') ? end + 1 : end;
}

export const howMany: Text = {
  de: 'Wie viele Kinder unter 18 leben im Haushalt? Volljährige zählen nicht.',
  en: 'How many children under 18 are there? Those who are of age do not count.',
};
