// What the days of a move mean by today: by when to apply, when the signs stand, and whether anybody works on them.
import {
  type CalendarDate,
  type Call,
  count,
  date,
  dayWithWeekday,
  type Lang,
  quantitiesIn,
  type Range,
  readWords,
  sentence,
  type Sentence,
  strong,
  workdayUntil,
} from '../../src/kit/index.ts';
import type { InTime } from './words.ts';

export interface Speaking extends Pick<Call, 'say' | 'intent' | 'today' | 'question'> {
  /** What was asked about the time, in so many words. */
  readonly inTime: InTime | undefined;
  /** The day of applying, where another one than today was said. */
  readonly applying?: CalendarDate | undefined;
}

/** „Klappt das noch?“, and not: „Muss ich …?“ */
const asksForTime = ({ intent: { whether, aspect }, inTime, applying }: Speaking) =>
  (whether || applying !== undefined) &&
  inTime !== 'denied' &&
  (aspect === undefined || aspect === 'duration');

/** By when to apply, whatever else is asked: „wann beantragen, wann müssen die Schilder stehen?“ */
export const asksForApplying = ({ question }: Speaking) =>
  /antrag|beantrag|einreich|appl(?:y|ication)/i.test(question.slice(0, 2_000));

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
  /** Each place with its own safe day, where they differ or were asked for: the stricter one first. */
  readonly places?: readonly { readonly name: string; readonly sure: CalendarDate }[];
  /** In whose state the first and the second day are: holidays differ. Undefined where several may be meant. */
  readonly sureIn?: string | undefined;
  readonly latestIn?: string | undefined;
}

/** What the asker must do by when, seen from today or from the day of applying that was said. */
export function deadlineSentence(deadlines: Deadlines, call: Speaking): Sentence {
  const { say } = call;
  const day = call.applying ?? call.today;
  const { sure, calculated, sureIn, latestIn } = deadlines;
  const latest = deadlines.latest === sure ? undefined : deadlines.latest;
  const how = calculated ? say({ de: ' (errechnet)', en: ' (calculated)' }) : '';
  const onSure = (lang: Lang) => dayWithWeekday(sure, lang, { state: sureIn });
  const onLatest = (day: CalendarDate, lang: Lang) => dayWithWeekday(day, lang, { state: latestIn });
  if (day <= sure) {
    const atLatest = latest
      ? say({
          de: sentence`, allerspätestens am ${dayWithWeekday(latest, 'de', { state: latestIn, more: 'kürzeste Bearbeitung' })}`,
          en: sentence`, on ${dayWithWeekday(latest, 'en', { state: latestIn, more: 'shortest processing' })} at the very latest`,
        })
      : [];
    const last = say({ de: onSure('de'), en: onSure('en') });
    const yes = strong(verdict(true, call), say({ de: ', die Zeit reicht:', en: ', there is time:' }));
    const by = asksForTime(call)
      ? [yes, say({ de: ' sicher beantragt bis ', en: ' apply by ' }), strong(last)]
      : [strong(say({ de: 'Sicher beantragt bis ', en: 'Apply by ' }), last)];
    const [there, elsewhere] = placesInTurn(deadlines, call);
    return [...by, how, ...there, ...better(sure, sureIn, day, call), ...atLatest, ...elsewhere];
  }
  if (day > call.today) return notSure(deadlines, day, how, call);
  if (latest && day <= latest) {
    return say({
      de: sentence`${strong('Es wird knapp: möglichst heute beantragen')}, allerspätestens am ${onLatest(latest, 'de')}; sicher war es bis ${onSure('de')}${how}`,
      en: sentence`${strong('It is tight: apply today if possible')}, on ${onLatest(latest, 'en')} at the very latest; the safe date was ${onSure('en')}${how}`,
    });
  }
  const wasLatest = latest
    ? say({
        de: sentence`, allerspätestens bis ${onLatest(latest, 'de')}`,
        en: sentence`, the very latest ${onLatest(latest, 'en')}`,
      })
    : [];
  return say({
    de: [
      ...sentence`${strong('Für die übliche Bearbeitung ist es zu spät')}: sicher war es bis ${onSure('de')}${how}`,
      ...wasLatest,
      '; ob es noch geht, sagt die Behörde',
    ],
    en: [
      ...sentence`${strong('It is too late for the usual processing')}: the safe date was ${onSure('en')}${how}`,
      ...wasLatest,
      '; only the authority can say whether it still works',
    ],
  });
}

/** „ in Köln“ and „; in Bremen bis 29.01.2027 (Fr.)“: what is better, or just possible, is said of the first; „ in beiden Orten“. */
function placesInTurn({ places = [] }: Deadlines, { say }: Speaking): readonly [Sentence, Sentence] {
  const [first, second] = places;
  if (!first || !second) return [[], []];
  if (first.sure === second.sure) return [[say({ de: ' in beiden Orten', en: ' in both places' })], []];
  return [
    [' in ', first.name],
    say({
      de: sentence`; in ${second.name} bis ${dayWithWeekday(second.sure, 'de')}`,
      en: sentence`; in ${second.name} by ${dayWithWeekday(second.sure, 'en')}`,
    }),
  ];
}

/** Nobody takes an application on a Sunday: the last day before it on which offices work, if it is not over. */
function better(
  sure: CalendarDate,
  state: string | undefined,
  from: CalendarDate,
  { say }: Speaking,
): Sentence {
  const open = workdayUntil(sure, state);
  if (open === sure || open < from) return [];
  return say({
    de: sentence`, besser bis ${dayWithWeekday(open, 'de')}`,
    en: sentence`, better by ${dayWithWeekday(open, 'en')}`,
  });
}

/** A day of applying that is still to come: nothing can be done about it today but to choose an earlier one. */
function notSure(
  { sure, latest, sureIn, latestIn }: Deadlines,
  day: CalendarDate,
  how: string,
  call: Speaking,
): Sentence {
  const { say } = call;
  const onSure = (lang: Lang) => dayWithWeekday(sure, lang, { state: sureIn });
  const isTight = latest !== undefined && day <= latest;
  const last = (lang: Lang): Sentence =>
    latest && latest !== sure
      ? [
          { de: ', allerspätestens bis ', en: ', the very latest is ' }[lang],
          dayWithWeekday(latest, lang, {
            state: latestIn,
            more: { de: 'kürzeste Bearbeitung', en: 'shortest processing' }[lang],
          }),
        ]
      : [];
  const verdictFor = (lang: Lang) =>
    isTight ? { de: 'Es wird knapp', en: 'It is tight' }[lang] : verdict(false, call);
  return say({
    de: [
      ...sentence`${strong(verdictFor('de'))}: am ${dayWithWeekday(day, 'de')} beantragt ist es ${isTight ? 'nicht mehr sicher' : 'für die übliche Bearbeitung zu spät'}; sicher ist es bis ${onSure('de')}${how}`,
      ...last('de'),
    ],
    en: [
      ...sentence`${strong(verdictFor('en'))}: applying on ${dayWithWeekday(day, 'en')} is ${isTight ? 'no longer safe' : 'too late for the usual processing'}; the safe date is ${onSure('en')}${how}`,
      ...last('en'),
    ],
  });
}

/** „Reichen zwei Wochen vorher?“: by the days that it takes; undefined where no days are said. */
export function daysVerdict(days: Range, call: Speaking): Sentence | undefined {
  const { say, question, inTime } = call;
  const span = quantitiesIn(readWords(question.slice(0, 500))).find(
    ({ unit }) => unit === 'days' || unit === 'weeks',
  );
  if (!span || inTime === undefined || inTime === 'denied') return undefined;
  const said = span.most * (span.unit === 'weeks' ? 7 : 1);
  const isSure = said >= days.max;
  const isTight = !isSure && said >= days.min;
  const word = isTight ? say({ de: 'Es wird knapp', en: 'It is tight' }) : verdict(isSure, call);
  const most = count(days.max, days.max, 'day');
  const least = count(days.min, days.min, 'day');
  return isSure || days.min === days.max
    ? say({
        de: sentence`${strong(word)}: nötig sind ${most}`,
        en: sentence`${strong(word)}: ${most} are needed`,
      })
    : say({
        de: sentence`${strong(word)}: sicher sind erst ${most}, mindestens nötig ${least}`,
        en: sentence`${strong(word)}: ${most} are safe, at least ${least} are needed`,
      });
}

/** How many days before the move the signs must stand. */
export const signsDaysSentence = (days: number, where: Sentence, say: Call['say']): Sentence => [
  ...say({
    de: sentence`Die Schilder stehen ${strong('spätestens ', count(days, days, 'day'), ' vorher')}`,
    en: sentence`The signs must be up ${strong('at least ', count(days, days, 'day'), ' before')}`,
  }),
  ...where,
];

/** By when the signs must stand. */
export const signsSentence = (
  day: CalendarDate,
  isCalculated: boolean,
  state: string | undefined,
  say: Call['say'],
): Sentence => {
  const how = isCalculated ? say({ de: ' (errechnet)', en: ' (calculated)' }) : '';
  return say({
    de: sentence`${strong('Die Schilder stehen spätestens am ', dayWithWeekday(day, 'de', { state }))}${how}`,
    en: sentence`${strong('The signs must be up by ', dayWithWeekday(day, 'en', { state }))}${how}`,
  });
};
