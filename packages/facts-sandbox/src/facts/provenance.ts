// Where a figure comes from and how sure it is: the part that the data of every resource shares.
import { z } from './resource.ts';

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
