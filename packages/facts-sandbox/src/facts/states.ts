// The federal states: what they are called and how their names may stand in an address.
import { readData } from './data.ts';
import { z } from './resource.ts';

const StatesData = z.strictObject({
  states: z
    .array(
      z.strictObject({
        slug: z.string(),
        name: z.string(),
        code: z.string().length(2),
        aliases: z.array(z.string()),
      }),
    )
    .length(16),
});

export type FederalState = z.infer<typeof StatesData>['states'][number];

/** All 16, by name. */
export const { states } = readData('states', StatesData);

/** The state of this name, slug or other spelling of its slug (`baden-wurttemberg`); exactly, nothing is guessed. */
export function findState(typed: string): FederalState | undefined {
  return states.find(({ slug, name, aliases }) => [slug, name, ...aliases].includes(typed));
}
