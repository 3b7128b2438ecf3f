// An ordinary account hears only in channels that it is in: it joins the public ones that it is to join, also later.
import { describe, expect, test } from 'vitest';
import { type Office, until } from '../support/office.ts';
import { botRequests, erikaAt, openSettled, ordinary, plainBot } from '../support/setUps.ts';
import { long } from '../support/long.ts';

const pair = 'halteverbot köln münchen';
const figure = '21 Tage Vorlauf';

/** The names of the channels that the bot asked to be subscribed to, request by request. */
const joins = (office: Office) =>
  botRequests(office, 'POST', 'users/me/subscriptions').map(({ params }) => params['subscriptions']);

const named = (...names: readonly string[]) => JSON.stringify(names.map((name) => ({ name })));

describe.each(['all', 'Neu, allgemein, gibt es nicht'])('with ZULIP_CHANNELS=%s', long, (value) => {
  const options = { ...ordinary, settings: { ZULIP_CHANNELS: value } };

  test('it joins a channel that is made later, and hears a mention there', async () => {
    const office = await openSettled(options);
    expect(joins(office)).toEqual([named('allgemein')]);
    await erikaAt(office)('POST', 'channels/create', { name: 'neu', subscribers: [11, 12] });
    await until(() => joins(office).length === 2, 'joining');
    expect(joins(office)[1]).toBe(named('neu'));
    await office.ask('hilfe');
    expect(await office.ask(pair, { channel: 'neu' })).toContain(figure);
    expect(office.chat.messages().at(-1)).toMatchObject({ type: 'stream', topic: 'Fragen' });
  });

  test('it joins no private channel', async () => {
    const office = await openSettled(options);
    office.chat.createChannel('neu', { isPrivate: true });
    await office.ask('hilfe');
    expect(joins(office)).toHaveLength(1);
  });
});

test('a channel that is not named is not joined', async () => {
  const office = await openSettled({ ...ordinary, settings: { ZULIP_CHANNELS: 'umzug, neu' } });
  office.chat.createChannel('neues Amt');
  await office.ask('hilfe');
  expect(joins(office)).toEqual([]);
});

test('where it is only invited, it joins nothing, and hears a mention when somebody adds it', async () => {
  const office = await openSettled({ ...ordinary, settings: { ZULIP_CHANNELS: 'invited' } });
  office.chat.createChannel('neu', { subscribers: [office.chat.people.max] });
  const unheard = office.say(pair, { channel: 'neu' });
  await office.ask('hilfe');
  await office.tick('sweep');
  expect(joins(office)).toEqual([]);
  expect(office.answersTo(unheard)).toEqual([]);
  office.chat.subscribe(office.chat.amtsbot, 'neu');
  expect(await office.ask(pair, { channel: 'neu' })).toContain(figure);
});

test('a refused joining harms nothing, and is tried again by the clock', long, async () => {
  const office = await openSettled(ordinary);
  const how = { kind: 'answer', status: 502, body: '<html>502</html>' } as const;
  office.chat.fault({ method: 'POST', path: 'users/me/subscriptions', how });
  office.chat.createChannel('neu', { subscribers: [office.chat.people.max] });
  await until(() => joins(office).length >= 2, 'a try');
  await office.tick('sweep');
  expect(await office.ask(pair, { channel: 'neu' })).toContain(figure);
});

test('a bot account joins nothing, and hears all the same', async () => {
  const office = await openSettled(plainBot);
  office.chat.createChannel('neu', { subscribers: [office.chat.people.max] });
  expect(await office.ask(pair, { channel: 'neu' })).toContain(figure);
  expect(joins(office)).toEqual([]);
});
