// What is unread for an account, and what it can see.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf } from '../support/chatClient.ts';
import { is, type NamedMessages, namedMessages } from '../support/namedMessages.ts';
import { fieldsOf, recorded, recordedLevel } from '../support/recordedShapes.ts';

let server: ZulipSandbox;
let bot: Call;
let named: NamedMessages;
beforeEach(async () => {
  server = await startZulipSandbox({ featureLevel: recordedLevel });
  bot = clientOf(server, server.amtsbot);
  named = namedMessages(server, bot);
});
afterEach(() => server.stop());

/** One of each kind, as it was done on a real server. */
async function oneOfEach() {
  const { max, erika, wetterbot } = server.people;
  server.createChannel('geheim', { isPrivate: true, subscribers: [max] });
  named.say('plain', 'umzug', 'nichts');
  named.say('mention', 'umzug', '@**Amtsbot** ?');
  named.say('all', 'umzug', '@**all** ?');
  named.say('silent', 'umzug', '@_**Amtsbot** ?');
  named.say('public mention', 'allgemein', '@**Amtsbot** ?');
  named.say('private mention', 'geheim', '@**Amtsbot** ?');
  named.say('public plain', 'allgemein', 'nix');
  named.name('direct', server.as(max).sendDirect([server.amtsbot], 'DM'));
  named.name('group', server.as(max).sendDirect([server.amtsbot, erika], 'G'));
  await named.answer('own', { to: 'umzug' });
  await named.answer('own direct', { type: 'private', to: [max.userId] });
  await named.answer('own public', { to: 'allgemein' });
  await named.answer('own read', { to: 'umzug', read_by_sender: true });
  named.name(
    'bot mention',
    server.as(wetterbot).send({ channel: 'umzug', topic: 'Fragen', content: '@**Amtsbot** b' }),
  );
  named.say('edited', 'umzug', 'ohne');
  server.as(max).edit(named.id('edited'), '@**Amtsbot** mit');
  named.say('public edited', 'allgemein', 'ohne');
  server.as(max).edit(named.id('public edited'), '@**Amtsbot** mit');
}

describe('what is unread', () => {
  const heard = ['plain', 'mention', 'all', 'silent', 'public mention', 'private mention', 'direct', 'group'];
  const unread = [...heard, 'own', 'own direct', 'bot mention', 'edited'];
  const mentions = ['mention', 'all', 'public mention', 'private mention', 'bot mention', 'edited'];

  test.for([
    ['unread', ['unread'], unread],
    ['unread and mentioned', ['unread', 'mentioned'], mentions],
    ['direct and unread', ['dm', 'unread'], ['direct', 'group', 'own direct']],
    ['direct, by the older word', ['private'], ['direct', 'group', 'own direct']],
  ] as const)('is: %s', async ([, operands, names]) => {
    await oneOfEach();
    expect(named.namesIn(await named.find(is(...operands)))).toEqual(names);
  });

  test('POST /register groups it', async () => {
    await oneOfEach();
    const { body } = await bot('POST', 'register', {
      event_types: ['message'],
      fetch_event_types: ['message', 'update_message_flags'],
    });
    const idsOf = (...names: readonly string[]) => names.map((name) => named.id(name));
    const inUmzug = ['plain', 'mention', 'all', 'silent', 'own', 'bot mention', 'edited'];
    expect(body['unread_msgs']).toEqual({
      pms: [{ other_user_id: 12, sender_id: 12, unread_message_ids: idsOf('direct', 'own direct') }],
      streams: [
        { stream_id: 7, topic: 'Fragen', unread_message_ids: idsOf(...inUmzug) },
        { stream_id: 9, topic: 'Fragen', unread_message_ids: idsOf('public mention') },
        { stream_id: 13, topic: 'Fragen', unread_message_ids: idsOf('private mention') },
      ],
      huddles: [{ user_ids_string: '11,12,21', unread_message_ids: idsOf('group') }],
      mentions: idsOf(...mentions),
      count: 12,
      old_unreads_missing: false,
    });
  });

  test('an ordinary account has nothing from where it is not subscribed', async () => {
    const other = await startZulipSandbox({ account: 'human' });
    other.as(other.people.max).send({ channel: 'allgemein', topic: 't', content: '@**Amtsbot** ?' });
    const params = { anchor: 'newest', num_before: 9, num_after: 0, narrow: is('unread') };
    const { body } = await clientOf(other, other.amtsbot)('GET', 'messages', params);
    await other.stop();
    expect(body.messages).toEqual([]);
  });
});

describe('what can be seen', () => {
  test.for([
    ['its own channel', 'umzug', 200, []],
    ['a public one, heard by mention', 'allgemein', 200, ['mentioned']],
    ['a public one, unheard', 'allgemein', 200, ['read', 'historical']],
    ['a private one, heard by mention', 'geheim', 400, undefined],
  ] as const)('GET by id from %s', async ([, channel, status, flags]) => {
    server.createChannel('geheim', { isPrivate: true, subscribers: [server.people.max] });
    named.say('it', channel, flags?.length === 1 || status === 400 ? '@**Amtsbot**' : 'nichts');
    const { body, ...rest } = await bot('GET', `messages/${named.id('it')}`);
    expect(rest.status).toBe(status);
    if (flags) expect(body['message']).toMatchObject({ flags });
    else expect(body['msg']).toBe('Invalid message(s)');
    if (flags) expect(fieldsOf(body['message'])).toEqual(recorded.fetchedChannelMessage);
  });

  test.for([
    [recordedLevel, ['mention']],
    [442, []],
  ] as const)('at level %i, a narrow finds %j in a private channel it is not in', async ([level, names]) => {
    server.setFeatureLevel(level);
    named.say('mention', 'personal', '@**Amtsbot** ?');
    named.say('plain', 'personal', 'nichts');
    await named.answer('own', { to: 'personal' });
    expect(named.namesIn(await named.find([['stream', 'personal']]))).toEqual(names);
    expect(named.namesIn(await named.find(is('mentioned')))).toEqual(names);
  });

  test('own answers in a public channel it is not in: by the channel, not by the sender alone', async () => {
    await named.answer('own', { to: 'allgemein' });
    const sender = { operator: 'sender', operand: 21 };
    expect(named.namesIn(await named.find([{ operator: 'channel', operand: 9 }, sender]))).toEqual(['own']);
    expect(named.namesIn(await named.find([sender]))).toEqual([]);
    expect(named.namesIn(await named.find([sender, { operator: 'channels', operand: 'public' }]))).toEqual([
      'own',
    ]);
  });

  test('asking for flags leaves out what has none', async () => {
    named.say('plain', 'allgemein', 'nichts');
    const inChannel = { operator: 'channel', operand: 'allgemein' };
    const read = { operator: 'is', operand: 'unread', negated: true };
    expect(named.namesIn(await named.find([inChannel]))).toEqual(['plain']);
    expect(named.namesIn(await named.find([inChannel, read]))).toEqual([]);
  });

  test('a guest sees nothing of a channel that is not its own', async () => {
    server.createChannel('wohngeld', { subscribers: [server.people.max] });
    named.say('it', 'wohngeld', 'nichts');
    const gisela = clientOf(server, server.people.gisela);
    expect((await gisela('GET', `messages/${named.id('it')}`)).status).toBe(400);
  });
});
