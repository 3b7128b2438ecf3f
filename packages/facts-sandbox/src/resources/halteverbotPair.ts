// No-parking zones: the places with lead times and costs, and what both ends of a move take, with a moving date or without.
import { Confidence, readData, Source } from '../figures/data.ts';
import { type CalendarDate, daysBefore, daysBetween } from '../figures/units.ts';
import { z } from '../wire/resource.ts';

const days = z.int().positive();
const euros = z.number().nonnegative();

export type Place = z.infer<typeof Place>;
export const Place = z.strictObject({
  slug: z.string(),
  name: z.string(),
  type: z.enum(['city', 'berlin-district']),
  state: z.string(),
  lead_days_min: days,
  lead_days_max: days,
  fee_min_eur: euros,
  fee_max_eur: euros,
  fee_rule_de: z.string(),
  fee_confidence: Confidence,
  sign_rental_min_eur: euros,
  sign_rental_max_eur: euros,
  sign_rental_confidence: Confidence,
  signs_up_days_before: days,
  authority: z.string(),
  portal_url: z.url(),
  online_application: z.string(),
  notes_de: z.string(),
  confidence: Confidence,
  source: z.array(z.string()),
});

export const Legal = z.strictObject({
  signs_standing_min_full_days: days,
  fee_frame_min_eur: euros,
  fee_frame_max_eur: euros,
  note_de: z.string(),
  confidence: Confidence,
  source: z.array(z.string()),
});

const HalteverbotData = z.object({
  as_of: z.iso.date(),
  currency: z.literal('EUR'),
  disclaimer_de: z.string(),
  legal: Legal,
  definitions_de: z.record(z.string(), z.string()),
  sources: z.array(Source),
  locations: z.array(Place),
});

export const halteverbotData = readData('halteverbot', HalteverbotData);

export const PairFigures = z.object({
  max_days: z.int(),
  min_days: z.int(),
  order: z.array(z.string()),
  cost_min_eur: z.number(),
  cost_max_eur: z.number(),
});

const dates = {
  apply_by_recommended: z.iso.date(),
  apply_by_latest: z.iso.date(),
  signs_up_by: z.iso.date(),
};

export const PairSchedule = z.object({
  datum: z.iso.date(),
  days_until: z.int(),
  urgency: z.enum(['vergangen', 'zu_spaet', 'kritisch', 'knapp', 'ausreichend']),
  schedule: z.object({
    ...dates,
    locations: z.array(z.object({ location: z.string(), name: z.string(), ...dates })),
  }),
});

/** The figures of a pair: days in calendar days, costs for both zones, also when they are in one place. */
export function pairFigures(von: Place, nach: Place): z.infer<typeof PairFigures> {
  const order = nach.lead_days_max > von.lead_days_max ? [nach, von] : [von, nach];
  return {
    max_days: Math.max(von.lead_days_max, nach.lead_days_max),
    min_days: Math.max(von.lead_days_min, nach.lead_days_min),
    order: order.map((place) => place.slug),
    cost_min_eur: von.fee_min_eur + von.sign_rental_min_eur + nach.fee_min_eur + nach.sign_rental_min_eur,
    cost_max_eur: von.fee_max_eur + von.sign_rental_max_eur + nach.fee_max_eur + nach.sign_rental_max_eur,
  };
}

/** What a moving date adds: how far off it is, whether that is enough, and which days to keep. */
export function pairSchedule(
  von: Place,
  nach: Place,
  datum: CalendarDate,
  today: CalendarDate,
): z.infer<typeof PairSchedule> {
  const { max_days, min_days } = pairFigures(von, nach);
  const days_until = daysBetween(today, datum);
  return {
    datum,
    days_until,
    urgency: urgencyOf(days_until, min_days, max_days),
    schedule: {
      apply_by_recommended: daysBefore(datum, max_days),
      apply_by_latest: daysBefore(datum, min_days),
      signs_up_by: daysBefore(datum, Math.max(von.signs_up_days_before, nach.signs_up_days_before)),
      locations: [von, nach].map((place) => ({
        location: place.slug,
        name: place.name,
        apply_by_recommended: daysBefore(datum, place.lead_days_max),
        apply_by_latest: daysBefore(datum, place.lead_days_min),
        signs_up_by: daysBefore(datum, place.signs_up_days_before),
      })),
    },
  };
}

// Signs go up four days before, and somebody has to put them up: with less, no authority can help any more.
const daysNeededForSigns = 5;

function urgencyOf(
  daysUntil: number,
  minDays: number,
  maxDays: number,
): z.infer<typeof PairSchedule>['urgency'] {
  if (daysUntil < 0) return 'vergangen';
  if (daysUntil < daysNeededForSigns) return 'zu_spaet';
  if (daysUntil < minDays) return 'kritisch';
  if (daysUntil < maxDays) return 'knapp';
  return 'ausreichend';
}
