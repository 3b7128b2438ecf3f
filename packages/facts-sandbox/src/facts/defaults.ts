// What an answer assumes of switches that were left out, and that it says so.
import { Confidence } from './provenance.ts';
import { z } from './resource.ts';

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
