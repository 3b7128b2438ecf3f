// The chamber that examines somebody: found by city, or roughly by the first two digits of a postal code.
import type { Confidence } from './provenance.ts';
import { z } from './resource.ts';
import { type SachkundeCity, sachkundeData } from './sachkunde34aData.ts';

const { cities, plz_lookup, plz_note_de, unknown_fee } = sachkundeData;

export const Chamber = z.object({
  city: z.string().nullable(),
  city_name: z.string().nullable(),
  state: z.string().nullable(),
  plz: z.string().nullable(),
  resolved_by: z.enum(['city', 'plz_prefix']),
  resolution_note_de: z.string().nullable(),
  ihk: z.string(),
  ihk_exam_fee_eur: z.number().nullable(),
  fee_as_of: z.string().nullable(),
  fee_note_de: z.string().nullable(),
  fee_range_typical_min_eur: z.number().nullable(),
  fee_range_typical_max_eur: z.number().nullable(),
  oral_retake_eur: z.number().nullable(),
});

export interface Found {
  readonly chamber: z.infer<typeof Chamber>;
  readonly confidence: readonly Confidence[];
  readonly source: readonly string[];
}

/** The chamber of a city slug or of a PLZ; undefined when neither is known. */
export function findChamber(typed: string): Found | undefined {
  if (/^\d{5}$/.test(typed)) return byPlz(typed);
  const city = cities.find(({ slug }) => slug === typed);
  return city && ofCity(city);
}

function byPlz(plz: string): Found | undefined {
  const area = plz_lookup.find(({ plz_prefix }) => plz.startsWith(plz_prefix));
  if (!area) return undefined;
  const city = cities.find(({ slug }) => slug === area.city_slug);
  const { chamber, confidence, source } = city ? ofCity(city) : withoutCity(area.ihk);
  return {
    chamber: { ...chamber, plz, resolved_by: 'plz_prefix', resolution_note_de: plz_note_de },
    confidence: [...confidence, area.confidence],
    // Which chamber a prefix belongs to is no chamber's own statement.
    source: [...source, 'own'],
  };
}

/** What is known of a city's chamber. */
export function ofCity(city: SachkundeCity): Found {
  const { ihk_exam_fee_eur, oral_retake_eur, fee_as_of, note_de } = city;
  const unknown = withoutCity(city.ihk);
  const isKnown = ihk_exam_fee_eur !== null;
  return {
    chamber: {
      ...unknown.chamber,
      city: city.slug,
      city_name: city.name,
      state: city.state,
      resolved_by: 'city',
      ...(isKnown && {
        ihk_exam_fee_eur,
        oral_retake_eur,
        fee_as_of,
        fee_note_de: note_de || null,
        fee_range_typical_min_eur: null,
        fee_range_typical_max_eur: null,
      }),
    },
    confidence: [city.confidence],
    source: city.source,
  };
}

const withoutCity = (ihk: string): Found => ({
  chamber: {
    ...{ city: null, city_name: null, state: null, plz: null },
    resolved_by: 'plz_prefix',
    resolution_note_de: null,
    ihk,
    ...{ ihk_exam_fee_eur: null, oral_retake_eur: null, fee_as_of: null },
    fee_note_de: unknown_fee.note_de,
    fee_range_typical_min_eur: unknown_fee.range_min_eur,
    fee_range_typical_max_eur: unknown_fee.range_max_eur,
  },
  confidence: [unknown_fee.confidence],
  source: unknown_fee.source,
});
