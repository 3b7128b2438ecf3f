// Where to apply: the office in charge of a place, and whether it can be done online.
import { joined, onlineVerdict, sentence, type Sentence, strong, text } from '../../src/kit/index.ts';
import type { Speaking } from './deadlines.ts';
import { onlineAt, type Place } from './fields.ts';

/** „Zuständig in Köln: …; in Hamburg: …“, where that is asked. */
export function officeSentence(places: readonly Place[], { say, intent }: Speaking): Sentence | undefined {
  if (intent.aspect !== 'authority') return undefined;
  const offices = places.map(({ name, values: { authority } }) => {
    const office = authority === undefined ? say(unsaid) : strong(text(authority));
    return [' in ', text(name), ': ', office];
  });
  return [say({ de: 'Zuständig', en: 'In charge' }), ...joined(offices, ';')];
}

const unsaid = { de: 'nennt der Dienst nicht', en: 'the service does not say' };

/** Whether one can apply online, where that is asked and the service says yes, no or partly. */
export function onlineSentence(
  place: Place,
  { say, intent: { whether, aspect } }: Speaking,
): Sentence | undefined {
  if (!whether || aspect !== 'online') return undefined;
  const online = onlineAt(place);
  if (online === undefined) {
    return say({
      de: sentence`Ob das online geht, nennt der Dienst nicht`,
      en: sentence`The service does not say whether that works online`,
    });
  }
  return [onlineVerdict(online, say), ' in ', text(place.name)];
}
