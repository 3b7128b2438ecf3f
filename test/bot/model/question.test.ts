// Which messages are questions, and what they ask.
import { describe, expect, test } from 'vitest';
import { type GroupRules, keyOf, type Self, toQuestion } from '../../../src/bot/model/question.ts';
import type { Message } from '../../../src/chat/index.ts';

const self: Self = { userId: 42, fullName: 'Amtsbot', isBot: true };
const never: GroupRules = { isCommand: () => false, isAwaited: () => false };

const inChannel = (content: string, more: Partial<Message> = {}): Message => ({
  id: 1,
  sender_id: 7,
  type: 'stream',
  content,
  timestamp: 1_795_000_000,
  stream_id: 5,
  subject: 'Umzüge',
  display_recipient: 'umzug',
  ...more,
});
const direct = (content: string, others: readonly number[] = [7]): Message =>
  inChannel(content, {
    type: 'private',
    stream_id: undefined,
    subject: '',
    display_recipient: [...others, 42].map((id) => ({ id, full_name: `Person ${id}` })),
  });

const textOf = (message: Message, flags: readonly string[], rules = never) =>
  toQuestion(message, flags, self, rules)?.text;

describe('in a channel, a question is', () => {
  test.each([
    ['a mention', '@**Amtsbot** hilfe', ['mentioned'], 'hilfe'],
    ['a mention by name and id', '@**Amtsbot|42** hilfe', ['mentioned'], 'hilfe'],
    ['a mention by id', '@**|42**: hilfe', ['mentioned'], 'hilfe'],
    ['a mention in small letters', '@**amtsbot** hilfe', ['mentioned'], 'hilfe'],
    ['a mention at the end', 'hilfe, @**Amtsbot**', ['mentioned'], 'hilfe,'],
    [
      'a mention by a former name: the flag is right',
      '@**Altname** hilfe',
      ['mentioned'],
      '@**Altname** hilfe',
    ],
    ['a mention beside a group', '@*team* @**Amtsbot** hilfe', ['mentioned'], '@*team*   hilfe'],
  ])('%s', (_, content, flags, expected) => {
    expect(textOf(inChannel(content), flags)).toBe(expected);
  });

  test.each([
    ['without a flag: silent, quoted or code', '@_**Amtsbot** hilfe', []],
    ['@all', '@**all** hilfe', ['wildcard_mentioned', 'stream_wildcard_mentioned']],
    ['a user group that the account is in', '@*team-umzug* hilfe', ['mentioned']],
  ])('not %s', (_, content, flags) => {
    expect(textOf(inChannel(content), flags)).toBeUndefined();
  });

  test('not what the bot itself or the server says', () => {
    expect(textOf(inChannel('@**Amtsbot**', { sender_id: 42 }), ['mentioned'])).toBeUndefined();
    expect(
      textOf(inChannel('@**Amtsbot**', { sender_realm_str: 'zulipinternal' }), ['mentioned']),
    ).toBeUndefined();
  });
});

describe('in a direct conversation, a question is', () => {
  test('anything between two', () => {
    expect(textOf(direct('hilfe'), [])).toBe('hilfe');
  });
  test('in a group only a mention, a command, or the answer that the bot waits for', () => {
    const group = direct('hilfe', [7, 8]);
    expect(textOf(group, [])).toBeUndefined();
    expect(textOf(group, ['mentioned'])).toBe('hilfe');
    expect(textOf(group, [], { ...never, isCommand: (text) => text === 'hilfe' })).toBe('hilfe');
    expect(textOf(group, [], { ...never, isAwaited: () => true })).toBe('hilfe');
  });
});

test('a conversation has one key, whatever the order of its people or the case of its topic', () => {
  const key = (message: Message) =>
    keyOf(toQuestion(message, ['mentioned'], self, never)?.conversation ?? { kind: 'direct', userIds: [] });
  expect(key(direct('a', [8, 7]))).toBe(key(direct('b', [7, 8])));
  expect(key(inChannel('a'))).toBe(key(inChannel('b', { subject: 'umzüge' })));
  expect(key(inChannel('a'))).not.toBe(key(inChannel('a', { subject: 'Anderes' })));
});
