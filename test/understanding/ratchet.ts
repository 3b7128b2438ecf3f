// Questions as people type them, through the whole bot, and the request each must lead to: what was once read rightly
// may not be misread again. Prints the rate by kind.
import { afterAll, expect, test } from 'vitest';
import { askAll } from './askAll.ts';
import { fault, leavesWordsOut } from './judge.ts';
import { knownMisses } from './knownMisses.ts';
import type { Question } from './outcome.ts';
import { rates } from './rates.ts';

interface Verdict {
  readonly question: Question;
  readonly fault: string | undefined;
}

/** No two questions have the same name. */
export const nameOf = ({ command, kind, ask, next }: Question) =>
  `${command}, ${kind}: ${ask}${next ? ` → ${next.say}` : ''}`;

/** Makes a test for each command that is asked. */
export function expectNoneMisread(questions: readonly Question[]): void {
  const judged: Verdict[] = [];
  let leavingOut = 0;

  afterAll(() => {
    process.stdout.write(
      `${[
        '',
        ...rates(judged, ({ question }) => question.kind),
        ...rates(judged, ({ question }) => question.command),
        ...rates(judged, () => 'all questions'),
        `${leavingOut} answers say that they left words out`,
      ].join('\n')}\n`,
    );
  });

  const commands = [...new Set(questions.map(({ command }) => command))];

  test.each(commands)(
    'every question about %s leads to what it asks for, but for the known misses',
    { timeout: 400_000 },
    async (command) => {
      const some = questions.filter((question) => question.command === command);
      const asked = await askAll(some);
      const verdicts = asked.map(({ question, came, next }) => ({
        question,
        fault: fault(question, came, next),
      }));
      judged.push(...verdicts);
      leavingOut += asked.filter(({ came }) => leavesWordsOut(came)).length;
      const faults = verdicts.flatMap(({ question, fault: what }) =>
        what === undefined ? [] : [{ name: nameOf(question), what }],
      );
      const missed = new Set(faults.map(({ name }) => name));
      const isUnknown = ({ name }: { readonly name: string }) => !knownMisses.has(name);
      expect(faults.filter(isUnknown), 'missed, and not known to be').toEqual([]);
      const known = some.map(nameOf).filter((name) => knownMisses.has(name));
      expect(
        known.filter((name) => !missed.has(name)),
        'known misses that are none: take them off the list',
      ).toEqual([]);
    },
  );
}
