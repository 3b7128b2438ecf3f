// What people say of no-parking zones: the words of the subject, the parts of the cost, and what a date means by today.
import {
  type CalendarDate,
  type Call,
  date,
  dayWithWeekday,
  oneOf,
  type Recogniser,
  sentence,
  type Sentence,
  strong,
} from '../../src/kit/index.ts';

export const subject = {
  de: [
    'umzug*',
    'umzieh*',
    'ziehen',
    'ziehe',
    'zieht',
    '→',
    'möbelwagen',
    'möbeltransporter',
    'umzugswagen',
    'parkplatz sperren',
    'parkplatz reservieren',
    'parkplatz absperren',
    'parkplatz freihalten',
    'parkplatzabsperrung',
    'parkplatzreservierung',
    'ladezone*',
    'schilder',
    'schildern',
    'halteverbotsschild*',
    'haltverbotsschild*',
    'parkverbotsschild*',
    'umzugsschild*',
    'verbotszone*',
    'vorlauf*',
    'antragsfrist*',
    'parkzone*',
  ],
  en: [
    'moving van',
    'moving truck',
    'removal van',
    'moving house',
    'moving day',
    'parking suspension',
    'parking ban',
    'reserve parking',
    'reserve space',
    'no-stopping*',
    'relocating',
    'moving flats',
    'both addresses',
    'reserve a parking*',
    'no-parking signs',
    'i am moving',
    'we are moving',
  ],
} as const;

/** A part that is asked for by itself: it stands first in the answer. */
export type Point = 'fee' | 'signs';

export const feeWord = oneOf({
  fee: {
    label: { de: 'Gebühr', en: 'fee' },
    words: ['Verwaltungsgebühr', 'Behördengebühr', 'fees'],
  },
});

const signs = oneOf({
  signs: {
    label: { de: 'Schilder', en: 'signs' },
    words: [
      ...['Schildermiete', 'Schilderkosten', 'Halteverbotsschilder', 'Haltverbotsschilder'],
      ...['sign rental', 'no-parking signs'],
    ],
  },
});

const including = new Set(['mit', 'inkl', 'inklusive', 'samt', 'und', 'plus', 'with', 'including', 'and']);
const asking = new Set([
  'kosten',
  'kostet',
  'teuer',
  'miete',
  'stehen',
  'aufstellen',
  'cost',
  'rent',
  'up',
  'stand',
]);

/** „Was kosten die Schilder?“ is about them, „mit Schildern“ about the sum. */
export const signsWord: Recogniser<'signs'> = {
  ...signs,
  find: (words, context) =>
    signs
      .find(words, context)
      .filter(
        ({ from }) =>
          !including.has(words[from - 1]?.plain ?? '') && words.some(({ plain }) => asking.has(plain)),
      ),
};

const inTime = oneOf({
  inTime: {
    label: { de: 'ob es noch geht', en: 'whether it still works' },
    words: ['geht', 'gehts', 'klappt', 'klappts', 'reicht', 'schaffen'],
  },
  tooLate: {
    label: { de: 'ob es zu spät ist', en: 'whether it is too late' },
    words: ['zu spät', 'schon zu spät', 'zu knapp', 'zu kurzfristig', 'zu eng', 'verpasst', 'too late'],
  },
  denied: {
    label: { de: 'ob es nicht mehr geht', en: 'whether it works no more' },
    words: [
      ...['nicht mehr', 'nicht mehr möglich', 'nicht möglich', 'nicht machbar', 'nicht mehr machbar'],
      ...['not possible', 'no longer possible', 'not possible any more'],
    ],
  },
});

export type InTime = 'inTime' | 'tooLate' | 'denied';

/** „Halteverbot morgen in Köln, geht das noch?“ is about the time; „Geht das online?“ is not. */
export const inTimeWord: Recogniser<InTime> = {
  ...inTime,
  find(words, context) {
    if (words.some(({ plain }) => plain === 'online')) return [];
    // To „Geht das nicht mehr?“, neither yes nor no is clear.
    const isDenied = words.some(({ plain }) => plain === 'nicht' || plain === 'not');
    return inTime
      .find(words, context)
      .filter(({ corrected }) => !corrected)
      .map((one) => (isDenied ? { ...one, value: 'denied' as const } : one));
  },
};

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
          de: sentence`, allerspätestens am ${dayWithWeekday(latest, 'de', 'kürzeste Bearbeitung')}`,
          en: sentence`, on ${dayWithWeekday(latest, 'en', 'shortest processing')} at the very latest`,
        })
      : [];
    const day = say({ de: dayWithWeekday(sure, 'de'), en: dayWithWeekday(sure, 'en') });
    const yes = strong(verdict(true, call), say({ de: ', die Zeit reicht:', en: ', there is time:' }));
    const by = asksForTime(call)
      ? [yes, say({ de: ' sicher beantragt bis ', en: ' apply by ' }), strong(day)]
      : [strong(say({ de: 'Sicher beantragt bis ', en: 'Apply by ' }), day)];
    return [...by, how, ...atLatest];
  }
  if (latest && today <= latest) {
    return say({
      de: sentence`${strong('Es wird knapp: möglichst heute beantragen')}, allerspätestens am ${dayWithWeekday(latest, 'de')}; sicher war es bis ${dayWithWeekday(sure, 'de')}${how}`,
      en: sentence`${strong('It is tight: apply today if possible')}, on ${dayWithWeekday(latest, 'en')} at the very latest; the safe date was ${dayWithWeekday(sure, 'en')}${how}`,
    });
  }
  const wasLatest = latest
    ? say({
        de: sentence`, allerspätestens bis ${dayWithWeekday(latest, 'de')}`,
        en: sentence`, the very latest ${dayWithWeekday(latest, 'en')}`,
      })
    : [];
  return say({
    de: [
      ...sentence`${strong('Für die übliche Bearbeitung ist es zu spät')}: sicher war es bis ${dayWithWeekday(sure, 'de')}${how}`,
      ...wasLatest,
      '; ob es noch geht, sagt die Behörde',
    ],
    en: [
      ...sentence`${strong('It is too late for the usual processing')}: the safe date was ${dayWithWeekday(sure, 'en')}${how}`,
      ...wasLatest,
      '; only the authority can say whether it still works',
    ],
  });
}

/** By when the signs must stand. */
export const signsSentence = (day: CalendarDate, isCalculated: boolean, say: Call['say']): Sentence => {
  const how = isCalculated ? say({ de: ' (errechnet)', en: ' (calculated)' }) : '';
  return say({
    de: sentence`${strong('Die Schilder stehen spätestens am ', dayWithWeekday(day, 'de'))}${how}`,
    en: sentence`${strong('The signs must be up by ', dayWithWeekday(day, 'en'))}${how}`,
  });
};
