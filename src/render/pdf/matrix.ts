// Thousands of cases as a table that a page has room for: what makes no difference is said once, for all or for the rest.
import {
  type Cell,
  counted,
  type Document,
  inLanguage,
  type Lang,
  nouns,
  type Table,
  text,
} from '../../document/index.ts';
import { formatCell } from '../value.ts';

/** A column with more different values than this tells cases apart by their names, not by a choice. */
const mostValues = 40;
/** So many values stand beside each other. */
const mostBeside = 8;
/** Longer than this it is no table to look something up in. */
const mostRows = 400;
/** Nobody has that many cases to tell on paper. */
const mostCases = 20_000;
/** So many values are named one by one; of more, the largest group is called the rest. */
const mostNamed = 3;

type Row = readonly Cell[];

/** What is chosen, and its values in their order. */
export interface Choice {
  readonly label: string;
  readonly at: number;
  readonly values: readonly string[];
}

/** A matrix for each figure that differs; none where the answer's tables tell every case already. Pure. */
export function matricesOf({ cases, tables = [], lang }: Document): readonly Table[] {
  if (!cases || cases.rows.length > mostCases) return [];
  const isTold = tables.some(({ rows, columns }) => rows.length * (columns.length - 1) >= cases.rows.length);
  if (isTold) return [];
  const choices = cases.columns.flatMap((label, at): Choice[] => {
    if (isFigure(cases.rows[0]?.[at])) return [];
    const values = [...new Set(cases.rows.map((row) => keyOf(row[at], lang)))];
    return values.length > 1 && values.length <= mostValues ? [{ label, at, values }] : [];
  });
  if (
    new Set(cases.rows.map((row) => choices.map(({ at }) => keyOf(row[at], lang)).join('|'))).size <
    cases.rows.length
  ) {
    return [];
  }
  return cases.columns.flatMap((label, at) => {
    if (!isFigure(cases.rows[0]?.[at])) return [];
    const table = matrixOf(cases.rows, at, choices, lang);
    if (!table || table.rows.length > mostRows) return [];
    return [{ ...table, caption: captionOf(cases.rows.length, label, lang) }];
  });
}

/** „Alle 576 Kombinationen: Vorlauf in Tagen“ */
export function captionOf(rows: number, label: string, lang: Lang): string {
  const all = counted(rows, nouns.combination)[lang];
  return inLanguage(lang)({ de: `Alle ${all}: ${label}`, en: `All ${all}: ${label}` });
}

/** What has a unit is an outcome; a mere number, a word, a yes or no is a choice. */
const isFigure = (cell: Cell | undefined) =>
  cell?.kind === 'money' || (cell?.kind === 'count' && cell.unit !== undefined);

export const keyOf = (cell: Cell | undefined, lang: Lang) => (cell ? formatCell(cell, lang) : '');

/** Undefined where the figure is the same in all cases, or follows from one choice. */
function matrixOf(
  rows: readonly Row[],
  value: number,
  choices: readonly Choice[],
  lang: Lang,
): Pick<Table, 'columns' | 'rows'> | undefined {
  if (new Set(rows.map((row) => keyOf(row[value], lang))).size < 2) return undefined;
  const telling = choices.filter((choice) => makesDifference(choice, rows, value, choices, lang));
  const beside = telling
    .filter(({ values }) => values.length <= mostBeside)
    .toSorted((one, other) => other.values.length - one.values.length)[0];
  const down = telling.filter((choice) => choice !== beside);
  // By one choice alone, the answer's own table has it.
  if (down.length === 0) return undefined;
  const lines = linesOf(rows, down, lang, (some) =>
    beside
      ? beside.values.map((name) =>
          valueAmong(
            some.filter((row) => keyOf(row[beside.at], lang) === name),
            value,
          ),
        )
      : [valueAmong(some, value)],
  );
  return {
    columns: [
      ...down.map(({ label }) => label),
      ...(beside
        ? beside.values.map((name) => (isWord(name) ? name : `${beside.label} ${name}`))
        : [{ de: 'Wert', en: 'Value' }[lang]]),
    ],
    rows: lines.map(({ names, cells }) => [...names.map(text), ...cells]),
  };
}

/** „ja“ and „5“ do not say of what. */
const isWord = (name: string) => name.length > 4 && !/^\d/.test(name);

function makesDifference(
  choice: Choice,
  rows: readonly Row[],
  value: number,
  choices: readonly Choice[],
  lang: Lang,
): boolean {
  const others = choices.filter((other) => other !== choice);
  const seen = new Map<string, string>();
  return rows.some((row) => {
    const key = others.map(({ at }) => keyOf(row[at], lang)).join('|');
    const said = keyOf(row[value], lang);
    const before = seen.get(key);
    seen.set(key, said);
    return before !== undefined && before !== said;
  });
}

/** Rows that differ only in what makes no difference have the same value. */
const valueAmong = ([row]: readonly Row[], value: number): Cell => row?.[value] ?? text('–');

interface Line {
  readonly names: readonly string[];
  readonly cells: readonly Cell[];
}

/** Choice by choice: values under which all that follows is the same share their lines. */
export function linesOf(
  rows: readonly Row[],
  [choice, ...more]: readonly Choice[],
  lang: Lang,
  cellsOf: (rows: readonly Row[]) => readonly Cell[],
): readonly Line[] {
  if (!choice) return [{ names: [], cells: cellsOf(rows) }];
  const groups = new Map<string, { readonly values: string[]; readonly lines: readonly Line[] }>();
  for (const name of choice.values) {
    const some = rows.filter((row) => keyOf(row[choice.at], lang) === name);
    if (some.length === 0) continue;
    const lines = linesOf(some, more, lang, cellsOf);
    const key = JSON.stringify(lines);
    const group = groups.get(key);
    if (group) group.values.push(name);
    else groups.set(key, { values: [name], lines });
  }
  const all = [...groups.values()];
  const rest = all.reduce(
    (one, other) => (other.values.length > one.values.length ? other : one),
    all[0] ?? { values: [] },
  );
  const ordered = all.toSorted(
    (one, other) =>
      Number(one === rest && isRest(one.values)) - Number(other === rest && isRest(other.values)),
  );
  return ordered.flatMap(({ values, lines }) => {
    const name = nameOf(values, values === rest.values, all.length, lang);
    return lines.map(({ names, cells }) => ({ names: [name, ...names], cells }));
  });
}

const isRest = (values: readonly string[]) => values.length > mostNamed;

function nameOf(values: readonly string[], isLargest: boolean, groups: number, lang: Lang): string {
  if (groups === 1) return { de: 'alle', en: 'all' }[lang];
  if (isLargest && isRest(values)) {
    return { de: `alle übrigen (${values.length})`, en: `all others (${values.length})` }[lang];
  }
  return values.join(', ');
}
