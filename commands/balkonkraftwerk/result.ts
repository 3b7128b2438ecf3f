// What one set costs and saves, with what it was reckoned with.
import {
  type Call,
  type Cell,
  type Choice,
  code,
  countCell,
  type Document,
  type FactsRecord,
  joined,
  moneyRange,
  type Range,
  readCity,
  resultDocument,
  type Sentence,
  text,
  textCell,
  textsTable,
  note,
} from '../../src/kit/index.ts';
import { cityName, isBaseline } from './city.ts';
import { headline } from './headline.ts';
import { programmeNote, readProgramme, readWarnings } from './notes.ts';
import { labels } from './labels.ts';
import { figureCells, readFigures, readSize } from './row.ts';
import { type Size, sizes } from './size.ts';

export interface Asked {
  readonly city: Choice;
  readonly leistung: Size;
  readonly preis: number | undefined;
  readonly strom: number | undefined;
}

export function setDocument(answer: FactsRecord, asked: Asked, call: Call): Document {
  const { lang, say } = call;
  const { city, leistung } = asked;
  const figures = readFigures(answer);
  const electricity = answer.number(
    ...['electricity_price_eur_kwh', 'electricity_price', 'strompreis', 'strom', 'electricity_price_kwh'],
  );
  const yearlyYield = answer.number('yield_kwh_year', 'yearly_yield_kwh', 'jahresertrag_kwh', 'jahresertrag');
  // Both are what was asked for; named in the asker's words instead.
  readCity(answer);
  readSize(answer);
  const name = cityName(city, lang);
  const registration = answer.text('registration', 'anmeldung', 'registrierung');
  const warnings = readWarnings(answer, asked);
  takeEditorial(answer);
  return resultDocument(
    answer,
    {
      headline: headline(
        figures,
        { isBaseline: isBaseline(city), hasOwnPrice: asked.preis !== undefined },
        call,
      ),
      subject: say({
        de: `Balkonkraftwerk, ${sizes[leistung].label.de}, ${name}`,
        en: `Balcony solar, ${sizes[leistung].label.en}, ${name}`,
      }),
      notes: [
        note('condition', programmeNote(readProgramme(answer), isBaseline(city) ? undefined : name)),
        note('condition', defaults(figures.price, electricity, asked, say)),
        ...warnings.near.map((said) => [text(said)]),
      ],
      rows: [
        ...figureCells(figures),
        [
          { de: 'Strompreis', en: 'Electricity price' },
          countCell(electricity ?? asked.strom, 'euroPerKilowattHour'),
        ],
        [{ de: 'Ertrag im Jahr', en: 'Yield per year' }, countCell(yearlyYield, 'kilowattHour')],
        [{ de: 'Leistung', en: 'Size' }, text(sizes[leistung].label[lang]), 'beside'],
        [{ de: 'Stadt', en: 'City' }, text(name), 'beside'],
        [{ de: 'Anmeldung', en: 'Registration' }, textCell(registration)],
      ],
      tables: textsTable(say({ de: 'Weitere Hinweise', en: 'More remarks' }), warnings.far, { folded: true }),
      labels,
    },
    call,
  );
}

/** What the asker did not say, the service decided; that decides about every figure. */
function defaults(
  price: Range | undefined,
  electricity: number | undefined,
  { preis, strom }: Asked,
  say: Call['say'],
): Sentence | undefined {
  if (preis !== undefined && strom !== undefined) return undefined;
  const taken = [
    preis === undefined
      ? defaultPart(say({ de: 'Kaufpreis', en: 'purchase price' }), moneyRange(price), 'preis 499', say)
      : undefined,
    strom === undefined
      ? defaultPart(
          say({ de: 'Strompreis', en: 'electricity price' }),
          countCell(electricity, 'euroPerKilowattHour'),
          'strom 0,35',
          say,
        )
      : undefined,
  ];
  const named = joined(taken, say({ de: ' und ', en: ' and ' }));
  return say({
    de: ['Vorgaben des Dienstes: ', ...named, '.'],
    en: ['Defaults of the service: ', ...named, '.'],
  });
}

/** „Kaufpreis 449 € (anders: `preis 499`)“. */
const defaultPart = (
  label: string,
  value: Cell | undefined,
  otherwise: string,
  say: Call['say'],
): Sentence => [
  label,
  ...(value ? [' ', value] : []),
  say({ de: ' (anders: ', en: ' (to change it: ' }),
  code(otherwise),
  ')',
];

/** Short names and ids that are for the editors of the data, and the state, which the city tells. */
function takeEditorial(answer: FactsRecord): void {
  answer.text('state', 'bundesland');
  answer.child('rule', 'regel')?.text('type', 'art');
  answer.child('legal', 'recht')?.texts('source', 'quelle');
}
