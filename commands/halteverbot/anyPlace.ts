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
  const spanOf = (all: readonly { readonly min: number; readonly max: number }[]) =>
    [Math.min(...all.map(({ min }) => min)), Math.max(...all.map(({ max }) => max))] as const;
  const cost = strong(money(...spanOf(sums)));
  const lead = strong(count(...spanOf(days), 'day'));
  return [
    {
      tells: 'cost',
      says:
        sums.length === 0
          ? undefined
          : say({
              de: sentence`Eine Zone kostet je nach Ort ${cost} (errechnet: Gebühr und Schilder)`,
              en: sentence`A zone costs ${cost}, depending on the place (calculated: fee and signs)`,
            }),
    },
    {
      tells: 'duration',
      says:
        days.length === 0
          ? undefined
          : say({
              de: sentence`Vorlauf je nach Ort ${lead}`,
              en: sentence`lead time ${lead}, depending on the place`,
            }),
    },
  ];
}
