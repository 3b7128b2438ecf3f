// What the dates of an application mean on the day of asking.
import { type CalendarDate, type Call, date, type Sentence, sentence, strong } from '../../src/kit/index.ts';
import type { InTime } from './words.ts';

export interface Speaking extends Pick<Call, 'say' | 'intent' | 'today'> {
  /** What was asked about the time, in so many words. */
  readonly inTime: InTime | undefined;
}

/** „Klappt das noch?“, and not: „Muss ich …?“ */
const asksForTime = ({ intent: { whether, aspect }, inTime }: Speaking) =>
  whether && inTime !== 'denied' && (aspect === undefined || aspect === 'duration');

/** To „Ist es zu spät?“, no is the good news. */
const verdict = (isPossible: boolean, { say, inTime }: Speaking): string =>
  isPossible === (inTime !== 'tooLate') ? say({ de: 'Ja', en: 'Yes' }) : say({ de: 'Nein', en: 'No' });

/** That the day of the move is over, if it is; the figures are still those of a move. */
export function passedSentence(datum: CalendarDate | undefined, call: Speaking): Sentence | undefined {
  const { today, say } = call;
  if (!datum || datum >= today) return undefined;
  if (asksForTime(call)) {
    return say({
      de: sentence`${strong(verdict(false, call))}, der ${date(datum)} ist ${strong('schon vorbei')}`,
      en: sentence`${strong(verdict(false, call))}, ${date(datum)} ${strong('has passed')}`,
    });
  }
  return say({
    de: sentence`Der ${date(datum)} ist ${strong('schon vorbei')}`,
    en: sentence`${date(datum)} ${strong('has passed')}`,
  });
}

export interface Deadlines {
  /** The day by which an application is safe. */
  readonly sure: CalendarDate;
  /** The day by which it is just possible; the service may not say. */
  readonly latest: CalendarDate | undefined;
  /** True when the bot reckoned the day itself from the lead time. */
  readonly calculated: boolean;
}

/** What the asker must do by when, seen from today. */
export function deadlineSentence(deadlines: Deadlines, call: Speaking): Sentence {
  const { today, say } = call;
  const { sure, calculated } = deadlines;
  const latest = deadlines.latest === sure ? undefined : deadlines.latest;
  const how = calculated ? say({ de: ' (errechnet)', en: ' (calculated)' }) : '';
  if (today <= sure) {
    const atLatest = latest
      ? say({
          de: sentence`, allerspätestens am ${date(latest)} (kürzeste Bearbeitung)`,
          en: sentence`, on ${date(latest)} at the very latest (shortest processing)`,
        })
      : [];
    const yes = strong(verdict(true, call), say({ de: ', die Zeit reicht:', en: ', there is time:' }));
    const by = asksForTime(call)
      ? [yes, say({ de: ' sicher beantragt bis ', en: ' apply by ' }), strong(date(sure))]
      : [strong(say({ de: 'Sicher beantragt bis ', en: 'Apply by ' }), date(sure))];
    return [...by, how, ...atLatest];
  }
  if (latest && today <= latest) {
    return say({
      de: sentence`${strong('Es wird knapp: möglichst heute beantragen')}, allerspätestens am ${date(latest)}; sicher war es bis ${date(sure)}${how}`,
      en: sentence`${strong('It is tight: apply today if possible')}, on ${date(latest)} at the very latest; the safe date was ${date(sure)}${how}`,
    });
  }
  const wasLatest = latest
    ? say({
        de: sentence`, allerspätestens bis ${date(latest)}`,
        en: sentence`, the very latest ${date(latest)}`,
      })
    : [];
  return say({
    de: [
      ...sentence`${strong('Für die übliche Bearbeitung ist es zu spät')}: sicher war es bis ${date(sure)}${how}`,
      ...wasLatest,
      '; ob es noch geht, sagt die Behörde',
    ],
    en: [
      ...sentence`${strong('It is too late for the usual processing')}: the safe date was ${date(sure)}${how}`,
      ...wasLatest,
      '; only the authority can say whether it still works',
    ],
  });
}

/** By when the signs must stand. */
export const signsSentence = (day: CalendarDate, isCalculated: boolean, say: Call['say']): Sentence => {
  const how = isCalculated ? say({ de: ' (errechnet)', en: ' (calculated)' }) : '';
  return say({
    de: sentence`${strong('Die Schilder stehen spätestens am ', date(day))}${how}`,
    en: sentence`${strong('The signs must be up by ', date(day))}${how}`,
  });
};
