// An option: an argument that stands anywhere in the question, and need not be said.
import type { Text } from '../../document/index.ts';
import { oneOf, type OneOfEntry } from '../recognisers/oneOf.ts';
import type { Candidate, Recogniser } from '../recognisers/recogniser.ts';
import type { Argument } from './command.ts';
import { onlyWhere } from './refined.ts';

type More = Pick<
  Argument,
  'after' | 'decides' | 'ofCase' | 'judges' | 'isUnsaid' | 'isHowMany' | 'countsPersons'
>;

/** `option(renewal, { de: 'Verlängerung', en: 'renewal' }, { ofCase: true })`: what else is to be said of it comes last. */
export const option = <Value>(recogniser: Recogniser<Value>, label: Text, more: More = {}) =>
  ({ recogniser, label, named: true, optional: true, ...more }) as const;

/** A part of what the answer says, asked for by itself with one of its names: „Was kostet der Notar?“ */
export const partOption = <const Key extends string>(
  key: Key,
  entry: OneOfEntry,
  isMeant: Parameters<typeof onlyWhere<Key, Candidate<Key>>>[1],
) => option(onlyWhere(oneOf({ [key]: entry } as Record<Key, OneOfEntry>), isMeant), entry.label);
