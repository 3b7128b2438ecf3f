// Reads an answer without knowing its shape: the contract states few names and no nesting.

interface Node {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Every value in a body that holds no further values: text, numbers, booleans and null. */
export function leavesOf(body: unknown): unknown[] {
  return leafNodes(body).map(({ value }) => value);
}

/** Where those values stand, as `schedule.locations.0.name`. */
export function leafPaths(body: unknown): string[] {
  return leafNodes(body).map(({ path }) => path.join('.'));
}

/** The values of all fields of this name, at any depth. */
export function valuesNamed(body: unknown, name: string): unknown[] {
  return [...walk(body, [])].filter(({ path }) => path.at(-1) === name).map(({ value }) => value);
}

/** How many records each list of records has; an object of records is such a list too. */
export function listLengths(body: unknown): number[] {
  const lists = [...walk(body, [])].map(({ value }) => (isObject(value) ? Object.values(value) : []));
  return lists.map((entries) => entries.filter(isObject).length);
}

/** How many records the longest list of records has. */
export const longestList = (body: unknown): number => Math.max(...listLengths(body));

/** The names of all fields, at any depth, and the positions in lists. */
export const fieldsIn = (body: unknown): string[] => [
  ...new Set([...walk(body, [])].flatMap(({ path }) => path.slice(-1))),
];

/** Every text in a body: values, and names of fields, because records may be kept under their slugs. */
export function textsIn(body: unknown): string[] {
  const values = leavesOf(body).filter((value) => typeof value === 'string');
  return [...new Set([...fieldsIn(body), ...values])];
}

const leafNodes = (body: unknown) => [...walk(body, [])].filter(({ value }) => !isObject(value));

function* walk(value: unknown, path: readonly string[]): Generator<Node> {
  yield { path, value };
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) yield* walk(inner, [...path, key]);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
