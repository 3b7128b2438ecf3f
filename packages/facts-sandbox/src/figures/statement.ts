// What an answer says of itself: currency, date, certainty, sources, what it is not, and what it had to assume.
import { z } from '../wire/resource.ts';
import { citedSources, Confidence, Source, weakest } from './data.ts';

/** How sure a part of the data is, and which sources it is from. */
export const cited = { confidence: Confidence, source: z.array(z.string()) };

/** The part that every data file has. */
export const PlainHead = z.object({
  as_of: z.iso.date(),
  currency: z.literal('EUR'),
  disclaimer_de: z.string(),
  sources: z.array(Source),
});

/** The part that every calculator's data file has. */
export const DataHead = PlainHead.extend({ formula: z.string() });

/** The part that every answer has. */
export const PlainStatement = z.object({
  currency: z.string(),
  as_of: z.iso.date(),
  confidence: Confidence,
  disclaimer_de: z.string(),
  sources: z.array(Source),
});

/** The part that every calculator's answer has. */
export const Statement = PlainStatement.extend({ formula: z.string() });

/** The statement under figures of this certainty; with the cited sources only, when they are named. */
export function statement(
  head: z.infer<typeof DataHead>,
  parts: readonly Confidence[],
  citedIds?: readonly string[],
): z.infer<typeof Statement> {
  return { formula: head.formula, ...plainStatement(head, parts, citedIds) };
}

/** The same under what is not calculated. */
export function plainStatement(
  { currency, as_of, disclaimer_de, sources }: z.infer<typeof PlainHead>,
  parts: readonly Confidence[],
  citedIds?: readonly string[],
): z.infer<typeof PlainStatement> {
  const shown = citedIds ? citedSources(sources, citedIds) : sources;
  return { currency, as_of, confidence: weakest(parts), disclaimer_de, sources: shown };
}

/** Under `omitted` the switches that this answer had to assume. */
export type Assumed = z.infer<typeof Assumed>;
export const Assumed = z.object({
  omitted: z.array(z.string()),
  taken_as: z.literal(false),
  note_de: z.string(),
  confidence: Confidence,
});

/** The same in a data file: it holds for every switch. */
export const AssumedData = Assumed.omit({ omitted: true }).strict();

/** Which of these switches a query, as it was sent, left out. */
export const omittedFrom = (names: readonly string[], query: Readonly<Record<string, string>>): string[] =>
  names.filter((name) => query[name] === undefined);
