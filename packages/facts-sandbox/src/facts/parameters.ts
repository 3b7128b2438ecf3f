// Numbers, switches and words in addresses: they arrive as text, and are described as what they stand for.
import { z } from './resource.ts';

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
