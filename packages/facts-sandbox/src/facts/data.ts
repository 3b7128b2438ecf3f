// Reads a resource's data file and holds it to its shape.
import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** The content of `data/<name>.json`. Throws when the file does not fit the shape: a slip stops the start. */
export function readData<Shape extends z.ZodType>(name: string, shape: Shape): z.output<Shape> {
  return shape.parse(JSON.parse(readFileSync(new URL(`../../data/${name}.json`, import.meta.url), 'utf8')));
}
