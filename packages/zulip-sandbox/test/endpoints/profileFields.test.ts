// Fields of profiles: which there can be, what can be told in them, and how that is shown.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf, openQueue } from '../support/chatClient.ts';

let server: ZulipSandbox;
let erika: Call;
let max: Call;
beforeEach(async () => {
  server = await startZulipSandbox();
  erika = clientOf(server, server.people.erika);
  max = clientOf(server, server.people.max);
});
afterEach(() => server.stop());

const make = async (params: Readonly<Record<string, unknown>>) =>
  (await erika('POST', 'realm/profile_fields', { name: 'Feld', ...params })).body;
const tell = async (id: unknown, value: unknown) =>
  (await max('PATCH', 'users/me/profile_data', { data: [{ id, value }] })).body;
const choices = { a: { text: 'A', order: '1' }, b: { text: 'B', order: '2' } };

describe('a field', () => {
  test.for([
    [{ field_type: 3, field_data: { a: 'x' } }, 'field_data is not a dict'],
    [{ field_type: 3, field_data: { a: { text: 'A' } } }, 'order key is missing from field_data'],
    [{ field_type: 3, field_data: { a: choices.a, b: choices.a } }, 'Field must not have duplicate choices.'],
    [{ field_type: 7 }, 'subtype key is missing from field_data'],
    [{ field_type: 7, field_data: { subtype: 'custom' } }, 'Custom external account must define URL pattern'],
    [
      { field_type: 7, field_data: { subtype: 'custom', url_pattern: 'https://a.example/' } },
      "URL pattern must contain '%(username)s'.",
    ],
    [
      { field_type: 2, display_in_profile_summary: true },
      'Field type not supported for display in profile summary.',
    ],
  ] as const)('%j: %s', async ([params, msg]) => {
    expect((await make(params))['msg']).toBe(msg);
  });

  test('of an account elsewhere that is known has its name', async () => {
    await make({ name: '', field_type: 7, field_data: { subtype: 'github' } });
    const { body } = await max('GET', 'realm/profile_fields');
    expect(body['custom_fields']).toMatchObject([
      { name: 'GitHub username', field_data: '{"subtype":"github"}' },
    ]);
  });

  test('two are shown in the summary, not three', async () => {
    for (const name of ['eins', 'zwei'])
      await make({ name, field_type: 1, display_in_profile_summary: true });
    const { msg } = await make({ field_type: 1, display_in_profile_summary: true });
    expect(msg).toBe('Only 2 custom profile fields can be displayed in the profile summary.');
  });
});

describe('what is told', () => {
  test.for([
    [{ field_type: 1 }, 'x'.repeat(51), 'Feld is too long (limit: 50 characters)'],
    [{ field_type: 1 }, [12], 'Feld is not a string'],
    [{ field_type: 2 }, 'x'.repeat(501), 'Feld is too long (limit: 500 characters)'],
    [{ field_type: 3, field_data: choices }, 'z', "'z' is not a valid choice for 'Feld'."],
    [{ field_type: 4 }, '2027-02-30', 'Feld is not a date'],
    [{ field_type: 5 }, 'quatsch', 'Feld is not a URL'],
    [{ field_type: 6 }, 'x', 'User IDs is not a list'],
    [{ field_type: 6 }, [999], 'Invalid user ID: 999'],
    [{ field_type: 6 }, [17], 'User with ID 17 is a bot'],
    [
      { field_type: 1, editable_by_user: false },
      'x',
      'You are not allowed to change this field. Contact an administrator to update it.',
    ],
  ] as const)('%j, %j: %s', async ([field, value, msg]) => {
    const { id } = await make(field);
    expect((await tell(id, value))['msg']).toBe(msg);
  });

  test.for([
    [{ field_type: 1 }, '**a**', { value: '**a**', rendered_value: '<p><strong>a</strong></p>' }],
    [{ field_type: 3, field_data: choices }, 'b', { value: 'b' }],
    [{ field_type: 4 }, '2027-02-28', { value: '2027-02-28' }],
    [{ field_type: 5 }, 'https://a.example/b', { value: 'https://a.example/b' }],
    [{ field_type: 6 }, [11, 12], { value: '[11,12]' }],
    [{ field_type: 8 }, 'sie', { value: 'sie' }],
  ] as const)('%j: %j is shown and announced, once', async ([field, value, shown]) => {
    const { id } = await make(field);
    const queue = await openQueue(erika, { event_types: ['realm_user'] });
    await tell(id, value);
    await tell(id, value);
    const { body } = await erika('GET', 'users/12', { include_custom_profile_fields: true });
    expect(body['user']).toMatchObject({ profile_data: { [String(id)]: shown } });
    expect(await queue.read()).toMatchObject([{ person: { custom_profile_field: { id, ...shown } } }]);
  });
});
