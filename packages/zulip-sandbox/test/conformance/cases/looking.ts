// GET /messages and GET /messages/matches_narrow: what a message has, where it stands, what one follows and mutes.
import { expect } from 'vitest';
import { from, type Subject } from '../case.ts';
import type { Place } from '../place.ts';
import { here, term, three } from '../threeMessages.ts';

const docs = from('https://zulip.com/api/construct-narrow');
const source = from('https://github.com/zulip/zulip/blob/main/zerver/lib/narrow.py');

/** Which of the messages of the topic these terms find besides. */
async function found(place: Place, ids: readonly number[], ...terms: readonly object[]) {
  const { status, text, body } = await place.find(place.bot, [...here(place), ...terms]);
  expect(status, text).toBe(200);
  return body.messages?.map(({ id }) => ids.indexOf(id));
}

const policies = { none: 0, muted: 1, followed: 3 } as const;

/** How the bot has set the topic, for the time of the case. */
async function setTopic({ bot, shared, topic, after }: Place, policy: keyof typeof policies): Promise<void> {
  const set = (visibility_policy: number) =>
    bot.call('POST', 'user_topics', { stream_id: shared.id, topic, visibility_policy });
  after(() => set(policies.none));
  expect((await set(policies[policy])).status).toBe(200);
}

const direct = (place: Place, operator: string, negated = false) =>
  term(operator, [place.anna.userId], negated);

export const looking: Subject = {
  name: 'looking for what messages have',
  cases: [
    docs('a link, or none', async (place) => {
      const ids = await three(place);
      expect(await found(place, ids, term('has', 'link'))).toEqual([2]);
      expect(await found(place, ids, term('has', 'link', true))).toEqual([0, 1]);
    }),
    docs('a file, and no image', async (place) => {
      const uploaded = await place.bot.upload('user_uploads', new File(['a'], 'a.txt'));
      const ids = [await place.send(place.bot, { content: `[a](${uploaded.body['uri'] as string})` })];
      ids.push(await place.send(place.bot));
      expect(await found(place, ids, term('has', 'attachment'))).toEqual([0]);
      expect(await found(place, ids, term('has', 'image'))).toEqual([]);
    }),
    docs(
      'a reaction',
      async (place) => {
        const ids = await three(place);
        await place.bot.call('POST', `messages/${ids[1]}/reactions`, { emoji_name: 'tada' });
        expect(await found(place, ids, term('has', 'reaction'))).toEqual([1]);
      },
      { since: 249 },
    ),
    docs('the same is asked of single messages', async (place) => {
      const { bot } = place;
      const ids = await three(place);
      const narrow = [term('has', 'link')];
      const { body } = await bot.call('GET', 'messages/matches_narrow', { msg_ids: ids, narrow });
      expect(Object.keys(body.messages ?? {})).toEqual([String(ids[2])]);
    }),
    docs('in a topic that is muted, or not in it', async (place) => {
      const ids = await three(place);
      expect(await found(place, ids, term('in', 'home'))).toEqual([0, 1, 2]);
      await setTopic(place, 'muted');
      expect(await found(place, ids, term('in', 'home'))).toEqual([]);
      expect(await found(place, ids, term('in', 'all'))).toEqual([0, 1, 2]);
    }),
    docs(
      'what is muted',
      async (place) => {
        const ids = await three(place);
        expect(await found(place, ids, term('is', 'muted'))).toEqual([]);
        await setTopic(place, 'muted');
        expect(await found(place, ids, term('is', 'muted'))).toEqual([0, 1, 2]);
        expect(await found(place, ids, term('is', 'muted', true))).toEqual([]);
      },
      { since: 366 },
    ),
    docs(
      'what is followed',
      async (place) => {
        const ids = await three(place);
        expect(await found(place, ids, term('is', 'followed'))).toEqual([]);
        await setTopic(place, 'followed');
        expect(await found(place, ids, term('is', 'followed'))).toEqual([0, 1, 2]);
      },
      { since: 265 },
    ),
    docs(
      'in channels that everyone on the web can read',
      async (place) => {
        const ids = await three(place);
        expect(await found(place, ids, term('channels', 'web-public'))).toEqual([]);
        expect(await found(place, ids, term('channels', 'public'))).toEqual([0, 1, 2]);
      },
      { since: 250 },
    ),
    docs('in conversations of several with someone', async (place) => {
      const { bot, anna, ben, sendDirect } = place;
      const alone = await sendDirect(anna, [bot]);
      const together = await sendDirect(anna, [bot, ben]);
      const ids = async (operator: string) => {
        const { body } = await place.find(bot, [term(operator, anna.userId)], { num_before: 2 });
        return body.messages?.map(({ id }) => id);
      };
      expect(await ids('dm-including')).toEqual([alone, together]);
      expect(await ids('group-pm-with')).not.toContain(alone);
      expect(await ids('group-pm-with')).toContain(together);
    }),
    ...[
      ['has', 'quatsch'],
      ['in', 'quatsch'],
      ['is', 'quatsch'],
    ].map(([operator = '', operand]) =>
      source(`refuses ${operator} with something unknown`, async ({ bot, find, expectRefusal }) => {
        const desc = `unknown '${operator}' operand quatsch`;
        const answer = await find(bot, [term(operator, operand)]);
        expectRefusal(answer, `Invalid narrow operator: ${desc}`, 'BAD_NARROW', 400, { desc });
      }),
    ),
    source(
      'what is not to be in a channel may be direct, and the other way round',
      async (place) => {
        const ids = await three(place);
        expect(await found(place, ids, direct(place, 'dm', true))).toEqual([0, 1, 2]);
        expect(await found(place, ids, term('is', 'dm', true))).toEqual([0, 1, 2]);
        const elsewhere = [term('channel', place.shared.id, true), term('is', 'dm')];
        expect((await place.find(place.bot, elsewhere)).status).toBe(200);
        const desc = 'No message can be both a channel message and direct message';
        const answer = await place.find(place.bot, [term('is', 'dm', true), direct(place, 'dm')]);
        place.expectRefusal(answer, `Invalid narrow operator: ${desc}`, 'BAD_NARROW', 400, { desc });
      },
      { since: 265 },
    ),
  ],
};
