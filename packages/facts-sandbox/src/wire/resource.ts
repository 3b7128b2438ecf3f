// How a resource is declared: a route says what it takes, what it answers and what it refuses.
import { OpenAPIHono, z } from '@hono/zod-openapi';
import { invalidParameter, unknownValue } from './errors.ts';

// The description at /openapi.json is made of the same declarations, and what does not fit them is refused here.

export { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';

/**
 * A place to hang routes on. A value that is not among a path parameter's is answered with 404 and the ones there
 * are; everything else that does not fit its declaration with 400.
 */
export function newResource() {
  return new OpenAPIHono({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      const [issue] = result.error.issues;
      const name = String(issue?.path[0] ?? '');
      const isInPath = result.target === 'param';
      const typed = (isInPath ? c.req.param(name) : c.req.query(name)) ?? '';
      if (isInPath && issue?.code === 'invalid_value') {
        return c.json(unknownValue(name, typed, issue.values.map(String)), 404);
      }
      const expected =
        issue?.code === 'invalid_value' ? `one of ${issue.values.join(', ')}` : (issue?.message ?? '');
      return c.json(invalidParameter(name, typed, expected), 400);
    },
  });
}

/** Every error answer has these two, and more that depends on it. */
const Failure = z
  .looseObject({ error: z.string().describe('a code for programs'), message: z.string() })
  .openapi('Failure');

const json = <Shape extends z.ZodType>(schema: Shape) => ({ 'application/json': { schema } });

/** The `responses` entry of a successful answer. */
export const answers = <Shape extends z.ZodType>(description: string, schema: Shape) => ({
  200: { description, content: json(schema) },
});

/** The `responses` entry of a 400, and when it comes. */
export const refuses = (description: string) => ({ 400: { description, content: json(Failure) } });

/** The `responses` entry of a 404, and when it comes. */
export const lacks = (description: string) => ({ 404: { description, content: json(Failure) } });

// As a program writes it. Text of any length could become infinite, which JSON cannot say.
const decimalNotation = /^-?\d{1,30}(?:\.\d{1,30})?$/;

interface About {
  readonly description: string;
  readonly example: number;
}

interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A decimal number, where it has bounds not outside of them; anything else is answered with 400. */
export const numberParameter = ({ description, example, ...bounds }: About & Bounds) =>
  z
    .string()
    .regex(decimalNotation, 'a number')
    .transform(Number)
    .refine((number) => isWithin(number, bounds), expectedWithin(bounds))
    .openapi({ type: 'number', description, example, ...bounds });

const isWithin = (number: number, { minimum = -Infinity, maximum = Infinity }: Bounds) =>
  minimum <= number && number <= maximum;

const expectedWithin = ({ minimum, maximum }: Bounds) =>
  `a number from ${minimum}${maximum === undefined ? '' : ` to ${maximum}`}`;

/** A whole number from 0; anything else is answered with 400. */
export const wholeNumberParameter = (about: About) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'a whole number from 0')
    .transform(Number)
    .openapi({ type: 'integer', minimum: 0, ...about });

/** A whole number, one of a few. */
export const countParameter = (description: string, values: readonly number[]) =>
  z
    .enum(values.map(String))
    .transform(Number)
    .openapi({ type: 'integer', enum: [...values], description, example: values[0] });

/** A switch: true, false, 1 or 0, left out false; anything else is answered with 400. */
export const switchParameter = (description: string) =>
  z
    .string()
    .regex(/^(?:true|false|1|0)$/, 'true or false')
    .default('false')
    .transform((typed) => typed === 'true' || typed === '1')
    .openapi({ type: 'boolean', default: false, description, example: true });

/** A word that the route looks up itself, because a wrong one is not answered with the usual status. */
export const lookedUpParameter = (description: string, values: readonly string[]) =>
  z.string().openapi({ type: 'string', enum: [...values], description, example: values[0] });
