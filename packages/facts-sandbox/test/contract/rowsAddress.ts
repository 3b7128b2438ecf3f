// Addresses of the facts contract's rows, with the examples or with other values.
import { rows } from './rows.ts';
import type { Row } from './rowsParameters.ts';

/** The row of a path as the contract writes it. */
export function rowOf(path: string): Row {
  const found = rows.find((row) => row.path === path);
  if (!found) throw new Error(`the contract has no ${path}`);
  return found;
}

/** The row's address with its examples, but for the values given; query parameters only those given and needed. */
export function addressOf(row: Row, values: Readonly<Record<string, string>> = {}): string {
  const examples = Object.fromEntries(row.inPath.map(({ name, example }) => [name, example]));
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? examples[name] ?? ''),
  );
  const query = row.inQuery.flatMap(({ name, example, always: isNeeded }) => {
    const value = values[name] ?? (isNeeded ? example : undefined);
    return value === undefined ? [] : [[name, value] as [string, string]];
  });
  return query.length > 0 ? `${path}?${new URLSearchParams(query).toString()}` : path;
}
