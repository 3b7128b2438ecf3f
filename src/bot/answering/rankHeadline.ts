// The first line of a ranking: the first of them, the last, and by what ranges that cross are sorted.
import {
  type Cell,
  type Document,
  inLanguage,
  joined,
  type Lang,
  type Sentence,
  strong,
  type Table,
  text,
} from '../../document/index.ts';
import { formatCell } from '../../render/value.ts';
import { figureOf, inOrder, type Order } from './order.ts';

/** So many places are named where several have the same figure. */
const mostNamed = 3;

/** „Am günstigsten: **Köln: 466 bis 503 €** (Musterprotokoll); **Bonn: …** (eigene Satzung).“, and the other end. */
export function headlineOf(
  table: Table,
  ranking: readonly number[],
  order: Order & { readonly most: number },
  { lang }: Document,
): Sentence {
  const say = inLanguage(lang);
  const [first = 0] = ranking;
  const winners = ranking.map((at) => ({
    label: table.columns[at] ?? '',
    groups: groupsOf(table, at, order),
  }));
  // What many places have alike tells none of them.
  const telling = winners.filter(({ groups: [group] }) => (group?.names.length ?? 0) <= mostNamed);
  const told = (telling.length > 0 ? telling : winners).map(({ label, groups }): Sentence => {
    const named = groups.slice(0, order.most).map((group): Sentence => [strong(...sayingOf(group, label))]);
    return [...joined(named, ', '), ` (${label.replace(inDays, '')})`];
  });
  const known = table.rows.filter((row) => figureOf(row[first], table.columns[first])).length;
  const all = table.rows.length;
  const some =
    known === 1
      ? say({
          de: [` – von ${all} ist es nur dafür bekannt`],
          en: [` – the only one of ${all} for which it is known`],
        })
      : say({
          de: [` – unter ${known} von ${all}, für die es bekannt ist`],
          en: [` – among the ${known} of ${all} for which it is known`],
        });
  const end = winners.length === 1 ? otherEnd(winners[0], order, lang) : [];
  return [`${order.says[lang]}: `, ...joined(told, '; '), ...end, ...(known < all ? some : []), '.'];
}

interface Group {
  readonly names: readonly string[];
  readonly value: Cell;
}

/** The places by their figure, in order: those with the same one together. */
function groupsOf(table: Table, at: number, order: Order): readonly Group[] {
  const groups = new Map<string, { names: string[]; value: Cell }>();
  for (const row of inOrder(table, at, order)) {
    const value = row[at];
    if (!value || figureOf(value, table.columns[at]) === undefined) continue;
    const group = groups.get(JSON.stringify(value)) ?? { names: [], value };
    group.names.push(row[0] ? formatCell(row[0], 'de') : '');
    groups.set(JSON.stringify(value), group);
  }
  return [...groups.values()];
}

function sayingOf({ names, value }: Group, label: string): readonly (string | Cell)[] {
  const more = names.length > mostNamed ? ` (+ ${names.length - mostNamed})` : '';
  return [text(names.slice(0, mostNamed).join(', ')), `${more}: `, withUnit(value, label)];
}

/** The last place, and by what ranges that cross are sorted. */
function otherEnd(
  winner: { readonly label: string; readonly groups: readonly Group[] } | undefined,
  { isLeast, end, most }: Order & { readonly most: number },
  lang: Lang,
): Sentence {
  const groups = winner?.groups ?? [];
  const last = groups.at(-1);
  if (!winner || !last || groups.length <= most) return [];
  const figures = groups.flatMap(({ value }) => figureOf(value, winner.label) ?? []);
  const doCross = figures.some(({ min, max }, at) => {
    const next = figures[at + 1];
    return next !== undefined && (isLeast ? max > next.min : next.max > min) && min !== max;
  });
  const isSorted = { de: '; sortiert nach der Mitte der Spanne', en: '; sorted by the middle of the range' }[
    lang
  ];
  return [`; ${end[lang]}: `, ...sayingOf(last, winner.label), ...(doCross ? [isSorted] : [])];
}

/** „Vorlauf in Tagen“: in a sentence the unit stands at its figure. */
const inDays = / in (?:Tagen|days)$/;
const withUnit = (value: Cell, label: string): Cell =>
  value.kind === 'count' && value.unit === undefined && inDays.test(label)
    ? { ...value, unit: 'day' }
    : value;
