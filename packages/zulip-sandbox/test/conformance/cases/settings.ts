// PATCH /settings: what a value can be.
import { expect } from 'vitest';
import { from, type Subject } from '../case.ts';

const source = from('https://github.com/zulip/zulip/blob/main/zerver/views/user_settings.py');
const notAChoice = 'Value error, Not in the list of possible values';

const refused: readonly (readonly [
  params: Readonly<Record<string, unknown>>,
  msg: string,
  since?: number,
])[] = [
  [{ color_scheme: 9 }, `Invalid color_scheme: ${notAChoice}`],
  [{ color_scheme: 'dark' }, 'color_scheme is not valid JSON'],
  [{ demote_inactive_streams: 99 }, `Invalid demote_inactive_streams: ${notAChoice}`],
  [{ user_list_style: 0 }, `Invalid user_list_style: ${notAChoice}`],
  [{ web_channel_default_view: 5 }, `Invalid web_channel_default_view: ${notAChoice}`],
  [{ emojiset: 'apple2' }, `Invalid emojiset: ${notAChoice}`],
  [{ web_home_view: 'q' }, `Invalid web_home_view: ${notAChoice}`],
  [{ resolved_topic_notice_auto_read_policy: 'q' }, 'Invalid resolved_topic_notice_auto_read_policy', 385],
  [{ default_language: 'quatsch' }, 'Invalid default_language'],
  [{ notification_sound: 'q' }, "Invalid notification sound 'q'"],
  [{ email_notifications_batching_period_seconds: -5 }, 'Invalid email batching period: -5 seconds'],
  [{ email_notifications_batching_period_seconds: 604_801 }, 'Invalid email batching period: 604801 seconds'],
  [{ timezone: 'Quatsch/Berlin' }, 'Invalid timezone: Value error, Not a recognized time zone'],
  [{ full_name: 'A*b' }, 'Invalid characters in name!'],
  [{ full_name: ' A ' }, 'Name too short!'],
  [{ full_name: 'x'.repeat(101) }, 'Name too long!'],
  [{ full_name: 'Anna|17' }, 'Invalid format!'],
  [{ email: 'quatsch' }, 'Invalid address.'],
  [{ old_password: 'a', new_password: 'another one' }, 'Wrong password!'],
];

export const settings: Subject = {
  name: 'settings of an account',
  cases: [
    ...refused.map(([params, msg, since = 300]) =>
      source(
        `refuses ${JSON.stringify(params).slice(0, 60)}`,
        async ({ anna, expectRefusal }) => {
          expectRefusal(await anna.call('PATCH', 'settings', params), msg);
        },
        { since },
      ),
    ),
    source('an address that somebody has', async ({ anna, ben, expectRefusal }) => {
      expectRefusal(await anna.call('PATCH', 'settings', { email: ben.email }), 'Already has an account.');
    }),
    source('of several, one that is wrong spoils all', async ({ anna, listen }) => {
      const queue = await listen(anna, { event_types: ['user_settings', 'update_display_settings'] });
      const params = { enter_sends: true, color_scheme: 9 };
      expect((await anna.call('PATCH', 'settings', params)).status).toBe(400);
      expect(await queue.heard()).toEqual([]);
    }),
  ],
};
