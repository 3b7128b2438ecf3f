// Tables that a service sends as the names of their columns and rows of bare values: each value gets its name back.

const columnNames = ['columns', 'header', 'headers', 'spalten', 'kopf'];
const rowNames = ['rows', 'data', 'values', 'zeilen', 'daten', 'werte'];

/** The fields of an object; „columns: [city, fee], rows: [[kiel, 30]]“ as „rows: [{ city: kiel, fee: 30 }]“. Pure. */
export function fieldsIn(json: object): Iterable<[string, unknown]> {
  const fields = new Map(Object.entries(json) as [string, unknown][]);
  const listUnder = (names: readonly string[]) => names.find((name) => Array.isArray(fields.get(name)));
  const columns = listUnder(columnNames);
  const rows = columns === undefined ? undefined : listUnder(rowNames);
  if (columns === undefined || rows === undefined) return fields;
  const names = (fields.get(columns) as unknown[]).filter((name) => typeof name === 'string');
  const lists = fields.get(rows) as unknown[];
  const hasNames = new Set(names).size === (fields.get(columns) as unknown[]).length;
  const isTable = lists.every((list) => Array.isArray(list) && list.length === names.length);
  if (!hasNames || !isTable || names.length === 0) return fields;
  fields.delete(columns);
  return fields.set(
    rows,
    lists.map((list) => named(names, list as unknown[])),
  );
}

const named = (names: readonly string[], values: readonly unknown[]) =>
  Object.fromEntries(names.map((name, at) => [name, values[at]]));
