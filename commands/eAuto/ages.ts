// What is said of the children's ages behind their number: „(4 und 7 Jahre)“, „davon eins volljährig“.
import type { Candidate, Text, Word } from '../../src/kit/index.ts';
import { anyCount, children } from './childCount.ts';

const ofAge = 18;

/** With what is said of their ages behind the number, or that one of them is of age. */
export function withAges(words: readonly Word[], found: Candidate<number>): Candidate<number> {
  if (found.score < 1) return found;
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
  if (isUnderOrOver(words, found.to)) return { ...found, to: endOfYears(words, found.to + 2) };
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

/** „3 Kinder, davon 2 unter 18“: the minors are counted. */
function minorsAmong(words: readonly Word[], found: Candidate<number>): Candidate<number> | undefined {
  const at = words
    .slice(found.to, found.to + 2)
    .findIndex(({ plain }) => /^(?:davon|darunter|whom)$/.test(plain));
  if (at < 0) return undefined;
  const context = { lang: 'de', askedOn: '', choices: undefined } as const;
  const [minors] = anyCount.find(words, context).filter(({ from }) => from === found.to + at + 1);
  if (!minors) return undefined;
  const isMinor = /^minderjaehrig/.test(words[minors.to]?.plain ?? '');
  const isUnder = isUnderOrOver(words, minors.to) && !isAdult(words, minors.to);
  if (!isMinor && !isUnder) return undefined;
  const to = isMinor ? minors.to + 1 : endOfYears(words, minors.to + 2);
  return { ...minors, from: found.from, to, score: 1, corrected: true };
}

/** „drei Kinder, davon eins schon 19“: where that ends. */
function endOfAdultAmong(words: readonly Word[], found: Candidate<number>): number | undefined {
  const after = words.slice(found.to, found.to + mostWordsOff);
  const among = after.findIndex(({ plain }) => /^(?:davon|darunter|whom)$/.test(plain));
  const age = after.findIndex(
    ({ plain }, at) => at > among + 1 && /^\d\d$/.test(plain) && Number(plain) >= ofAge,
  );
  return among >= 0 && age >= 0 ? endOfYears(words, found.to + age + 1) : undefined;
}

/** „(4 und 7 Jahre)“, „im Alter von 4 und 7 Jahren“ */
function withListedAges(words: readonly Word[], found: Candidate<number>): Candidate<number> {
  const plain = (at: number) => words[at]?.plain ?? '';
  let at = found.to;
  while (/^(?:im|alter|von|aged|zwischen)$/.test(plain(at))) at += 1;
  const ages: number[] = [];
  let to = found.to;
  for (; /^\d{1,2}$/.test(words[at]?.text ?? ''); at += 1) {
    ages.push(Number(plain(at)));
    to = at + 1;
    if (/^(?:und|and|u)$/.test(plain(to))) at += 1;
  }
  const end = endOfYears(words, to);
  const areAges = ages.length > 0 && (end > to || (ages.length === found.value && Math.max(...ages) <= 25));
  if (!areAges) return found;
  return { ...found, to: end, ...(ages.some((age) => age >= ofAge) ? { problem: howMany } : {}) };
}

function endOfYears(words: readonly Word[], at: number): number {
  const isYears = /^(?:jahre?n?|j|years?)$/.test(words[at]?.plain ?? '');
  return isYears ? at + (/^(?:alt|old)$/.test(words[at + 1]?.plain ?? '') ? 2 : 1) : at;
}

const howMany: Text = {
  de: 'Wie viele Kinder unter 18 leben im Haushalt? Volljährige zählen nicht.',
  en: 'How many children under 18 are there? Those who are of age do not count.',
};
