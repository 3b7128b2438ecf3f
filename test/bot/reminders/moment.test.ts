// Local times as instants and back, where clocks are put forward and back.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localTimeOf, momentOf } from '../../../src/bot/reminders/moment.ts';

const berlin = 'Europe/Berlin';

describe('a local time', () => {
  test.each([
    ['2027-05-04', '09:00', berlin, '2027-05-04T07:00:00.000Z', undefined],
    ['2027-01-04', '00:00', berlin, '2027-01-03T23:00:00.000Z', undefined],
    ['2027-03-28', '01:59', berlin, '2027-03-28T00:59:00.000Z', undefined],
    ['2027-03-28', '02:00', berlin, '2027-03-28T01:00:00.000Z', 'skipped'],
    ['2027-03-28', '02:59', berlin, '2027-03-28T01:59:00.000Z', 'skipped'],
    ['2027-03-28', '03:00', berlin, '2027-03-28T01:00:00.000Z', undefined],
    ['2027-10-31', '01:59', berlin, '2027-10-30T23:59:00.000Z', undefined],
    ['2027-10-31', '02:00', berlin, '2027-10-31T00:00:00.000Z', 'doubled'],
    ['2027-10-31', '02:59', berlin, '2027-10-31T00:59:00.000Z', 'doubled'],
    ['2027-10-31', '03:00', berlin, '2027-10-31T02:00:00.000Z', undefined],
    ['2027-05-04', '09:00', 'UTC', '2027-05-04T09:00:00.000Z', undefined],
    ['2027-03-14', '02:30', 'America/New_York', '2027-03-14T07:30:00.000Z', 'skipped'],
    ['2027-04-04', '01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z', 'doubled'],
  ])('%s %s in %s is %s (%s)', (day, time, timeZone, instant, change) => {
    const moment = momentOf({ day, time }, timeZone);
    expect([moment.at.toISOString(), moment.change]).toEqual([instant, change]);
  });

  test.each([berlin, 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Apia'])(
    'of any minute in %s is that minute again, but for the second time of a doubled one',
    (timeZone) => {
      const minutes = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2037, 0) / 60_000 });
      fc.assert(
        fc.property(minutes, (minute) => {
          const at = new Date(minute * 60_000);
          const moment = momentOf(localTimeOf(at, timeZone), timeZone);
          const isSecond = moment.change === 'doubled' && moment.at < at;
          expect(isSecond || moment.at.getTime() === at.getTime()).toBe(true);
          expect(moment.change).not.toBe('skipped');
        }),
      );
    },
  );
});
