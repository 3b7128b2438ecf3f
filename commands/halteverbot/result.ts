// The answer on one place, or on both ends of a move: the first line and its notes, the rows, and all else the service says.
import {
  addDays,
  bothRead,
  type CaseRow,
  type Cell,
  type Choice,
  ClarificationNeeded,
  code,
  countRange,
  date,
  type Document,
  type FactsRecord,
  type Item,
  type Lang,
  moneyRange,
  type Note,
  notStated,
  onlyFields,
  otherFields,
  readFields,
  resultDocument,
  sideBySide,
  type Table,
  text,
  type Text,
} from '../../src/kit/index.ts';
import { pricedPoint, type ZoneCall } from './asked.ts';
import { dayOffNotes, lateNotes } from './deadlines.ts';
import { feeRuleNotes, withFeeFor } from './feeRule.ts';
import { overviewFields, type placeFields, scheduleFields } from './fields.ts';
import { zonesHeadline } from './headline.ts';
import { type Place, placeAsked, readPlaces, sumOf } from './readPlaces.ts';
import { withSaidOfPlaces } from './saidOfPlace.ts';
import {
  type Day,
  dayCell,
  type End,
  type Ends,
  lastDays,
  readMove,
  stateOf,
  zoneOf,
  type Zones,
} from './zones.ts';

export function onePlaceDocument(answer: FactsRecord, asked: Choice, call: ZoneCall): Document {
  const places = readPlaces(answer);
  const found = placeAsked(places, asked);
  // A service whose places have no names that we know: all of it, and no figure picked from it.
  if (!found && places.every(({ slug }) => slug === ''))
    return resultDocument(answer, { headline: undefined, subject: asked.label }, call);
  if (!found) {
    throw new ClarificationNeeded({
      kind: 'unknownValue',
      typed: asked.label,
      label: { de: 'Ort', en: 'place' },
      choices: places.map(({ slug, name }) => ({ value: slug, label: name })),
    });
  }
  const { lang, values } = call;
  const place = withFeeFor(found, values.tage);
  const zone = zoneOf(place, values.datum);
  const point = pointRows(call);
  const document = resultDocument(
    answer.without(new Set(places.flatMap(({ record }) => record.all()))),
    {
      headline: zonesHeadline(zone, call),
      subject: place.name,
      entry: place.record,
      fields: onlyFields(bothRead(place, readFields(answer, overviewFields)), point),
      notes: zonesNotes(zone, call),
      rows: [
        [
          { de: 'Summe, errechnet', en: 'Sum, calculated' },
          moneyRange(sumOf(place)),
          point.length > 0 ? 'beside' : undefined,
        ],
        ...lastDays.map((key): Item => {
          const { de, en } = scheduleFields[key].label;
          const label = { de: `${de} (errechnet)`, en: `${en} (calculated)` };
          return [label, cellOf(zone.schedule[key], lang)];
        }),
        [movingDay, cellOf(dayOfMove(call, stateOf(place)), lang), 'beside'],
      ],
      tables: otherFields(place.record.without(place.claimed), { lang, folded: true }),
    },
    call,
  );
  return withSaid(document, zone, call);
}

export function moveDocument(answer: FactsRecord, asked: Ends, call: ZoneCall): Document {
  const move = readMove(answer, asked, call.values);
  const { ends, read, days } = move;
  const hasEnds = ends.length > 0;
  // Within one place both columns would say the same.
  const isWithin = asked.von.value === asked.nach.value;
  const columns = hasEnds ? columnsOf(isWithin ? ends.slice(0, 1) : ends, call) : undefined;
  const document = resultDocument(
    answer,
    {
      headline: zonesHeadline(move, call) ?? whichMove(asked, call),
      subject: '',
      notes: [...zonesNotes(move, call), datumNote(asked, call)],
      main: columns,
      fields: read,
      // The tables of the places say them.
      said: ['mostDays', 'leastDays', ...(hasEnds ? ['von', 'nach', 'stops', 'order'] : [])],
      rows: [
        [{ de: 'Vorlauf in Kalendertagen', en: 'Lead time in calendar days' }, countRange(days)],
        [movingDay, hasEnds ? undefined : cellOf(dayOfMove(call), call.lang), 'beside'],
      ],
      tables: columns ? [columns.beside] : [],
    },
    call,
  );
  return withSaid(document, move, call);
}

/** What belongs next to the first line: that it is late, how the fee is made up, that nobody works on the day. */
const zonesNotes = (zones: Zones, call: ZoneCall): readonly Note[] => [
  ...lateNotes(zones, call),
  ...feeRuleNotes(placesOf(zones), call),
  ...dayOffNotes(zones, call),
];

/** The document with what a place says of just what the question names, and with how the bot has reckoned. */
function withSaid(document: Document, zones: Zones, call: ZoneCall): Document {
  const told = withSaidOfPlaces(document, placesOf(zones), call);
  const [place, other] = placesOf(zones);
  const isSum = place !== undefined && other === undefined && sumOf(place) !== undefined;
  const isDay = zones.schedule.sure?.isReckoned === true;
  const reckoned = call.say`Errechnet von mir, nicht vom Dienst:[${isSum} Die Summe ist Gebühr und Schildermiete zusammen.][${isDay} Die Termine sind der Umzugstag weniger die Tage, die der Dienst nennt.]
    Calculated by me, not by the service:[${isSum} The sum is the fee and the sign rental together.][${isDay} The dates are the day of the move less the days that the service states.]`;
  return reckoned && (isSum || isDay) ? { ...told, reckoned } : told;
}

const placesOf = ({ ends }: Zones): readonly Place[] => ends.map(({ place }) => place);

/** The row of the part that is asked for by itself. */
function pointRows(call: ZoneCall): readonly (keyof typeof placeFields)[] {
  const point = pricedPoint(call);
  return point === undefined ? [] : [point === 'fee' ? 'fee' : 'signRental'];
}

/** The row with the day of the move, by which its holidays are seen, and by which a calendar knows it. */
const movingDay = { de: 'Umzugstag', en: 'day of the move' };

const dayOfMove = ({ values: { datum } }: ZoneCall, state?: string): Day | undefined =>
  datum === undefined ? undefined : { day: datum, state };

const cellOf = (day: Day | undefined, lang: Lang) => day && dayCell(day, lang);

/** One column for each place: what most people want to know, and what else there is. */
function columnsOf(
  ends: readonly End[],
  call: ZoneCall,
): { readonly columns: readonly string[]; readonly rows: readonly CaseRow[]; readonly beside: Table } {
  const { lang, say } = call;
  const reads = ends.map(({ place }) => onlyFields(place, pointRows(call)));
  const columns = ['', ...reads.map(({ name }) => name)];
  const row = (label: Text, cellFor: (end: End) => Cell | undefined): readonly CaseRow[] => {
    const cells = ends.map(cellFor);
    const shown = cells.map((cell) => cell ?? notStated);
    return cells.some(Boolean) ? [{ cells: [text(say(label)), ...shown], tells: 'duration' }] : [];
  };
  const [lead, ...others] = sideBySide(reads, undefined, lang);
  const beside = [
    ...sideBySide(reads, 'fold', lang),
    ...row(movingDay, ({ place }) => cellOf(dayOfMove(call, stateOf(place)), lang)),
  ];
  return {
    columns,
    rows: [
      ...(lead ? [lead] : []),
      ...lastDays.flatMap((key) =>
        row(scheduleFields[key].label, ({ schedule }) => cellOf(schedule[key], lang)),
      ),
      ...others,
      ...row({ de: 'zuerst zu beantragen', en: 'Order of applying' }, ({ turn }) =>
        turn > 0 && ends.length > 1 ? text(String(turn)) : undefined,
      ),
    ],
    beside: {
      columns,
      rows: beside.map(({ cells }) => cells),
      caption: say({ de: 'Weitere Angaben zu den Orten', en: 'More on the places' }),
      folded: true,
    },
  };
}

/** The question by its name, where no figure of it is stated. */
function whichMove({ von, nach }: Ends, { say, values: { datum } }: ZoneCall) {
  const [from, to, day] = [text(von.label), text(nach.label), datum && date(datum)];
  return say`**Halteverbot ${from} → ${to}**[, ${day}]:\n**No-parking zones ${from} → ${to}**[, ${day}]:`;
}

/** Without a date, how to ask with one. */
function datumNote({ von, nach }: Ends, { say, today, values }: ZoneCall) {
  if (values.datum) return undefined;
  const ask = `${say({ de: 'halteverbot', en: 'no-parking' })} ${von.value} ${nach.value} ${addDays(today, 60)}`;
  return say`Mit dem Umzugstag nenne ich die Termine, zum Beispiel: ${code(ask)}
    With the day of the move I name the dates, for example: ${code(ask)}`;
}
