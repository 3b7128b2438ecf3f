// Custom emoji: uploaded by people, deleted by whoever may, usable where emoji are.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { basicAuth, type Call, clientOf, openQueue, request, uploaderOf } from '../support/chatClient.ts';
import { fieldsOf, recorded, recordedLevel } from '../support/recordedShapes.ts';

let server: ZulipSandbox;
let erika: Call;
let bot: Call;
beforeEach(async () => {
  server = await startZulipSandbox();
  erika = clientOf(server, server.people.erika);
  bot = clientOf(server, server.amtsbot);
});
afterEach(() => server.stop());

const bad = (msg: string, code = 'BAD_REQUEST') => ({ status: 400, body: { result: 'error', msg, code } });
const ok = { status: 200, body: { result: 'success', msg: '' } };
const taken = bad('A custom emoji with this name already exists.');
const letters =
  'Emoji names must contain only lowercase English letters, digits, spaces, dashes, and underscores.';

const starts = {
  png: '\x89PNG\r\n\x1a\n',
  jpeg: '\xff\xd8\xff\xe0',
  gif: 'GIF89a\x00\x21\xf9\x04a\x00\x21\xf9\x04b',
  webp: 'RIFF\x00\x00\x00\x00WEBPVP8 ',
  avif: '\x00\x00\x00\x20ftypavif',
  text: 'kein Bild',
};
const image = (kind: keyof typeof starts, type = `image/${kind}`) =>
  new File([Buffer.from(starts[kind], 'latin1')], `bild.${kind}`, { type });
const names = async () => {
  const { body } = await bot('GET', 'realm/emoji');
  return Object.values(Object(body['emoji'])).map((emoji) => Object(emoji).name);
};

describe('uploading', () => {
  test.for(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)('%s is taken', async (kind) => {
    const upload = uploaderOf(server, server.people.max);
    expect(await upload('realm/emoji/amt', image(kind))).toMatchObject(ok);
    expect((await bot('GET', 'realm/emoji')).body['emoji']).toEqual({
      1: {
        id: '1',
        name: 'amt',
        source_url: expect.stringMatching(/^\/user_avatars\/2\/emoji\/images\/[0-9a-f]{8}\.\w+$/),
        still_url: kind === 'gif' ? expect.stringContaining('/still/') : null,
        deactivated: false,
        author_id: 12,
      },
    });
  });

  test.for([
    ['bad name', 'bad_name'],
    [' amt-2 ', 'amt-2'],
    ['a_b', 'a_b'],
  ] as const)('“%s” is stored as %s', async ([name, stored]) => {
    const upload = uploaderOf(server, server.people.max);
    expect(await upload(`realm/emoji/${encodeURIComponent(name)}`, image('png'))).toMatchObject(ok);
    expect(await names()).toEqual([stored]);
    expect(await upload(`realm/emoji/${encodeURIComponent(name)}`, image('png'))).toMatchObject(taken);
  });

  test.for([
    ['max', 'Amt', image('png'), bad(letters)],
    ['max', 'ämt', image('png'), bad(letters)],
    ['max', 'amt-', image('png'), bad('Emoji names must end with either a letter or digit.')],
    ['max', 'smile', image('png'), bad('Only administrators can override default emoji.')],
    ['erika', 'smile', image('png'), ok],
    ['gisela', 'amt', image('png'), bad('Not allowed for guest users')],
    ['max', 'amt', undefined, bad('You must upload exactly one file.')],
    ['max', 'amt', image('png', 'image/svg+xml'), bad('Invalid image format', 'BAD_IMAGE')],
    ['max', 'amt', image('png', ''), bad('Invalid image format', 'BAD_IMAGE')],
    ['max', 'amt', image('jpeg', 'image/png'), ok],
    [
      'max',
      'amt',
      image('text', 'image/png'),
      bad('Could not decode image; did you upload an image file?', 'BAD_IMAGE'),
    ],
    [
      'max',
      'amt',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
      bad('Uploaded file is larger than the allowed limit of 5 MiB'),
    ],
  ] as const)('by %s as %s', async ([who, name, file, answer]) => {
    const upload = uploaderOf(server, server.people[who]);
    const path = `realm/emoji/${encodeURIComponent(name)}`;
    expect(await upload(path, ...(file ? [file] : []))).toMatchObject(answer);
    expect(await names()).toEqual(answer === ok ? [name] : []);
  });

  test('a part without a type is no image, whatever its name', async () => {
    const { max } = server.people;
    const head = '--x\r\nContent-Disposition: form-data; name="f"; filename="a.png"\r\n\r\n';
    const answer = await request(`${server.url}/api/v1/realm/emoji/amt`, {
      method: 'POST',
      headers: { ...basicAuth(max), 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.from(`${head}${starts.png}\r\n--x--\r\n`, 'latin1'),
    });
    expect(answer).toMatchObject(bad('Invalid image format', 'BAD_IMAGE'));
  });

  test.for([
    ['bot', 200],
    ['bot', 400],
    ['human', 200],
    ['human', 400],
  ] as const)('by a %s with role %i', async ([account, accountRole]) => {
    const other = await startZulipSandbox({ account, accountRole, featureLevel: recordedLevel });
    const answer = await uploaderOf(other, other.amtsbot)('realm/emoji/amt', image('png'));
    const { body } = await clientOf(other, other.amtsbot)('GET', 'realm/emoji');
    await other.stop();
    const isHuman = account === 'human';
    expect(answer).toMatchObject(isHuman ? ok : bad('This endpoint does not accept bot requests.'));
    for (const emoji of Object.values(Object(body['emoji']))) {
      expect(fieldsOf(emoji)).toEqual(recorded.customEmoji);
    }
  });
});

describe('deleting', () => {
  test.for([
    ['erika', 'amt', ok],
    ['max', 'amt', ok],
    ['wetterbot', 'amt', bad('Must be an organization administrator or emoji author')],
    ['max', 'nix', { status: 404, body: { msg: "Emoji 'nix' does not exist", code: 'BAD_REQUEST' } }],
  ] as const)('by %s: %s', async ([who, name, answer]) => {
    server.as(server.people.max).addEmoji('amt');
    const call = clientOf(server, server.people[who]);
    expect(await call('DELETE', `realm/emoji/${name}`)).toMatchObject(answer);
  });

  test('leaves the emoji in the list, and its name free', async () => {
    const queue = await openQueue(bot, { event_types: ['realm_emoji'] });
    server.as(server.people.max).addEmoji('amt');
    await erika('DELETE', 'realm/emoji/amt');
    expect(await erika('DELETE', 'realm/emoji/amt')).toMatchObject({ status: 404 });
    server.as(server.people.max).addEmoji('amt');
    expect(await queue.read()).toMatchObject([
      { type: 'realm_emoji', op: 'update', realm_emoji: { 1: { name: 'amt', deactivated: false } } },
      { realm_emoji: { 1: { deactivated: true } } },
      { realm_emoji: { 1: { deactivated: true }, 2: { name: 'amt', deactivated: false } } },
    ]);
    const { registration } = await openQueue(bot, { event_types: ['realm_emoji'] });
    expect(registration).toMatchObject({ realm_emoji: { 1: {}, 2: { id: '2' } } });
  });
});

test('they can be used in a status and for reactions', async () => {
  server.as(server.people.max).addEmoji('amt');
  expect(await erika('POST', 'users/me/status', { emoji_name: 'amt' })).toMatchObject(ok);
  const emoji = { emoji_name: 'amt', emoji_code: '1', reaction_type: 'realm_emoji' };
  expect((await erika('GET', 'users/11/status')).body['status']).toEqual(emoji);
  const id = server.as(server.people.max).send({ channel: 'umzug', topic: 't', content: 'x' });
  expect(await bot('POST', `messages/${id}/reactions`, { emoji_name: 'amt' })).toMatchObject(ok);
  expect((await bot('GET', `messages/${id}`)).body['message']).toMatchObject({ reactions: [emoji] });
  const remove = (params: object) => bot('DELETE', `messages/${id}/reactions`, { ...params });
  expect(await remove({ emoji_name: 'amt' })).toMatchObject({ body: { code: 'REACTION_DOES_NOT_EXIST' } });
  expect(await remove(emoji)).toMatchObject(ok);
  await erika('DELETE', 'realm/emoji/amt');
  const again = { ...emoji, status_text: 'x' };
  expect(await erika('POST', 'users/me/status', again)).toMatchObject(
    bad('This custom emoji has been deactivated.'),
  );
});
