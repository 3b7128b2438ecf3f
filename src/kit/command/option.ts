// An option: an argument that stands anywhere in the question, and need not be said.
import type { Text } from '../../document/index.ts';
import type { Recogniser } from '../recognisers/recogniser.ts';
import type { Argument } from './command.ts';

type More = Pick<Argument, 'after' | 'decides' | 'ofCase' | 'judges' | 'isUnsaid' | 'isHowMany'>;

/** `option(renewal, { de: 'Verlängerung', en: 'renewal' }, { ofCase: true })`: what else is to be said of it comes last. */
export const option = <Value>(recogniser: Recogniser<Value>, label: Text, more: More = {}) =>
  ({ recogniser, label, named: true, optional: true, ...more }) as const;
