// One place's entry in the halteverbot resources: which fields mean what, and how they are called.
import {
  type Cell,
  count,
  countRange,
  type FactsRecord,
  type Labels,
  type Online,
  type Range,
  readChoice,
  readRange,
  text,
} from '../../src/kit/index.ts';

export const labels: Labels = {
  von: { de: 'Von', en: 'From' },
  nach: { de: 'Nach', en: 'To' },
  fee_rule_de: { de: 'Gebührenregel', en: 'Fee rule' },
  fee_confidence: { de: 'Gebühr: wie sicher', en: 'Fee: how sure' },
  sign_rental_confidence: {
    de: 'Schildermiete: wie sicher',
    en: 'Sign rental: how sure',
  },
  signs_up_days_before: {
    de: 'Schilder stehen Tage vorher',
    en: 'Signs up, days before',
  },
  authority: { de: 'Zuständig', en: 'Authority' },
  portal_url: { de: 'Portal', en: 'Portal' },
  state: { de: 'Bundesland', en: 'State' },
  type: { de: 'Art', en: 'Type' },
  source: { de: 'Quellenkürzel', en: 'Source ids' },
  legal: { de: 'Recht', en: 'Law' },
  signs_standing_min_full_days: {
    de: 'Schilder stehen mindestens volle Tage',
    en: 'Signs up, full days at least',
  },
  fee_frame_min_eur: { de: 'Gebührenrahmen ab', en: 'Fee frame from' },
  fee_frame_max_eur: { de: 'Gebührenrahmen bis', en: 'Fee frame to' },
  days_until: { de: 'Tage bis zum Termin', en: 'Days until the date' },
  urgency: { de: 'Dringlichkeit', en: 'Urgency' },
  datum: { de: 'Termin', en: 'Date' },
  schedule: { de: 'Zeitplan', en: 'Schedule' },
};

export interface Place {
  readonly slug: string;
  readonly name: string;
  readonly leadDays: Range | undefined;
  /** Euros for one zone. */
  readonly fee: Range | undefined;
  /** Euros for one zone. */
  readonly signRental: Range | undefined;
  readonly online: Cell | undefined;
  /** Whether one can apply online; undefined where the service's words do not begin with it. */
  readonly isOnline: Online | undefined;
  /** For what else the service says of the place. */
  readonly record: FactsRecord;
}

/** Reads the fields of a place by their names, in the spellings that services use. */
export function readPlace(record: FactsRecord): Place {
  const { value: slug, label: name } = readChoice(record);
  const online = record.text('online_application', 'online', 'online_antrag', 'onlineAntrag');
  return {
    slug,
    name,
    leadDays: readRange(record, [
      'lead_days',
      'leadTimeDays',
      'vorlauf_tage',
      'bearbeitungszeit_tage',
      'processing_days',
    ]),
    fee: readRange(record, ['fee', 'gebuehr', 'verwaltungsgebuehr']),
    signRental: readRange(record, ['sign_rental', 'schildermiete', 'schilder', 'signs']),
    online: online === undefined ? undefined : text(online),
    isOnline: readOnline(online ?? ''),
    record,
  };
}

/** „ja (Online-Formular)“ */
function readOnline(said: string): Place['isOnline'] {
  if (/^(?:ja|yes|true)\b/i.test(said)) return 'yes';
  if (/^(?:teilweise|teils|partly)\b/i.test(said)) return 'partly';
  return /^(?:nein|no|false)\b/i.test(said) ? 'no' : undefined;
}

export const dayRange = (range: Range | undefined) => countRange(range);
export const daySpan = (range: Range) => count(range.min, range.max, 'day');
