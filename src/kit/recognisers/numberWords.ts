// Numbers in words, German and English: „zweiundfünfzigtausend“, „fifty-two“, „anderthalb“, „dritte“, as they are spoken too.

const table = (...entries: readonly (readonly [string, number])[]): ReadonlyMap<string, number> =>
  new Map(entries.flatMap(([names, value]) => names.split(' ').map((name) => [name, value] as const)));

/** A name stands for the number of its place, from 1. */
const counted = (names: string, from = 1): readonly (readonly [string, number])[] =>
  names.split(' ').map((name, index) => [name, index + from] as const);

const german = {
  ones: table(...counted('ein zwei drei vier fuenf sechs sieben acht neun')),
  tens: table(
    ...counted('zwanzig dreissig vierzig fuenfzig sechzig siebzig achtzig neunzig', 2).map(
      ([name, value]) => [name, value * 10] as const,
    ),
  ),
};

const english = {
  ones: table(...counted('one two three four five six seven eight nine')),
  tens: table(
    ...counted('twenty thirty forty fifty sixty seventy eighty ninety', 2).map(
      ([name, value]) => [name, value * 10] as const,
    ),
  ),
};

const others = table(
  ['null zero', 0],
  ['eins', 1],
  // „bei zweien“
  ...counted('zweien dreien vieren', 2),
  ...counted('zehn elf zwoelf dreizehn vierzehn fuenfzehn sechzehn siebzehn achtzehn neunzehn', 10),
  ...counted('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10),
  ['dutzend dozen', 12],
  ['anderthalb eineinhalb einundeinhalb', 1.5],
);

/** They are articles as well: a number only with what they count. */
const articles = table(
  ['ein eine einem einen einer eines a an oin oine oinen oan', 1],
  ['kein keine keinem keinen keiner no koi koine', 0],
);

/** Also glued to a figure: 70tsd, 1,5 Mio. */
const groups = table(
  ['hundert hundred', 100],
  ['tausend thousand tsd mille', 1000],
  ['million millionen mio', 1_000_000],
);

/** No number has a longer name in a question. */
const longest = 50;

/** As it is spoken and typed: „zwo“, „fuffzig“, „dreissich“, „funf“. */
const asWritten = (plain: string) =>
  plain
    .replace(/fuff|funf/g, 'fuenf')
    .replace(/zwolf/g, 'zwoelf')
    .replace(/^zwo[ai]?(?!e)|(?<=hundert|tausend|und)zwo[ai]?(?!e)/g, 'zwei')
    .replace(/(?:zich|zisch)(?=$|st|tausend)/g, 'zig')
    .replace(/drei(?:ssich|sich|ssisch)(?=$|st|tausend)/g, 'dreissig');

export const isArticle = (plain: string): boolean => articles.has(plain);

/** 100, 1.000 or 1.000.000; undefined for what is none of these words. */
export const groupOf = (plain: string): number | undefined => groups.get(plain);

/** The number that one word says, plainly written; undefined for what says none. Linear. */
export function numberInWords(plain: string): number | undefined {
  if (plain.length > longest) return undefined;
  return articles.get(plain) ?? read(asWritten(plain));
}

function read(plain: string): number | undefined {
  return (
    simple(plain) ??
    withUnd(plain) ??
    withHalf(plain) ??
    withComma(plain) ??
    inGroups(plain, 'tausend', 1000) ??
    inGroups(plain, 'hundert', 100) ??
    inEnglish(plain)
  );
}

const simple = (plain: string) =>
  german.ones.get(plain) ??
  german.tens.get(plain) ??
  english.ones.get(plain) ??
  english.tens.get(plain) ??
  others.get(plain) ??
  groups.get(plain);

/** „fünfundzwanzig“ */
function withUnd(plain: string): number | undefined {
  const [, one = '', ten = ''] = /^([a-z]+?)und([a-z]+)$/.exec(plain) ?? [];
  const [first, second] = [german.ones.get(one), german.tens.get(ten)];
  return first !== undefined && second !== undefined ? first + second : undefined;
}

const parts: Readonly<Record<string, number>> = { einhalb: 0.5, einviertel: 0.25, dreiviertel: 0.75 };

/** „zweieinhalb“, „fünfunddreißigeinhalb“ */
function withHalf(plain: string): number | undefined {
  const [, whole = '', part = ''] = /^(.+?)(?:und)?(einhalb|einviertel|dreiviertel)$/.exec(plain) ?? [];
  const value =
    whole === '' ? undefined : (simple(whole) ?? withUnd(whole) ?? inGroups(whole, 'hundert', 100));
  return value === undefined ? undefined : value + (parts[part] ?? 0);
}

/** „achtunddreißigkommafünf“ */
function withComma(plain: string): number | undefined {
  const [, whole = '', digit = ''] = /^(.+?)komma([a-z]+)$/.exec(plain) ?? [];
  const [first, second] = [whole === '' ? undefined : read(whole), digitOf(digit)];
  return first !== undefined && second !== undefined ? first + second / 10 : undefined;
}

/** 0 to 9, as it is said behind „Komma“. */
export const digitOf = (plain: string): number | undefined =>
  plain === 'eins'
    ? 1
    : plain === 'null' || plain === 'zero'
      ? 0
      : (german.ones.get(plain) ?? english.ones.get(plain));

/** „zweitausendfünfhundert“ as so many thousands and what is left. */
function inGroups(plain: string, group: string, size: number): number | undefined {
  const at = plain.indexOf(group);
  if (at < 0) return undefined;
  const [before, after] = [plain.slice(0, at), plain.slice(at + group.length).replace(/^und/, '')];
  const many = before === '' ? 1 : read(before);
  const more = after === '' ? 0 : read(after);
  return many === undefined || more === undefined || more >= size ? undefined : many * size + more;
}

/** „fifty-two“, plainly written. */
function inEnglish(plain: string): number | undefined {
  const [, ten = '', one = ''] = /^([a-z]+?ty)([a-z]+)$/.exec(plain) ?? [];
  const [first, second] = [english.tens.get(ten), english.ones.get(one)];
  return first !== undefined && second !== undefined ? first + second : undefined;
}

const germanOrdinals = table(['erst', 1], ['dritt', 3], ['siebt', 7], ['acht', 8]);
const englishOrdinals = table(...counted('first second third fourth fifth sixth seventh eighth ninth'), [
  'twelfth',
  12,
]);

/** „zweiten“ as 2, „twenty-first“ as 21; undefined for what is no ordinal. */
export function ordinalOf(plain: string): number | undefined {
  if (plain.length > longest) return undefined;
  const stem = /^(.+?)e[mnrs]?$/.exec(plain)?.[1];
  const known = germanOrdinals.get(stem ?? '') ?? englishOrdinals.get(plain);
  if (known !== undefined) return known;
  const [, long = ''] = /^(.+)t$/.exec(stem ?? '') ?? [];
  // „sechst“ is six with a t, „zwanzigst“ twenty with an st.
  const [number] = [long, long.replace(/s$/, '')].flatMap((one) =>
    one === '' ? [] : (read(asWritten(one)) ?? []),
  );
  return number !== undefined && number >= 2 && Number.isInteger(number) ? number : inEnglishOrdinal(plain);
}

/** „sixteenth“, „twentieth“, „twenty-first“ */
function inEnglishOrdinal(plain: string): number | undefined {
  const simpleStem = /^(.+)th$/.exec(plain)?.[1]?.replace(/ie$/, 'y');
  const whole = simpleStem === undefined ? undefined : simple(simpleStem);
  if (whole !== undefined) return whole;
  const [, ten = '', one = ''] = /^([a-z]+?ty)([a-z]+)$/.exec(plain) ?? [];
  const [first, second] = [english.tens.get(ten), englishOrdinals.get(one)];
  return first !== undefined && second !== undefined ? first + second : undefined;
}

/** „zu zweit“: how many they are. */
export function companyOf(plain: string): number | undefined {
  const many = /^(.+?)(?:t|en)$/.exec(plain)?.[1];
  if (many === undefined || plain.length > longest) return undefined;
  const number = germanOrdinals.get(plain) ?? read(asWritten(many));
  return number !== undefined && number >= 2 && number <= 20 ? number : undefined;
}

/** „sechshunderter“ as 600: an article's „einer“ is none. */
export function tenner(plain: string): number | undefined {
  const stem = /^(.{3,})er$/.exec(plain)?.[1];
  const number = stem === undefined || plain.length > longest ? undefined : read(asWritten(stem));
  return number !== undefined && number >= 2 ? number : undefined;
}
