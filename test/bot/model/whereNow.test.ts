// Where a question is while its answer is on the way: moves and deletions, one after the other.
import { describe, expect, test } from 'vitest';
import type { Conversation, Question } from '../../../src/bot/model/question.ts';
import { movedTo, whereNow } from '../../../src/bot/model/whereNow.ts';

const channel: Conversation = { kind: 'channel', channelId: 7, channelName: 'umzug', topic: 'Fragen' };
const direct: Conversation = { kind: 'direct', userIds: [12] };
const askedIn = (conversation: Conversation, id = 1): Question => ({
  id,
  text: 'hilfe',
  askerId: 12,
  conversation,
  askedAt: new Date(0),
  isTalk: false,
});
const question = askedIn(channel);
const allgemein = { id: 9, name: 'allgemein' };

describe('a question that is followed', () => {
  test('is where it was asked as long as nothing happens', () => {
    const where = whereNow();
    where.follow(1);
    expect(where.present(question)).toBe(question);
  });

  test('is where it was moved, the last time', () => {
    const where = whereNow();
    where.follow(1);
    where.moved([1, 2], { topic: 'Neu' });
    where.moved([1], { topic: 'Neuer' });
    expect(where.present(question)?.conversation).toEqual({ ...channel, topic: 'Neuer' });
    expect(where.present(question)).toMatchObject({ id: 1, text: 'hilfe', askerId: 12 });
  });

  test('may come into another channel, with or without another topic', () => {
    const where = whereNow();
    where.follow(1);
    where.moved([1], { channel: allgemein });
    const there = { kind: 'channel', channelId: 9, channelName: 'allgemein' };
    expect(where.present(question)?.conversation).toEqual({ ...there, topic: 'Fragen' });
    where.moved([1], { topic: '', channel: allgemein });
    expect(where.present(question)?.conversation).toEqual({ ...there, topic: '' });
  });

  test('is nowhere once it is deleted, whatever happens then', () => {
    const where = whereNow();
    where.follow(1);
    where.deleted([1]);
    where.moved([1], { topic: 'Neu' });
    where.follow(1);
    expect(where.present(question)).toBeUndefined();
  });

  test('is not mistaken for another', () => {
    const where = whereNow();
    where.follow(1);
    where.follow(2);
    where.moved([2], { topic: 'Neu' });
    where.deleted([3]);
    expect([where.present(question), where.present(askedIn(channel, 3))]).toEqual([
      question,
      askedIn(channel, 3),
    ]);
  });

  test('keeps what has happened when it is followed once more, and forgets it when it is let go', () => {
    const where = whereNow();
    where.follow(1);
    where.moved([1], { topic: 'Neu' });
    where.follow(1);
    expect(where.present(question)?.conversation).toMatchObject({ topic: 'Neu' });
    where.letGo(1);
    expect(where.present(question)).toBe(question);
    where.deleted([1]);
    expect(where.present(question)).toBe(question);
  });
});

test('a direct message cannot be moved', () => {
  const where = whereNow();
  where.follow(1);
  where.moved([1], { topic: 'Neu' });
  expect(where.present(askedIn(direct))?.conversation).toEqual(direct);
  expect(movedTo(direct, { channel: allgemein })).toEqual(direct);
});

test.each([
  [
    { topic: 'Neu', channel: undefined },
    { topic: undefined, channel: allgemein },
  ],
  [
    { topic: undefined, channel: allgemein },
    { topic: 'Neu', channel: undefined },
  ],
])('moved by %j and then by %j, it is in the new topic of the new channel', (first, second) => {
  const where = whereNow();
  where.follow(1);
  where.moved([1], first);
  where.moved([1], second);
  const there = { kind: 'channel', channelId: 9, channelName: 'allgemein', topic: 'Neu' };
  expect(where.present(question)?.conversation).toEqual(there);
});
