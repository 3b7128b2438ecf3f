// What is said of the children's ages behind their number: „(4 und 7 Jahre)“, „davon eins volljährig“.
import { type Candidate, type Quantity, quantitiesIn, type Text, type Word } from '../../src/kit/index.ts';
import { anyCount, children } from './childCount.ts';

const ofAge = 18;
/** No child is older. */
const mostAge = 40;

const minorsOf = (ages: readonly Quantity[]) => ages.filter(({ most }) => most < ofAge).length;

/** With what is said of their ages behind the number, or that one of them is of age. */
export function withAges(words: readonly Word[], found: Candidate<number>): Candidate<number> {
  if (found.score < 1 && !isUnderOrOver(words, found.to + 1)) return found;
  const plain = (at: number) => words[at]?.plain ?? '';
  const minors = minorsAmong(words, found);
  if (minors) return minors;
  const adults = words
    .slice(found.from, found.to + mostWordsOff)
    .findIndex((_, index) => isAdult(words, found.from + index));
  if (adults >= 0) {
    const last = found.from + adults + (isUnderOrOver(words, found.from + adults) ? 2 : 1);
    return { ...found, to: Math.max(found.to, last), problem: howMany };
  }
  const end = endOfAdultAmong(words, found);
  if (end !== undefined) return { ...found, to: end, problem: howMany };
  const bound = /^(?:alle|all)$/.test(plain(found.to)) ? found.to + 1 : found.to;
  if (isUnderOrOver(words, bound)) return { ...found, to: endOfYears(words, bound + 2) };
  if (/^volljaehrig/.test(plain(found.to + 1)) && nobody.test(plain(found.to))) {
    return { ...found, to: found.to + 2 };
  }
  if (/^minderjaehrig/.test(plain(found.to))) return { ...found, to: found.to + 1 };
  return withListedAges(words, found);
}

const mostWordsOff = 5;

const isUnderOrOver = (words: readonly Word[], at: number) =>
  /^(?:unter|under|ueber|over|ab)$/.test(words[at]?.plain ?? '') && words[at + 1]?.plain === String(ofAge);

const nobody = /^(?:nicht|kein|keine|keiner|keines|keins|not|none)$/;

function isAdult(words: readonly Word[], at: number): boolean {
  const [before = '', plain = '', next = ''] = [at - 1, at, at + 1].map((one) => words[one]?.plain ?? '');
  if (nobody.test(before)) return false;
  if (isUnderOrOver(words, at)) return /^(?:ueber|over|ab)$/.test(plain);
  const isGrown = /^(?:erwachsen|grownup)$/.test(plain) || (plain === 'grown' && next === 'up');
  const isOfAdult = /^(?:erwachsene[ns]?|adult)$/.test(plain) && children.test(next);
  return /^volljaehrig/.test(plain) || isGrown || isOfAdult;
}

const among = /^(?:davon|darunter|whom)$/;

/** „2 of whom“ */
const endOfAmong = (words: readonly Word[], at: number) =>
  words[at]?.plain === 'of' && among.test(words[at + 1]?.plain ?? '')
    ? at + 2
    : among.test(words[at]?.plain ?? '')
      ? at + 1
      : at;

/** „3 Kinder, davon 2 unter 18“, „3 kids, 2 of whom under 18“: the minors are counted. */
function minorsAmong(words: readonly Word[], found: Candidate<number>): Candidate<number> | undefined {
  const minors = anyCount.find(words).find(({ from, to }) => {
    const isBefore = among.test(words[from - 1]?.plain ?? '') && from <= found.to + 2;
    return (
      from >= found.to &&
      (isBefore || (from <= found.to + 1 && among.test(words[endOfAmong(words, to) - 1]?.plain ?? '')))
    );
  });
  if (!minors) return undefined;
  const end = endOfAmong(words, minors.to);
  const isMinor = /^minderjaehrig/.test(words[end]?.plain ?? '');
  const isUnder = isUnderOrOver(words, end) && !isAdult(words, end);
  if (!isMinor && !isUnder) return undefined;
  const to = isMinor ? end + 1 : endOfYears(words, end + 2);
  return { value: minors.value, from: found.from, to, score: 1, corrected: true };
}

/** „drei Kinder, davon eins schon 19“: where that ends. */
function endOfAdultAmong(words: readonly Word[], found: Candidate<number>): number | undefined {
  const after = words.slice(found.to, found.to + mostWordsOff);
  const place = after.findIndex(({ plain }) => among.test(plain));
  const age = after.findIndex(
    ({ plain }, at) => at > place + 1 && /^\d\d$/.test(plain) && Number(plain) >= ofAge,
  );
  return place >= 0 && age >= 0 ? endOfYears(words, found.to + age + 1) : undefined;
}

/** „(4 und 7 Jahre)“, „im Alter von 4 und 7 Jahren“ */
function withListedAges(words: readonly Word[], found: Candidate<number>): Candidate<number> {
  const plain = (at: number) => words[at]?.plain ?? '';
  let at = found.to;
  while (/^(?:im|alter|von|aged|zwischen)$/.test(plain(at))) at += 1;
  const ages = agesFrom(words, at);
  const to = ages.at(-1)?.to ?? found.to;
  const end = endOfYears(words, to);
  const areAges =
    ages.length > 0 &&
    (ages.some(({ unit }) => unit === 'years') ||
      (ages.length === found.value && ages.every(({ most }) => most <= 25)));
  if (!areAges) return found;
  const minors = minorsOf(ages);
  if (minors === ages.length) return { ...found, to: end };
  // Those who are of age do not count: told, because fewer count than were said.
  return ages.length === found.value
    ? { ...found, to: end, value: minors, corrected: true }
    : { ...found, to: end, problem: howMany };
}

/** „4 und 7 Jahre“, „vier, sieben“: figures of two digits at most, one behind the other. */
function agesFrom(words: readonly Word[], start: number): readonly Quantity[] {
  const ages: Quantity[] = [];
  let at = start;
  for (const one of quantitiesIn(words)) {
    const isAge = (one.unit === undefined || one.unit === 'years') && one.most < 100 && !one.isWeak;
    if (one.from !== at || !isAge) continue;
    ages.push(one);
    at = /^(?:und|and|u)$/.test(words[one.to]?.plain ?? '') ? one.to + 1 : one.to;
  }
  return ages;
}

/** „Kinder: 12 und 15 Jahre“: as many as there are ages. */
export function countedByAges(words: readonly Word[], at: number): Candidate<number> | undefined {
  if (!children.test(words[at]?.plain ?? '')) return undefined;
  let start = at + 1;
  while (
    start < at + mostWordsOff &&
    /^(?:sind|are|im|alter|von|aged|jetzt|now)$/.test(words[start]?.plain ?? '')
  ) {
    start += 1;
  }
  const ages = agesFrom(words, start);
  const areAges =
    ages.length > 1 ? ages.every(({ most }) => most < mostAge) : ages.some(({ unit }) => unit === 'years');
  if (!areAges) return undefined;
  const to = endOfYears(words, ages.at(-1)?.to ?? at + 1);
  return { from: at, to, value: minorsOf(ages), score: 1, corrected: true };
}

function endOfYears(words: readonly Word[], at: number): number {
  const end = /^(?:jahre?n?|j|years?)$/.test(words[at]?.plain ?? '') ? at + 1 : at;
  return /^(?:alt|old)$/.test(words[end]?.plain ?? '') ? end + 1 : end;
}

const howMany: Text = {
  de: 'Wie viele Kinder unter 18 leben im Haushalt? Volljährige zählen nicht.',
  en: 'How many children under 18 are there? Those who are of age do not count.',
};
