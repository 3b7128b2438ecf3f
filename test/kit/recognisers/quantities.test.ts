// What the lexer of quantities makes of words: notations, units, bounds, ranges, and figures that are none.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf, quantitiesIn, readWords, type Unit } from '../../../src/kit/index.ts';
import { expectHarmless } from '../../support/hostileWords.ts';

/** „40000..45000 euro“, „90000 over“, „3500 euro /month“ */
const read = (typed: string): readonly string[] =>
  quantitiesIn(readWords(typed)).map(({ least, most, unit, comparator, per, form }) =>
    [
      least === most ? least : `${least}..${most}`,
      ...[unit, comparator, per && `/${per}`, form].filter((part) => part !== undefined),
    ].join(' '),
  );

describe('amounts in every notation', () => {
  test.each([
    ['52 000', '52000'],
    ['52 500 €', '52500 euro'],
    ['€ 52.000', '52000 euro'],
    ['EUR52000', '52000 euro'],
    ["52'000", '52000'],
    ['52.000,50 EUR', '52000.5 euro'],
    ['45k€', '45000 euro'],
    ['70 Tsd. €', '70000 euro'],
    ['1,5 tausend', '1500'],
    ['42 T€', '42000 euro'],
    ['41tausend300 euro', '41300 euro'],
    ['1,2 Mio Euro', '1200000 euro'],
    ['eine halbe Million', '500000'],
    ['zweiundfünfzigtausend', '52000'],
    ['zwei und fünfzig tausend', '52000'],
    ['dreissich tausend Euro', '30000 euro'],
    ['fifty-two thousand', '52000'],
    ['zwölfeinhalbtausend', '12500'],
    ['fünfunddreißigeinhalbtausend', '35500'],
    ['dreizehneinhalb tausend Euro', '13500 euro'],
    ['sechsundvierzig einhalb tausend', '46500'],
    ['hundertzwanzigtausend', '120000'],
    ['zweidreiviertel tausend', '2750'],
    ['thirty-eight and a half thousand', '38500'],
    ['achtunddreißig komma fünf tausend', '38500'],
    ['38 Komma 5 tausend', '38500'],
    ['thirty-eight point five thousand', '38500'],
    ['fifty two thousand five hundred', '52500'],
    ['two hundred and fifty euros', '250 euro'],
    ['3.500 im Monat', '3500 /month'],
    ['monatlich 3.500 €', '3500 euro /month'],
    ['3500/Monat', '3500 /month'],
    ['52.000 Euro im Jahr', '52000 euro /year'],
    ['30 % Zuschuss', '30 percent'],
  ])('%s → %s', (typed, expected) => {
    expect(read(typed)).toEqual([expected]);
  });
});

describe('what a figure counts or measures', () => {
  test.each([
    ['2kids', '2 children'],
    ['zwoa Kinder', '2 children'],
    ['Kinder haben wir zwei', '2 children'],
    ['kids we have two', '2 children'],
    ['Stellplätze sind es 12', '12 spaces'],
    ['zwei minderjährige Kinder', '2 children'],
    ['Kinder: 2', '2 children'],
    ['10Stellplätze', '10 spaces'],
    ['two bidirectional wall chargers', '2 spaces'],
    ['ein Dutzend Stellplätze', '12 spaces'],
    ['800W', '800 watt'],
    ['0,8 kW', '800 watt'],
    ['800-Watt-Anlage', '800 watt'],
    ['35ct/kWh', '0.35 euroPerKwh'],
    ['35 Cent die Kilowattstunde', '0.35 euroPerKwh'],
    ['0,35 €/kWh', '0.35 euroPerKwh'],
    ['anderthalb Jahre', '1.5 years'],
    ['zu dritt', '3 persons company'],
    ['das zweite Kind', '2 children ordinal'],
    ['3rd child', '3 children ordinal'],
    ['600er Anlage', '600 er'],
    ['10er-WEG', '10 er'],
    ['dreifach', '3 fold'],
    ['2x 400 Watt', '800 watt'],
    ['zwei Panels à 400 W', '800 watt'],
    ['Zweipersonen-GmbH', '2 persons'],
    ['zwoa Kinda', '2 children'],
  ])('%s → %s', (typed, expected) => {
    expect(read(typed)).toEqual([expected]);
  });

  test.each([
    ['52000 Kinder 1', ['52000', '1 children']],
    ['achtundfünfzigtausendvierhundert Kinder haben wir zwei', ['58400', '2 children']],
    ['2 Kinder 85.000', ['2 children', '85000']],
    ['fünfzigtausend zwei Kinder', ['50000', '2 children']],
    ['mit 600 oder 800 Watt', ['600 watt', '800 watt']],
    ['800W/499€', ['800 watt', '499 euro']],
    ['30 oder 35 ct/kWh', ['0.3 euroPerKwh', '0.35 euroPerKwh']],
    ['Kinder 4 und 7 Jahre', ['4 years', '7 years']],
  ])('of two figures each has its own: %s', (typed, expected) => {
    expect(read(typed)).toEqual(expected);
  });
});

describe('bounds and ranges', () => {
  test.each([
    ['über 90.000', '90000 over'],
    ['> 90.000', '90000 over'],
    ['>=90.000', '90000 atLeast'],
    ['mehr als 90.000 Euro', '90000 euro over'],
    ['90.000 oder mehr', '90000 atLeast'],
    ['50.000+', '50000 atLeast'],
    ['bis zu 2.000 €', '2000 euro upTo'],
    ['knapp 60.000', '60000 almost'],
    ['so um die 30000 Euro', '30000 euro about'],
    ['genau 60.000', '60000 exactly'],
    ['Das Angebot lautet über 27.900 Euro', '27900 euro exactly'],
    ['das Angebot vom Heizungsbauer über 27.900 €', '27900 euro exactly'],
    ['die Rechnung beläuft sich auf über 27.900 €', '27900 euro over'],
    ['das Angebot liegt über 27.900 €', '27900 euro over'],
    ['kostet über 27.900 €', '27900 euro over'],
    ['at most 10 spaces', '10 spaces upTo'],
    ['40 bis 45.000 €', '40000..45000 euro'],
    ['40-45k', '40000..45000'],
    ['zwischen 55.000 Euro und 60.000', '55000..60000 euro'],
    ['between 40 and 45 thousand', '40000..45000'],
    ['2 bis 3 Kinder', '2..3 children'],
  ])('%s → %s', (typed, expected) => {
    expect(read(typed)).toEqual([expected]);
  });

  test('a bound says from where to where the value may be', () => {
    const bounds = (typed: string) => quantitiesIn(readWords(typed)).map(boundsOf);
    expect(bounds('über 90.000')).toEqual([{ least: 90_000.01, most: Infinity }]);
    expect(bounds('unter 45.000')).toEqual([{ least: -Infinity, most: 44_999.99 }]);
    expect(bounds('40-45k')).toEqual([{ least: 40_000, most: 45_000 }]);
    expect(bounds('rund 45.000')).toEqual([{ least: 45_000, most: 45_000 }]);
  });
});

describe('what nobody reckons with', () => {
  test.each([
    ['Az. 4711/26', ['4711 name']],
    ['Tel. 0170 1234567', ['1701234567 name']],
    ['Hauptstraße 12', ['12 name']],
    ['§ 34a GewO', ['34 paragraph']],
    ['KfW 442', ['442 name']],
    ['Baujahr 1998', ['1998 year']],
    ['Heizung von 1998', ['1998 year']],
    ['14 Uhr', ['14 time']],
    ['14:30', ['14 time']],
    ['01067 Dresden', ['1067 postcode']],
    ['plz 45000', ['45000 postcode']],
    ['23. Kalenderwoche', ['23 calendarWeek']],
    ['am 3. März 2027', []],
    ['1.6.2027', []],
    ['i3 und ID.3', []],
    ['ein paar Tausend', []],
    ['a couple of kids', []],
  ])('%s', (typed, expected) => {
    expect(read(typed)).toEqual(expected);
  });
});

const grouped = (value: number, separator: string) => String(value).replace(/\B(?=(?:\d{3})+$)/g, separator);

/** Every way to write a whole amount of thousands of euros. */
const notations: readonly ((value: number) => string)[] = [
  ...['.', ',', "'", '\u202f'].map((separator) => (value: number) => `${grouped(value, separator)} €`),
  (value) => `${value} Euro`,
  (value) => `EUR ${value}`,
  (value) => `€${grouped(value, ',')}`,
  (value) => `${grouped(value, '.')},-`,
  (value) => `${grouped(value, '.')},00 €`,
  (value) => `${value / 1000}k`,
  (value) => `${String(value / 1000).replace('.', ',')} Tsd.`,
  (value) => `${value / 1000} tausend Euro`,
  (value) => `${value / 1000} T€`,
];

test('an amount is read as that amount, however it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 9_999 }), fc.constantFrom(...notations), (hundreds, write) => {
      const value = hundreds * 100;
      expect(quantitiesIn(readWords(write(value)))).toMatchObject([{ least: value, most: value }]);
    }),
  );
});

const ones = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const teens = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ');
const tens = '  zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

/** As a German says it. */
function inGerman(value: number): string {
  if (value >= 1000) return `${inGerman(Math.floor(value / 1000))}tausend${inGerman(value % 1000)}`;
  if (value >= 100) return `${ones[Math.floor(value / 100)]}hundert${inGerman(value % 100)}`;
  if (value >= 20)
    return `${value % 10 === 0 ? '' : `${ones[value % 10]}und`}${tens[Math.floor(value / 10)]}`;
  return value >= 10 ? (teens[value - 10] ?? '') : (ones[value] ?? '');
}

test('any number in words is read as that number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 999_999 }), (value) => {
      const typed = inGerman(value);
      // „ein“ at the end is written „eins“; longer words nobody writes.
      fc.pre(value % 100 !== 1 && typed.length <= 45);
      expect(quantitiesIn(readWords(typed))).toMatchObject([{ least: value, isWritten: 'words' }]);
    }),
  );
});

test('a unit means the same glued to its figure and apart', () => {
  const units: readonly (readonly [string, Unit])[] = [
    ['W', 'watt'],
    ['ct', 'cent'],
    ['€', 'euro'],
    ['kids', 'children'],
    ['Stellplätze', 'spaces'],
  ];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.constantFrom(...units), (value, [name, unit]) => {
      for (const typed of [`${value}${name}`, `${value} ${name}`]) {
        expect(quantitiesIn(readWords(typed))).toMatchObject([{ least: value, unit }]);
      }
    }),
  );
});

test('hostile digits are read at once, and never throw', () => {
  const find = (words: Parameters<typeof quantitiesIn>[0]) => {
    quantitiesIn(words);
    return [];
  };
  expectHarmless([{ find }], { lang: 'de', askedOn: '2026-11-21', choices: undefined });
  for (const typed of [
    '1.'.repeat(50),
    '9'.repeat(100),
    'hundert'.repeat(14),
    'und'.repeat(33),
    '1-'.repeat(50),
  ]) {
    expect(() => quantitiesIn(readWords(`${typed} `.repeat(100)))).not.toThrow();
  }
});
