// The tables of several answers as one: a column for each case, what tells them apart first.
import { type Cell, type Document, list, nothingThere, type Table, text } from '../../document/index.ts';
import { formatCell } from '../../render/value.ts';

/** The answer to one case, and what the case is called. */
export interface CaseAnswer {
  readonly name: Cell;
  readonly document: Document;
}

/** Lists of what and how much become one with a column for each case; what all have alike stands once, the rest folded. */
export function tablesOf(cases: readonly CaseAnswer[]): readonly Table[] {
  const tables = withListsAsRows(cases.map(({ document }) => document.tables ?? []));
  const names = cases.map(({ name, document }) => formatCell(name, document.lang));
  const keys = tables.map((own) => own.map(keyOfList));
  const isShared = (key: string | undefined) =>
    key !== undefined && keys.filter((own) => own.includes(key)).length > 1;
  const shared = [...new Set(keys.flat())].filter((key) => key !== undefined && isShared(key));
  const lists = shared.flatMap((key) =>
    dividedByDifference(
      inColumns(
        tables.map((own, index) => own[keys[index]?.indexOf(key) ?? -1]),
        names,
      ),
    ),
  );
  const others = tables.flatMap((own, index) =>
    own
      .filter((_, at) => !isShared(keys[index]?.[at]))
      .map((table) => ({ table, name: names[index] ?? '', key: JSON.stringify(table) })),
  );
  const folded = others.flatMap(({ table, name, key }, at): Table[] => {
    const alike = others.filter((other) => other.key === key);
    const isOfAll = alike.length === cases.length;
    if (isOfAll && others.findIndex((other) => other.key === key) < at) return [];
    // „Größen im Überblick, Berlin“ says it.
    const isNamed = isOfAll || table.caption?.includes(name);
    const caption = [...(isNamed ? [] : [name]), table.caption].filter(Boolean).join(': ');
    return [{ ...table, ...(caption ? { caption } : {}), folded: true }];
  });
  return [...lists, ...folded];
}

/** What is a row in one case and a list of its own in another, because it is longer there, is a row in both. */
function withListsAsRows(tables: readonly (readonly Table[])[]): readonly (readonly Table[])[] {
  const labelsOf = (own: readonly Table[]) =>
    own.flatMap((table) =>
      keyOfList(table) === undefined
        ? []
        : table.rows.flatMap(([label]) => (label?.kind === 'text' ? [[label.text, table] as const] : [])),
    );
  const listWith = new Map(tables.flatMap(labelsOf));
  const isRowElsewhere = ({ columns }: Table) => columns.length === 1 && listWith.has(columns[0] ?? '');
  return tables.map((own) =>
    own.filter(isRowElsewhere).reduce<readonly Table[]>((rest, long) => {
      const [label = ''] = long.columns;
      const wanted = listWith.get(label);
      const into = wanted && rest.find((table) => keyOfList(table) === keyOfList(wanted));
      if (!into || into.rows.some(([one]) => one?.kind === 'text' && one.text === label)) return rest;
      const row = [text(label), list(long.rows.flatMap(([cell]) => cell ?? []))];
      return rest
        .filter((table) => table !== long)
        .map((table) => (table === into ? { ...table, rows: [...table.rows, row] } : table));
    }, own),
  );
}

/** The same of lists that tell the same of their cases; undefined for other tables. */
function keyOfList({ columns, rows, caption, folded }: Table): string | undefined {
  const [what, value] = columns;
  const labels = new Set(rows.map(([label]) => JSON.stringify(label)));
  if (columns.length !== 2 || labels.size < rows.length) return undefined;
  // The second column of a list without headings is the name of its case.
  return JSON.stringify([what, what === '' ? '' : value, caption ?? '', folded ?? false]);
}

function inColumns(tables: readonly (Table | undefined)[], names: readonly string[]): Table {
  const labels = new Map<string, Cell>();
  const keyOf = (cell: Cell | undefined) => JSON.stringify(cell);
  for (const table of tables) {
    for (const [label] of table?.rows ?? []) if (label) labels.set(keyOf(label), label);
  }
  const valueIn = (table: Table | undefined, key: string) =>
    table?.rows.find(([label]) => keyOf(label) === key)?.[1] ?? nothingThere;
  const [first] = tables.filter((table) => table !== undefined);
  return {
    columns: [first?.columns[0] ?? '', ...names],
    rows: [...labels].map(([key, label]) => [label, ...tables.map((table) => valueIn(table, key))]),
    ...(first?.caption === undefined ? {} : { caption: first.caption }),
    ...(first?.folded === undefined ? {} : { folded: first.folded }),
  };
}

/** The rows that tell the cases apart; what all of them have alike is for the fold. */
function dividedByDifference(table: Table): readonly Table[] {
  const isAlike = ([, first, ...others]: readonly Cell[]) =>
    others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  const alike = table.rows.filter(isAlike);
  if (table.folded || alike.length === 0 || alike.length === table.rows.length) return [table];
  return [
    { ...table, rows: table.rows.filter((row) => !isAlike(row)) },
    { ...table, rows: alike, folded: true },
  ];
}
