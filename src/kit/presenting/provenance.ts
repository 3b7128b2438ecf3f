// Date, certainty and sources of an answer, read from wherever the service states them.
import {
  type CalendarDate,
  date,
  type Lang,
  type Provenance,
  readCalendarDate,
  type Say,
  type Sentence,
  sentence,
  type Source,
  strong,
  type Text,
  text,
} from '../../document/index.ts';
import type { FactsRecord } from '../../facts/index.ts';

const certainty: Readonly<Record<string, Text>> = {
  statutory: { de: 'amtlich geregelt', en: 'set by law' },
  typical: {
    de: 'typische Angabe, nicht amtlich',
    en: 'typical, not official',
  },
  illustrative: {
    de: 'Beispielwert, nicht bestätigt',
    en: 'example value, not confirmed',
  },
};

/** How sure a figure is, in words; a word that is not the service's own scale stays as it is. */
export const certaintyInWords = (word: string, lang: Lang) => certainty[word]?.[lang] ?? word;

/** What the service states no amount of, or has not confirmed. */
export const notConfirmed: Text = { de: 'nicht bestätigt', en: 'not confirmed' };

/** The service calls something an example: nobody has confirmed it. */
export const isOnlyExample = (record: FactsRecord, ...names: readonly string[]) =>
  record.text(...names) === 'illustrative';

const dateNames = [
  ...['as_of', 'stand', 'datenstand', 'data_as_of', 'valid_as_of'],
  ...['updated_at', 'last_updated', 'updated', 'aktualisiert'],
];

/** Takes what an answer says of itself as a whole. */
export function readProvenance(record: FactsRecord, lang: Lang, askedOn: CalendarDate): Provenance {
  const stated = record.text(...dateNames);
  const day = readCalendarDate(stated ?? '');
  const word = record.text('confidence', 'data_status', 'datenstatus', 'verlaesslichkeit', 'reliability');
  const status = word === undefined ? undefined : certaintyInWords(word, lang);
  return {
    askedOn,
    ...readSources(record),
    ...(stated ? { asOf: day ? date(day) : text(stated) } : {}),
    ...(status ? { status } : {}),
    ...(word === 'illustrative' ? { isExample: true as const } : {}),
  };
}

/** A figure that nobody has confirmed must not be taken for one that somebody has. */
export const exampleNote = ({ isExample }: Provenance, say: Say): readonly Sentence[] =>
  isExample
    ? [
        say({
          de: sentence`${strong('Beispielwert, nicht bestätigt')}: bitte bei der zuständigen Stelle prüfen.`,
          en: sentence`${strong('Example value, not confirmed')}: please check with the authority.`,
        }),
      ]
    : [];

/** Many addresses in one line would hide the titles, which is what tells something; and too many titles the rest. */
const mostLinked = 5;
const mostNamed = 6;

const sourceNames = ['sources', 'source', 'quellen', 'quelle', 'references', 'belege'];

function readSources(record: FactsRecord): Pick<Provenance, 'sources' | 'moreSources'> {
  const listed = record.children(...sourceNames);
  if (listed.length === 0) {
    return { sources: record.texts(...sourceNames).map((stated) => toSource(stated, undefined)) };
  }
  // The ones that find no place here are not read, and so stand among the service's other fields.
  const named = listed.length > mostNamed ? listed.slice(0, mostLinked) : listed;
  const titles = named.map((entry) =>
    entry.text('short_title', 'title', 'titel', 'name', 'label', 'bezeichnung'),
  );
  // The short form of a title that stands there in full.
  for (const entry of listed.slice(named.length)) entry.text('short_title');
  const sources = named.flatMap((entry, index) => {
    const title = titles[index];
    if (title !== undefined && titles.indexOf(title) < index) return [];
    // Neither is an address that finds none.
    const isLinked = title === undefined || listed.length <= mostLinked;
    const url = isLinked ? entry.text('url', 'link', 'href', 'adresse') : undefined;
    return title || url ? [toSource(title, url)] : [];
  });
  const moreSources = listed.length - named.length;
  return moreSources > 0 ? { sources, moreSources } : { sources };
}

/** An address alone is its own title. */
function toSource(stated: string | undefined, url: string | undefined): Source {
  const address = url ?? (stated && URL.canParse(stated) ? stated : undefined);
  const title = shortTitle(stated && stated !== address ? stated : withoutScheme(address ?? ''));
  return address ? { title, url: address } : { title };
}

/** An address as people write it. */
const withoutScheme = (address: string) => address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');

/** A title without what follows its colon or bracket, and never longer than a line. */
function shortTitle(title: string): string {
  const main = title.length > 60 ? (title.split(/: | \(|, /)[0] ?? title) : title;
  return main.length > 90 ? `${main.slice(0, 89)}…` : main;
}

const longestAddress = 45;

/** The same, cut behind the host where it is long; the link still leads to all of it. */
export function shortAddress(address: string): string {
  const whole = withoutScheme(address);
  return whole.length > longestAddress ? `${whole.split('/')[0]}/…` : whole;
}
