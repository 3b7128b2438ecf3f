// Questions as people type them, through the whole bot, and the request each must lead to; prints the rate by kind.
import { expect, test } from 'vitest';
import { askAll } from './askAll.ts';
import { fault, leavesWordsOut } from './judge.ts';
import type { Question } from './outcome.ts';
import { allQuestions } from './questions/index.ts';

const least = 0.98;
/** Fewer of a kind say nothing of its rate. */
const leastCounted = 10;

interface Verdict {
  readonly question: Question;
  readonly fault: string | undefined;
}

test('98 of 100 questions of each kind lead to what they ask for', { timeout: 120_000 }, async () => {
  const asked = await askAll(allQuestions);
  const verdicts = asked.map(({ question, came, next }) => ({
    question,
    fault: fault(question, came, next),
  }));

  const byKind = rates(verdicts, ({ kind }) => kind);
  const whole = rates(verdicts, () => 'all questions');
  const lines = [...byKind, ...rates(verdicts, ({ command }) => command), ...whole].map(
    ({ name, right, of }) =>
      `${name.padEnd(18)} ${String(right).padStart(3)} of ${String(of).padStart(3)}  ${((100 * right) / of).toFixed(1)} %`,
  );
  const faults = verdicts.flatMap(({ question, fault: what }) =>
    what === undefined ? [] : [`${question.command}, ${question.kind}: ${question.ask}\n    ${what}`],
  );
  const leavingOut = asked.filter(({ came }) => leavesWordsOut(came)).length;
  lines.push(`${leavingOut} answers say that they left words out`);
  process.stdout.write(`${['', ...lines, '', ...faults].join('\n')}\n`);

  const tooLow = [...byKind, ...whole].filter(({ right, of }) => of >= leastCounted && right < least * of);
  expect(tooLow.map(({ name, right, of }) => `${name}: ${right} of ${of}`)).toEqual([]);
});

function rates(verdicts: readonly Verdict[], nameOf: (question: Question) => string) {
  const names = [...new Set(verdicts.map(({ question }) => nameOf(question)))];
  return names.map((name) => {
    const some = verdicts.filter(({ question }) => nameOf(question) === name);
    return { name, right: some.filter(({ fault: what }) => what === undefined).length, of: some.length };
  });
}
