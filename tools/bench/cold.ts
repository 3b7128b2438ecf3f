// The first questions after a start, each with a call of the facts service: one at a time, and all at once. The compiler
// has seen nothing then, and nothing is known.
import { type Asking, openOffice } from './office.ts';
import { type Asked, type Subject, subjects } from './orders.ts';
import type { Programs } from './programs.ts';
import { moves } from './questions.ts';
import type { Sizes } from './sizes.ts';
import { type Compared, compared, type Pair, percentile } from './statistics.ts';

export interface Cold {
  readonly questions: number;
  readonly p50: Compared;
  readonly p99: Compared;
  /** Of a burst, in answers a second. */
  readonly perSecond: Compared;
}

const parallel = 50;
const single: Asking = { pauseMs: 10 };
const burst: Asking = { conversations: parallel, isBurst: true };

/** Each time with processes of their own, bot and bare script in turns. */
export async function measureCold(programs: Programs, { cold, coldRounds }: Sizes): Promise<Cold> {
  const office = await openOffice(programs);
  const { unknown } = moves();
  const once = async (subject: Subject, how: Asking): Promise<Asked> => {
    const child = await office.start(subject);
    const asked = await office.ask(subject, unknown(cold), how);
    await child.end();
    return asked;
  };
  const inTurns = async (how: Asking) => {
    const rounds: Readonly<Record<Subject, Asked>>[] = [];
    for (let round = 0; round < coldRounds; round++) {
      const bot = await once('bot', how);
      rounds.push({ bot, floor: await once('floor', how) });
    }
    return (figure: (asked: Asked) => number) =>
      compared(rounds.map(({ bot, floor }): Pair => ({ bot: figure(bot), floor: figure(floor) })));
  };
  try {
    // The files come from the disk once, and the servers are warm.
    for (const subject of subjects) await once(subject, burst);
    const ofSingle = await inTurns(single);
    const ofBurst = await inTurns(burst);
    return {
      questions: cold,
      p50: ofSingle(({ ms }) => percentile(ms, 0.5)),
      p99: ofSingle(({ ms }) => percentile(ms, 0.99)),
      perSecond: ofBurst(({ ms, seconds }) => ms.length / seconds),
    };
  } finally {
    await office.close();
  }
}
