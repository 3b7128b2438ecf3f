// What the service offers to choose from, read from its lists: once as long as it says the same, not once a question.
import { type FactsConnection, type FactsRecord, type Json, plainName } from '../../facts/index.ts';
import { cityNamed } from './cities.ts';
import type { Choice } from './recogniser.ts';

type Request = Parameters<FactsConnection['get']>;

interface Kept<T> {
  readonly value: T;
  readonly asked: readonly { readonly request: Request; readonly answer: Json | undefined }[];
}

/**
 * The same reading, repeated only when one of the answers that it asked for says something else than last time. To find
 * out, these are asked for again, which costs nothing while the connection still has them.
 */
export function factsMemo<T>(
  read: (facts: FactsConnection, signal: AbortSignal) => Promise<T>,
): (facts: FactsConnection, signal: AbortSignal) => Promise<T> {
  let kept: Kept<T> | undefined;
  return async (facts, signal) => {
    const before = kept;
    if (before) {
      const answers = await Promise.all(
        before.asked.map(({ request: [segments, options] }) => facts.get(segments, { ...options, signal })),
      );
      if (before.asked.every(({ answer }, index) => saysTheSame(answer, answers[index]))) {
        kept = {
          value: before.value,
          asked: before.asked.map((one, index) => ({ ...one, answer: answers[index] })),
        };
        return before.value;
      }
    }
    const asked: { request: Request; answer: Json | undefined }[] = [];
    const noting: FactsConnection = {
      async get(...request) {
        const noted: (typeof asked)[number] = { request, answer: undefined };
        asked.push(noted);
        return (noted.answer = await facts.get(...request));
      },
    };
    const value = await read(noting, signal);
    // A value that a failure had a part in may be another one next time.
    const isWhole = asked.length > 0 && asked.every(({ answer }) => answer !== undefined);
    kept = isWhole ? { value, asked } : undefined;
    return value;
  };
}

/** An answer that was asked for anew seldom says anything else; to read all of it takes far longer than to write it. */
const saysTheSame = (before: Json | undefined, now: Json | undefined) =>
  before === now || (now !== undefined && JSON.stringify(before) === JSON.stringify(now));

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
