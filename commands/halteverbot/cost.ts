// What the zones cost, in a sentence: one of them with its parts, both together, or only the part that was asked for.
import {
  type Cell,
  count,
  joined,
  moneyRange,
  sentence,
  type Sentence,
  strong,
  text,
  type Text,
} from '../../src/kit/index.ts';
import { pricedPoint, type ZoneCall } from './asked.ts';
import { type Place, sumOf } from './readPlaces.ts';
import type { Point } from './words.ts';
import type { Zones } from './zones.ts';

export function costSentence(zones: Zones, call: ZoneCall): Sentence | undefined {
  const places = zones.ends.map(({ place }) => place);
  const [place, other] = places;
  const all = place && !other ? figuresSentence(place, call) : bothSentence(zones, call);
  const point = pricedPoint(call);
  if (!point || !place) return all;
  const amounts = pointAmounts(places, point, call);
  return amounts.length > 0 ? joined(amounts, ', ') : joined([call.say(noAmount[point]), all], '; ');
}

/** „36 bis 54 € Gebühr in Köln, 40 bis 100 € in München (Beispielwert, nicht bestätigt)“ */
function pointAmounts(places: readonly Place[], point: Point, { say }: ZoneCall): readonly Sentence[] {
  return places.flatMap(({ name, values }, at): Sentence[] => {
    const isFee = point === 'fee';
    const amount = moneyRange(isFee ? values.fee : values.signRental);
    const surety = isFee ? values.feeSurety : values.signsSurety;
    const unsure = surety === 'illustrative' ? say(example) : '';
    const where = at === 0 ? say(what[point]) : ' in ';
    return amount ? [[strong(amount), where, text(name), unsure]] : [];
  });
}

const example = { de: ' (Beispielwert, nicht bestätigt)', en: ' (an example value, not confirmed)' };
const what = {
  fee: { de: ' Gebühr in ', en: ' fee in ' },
  signs: { de: ' für die Schilder in ', en: ' for the signs in ' },
};
const noAmount = {
  fee: {
    de: sentence`Für die Gebühr nennt der Dienst keinen Betrag`,
    en: sentence`The service states no amount for the fee`,
  },
  signs: {
    de: sentence`Für die Schilder nennt der Dienst keinen Betrag`,
    en: sentence`The service states no amount for the signs`,
  },
};

/** The sum first, which is the bot's own where the service has none, then what it is made of. */
function figuresSentence(place: Place, { say, intent }: ZoneCall): Sentence {
  const { leadDays, fee, signRental, cost } = place.values;
  const isOnDays = leadDays && intent.aspects.length === 0;
  const named: readonly (readonly [Text, Cell | undefined])[] = [
    [{ de: 'Gebühr ', en: 'fee ' }, moneyRange(fee)],
    [{ de: 'Schilder ', en: 'signs ' }, moneyRange(signRental)],
    [{ de: 'Vorlauf ', en: 'lead time ' }, isOnDays ? count(leadDays.min, leadDays.max, 'day') : undefined],
  ];
  const details = joined(
    named.map(([label, cell]) => cell && [say(label), cell]),
    ', ',
  );
  const total = moneyRange(cost ?? sumOf(place));
  const how = cost ? '' : say({ de: ' (errechnet)', en: ' (calculated)' });
  const subject = total ? [strong(total), ' in ', text(place.name), how] : [strong(text(place.name))];
  return [...subject, ...(details.length > 0 ? [': ', ...details] : [])];
}

/** The sum of both zones; where the service states only the fees, these. */
function bothSentence({ cost, fees }: Zones, { say, intent }: ZoneCall): Sentence | undefined {
  const both = moneyRange(cost ?? fees);
  if (!both) return undefined;
  if (intent.aspect === 'cost') {
    const behind = cost
      ? { de: ' für beide Zonen', en: ' for both zones' }
      : { de: ' Gebühr für beide Zonen', en: ' in fees for both zones' };
    return [strong(both), say(behind)];
  }
  const before = cost
    ? { de: 'Kosten für beide Zonen ', en: 'both zones together cost ' }
    : { de: 'Gebühr für beide Zonen ', en: 'the fee for both zones is ' };
  return [say(before), strong(both)];
}
