// Figures that only name something: files, telephones, houses, programmes, paragraphs. Nobody reckons with them.
import { type Unit, unitOf } from './units.ts';
import type { Span, Word } from './words.ts';

export interface NumberName extends Span {
  readonly unit: Unit;
  /** The number itself, where there is one: 34 in § 34a. */
  readonly value: number;
}

/** What names by its number, in front of it. */
const announcing =
  /^(?:kfw|programme?|program|nr|nummer|number|hausnummer|aktenzeichen|az|tarif|artikel|absatz|abs|seite|[a-z]+nummer|[a-z]+nr|telefon|tel|handy|mobil|fax|phone|hrb|din|iban|formular|kapitel|ticket|vorgang)$/;

/** Whose models are numbers: „Fiat 500“, „Renault 5“, „Model 3“. */
const cars =
  /^(?:renault|fiat|abarth|peugeot|citroen|audi|bmw|mercedes|tesla|model|ioniq|polestar|skoda|opel|ford|vw|volkswagen|id|volvo|kia|hyundai|mazda|mini|smart|dacia|byd|mg|nio)$/;

const paragraphs = /^(?:paragraf|paragraph|paragrafen|paragraphen|section|sec)$/;
const postcodes = /^(?:plz|postleitzahl|postcode|postalcode|zip|zipcode)$/;
const years =
  /^(?:baujahr|bj|jahrgang|geburtsjahr|erstzulassung|ez|zugelassen|registered|built|gebaut|year|altbau|neubau|haus|wohnhaus|gebaeude|typenschild)$/;
const weeks = /^(?:kw|kalenderwoche)$/;

/** „KW“, „calendar week“, „in week“; „a week“ and „2 week“ are spans. */
const isWeekName = (words: readonly Word[], at: number): boolean =>
  weeks.test(words[at]?.plain ?? '') ||
  (words[at]?.plain === 'week' && !/^(?:a|one|per|next|last|this|\d+)$/.test(words[at - 1]?.plain ?? ''));

/** „Lindenweg 5“; „Stellplatz 3“ counts. */
const street =
  /^\p{Lu}\p{L}*\p{Ll}(?:stra(?:ß|ss)e|str|weg|platz|allee|gasse|ring|damm|ufer|chaussee|steig|markt)$/u;

/** The name that begins at a word, if one does. Pure; linear. */
export function numberNameAt(words: readonly Word[], from: number): NumberName | undefined {
  const { text = '' } = words[from] ?? {};
  const before = words[from - 1];
  if (!/\d/.test(text)) return undefined;
  const paragraph =
    /^§+(\d{1,4})\p{L}?$/u.exec(text)?.[1] ??
    (paragraphs.test(before?.plain ?? '') ? /^\d{1,4}/.exec(text)?.[0] : undefined);
  if (paragraph !== undefined) return { from, to: from + 1, unit: 'paragraph', value: Number(paragraph) };
  return (
    postcodeAt(words, from) ?? telephoneAt(words, from) ?? announcedAt(words, from) ?? oddAt(words, from)
  );
}

function postcodeAt(words: readonly Word[], from: number): NumberName | undefined {
  const [, country, digits] = /^(D-)?(\d{5})$/i.exec(words[from]?.text ?? '') ?? [];
  if (digits === undefined) return undefined;
  const isNamed = country !== undefined || postcodes.test(words[from - 1]?.plain ?? '');
  // „01067“ is no amount.
  const isSure = isNamed || (digits.startsWith('0') && !/^\d/.test(words[from + 1]?.text ?? ''));
  return isSure ? { from, to: from + 1, unit: 'postcode', value: Number(digits) } : undefined;
}

/** „0170 1234567“, „+49 221 12345“, „0221/12345-6“, with the groups of digits behind. */
function telephoneAt(words: readonly Word[], from: number): NumberName | undefined {
  if (!/^(?:\+\d|00?\d)[\d/().-]*$/.test(words[from]?.text ?? '')) return undefined;
  if (/^0\d?[.,]\d/.test(words[from]?.text ?? '')) return undefined;
  let to = from + 1;
  while (to < from + 7 && /^[\d/().-]+$/.test(words[to]?.text ?? '')) to += 1;
  const digits = words
    .slice(from, to)
    .map(({ plain }) => plain)
    .join('');
  return digits.length < 3 ? undefined : { from, to, unit: 'name', value: Number(digits) };
}

function announcedAt(words: readonly Word[], from: number): NumberName | undefined {
  const { text = '' } = words[from] ?? {};
  const before = words[from - 1];
  const plain = before?.plain ?? '';
  const span = { from, to: from + 1 };
  const value = Number(/^(?:KW)?(\d+)/i.exec(text)?.[1] ?? Number.NaN);
  if (Number.isNaN(value)) return undefined;
  const isYear = /^(?:18|19|20)\d\d$/.test(text);
  // „eine Gasheizung von 94“
  const isShort = /^[5-9]\d$/.test(text) && /^(?:bj|baujahr|von|aus|seit)$/.test(plain);
  if ((isYear || isShort) && (years.test(plain) || isSince(words, from)))
    return { ...span, unit: 'year', value };
  const isGlued = /^KW\d{1,2}$/i.test(text);
  if (isGlued || (isWeekName(words, from - 1) && /^\d{1,2}\.?$/.test(text)))
    return { ...span, unit: 'calendarWeek', value };
  const isBeforeWeek =
    /^\d{1,2}\.$/.test(text) && /^(?:kw|kalenderwoche|week)$/.test(words[from + 1]?.plain ?? '');
  if (isBeforeWeek) return { from, to: from + 2, unit: 'calendarWeek', value };
  if (announcing.test(plain) && unitOf(words[from + 1]?.plain ?? '') === undefined)
    return { ...span, unit: 'name', value };
  const isCar = cars.test(plain) && before?.stop === undefined && /^\d{1,3}$/.test(text);
  if (isCar && unitOf(words[from + 1]?.plain ?? '') === undefined) return { ...span, unit: 'name', value };
  // „KfW 440“
  if (plain === 'kfw' && /^\d{3}$/.test(text)) return { ...span, unit: 'name', value };
  const isHouse =
    street.test(before?.text ?? '') && unitOf(plain) === undefined && /^\d{1,3}\p{L}?$/u.test(text);
  return isHouse ? { ...span, unit: 'name', value } : undefined;
}

const sinceWords = /^(?:seit|aus|since|in|ab|vor|jahr|sommer|winter|anfang|ende|mitte)$/;
const amounts = /preis|kost|einkommen|betrag|summe|price|cost|income|amount|euro?/;

/** „seit 2000“, „aus 1998“, „Heizung von 1995“; an amount may be „von 1.999“ as well. */
function isSince(words: readonly Word[], at: number): boolean {
  if (unitOf(words[at + 1]?.plain ?? '') !== undefined) return false;
  const [first = '', plain = ''] = [at - 2, at - 1].map((place) => words[place]?.plain);
  return sinceWords.test(plain) || (/^(?:von|from)$/.test(plain) && !amounts.test(first));
}

/** „4711/26“, „14:30“, „1.2.3“, „V2H-11“ glued to digits: neither one figure nor two. */
function oddAt(words: readonly Word[], from: number): NumberName | undefined {
  const { text = '' } = words[from] ?? {};
  const span = { from, to: from + 1, value: Number(/\d+/.exec(text)?.[0] ?? 0) };
  if (/^\d{1,2}[:.]\d\d$/.test(text) && (text.includes(':') || words[from + 1]?.plain === 'uhr'))
    return { ...span, unit: 'time' };
  return /^\d+(?:[/:]\d+)+[\p{L}]?$/u.test(text) ? { ...span, unit: 'name' } : undefined;
}
