// From the start of a process to its first poll, bot and bare script in turns.
import { openOffice } from './office.ts';
import { type Subject, subjects } from './orders.ts';
import type { Programs } from './programs.ts';
import type { Sizes } from './sizes.ts';
import { type Compared, compared, type Pair } from './statistics.ts';

export async function measureStarts(programs: Programs, { starts }: Sizes): Promise<Compared> {
  const office = await openOffice(programs);
  const once = async (subject: Subject) => {
    const child = await office.start(subject);
    await child.end();
    return child.startMs;
  };
  try {
    // The files come from the disk once.
    for (const subject of subjects) await once(subject);
    const pairs: Pair[] = [];
    for (let turn = 0; turn < starts; turn++) {
      const bot = await once('bot');
      pairs.push({ bot, floor: await once('floor') });
    }
    return compared(pairs);
  } finally {
    await office.close();
  }
}
