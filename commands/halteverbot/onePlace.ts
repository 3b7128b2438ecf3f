// One place only, which needs no second one: what was asked for first, then the sum and what it is made of.
import {
  type CalendarDate,
  type Call,
  bothRead,
  type Cell,
  type Choice,
  ClarificationNeeded,
  dayWithWeekday,
  type Document,
  type FactsRecord,
  type HeadlinePart,
  headlineOf,
  type Item,
  joined,
  moneyRange,
  onlyFields,
  otherFields,
  plainName,
  type Range,
  readFields,
  resultDocument,
  sentence,
  type Sentence,
  strong,
  text,
  type Text,
} from '../../src/kit/index.ts';
import {
  daySpan,
  overviewFields,
  type Place,
  pointFields,
  readPlaces,
  type Schedule,
  scheduleFields,
  scheduleOf,
  stateOf,
} from './fields.ts';
import {
  asksForApplying,
  daysVerdict,
  type Deadlines,
  deadlineSentence,
  passedSentence,
  signsDaysSentence,
  signsSentence,
  type Speaking,
} from './deadlines.ts';
import { feeRuleNotes, withFeeFor } from './feeRule.ts';
import { dayOffNotes, lateNotes, moveDay, reckoning } from './moveDay.ts';
import { officeSentence, onlineSentence } from './office.ts';
import { withSaidOfPlaces } from './saidOfPlace.ts';
import type { InTime, Point } from './words.ts';

export interface AskedPlace {
  readonly place: Choice;
  readonly datum: CalendarDate | undefined;
  readonly point: Point | undefined;
  readonly inTime: InTime | undefined;
  readonly applying: CalendarDate | undefined;
  readonly zoneDays: number | undefined;
}

export function onePlaceDocument(answer: FactsRecord, asked: AskedPlace, call: Call): Document {
  const { lang, today } = call;
  const { datum, point, inTime, applying, zoneDays } = asked;
  const places = readPlaces(answer);
  const found = placeAsked(places, asked.place);
  const place = found && withFeeFor(found, zoneDays);
  // A service whose places have no names that we know: all of it, and no figure picked from it.
  if (!place && places.every(({ slug }) => slug === ''))
    return resultDocument(answer, { headline: undefined, subject: asked.place.label }, call);
  if (!place) {
    throw new ClarificationNeeded({
      kind: 'unknownValue',
      typed: asked.place.label,
      label: { de: 'Ort', en: 'place' },
      choices: places.map(({ slug, name }) => ({ value: slug, label: name })),
    });
  }
  const schedule = scheduleOf(place, datum);
  const { sure, latest } = schedule;
  const state = stateOf(place);
  const deadlines =
    sure && datum && datum >= today
      ? { sure, latest, calculated: true, sureIn: state, latestIn: state }
      : undefined;
  const document = resultDocument(
    answer.without(new Set(places.flatMap(({ record }) => record.all()))),
    {
      headline: placeHeadline(
        place,
        { datum, point, deadlines, signsUp: schedule.signsUp },
        { ...call, inTime, applying },
      ),
      subject: place.name,
      entry: place.record,
      fields: onlyFields(
        bothRead(place, readFields(answer, overviewFields)),
        pointFields(point, call.intent),
      ),
      notes: [
        ...lateNotes(deadlines, point === 'signs', { ...call, inTime, applying }),
        ...feeRuleNotes([place], zoneDays, call),
        ...dayOffNotes(datum, [state], call),
      ],
      rows: [
        [
          { de: 'Summe, errechnet', en: 'Sum, calculated' },
          moneyRange(sumOf(place.values)),
          pointFields(point, call.intent).length > 0 ? 'beside' : undefined,
        ],
        ...calculatedRows(schedule, state, lang),
        [moveDay, datum ? dayWithWeekday(datum, lang, { state }) : undefined, 'beside'],
      ],
      tables: otherFields(place.record.without(place.claimed), { lang, folded: true }),
    },
    call,
  );
  const { fee, signRental } = place.values;
  const reckoned = fee && signRental ? reckoning[sure ? 'both' : 'sum'] : sure && reckoning.days;
  const told = withSaidOfPlaces(document, [place], datum, call);
  return reckoned ? { ...told, reckoned: [call.say(reckoned)] } : told;
}

/** By its slug, or by a value that is the slug under another name. */
function placeAsked(places: readonly Place[], { value, label }: Choice): Place | undefined {
  const bySlug = places.find(({ slug }) => plainName(slug) === plainName(value));
  if (bySlug) return bySlug;
  const byValue = places.find(({ record }) => record.values().some((leaf) => leaf.value === value));
  return byValue && { ...byValue, slug: value, name: label };
}

const calculatedRows = (schedule: Schedule, state: string | undefined, lang: Call['lang']): readonly Item[] =>
  (['sure', 'latest', 'signsUp'] as const).map((key) => {
    const { de, en } = scheduleFields[key].label;
    const day = schedule[key];
    return [
      { de: `${de} (errechnet)`, en: `${en} (calculated)` },
      day === undefined ? undefined : dayWithWeekday(day, lang, { state }),
    ];
  });

export interface PlaceAsked {
  readonly datum: CalendarDate | undefined;
  readonly point: Point | undefined;
  readonly deadlines: Deadlines | undefined;
  /** The last day for putting up the signs. */
  readonly signsUp: CalendarDate | undefined;
}

export function placeHeadline(place: Place, asked: PlaceAsked, call: Speaking): Sentence {
  const { datum, point, deadlines, signsUp } = asked;
  const { say, intent } = call;
  const { signsUpDays } = place.values;
  const signsDay = signsUp === undefined ? undefined : signsSentence(signsUp, true, stateOf(place), say);
  const signsDays = signsUpDays && signsDaysSentence(signsUpDays.max, [' in ', text(place.name)], say);
  const signs = point === 'signs' ? (signsDay ?? signsDays) : undefined;
  const isOnSigns = signs !== undefined && !asksForApplying(call);
  const days = datum === undefined ? daysFirst(place, call) : deadlines && deadlineSentence(deadlines, call);
  const isPoint = point !== undefined && intent.aspect === 'cost';
  const parts: readonly HeadlinePart[] = [
    { tells: 'authority', says: officeSentence([place], call) },
    { tells: 'online', says: onlineSentence(place, call) },
    { tells: 'duration', says: isOnSigns && intent.aspect === 'duration' ? signs : days },
    { tells: 'cost', says: isPoint ? pointFirst(place, point, say) : figures(place, call) },
  ];
  const isAsked = parts.some(({ tells, says }) => says && intent.aspects.includes(tells));
  // Where nothing was asked for, the costs begin; the days are among them.
  const told = isAsked || datum !== undefined ? parts : parts.filter(({ tells }) => tells !== 'duration');
  return [...joined([passedSentence(datum, call), headlineOf(told, intent)], '; '), '.'];
}

/** „14 bis 21 Tage Vorlauf einplanen“; behind the verdict on the days that were said. */
function daysFirst({ name, values: { leadDays } }: Place, call: Speaking): Sentence | undefined {
  if (!leadDays) return undefined;
  const days = call.say({
    de: sentence`${strong(daySpan(leadDays), ' Vorlauf')} in ${text(name)}`,
    en: sentence`${strong(daySpan(leadDays))} of lead time in ${text(name)}`,
  });
  return joined([daysVerdict(leadDays, call), days], '; ');
}

/** The part of the sum that was asked for; an example says so. */
function pointFirst(
  { name, values: { fee, signRental, feeSurety, signsSurety } }: Place,
  point: Point,
  say: Call['say'],
): Sentence | undefined {
  const amount = moneyRange({ fee, signs: signRental }[point]);
  if (!amount) return say(noAmount[point]);
  const surety = { fee: feeSurety, signs: signsSurety }[point];
  const unsure =
    surety === 'illustrative'
      ? say({ de: ' (Beispielwert, nicht bestätigt)', en: ' (an example value, not confirmed)' })
      : '';
  const what = {
    fee: { de: ' Gebühr in ', en: ' fee in ' },
    signs: { de: ' für die Schilder in ', en: ' for the signs in ' },
  };
  return [strong(amount), say(what[point]), text(name), unsure];
}

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

/** The sum first, which is the bot's own, then what it is made of. */
function figures({ name, values }: Place, { say, intent: { aspects } }: Speaking): Sentence {
  const { leadDays, fee, signRental, cost } = values;
  const sum = sumOf(values);
  const isOnDays = aspects.length === 0;
  const named: readonly (readonly [Text, Cell | undefined])[] = [
    [{ de: 'Gebühr ', en: 'fee ' }, moneyRange(fee)],
    [{ de: 'Schilder ', en: 'signs ' }, moneyRange(signRental)],
    [{ de: 'Vorlauf ', en: 'lead time ' }, isOnDays && leadDays ? daySpan(leadDays) : undefined],
  ];
  const parts = named.flatMap(([label, cell]) => (cell ? [[say(label), cell]] : []));
  const details = joined(parts, ', ');
  const total = moneyRange(cost ?? sum);
  const how = cost ? '' : say({ de: ' (errechnet)', en: ' (calculated)' });
  const subject = total ? [strong(total), ' in ', text(name), how] : [strong(text(name))];
  return [...subject, ...(details.length > 0 ? [': ', ...details] : [])];
}

/** What the service does not add up itself. */
const sumOf = ({ fee, signRental, cost }: Place['values']): Range | undefined =>
  fee && signRental && !cost ? { min: fee.min + signRental.min, max: fee.max + signRental.max } : undefined;
