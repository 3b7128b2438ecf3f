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
  type Sentence,
  text,
  workdayUntil,
} from '../../src/kit/index.ts';
import { asksForApplying, asksForTime, pointIn, verdict, type ZoneCall } from './asked.ts';
import type { Place } from './readPlaces.ts';
import { type Day, dayCell, type Zones } from './zones.ts';

const isAhead = ({ values: { datum }, today }: ZoneCall) => datum !== undefined && datum >= today;

/** A last day; one that the bot has reckoned says so. */
const lastDay = (day: Day, { say, lang }: ZoneCall): Sentence =>
  say`${dayCell(day, lang)}[${day.isReckoned === true} (errechnet)]
    ${dayCell(day, lang)}[${day.isReckoned === true} (calculated)]` ?? [];

/** That the day of the move is over, if it is; the figures are still those of a move. */
export function passedSentence(call: ZoneCall): Sentence | undefined {
  const { say, values, today } = call;
  const { datum } = values;
  if (!datum || datum >= today) return undefined;
  const no = asksForTime(call) && verdict(false, call);
  return say`[**${no}**, der][${!no}Der] ${date(datum)} ist **schon vorbei**
    [**${no}**, ]${date(datum)} **has passed**`;
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
function deadlineSentence(sure: Day, zones: Zones, call: ZoneCall): Sentence | undefined {
  const { say, lang, today } = call;
  const { latest } = zones.schedule;
  const applying = call.values.antrag ?? today;
  const other = latest?.day === sure.day ? undefined : latest;
  if (applying <= sure.day) return inTime(sure, other, zones, call);
  const isTight = other !== undefined && applying <= other.day;
  // A day of applying that is still to come: nothing can be done about it today but to choose an earlier one.
  if (applying > today) {
    const word = isTight ? tight : verdict(false, call);
    const day = dayCell({ day: applying }, lang);
    const last = other && dayCell(other, lang, say(shortest));
    const how = isTight
      ? { de: 'nicht mehr sicher', en: 'no longer safe' }
      : { de: 'für die übliche Bearbeitung zu spät', en: 'too late for the usual processing' };
    return say`**${word}**: am ${day} beantragt ist es ${how}; sicher ist es bis ${lastDay(sure, call)}[, allerspätestens bis ${last}]
      **${word}**: applying on ${day} is ${how}; the safe date is ${lastDay(sure, call)}[, the very latest is ${last}]`;
  }
  const last = other && dayCell(other, lang);
  const safe = say`sicher war es bis ${lastDay(sure, call)}\nthe safe date was ${lastDay(sure, call)}`;
  return isTight
    ? say`**Es wird knapp: möglichst heute beantragen**, allerspätestens am ${last}; ${safe}
        **It is tight: apply today if possible**, on ${last} at the very latest; ${safe}`
    : say`**Für die übliche Bearbeitung ist es zu spät**: ${safe}[, allerspätestens bis ${last}]; ob es noch geht, sagt die Behörde
        **It is too late for the usual processing**: ${safe}[, the very latest ${last}]; only the authority can say whether it still works`;
}

const tight = { de: 'Es wird knapp', en: 'It is tight' };
const shortest = { de: 'kürzeste Bearbeitung', en: 'shortest processing' };

/** „Ja, die Zeit reicht: sicher beantragt bis 11.05.2027 (Di.) in Köln, allerspätestens am …; in Hamburg bis …“ */
function inTime(sure: Day, latest: Day | undefined, zones: Zones, call: ZoneCall) {
  const { say, lang, today, values } = call;
  const day = dayCell(sure, lang);
  const reckoned = sure.isReckoned === true;
  const yes = asksForTime(call) && verdict(true, call);
  const by = say`[**${yes}, die Zeit reicht:** sicher beantragt bis **${day}**][**${!yes}Sicher beantragt bis ${day}**][${reckoned} (errechnet)]
    [**${yes}, there is time:** apply by **${day}**][**${!yes}Apply by ${day}**][${reckoned} (calculated)]`;
  const [there, elsewhere] = placesInTurn(zones, call);
  // Nobody takes an application on a Sunday: the last day before it on which offices work, if it is not over.
  const open = workdayUntil(sure.day, sure.state);
  const isBetter = open !== sure.day && open >= (values.antrag ?? today);
  const better = isBetter && dayCell({ day: open }, lang);
  const last = latest && dayCell(latest, lang, say(shortest));
  return say`${by}[ in ${there}][, besser bis ${better}][, allerspätestens am ${last}][; ${elsewhere}]
    ${by}[ in ${there}][, better by ${better}][, on ${last} at the very latest][; ${elsewhere}]`;
}

/**
 * Both places by their safe days, the stricter one first, where the time is asked for: „Köln“ and „in Bremen bis 29.01.2027
 * (Fr.)“. What is better, or just possible, is said between them, of the first.
 */
function placesInTurn({ ends }: Zones, { say, lang, intent }: ZoneCall): readonly (Sentence | undefined)[] {
  const known = ends.flatMap(({ place: { name }, schedule: { sure } }) => (sure ? [{ name, ...sure }] : []));
  const [first, second] = known.toSorted((a, b) => a.day.localeCompare(b.day));
  const [start, end] = ends;
  const isWithin = start?.place.name === end?.place.name;
  if (isWithin || !first || !second || !intent.aspects.includes('duration')) return [];
  if (first.day === second.day) return [say`beiden Orten\nboth places`];
  const day = dayCell({ day: second.day }, lang);
  return [[first.name], say`in ${second.name} bis ${day}\nin ${second.name} by ${day}`];
}

/** „14 bis 21 Tage Vorlauf in Köln“, „21 Tage Vorlauf einplanen, zuerst in Köln beantragen“ */
function leadSentence({ ends, days }: Zones, call: ZoneCall): Sentence | undefined {
  if (!days) return undefined;
  const { say } = call;
  const [start, end] = ends;
  const isOne = start !== undefined && end === undefined;
  const span = count(isOne ? days.min : days.max, days.max, 'day');
  const isWithin = start?.place.name === end?.place.name;
  const first = isWithin ? undefined : ends.find(({ turn }) => turn === 1);
  const [place, name] = [isOne && text(start.place.name), first && text(first.place.name)];
  const lead = isOne
    ? say`**${span} Vorlauf** in ${place}\n**${span}** of lead time in ${place}`
    : say`**${span} Vorlauf** einplanen[, zuerst in **${name}** beantragen]
        **${span}** of lead time needed[, apply in **${name}** first]`;
  return joined([daysVerdict(days, call), lead], '; ');
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
  const word = !isSure && said >= days.min ? tight : verdict(isSure, call);
  const [least, most] = [count(days.min, days.min, 'day'), count(days.max, days.max, 'day')];
  return isSure || days.min === days.max
    ? say`**${word}**: nötig sind ${most}\n**${word}**: ${most} are needed`
    : say`**${word}**: sicher sind erst ${most}, mindestens nötig ${least}
        **${word}**: ${most} are safe, at least ${least} are needed`;
}

/** „Wann müssen die Schilder stehen?“: the day, else how long before the move. */
export function signsSentence({ ends, schedule: { signsUp } }: Zones, call: ZoneCall): Sentence | undefined {
  const { say, lang, intent } = call;
  if (pointIn(call) !== 'signs' || !intent.aspects.includes('duration')) return undefined;
  if (signsUp) {
    const day = dayCell(signsUp, lang);
    const isReckoned = signsUp.isReckoned === true;
    return say`**Die Schilder stehen spätestens am ${day}**[${isReckoned} (errechnet)]
      **The signs must be up by ${day}**[${isReckoned} (calculated)]`;
  }
  const places = ends.map(({ place }) => place);
  const names = [...new Set(places.map(({ name }) => name))].join(say({ de: ' und ', en: ' and ' }));
  return say`${signsDays(places, call)} in ${text(names)}`;
}

/** How many days before the move the signs must stand, where that is the same in all of these places. */
export function signsDays(places: readonly Place[], { say }: Pick<ZoneCall, 'say'>): Sentence | undefined {
  const [days, other] = new Set(places.map(({ values }) => values.signsUpDays?.max));
  if (days === undefined || other !== undefined) return undefined;
  const before = count(days, days, 'day');
  return say`Die Schilder stehen **spätestens ${before} vorher**
    The signs must be up **at least ${before} before**`;
}

/** That it is late, where the first line is on something else: the signs, or what it costs. */
export function lateNotes(zones: Zones, call: ZoneCall): readonly Note[] {
  const { intent, values, today } = call;
  const { sure } = zones.schedule;
  const isOnOther = pointIn(call) === 'signs' && !asksForApplying(call);
  const isTold = intent.aspects.length === 0 || (intent.aspects.includes('duration') && !isOnOther);
  if (!sure || !isAhead(call) || isTold || (values.antrag ?? today) <= sure.day) return [];
  return [note('condition', call.say`${deadlineSentence(sure, zones, call)}.`)].flatMap((one) => one ?? []);
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
  const all = joined(days, '; ');
  return [note('condition', say`Umzugstag: ${all}\nDay of the move: ${all}`)];
}
