// A first line from declared parts: the part that was asked for stands first, in every command by the same rule.
import { joined, type Sentence } from '../../document/index.ts';
import type { Aspect, QuestionIntent } from '../recognisers/intent.ts';

export interface HeadlinePart {
  /** What it answers. */
  readonly tells: Aspect;
  /** Undefined where the service does not state it. */
  readonly says: Sentence | undefined;
}

/** The parts as one sentence without its full stop; undefined without any. In the given order, where none was asked for. */
export function headlineOf(parts: readonly HeadlinePart[], { aspect }: QuestionIntent): Sentence | undefined {
  const asked = parts.filter(({ tells }) => tells === aspect);
  const others = parts.filter(({ tells }) => tells !== aspect);
  const said = [...asked, ...others].map(({ says }) => says).filter((says) => says !== undefined);
  return said.length > 0 ? joined(said, '; ') : undefined;
}
