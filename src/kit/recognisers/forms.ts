// Under which keys the forms of a word are found: „Häusern“ under those of „Haus“, „umgemeldet“ under those of „ummelden“.
import { plainWithoutUmlauts, stemOf } from './stems.ts';

/** Shorter words have no endings to take off; figures are meant as they stand. */
const shortest = 4;
const longest = 60;

/** „sondern“ is no „Sonde“. */
const alone = new Set(['sondern']);

const hasForms = (plain: string) =>
  plain.length >= shortest && plain.length <= longest && !/\d/.test(plain) && !alone.has(plain);

/** A stemmer takes these off as well, though they make another word: „Zulassung“ is not „zulassen“. */
const derived = /(ung|heit|keit|lich|isch|ig|end|ier)(?:e[nrsm]?|s)?$/;
/** „Mieter“ has a stem with „Miete“; „Stromer“ must not be „Strom“. Adjectives are written small in names: „eigener“. */
const person = /er[ns]?$/;
/** „Mieterin“, „Mieter:innen“ */
const female = /(?<=[a-z]{3}[aeo]r)in(?:nen)?$/;

/** „tausche“, „tauscht“, „tauschen“ */
const finite = /^([a-z]{3,}?)(?:en|e|et|t)$/;
const particle = 'ab|an|auf|aus|durch|ein|frei|heraus|los|mit|nach|raus|still|um|vor|weg|zu';
/** „getauscht“, „abgemeldete“, „abzumelden“ */
const participle = new RegExp(`^((?:${particle})?)ge([a-z]{2,}?)(?:et|t|en)(?:e[nrsm]?)?$`);
const withZu = new RegExp(`^(${particle})zu([a-z]{3,})en$`);

/** „am günstigsten“ */
const superlative = /^([a-z]{3,}(?:ig|lich|isch|iv|bar|sam|mal|ell))st(?:e[nrsm]?)?$/;

/** „Häuschen“, „Dörfle“ */
const diminutive = /^([a-z]{4,})(?:chen|lein|le|erl)$/;

/** „stinknormal“ */
const strengthened = /^(?:stink|stock|super|mega|ultra|ganz|total)([a-z]{5,})$/;

/** „cars“: a word without forms of its own has this one. */
const shortPlural = /^[a-z]{3}s$/;

const known = new Map<string, readonly string[]>();
const mostKnown = 2_000;

/** The keys of a plainly written word of a text: two words that share one are forms of the same. Pure. */
export function keysOf(plain: string): readonly string[] {
  if (!hasForms(plain)) return [plain];
  const before = known.get(plain);
  if (before) return before;
  const noun = plain.replace(female, '');
  const keys = new Set([germanKey(noun), englishKey(plain)]);
  if (person.test(noun)) keys.add(personKey(noun));
  if (plain.endsWith('s')) keys.add(keyWithS(plain));
  if (shortPlural.test(plain)) keys.add(plain.slice(0, -1));
  for (const [, stem = ''] of [finite.exec(plain) ?? []]) if (stem) keys.add(verbKey(stem));
  const [, before_ = '', stem = ''] = participle.exec(plain) ?? withZu.exec(plain) ?? [];
  if (stem) keys.add(verbKey(before_ + stem));
  const [, plainer] = strengthened.exec(plain) ?? [];
  if (plainer) keys.add(germanKey(plainer));
  const [, large] = diminutive.exec(plain) ?? [];
  if (large) keys.add(germanKey(plainWithoutUmlauts(large)));
  const [, basic] = superlative.exec(plain) ?? [];
  if (basic) keys.add(germanKey(basic));
  const all = [...keys];
  if (known.size >= mostKnown) known.clear();
  known.set(plain, all);
  return all;
}

/** „tauschen“, as it is written in names; nouns begin with a capital letter. */
export const isVerb = (plain: string, written: string): boolean =>
  /^\p{Ll}/u.test(written) && /^[a-z]{3,}en$/.test(plain);

const separable = new RegExp(`^(${particle})([a-z]{3,}en)$`);

/** „abmelden“ as „melden“ and „ab“, which part in „ich melde das Auto ab“; undefined for other words. */
export function partedVerb(
  plain: string,
  written: string,
): readonly [verb: string, particle: string] | undefined {
  const [, off, verb] = (isVerb(plain, written) && separable.exec(plain)) || [];
  return off !== undefined && verb !== undefined ? [verb, off] : undefined;
}

/** The keys of a word of a name, under which it is kept. Pure. */
export function keysOfName(plain: string, written: string): readonly string[] {
  if (!hasForms(plain)) return [plain];
  const noun = plain.replace(female, '');
  const verb = isVerb(plain, written) ? plain.slice(0, -2) : undefined;
  return [
    /^\p{Lu}/u.test(written) ? keyOfNoun(noun) : germanKey(noun),
    englishKey(plain),
    ...(verb === undefined ? [] : [verbKey(verb)]),
  ];
}

function keyOfNoun(noun: string): string {
  if (noun.endsWith('s')) return keyWithS(noun);
  return person.test(noun) ? personKey(noun) : germanKey(noun);
}

const front = 'zzazzaz';

/** The German keys of a word as the last part of a longer one, where a stemmer takes off more: „Kaminöfen“. Pure. */
export const keysAtEnd = (plain: string): readonly string[] =>
  germanKeysOf(front + plain).map((key) => key.slice(front.length));

/** The German keys of a word alone: what they begin with is what it begins with. */
export const germanKeysOf = (plain: string): readonly string[] =>
  keysOf(plain).filter((key) => key.includes('|'));

/** „Firma“ and „Firmen“ have a stem without the vowel. */
const stem = (plain: string) => stemOf(plain.length > shortest ? plain.replace(/a$/, '') : plain);

/** The stem, and behind it what made the word of another one, whether the stemmer took that off or not. */
function germanKey(plain: string): string {
  const from = derived.exec(plain)?.[1] ?? '';
  const whole = stem(plain);
  return `${from && whole.endsWith(from) ? whole.slice(0, -from.length) : whole}|${from}`;
}

/** „electricity“ and „electric“ have one stem, and a letter that is doubled at the end is lost. */
const derivedEnglish = /(i[tc](?:y|ie|al)|ion|ment|ness|[ae]nce|er|or|al|ive|ly|ll)s?$/;
/** „deregistering“ and „deregistered“ are forms of what ends in „er“ itself. */
const englishKey = (plain: string): string => {
  const [, verb] = /^([a-z]{4,}er)(?:ing|ed)$/.exec(plain) ?? [];
  return `en ${stemOf(plain, 'en')} ${derivedEnglish.exec(verb ?? plain)?.[1] ?? ''}`;
};

/** „Kurs“ with „Kurse“: alone, a stemmer takes its last letter off. */
const keyWithS = (plain: string) => germanKey(`${plain}e`);
const personKey = (plain: string) => `${stem(plain)}|er`;
const verbKey = (verb: string) => `${verb}+`;
