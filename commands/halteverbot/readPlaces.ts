// The places of an overview, each with what the service says of it.
import {
  type Choice,
  cityNamed,
  type FactsRecord,
  type FieldsRead,
  type Online,
  plainName,
  type Range,
  readCases,
  readFields,
  readOnline,
} from '../../src/kit/index.ts';
import { placeFields } from './fields.ts';

export interface Place extends FieldsRead<typeof placeFields> {
  readonly slug: string;
  readonly name: string;
}

/** In the order of the overview; none where nothing in it has a slug and a name. */
export const readPlaces = (answer: FactsRecord): readonly Place[] => {
  const named = readCases(answer, placeFields, ['slug', 'name']);
  // A service may call slug and name otherwise: then one is found by its value.
  return named.length > 0
    ? named.map(asPlace)
    : answer.longestList().map((entry) => asPlace(readFields(entry, placeFields)));
};

/** A known town among the words of a record is its slug, where no field says it. */
function asPlace(read: FieldsRead<typeof placeFields>): Place {
  const { record, values } = read;
  const words = record.values().flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  const slug = values.slug ?? words.find((word) => /^[a-z]+(?:-[a-z]+)*$/.test(word)) ?? '';
  return { ...read, slug, name: values.name ?? cityNamed(slug) };
}

/** By its slug, or by a value that is the slug under another name. */
export function placeAsked(places: readonly Place[], { value, label }: Choice): Place | undefined {
  const bySlug = places.find(({ slug }) => plainName(slug) === plainName(value));
  if (bySlug) return bySlug;
  const byValue = places.find(({ record }) => record.values().some((leaf) => leaf.value === value));
  return byValue && { ...byValue, slug: value, name: label };
}

/** What the service does not add up itself. */
export const sumOf = ({ values: { fee, signRental, cost } }: Place): Range | undefined =>
  fee && signRental && !cost ? { min: fee.min + signRental.min, max: fee.max + signRental.max } : undefined;

/** Whether one can apply online, as far as the service says so. */
export const onlineAt = ({ values: { online = '', isOnline } }: Place): Online | undefined =>
  isOnline === undefined ? readOnline(online) : isOnline ? 'yes' : 'no';
