// The first line on one place or a move: a sentence for each matter, those that were asked for first.
import {
  headlineOf,
  joined,
  onlineVerdict,
  sentence,
  type Sentence,
  strong,
  text,
} from '../../src/kit/index.ts';
import { asksForApplying, type ZoneCall } from './asked.ts';
import { costSentence } from './cost.ts';
import { passedSentence, signsSentence, timeSentence } from './deadlines.ts';
import { onlineAt, type Place } from './readPlaces.ts';
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
