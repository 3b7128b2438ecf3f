// Bot and bare script ask in turns, so that what else the machine does meets both.
import type { Child } from './children.ts';
import { type Asked, type Subject, subjects } from './orders.ts';
import { type Compared, compared } from './statistics.ts';

export interface Turn extends Asked {
  /** Processor time of who answered; what the servers take is not in it. */
  readonly processorMs: number;
}

export interface Turns {
  readonly rounds: readonly Readonly<Record<Subject, Turn>>[];
  readonly compare: (figure: (turn: Turn) => number) => Compared;
}

export async function inTurns(
  count: number,
  children: Readonly<Record<Subject, Child>>,
  ask: (subject: Subject) => Promise<Asked>,
): Promise<Turns> {
  const timed = async (subject: Subject): Promise<Turn> => {
    const before = children[subject].processorMs();
    const asked = await ask(subject);
    return { ...asked, processorMs: children[subject].processorMs() - before };
  };
  const rounds: Record<Subject, Turn>[] = [];
  for (let round = 0; round < count; round++) {
    const [bot, floor] = [await timed(subjects[0]), await timed(subjects[1])];
    rounds.push({ bot, floor });
  }
  return {
    rounds,
    compare: (figure) =>
      compared(rounds.map(({ bot, floor }) => ({ bot: figure(bot), floor: figure(floor) }))),
  };
}
