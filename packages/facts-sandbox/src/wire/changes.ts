// Figures that change: what is answered from then on is another, as when a fee is raised.
import type { MiddlewareHandler } from 'hono';
import type { HttpBindings } from './listen.ts';

export interface Change {
  /** Which resources it is about: those whose path ends so, or fits the pattern. */
  readonly path: string | RegExp;
  /** Gives what is answered in place of an answer, which it may alter. */
  readonly answer: (json: unknown) => unknown;
}

/** What has become of an amount. */
export interface ChangedAmount {
  readonly path: string;
  readonly field: readonly (string | number)[];
  readonly before: number;
  readonly after: number;
}

interface Answered {
  readonly path: string;
  readonly json: unknown;
}

/** `middleware` stands before the resources. */
export function changesOfFigures() {
  const changes = new Set<Change>();
  /** The latest answer that has an amount. */
  let latest: Answered | undefined;

  const middleware: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
    await next();
    const { path } = c.req;
    if (c.res.status !== 200 || !c.res.headers.get('content-type')?.includes('application/json')) return;
    const wanted = [...changes].filter((change) => fits(change, path));
    if (wanted.length === 0 && !isCase(path)) return;
    const sent: unknown = await c.res.clone().json();
    const json = wanted.reduce((answer, change) => change.answer(answer), sent);
    // What is looked at again and again, to see whether it has changed, is no question.
    const isLookedAt = c.req.header('cache-control')?.includes('no-cache') === true;
    if (isCase(path) && !isLookedAt && highestAmountIn(json)) latest = { path, json };
    if (wanted.length > 0) c.res = Response.json(json);
  };

  /** Gives what takes it back. */
  function add(change: Change): () => void {
    changes.add(change);
    return () => void changes.delete(change);
  }

  return {
    middleware,
    add,
    /** Raises the first amount of what was asked for last by a tenth; undefined where nothing with an amount was asked for. */
    raise(): ChangedAmount | undefined {
      const found = latest && highestAmountIn(latest.json);
      if (!latest || !found) return undefined;
      const { path } = latest;
      const { field, value } = found;
      const after = Math.ceil(value * raisedBy);
      add({ path, answer: (json) => withValue(json, field, after) });
      latest = { path, json: withValue(latest.json, field, after) };
      return { path, field, before: value, after };
    },
  };
}

const raisedBy = 1.1;

const fits = ({ path: wanted }: Change, path: string) =>
  typeof wanted === 'string' ? path.endsWith(wanted) : wanted.test(path);

/** No list of all there is, and not the index. */
const isCase = (path: string) => /\/(?:results\/[^/]+|facts)\//.test(path);

const ofAmount = /(?:^|_)(?:eur|euro|fee|fees|amount|cost|costs|price|total|sum|grant)(?:_|$)/;

interface Found {
  readonly field: readonly (string | number)[];
  readonly value: number;
}

/** The upper end of the first amount: raised, it is still one. */
const highestAmountIn = (json: unknown) => amountIn(json, /(?:^|_)max(?:_|$)/) ?? amountIn(json, /./);

/** The first number that is called an amount, from the outside in. */
function amountIn(
  json: unknown,
  called: RegExp,
  field: readonly (string | number)[] = [],
): Found | undefined {
  if (typeof json === 'number') {
    const isNamed = [ofAmount, called].every((names) =>
      field.some((name) => typeof name === 'string' && names.test(name)),
    );
    return isNamed && json > 0 ? { field, value: json } : undefined;
  }
  if (json === null || typeof json !== 'object') return undefined;
  const inside: readonly (readonly [string | number, unknown])[] = Array.isArray(json)
    ? json.map((value: unknown, index) => [index, value] as const)
    : Object.entries(json);
  for (const [name, value] of inside) {
    const found = amountIn(value, called, [...field, name]);
    if (found) return found;
  }
  return undefined;
}

function withValue(json: unknown, [name, ...inner]: readonly (string | number)[], value: number): unknown {
  if (name === undefined) return value;
  if (Array.isArray(json)) {
    return json.map((one: unknown, index) => (index === name ? withValue(one, inner, value) : one));
  }
  if (json === null || typeof json !== 'object') return json;
  const fields: Readonly<Record<string, unknown>> = { ...json };
  return name in fields ? { ...fields, [name]: withValue(fields[name], inner, value) } : fields;
}
