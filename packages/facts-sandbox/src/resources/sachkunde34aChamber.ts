// The chamber that examines security staff: found by city, or roughly by the first two digits of a postal code.
import { Confidence, readData } from '../figures/data.ts';
import { cited, DataHead } from '../figures/statement.ts';
import { z } from '../wire/resource.ts';

const euros = z.number().nonnegative();

export const CourseFormat = z.enum(['guenstig', 'median', 'intensiv']);

export const Exam = z.strictObject({
  written_minutes: z.int(),
  oral_minutes: z.int(),
  pass_written_percent: z.number(),
  pass_written_percent_confidence: Confidence,
  parts: z.array(z.string()),
  admission_requirements: z.string(),
  any_ihk_allowed: z.boolean(),
  written_questions_de: z.string(),
  ...cited,
});

export const ExtraCost = z.strictObject({
  item_de: z.string(),
  amount_eur: euros,
  legal_reference: z.string(),
  ...cited,
});

export type Preparation = z.infer<typeof Preparation>;
const Preparation = z.strictObject({
  kursformat: CourseFormat,
  min_eur: euros,
  default_eur: euros,
  max_eur: euros,
  description_de: z.string(),
  ...cited,
});

type SachkundeCity = z.infer<typeof SachkundeCity>;
const SachkundeCity = z.strictObject({
  slug: z.string(),
  name: z.string(),
  state: z.string(),
  ihk: z.string(),
  ihk_exam_fee_eur: euros.nullable(),
  oral_retake_eur: euros.nullable(),
  fee_as_of: z.string().nullable(),
  note_de: z.string(),
  ...cited,
});

const SachkundeData = DataHead.extend({
  exam: Exam,
  required_for_de: z.array(z.string()),
  not_required_de: z.string(),
  extra_costs: z.array(ExtraCost),
  preparation: z.array(Preparation).length(3),
  unknown_fee: z.strictObject({
    range_min_eur: euros,
    range_max_eur: euros,
    note_de: z.string(),
    ...cited,
  }),
  cities: z.array(SachkundeCity),
  plz_lookup: z.array(
    z.strictObject({
      plz_prefix: z.string().length(2),
      ihk: z.string(),
      city_slug: z.string().nullable(),
      confidence: Confidence,
    }),
  ),
  plz_note_de: z.string(),
});

export const sachkundeData = readData('sachkunde34a', SachkundeData);

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

interface Found {
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
