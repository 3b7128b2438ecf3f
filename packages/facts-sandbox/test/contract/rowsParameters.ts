// How a row of the facts contract is written down: its parameters, and how a value that cannot be is answered.

export interface Parameter {
  readonly name: string;
  /** A value that a service has which keeps the contract. */
  readonly example: string;
  /** All values, where the contract enumerates them. */
  readonly values?: readonly string[];
  /** A value that cannot be, and the statuses that it may be answered with; the contract often says which one. */
  readonly impossible?: { readonly value: string; readonly statuses: readonly number[] };
  /** The contract does not call it optional: an address that is sure to be answered has it. */
  readonly always?: boolean;
  /** The address whose answer shows the values: the contract lists none, so the example may be unknown. */
  readonly shownBy?: string;
}

/** One of the values that the contract enumerates. */
export const oneOf = (name: string, values: readonly string[], ...statuses: number[]): Parameter => ({
  name,
  example: values[0] ?? '',
  values,
  impossible: { value: 'atlantis', statuses: statuses.length > 0 ? statuses : [404] },
});

/** A city, a place or a federal state; the example is what it can hardly be called otherwise. */
export const slug = (name: string, example: string, shownBy: string): Parameter => ({
  name,
  example,
  impossible: { value: 'atlantis', statuses: [404] },
  shownBy,
});

export const number = (name: string, example: string): Parameter => ({
  name,
  example,
  impossible: { value: 'abc', statuses: [400] },
});

export const boolean = (name: string, example = 'true'): Parameter => ({
  name,
  example,
  values: ['true', 'false'],
  impossible: { value: 'vielleicht', statuses: [400] },
});

/** Text, or what the contract does not say how it is refused. */
export const text = (name: string, example: string): Parameter => ({ name, example });

export interface Row {
  /** As the contract writes it, below the base address. */
  readonly path: string;
  readonly inPath: readonly Parameter[];
  readonly inQuery: readonly Parameter[];
  /** It lists records: so many, where the contract says how many. */
  readonly lists?: 'some' | 16 | 24 | 576;
}

export const row = (
  path: string,
  inPath: readonly Parameter[] = [],
  inQuery: readonly Parameter[] = [],
): Row => ({ path, inPath, inQuery });

/** A resource without parameters, which lists records. */
export const list = (path: string, lists: NonNullable<Row['lists']> = 'some'): Row => ({
  ...row(path),
  lists,
});
