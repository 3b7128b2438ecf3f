// All combinations: where anything is secured at all, and the most of it in each state.
import {
  both,
  counted,
  type Document,
  type FactsRecord,
  fieldColumns,
  type FieldsRead,
  money,
  nouns,
  overviewDocument,
  readCases,
  readFields,
  type Sentence,
  spanOf,
  type Speaking,
  stateNamed,
  textCell,
  textNote,
} from '../../src/kit/index.ts';
import { overviewFields, projectFields } from './fields.ts';

type Row = FieldsRead<typeof projectFields>;

/** What may have been said of the case. */
interface Narrowed {
  readonly gebaeudetyp?: string | undefined;
  readonly bundesland?: string | undefined;
  readonly stellplaetze?: number | undefined;
  readonly wallboxTyp?: string | undefined;
}

export function combinationsDocument(answer: FactsRecord, asked: Narrowed, call: Speaking): Document {
  const { lang, say } = call;
  const all = readCases(answer, projectFields, ['state', 'secured']);
  const fitting = all.filter((row) => fits(row, asked));
  const isNarrowed = fitting.length > 0 && fitting.length < all.length;
  const rows = isNarrowed ? fitting : all;
  const best = highestRows(rows);
  const fields = readFields(answer, overviewFields);
  return overviewDocument(
    answer,
    {
      headline: isNarrowed ? narrowHeadline(rows, say) : headline(rows.length, best, say),
      notes: [textNote(rows.length > 0 ? fields.values.municipalNote : undefined)],
      rows: best.length > 0 ? best : rows,
      entries: rows,
      caption:
        best.length > 0
          ? both`Höchste gesicherte Summe je Bundesland und Gebäude
            Highest secured total for each state and building`
          : { de: 'Kombinationen', en: 'Combinations' },
      columns: [
        [projectFields.state.label, (row) => textCell(stateName(row))],
        ...fieldColumns(projectFields, ['building', 'secured', 'spaces', 'wallbox', 'applicant'], lang),
      ],
      fields,
    },
    call,
  );
}

function fits({ values }: Row, asked: Narrowed): boolean {
  const pairs = [
    [values.building, asked.gebaeudetyp],
    [
      values.state && (stateNamed(values.state) ?? values.state),
      asked.bundesland && (stateNamed(asked.bundesland) ?? asked.bundesland),
    ],
    [values.spaces?.min, asked.stellplaetze],
    [values.wallbox, asked.wallboxTyp],
  ];
  return pairs.every(([own, said]) => said === undefined || String(own) === String(said));
}

/** What is secured in the cases that are left: „je nach Angaben 0 bis 10.000 €“. */
function narrowHeadline(rows: readonly Row[], say: Speaking['say']) {
  const span = spanOf(rows.flatMap(({ values: { secured } }) => secured ?? []));
  if (!span) return headline(rows.length, [], say);
  const states = [...new Set(rows.map(stateName))];
  const [only] = states;
  const secured = money(span.min, span.max);
  const where = states.length === 1 && only;
  const best = [...new Set(highestRows(rows).map(stateName))];
  const there = best.length === 1 && states.length > 1 && best[0];
  if (span.min === span.max)
    return say`Gesichert[ in ${where}]: **${secured}**, in jedem Fall.
      Secured[ in ${where}]: **${secured}**, in every case.`;
  return say`Gesichert[ in ${where}] je nach Fall: **${secured}**[, etwas nur in ${there}].
    Secured[ in ${where}], depending on the case: **${secured}**[, anything only in ${there}].`;
}

/** Its written name; another service's own word stays as it is. */
const stateName = ({ values: { state } }: Row) => state && (stateNamed(state) ?? state);

/** The row with the highest sum of each state and kind of building that has one at all, highest first. */
function highestRows(rows: readonly Row[]): readonly Row[] {
  const highest = new Map<string, Row>();
  for (const row of rows) {
    const key = `${row.values.state} ${row.values.building}`;
    const before = highest.get(key);
    if (most(row) > (before ? most(before) : 0)) highest.set(key, row);
  }
  return [...highest.values()].toSorted((a, b) => most(b) - most(a));
}

const most = ({ values: { secured } }: Row) => secured?.max ?? 0;

/** `total` is how many were understood. */
function headline(total: number, best: readonly Row[], say: Speaking['say']): Sentence {
  const all = counted(total, nouns.combination);
  const [highest] = best;
  if (!highest)
    return say`**${all}**; in keiner davon ist ein Betrag gesichert.
      **${all}**; no amount is secured in any of them.`;
  const [upTo, where] = [money(most(highest)), stateName(highest) ?? ''];
  const states = new Set(best.map(stateName)).size;
  return states === 1
    ? say`Gesichert ist nur in **${where}** etwas: bis **${upTo}** (${all} gibt es).
        Anything is secured only in **${where}**: up to **${upTo}** (of ${all}).`
    : say`Gesichert ist in ${String(states)} Bundesländern etwas, am meisten in **${where}**: bis **${upTo}** (${all} gibt es).
        Something is secured in ${String(states)} states, most in **${where}**: up to **${upTo}** (of ${all}).`;
}
