// The bot's memory: at rest, and whether it grows with the answers.
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { loadCatalogue } from '../../src/bot/understanding/catalogue.ts';
import type { HowToStart } from './children.ts';
import { type Office, openOffice, type Started } from './office.ts';
import type { Subject } from './orders.ts';
import type { Programs } from './programs.ts';
import { moves, ofAllCommands } from './questions.ts';
import type { Sizes } from './sizes.ts';

export interface Idle {
  readonly subject: Subject;
  readonly node: string;
  readonly afterAnswerMib: number;
  readonly atRestMib: number;
}

export async function measureIdle(
  programs: Programs,
  { restMs }: Sizes,
  subject: Subject,
  how: HowToStart,
  version: string,
): Promise<Idle> {
  const office = await openOffice(programs);
  try {
    const child = await office.start(subject, how);
    await office.ask(subject, moves().unknown(1));
    const afterAnswerMib = child.residentMib();
    await setTimeout(restMs);
    return { subject, node: version, afterAnswerMib, atRestMib: child.residentMib() };
  } finally {
    await office.close();
  }
}

export interface Held {
  readonly answers: number;
  /** What is in use when the garbage is collected. */
  readonly heapMib: number;
  readonly residentMib: number;
}

/** A bot of its own answers questions of all kinds; the garbage is collected before each look. */
export async function measureGrowth(
  programs: Programs,
  { firstAnswers, lastAnswers }: Sizes,
): Promise<readonly Held[]> {
  const { commands } = await loadCatalogue();
  const office = await openOffice(programs);
  try {
    const options = ['--import', programs.fileOf('tools/bench/afterGc.ts')];
    const bot = await office.start('bot', { options, talks: true });
    const looks: Held[] = [];
    let answers = 0;
    for (const until of [firstAnswers, (firstAnswers + lastAnswers) / 2, lastAnswers]) {
      await askAll(office, ofAllCommands(commands, until - answers));
      answers = until;
      looks.push(await look(bot, answers));
    }
    return looks;
  } finally {
    await office.close();
  }
}

const atOnce = 20;

const askAll = (office: Office, questions: readonly string[]) =>
  office.ask('bot', questions, { conversations: atOnce });

async function look({ process: bot, residentMib }: Started, answers: number): Promise<Held> {
  let heapMib = Number.NaN;
  // What the first collection finalizes, the second takes.
  for (let times = 0; times < 2; times++) {
    const said = once(bot, 'message');
    bot.send('collect');
    [heapMib] = (await said) as [number];
  }
  return { answers, heapMib, residentMib: residentMib() };
}
