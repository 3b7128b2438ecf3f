// What the fields of a fact sheet say as sentences: the papers, the time, the office, the law, the fee.
import {
  type Call,
  type Cell,
  hasNeed,
  isGerman,
  onlineVerdict,
  saidCell,
  type Sentence,
  sentence,
  strong,
  text,
  type Text,
} from '../../src/kit/index.ts';
import { daysCell, explained, feeCell, type TopicSheet } from './readTopic.ts';

type Speaking = Pick<Call, 'lang' | 'say' | 'intent'>;

/** One field, where the service has it. */
export function lineOn(
  aspect: NonNullable<Call['intent']['aspect']>,
  sheet: TopicSheet,
  name: string,
  { lang, say }: Pick<Call, 'lang' | 'say'>,
): Sentence | undefined {
  const on = (label: Text, cell: Cell | undefined): Sentence | undefined =>
    cell === undefined ? undefined : [strong(text(name)), ': ', say(label), ' ', strong(cell), '.'];
  switch (aspect) {
    case 'documents':
      return on({ de: 'Unterlagen', en: 'documents' }, sheet.documents);
    case 'duration':
      return on(
        { de: 'Dauer', en: 'time needed' },
        explained(daysCell(sheet.days, say), sheet.daysText, lang),
      );
    case 'authority':
      return on({ de: 'zuständig', en: 'in charge' }, sheet.authority);
    case 'online':
      return on({ de: 'online', en: 'online' }, sheet.online);
    case 'basis':
      return on({ de: 'Rechtsgrundlage', en: 'legal basis' }, sheet.law);
    case 'meaning':
    case 'duty':
    case 'cost':
      return undefined;
  }
}

/** „Kann ich das online?“: yes, no or partly first. */
export function verdictOnline(
  { isOnline, onlineText }: TopicSheet,
  name: string,
  { lang, say, intent: { whether, aspect } }: Speaking,
): Sentence | undefined {
  if (!whether || aspect !== 'online' || isOnline === undefined) return undefined;
  // What the service says of it is German; in English the table has it.
  const how = onlineText === undefined || lang === 'en' ? [] : [' (', text(onlineText), ')'];
  return [onlineVerdict(isOnline, say), ': ', text(name), ...how, '.'];
}

/** The fee with what the service says of it. */
export function feeLine(
  sheet: TopicSheet,
  name: string,
  { lang, say }: Pick<Call, 'lang' | 'say'>,
): Sentence | undefined {
  const said = sheet.feeText;
  // „Förderantrag kostenfrei; Beratung typisch 1.300-2.500 EUR“: nought is not what it costs.
  const isElsewhere =
    sheet.fee.max === 0 && said !== undefined && hasNeed(said, 'money') && /\d\s?(?:EUR|€)/.test(said);
  const fee = isElsewhere ? undefined : feeCell(sheet.fee, say);
  if (fee === undefined && said === undefined) return undefined;
  const label = say({ de: ': Gebühr ', en: ': fee ' });
  const unsure = sheet.isFeeUnsure
    ? say({ de: ' – Beispielwert, nicht bestätigt', en: ' – an example value, not confirmed' })
    : '';
  if (fee === undefined) return [strong(text(name)), ': ', saidCell(said ?? '', lang), unsure, '.'];
  const german = lang === 'en' && isGerman(said ?? '') ? 'in German: ' : '';
  const why: Sentence = said === undefined ? [] : sentence` (${german}${text(said)})`;
  return [strong(text(name)), label, strong(fee), unsure, ...why, '.'];
}
