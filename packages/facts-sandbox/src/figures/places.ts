// Where something is: the federal states by their names, and which of them and which city a postal code (PLZ) belongs to.
import { z } from '../wire/resource.ts';
import { Confidence, readData, Source } from './data.ts';

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

type FederalState = z.infer<typeof StatesData>['states'][number];

/** All 16, by name. */
export const { states } = readData('states', StatesData);

/** The state of this name, slug or other spelling of its slug (`baden-wurttemberg`); exactly, nothing is guessed. */
export function findState(typed: string): FederalState | undefined {
  return states.find(({ slug, name, aliases }) => [slug, name, ...aliases].includes(typed));
}

const digits = (count: string) => z.string().regex(new RegExp(`^\\d{${count}}$`));
const cited = { confidence: Confidence, source: z.array(z.string()) };

const PlzData = z.strictObject({
  plz_note_de: z.string(),
  sources: z.array(Source),
  plz_state_prefixes: z.array(
    z.strictObject({ plz_prefix: digits('2,3'), state: z.string(), ambiguous: z.boolean(), ...cited }),
  ),
  plz_city_ranges: z.array(
    z.strictObject({
      city: z.string(),
      state: z.string(),
      plz_ranges: z.array(z.tuple([digits('5'), digits('5')])),
      ...cited,
    }),
  ),
});

export const plzData = readData('plz', PlzData);

/** A PLZ as a parameter: exactly five digits. */
export const Plz = z
  .string()
  .regex(/^[0-9]{5}$/, 'exactly five digits')
  .openapi({ description: 'postal code, five digits', example: '10115' });

interface PlzPlace {
  /** Slug of the city; absent outside the larger cities. */
  readonly city?: string;
  /** Slug of the state; absent when no state has such a PLZ. */
  readonly state?: string;
  /** The first digits are found in more than one state: the state is only the likely one. */
  readonly ambiguous: boolean;
  readonly confidence: Confidence;
  /** Ids of sources in `plzData.sources`. */
  readonly source: readonly string[];
}

/** The place of a PLZ of five digits: the state by the longest known prefix, unless the city already tells it. */
export function findPlz(plz: string): PlzPlace {
  const inCity = plzData.plz_city_ranges.find(({ plz_ranges }) =>
    plz_ranges.some(([first, last]) => first <= plz && plz <= last),
  );
  if (inCity) {
    const { city, state, confidence, source } = inCity;
    return { city, state, ambiguous: false, confidence, source };
  }
  const [inState] = plzData.plz_state_prefixes
    .filter(({ plz_prefix }) => plz.startsWith(plz_prefix))
    .toSorted((a, b) => b.plz_prefix.length - a.plz_prefix.length);
  if (!inState) return { ambiguous: false, confidence: 'illustrative', source: [] };
  const { state, ambiguous, confidence, source } = inState;
  return { state, ambiguous, confidence, source };
}
