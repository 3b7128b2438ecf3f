// The first line on one place or a move: a sentence for each matter, those that were asked for first.
import {
  countRange,
  headlineOf,
  isExample,
  joined,
  moneyRange,
  onlineVerdict,
  type Sentence,
  text,
  textCell,
  together,
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
  return call.say`${rest}[. ${isOnBoth && signs}].`;
}

/** „Zuständig in Köln: …; in Hamburg: …“, where that is asked. */
function officeSentence(places: readonly Place[], { say, intent }: ZoneCall): Sentence | undefined {
  if (intent.aspect !== 'authority') return undefined;
  const offices = places.map(({ name, values: { authority } }) => {
    const office = textCell(authority);
    return say`in ${text(name)}: [**${office}**][${!office}nennt der Dienst nicht]
      in ${text(name)}: [**${office}**][${!office}the service does not say]`;
  });
  const told = together(offices, '; ');
  return (
    say`Zuständig ${told}\nIn charge ${told}` ??
    say`Zuständig: nennt der Dienst nicht\nIn charge: the service does not say`
  );
}

/** Whether one can apply online, where that is asked. */
function onlineSentence(
  places: readonly Place[],
  { say, intent: { whether, aspect } }: ZoneCall,
): Sentence | undefined {
  if (!whether || aspect !== 'online') return undefined;
  const known = places.map((place) => {
    const online = onlineAt(place);
    return say`${online && onlineVerdict(online, say)} in ${text(place.name)}`;
  });
  return (
    together(known, '. ') ??
    say`Ob das online geht, nennt der Dienst nicht\nThe service does not say whether that works online`
  );
}

/** What the zones cost: one of them with its parts, both together, or only the part that was asked for. */
function costSentence(zones: Zones, call: ZoneCall): Sentence | undefined {
  const places = zones.ends.map(({ place }) => place);
  const [place, other] = places;
  const all = place && !other ? figuresSentence(place, call) : bothSentence(zones, call);
  const point = pricedPoint(call);
  if (!point || !place) return all;
  return together(pointAmounts(places, point, call), ', ') ?? joined([noAmount(point, call), all], '; ');
}

/** „36 bis 54 € Gebühr in Köln, 40 bis 100 € in München (Beispielwert, nicht bestätigt)“ */
function pointAmounts(places: readonly Place[], point: Point, { say }: ZoneCall) {
  const what = {
    fee: { de: 'Gebühr', en: 'fee' },
    signs: { de: 'für die Schilder', en: 'for the signs' },
  }[point];
  return places.map(({ name, values }, at) => {
    const isFee = point === 'fee';
    const amount = moneyRange(isFee ? values.fee : values.signRental);
    const isUnsure = isExample(isFee ? values.feeSurety : values.signsSurety);
    return say`**${amount}**[ ${at === 0 && what}] in ${text(name)}[${isUnsure} (Beispielwert, nicht bestätigt)]
      **${amount}**[ ${at === 0 && what}] in ${text(name)}[${isUnsure} (an example value, not confirmed)]`;
  });
}

const noAmount = (point: Point, { say }: ZoneCall) =>
  point === 'fee'
    ? say`Für die Gebühr nennt der Dienst keinen Betrag\nThe service states no amount for the fee`
    : say`Für die Schilder nennt der Dienst keinen Betrag\nThe service states no amount for the signs`;

/** The sum first, which is the bot's own where the service has none, then what it is made of. */
function figuresSentence(place: Place, { say, intent }: ZoneCall) {
  const { leadDays, cost } = place.values;
  const [fee, signs] = [moneyRange(place.values.fee), moneyRange(place.values.signRental)];
  const days = intent.aspects.length === 0 && countRange(leadDays, 'day');
  const parts = [
    say`Gebühr ${fee}\nfee ${fee}`,
    say`Schilder ${signs}\nsigns ${signs}`,
    say`Vorlauf ${days}\nlead time ${days}`,
  ];
  const [total, details] = [moneyRange(cost ?? sumOf(place)), together(parts, ', ')];
  const name = text(place.name);
  return (
    say`**${total}** in ${name}[${!cost} (errechnet)][: ${details}]
      **${total}** in ${name}[${!cost} (calculated)][: ${details}]` ?? say`**${name}**[: ${details}]`
  );
}

/** The sum of both zones; where the service states only the fees, these. */
function bothSentence({ cost, fees }: Zones, { say, intent }: ZoneCall): Sentence | undefined {
  const both = moneyRange(cost ?? fees);
  if (intent.aspect === 'cost')
    return say`**${both}**[${!cost} Gebühr] für beide Zonen\n**${both}**[${!cost} in fees] for both zones`;
  return cost
    ? say`Kosten für beide Zonen **${both}**\nboth zones together cost **${both}**`
    : say`Gebühr für beide Zonen **${both}**\nthe fee for both zones is **${both}**`;
}
