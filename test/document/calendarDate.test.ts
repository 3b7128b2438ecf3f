// The day that it is somewhere, up to the moment when it ends.
import { expect, test } from 'vitest';
import { dayIn } from '../../src/document/index.ts';

test.each([
  ['Europe/Berlin', '2026-11-21T22:59:59.999Z', '2026-11-21', '2026-11-22'],
  ['Asia/Kathmandu', '2026-11-21T18:14:59.999Z', '2026-11-21', '2026-11-22'],
  ['America/St_Johns', '2026-07-01T02:29:59.999Z', '2026-06-30', '2026-07-01'],
])('in %s a day ends to the millisecond', (timeZone, last, before, after) => {
  const end = new Date(last);
  const days = [-1, 0, 1, 2].map((ms) => dayIn(timeZone, new Date(end.getTime() + ms)));
  expect(days).toEqual([before, before, after, after]);
});
