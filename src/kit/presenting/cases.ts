// The single cases of an overview, however the service groups them, and the city that a case is about.
import type { FactsRecord } from '../../facts/index.ts';
import { cityNamed } from '../recognisers/cities.ts';
import { choicesOf, eachOnce } from '../recognisers/choices.ts';
import type { Choice } from '../recognisers/recogniser.ts';
import { stateNamed } from '../recognisers/states.ts';
import { type Fields, type FieldsRead, type Keys, readCases } from './fields.ts';

/** Longer texts are no references. */
const longestReference = 200;

/** The city of a case: by a field, or by the name that its kinds stand under (`berlin: { muster: … }`). */
export function readCity(
  entry: FactsRecord,
  keys: Keys = [],
  kinds: readonly string[] = [],
): Choice | undefined {
  const [stated] = choicesOf([entry], 'city', 'stadt', 'ort', 'location');
  if (stated) return stated;
  const above = keys[keys.findIndex((key) => kinds.includes(key)) - 1];
  return above && !/^\d+$/.test(above) ? { value: above, label: above } : undefined;
}

/** Likeliest first; a row of a matrix begins with it. */
const stateFields = [
  ...['state', 'state_slug', 'bundesland', 'land', 'slug', 'kennung', 'code', 'key', 'id'],
  ...['name', 'bezeichnung', 'where', 'for', '0'],
];

/** The state of a case: by the first of these fields that holds the name of one, or by the name that it stands under. */
export function readState(entry: FactsRecord): Choice | undefined {
  const { record } = entry.apart();
  const said = [...stateFields.map((field) => record.text(field)), entry.key];
  return said.flatMap((value = '') => {
    const label = stateNamed(value);
    return value && label ? [{ value, label }] : [];
  })[0];
}

/** The cities of the cases, each once. */
export const citiesOf = (cases: readonly { readonly city: Choice }[]): readonly Choice[] =>
  eachOnce(cases.map(({ city }) => city));

/**
 * The cases that state all of the `needed` fields, each with the city that it is about; `kinds` are the contract's
 * words for what tells the cases of one city apart.
 */
export const casesInCities = <const F extends Fields>(
  answer: FactsRecord,
  fields: F,
  needed: readonly (keyof F)[],
  kinds: readonly string[],
): readonly (FieldsRead<F> & { readonly city: Choice })[] =>
  readCases(answer, fields, needed).flatMap((read) => {
    const city = readCity(read.record.apart().record, read.keys, kinds);
    return city ? [{ ...read, city }] : [];
  });

/** The cities of an overview that only refers to its cases: „/results/kiel/muster/“. */
export const citiesReferredTo = (answer: FactsRecord, kinds: readonly string[]): readonly Choice[] =>
  eachOnce(
    answer.values().flatMap(({ value }) => {
      const steps = typeof value === 'string' && value.length <= longestReference ? value.split('/') : [];
      const city = steps[steps.findIndex((step) => kinds.includes(step)) - 1];
      return city ? [{ value: city, label: cityNamed(city) }] : [];
    }),
  );
