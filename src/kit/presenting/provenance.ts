// Date, certainty and sources of an answer, read from wherever the service states them.
import {
  type CalendarDate,
  type Cell,
  date,
  type Lang,
  type Provenance,
  readCalendarDate,
  type Source,
  text,
} from '../../document/index.ts';
import type { FactsRecord } from '../../facts/index.ts';
import { cellOf, certaintyInWords, isExample, isForPeople, withoutScheme } from './field.ts';

const dateNames = [
  ...['as_of', 'stand', 'datenstand', 'data_as_of', 'valid_as_of'],
  ...['updated_at', 'last_updated', 'updated', 'aktualisiert', 'looked_at'],
];

/** Takes what an answer says of itself as a whole; `entry` is the one of its list that is told alone: it has its own sources. */
export function readProvenance(
  record: FactsRecord,
  lang: Lang,
  askedOn: CalendarDate,
  entry?: FactsRecord,
): Provenance {
  const stated = record.text(...dateNames);
  const word =
    (entry && leastSure(entry)) ??
    record.text('confidence', 'data_status', 'datenstatus', 'verlaesslichkeit', 'reliability');
  const status = word === undefined ? undefined : certaintyInWords(word, lang);
  return {
    askedOn,
    sources: readSources(record, lang, entry?.texts('source') ?? []),
    fields: record.all(),
    ...(stated ? { asOf: statedDay(stated, lang) } : {}),
    ...(status ? { status } : {}),
    ...(word === 'illustrative' ? { isExample: true as const } : {}),
  };
}

/** Of an entry that says so of itself, and maybe of its figures too, the word for the least sure of them. */
function leastSure(entry: FactsRecord): string | undefined {
  const example = entry
    .values()
    .find(({ path, value }) => /confidence$/.test(String(path.at(-1))) && isExample(value));
  const own = entry.text('confidence');
  return own && example ? String(example.value) : own;
}

/** A day, a month in words, or what the service writes in its place. */
export function statedDay(stated: string, lang: Lang): Cell {
  const day = readDay(stated);
  if (day) return date(day);
  const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(stated);
  return text(isMonth ? monthInWords[lang].format(new Date(`${stated}-01`)) : stated);
}

const monthFormat = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const monthInWords = {
  de: new Intl.DateTimeFormat('de-DE', monthFormat),
  en: new Intl.DateTimeFormat('en-GB', monthFormat),
};

/** „3 May 2026“ is a day as well. */
export function readDay(stated = ''): CalendarDate | undefined {
  const written = /^\d{1,2} [A-Z][a-z]{2,8} \d{4}$/.test(stated) ? new Date(`${stated} UTC`) : undefined;
  const isDay = written !== undefined && !Number.isNaN(written.getTime());
  return readCalendarDate(isDay ? written.toISOString().slice(0, 10) : stated);
}

const sourceNames = ['sources', 'source', 'quellen', 'quelle', 'references', 'belege'];

/**
 * Takes all that is stated of them: what is left of it would stand among the answer's other fields. `ids` are those of the
 * sources that are meant, where not all are.
 */
function readSources(record: FactsRecord, lang: Lang, ids: readonly string[]): readonly Source[] {
  const all = record.children(...sourceNames).map((entry) => ({ entry, id: entry.text('id') }));
  const meant = all.filter(({ id = '' }) => ids.includes(id));
  const listed = meant.length > 0 ? meant : all;
  if (listed.length === 0) {
    return record.texts(...sourceNames).map((stated) => toSource(stated, undefined, []));
  }
  const sources = listed.flatMap(({ entry, id }) => {
    const short = entry.text('short_title');
    const long = entry.text('title', 'titel', 'name', 'label', 'bezeichnung');
    const url = entry.text('url', 'link', 'href', 'adresse');
    const dated = entry.text(...dateNames);
    const rest = entry.takeRest().filter(({ path, value }) => isForPeople(path, value));
    const title = short ?? long;
    const details = [
      ...(long !== undefined && long !== title ? [text(long)] : []),
      ...rest.map(({ path, value }) => cellOf(path, value, lang)),
      ...(dated === undefined ? [] : [statedDay(dated, lang)]),
    ];
    return title || url ? [{ ...toSource(title, url, details), ...(id ? { id } : {}) }] : [];
  });
  return eachTitleOnce(sources);
}

export interface SourceTitle {
  /** As it was written in full. */
  readonly title: string;
  /** What it is called in short. */
  readonly name: string | undefined;
  /** A law, or an office, says so itself. */
  readonly isOfLaw: boolean;
}

/** The titles of sources, whole: some say what stands in them. Pure. */
export const sourceTitlesIn = (record: FactsRecord): readonly SourceTitle[] =>
  record.children(...sourceNames).flatMap((entry) => {
    const title = entry.text('title', 'titel', 'bezeichnung');
    return title === undefined
      ? []
      : [
          {
            title,
            name: entry.text('short_title'),
            isOfLaw: /^(?:law|authority)$/.test(entry.text('kind') ?? ''),
          },
        ];
  });

const eachTitleOnce = (sources: readonly Source[]) =>
  sources.filter(({ title, url }, at) => {
    const before = sources.slice(0, at);
    return !before.some((other) => other.title === title && (other.url === url || url === undefined));
  });

/** An address alone is its own title. */
function toSource(stated: string | undefined, url: string | undefined, details: readonly Cell[]): Source {
  const address = url ?? (stated && URL.canParse(stated) ? stated : undefined);
  const whole = stated && stated !== address ? stated : withoutScheme(address ?? '');
  const title = shortTitle(whole);
  const all = title === whole || title === `${whole}…` ? details : [text(whole), ...details];
  return {
    title,
    ...(address ? { url: address } : {}),
    ...(all.length > 0 ? { details: all } : {}),
  };
}

/** A title without what follows its colon or bracket, and never longer than a line. */
function shortTitle(title: string): string {
  const main = title.length > 60 ? (title.split(/: | \(|, /)[0] ?? title) : title;
  return main.length > 90 ? `${main.slice(0, 89)}…` : main;
}
