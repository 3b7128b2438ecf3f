// Which cities a service offers, found in an overview of any shape by the values: names and slugs that are places.
import { type FactsConnection, type FactsRecord, plainName } from '../../facts/index.ts';
import { cityNamed } from './cities.ts';
import { eachOnce, factsMemo } from './choices.ts';
import { townCalled } from './places.ts';
import type { Choice } from './recogniser.ts';
import { slugOf } from './words.ts';

/** Longer texts are no names; and of more values than these, the others are not looked at. */
const longestName = 60;
const mostValues = 20_000;

/** So much of a column must be places for the whole of it to be a list of them. */
const mostly = 0.6;

/**
 * The cities of an overview: as its fields are read by their names, and where no place comes out of that, by the
 * values. `ask` is called again for that, for a record gives each value only once.
 */
export async function citiesListed(
  ask: () => Promise<FactsRecord>,
  byNames: (answer: FactsRecord) => readonly Choice[],
): Promise<readonly Choice[]> {
  const named = byNames(await ask());
  if (named.some(({ value, label }) => isPlace(value) || isPlace(label))) return named;
  const listed = placesListed(await ask());
  return listed.length > 0 ? listed : named;
}

/** The same as what an argument chooses from, asked for once. */
export const listOfCities = (
  overview: (facts: FactsConnection, signal: AbortSignal) => Promise<FactsRecord>,
  byNames: (answer: FactsRecord) => readonly Choice[],
) => factsMemo((facts, signal) => citiesListed(() => overview(facts, signal), byNames));

/** The values of one field, or the names of objects in one place, all over the answer. */
interface Column {
  /** Each with where its own record stands. */
  readonly values: Map<string, string>;
}

/** The places of the column that has most of them, whatever it is called. */
export function placesListed(answer: FactsRecord): readonly Choice[] {
  const leaves = answer.takeRest().slice(0, mostValues);
  const columns = new Map<string, Column>();
  /** What is said in each record, directly. */
  const said = new Map<string, string[]>();
  const add = (pattern: string, value: string, record: string) => {
    if (value.length > longestName || !/\p{L}/u.test(value)) return;
    const column = columns.get(pattern) ?? { values: new Map() };
    columns.set(pattern, column);
    if (!column.values.has(value)) column.values.set(value, record);
  };
  for (const { path, value } of leaves) {
    const steps = path.map(String);
    path.forEach((step, at) => {
      if (typeof step === 'string' && at < path.length - 1)
        add(`${patternOf(path.slice(0, at))}/`, step, steps.slice(0, at + 1).join('/'));
    });
    // `["berlin", "koeln"]` and `{ "berlin": 471 }`
    const last = path.at(-1);
    if (typeof last === 'string') add(`${patternOf(path.slice(0, -1))}/`, last, steps.join('/'));
    if (typeof value !== 'string') continue;
    const record = steps.slice(0, -1).join('/');
    add(patternOf(path), value, record);
    said.set(record, [...(said.get(record) ?? []), value]);
  }
  const [best] = [...columns.values()]
    .map(({ values }) => ({ values, places: [...values.keys()].filter(isPlace) }))
    .filter(({ values, places }) => places.length > 0 && places.length >= mostly * values.size)
    .toSorted((a, b) => b.places.length - a.places.length || slugs(b.places) - slugs(a.places));
  return eachOnce(
    [...(best?.values ?? [])].map(([value, record]): Choice => {
      const name = said.get(record)?.find((other) => other !== value && isSamePlace(other, value));
      return {
        value: isSlug(value) ? value : slugOf(value),
        label: name ?? (isSlug(value) ? cityNamed(value) : value),
      };
    }),
  );
}

/** Where something stands, whichever entry of a list it is in, or under the name of whichever place. */
function patternOf(path: readonly (string | number)[]): string {
  return path
    .map((step, at) => {
      if (typeof step === 'string') return isPlace(step) ? '*' : step;
      // In a row without names, the position tells what a value is.
      return typeof path[at - 1] === 'number' ? `#${step}` : '*';
    })
    .join('/');
}

const isPlace = (name: string) => name.length <= longestName && townCalled(name) !== undefined;

const isSlug = (value: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);

const slugs = (values: readonly string[]) => values.filter(isSlug).length;

const isSamePlace = (one: string, other: string) =>
  isPlace(one) && plainName(townCalled(one) ?? '') === plainName(townCalled(other) ?? '');
