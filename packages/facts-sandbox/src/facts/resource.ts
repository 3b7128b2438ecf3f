// How a resource is declared: a route says what it takes, what it answers and what it refuses.
// The description at /openapi.json is made of the same declarations, and what does not fit them is refused here.
import { OpenAPIHono, z } from '@hono/zod-openapi';
import { invalidParameter, unknownValue } from './errors.ts';

export { createRoute, z } from '@hono/zod-openapi';

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
