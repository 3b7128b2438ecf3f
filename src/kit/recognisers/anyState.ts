// Recognises one of the 16 states by its name, its abbreviation or what people call it.
import { plainName } from '../../facts/index.ts';
import { stateNames } from './germany.ts';
import { oneOf, type OneOfEntry } from './oneOf.ts';

const entries: Readonly<Record<string, OneOfEntry>> = Object.fromEntries(
  stateNames.map(([name = '', ...words]) => [name, { label: { de: name, en: name }, words }]),
);

/** A state under its written name, such as Baden-Württemberg. */
export const anyState = oneOf(entries);

/** The written name of a state, whatever it is called here; undefined for what is no state. */
export function stateNamed(called: string): string | undefined {
  const plain = plainName(called);
  return stateNames.find((names) => names.some((name) => plainName(name) === plain))?.[0];
}
