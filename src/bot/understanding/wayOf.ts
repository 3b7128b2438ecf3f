// The two ends of a way, where a command has one: its arguments of one kind.
import type { Argument, Command } from '../../kit/index.ts';

type End = readonly [key: string, argument: Argument];

/** In the order of the arguments: from where, and where to. */
export function wayOf(command: Command): readonly [start: End, end: End] | undefined {
  const all = Object.entries(command.arguments);
  for (const [at, start] of all.entries()) {
    const end = all.slice(at + 1).find(([, { recogniser }]) => recogniser === start[1].recogniser);
    if (end) return [start, end];
  }
  return undefined;
}
