// Finding messages: what a narrow lets through, and pages around an anchor.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf, type Params } from '../support/chatClient.ts';
import { type NamedMessages, namedMessages } from '../support/namedMessages.ts';
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

describe('a narrow', () => {
  const question = () => {
    named.say('question', 'umzug', '@**Amtsbot** Wie lange gilt die Frist?', 'Suche (ä/ö) #1');
    named.say('other', 'umzug', 'AMTS-290: [Link](https://example.org/Wort)', 'Suche (ä/ö) #1');
    named.say('elsewhere', 'umzug', 'Die Frist beträgt', 'anders');
  };
  const topic = { operator: 'topic', operand: 'suche (Ä/Ö) #1' };

  const cases: readonly (readonly [name: string, narrow: () => unknown, names: readonly string[]])[] = [
    ['channel by name in any case', () => [['channel', 'UMZUG']], ['question', 'other', 'elsewhere']],
    ['topic in any case', () => [topic], ['question', 'other']],
    ['sender by id', () => [{ operator: 'sender', operand: 12 }], ['question', 'other', 'elsewhere']],
    [
      'sender by e-mail',
      () => [['sender', 'user12@chat.musterstadt.example']],
      ['question', 'other', 'elsewhere'],
    ],
    ['negated', () => [{ operator: 'topic', operand: 'anders', negated: true }], ['question', 'other']],
    ['id', () => [{ operator: 'id', operand: named.id('other') }], ['other']],
    ['near, as text', () => [['near', String(named.id('other'))]], ['question', 'other', 'elsewhere']],
    ['with', () => [{ operator: 'with', operand: named.id('question') }], ['question', 'other']],
    [
      'with, and a wrong topic',
      () => [
        ['topic', 'falsch'],
        ['with', String(named.id('question'))],
      ],
      ['question', 'other'],
    ],
    ['search for a word', () => [['search', 'frist']], ['question', 'elsewhere']],
    ['search for a phrase', () => [['search', '"die frist beträgt"']], ['elsewhere']],
    ['search for a reference', () => [['search', 'AMTS-290']], ['other']],
    ['search for a number in a reference', () => [['search', '290']], []],
    ['search for a part of an address', () => [['search', 'Wort']], []],
    ['direct messages with someone', () => [{ operator: 'dm', operand: [12] }], []],
  ];
  test.for(cases)('%s', async ([, narrow, names]) => {
    question();
    expect(named.namesIn(await named.find(narrow()))).toEqual(names);
  });

  test('direct messages with exactly these people', async () => {
    const { max, erika } = server.people;
    named.name('alone', server.as(max).sendDirect([server.amtsbot], 'allein'));
    named.name('group', server.as(max).sendDirect([erika, server.amtsbot], 'zu dritt'));
    expect(named.namesIn(await named.find([{ operator: 'dm', operand: [12] }]))).toEqual(['alone']);
    expect(named.namesIn(await named.find([{ operator: 'pm-with', operand: [12, 11] }]))).toEqual(['group']);
    expect(named.namesIn(await named.find([{ operator: 'dm-including', operand: 12 }]))).toEqual([
      'alone',
      'group',
    ]);
  });

  test("what is negated does not open others' conversations", async () => {
    server.as(server.people.max).sendDirect([server.people.erika], 'unter uns');
    const elsewhere = { operator: 'channels', operand: 'public', negated: true };
    expect(named.namesIn(await named.find([elsewhere]))).toEqual([]);
  });

  test('after a move, the old topic is empty; with finds the new one', async () => {
    question();
    server.as(server.people.max).moveTopic(named.id('question'), 'Verschoben');
    const found = named.namesIn(
      await named.find([topic, { operator: 'with', operand: named.id('question') }]),
    );
    expect(named.namesIn(await named.find([topic]))).toEqual([]);
    expect(found).toEqual(['question', 'other', 'unnamed']);
  });

  test.for([
    [[['channel', 'Gibtsnicht']], 'unknown channel Gibtsnicht'],
    [[['sender', 'me']], 'unknown user me'],
    [[['quatsch', 'x']], 'unknown operator quatsch'],
    [[['is', 'quatsch']], "unknown 'is' operand quatsch"],
  ] as const)('%j: %s', async ([narrow, desc]) => {
    expect((await named.find(narrow)).body).toEqual({
      result: 'error',
      msg: `Invalid narrow operator: ${desc}`,
      desc,
      code: 'BAD_NARROW',
    });
  });

  test.for([
    [[['sender', 42]], 'Invalid narrow[0]: Value error, element is not a string pair'],
    [[{ operator: 'near', operand: 42 }], 'operand is not a string'],
    ['umzug', 'narrow is not a list'],
  ] as const)('%j: %s', async ([narrow, msg]) => {
    expect((await named.find(JSON.stringify(narrow))).body).toEqual({
      result: 'error',
      msg,
      code: 'BAD_REQUEST',
    });
  });

  test.for([
    [249, 'channel', 'unknown operator channel'],
    [250, 'channel', undefined],
    [270, 'with', 'unknown operator with'],
    [271, 'with', undefined],
  ] as const)('at level %i the word %s: %s', async ([level, operator, desc]) => {
    server.setFeatureLevel(level);
    named.say('it', 'umzug', 'nichts');
    const operand = operator === 'with' ? named.id('it') : 'umzug';
    expect((await named.find([{ operator, operand }])).body['desc']).toBe(desc);
  });
});

describe('a page', () => {
  const page = async ({ anchor, ...params }: Params) => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    for (const name of names) named.say(name, 'umzug', name);
    const id = names.some((name) => name === anchor) ? named.id(String(anchor)) : anchor;
    const answered = await named.find([], { anchor: id, ...params });
    const { found_anchor, found_oldest, found_newest } = answered.body;
    return [named.namesIn(answered), found_anchor, found_oldest, found_newest];
  };

  test.for([
    [{ anchor: 'newest', num_before: 2, num_after: 0 }, ['d', 'e'], false, false, true],
    [{ anchor: 'newest', num_before: 9, num_after: 0 }, ['a', 'b', 'c', 'd', 'e'], false, true, true],
    [{ anchor: 'oldest', num_before: 0, num_after: 2 }, ['a', 'b'], false, true, false],
    [{ anchor: 'c', num_before: 1, num_after: 1 }, ['b', 'c', 'd'], true, false, false],
    [{ anchor: 'c', num_before: 0, num_after: 9 }, ['c', 'd', 'e'], true, false, true],
    [{ anchor: 'c', num_before: 0, num_after: 9, include_anchor: false }, ['d', 'e'], false, false, true],
    [{ anchor: 'c', num_before: 0, num_after: 0 }, ['c'], true, false, false],
    [{ anchor: '1', num_before: 0, num_after: 2 }, ['a', 'b'], false, false, false],
    [{ anchor: '99999999', num_before: 2, num_after: 2 }, ['d', 'e'], false, false, true],
    [{ anchor: 'first_unread', num_before: 0, num_after: 1 }, ['a', 'b'], true, false, false],
  ] as const)('%j', async ([params, names, ...found]) => {
    expect(await page(params)).toEqual([names, ...found]);
  });

  test.for([
    [{ num_before: 5001, num_after: 0 }, 'Too many messages requested (maximum 5000).'],
    [{ anchor: 'date' }, 'Invalid anchor'],
    [{ num_before: -1 }, 'num_before is too small'],
  ] as const)('%j: %s', async ([params, msg]) => {
    expect((await named.find([], params)).body['msg']).toBe(msg);
  });

  test('has the fields of a real one, and shows what was edited', async () => {
    const { max } = server.people;
    named.say('it', 'umzug', '@**Amtsbot** eins');
    server.as(max).edit(named.id('it'), '@**Amtsbot** zwei');
    const { body } = await named.find([]);
    expect(fieldsOf(body)).toEqual(recorded.messagesAnswer);
    expect(fieldsOf(body.messages?.[0])).toEqual(recorded.editedChannelMessage);
    expect(body.messages?.[0]).toMatchObject({
      content: '<p><span class="user-mention" data-user-id="21">@Amtsbot</span> zwei</p>',
      edit_history: [{ user_id: max.userId, prev_content: '@**Amtsbot** eins' }],
    });
  });
});
