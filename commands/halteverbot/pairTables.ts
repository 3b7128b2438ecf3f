// The tables of a move: a column for each place, and what holds for both.
import {
  type CalendarDate,
  type Call,
  type Cell,
  count,
  markedCell,
  moneyRange,
  statedRows,
  type Table,
  text,
} from '../../src/kit/index.ts';
import { moveDay, stateWith } from './deadlines.ts';
import { dayRange, type End, type Move, onDay, type Pair, type Schedule, stateOf } from './fields.ts';

/** One column for each place; only rows in which the service says something. */
export function placesTable(
  ends: readonly End[],
  datum: CalendarDate | undefined,
  { lang, say }: Pick<Call, 'lang' | 'say'>,
): Table {
  const rows: readonly (readonly [string, (end: End) => Cell | undefined])[] = [
    [
      say({ de: 'Vorlauf in Kalendertagen', en: 'lead time in calendar days' }),
      ({ place }) => dayRange(place.leadDays),
    ],
    [
      say({ de: 'sicher beantragt bis', en: 'apply by, to be safe' }),
      ({ schedule, place }) => onDay(schedule.sure, lang, stateOf(place)),
    ],
    [
      say({ de: 'allerspätestens', en: 'at the very latest' }),
      ({ schedule, place }) => onDay(schedule.latest, lang, stateOf(place)),
    ],
    [
      say({ de: 'Schilder stehen spätestens', en: 'signs up by' }),
      ({ schedule, place }) => onDay(schedule.signsUp, lang, stateOf(place)),
    ],
    [say({ de: 'Gebühr', en: 'fee' }), ({ place }) => moneyRange(place.fee)],
    [say({ de: 'Schildermiete', en: 'sign rental' }), ({ place }) => moneyRange(place.signRental)],
    [
      say({ de: 'zuerst zu beantragen', en: 'order of applying' }),
      ({ position }) => (position > 0 ? text(String(position)) : undefined),
    ],
    [say({ de: 'online', en: 'online' }), ({ place }) => place.online && markedCell(place.online, lang)],
    [say(moveDay), ({ place }) => onDay(datum, lang, stateOf(place))],
  ];
  return {
    columns: ['', ...ends.map(({ place }) => place.name)],
    rows: rows.flatMap(([label, cellFor]) => {
      const cells = ends.map(cellFor);
      return cells.some(Boolean) ? [[text(label), ...cells.map((cell) => cell ?? text('–'))]] : [];
    }),
  };
}

/** What holds for both zones together. */
export function bothRows(
  { days, cost, fees, schedule, urgency, daysUntil, ends }: Pair,
  { lang, say }: Pick<Call, 'lang' | 'say'>,
): readonly (readonly Cell[])[] {
  const onSchedule = (key: keyof Schedule) => onDay(schedule[key], lang, stateWith(ends, key, schedule[key]));
  return statedRows([
    [say({ de: 'Vorlauf in Kalendertagen', en: 'lead time in calendar days' }), dayRange(days)],
    [say({ de: 'sicher beantragt bis', en: 'apply by, to be safe' }), onSchedule('sure')],
    [say({ de: 'allerspätestens', en: 'at the very latest' }), onSchedule('latest')],
    [say({ de: 'Schilder stehen spätestens', en: 'signs up by' }), onSchedule('signsUp')],
    [say({ de: 'Kosten für beide Zonen', en: 'cost of both zones' }), moneyRange(cost)],
    [say({ de: 'Gebühr für beide Zonen', en: 'fee of both zones' }), moneyRange(fees)],
    [
      say({ de: 'Tage bis zum Umzug', en: 'days until the move' }),
      daysUntil === undefined ? undefined : count(daysUntil),
    ],
    [say({ de: 'Dringlichkeit', en: 'urgency' }), urgency === undefined ? undefined : text(urgency)],
  ]);
}

/** The day of the move, where no place has a column for it. */
export function moveDayTable(
  { ends }: Pair,
  { datum }: Move,
  { lang, say }: Pick<Call, 'lang' | 'say'>,
): readonly Table[] {
  if (ends.length > 0) return [];
  const rows = statedRows([[say(moveDay), onDay(datum, lang)]]);
  return [{ columns: say({ de: ['Angabe', 'Wert'], en: ['Item', 'Value'] }), rows, folded: true }];
}
