// Recognises a figure as Germans and others write it: 52.000, 52,000, 45k, 70 Tsd, 0,35, 35 Cent, zwei Kinder.
import type { Cell, Text } from '../../document/index.ts';
import { type Candidate, onlyInTurn, type Recogniser } from './recogniser.ts';
import type { Word } from './words.ts';

export interface NumberKind {
  /** Words that say, in front of the figure or behind it, that it is this one: „Kinder“, „Euro“. Plainly written. */
  readonly units: readonly string[];
  /** Those of the units that belong to a figure behind them, where there is one: „20000 kosten 30000“. */
  readonly leading?: readonly string[];
  readonly whole?: boolean;
  /** An amount: thousands with a separator or a „k“ can be nothing else. */
  readonly isAmount?: boolean;
  readonly least?: number;
  readonly most?: number;
  /** What is possible, in words. */
  readonly expects: Text;
  readonly show: (value: number) => Cell;
  /** The value in the unit of the request, where people also use another one (35 Cent → 0.35). */
  readonly convert?: (value: number, unit: string | undefined) => number;
}

/** A figure; one that is out of range or broken where whole ones are needed is `impossible`. */
export function anyNumber(kind: NumberKind): Recogniser<number> {
  return {
    expects: kind.expects,
    show: kind.show,
    find: (words) => words.flatMap((_, from) => readAt(words, from, kind) ?? []),
  };
}

const multipliers: Readonly<Record<string, number>> = {
  k: 1000,
  te: 1000,
  teur: 1000,
  teuro: 1000,
  mille: 1000,
  tsd: 1000,
  tausend: 1000,
  thousand: 1000,
};

const setOf = (words: string) => new Set(words.split(' '));

/** What people count or measure in a question; a figure in front of it is no amount. */
const counted = setOf(
  'einwohner einwohnern leute leuten person personen familie familien gesellschafter gesellschaftern gruender etage etagen ' +
    'stock zimmer raeume wohnung wohnungen kind kinder kids kw kwh kwp w watt wp va qm m2 quadratmeter meter m km ' +
    'jahr jahre jahren monat monate monaten woche wochen tag tage tagen stunde stunden uhr prozent module modul panels panel ' +
    'inhabitants people persons person family floors rooms child children years months weeks days hours percent',
);

/** A figure behind one of these is none that is asked for. */
const precedesOther = setOf('baujahr jahr jahrgang seit hausnummer nr nummer year since');

function readAt(words: readonly Word[], from: number, kind: NumberKind): Candidate<number> | undefined {
  const { units, whole = false, least = -Infinity, most = Infinity, convert = (value) => value } = kind;
  const figure = readFigure(words[from], kind, isEuro(words[from + 1]));
  const before = words[from - 1]?.plain ?? '';
  if (!figure || (precedesOther.has(before) && !units.includes(before))) return undefined;
  let to = from + 1;
  const factor = figure.suffix === '' ? multiplierAt(words, to) : undefined;
  if (factor) to += 1;
  const behind = figure.unit ?? unitAt(words, to, kind);
  if (behind && !figure.unit) to += 1;
  // It counts something else: „8 kW“, „2 Personen“.
  if (!behind && !units.includes(before) && counted.has(words[to]?.plain ?? '')) return undefined;
  const unit = behind ?? (units.includes(words[from - 1]?.plain ?? '') ? words[from - 1]?.plain : undefined);
  const typed = figure.value * (factor ?? 1);
  const value = convert(typed, unit);
  const isPossible = !figure.isOdd && value >= least && value <= most && (!whole || Number.isInteger(value));
  return {
    from,
    to,
    value,
    // „ein“ and „kein“ are everywhere: without what they count they are a figure only where one is due.
    score: unit || (kind.isAmount && (factor || figure.isThousands)) ? 1 : figure.inWords ? onlyInTurn : 0.5,
    ...(value !== typed && !unit ? { corrected: true } : {}),
    ...(isPossible ? {} : { impossible: true }),
  };
}

const isEuro = (word: Word | undefined) => word?.plain === 'euro' || word?.plain === 'eur';

/** „42 T€“ */
const multiplierAt = (words: readonly Word[], at: number): number | undefined =>
  words[at]?.plain === 't' && isEuro(words[at + 1]) ? 1000 : multipliers[words[at]?.plain ?? ''];

function unitAt(words: readonly Word[], at: number, kind: NumberKind): string | undefined {
  const word = words[at]?.plain ?? '';
  if (!kind.units.includes(word)) return undefined;
  const leads = kind.leading?.includes(word) && readFigure(words[at + 1], kind, false);
  return leads ? undefined : word;
}

interface Figure {
  readonly value: number;
  /** Letters written to the figure: „k“ in 45k, „ct“ in 35ct. */
  readonly suffix: string;
  readonly unit: string | undefined;
  readonly inWords: boolean;
  readonly isThousands: boolean;
  /** An amount that nobody writes so: „28.0000“, „20-25.000“. */
  readonly isOdd?: true;
}

function readFigure(
  word: Word | undefined,
  { units, whole = false, isAmount }: NumberKind,
  isBeforeEuro: boolean,
): Figure | undefined {
  const inWords = numberInWords(word?.plain ?? '');
  if (inWords !== undefined && (whole || inWords >= 100)) {
    return {
      value: inWords,
      suffix: '',
      unit: undefined,
      inWords: inWords < 100,
      isThousands: inWords >= 1000,
    };
  }
  const isRange = isAmount && /^\d[\d.,]*k?[-–]\d[\d.,]*k?$/i.test(word?.text ?? '');
  if (isRange)
    return { value: 0, suffix: '', unit: undefined, inWords: false, isThousands: true, isOdd: true };
  const [, sign, digits = '', suffix = ''] = /^(-?)(\d[\d.,']*)([a-z]*)$/i.exec(word?.text ?? '') ?? [];
  const value = parseDigits(digits.replace(/[.,']$/, ''));
  if (value === undefined) return undefined;
  const plain = suffix.toLowerCase();
  const unit = units.includes(plain) ? plain : undefined;
  const factor = plain === '' || unit ? 1 : plain === 't' && isBeforeEuro ? 1000 : multipliers[plain];
  if (factor === undefined) return undefined;
  const isThousands = factor > 1 || /^[1-9]\d{0,2}[.,']\d{3}(?!\d)/.test(digits);
  const isOdd = isAmount && /^(?:\d+[.,]\d{4,}|\d{4,}[.,]\d{3})$/.test(digits);
  return {
    value: (sign ? -value : value) * factor,
    suffix: plain,
    unit,
    inWords: false,
    isThousands,
    ...(isOdd ? { isOdd } : {}),
  };
}

/** Three digits behind a separator are thousands, in both languages, unless a zero stands before it. */
function parseDigits(digits: string): number | undefined {
  if (/^[1-9]\d{0,2}(?:([.,'])\d{3})(?:\1\d{3})*$/.test(digits)) return Number(digits.replace(/\D/g, ''));
  if (/^\d+(?:[.,]\d+)?$/.test(digits)) return Number(digits.replace(',', '.'));
  if (/^\d{1,3}(?:[.']\d{3})+,\d+$/.test(digits))
    return Number(digits.replace(/[.']/g, '').replace(',', '.'));
  if (/^\d{1,3}(?:,\d{3})+\.\d+$/.test(digits)) return Number(digits.replaceAll(',', ''));
  return undefined;
}

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
