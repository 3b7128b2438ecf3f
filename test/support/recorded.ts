// Records of questions that nobody has asked in a chat.
import { questionRecords } from '../../src/bot/model/questionRecords.ts';
import { type HowTaken, type Observer, unobserved } from '../../src/bot/model/observer.ts';
import type { Conversation, Question } from '../../src/bot/model/question.ts';

const somewhere: Conversation = { kind: 'channel', channelId: 7, channelName: 'umzug', topic: 'Fragen' };

export const questionOf = (id: number, given: Partial<Question> = {}): Question => ({
  id,
  text: 'hilfe',
  askerId: 12,
  conversation: somewhere,
  askedAt: new Date(0),
  order: '',
  isEdited: false,
  isTalk: false,
  ...given,
});

export function recorded(observer: Observer = unobserved, now: () => number = Date.now) {
  const records = questionRecords(observer, () => new Date(now()));
  const take = (id: number, given: Partial<Question> = {}, how: HowTaken = 'heard') =>
    records.take(questionOf(id, given), [], how);
  return { ...records, takeOne: take };
}
