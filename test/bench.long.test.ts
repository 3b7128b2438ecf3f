// The bench measures what it says, tried with a few questions and without the compiler.
// @module-tag long
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadCatalogue } from '../src/bot/understanding/catalogue.ts';
import { describeMachine } from '../tools/bench/machine.ts';
import { openOffice } from '../tools/bench/office.ts';
import { fromSources } from '../tools/bench/programs.ts';
import { moves, ofAllCommands } from '../tools/bench/questions.ts';
import { compared, median, percentile } from '../tools/bench/statistics.ts';
import { toTable } from '../tools/bench/table.ts';
import { inTurns } from '../tools/bench/turns.ts';

describe('statistics', () => {
  test('percentiles are values that occurred', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([percentile(values, 0.5), percentile(values, 0.99), percentile(values, 1)]).toEqual([50, 99, 100]);
    expect(median([3])).toBe(3);
  });

  test('a turn in which the machine was busy changes no ratio', () => {
    const busy = { bot: 200, floor: 100 };
    const pairs = [{ bot: 2, floor: 1 }, busy, { bot: 2, floor: 1 }];
    expect(compared(pairs)).toEqual({ bot: 2, floor: 1, ratio: 2 });
  });
});

describe('questions', () => {
  test('what is unknown is asked for once only', () => {
    const { known, unknown } = moves(new Date('2026-11-21T09:00:00Z'));
    const all = [...new Set(known(100)), ...unknown(2_000), ...unknown(2_000)];
    expect(new Set(all).size).toBe(all.length);
  });

  test('something of every command that changes nothing', async () => {
    const { commands } = await loadCatalogue();
    const asked = new Set(ofAllCommands(commands, 2_000));
    for (const { changes, examples } of commands) {
      for (const { ask } of examples.de) expect(asked.has(ask)).toBe(!changes);
    }
  });
});

test(
  'bot and bare script answer the same questions; both are timed and counted',
  { timeout: 30_000 },
  async () => {
    const office = await openOffice(fromSources);
    onTestFinished(() => office.close());
    const [bot, floor] = await Promise.all([office.start('bot'), office.start('floor')]);
    expect(bot.startMs).toBeGreaterThan(0);
    expect(bot.residentMib()).toBeGreaterThan(20);
    const { unknown } = moves();
    const { rounds, compare } = await inTurns(1, { bot, floor }, (who) =>
      office.ask(who, unknown(6), { conversations: 2, slowMs: 20 }),
    );
    for (const turn of Object.values(rounds[0] ?? {})) {
      expect(turn.ms).toHaveLength(6);
      // Each has waited for both services.
      expect(Math.min(...turn.ms)).toBeGreaterThan(35);
      expect(turn.requests['POST messages']).toBe(6);
      expect(turn.factsRequests).toBeGreaterThanOrEqual(6);
    }
    expect(rounds[0]?.floor.factsRequests).toBe(6);
    // So few answers may take less than the kernel's hundredth of a second: this is their start, too.
    for (const { processorMs } of [bot, floor]) expect(processorMs()).toBeGreaterThan(0);
    const start = compare(({ seconds }) => seconds);
    const machine = describeMachine();
    expect(toTable({ machine, start })).toMatch(/\| process start to first poll \| .+ ms \|/);
    const cold = { questions: 200, p50: start, p99: start, perSecond: start };
    expect(toTable({ machine, cold })).toMatch(
      /\| the first 200 after a start, .+: p50 \| .+ \| [≤] 1\.60 [✓✗] \|/,
    );
  },
);
