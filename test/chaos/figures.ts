// The figures of a chaos run: how much was asked and broken, and how long answers took.
import { markerOf } from './ledger.ts';
import type { Course } from './run.ts';

export function figuresOf(course: Course): readonly string[] {
  const { ledger, faults, incidents, bot, startedAt, calmAt, endedAt, sent, seed, account, questions } =
    course;
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const waits = [...ledger.entries.values()]
    .flatMap(({ askedAt, answeredAt }) => (answeredAt === undefined ? [] : answeredAt - askedAt))
    .toSorted((a, b) => a - b);
  const quantile = (share: number) => waits[Math.floor((waits.length - 1) * share)] ?? 0;
  const befell = new Map<string, number>();
  for (const { what } of incidents) befell.set(what, (befell.get(what) ?? 0) + 1);
  const memory = bot.log.flatMap(({ rssMib }) => (typeof rssMib === 'number' ? rssMib : []));
  const kinds = new Map<string, number>();
  for (const kind of sent.flatMap((message) => markerOf(message)?.kind ?? []))
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const total = [...faults.values()].reduce((sum, count) => sum + count, 0);
  return [
    `seed ${seed}, ${account} account: ${questions} questions, ${sent.length} messages of the bot (${counted(kinds)}), ${course.chat.requests.length} requests`,
    `${seconds(endedAt - startedAt)} s, of them ${seconds(endedAt - calmAt)} s of quiet at the end; ${(questions / ((calmAt - startedAt) / 1000)).toFixed(0)} questions a second`,
    `time to the whole answer: p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, longest ${quantile(1)} ms`,
    `${bot.starts} starts of the bot; ${counted(befell)}`,
    `memory of the bot: ${memory.at(0)} MiB at the start, ${memory.at(-1)} MiB at the end, at most ${Math.max(...memory)} MiB`,
    `${total} requests hit by faults: ${counted(faults)}`,
  ];
}

const counted = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
