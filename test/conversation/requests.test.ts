// What an answer costs the chat server at rest: an answer, a mark as read, and what was said before where the words may go
// on with it. The long poll is no part of its budget; it comes back with the question, and with the bot's own answer.
import { expect, test } from 'vitest';
import { type Office, openOffice, type Where } from '../support/office.ts';
import { untilQuiet } from '../support/settled.ts';
import { long } from '../support/long.ts';

const topic = { channel: 'umzug', topic: 'Fragen' } as const;
const most = 4;

/** By method and path, without the long poll. */
async function requestsFor(office: Office, ask: string, where: Where): Promise<readonly string[]> {
  await untilQuiet(office);
  const before = office.chat.requests.length;
  await office.ask(ask, where);
  await untilQuiet(office);
  return office.chat.requests
    .slice(before)
    .filter(({ path }) => path !== 'events')
    .map(({ method, path }) => `${method} ${path}`);
}

const answerAndMark = ['POST messages', 'POST messages/flags'];
const line = 'halteverbot köln münchen 2027-06-01';
const sentence = 'Was kostet der Jagdschein in Bayern?';

/** Its asker has been answered before, somewhere else: who that is, is asked once. */
async function opened(where: Where): Promise<Office> {
  const office = await openOffice();
  await office.ask('hilfe', { ...where, channel: 'allgemein', topic: 'Hallo' });
  return office;
}

test.each<[string, Where]>([
  [line, topic],
  [line, {}],
  [sentence, topic],
  [sentence, {}],
  ['gmbh köln muster', topic],
])('a fresh conversation, “%s” in %j: nothing but the answer and the mark', async (ask, where) => {
  const office = await opened(where);
  expect(await requestsFor(office, ask, where)).toEqual(answerAndMark);
});

test.each<[string, Where]>([
  [line, topic],
  [line, {}],
  [sentence, topic],
  [sentence, {}],
])('where something was said before, “%s” in %j costs no more', long, async (ask, where) => {
  const office = await opened(where);
  await office.ask('gmbh köln muster', where);
  expect(await requestsFor(office, ask, where)).toEqual(answerAndMark);
});

test.each<[string, Where]>([
  ['und in Hamburg?', topic],
  ['und in Hamburg?', {}],
  ['mehr', topic],
])('“%s” in %j goes on: what was said and asked before is read, once each', long, async (ask, where) => {
  const office = await opened(where);
  await office.ask('jagdschein bayern', where);
  const requests = await requestsFor(office, ask, where);
  expect(requests).toEqual(expect.arrayContaining(answerAndMark));
  expect(requests.length).toBeLessThanOrEqual(most);
});

test('an answer to what was asked back reads what was asked, once', long, async () => {
  const office = await opened(topic);
  await office.ask('halteverbot berlin hamburg', topic);
  const requests = await requestsFor(office, 'mitte', topic);
  expect(requests.length).toBeLessThanOrEqual(most);
});
