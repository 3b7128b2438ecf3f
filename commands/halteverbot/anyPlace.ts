// No place was said: what a zone comes to anywhere, and how long before one applies.
import {
  type Call,
  count,
  type Document,
  type FactsRecord,
  type HeadlinePart,
  headlineOf,
  money,
  sentence,
  spanOf,
  strong,
} from '../../src/kit/index.ts';
import { type Place, readPlaces } from './fields.ts';
import { type PlacesCall, placesDocument } from './overview.ts';

export function anyPlaceDocument(answer: FactsRecord, call: PlacesCall): Document {
  const places = readPlaces(answer);
  const headline = headlineOf(anywhere(places, call.say), call.intent);
  const all = placesDocument(answer, call, places);
  return headline ? { ...all, headline: [...headline, '.'] } : all;
}

function anywhere(places: readonly Place[], say: Call['say']): readonly HeadlinePart[] {
  const sums = places.flatMap(({ values: { fee, signRental } }) =>
    fee && signRental ? [{ min: fee.min + signRental.min, max: fee.max + signRental.max }] : [],
  );
  const days = places.flatMap(({ values: { leadDays } }) => leadDays ?? []);
  const [cost, lead] = [spanOf(sums), spanOf(days)];
  return [
    {
      tells: 'cost',
      says:
        cost &&
        say({
          de: sentence`Eine Zone kostet je nach Ort ${strong(money(cost.min, cost.max))} (errechnet: Gebühr und Schilder)`,
          en: sentence`A zone costs ${strong(money(cost.min, cost.max))}, depending on the place (calculated: fee and signs)`,
        }),
    },
    {
      tells: 'duration',
      says:
        lead &&
        say({
          de: sentence`Vorlauf je nach Ort ${strong(count(lead.min, lead.max, 'day'))}`,
          en: sentence`lead time ${strong(count(lead.min, lead.max, 'day'))}, depending on the place`,
        }),
    },
  ];
}
