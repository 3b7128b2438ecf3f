// The questions of the bench: ever the same ones, ever different ones, and something of every command.
import type { Command } from '../../src/kit/index.ts';

const places = [
  ...['hamburg', 'muenchen', 'koeln', 'frankfurt-am-main', 'stuttgart', 'duesseldorf', 'leipzig', 'dortmund'],
  ...['essen', 'bremen', 'hannover', 'berlin-mitte', 'berlin-pankow', 'berlin-spandau', 'berlin-neukoelln'],
];

const dayMs = 24 * 3600_000;
/** A whole year is ahead of it. */
const soonest = 60;
const daysAsked = 300;

/** The bare script understands no more than this form. */
function move(index: number, today: Date): string {
  const pair = index % (places.length * places.length);
  const ahead = soonest + (Math.floor(index / (places.length * places.length)) % daysAsked);
  const date = new Date(today.getTime() + ahead * dayMs).toISOString().slice(0, 10);
  const from = places[pair % places.length] ?? '';
  const to = places[Math.floor(pair / places.length)] ?? '';
  return `halteverbot ${from} ${to} ${date}`;
}

const knownOnes = 20;

export function moves(today = new Date()) {
  let asked = knownOnes;
  return {
    /** The facts of these are asked for once, and known from then on. */
    known: (length: number) => Array.from({ length }, (_, index) => move(index % knownOnes, today)),
    /** The facts of none of these have been asked for. */
    unknown: (length: number) => {
      asked += length;
      return Array.from({ length }, (_, index) => move(asked - length + index, today));
    },
  };
}

/** The examples of all commands that change nothing, again and again. */
export function ofAllCommands(commands: readonly Command[], length: number): readonly string[] {
  const harmless = commands.filter(({ changes }) => !changes);
  const examples = harmless.flatMap((command) => [...command.examples.de, ...command.examples.en]);
  return Array.from({ length }, (_, index) => examples[index % examples.length]?.ask ?? '');
}
