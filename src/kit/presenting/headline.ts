// A first line from declared parts: the part that was asked for stands first, in every command by the same rule.
import { joined, type Sentence } from '../../document/index.ts';
import type { Aspect, QuestionIntent } from '../recognisers/intent.ts';

export interface HeadlinePart {
  /** What it answers. */
  readonly tells: Aspect;
  /** Undefined where the service does not state it. */
  readonly says: Sentence | undefined;
}

/**
 * The parts as one sentence without its full stop; undefined without any. Only those that were asked for, in that order;
 * where none of them was, all of them.
 */
export function headlineOf(
  parts: readonly HeadlinePart[],
  { aspects }: Pick<QuestionIntent, 'aspects'>,
): Sentence | undefined {
  const stated = parts.filter(({ says }) => says !== undefined);
  const asked = aspects.flatMap((aspect) => stated.filter(({ tells }) => tells === aspect));
  const said = (asked.length > 0 ? asked : stated).flatMap(({ says }) => (says ? [says] : []));
  return said.length > 0 ? joined(said, '; ') : undefined;
}
