// A figure in digits: 52.000, 52 000 €, 45k, 1,5 Mio, 40-45k, 600er, 35ct/kWh; or, where there are none, in words.
import { plainName } from '../../facts/index.ts';
import { type Figure, inWords } from './figures.ts';
import { groupOf, numberInWords } from './numberWords.ts';
import type { Word } from './words.ts';

/** What „k“ and its like behind digits stand for. */
const factors: Readonly<Record<string, number | undefined>> = {
  ...{
    k: 1000,
    te: 1000,
    teur: 1000,
    teuro: 1000,
    keur: 1000,
    keuro: 1000,
    mille: 1000,
    grand: 1000,
    riesen: 1000,
    tsdeuro: 1000,
  },
  ...{ mill: 1_000_000, mioeuro: 1_000_000 },
};

const factorOf = (plain: string) => factors[plain] ?? groupOf(plain);

/** It says „Euro“ as well. */
const isEuroToo = (plain: string) => /eur/.test(plain) || plain === 'te';

/** The figure that begins at a word, if one does. Pure; linear. */
export function figureAt(words: readonly Word[], from: number): Figure | undefined {
  const word = words[from];
  if (!word) return undefined;
  return /^[-+]?\d|^eur(?:o|os)?\d/i.test(word.text)
    ? inDigits(words, from, word)
    : inWords(words, from, word);
}

/** „Einkommen 37t“: no lorry. */
const ofMoney = /^(?:zve|kosten|preis|angebot|verdiene?n?|verdient|gehalt|rente|\w*einkommen|income|costs?)$/;
const isEuro = (word: Word | undefined) => /^(?:euros?|eur)$/.test(word?.plain ?? '');

function inDigits(words: readonly Word[], from: number, word: Word): Figure | undefined {
  const [, before = '', number = '', rest = ''] =
    /^(eur(?:os?)?|-)?(\d[\d.,']*)(.*)$/is.exec(word.text) ?? [];
  const sign = before === '-' ? -1 : 1;
  const digits = number.replace(/[.,']+$/, '');
  const value = parseDigits(digits);
  if (value === undefined || /^0\d/.test(digits)) return undefined;
  const mixed = mixedWith(value, plainName(rest));
  if (mixed !== undefined)
    return { to: from + 1, value: sign * mixed, inDigits: true, glued: [], isThousands: mixed >= 1000 };
  const glued = gluedIn(rest);
  if (/^[-–—]\d/.test(rest)) return rangeInWord(from, value, rest.slice(1), words);
  if (!glued) return undefined;
  const [first = '', ...more] = glued;
  const isT = first === 't' && (isEuro(words[from + 1]) || ofMoney.test(words[from - 1]?.plain ?? ''));
  const factor = isT ? 1000 : factorOf(first);
  const isDotted = /^[1-9]\d{0,2}[.,']\d{3}(?!\d)/.test(digits);
  const figure: Figure = {
    to: from + 1,
    value: sign * value * (factor ?? 1),
    inDigits: true,
    glued: [
      ...(before !== '' && sign > 0 ? ['euro'] : []),
      ...(factor ? [...(isEuroToo(first) ? ['euro'] : []), ...more] : glued),
    ],
    isThousands: isDotted || factor !== undefined,
    ...(/^(?:\d+[.,]\d{4,}|\d{4,}[.,]\d{3})$/.test(digits) ? { isOdd: true as const } : {}),
    ...(rest.startsWith('+') ? { isMore: true as const } : {}),
    ...(rest === '' && /^\d+$/.test(word.text) ? { digits } : {}),
  };
  const formed = withForm(figure, number, words);
  if (factor || formed.form) return formed;
  return formed.glued.length > 0 ? formed : multiplied(words, formed);
}

/** „41tausend300“, „4hundert99“, „2tausendfünfhundert“ */
function mixedWith(value: number, rest: string): number | undefined {
  const [, group = '', more = ''] = /^(hundert|tausend|tsd)(?:und)?(\d{1,3}|[a-z]+)$/.exec(rest) ?? [];
  const size = groupOf(group);
  const added = /^\d/.test(more) ? Number(more) : numberInWords(more);
  if (size === undefined || added === undefined || added >= size) return undefined;
  return Number.isInteger(value) && value < 1000 ? value * size + added : undefined;
}

/** „-Watt-Anlage“, „ct/kWh“, „%“ as plain words; undefined where digits follow: 4711/26. */
function gluedIn(rest: string): readonly string[] | undefined {
  const letters = rest.replace(/%/g, '-prozent').replace(/€/g, '-euro');
  const parts = letters.split(/[-/–+.:()]+/, 5).map(plainName);
  return parts.some((part) => /^\d+$/.test(part)) || /^:\d/.test(rest)
    ? undefined
    : parts.filter((part) => part !== '');
}

/** „40-45k“, „20-25.000“ */
function rangeInWord(from: number, first: number, rest: string, words: readonly Word[]): Figure | undefined {
  const [, number = '', more = ''] = /^(\d[\d.,']*)(.*)$/s.exec(rest) ?? [];
  const value = parseDigits(number.replace(/[.,']+$/, ''));
  const glued = gluedIn(more);
  if (value === undefined || !glued || /^0\d/.test(number) || /^\d{1,2}\.$/.test(number)) return undefined;
  const isT = glued[0] === 't' && isEuro(words[from + 1]);
  const factor = isT ? 1000 : factorOf(glued[0] ?? '');
  const last = value * (factor ?? 1);
  const isThousands = factor !== undefined || /^[1-9]\d{0,2}[.,']\d{3}(?!\d)/.test(number);
  const figure: Figure = {
    to: from + 1,
    value: first,
    until: last,
    inDigits: true,
    glued: factor ? [...(isEuroToo(glued[0] ?? '') ? ['euro'] : []), ...glued.slice(1)] : glued,
    isThousands,
  };
  if (factor || glued.length > 0) return first <= last ? scaled(figure) : undefined;
  const times = multiplied(words, { ...figure, value: last });
  const whole = { ...figure, to: times.to, until: times.value, isThousands: times.isThousands };
  return first <= times.value ? scaled(whole) : undefined;
}

/** „40 bis 45.000“: the first end has the thousands of the last. */
const scaled = (figure: Figure): Figure => ({
  ...figure,
  value: scaledTo(figure.value, figure.until ?? figure.value, figure.isThousands),
});

/** Where only the last end of a range is written with its thousands, the first one means them too. */
export const scaledTo = (first: number, last: number, isThousands: boolean): number =>
  isThousands && first < 1000 && first * 1000 <= last ? first * 1000 : first;

/** „60er“, „10er-WEG“, „3fach“, „2.“, „3rd“ */
function withForm(figure: Figure, number: string, words: readonly Word[]): Figure {
  const [first = '', ...more] = figure.glued;
  if (/^(?:st|nd|rd|th)$/.test(first)) return { ...figure, glued: more, form: 'ordinal' };
  if (first === 'fach') return { ...figure, glued: more, form: 'fold' };
  const behind = /^er(.*)$/.exec(first)?.[1];
  if (behind !== undefined)
    return { ...figure, glued: [behind, ...more].filter((part) => part !== ''), form: 'er' };
  const before = words[figure.to - 2]?.plain ?? '';
  const isDot = /^\d{1,2}\.$/.test(number) && figure.glued.length === 0 && words[figure.to] !== undefined;
  return isDot && beforeOrdinal.test(before) ? { ...figure, form: 'ordinal' } : figure;
}

const beforeOrdinal =
  /^(?:das|der|die|den|dem|des|am|zum|zur|beim|im|mein|meine|meinem|unser|unsere|the|my|our)$/;

/** „11 einhalb“ */
const fractions: Readonly<Record<string, number | undefined>> = {
  einhalb: 0.5,
  einviertel: 0.25,
  dreiviertel: 0.75,
};

/** With „tausend“, „Mio“ or „T€“ behind it as a word of its own: „1,5 tausend“, „42 T €“. */
function multiplied(words: readonly Word[], whole: Figure): Figure {
  const part = Number.isInteger(whole.value) ? fractions[words[whole.to]?.plain ?? ''] : undefined;
  const figure =
    part === undefined ? whole : { ...whole, to: whole.to + 1, value: whole.value + part, digits: undefined };
  const plain = words[figure.to]?.plain ?? '';
  const factor = plain === 't' && isEuro(words[figure.to + 1]) ? 1000 : factorOf(plain);
  if (factor !== undefined && factor >= 1000) {
    const glued = isEuroToo(plain) ? [...figure.glued, 'euro'] : figure.glued;
    return {
      ...figure,
      digits: undefined,
      to: figure.to + 1,
      value: figure.value * factor,
      glued,
      isThousands: true,
    };
  }
  return figure;
}

/**
 * „52 500 €“, „rund 11 800“: thousands that a plain space parts, which only what stands beside them can tell from two figures.
 * Undefined where there are none.
 */
export function spacedThousands(words: readonly Word[], from: number): Figure | undefined {
  if (!/^[1-9]\d{0,2}$/.test(words[from]?.text ?? '')) return undefined;
  let to = from + 1;
  let digits = words[from]?.text ?? '';
  while (to < from + 3 && /^\d{3}(?:,\d{1,2})?$/.test(words[to]?.text ?? '') && !digits.includes(',')) {
    digits += words[to]?.text ?? '';
    to += 1;
  }
  const isAmount = isEuro(words[to]) || isEuro(words[from - 1]) || isAbout(words, from);
  if (to === from + 1 || !isAmount) return undefined;
  return { to, value: Number(digits.replace(',', '.')), inDigits: true, glued: [], isThousands: true };
}

const isAbout = (words: readonly Word[], at: number): boolean => {
  const [before = '', last = ''] = [at - 2, at - 1].map((place) => words[place]?.plain);
  return (
    /^(?:rund|etwa|ca|circa|ungefaehr|knapp|about|around|roughly)$/.test(last) ||
    (before === 'um' && last === 'die')
  );
};

/** Three digits behind a separator are thousands, in both languages, unless a zero stands before it. */
function parseDigits(digits: string): number | undefined {
  if (/^[1-9]\d{0,2}(?:([.,'])\d{3})(?:\1\d{3})*$/.test(digits)) return Number(digits.replace(/\D/g, ''));
  if (/^\d+(?:[.,]\d+)?$/.test(digits)) return Number(digits.replace(',', '.'));
  if (/^\d{1,3}(?:[.']\d{3})+,\d+$/.test(digits))
    return Number(digits.replace(/[.']/g, '').replace(',', '.'));
  if (/^\d{1,3}(?:[,']\d{3})+\.\d+$/.test(digits)) return Number(digits.replace(/[,']/g, ''));
  return undefined;
}
