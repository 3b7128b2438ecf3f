// Several sets side by side: the sizes in one city, or all cities and sizes.
import {
  type Call,
  type Choice,
  code,
  count,
  countCell,
  type Document,
  type FactsRecord,
  joined,
  money,
  overviewDocument,
  type Sentence,
  sentence,
  strong,
  type Table,
  text,
} from '../../src/kit/index.ts';
import { cityName, entriesIn, isBaseline } from './city.ts';
import { labels } from './labels.ts';
import { programmeNote } from './notes.ts';
import { programmesTable, readProgrammes } from './programmes.ts';
import { figureCells, readRow, type Row, sizeName } from './row.ts';

type Asking = Pick<Call, 'lang' | 'say' | 'today'>;

/** All sizes in one city; undefined where the service's overview has none of it. */
export function cityDocument(answer: FactsRecord, city: Choice, call: Asking): Document | undefined {
  const entries = entriesIn(answer);
  const rows = entries.map(readRow).filter((row) => row.city?.value === city.value);
  if (rows.length === 0) return undefined;
  const { say, lang } = call;
  const name = cityName(city, lang);
  const caption = say({ de: `Größen im Überblick, ${name}`, en: `Sizes side by side, ${name}` });
  const programmes = readProgrammes(answer).filter(({ slug }) => slug === city.value);
  const notes = programmes.map((programme) => programmeNote(programme, isBaseline(city) ? undefined : name));
  const headline = cityHeadline(rows, city, call);
  return rowsDocument(answer, { entries, rows, caption, headline, notes, tables: [] }, call);
}

/** All cities with an active subsidy, and the baseline. */
export function allDocument(answer: FactsRecord, call: Asking): Document {
  const entries = entriesIn(answer);
  const rows = entries.map(readRow);
  const caption = call.say({ de: 'Alle Städte und Größen', en: 'All cities and sizes' });
  const programmes = readProgrammes(answer).filter(({ slug }) => slug !== undefined);
  const shown = { entries, rows, caption, headline: allHeadline(rows, call), notes: [] };
  return rowsDocument(answer, { ...shown, tables: programmesTable(programmes, call) }, call);
}

interface Shown {
  readonly entries: readonly FactsRecord[];
  readonly rows: readonly Row[];
  readonly caption: string;
  readonly headline: Sentence;
  readonly notes: readonly (Sentence | undefined)[];
  /** Between the rows and the service's other fields. */
  readonly tables: readonly Table[];
}

function rowsDocument(answer: FactsRecord, shown: Shown, call: Asking): Document {
  const { lang, say } = call;
  const isOneCity = new Set(shown.rows.map(({ city }) => city?.value)).size === 1;
  const figureColumns = shown.rows[0] ? figureCells(shown.rows[0].figures) : [];
  const document = overviewDocument(
    answer,
    {
      ...shown,
      // The rows say what the sizes come to.
      entries: [...shown.entries, ...answer.children('sizes', 'groessen')],
      notes: [defaults(answer, call), ...shown.notes],
      columns: [
        {
          label: say({ de: 'Stadt', en: 'City' }),
          cell: ({ city }) => (isOneCity || !city ? undefined : text(cityName(city, lang))),
        },
        {
          label: say({ de: 'Leistung', en: 'Size' }),
          cell: ({ size }) => (size === undefined ? undefined : text(sizeName(size, lang))),
        },
        ...figureColumns.map(([label], index) => ({
          label: label[lang],
          cell: ({ figures }: Row) => figureCells(figures)[index]?.[1],
        })),
      ],
      labels,
    },
    call,
  );
  const [first, ...others] = document.tables ?? [];
  return { ...document, tables: [...(first ? [first] : []), ...shown.tables, ...others] };
}

function defaults(answer: FactsRecord, { say }: Asking): Sentence {
  const electricity = countCell(
    answer.number('default_electricity_price_eur_kwh', 'electricity_price_eur_kwh', 'strompreis', 'strom'),
    'euroPerKilowattHour',
  );
  const stated = electricity ? [' ', electricity] : [];
  return say({
    de: [
      ...sentence`Kaufpreise und Strompreis`,
      ...stated,
      ...sentence` sind Vorgaben des Dienstes. Für Ihr Gerät nennen Sie auch Leistung und Preise: ${code('800w preis 499 strom 0,35')}.`,
    ],
    en: [
      ...sentence`Purchase prices and the electricity price`,
      ...stated,
      ...sentence` are defaults of the service. For your own set name size and prices too: ${code('800w preis 499 strom 0.35')}.`,
    ],
  });
}

function cityHeadline(rows: readonly Row[], city: Choice, { lang, say }: Asking): Sentence {
  const name = strong(text(cityName(city, lang)));
  const subsidies = rows.flatMap(({ figures: { subsidy } }) => subsidy ?? []);
  const subsidy =
    isBaseline(city) || subsidies.length < rows.length
      ? undefined
      : [
          say({ de: 'Zuschuss ', en: 'subsidy ' }),
          strong(
            money(Math.min(...subsidies.map(({ min }) => min)), Math.max(...subsidies.map(({ max }) => max))),
          ),
        ];
  const parts = joined([subsidy, paybackPart(rows, say)], ', ');
  return parts.length > 0 ? [name, ': ', ...parts, '.'] : [name, ':'];
}

function paybackPart(rows: readonly Row[], say: Call['say']): Sentence | undefined {
  const years = rows.flatMap(({ figures: { payback } }) => payback ?? []);
  if (years.length === 0 || years.length < rows.length) return undefined;
  const span = strong(count(Math.min(...years), Math.max(...years)), say({ de: ' Jahren', en: ' years' }));
  const depends = rows.length > 1 ? say({ de: ', je nach Leistung', en: ', depending on the size' }) : '';
  return say({
    de: sentence`amortisiert nach ${span}${depends}`,
    en: sentence`pays for itself after ${span}${depends}`,
  });
}

function allHeadline(rows: readonly Row[], { say }: Asking): Sentence {
  const named = rows.flatMap(({ city }) => city ?? []);
  const cities = new Set(named.filter((city) => !isBaseline(city)).map(({ value }) => value)).size;
  const number = strong(say({ de: `${cities} Städte`, en: `${cities} cities` }));
  const without = paybackPart(
    rows.filter(({ city }) => city && isBaseline(city)),
    say,
  );
  const baseline = without
    ? say({ de: ['; ohne Förderung ', ...without], en: ['; without a subsidy a set ', ...without] })
    : [];
  return say({
    de: [...sentence`${number} mit aktiver kommunaler Förderung`, ...baseline, '.'],
    en: [...sentence`${number} with an active municipal subsidy`, ...baseline, '.'],
  });
}
