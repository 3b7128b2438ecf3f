// Once, not twice and not never: sends that fail in every way, lost queues, restarts.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FaultKind } from 'zulip-sandbox';
import { testCatalogue } from '../support/commands.ts';
import { type Office, openOffice, until } from '../support/office.ts';
import { long } from '../support/long.ts';

const html = '<html><body>Bad Gateway</body></html>';

/** Waits until nothing is left to do, then gives the answers. */
async function settledAnswers(office: Office, id: number): Promise<readonly string[]> {
  await until(
    () => office.answersTo(id).length > 0 && office.isRead(id),
    'the answer, and the question to be read',
  );
  await office.ask('hilfe');
  return office.answersTo(id);
}

describe('a send that', () => {
  test.each<[string, FaultKind]>([
    ['is stored, but its connection breaks', { kind: 'dropAfter' }],
    ['breaks before it is stored', { kind: 'drop' }],
    ['is stored, but answered 502 by the proxy', { kind: 'answer', status: 502, body: html, carryOut: true }],
    ['is not stored and answered 502', { kind: 'answer', status: 502, body: html }],
    [
      'is answered 500 without a code',
      { kind: 'answer', status: 500, body: { result: 'error', msg: 'Internal server error' } },
    ],
    ['is stored, but answered 504', { kind: 'answer', status: 504, body: html, carryOut: true }],
    ['is stored, but answered with a page', { kind: 'answer', status: 200, body: html, carryOut: true }],
    ['is stored, but never answered', { kind: 'hang', carryOut: true }],
    ['is neither stored nor answered', { kind: 'hang' }],
    [
      'comes too early',
      { kind: 'answer', status: 429, body: { result: 'error', code: 'RATE_LIMIT_HIT', 'retry-after': 0.05 } },
    ],
  ])('%s leads to exactly one answer', async (_, how) => {
    const office = await openOffice({ bot: { timeoutMs: 300 } });
    office.chat.fault({ method: 'POST', path: 'messages', how });
    const id = office.say('halteverbot köln münchen', { channel: 'umzug' });
    expect(await settledAnswers(office, id)).toHaveLength(1);
  });

  test('fails while the look for it fails too is looked for again, not sent again', long, async () => {
    const office = await openOffice();
    await office.ask('hilfe');
    office.chat.fault({ method: 'POST', path: 'messages', how: { kind: 'dropAfter' } });
    office.chat.fault({
      method: 'GET',
      path: 'messages',
      times: 2,
      how: { kind: 'answer', status: 502, body: html },
    });
    const id = office.say('halteverbot köln münchen');
    expect(await settledAnswers(office, id)).toHaveLength(1);
  });

  test('is rejected for good, even the apology, is given up: read, logged, not tried in a loop', async () => {
    const office = await openOffice();
    const rejected = {
      status: 400,
      body: { result: 'error', code: 'BAD_REQUEST', msg: 'no longer using Zulip' },
    };
    office.chat.fault({ method: 'POST', path: 'messages', times: 2, how: { kind: 'answer', ...rejected } });
    const id = office.say('halteverbot köln münchen');
    await until(() => office.isRead(id), 'the question to be read');
    expect(office.answersTo(id)).toEqual([]);
    expect(office.log.filter((line) => line['level'] === 50)).toHaveLength(1);
  });

  test('is rejected wherever it goes ends in an apology with an id, and is not tried again', async () => {
    const office = await openOffice();
    const rejected = {
      status: 400,
      body: { result: 'error', code: 'BAD_REQUEST', msg: 'Unable to render message' },
    };
    office.chat.fault({ method: 'POST', path: 'messages', how: { kind: 'answer', ...rejected } });
    const id = office.say('halteverbot köln münchen');
    const [answer] = await settledAnswers(office, id);
    expect(answer).toContain(`der Fehler liegt bei mir (Kennung \`${id}\`)`);
  });
});

describe('a send in doubt', long, () => {
  const topic = { channel: 'umzug', topic: 'Fragen' } as const;
  const hour = 3_600_000;
  const timeoutMs = 300;
  /** Carried out when the bot has given it up for a while. */
  const late = { kind: 'slow', ms: 800 } as const;
  const looks = (office: Office) =>
    office.chat.requests.filter(
      ({ method, path, status }) => method === 'GET' && path === 'messages' && status === 200,
    );
  const inDoubt = (office: Office) =>
    until(() => office.log.some(({ msg }) => String(msg).includes('may have been sent')), 'the doubt');

  test.each([500, 502, 503])(
    'that was answered %d at once waits for a second look, and not for a minute',
    async (status) => {
      const office = await openOffice({ bot: { lookAtMs: [0, 20, hour] } });
      office.chat.fault({ method: 'POST', path: 'messages', how: { kind: 'answer', status, body: html } });
      const id = office.say('halteverbot köln münchen', topic);
      expect(await settledAnswers(office, id)).toHaveLength(1);
    },
  );

  test('whose connection was closed waits until others are heard there, and no longer', async () => {
    const office = await openOffice({ bot: { lookAtMs: [0, 20, 2_500, hour] } });
    office.chat.fault({ method: 'POST', path: 'messages', how: { kind: 'drop' } });
    const id = office.say('halteverbot köln münchen', topic);
    await inDoubt(office);
    const erika = office.chat.as(office.chat.people.erika);
    const talk = setInterval(() => erika.send({ ...topic, content: 'Weiß das jemand?' }), 300);
    onTestFinished(() => clearInterval(talk));
    expect(await settledAnswers(office, id)).toHaveLength(1);
  });

  test.each<[string, FaultKind]>([
    ['was given up', late],
    ['was answered 504', { kind: 'answer', status: 504, body: html }],
    ['was closed where nobody else is heard', { kind: 'drop' }],
  ])('that %s waits to the last look', async (_, how) => {
    const office = await openOffice({ bot: { timeoutMs, lookAtMs: [0, 20, 40, 1_200] } });
    office.chat.fault({ method: 'POST', path: 'messages', how });
    const id = office.say('halteverbot köln münchen', topic);
    await inDoubt(office);
    const at = performance.now();
    const [answer] = how.kind === 'drop' ? [] : [office.say('hilfe', { ...topic, as: 'erika' })];
    expect(await settledAnswers(office, id)).toHaveLength(1);
    if (how !== late) expect(performance.now() - at).toBeGreaterThan(1_100);
    if (answer) expect(office.answersTo(answer)).toHaveLength(1);
  });

  test('holds up nobody else in its topic, and its asker keeps his order', async () => {
    const office = await openOffice({ bot: { timeoutMs, lookAtMs: [0, 4_000] } });
    office.chat.fault({ method: 'POST', path: 'messages', how: { kind: 'slow', ms: 3_000 } });
    const first = office.say('halteverbot köln münchen', topic);
    await inDoubt(office);
    const second = office.say('halteverbot essen bremen', topic);
    const other = office.say('jagdschein bayern', { ...topic, as: 'erika' });
    for (const id of [first, second, other]) expect(await settledAnswers(office, id)).toHaveLength(1);
    const order = office.chat
      .messages()
      .flatMap(({ content }) => /\/near\/(\d+)\)$/.exec(content)?.[1] ?? []);
    expect(order.map(Number).slice(0, 3)).toEqual([other, first, second]);
  });

  test('while the server was away longer than all looks take needs one look when it is back', async () => {
    const office = await openOffice({ bot: { lookAtMs: [0, 20, 40, 60] } });
    await office.ask('hilfe');
    office.chat.fault({ method: 'POST', path: 'messages', how: { kind: 'answer', status: 504, body: html } });
    office.chat.fault({ method: 'GET', path: 'messages', times: 4, how: { kind: 'drop' } });
    const before = looks(office).length;
    const id = office.say('halteverbot köln münchen');
    await until(() => office.answersTo(id).length === 1, 'the answer');
    expect(looks(office)).toHaveLength(before + 1);
  });
});

describe('the event queue', () => {
  test('that is lost is registered again, and what was asked meanwhile is answered', async () => {
    const office = await openOffice();
    await office.ask('hilfe');
    office.chat.dropQueues();
    const id = office.say('halteverbot köln münchen', { channel: 'umzug' });
    expect(await settledAnswers(office, id)).toHaveLength(1);
  });

  test.each(['An event newer than 3 has already been pruned!', 'Event 9 was not in this queue'])(
    'that says “%s” is lost too, in any language: the text does not matter',
    long,
    async (msg) => {
      const office = await openOffice();
      await office.ask('hilfe');
      const registrations = () => office.chat.requests.filter(({ path }) => path === 'register').length;
      const body = { result: 'error', code: 'BAD_REQUEST', msg };
      office.chat.fault({ method: 'GET', path: 'events', how: { kind: 'answer', status: 400, body } });
      await until(() => registrations() === 2, 'a second registration');
      const id = office.say('halteverbot köln münchen');
      expect(await settledAnswers(office, id)).toHaveLength(1);
    },
  );

  test.each<[string, FaultKind]>([
    ['502', { kind: 'answer', status: 502, body: html }],
    ['a cut connection', { kind: 'drop' }],
    [
      'an empty answer at once',
      { kind: 'answer', status: 200, body: { result: 'success', msg: '', events: [] } },
    ],
  ])('survives %s: the same queue goes on', long, async (_, how) => {
    const office = await openOffice();
    await office.ask('hilfe');
    office.chat.fault({ method: 'GET', path: 'events', times: 2, how });
    const id = office.say('halteverbot köln münchen');
    expect(await settledAnswers(office, id)).toHaveLength(1);
    expect(office.chat.requests.filter(({ path }) => path === 'register')).toHaveLength(1);
  });

  test('does not show a message that comes while it is registered; it is answered all the same', async () => {
    const office = await openOffice({ withoutBot: true });
    let id = 0;
    office.chat.swallowDuringRegister(() => {
      id = office.say('halteverbot köln münchen', { channel: 'umzug' });
    });
    await office.startBot();
    await until(() => id > 0, 'the registration');
    expect(await settledAnswers(office, id)).toHaveLength(1);
  });

  test('is asked for by a server that starts later than the bot', long, async () => {
    const office = await openOffice({ withoutBot: true });
    office.chat.fault({ times: 3, how: { kind: 'answer', status: 502, body: html } });
    await office.startBot();
    expect(await office.ask('hilfe')).toContain('Das können Sie mich fragen');
  });
});

describe('after a restart', () => {
  test('what was asked meanwhile is answered, in order', async () => {
    const office = await openOffice({ withoutBot: true });
    const first = office.say('halteverbot köln münchen', { channel: 'umzug' });
    const second = office.say('halteverbot essen bremen', { channel: 'umzug' });
    const third = office.say('hilfe');
    await office.startBot();
    for (const id of [first, second, third]) expect(await settledAnswers(office, id)).toHaveLength(1);
    const contents = office.chat.messages().map((message) => message.content);
    const at = (id: number) => contents.findIndex((content) => content.endsWith(`/near/${id})`));
    expect(at(first)).toBeLessThan(at(second));
  });

  test('what could not be read at the start is not overtaken by what is asked next', long, async () => {
    const office = await openOffice({ withoutBot: true });
    const bot = await office.startBot();
    await office.ask('hilfe');
    await bot.stop();
    const first = office.say('halteverbot köln münchen', { channel: 'umzug' });
    const unread = 'what is unread could not be read';
    const mend = office.chat.fault({
      method: 'GET',
      path: 'messages',
      times: 50,
      how: { kind: 'answer', status: 502, body: html },
    });
    await office.startBot();
    const failures = () => office.log.filter(({ msg }) => msg === unread).length;
    // Those of the look at what was answered last, and those of the unread themselves.
    await until(() => failures() === 8, 'it to give up for now');
    mend();
    const second = office.say('halteverbot essen bremen', { channel: 'umzug' });
    for (const id of [first, second]) expect(await settledAnswers(office, id)).toHaveLength(1);
    const contents = office.chat.messages().map(({ content }) => content);
    const at = (id: number) => contents.findIndex((content) => content.endsWith(`/near/${id})`));
    expect(at(first)).toBeLessThan(at(second));
  });

  test(
    'what could not be read at the start is read within a minute, though nobody says anything',
    long,
    async () => {
      const office = await openOffice({ withoutBot: true });
      const bot = await office.startBot();
      await office.ask('hilfe');
      await bot.stop();
      const id = office.say('halteverbot köln münchen', { channel: 'umzug' });
      const how = {
        kind: 'answer',
        status: 400,
        body: { result: 'error', msg: 'no', code: 'BAD_REQUEST' },
      } as const;
      // The own newest messages, and the unread.
      const mend = office.chat.fault({ method: 'GET', path: 'messages', times: Infinity, how });
      await office.startBot();
      const unread = 'what is unread could not be read';
      await until(() => office.log.filter(({ msg }) => msg === unread).length === 2, 'it to give up for now');
      mend();
      await office.tick('retry');
      expect(await settledAnswers(office, id)).toHaveLength(1);
    },
  );

  test('an answer that is in the chat already is not sent again, wherever it is', async () => {
    const office = await openOffice();
    office.chat.createChannel('geheim', { isPrivate: true, subscribers: [office.chat.people.max] });
    office.chat.fault({
      method: 'POST',
      path: 'messages/flags',
      times: 50,
      how: { kind: 'answer', status: 502, body: html },
    });
    const places = [{ channel: 'umzug' }, { channel: 'allgemein' }, {}, { withPeople: ['erika'] as const }];
    const ids = places.map((where) => office.say('halteverbot köln münchen', where));
    await until(() => ids.every((id) => office.answersTo(id).length === 1), 'all answers');
    expect(ids.some((id) => office.isRead(id))).toBe(false);
    const bot = await office.startBot();
    await until(
      () => office.chat.requests.filter(({ path }) => path === 'register').length === 2,
      'the second bot',
    );
    await bot.stop();
    expect(ids.map((id) => office.answersTo(id).length)).toEqual([1, 1, 1, 1]);
  });

  test('only the missing parts of a long answer are sent', async () => {
    const office = await openOffice({ catalogue: testCatalogue(), withoutBot: true });
    const id = office.say('langes');
    const sent = (part: number) => `Teil · [↩ Antwort ${part}/3](#narrow/dm/12,21-dm/near/${id})`;
    for (const part of [1, 3])
      office.chat.as(office.chat.amtsbot).sendDirect([office.chat.people.max], sent(part));
    await office.startBot();
    await until(() => office.isRead(id), 'the question to be read');
    const parts = office.answersTo(id).map((content) => /(\d\/\d)\]/.exec(content)?.[1]);
    expect(parts).toEqual(['1/3', '3/3', '2/3']);
  });
});

describe('a command', () => {
  test('with a long answer gives all of it, in parts that the server does not cut', async () => {
    const office = await openOffice({ catalogue: testCatalogue() });
    const answer = await office.ask('langes');
    expect(answer.match(/Zeile \d+/g)).toHaveLength(400);
    expect(answer).not.toContain('[message truncated]');
    expect(
      office.chat.messages().filter(({ senderId }) => senderId === office.chat.amtsbot.userId),
    ).toHaveLength(3);
  });

  test.each(['kaputt', 'unlesbar', 'undruckbar'])(
    'with a bug (%s) is answered with an apology and an id, logged once with its stack, and not run again',
    long,
    async (ask) => {
      const office = await openOffice({ catalogue: testCatalogue(), withoutBot: true });
      const bot = await office.startBot();
      expect(await office.ask(ask)).toMatch(/der Fehler liegt bei mir \(Kennung `\d+`\)/);
      const errors = () => office.log.filter((line) => line['level'] === 50);
      expect(errors()).toMatchObject([{ err: { stack: expect.stringContaining('.ts:') } }]);
      await bot.stop();
      await office.startBot();
      await office.ask('langes');
      expect(errors()).toHaveLength(1);
    },
  );

  test(
    'that changes something is marked as read before it runs, so that it runs at most once',
    long,
    async () => {
      const runs = { count: 0 };
      const office = await openOffice({ catalogue: testCatalogue(runs), withoutBot: true });
      const bot = await office.startBot();
      // The mark fails: then nothing is changed.
      office.chat.fault({ method: 'POST', path: 'messages/flags', times: 4, how: { kind: 'drop' } });
      const id = office.say('ändern');
      await until(() => office.log.some((line) => line['attempt'] === 4), 'some attempts');
      expect(runs.count).toBe(0);
      await bot.stop();
      await office.startBot();
      await until(() => office.answersTo(id).length === 1, 'the answer after the restart');
      expect(runs.count).toBe(1);
      const [marked, answered] = [
        office.chat.requests.findIndex(({ path, status }) => path === 'messages/flags' && status === 200),
        office.chat.requests.findLastIndex(({ path, method }) => path === 'messages' && method === 'POST'),
      ];
      expect(marked).toBeLessThan(answered);
    },
  );
});

describe('a question that was given back', () => {
  const refused = {
    kind: 'answer',
    status: 400,
    body: { result: 'error', msg: 'no', code: 'BAD_REQUEST' },
  } as const;

  async function givenBack(text: string) {
    const office = await openOffice();
    const inUmzug = { channel: 'umzug' } as const;
    await office.ask('jagdschein bayern', inUmzug);
    const mend = office.chat.fault({ method: 'GET', path: 'messages', times: Infinity, how: refused });
    const id = office.say(text, inUmzug);
    await until(() => office.log.some(({ msg }) => msg === 'a question is put off'), 'it to be given back');
    return { office, id, mend };
  }

  test('is taken up within a minute, not at the next sweep, and answered once', async () => {
    const { office, id, mend } = await givenBack('und in Hamburg?');
    mend();
    await office.tick('retry');
    expect(await settledAnswers(office, id)).toEqual([expect.stringContaining('im ersten Jahr in Hamburg')]);
    const before = office.chat.requests.filter(({ path }) => path !== 'events').length;
    await office.tick('retry');
    expect(office.chat.requests.filter(({ path }) => path !== 'events').length).toBe(before);
  });

  test('and moved meanwhile, is answered where it is; deleted, it is not', long, async () => {
    const { office, id, mend } = await givenBack('und in Hamburg?');
    office.chat.as(office.chat.people.max).moveTopic(id, 'Neu');
    await office.ask('hilfe', { as: 'erika' });
    mend();
    await office.tick('retry');
    await settledAnswers(office, id);
    expect(office.chat.messages().find(({ content }) => content.endsWith(`/near/${id})`))?.topic).toBe('Neu');

    const gone = await givenBack('und in Hamburg?');
    gone.office.chat.as(gone.office.chat.people.max).delete(gone.id);
    await gone.office.ask('hilfe', { as: 'erika' });
    gone.mend();
    await gone.office.tick('retry');
    await gone.office.ask('hilfe', { as: 'erika' });
    expect(gone.office.answersTo(gone.id)).toEqual([]);
  });

  test('holds up what its asker says there afterwards, and nobody else', long, async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0);
    onTestFinished(() => random.mockRestore());
    const office = await openOffice();
    const inUmzug = { channel: 'umzug' } as const;
    const { max } = office.chat.people;
    const failEightTimes = () =>
      office.chat.fault({ method: 'GET', path: `users/${max.userId}`, times: 8, how: { kind: 'drop' } });
    const answers = () => ids.flatMap((id) => office.answersTo(id));
    const putOff = () => office.log.filter(({ msg }) => msg === 'a question is put off').length;
    failEightTimes();
    const ids = ['gmbh köln muster', 'und in Hamburg?'].map((text) => office.say(text, inUmzug));
    await until(() => putOff() === 8, 'the first to be given back');
    await office.ask('hilfe', { ...inUmzug, as: 'erika' });
    expect(answers()).toEqual([]);
    failEightTimes();
    await office.tick('retry');
    await until(() => putOff() === 16, 'it to be given back again');
    ids.push(office.say('und in Berlin?', inUmzug));
    await office.ask('hilfe', { ...inUmzug, as: 'erika' });
    expect(answers()).toEqual([]);

    await office.tick('retry');
    await until(() => ids.every((id) => office.isRead(id)), 'all to be answered');
    const order = office.chat
      .messages()
      .flatMap(({ content }) => ids.find((id) => content.endsWith(`/near/${id})`)) ?? []);
    expect(order).toEqual(ids);
    expect(answers()).toEqual([
      expect.stringContaining('Gründungskosten in Köln'),
      expect.stringContaining('Gründungskosten in Hamburg'),
      expect.stringContaining('Gründungskosten in Berlin'),
    ]);
  });
});
