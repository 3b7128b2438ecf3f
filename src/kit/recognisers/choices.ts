// What the service offers to choose from, read from its lists.
import { type FactsRecord, plainName } from '../../facts/index.ts';
import { cityNamed } from './cities.ts';
import type { Choice } from './recogniser.ts';

const slugNames = ['slug', 'id', 'key', 'code', 'kennung', 'schluessel'];
const labelNames = ['name', 'label', 'title', 'titel', 'bezeichnung', 'ort', 'location'];

/** An entry's slug and name; an entry without a name is called by its slug. */
export function readChoice(record: FactsRecord): Choice {
  const stated = record.text(...slugNames);
  const named = record.text(...labelNames);
  const value = stated ?? (/^\d*$/.test(record.key) ? (named ?? '') : record.key);
  return { value, label: named ?? value };
}

/**
 * The different values of one field in a list: `city`, or `city: { slug, name }`, or `city` and `city_name`. Lists of
 * combinations name each of them often; it is offered once.
 */
export function choicesOf(entries: readonly FactsRecord[], ...names: readonly string[]): readonly Choice[] {
  const withEnd = (ends: readonly string[]) => names.flatMap((name) => ends.map((end) => `${name}_${end}`));
  const choices = entries.flatMap((entry): Choice[] => {
    const value = entry.text(...withEnd(slugNames), ...names);
    if (value === undefined) return [];
    return [{ value, label: entry.text(...withEnd(labelNames)) ?? cityNamed(value) }];
  });
  return [...new Map(choices.map((choice) => [plainName(choice.value), choice])).values()];
}

/** The different ones among them. */
export const eachOnce = (choices: readonly Choice[]): readonly Choice[] => [
  ...new Map(choices.map((choice) => [choice.value, choice])).values(),
];

/** The entries of a list that the service calls by one of these names; else its longest one. */
export function entriesOf(answer: FactsRecord, ...names: readonly string[]): readonly FactsRecord[] {
  const named = answer.children(...names);
  return named.length > 0 ? named : answer.longestList();
}
