// The first line answers what was asked: yes or no first, the days, the figure, the papers. Figures are the sandbox's.
// @module-tag long
import { expect, test } from 'vitest';
import { askAll } from './askAll.ts';
import { firstLines } from './firstLines.ts';
import { firstLineOf } from './judge.ts';

test('the first line answers what was asked', async () => {
  const asked = await askAll(
    firstLines.map(({ ask }) => ({ ask, then: [], command: 'first line', kind: 'free text' as const })),
  );
  const wrong = asked.flatMap(({ question, came }, index) => {
    const line = firstLineOf(came.reply);
    const { is, isNot } = firstLines[index] ?? {};
    const missing = (is ?? []).filter((part) => !part.test(plain(line)));
    const unwanted = (isNot ?? []).filter((part) => part.test(plain(line)));
    if (missing.length + unwanted.length === 0) return [];
    return [
      `${question.ask}\n    wanted ${[...missing, ...unwanted.map((part) => `not ${part}`)].join(' and ')}\n    came ${line.slice(0, 200)}`,
    ];
  });
  process.stdout.write(
    `\nfirst lines: ${asked.length - wrong.length} of ${asked.length}\n${wrong.join('\n')}\n`,
  );
  expect(wrong.map((one) => one.split('\n')[0])).toEqual([]);
});

/** Without bold. */
const plain = (line: string) => line.replaceAll('**', '');
