// Reads a data file and holds it to its shape; and what all of them share: where a figure comes from and how sure it is.
import { readFileSync } from 'node:fs';
import { z } from '../wire/resource.ts';

/** The content of `data/<name>.json`. Throws when the file does not fit the shape: a slip stops the start. */
export function readData<Shape extends z.ZodType>(name: string, shape: Shape): z.output<Shape> {
  return shape.parse(JSON.parse(readFileSync(new URL(`../../data/${name}.json`, import.meta.url), 'utf8')));
}

const fromStrongToWeak = ['statutory', 'typical', 'illustrative'] as const;

export type Confidence = z.infer<typeof Confidence>;
export const Confidence = z.enum(fromStrongToWeak);

/** A source as it is given out; remarks in the data that are meant for its editors are left behind. */
export type Source = z.infer<typeof Source>;
export const Source = z.object({
  id: z.string(),
  title: z.string(),
  short_title: z.string(),
  url: z.url().optional(),
  legal_reference: z.string().optional(),
  /** A day, or only the month or the year. */
  as_of: z
    .string()
    .regex(/^\d{4}(?:-\d{2}){0,2}$/)
    .optional(),
  kind: z.enum(['law', 'authority', 'programme', 'press', 'vendor', 'third-party', 'unverified', 'fiction']),
});

/** A result is no surer than the least sure of its parts. */
export function weakest(parts: readonly Confidence[]): Confidence {
  return fromStrongToWeak.findLast((confidence) => parts.includes(confidence)) ?? 'illustrative';
}

/** The cited sources, each once, in the order of citation; an id that no source has is left out. */
export function citedSources(sources: readonly Source[], cited: readonly string[]): Source[] {
  return [...new Set(cited)].flatMap((id) => sources.filter((source) => source.id === id));
}
