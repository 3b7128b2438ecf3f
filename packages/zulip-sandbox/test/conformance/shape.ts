// Compares the fields of an answer, and the kinds of their values, with what was recorded.

/** `string|null`; a list of one shape; fields, of which `name?` can be absent; `*` stands for any further name. */
export type Shape = string | readonly [] | readonly [Shape] | { readonly [field: string]: Shape };

/** What does not fit, a line each. When `isWhole`, there are no further fields. */
export function misfits(value: unknown, shape: Shape, isWhole: boolean, path = ''): string[] {
  if (typeof shape === 'string') {
    return shape.split('|').includes(kindOf(value)) ? [] : [`${path} is ${kindOf(value)}, not ${shape}`];
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${path} is ${kindOf(value)}, not array`];
    const [element] = shape;
    return element === undefined
      ? []
      : value.flatMap((one, index) => misfits(one, element, isWhole, `${path}[${index}]`));
  }
  if (kindOf(value) !== 'object') return [`${path} is ${kindOf(value)}, not object`];
  return misfitsOfFields(Object(value), Object(shape), isWhole, path);
}

function misfitsOfFields(
  value: Readonly<Record<string, unknown>>,
  shape: Readonly<Record<string, Shape>>,
  isWhole: boolean,
  path: string,
): string[] {
  const { '*': others, ...named } = shape;
  const known = new Map(Object.entries(named).map(([name, its]) => [name.replace('?', ''), its]));
  const missing = Object.keys(named).filter((name) => !name.endsWith('?') && !Object.hasOwn(value, name));
  const wrong = Object.entries(value).flatMap(([name, its]) => {
    const wanted = known.get(name) ?? others;
    if (wanted !== undefined) return misfits(its, wanted, isWhole, `${path}.${name}`);
    return isWhole ? [`${path}.${name} was not recorded`] : [];
  });
  return [...missing.map((name) => `${path}.${name} is missing`), ...wrong];
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
