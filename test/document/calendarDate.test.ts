// The day that it is somewhere, up to the moment when it ends; and the same day of another month, or its last one.
import { expect, test } from 'vitest';
import { addMonths, dayIn } from '../../src/document/index.ts';

test.each([
  ['Europe/Berlin', '2026-11-21T22:59:59.999Z', '2026-11-21', '2026-11-22'],
  ['Asia/Kathmandu', '2026-11-21T18:14:59.999Z', '2026-11-21', '2026-11-22'],
  ['America/St_Johns', '2026-07-01T02:29:59.999Z', '2026-06-30', '2026-07-01'],
])('in %s a day ends to the millisecond', (timeZone, last, before, after) => {
  const end = new Date(last);
  const days = [-1, 0, 1, 2].map((ms) => dayIn(timeZone, new Date(end.getTime() + ms)));
  expect(days).toEqual([before, before, after, after]);
});

test.each([
  ['2026-11-15', 1, '2026-12-15'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-30', 1, '2028-02-29'],
  ['2026-11-06', -12, '2025-11-06'],
  ['2026-11-30', 3, '2027-02-28'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});
