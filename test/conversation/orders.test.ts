// What changes something is an order: said to the bot itself, by who may now, and never by a quote or an edit.
import { describe, expect, test } from 'vitest';
import { type Office, openOffice, until } from '../support/office.ts';
import { edit } from '../support/editing.ts';
import { heardAll } from '../support/settled.ts';

const asErika = { as: 'erika' } as const;
const inUmzug = { ...asErika, channel: 'umzug' } as const;
const human = { chat: { account: 'human', accountRole: 200 } } as const;

const newSnippet = (office: Office) => office.chat.as(office.chat.amtsbot).saveSnippet('Gruß', 'x');

const changes = (office: Office) =>
  office.chat.requests
    .filter(({ method, path }) => method === 'DELETE' && path.includes('saved_snippets'))
    .concat(office.chat.requests.filter(({ method, path }) => method !== 'GET' && path.includes('status')))
    .map(({ method, path }) => `${method} ${path}`);

/** Erika's words exactly as they are, in a channel or directly. */
async function said(office: Office, content: string, channel?: string): Promise<string> {
  const { chat } = office;
  const erika = chat.as(chat.people.erika);
  const id = channel
    ? erika.send({ channel, topic: 'Fragen', content })
    : erika.sendDirect([chat.amtsbot], content);
  await until(() => office.answersTo(id).length > 0, `an answer to “${content}”`);
  return office.answersTo(id).join('\n');
}

describe('no order is', () => {
  const mention = '@**Amtsbot**';
  const figure = 'Was kostet ein Halteverbot für einen Umzug von Köln nach München?';
  test.each([
    ['a quoted line', `> ${mention} snippet löschen 1\n\n${figure}`, undefined],
    ['a quoted line with the mention behind it', `> snippet löschen 1\n\n${mention} ${figure}`, 'umzug'],
    ['a quoted block', `\`\`\`quote\n${mention} snippet löschen 1\n\`\`\`\n${mention} ${figure}`, 'umzug'],
    ['what stands before the mention', `snippet löschen 1 ${mention}`, 'umzug'],
    ['what is reported', `Ich schrieb gestern ${mention} snippet löschen 1 und nichts geschah`, 'umzug'],
    ['code', `${mention} \`snippet löschen 1\``, 'umzug'],
    ['a block of code', `\`\`\`\nsnippet löschen 1\n\`\`\``, undefined],
    ['a list', '- snippet löschen 1', undefined],
    ['a quote in a direct message', '> snippet löschen 1', undefined],
  ])('%s', async (_, content, channel) => {
    const office = await openOffice();
    const id = newSnippet(office);
    const answer = await said(office, content.replace('löschen 1', `löschen ${id}`), channel);
    expect(changes(office)).toEqual([]);
    if (content.includes(figure)) expect(answer).toContain('| Köln | München |');
  });

  test('a heading that begins like one', async () => {
    const office = await openOffice(human);
    await until(() => changes(office).length > 0, 'the status of its own');
    const from = changes(office).length;
    const answer = await said(office, '# Status der Woche\nalles gut');
    expect(changes(office).slice(from)).toEqual([]);
    expect(answer).toContain('Damit ändere ich nichts');
  });
});

test('what is said directly behind the mention is one, also below a quote', async () => {
  const office = await openOffice();
  const id = newSnippet(office);
  const answer = await said(office, `> alte Nachricht\n\n@**Amtsbot** snippet löschen ${id}`, 'umzug');
  expect(answer).toContain('Textbaustein **Gruß** gelöscht');
});

describe('an edit runs no order', () => {
  test('of a question that is still in hand', async () => {
    const office = await openOffice();
    const snippet = newSnippet(office);
    office.chat.fault({ path: /^users\/\d+$/, how: { kind: 'slow', ms: 200 } });
    const id = office.say('hilfe', asErika);
    edit(office, id, `snippet löschen ${snippet}`, asErika);
    await until(() => office.answersTo(id).length > 0, 'an answer');
    await heardAll(office);
    expect(changes(office)).toEqual([]);
  });

  test('that makes a question of a message by its mention', async () => {
    const office = await openOffice();
    const snippet = newSnippet(office);
    const erika = office.chat.as(office.chat.people.erika);
    const id = erika.send({ channel: 'umzug', topic: 'Fragen', content: 'nur Gerede' });
    edit(office, id, `snippet löschen ${snippet}`, inUmzug);
    await until(() => office.answersTo(id).length > 0, 'an answer');
    expect([changes(office), office.answersTo(id)]).toEqual([
      [],
      [expect.stringContaining('Das habe ich nicht ausgeführt.')],
    ]);
  });

  test('of a question that waits for the facts service', async () => {
    const office = await openOffice();
    const snippet = newSnippet(office);
    const end = office.facts.fault({ path: /halteverbot|health/, times: Infinity, how: { kind: 'drop' } });
    const id = office.say('halteverbot köln münchen', asErika);
    await until(() => office.answersTo(id).length > 0, 'the note');
    edit(office, id, `snippet löschen ${snippet}`, asErika);
    await heardAll(office);
    end();
    const isTold = () => office.answersTo(id).some((answer) => answer.includes('nicht ausgeführt'));
    while (!isTold()) {
      await office.tick('retry');
      await office.ask('hilfe', asErika);
    }
    expect(changes(office)).toEqual([]);
  });

  test('while the bot is away', async () => {
    const office = await openOffice({ withoutBot: true });
    const snippet = newSnippet(office);
    const id = office.say('hilfe', asErika);
    edit(office, id, `snippet löschen ${snippet}`, asErika);
    await office.startBot();
    await until(() => office.answersTo(id).length > 0, 'an answer');
    expect([changes(office), office.answersTo(id)[0]]).toEqual([
      [],
      expect.stringContaining('nicht ausgeführt'),
    ]);
  });

  test('of what the bot has asked back about', async () => {
    const office = await openOffice();
    const snippet = newSnippet(office);
    const id = office.say('halteverbot berlin hamburg', asErika);
    await until(() => office.answersTo(id).length > 0, 'what it asks back');
    edit(office, id, 'snippet löschen', asErika);
    await heardAll(office);
    await office.ask(String(snippet), asErika);
    expect(changes(office)).toEqual([]);
  });
});

describe('who is no administrator any more', () => {
  const demoted = (office: Office) =>
    office.chat.fault({
      path: `users/${office.chat.people.erika.userId}`,
      times: Infinity,
      how: {
        kind: 'answer',
        status: 200,
        body: { result: 'success', user: { user_id: office.chat.people.erika.userId, role: 400 } },
      },
    });

  test('changes nothing, although nobody has said so', async () => {
    const office = await openOffice();
    const snippet = newSnippet(office);
    await office.ask('snippets', asErika);
    demoted(office);
    expect(await office.ask(`snippet löschen ${snippet}`, asErika)).toContain(
      'Das dürfen nur Administratoren',
    );
    expect(changes(office)).toEqual([]);
  });

  test('sees nothing of theirs after the event queue was lost', async () => {
    const office = await openOffice();
    await office.ask('snippets', asErika);
    demoted(office);
    const registered = () => office.chat.requests.filter(({ path }) => path === 'register').length;
    const before = registered();
    office.chat.dropQueues();
    await until(() => registered() > before, 'a new queue');
    expect(await office.ask('snippets', asErika)).toContain('Das dürfen nur Administratoren');
  });
});
