// Whole numbers in words, in both languages: zwei, zwölf, zwanzig, fünfundzwanzig, no, three.
import type { Word } from './words.ts';

const ones: Readonly<Record<string, number>> = {
  ...{ ein: 1, zwei: 2, drei: 3, vier: 4, fuenf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9 },
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
};

const longest = 50;

const tens: Readonly<Record<string, number>> = {
  ...{
    zwanzig: 20,
    dreissig: 30,
    vierzig: 40,
    fuenfzig: 50,
    sechzig: 60,
    siebzig: 70,
    achtzig: 80,
    neunzig: 90,
  },
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};

const others: Readonly<Record<string, number>> = {
  ...{ kein: 0, keine: 0, keinem: 0, keinen: 0, keiner: 0, null: 0, no: 0, zero: 0 },
  ...{
    eine: 1,
    einem: 1,
    einen: 1,
    einer: 1,
    eins: 1,
    zehn: 10,
    elf: 11,
    zwoelf: 12,
    dreizehn: 13,
    vierzehn: 14,
  },
  ...{ fuenfzehn: 15, sechzehn: 16, siebzehn: 17, achtzehn: 18, neunzehn: 19, hundert: 100 },
  ...{ ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, hundred: 100 },
};

/** The number that a word says, plainly written; undefined for what says none. */
export function numberInWords(plain: string): number | undefined {
  const known = ones[plain] ?? tens[plain] ?? others[plain];
  if (known !== undefined || plain.length > longest) return known;
  return belowHundred(plain) ?? inGroups(plain, 'tausend', 1000) ?? inGroups(plain, 'hundert', 100);
}

/** „fünfundzwanzig“ */
function belowHundred(plain: string): number | undefined {
  const [, one = '', ten = ''] = /^([a-z]+?)und([a-z]+)$/.exec(plain) ?? [];
  const [first, second] = [ones[one], tens[ten]];
  return first !== undefined && second !== undefined ? first + second : undefined;
}

/** „zweitausendfünfhundert“ as so many thousands and what is left. */
function inGroups(plain: string, group: string, size: number): number | undefined {
  const at = plain.indexOf(group);
  if (at < 0) return undefined;
  const [before, after] = [plain.slice(0, at), plain.slice(at + group.length)];
  const many = before === '' ? 1 : numberInWords(before);
  const more = after === '' ? 0 : numberInWords(after.replace(/^und/, ''));
  return many === undefined || more === undefined ? undefined : many * size + more;
}

/** A whole number in digits or in words. */
export function wholeNumber(word: Word | undefined): number | undefined {
  return /^\d{1,4}$/.test(word?.text ?? '') ? Number(word?.text) : numberInWords(word?.plain ?? '');
}
