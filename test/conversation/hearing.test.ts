// Who is heard where, and where the answer goes: for a bot account and for an ordinary one.
import { describe, expect, test } from 'vitest';
import { openOffice, until } from '../support/office.ts';
import { erikaAt } from '../support/setUps.ts';

const pair = 'halteverbot köln münchen';
const figure = '21 Tage Vorlauf';

describe.each(['bot', 'human'] as const)('as %s account', (account) => {
  test('a mention in a channel that it is in is answered in the same topic', async () => {
    const office = await openOffice({ chat: { account } });
    const id = office.say(pair, { channel: 'umzug', topic: 'Familie (A) & Söhne' });
    await until(() => office.answersTo(id).length === 1, 'the answer');
    expect(office.chat.messages().at(-1)).toMatchObject({ type: 'stream', topic: 'Familie (A) & Söhne' });
    expect(office.answersTo(id)[0]).toContain(figure);
  });

  test('a mention in a public channel that it is not in is answered there', async () => {
    const office = await openOffice({ chat: { account } });
    if (account === 'human')
      await until(() => office.log.some((line) => line['msg'] === 'joined public channels'), 'joining');
    expect(await office.ask(pair, { channel: 'allgemein' })).toContain(figure);
    expect(office.chat.messages().at(-1)).toMatchObject({ type: 'stream', channelId: 9 });
  });

  test('a mention without a topic is answered without one, live and after a restart', async () => {
    const office = await openOffice({ chat: { account }, withoutBot: true });
    const ids = [office.say(pair, { channel: 'umzug', topic: '' })];
    await office.startBot();
    await office.ask('hilfe');
    ids.push(office.say(pair, { channel: 'umzug', topic: '' }));
    await until(() => ids.every((id) => office.answersTo(id).length === 1), 'both answers');
    const answers = office.chat
      .messages()
      .filter(({ content }) => ids.some((id) => content.endsWith(`/near/${id})`)));
    expect(answers.map(({ topic }) => topic)).toEqual(['', '']);
  });

  test('a direct message is answered directly', async () => {
    const office = await openOffice({ chat: { account } });
    expect(await office.ask(pair)).toContain(figure);
    expect(office.chat.messages().at(-1)).toMatchObject({
      type: 'private',
      toUserIds: [office.chat.people.max.userId],
    });
  });

  test('a guest is answered too', async () => {
    const office = await openOffice({ chat: { account } });
    expect(await office.ask(pair, { as: 'gisela' })).toContain(figure);
  });

  test('a mention that an edit adds is answered', async () => {
    const office = await openOffice({ chat: { account } });
    const max = office.chat.as(office.chat.people.max);
    const id = max.send({ channel: 'umzug', topic: 'Fragen', content: pair });
    max.edit(id, `@**Amtsbot** ${pair}`);
    await until(() => office.answersTo(id).length === 1, 'the answer');
  });

  test('after it is renamed it still understands its mention', async () => {
    const office = await openOffice({ chat: { account } });
    office.chat.rename(office.chat.amtsbot, 'Amtshilfe');
    await until(() => office.chat.requests.length > 5, 'the bot to be listening');
    const id = office.chat
      .as(office.chat.people.max)
      .send({ channel: 'umzug', topic: 'Fragen', content: `@**Amtshilfe** ${pair}` });
    await until(() => office.answersTo(id).length === 1, 'the answer');
    expect(office.answersTo(id)[0]).toContain(figure);
  });

  test('what is no question gets no answer, and @all does not stay unread', async () => {
    const office = await openOffice({ chat: { account } });
    const erika = office.chat.as(office.chat.people.erika);
    const say = (content: string) => erika.send({ channel: 'umzug', topic: 'Reden', content });
    await office.ask('hilfe');
    const toAll = say('@**all** Kuchen ist da');
    say('@_**Amtsbot** halteverbot orte');
    say('```quote\n@**Amtsbot** halteverbot orte\n```');
    say('`@**Amtsbot** halteverbot orte`');
    say('@*team-umzug* halteverbot orte');
    say('halteverbot orte');
    office.chat
      .as(office.chat.people.wetterbot)
      .send({ channel: 'umzug', topic: 'Reden', content: '@**Amtsbot** hilfe' });
    const before = office.chat.messages().length;
    expect(await office.ask(pair)).toContain(figure);
    await until(() => office.isRead(toAll), '@all to be read');
    expect(office.chat.messages()).toHaveLength(before + 2);
  });
});

describe('in a group', () => {
  test('a command and a mention are answered to all, talk is not', async () => {
    const office = await openOffice();
    const talk = office.say('Wo bleibt Erika?', { withPeople: ['erika'] });
    expect(await office.ask(pair, { withPeople: ['erika'] })).toContain(figure);
    expect(await office.ask(`@**Amtsbot** sag mal: ${pair}`, { withPeople: ['erika'] })).toContain(figure);
    const { max, erika } = office.chat.people;
    expect(
      office.chat
        .messages()
        .at(-1)
        ?.toUserIds?.toSorted((a, b) => a - b),
    ).toEqual([erika.userId, max.userId]);
    expect(office.answersTo(talk)).toEqual([]);
  });
});

describe('an ordinary account', () => {
  test('joins public channels that are made later, and hears there', async () => {
    const office = await openOffice({ chat: { account: 'human' } });
    await office.ask('hilfe');
    office.chat.createChannel('neu', { subscribers: [office.chat.people.max] });
    await until(
      () =>
        office.chat.requests.filter(
          ({ path, method }) => method === 'POST' && path === 'users/me/subscriptions',
        ).length === 2,
      'joining',
    );
    expect(await office.ask(pair, { channel: 'neu' })).toContain(figure);
  });

  test.each([
    ['invited', 0],
    ['Allgemein, gibt es nicht', 1],
  ])('with ZULIP_CHANNELS=%s joins %i channels', async (value, joined) => {
    const office = await openOffice({ chat: { account: 'human' }, settings: { ZULIP_CHANNELS: value } });
    await office.ask('hilfe');
    const joins = office.chat.requests.filter(
      ({ path, method }) => method === 'POST' && path === 'users/me/subscriptions',
    );
    expect(joins).toHaveLength(joined);
    if (joined > 0) expect(joins[0]?.params['subscriptions']).toBe('[{"name":"allgemein"}]');
  });
});

describe('where the account may not write', () => {
  test('the asker is answered privately, with the reason and who can change it', async () => {
    const office = await openOffice();
    office.chat.createChannel('geheim', { isPrivate: true, subscribers: [office.chat.people.max] });
    const reply = await office.ask(pair, { channel: 'geheim' });
    expect(reply).toContain(figure);
    expect(reply).toContain('Ihre Frage stand in **&#35;geheim**; dort bin ich nicht Mitglied');
    expect(reply).toContain('kann mich hinzufügen');
    expect(office.chat.messages().at(-1)).toMatchObject({
      type: 'private',
      toUserIds: [office.chat.people.max.userId],
    });
  });

  test('in a channel that only administrators may write in, likewise', async () => {
    const office = await openOffice({ chat: { account: 'human' } });
    const { max } = office.chat.people;
    office.chat.createChannel('aushang', {
      adminsOnlyPosting: true,
      subscribers: [max, office.chat.amtsbot],
    });
    await office.ask('hilfe');
    const erika = office.chat.as(office.chat.people.erika);
    const id = erika.send({ channel: 'aushang', topic: 'Fragen', content: `@**Amtsbot** ${pair}` });
    await until(() => office.answersTo(id).length === 1, 'the answer');
    expect(office.answersTo(id)[0]).toContain('dort nimmt der Server keine Nachricht von mir an');
  });

  test.each([
    [321, 'der Kanal ist archiviert, dort kann niemand mehr schreiben. Administratoren können ihn'],
    [300, 'dort kann ich nicht mehr schreiben: Der Kanal ist archiviert, oder ich bin'],
  ])('in a channel archived during the work, at level %i, it says so', async (featureLevel, why) => {
    const office = await openOffice({ chat: { featureLevel } });
    const id = office.chat.createChannel('kurz', {
      subscribers: [office.chat.people.max, office.chat.amtsbot],
    });
    await office.ask('hilfe', { channel: 'kurz' });
    office.facts.fault({ path: /results/, how: { kind: 'slow', ms: 150 } });
    const asked = office.say(pair, { channel: 'kurz' });
    await until(() => office.facts.requests.some(({ path }) => path.includes('results')), 'the work');
    await erikaAt(office)('DELETE', `streams/${id}`);
    await until(() => office.answersTo(asked).length === 1, 'the answer');
    expect(office.answersTo(asked)[0]).toContain(`Ihre Frage stand in **&#35;kurz**; ${why}`);
    expect(office.answersTo(asked)[0]).toContain(figure);
    expect(office.chat.messages().at(-1)).toMatchObject({ type: 'private' });
  });

  test('in a private channel that its owner is in, it answers there, at most once', async () => {
    const office = await openOffice();
    await office.ask('hilfe');
    office.chat.fault({ method: 'POST', path: 'messages', how: { kind: 'dropAfter' } });
    const id = office.say(pair, { channel: 'personal' });
    await until(() => office.answersTo(id).length === 1, 'the answer');
    await office.ask('hilfe');
    expect(office.answersTo(id)).toHaveLength(1);
    expect(office.isRead(id)).toBe(true);
  });
});
