// Several sets side by side: the sizes in one city, or all cities and sizes.
import {
  type Call,
  type Choice,
  code,
  type Column,
  countCell,
  countRange,
  type Document,
  type FactsRecord,
  joined,
  labelIn,
  moneyRange,
  type Overview,
  overviewDocument,
  type Sentence,
  sentence,
  spanOf,
  type Speaking,
  strong,
  text,
  textCell,
  counted,
  nouns,
  note,
} from '../../src/kit/index.ts';
import { cityName, entriesIn, isBaseline } from './city.ts';
import { labels } from './labels.ts';
import { programmeNote } from './notes.ts';
import { programmesTable, readProgrammes } from './programmes.ts';
import { figureCells, readRow, type Row } from './row.ts';
import { sizes } from './size.ts';
import { verdict } from './verdict.ts';

/** All sizes in one city; undefined where the service's overview has none of it. */
export function cityDocument(answer: FactsRecord, city: Choice, call: Speaking): Document | undefined {
  const entries = entriesIn(answer);
  const rows = entries.map(readRow).filter((row) => row.city?.value === city.value);
  if (rows.length === 0) return undefined;
  const name = cityName(city, call.lang);
  const caption = { de: `Größen im Überblick, ${name}`, en: `Sizes side by side, ${name}` };
  const programmes = readProgrammes(answer).filter(({ slug }) => slug === city.value);
  const notes = programmes.map((programme) =>
    note('condition', programmeNote(programme, isBaseline(city) ? undefined : name)),
  );
  const headline = cityHeadline(rows, city, call);
  return rowsDocument(answer, { entries, rows, caption, headline, notes }, call);
}

/** All cities with an active subsidy, and the baseline. */
export function allDocument(answer: FactsRecord, call: Speaking): Document {
  const entries = entriesIn(answer);
  const rows = entries.map(readRow).filter(({ city }) => city);
  const caption = { de: 'Alle Städte und Größen', en: 'All cities and sizes' };
  const headline = allHeadline(rows, call);
  const programmes = readProgrammes(answer).filter(({ slug }) => slug !== undefined);
  const tables = programmesTable(programmes, call);
  return rowsDocument(answer, { entries, rows, caption, headline, tables }, call);
}

type Shown = Pick<Overview<Row>, 'entries' | 'rows' | 'caption' | 'headline' | 'notes' | 'tables'>;

function rowsDocument(answer: FactsRecord, shown: Shown, call: Speaking): Document {
  const { lang } = call;
  const isOneCity = new Set(shown.rows.map(({ city }) => city?.value)).size === 1;
  const figureColumns = shown.rows[0] ? figureCells(shown.rows[0].figures) : [];
  return overviewDocument(
    answer,
    {
      ...shown,
      // The rows say what the sizes come to.
      entries: [...shown.entries, ...answer.children('sizes', 'groessen')],
      notes: [defaults(answer, call), ...(shown.notes ?? [])],
      columns: [
        [
          { de: 'Stadt', en: 'City' },
          ({ city }) => (isOneCity || !city ? undefined : text(cityName(city, lang))),
        ],
        [{ de: 'Leistung', en: 'Size' }, ({ size }) => textCell(size && labelIn(sizes, size, lang))],
        ...figureColumns.map(([label], index): Column<Row> => [
          label,
          ({ figures }) => figureCells(figures)[index]?.[1],
        ]),
      ],
      labels,
    },
    call,
  );
}

function defaults(answer: FactsRecord, { say }: Speaking): Sentence {
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

function cityHeadline(rows: readonly Row[], city: Choice, { lang, say, intent }: Speaking): Sentence {
  const name = strong(text(cityName(city, lang)));
  const figures = rows.map((row) => row.figures);
  const judged = verdict(figures, isBaseline(city), { say, intent });
  const subsidies = figures.flatMap(({ subsidy }) => subsidy ?? []);
  const span = subsidies.length < rows.length ? undefined : moneyRange(spanOf(subsidies));
  // The verdict has said it.
  const isToldBefore = judged !== undefined || isBaseline(city);
  const subsidy =
    isToldBefore || !span ? undefined : [say({ de: 'Zuschuss ', en: 'subsidy ' }), strong(span)];
  // Whoever asks what the city gives, asks for no years.
  const isSubsidyAsked = intent.aspect === 'cost' && subsidy !== undefined;
  const parts = joined([subsidy, isSubsidyAsked ? undefined : paybackPart(rows, say)], ', ');
  const first: Sentence = judged ? [...judged, ' '] : [];
  return parts.length > 0 ? [...first, name, ': ', ...parts, '.'] : [name, ':'];
}

function paybackPart(rows: readonly Row[], say: Call['say']): Sentence | undefined {
  const years = rows.flatMap(({ figures: { payback } }) => payback ?? []);
  const fromTo = countRange(spanOf(years));
  if (!fromTo || years.length < rows.length) return undefined;
  const span = strong(fromTo, say({ de: ' Jahren', en: ' years' }));
  const depends = rows.length > 1 ? say({ de: ', je nach Leistung', en: ', depending on the size' }) : '';
  return say({
    de: sentence`amortisiert nach ${span}${depends}`,
    en: sentence`pays for itself after ${span}${depends}`,
  });
}

function allHeadline(rows: readonly Row[], { say }: Speaking): Sentence {
  const named = rows.flatMap(({ city }) => city ?? []);
  const cities = new Set(named.filter((city) => !isBaseline(city)).map(({ value }) => value)).size;
  const number = strong(say(counted(cities, nouns.city)));
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
