// The first line on one place or a move: a sentence for each matter, those that were asked for first.
import {
  type Cell,
  count,
  headlineOf,
  joined,
  moneyRange,
  onlineVerdict,
  sentence,
  type Sentence,
  strong,
  text,
  type Text,
} from '../../src/kit/index.ts';
import { asksForApplying, pricedPoint, type ZoneCall } from './asked.ts';
import { passedSentence, signsSentence, timeSentence } from './deadlines.ts';
import { onlineAt, type Place, sumOf } from './readPlaces.ts';
import type { Point } from './words.ts';
import type { Zones } from './zones.ts';

/** Only what the service states beyond doubt; undefined where it states nothing of it. */
export function zonesHeadline(zones: Zones, call: ZoneCall): Sentence | undefined {
  const places = zones.ends.map(({ place }) => place);
  const signs = signsSentence(zones, call);
  const isOnBoth = asksForApplying(call);
  const figures = headlineOf(
    [
      { tells: 'authority', says: officeSentence(places, call) },
      { tells: 'online', says: onlineSentence(places, call) },
      { tells: 'duration', says: signs && !isOnBoth ? signs : timeSentence(zones, call) },
      { tells: 'cost', says: costSentence(zones, call) },
    ],
    call.intent,
  );
  if (!figures) return undefined;
  const rest = joined([passedSentence(call), figures], '; ');
  return [...joined([rest, isOnBoth ? signs : undefined], '. '), '.'];
}

/** „Zuständig in Köln: …; in Hamburg: …“, where that is asked. */
function officeSentence(places: readonly Place[], { say, intent }: ZoneCall): Sentence | undefined {
  if (intent.aspect !== 'authority') return undefined;
  const unsaid = say({ de: 'nennt der Dienst nicht', en: 'the service does not say' });
  const offices = places.map(({ name, values: { authority } }) => {
    const office = authority === undefined ? unsaid : strong(text(authority));
    return [' in ', text(name), ': ', office];
  });
  const told = offices.length > 0 ? joined(offices, ';') : [': ', unsaid];
  return [say({ de: 'Zuständig', en: 'In charge' }), ...told];
}

/** Whether one can apply online, where that is asked. */
function onlineSentence(
  places: readonly Place[],
  { say, intent: { whether, aspect } }: ZoneCall,
): Sentence | undefined {
  if (!whether || aspect !== 'online') return undefined;
  const known = places.flatMap((place): Sentence[] => {
    const online = onlineAt(place);
    return online ? [[onlineVerdict(online, say), ' in ', text(place.name)]] : [];
  });
  const unsaid = say({
    de: sentence`Ob das online geht, nennt der Dienst nicht`,
    en: sentence`The service does not say whether that works online`,
  });
  return known.length === 0 ? unsaid : joined(known, '. ');
}

/** What the zones cost: one of them with its parts, both together, or only the part that was asked for. */
function costSentence(zones: Zones, call: ZoneCall): Sentence | undefined {
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
