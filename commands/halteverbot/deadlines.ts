// What the last days of a move mean by today: by when to apply, when the signs stand, and whether anybody works on them.
import {
  count,
  date,
  isDayOff,
  joined,
  note,
  type Note,
  quantitiesIn,
  type Range,
  readWords,
  sentence,
  type Sentence,
  strong,
  text,
  workdayUntil,
} from '../../src/kit/index.ts';
import { asksForApplying, asksForTime, pointIn, verdict, type ZoneCall } from './asked.ts';
import type { Place } from './readPlaces.ts';
import { type Day, dayCell, type Zones } from './zones.ts';

const isAhead = ({ values: { datum }, today }: ZoneCall) => datum !== undefined && datum >= today;

const reckoned = ({ isReckoned }: Day, { say }: ZoneCall) =>
  isReckoned ? say({ de: ' (errechnet)', en: ' (calculated)' }) : '';

/** That the day of the move is over, if it is; the figures are still those of a move. */
export function passedSentence(call: ZoneCall): Sentence | undefined {
  const { say, values, today } = call;
  const { datum } = values;
  if (!datum || datum >= today) return undefined;
  const no = asksForTime(call) ? verdict(false, call) : undefined;
  return [
    ...(no ? [strong(no), ', '] : []),
    ...say({
      de: sentence`${no ? 'der' : 'Der'} ${date(datum)} ist ${strong('schon vorbei')}`,
      en: sentence`${date(datum)} ${strong('has passed')}`,
    }),
  ];
}

/** By when to apply: to the day where the move is still to come, else how long before it. */
export function timeSentence(zones: Zones, call: ZoneCall): Sentence | undefined {
  const { sure } = zones.schedule;
  if (sure && isAhead(call)) return deadlineSentence(sure, zones, call);
  // The costs of one place tell the days as well, where nothing was asked for.
  const isTold = zones.ends.length === 1 && !call.intent.aspects.includes('duration');
  return isTold ? undefined : leadSentence(zones, call);
}

/** What the asker must do by when, seen from today or from the day of applying that was said. */
function deadlineSentence(sure: Day, zones: Zones, call: ZoneCall): Sentence {
  const { say, lang, today } = call;
  const { latest } = zones.schedule;
  const applying = call.values.antrag ?? today;
  const other = latest?.day === sure.day ? undefined : latest;
  if (applying <= sure.day) return inTime(sure, other, zones, call);
  const isTight = other !== undefined && applying <= other.day;
  // A day of applying that is still to come: nothing can be done about it today but to choose an earlier one.
  const isPlanned = applying > today;
  const is = isPlanned ? { de: 'ist', en: 'is' } : { de: 'war', en: 'was' };
  const safe: Sentence = [
    say({ de: `sicher ${is.de} es bis `, en: `the safe date ${is.en} ` }),
    dayCell(sure, lang),
    reckoned(sure, call),
  ];
  if (isTight && !isPlanned) {
    const last = dayCell(other, lang);
    const now = say({
      de: sentence`${strong('Es wird knapp: möglichst heute beantragen')}, allerspätestens am ${last}; `,
      en: sentence`${strong('It is tight: apply today if possible')}, on ${last} at the very latest; `,
    });
    return [...now, ...safe];
  }
  const atLatest: Sentence = other
    ? [
        say({ de: ', allerspätestens bis ', en: `, the very latest ${isPlanned ? 'is ' : ''}` }),
        dayCell(other, lang, isPlanned ? say(shortest) : undefined),
      ]
    : [];
  const late = say(tooLate);
  if (!isPlanned) return [strong(late.now), ': ', ...safe, ...atLatest, late.askThem];
  const word = strong(isTight ? say(tight) : verdict(false, call));
  const day = dayCell({ day: applying }, lang);
  const how = isTight ? late.notSafe : late.then;
  const then = say({
    de: sentence`${word}: am ${day} beantragt ist es ${how}; `,
    en: sentence`${word}: applying on ${day} is ${how}; `,
  });
  return [...then, ...safe, ...atLatest];
}

const tight = { de: 'Es wird knapp', en: 'It is tight' };
const shortest = { de: 'kürzeste Bearbeitung', en: 'shortest processing' };
const tooLate = {
  de: {
    now: 'Für die übliche Bearbeitung ist es zu spät',
    then: 'für die übliche Bearbeitung zu spät',
    notSafe: 'nicht mehr sicher',
    askThem: '; ob es noch geht, sagt die Behörde',
  },
  en: {
    now: 'It is too late for the usual processing',
    then: 'too late for the usual processing',
    notSafe: 'no longer safe',
    askThem: '; only the authority can say whether it still works',
  },
};

/** „Ja, die Zeit reicht: sicher beantragt bis 11.05.2027 (Di.) in Köln, allerspätestens am …; in Hamburg bis …“ */
function inTime(sure: Day, latest: Day | undefined, zones: Zones, call: ZoneCall): Sentence {
  const { say, lang, today, values } = call;
  const day = dayCell(sure, lang);
  const yes = strong(verdict(true, call), say({ de: ', die Zeit reicht:', en: ', there is time:' }));
  const by = asksForTime(call)
    ? [yes, say({ de: ' sicher beantragt bis ', en: ' apply by ' }), strong(day)]
    : [strong(say({ de: 'Sicher beantragt bis ', en: 'Apply by ' }), day)];
  const [there, elsewhere] = placesInTurn(zones, call);
  // Nobody takes an application on a Sunday: the last day before it on which offices work, if it is not over.
  const open = workdayUntil(sure.day, sure.state);
  const isBetter = open !== sure.day && open >= (values.antrag ?? today);
  const better = isBetter
    ? [say({ de: ', besser bis ', en: ', better by ' }), dayCell({ day: open }, lang)]
    : [];
  const last = latest && dayCell(latest, lang, say(shortest));
  const atLatest = last
    ? say({ de: sentence`, allerspätestens am ${last}`, en: sentence`, on ${last} at the very latest` })
    : [];
  return [...by, reckoned(sure, call), ...there, ...better, ...atLatest, ...elsewhere];
}

/**
 * Both places by their safe days, the stricter one first, where the time is asked for: „ in Köln“ and „; in Bremen bis
 * 29.01.2027 (Fr.)“. What is better, or just possible, is said between them, of the first.
 */
function placesInTurn({ ends }: Zones, { say, lang, intent }: ZoneCall): readonly [Sentence, Sentence] {
  const known = ends.flatMap(({ place: { name }, schedule: { sure } }) => (sure ? [{ name, ...sure }] : []));
  const [first, second] = known.toSorted((a, b) => a.day.localeCompare(b.day));
  const [start, end] = ends;
  const isWithin = start?.place.name === end?.place.name;
  if (isWithin || !first || !second || !intent.aspects.includes('duration')) return [[], []];
  if (first.day === second.day) return [[say({ de: ' in beiden Orten', en: ' in both places' })], []];
  const by = say({ de: ' bis ', en: ' by ' });
  return [
    [' in ', first.name],
    ['; in ', second.name, by, dayCell({ day: second.day }, lang)],
  ];
}

/** „14 bis 21 Tage Vorlauf in Köln“, „21 Tage Vorlauf einplanen, zuerst in Köln beantragen“ */
function leadSentence({ ends, days }: Zones, call: ZoneCall): Sentence | undefined {
  if (!days) return undefined;
  const { say } = call;
  const [start, end] = ends;
  const isOne = start !== undefined && end === undefined;
  const span = count(isOne ? days.min : days.max, days.max, 'day');
  const needed = say({ de: [strong(span, ' Vorlauf')], en: [strong(span), ' of lead time'] });
  const first = start?.place.name === end?.place.name ? undefined : ends.find(({ turn }) => turn === 1);
  const name = first && strong(text(first.place.name));
  const where = isOne
    ? [' in ', text(start.place.name)]
    : [
        say({ de: ' einplanen', en: ' needed' }),
        ...(name
          ? say({ de: sentence`, zuerst in ${name} beantragen`, en: sentence`, apply in ${name} first` })
          : []),
      ];
  return joined([daysVerdict(days, call), [...needed, ...where]], '; ');
}

/** „Reichen zwei Wochen vorher?“: by the days that it takes; undefined where no days are said. */
function daysVerdict(days: Range, call: ZoneCall): Sentence | undefined {
  const { say, question, values } = call;
  const span = quantitiesIn(readWords(question.slice(0, 500))).find(
    ({ unit }) => unit === 'days' || unit === 'weeks',
  );
  if (!span || values.nochMoeglich === undefined || values.nochMoeglich === 'denied') return undefined;
  const said = span.most * (span.unit === 'weeks' ? 7 : 1);
  const isSure = said >= days.max;
  const isTight = !isSure && said >= days.min;
  const word = strong(isTight ? say(tight) : verdict(isSure, call));
  const most = count(days.max, days.max, 'day');
  const least = count(days.min, days.min, 'day');
  return isSure || days.min === days.max
    ? say({ de: sentence`${word}: nötig sind ${most}`, en: sentence`${word}: ${most} are needed` })
    : say({
        de: sentence`${word}: sicher sind erst ${most}, mindestens nötig ${least}`,
        en: sentence`${word}: ${most} are safe, at least ${least} are needed`,
      });
}

/** „Wann müssen die Schilder stehen?“: the day, else how long before the move. */
export function signsSentence({ ends, schedule: { signsUp } }: Zones, call: ZoneCall): Sentence | undefined {
  const { say, lang, intent } = call;
  if (pointIn(call) !== 'signs' || !intent.aspects.includes('duration')) return undefined;
  if (signsUp) {
    const by = say({ de: 'Die Schilder stehen spätestens am ', en: 'The signs must be up by ' });
    return [strong(by, dayCell(signsUp, lang)), reckoned(signsUp, call)];
  }
  const places = ends.map(({ place }) => place);
  const days = signsDays(places, call);
  const names = new Set(places.map(({ name }) => name));
  return days && [...days, ' in ', text([...names].join(say({ de: ' und ', en: ' and ' })))];
}

/** How many days before the move the signs must stand, where that is the same in all of these places. */
export function signsDays(places: readonly Place[], { say }: Pick<ZoneCall, 'say'>): Sentence | undefined {
  const [days, other] = new Set(places.map(({ values }) => values.signsUpDays?.max));
  if (days === undefined || other !== undefined) return undefined;
  const before = count(days, days, 'day');
  return say({
    de: sentence`Die Schilder stehen ${strong('spätestens ', before, ' vorher')}`,
    en: sentence`The signs must be up ${strong('at least ', before, ' before')}`,
  });
}

/** That it is late, where the first line is on something else: the signs, or what it costs. */
export function lateNotes(zones: Zones, call: ZoneCall): readonly Note[] {
  const { intent, values, today } = call;
  const { sure } = zones.schedule;
  const isOnOther = pointIn(call) === 'signs' && !asksForApplying(call);
  const isTold = intent.aspects.length === 0 || (intent.aspects.includes('duration') && !isOnOther);
  if (!sure || !isAhead(call) || isTold || (values.antrag ?? today) <= sure.day) return [];
  return [note('condition', [...deadlineSentence(sure, zones, call), '.'])];
}

/** That nobody works on the day of the move, and in which of the states. */
export function dayOffNotes({ states }: Zones, { lang, say, values }: ZoneCall): readonly Note[] {
  const { datum: day } = values;
  if (!day) return [];
  const off = [...new Set(states)].filter((state) => isDayOff(day, state));
  // A Sunday or a holiday of all of Germany is the same everywhere.
  const told = isDayOff(day) ? off.slice(0, 1) : off;
  if (told.length === 0) return [];
  const days = told.map((state) => [dayCell({ day, state }, lang)]);
  return [note('condition', [say({ de: 'Umzugstag: ', en: 'Day of the move: ' }), ...joined(days, '; ')])];
}
