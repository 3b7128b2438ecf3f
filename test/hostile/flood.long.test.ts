// A flood of a thousand questions: others have their first answer at once.
import { expect, test } from 'vitest';
import { firstAnswersBeside, withinMs } from './besideFlood.ts';

test('half of them in a topic of their own and half in one', async () => {
  expect((await firstAnswersBeside(500)).filter((ms) => ms > withinMs)).toEqual([]);
});
