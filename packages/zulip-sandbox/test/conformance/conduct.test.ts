// How the cases behave on a server that belongs to others: patient, and gone without a trace.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { openPlace } from './place.ts';
import { openRealServer } from './realTarget.ts';
import { misfits } from './shape.ts';
import { removeMade } from './target.ts';

let server: ZulipSandbox;
beforeEach(async () => {
  server = await startZulipSandbox({ account: 'human' });
  const { erika, max, wetterbot } = server.people;
  const named = {
    ZULIP_REALM: `${server.url}/`,
    ZULIP_CONFORMANCE_BOT: keyOf(wetterbot),
    ZULIP_CONFORMANCE_MEMBER: keyOf(max),
    ZULIP_CONFORMANCE_OTHER_MEMBER: keyOf(server.amtsbot),
    ZULIP_CONFORMANCE_ADMINISTRATOR: keyOf(erika),
  };
  for (const [name, value] of Object.entries(named)) vi.stubEnv(name, value);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.stop();
});

const keyOf = ({ email, apiKey }: { readonly email: string; readonly apiKey: string }) =>
  `${email}:${apiKey}`;

describe('on a real server', () => {
  test('what was made is deleted, and the channels are archived', async (context) => {
    const before = server.messages().length;
    const target = await openRealServer();
    const notices = server.messages().length;
    const { place } = openPlace(target, context);
    const queue = await place.listen(target.bot);
    const id = await place.send(target.bot);
    await place.sendDirect(target.anna, [target.ben]);
    await removeMade(target.made, target.admin);
    expect(server.messages()).toHaveLength(notices);
    expect(server.messages().map((message) => message.id)).not.toContain(id);
    expect((await queue.get(-1)).status).toBe(400);
    await target.close();
    const { status, body } = await target.anna.call('POST', 'messages', {
      type: 'stream',
      to: target.shared.id,
      topic: 't',
      content: 'x',
    });
    expect([status, body['msg']]).toEqual([400, `Not authorized to send to channel '${target.shared.name}'`]);
    expect(notices).toBeGreaterThan(before);
  });

  test('where it is told to wait, it waits', async () => {
    const target = await openRealServer();
    const limit = { rate_limits: [[2, 1]] };
    await fetch(`${server.url}/sandbox/settings`, { method: 'PATCH', body: JSON.stringify(limit) });
    const statuses = [];
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await target.bot.call('GET', 'users/me')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  test('an account that is not named as it should be is said by its name', async () => {
    vi.stubEnv('ZULIP_CONFORMANCE_MEMBER', 'max@example.com');
    await expect(openRealServer()).rejects.toThrow('ZULIP_CONFORMANCE_MEMBER is to be');
  });

  test('an account that is not let in is named', async () => {
    vi.stubEnv('ZULIP_CONFORMANCE_BOT', `nobody@example.com:${'A'.repeat(32)}`);
    await expect(openRealServer()).rejects.toThrow('nobody@example.com is not let in');
  });
});

describe('shapes', () => {
  const shape = {
    id: 'number',
    'name?': 'string|null',
    list: [{ a: 'boolean' }],
    all: { '*': 'string' },
  } as const;
  const fitting = { id: 1, list: [{ a: true }], all: { x: 'y' } };

  test.for([
    [fitting, []],
    [{ ...fitting, name: null }, []],
    [{ ...fitting, id: '1' }, ['.id is string, not number']],
    [{ ...fitting, list: [{ a: true }, {}] }, ['.list[1].a is missing']],
    [{ ...fitting, all: { x: 1 } }, ['.all.x is number, not string']],
    [{ ...fitting, more: 1 }, ['.more was not recorded']],
    [[], [' is array, not object']],
  ] as const)('%j: %j', ([value, wrong]) => {
    expect(misfits(value, shape, true)).toEqual(wrong);
  });

  test('further fields are no harm where not everything was recorded', () => {
    expect(misfits({ ...fitting, more: 1 }, shape, false)).toEqual([]);
  });
});
