// What city and state may add to the federal grant for a heat pump: hints, never part of the sum.
import { findPlz } from './plz.ts';
import { Confidence } from './provenance.ts';
import { z } from './resource.ts';
import { states } from './states.ts';
import { LocalPosition, type Pump, waermepumpeData } from './waermepumpeData.ts';

const { local_funding, local_funding_note_de, plz: plzNote } = waermepumpeData;

export type LocalFunding = z.infer<typeof LocalFunding>;
export const LocalFunding = z.object({
  plz: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  state_name: z.string().nullable(),
  state_only_likely: z.boolean(),
  place_note_de: z.string(),
  place_confidence: Confidence,
  positions: z.array(LocalPosition),
  in_total: z.literal(false),
  note_de: z.string(),
});

/** The place of a PLZ and the positions that there may be in it for this pump. */
export function localFunding(plz: string, { pump_type }: Pump): LocalFunding {
  const { city = null, state = null, ambiguous, confidence } = findPlz(plz);
  return {
    plz,
    city,
    state,
    state_name: states.find(({ slug }) => slug === state)?.name ?? null,
    state_only_likely: ambiguous,
    place_note_de: plzNote.note_de,
    place_confidence: confidence,
    positions: local_funding.filter(
      (position) =>
        (position.level === 'city' ? position.city === city : position.state === state) &&
        (position.applies_to?.includes(pump_type) ?? true),
    ),
    in_total: false,
    note_de: local_funding_note_de,
  };
}

/** Ids of the sources of a place and its positions. */
export const localSources = ({ positions }: LocalFunding): string[] =>
  [...positions, plzNote].flatMap(({ source }) => source);
