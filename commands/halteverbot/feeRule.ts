// How the fee of a place is made up, in the service's own rule: told to whoever says for how long or how far the zone is to
// be, and reckoned for just these days where the rule names them.
import { note, type Note, type Range, text, together } from '../../src/kit/index.ts';
import type { ZoneCall } from './asked.ts';
import type { Place } from './readPlaces.ts';

/** A length that is no number of days: „25 Meter“, „mehrere Tage“, „übers Wochenende“ */
const lengths =
  /(?<!\p{L})(?:\d{1,3}[ -]?(?:meter\w*|metres?|m)(?!\p{L})|(?:mehrere|several) (?:tage|days)(?!\p{L}))|wochenende|weekend/iu;

export function feeRuleNotes(
  places: readonly Place[],
  { question, say, values: { tage: days } }: ZoneCall,
): readonly Note[] {
  if (days === undefined && !lengths.test(question)) return [];
  const hasRule = ({ values: { feeRule = '' } }: Place) => /\d/.test(feeRule);
  const ruled = places
    .filter(hasRule)
    .map(({ name, values: { feeRule = '' } }) => say`**${name}**: ${text(feeRule)}`);
  const rules = together(ruled, '; ');
  const silent = places.filter((place) => !hasRule(place)).map(({ name }) => name);
  const without = days !== undefined && silent.length > 0 && text(silent.join(', '));
  const notes = [
    say`Gebührenregel – ${rules}.\nFee rule (in German) – ${rules}.`,
    say`Wie sich die Gebühr nach der Dauer richtet, nennt der Dienst nicht für ${without}.
      How the fee depends on the days, the service does not state for ${without}.`,
  ];
  return notes.flatMap((one) => note('condition', one) ?? []);
}

const euros = String.raw`(\d+(?:,\d{1,2})?) (?:EUR|€)`;
const firstAndNext = new RegExp(
  String.raw`${euros} (?:für den |der )?erster? Tag(?:es)?,? (?:und )?${euros} (?:je|pro|für jeden) (?:Folgetag|weiteren? Tag)`,
  'u',
);
const upTo = new RegExp(
  String.raw`${euros} (?:für |)(?:(einen Tag)|bis zu (?:(einer Woche)|(\d+) Tagen?|(\d+) Wochen))`,
  'gu',
);
const always = new RegExp(String.raw`${euros} unabhängig von der Dauer`, 'u');

/** In euros, by a rule in the service's words: „36 EUR erster Tag, 18 EUR je Folgetag“. Undefined where it names none. Pure. */
function feeByRule(rule: string, days: number): number | undefined {
  const [, first, next] = firstAndNext.exec(rule) ?? [];
  if (first !== undefined && next !== undefined) return amount(first) + amount(next) * (days - 1);
  const steps = [...rule.matchAll(upTo)]
    .map(([, fee = '', day, week, many, weeks]) => ({
      fee: amount(fee),
      most: day ? 1 : week ? 7 : many ? Number(many) : Number(weeks) * 7,
    }))
    .toSorted((a, b) => a.most - b.most);
  const step = steps.find(({ most }) => days <= most);
  if (step) return step.fee;
  const [, flat] = always.exec(rule) ?? [];
  return flat === undefined ? undefined : amount(flat);
}

const amount = (written: string): number => Number(written.replace(',', '.'));

/** The place with the fee for just these days; unchanged where the service's rule does not name it. */
export function withFeeFor(place: Place, days: number | undefined): Place {
  const { feeRule, fee } = place.values;
  const known = days === undefined || feeRule === undefined ? undefined : feeByRule(feeRule, days);
  if (known === undefined || fee === undefined) return place;
  return { ...place, values: { ...place.values, fee: { min: known, max: known } } };
}

/** What both zones cost by the service, less what it says too much or too little of their fees for these days. */
export function costWith(
  cost: Range | undefined,
  whole: readonly Place[],
  known: readonly Place[],
): Range | undefined {
  const fees = (places: readonly Place[], side: keyof Range) =>
    places.reduce((sum, { values: { fee } }) => sum + (fee?.[side] ?? 0), 0);
  const now = (side: keyof Range, all: number) => all - fees(whole, side) + fees(known, side);
  return cost && { min: now('min', cost.min), max: now('max', cost.max) };
}
