// Several sets side by side: the sizes in one city, or all cities and sizes.
import {
  type Call,
  type Choice,
  cityNamed,
  code,
  type Column,
  columnsTable,
  counted,
  countRange,
  type Document,
  eachOnce,
  type FactsRecord,
  fieldCell,
  type FieldsRead,
  labelIn,
  note,
  nouns,
  overviewDocument,
  placesListed,
  readCases,
  readFields,
  spanOf,
  type Speaking,
  strong,
  text,
  textCell,
} from '../../src/kit/index.ts';
import { cityName, isBaseline } from './city.ts';
import { overviewFields, setFields, type SetRead, tenYearsLabel } from './fields.ts';
import { isNet, setsHeadline } from './headline.ts';
import { programmeNote } from './result.ts';
import { type Size, sizes } from './words.ts';

/** All sizes in one city; undefined where the service's overview has none of it. */
export function cityDocument(answer: FactsRecord, city: Choice, call: Speaking): Document | undefined {
  const { lang } = call;
  const entries = readSets(answer);
  const sets = entries.map(({ values }) => values).filter((set) => set.city === city.value);
  if (sets.length === 0) return undefined;
  const name = cityName(city, lang);
  const whole = readFields(answer, overviewFields);
  const programmes = whole.values.cities.map(({ values }) => values);
  const own = programmes.find(({ slug }) => slug === city.value);
  const about = { isBaseline: isBaseline(city), name };
  return overviewDocument(
    answer,
    {
      headline: setsHeadline(sets, about, call) ?? [strong(text(name)), ':'],
      notes: [
        defaults(whole.values.electricity, call),
        own && note('condition', programmeNote(own, isBaseline(city) ? undefined : name)),
      ],
      rows: sets,
      entries,
      caption: { de: `Größen im Überblick, ${name}`, en: `Sizes side by side, ${name}` },
      columns: setColumns(sets, call),
      // The other cities' programmes are beside the point.
      fields: { ...whole, values: { ...whole.values, cities: [] } },
    },
    call,
  );
}

/** All cities with an active subsidy, and the baseline; of one size, where it was said, or assumed. */
export function allDocument(
  answer: FactsRecord,
  size: Size | undefined,
  call: Speaking,
  isAssumed = false,
): Document {
  const { lang, say } = call;
  const entries = readSets(answer);
  const all = entries.map(({ values }) => values);
  const ofSize = all.filter((set) => set.size === size || `${set.watts?.min}w` === size);
  const sets = ofSize.length > 0 ? ofSize : all;
  const fields = readFields(answer, overviewFields);
  const cities = eachOnce(sets.flatMap((set) => cityOf(set) ?? []));
  const span = (key: 'subsidy' | 'payback') => (city: Choice) => {
    const own = sets.flatMap((set) => (set.city === city.value ? (set[key] ?? []) : []));
    return fieldCell(setFields[key], spanOf(own), lang);
  };
  const cityColumn = [setFields.city.label, (set: SetRead) => textCell(nameIn(cityOf(set), lang))] as const;
  return overviewDocument(
    answer,
    {
      headline: allHeadline(cities, sets, call),
      notes: [
        isAssumed && size !== undefined && ofSize.length > 0 ? assumedSize(size, call) : undefined,
        defaults(fields.values.electricity, call),
      ],
      rows: cities,
      entries,
      caption:
        sets === all
          ? { de: 'Je Stadt, über alle Größen', en: 'For each city, over all sizes' }
          : { de: 'Je Stadt', en: 'By city' },
      columns: [
        [setFields.city.label, (city) => textCell(nameIn(city, lang))],
        [setFields.subsidy.label, span('subsidy')],
        [setFields.payback.label, span('payback')],
      ],
      tables: [
        columnsTable(sets, [cityColumn, ...setColumns(sets, call)], say, {
          caption: { de: 'Alle Städte und Größen', en: 'All cities and sizes' },
          folded: true,
        }),
      ],
      fields,
      places: (overview) => placesListed(overview).filter((city) => !isBaseline(city)),
    },
    call,
  );
}

export const assumedSize = (size: Size, { lang, say }: Speaking) =>
  note(
    'condition',
    say`Verglichen für **${labelIn(sizes, size, lang)}**, weil keine Leistung genannt ist.
      Compared for **${labelIn(sizes, size, lang)}**, since no size was said.`,
  );

/** Without the years a set says too little. */
const readSets = (answer: FactsRecord): readonly FieldsRead<typeof setFields>[] =>
  readCases(answer, setFields, ['city', 'payback']);

const cityOf = ({ city, cityName: label }: SetRead): Choice | undefined =>
  city === undefined ? undefined : { value: city, label: label ?? cityNamed(city) };

const nameIn = (city: Choice | undefined, lang: Call['lang']) => city && cityName(city, lang);

function setColumns(sets: readonly SetRead[], { lang }: Speaking): readonly Column<SetRead>[] {
  const [first] = sets;
  const column = (key: keyof typeof setFields, label = setFields[key].label): Column<SetRead> => [
    label,
    (set) => fieldCell(setFields[key], set[key], lang),
  ];
  return [
    [
      setFields.size.label,
      ({ size, watts }) =>
        size === undefined ? fieldCell(setFields.watts, watts, lang) : text(labelIn(sizes, size, lang)),
    ],
    ...(['price', 'subsidy', 'effective', 'perYear', 'payback'] as const).map((key) => column(key)),
    column('tenYears', tenYearsLabel(first && isNet(first))),
  ];
}

function defaults(electricity: SetRead['electricity'], { lang, say }: Speaking) {
  const stated = fieldCell(setFields.electricity, electricity, lang);
  const own = code(say({ de: '800w preis 499 strom 0,35', en: '800w preis 499 strom 0.35' }));
  return say`Kaufpreise und Strompreis[ ${stated}] sind Vorgaben des Dienstes. Für Ihr Gerät nennen Sie auch Leistung und Preise: ${own}.
    Purchase prices and the electricity price[ ${stated}] are defaults of the service. For your own set name size and prices too: ${own}.`;
}

function allHeadline(cities: readonly Choice[], sets: readonly SetRead[], { say }: Speaking) {
  const programmes = cities.filter((city) => !isBaseline(city));
  const number = counted(programmes.length, nouns.city);
  const without = sets.flatMap((set) => (cityOf(set)?.value === 'none' ? (set.payback ?? []) : []));
  const years = countRange(spanOf(without));
  return say`**${number}** mit aktiver kommunaler Förderung[; ohne Förderung amortisiert nach **${years} Jahren**, je nach Leistung].
    **${number}** with an active municipal subsidy[; without a subsidy a set pays for itself after **${years} years**, depending on the size].`;
}
