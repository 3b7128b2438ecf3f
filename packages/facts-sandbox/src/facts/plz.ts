// Which federal state and which larger city a postal code (PLZ) belongs to, as near as its digits tell.
import { readData } from './data.ts';
import { Confidence, Source } from './provenance.ts';
import { z } from './resource.ts';

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

export interface PlzPlace {
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
