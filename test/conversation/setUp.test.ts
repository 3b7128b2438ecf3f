// Setting up an office: a plan that changes nothing, carried out once, and what was there before stays.
import { expect, test } from 'vitest';
import type { Office } from '../support/office.ts';
import {
  asErika,
  asked,
  botRequests,
  botWithKey,
  channelsAt,
  erikaAt,
  olderServer,
  openSettled,
  ordinary,
  plainAdministratorBot,
  plainBot,
  refusing,
} from '../support/setUps.ts';
import { long } from '../support/long.ts';

const carryOut = 'einrichten anwenden';
const kinds = [
  'channel_folders/create',
  'channels/create',
  'users/me/subscriptions',
  'streams/',
  'realm/emoji/',
];
/** How many folders and channels are made, channels subscribed to, channels changed, and emoji uploaded. */
const counted = (changes: readonly string[]) =>
  kinds.map((kind) => changes.filter((change) => change.includes(` ${kind}`)).length);
/** The line about one step. */
const lineOf = (answer: string, what: string) =>
  answer.split('\n').find((line) => line.toLowerCase().includes(`${what.toLowerCase()} |`)) ?? '';
/** A channel that is there before, which the bot has heard of. */
async function erikaMakes(office: Office, name: string, more: object = {}): Promise<void> {
  await erikaAt(office)('POST', 'channels/create', { name, subscribers: [], ...more });
  await office.ask('hilfe');
}

const all = 'Ordner anlegen · 23 Kanäle anlegen · 11 Emoji hochladen';
test.each([
  ['an ordinary account', ordinary, all, [1, 23, 0, 0, 11]],
  ['a plain bot', plainBot, '23 Kanäle anlegen', [0, 23, 0, 0, 0]],
  ['a plain administrator', plainAdministratorBot, 'Ordner anlegen · 23 Kanäle anlegen', [1, 23, 0, 0, 0]],
  ['a bot with a key', botWithKey, all, [1, 23, 0, 0, 11]],
  ['an older server', olderServer, '23 Kanäle anlegen · 11 Emoji hochladen', [0, 0, 23, 0, 11]],
] as const)('%s plans, does it once, and then has nothing to do', async (_, options, todo, changes) => {
  const office = await openSettled(options);
  const plan = await asked(office, 'einrichten');
  expect(plan.answer).toContain(`**Plan** (noch nichts getan): ${todo}. Mit \`${carryOut}\``);
  expect(plan.changes).toEqual([]);
  const isOld = plan.answer.includes(
    'Ordner gibt es erst ab Feature-Level 389 (Zulip 11), dieser Server hat 321',
  );
  expect(isOld).toBe(options === olderServer);
  const done = await asked(office, carryOut);
  const did = todo.replaceAll('anlegen', 'angelegt').replace('hochladen', 'hochgeladen');
  expect(done.answer).toContain(`**Eingerichtet**: ${did}.`);
  expect(counted(done.changes)).toEqual(changes);
  expect((await asked(office, 'einrichten')).answer).toContain('**Es gibt nichts zu tun**');
  const again = await asked(office, carryOut);
  expect(again.answer).toContain('**Es gab nichts zu tun**');
  expect(again.changes).toEqual([]);
});

test.each([
  [321, 'users/me/subscriptions', {}],
  [389, 'users/me/subscriptions', { folder_id: '1' }],
  [397, 'users/me/subscriptions', { folder_id: '1', send_new_subscription_messages: 'false' }],
  [417, 'channels/create', { folder_id: '1', send_new_subscription_messages: 'false' }],
])(
  'at level %i channels come about by %s, for the account and the asker',
  long,
  async (featureLevel, path, more) => {
    const office = await openSettled({ chat: { ...ordinary.chat, featureLevel } });
    const before = (await channelsAt(office)).map(({ stream_id: id }) => id);
    await office.ask(carryOut, asErika);
    const requests = botRequests(office, 'POST', path).slice(-23);
    for (const { name, description, subscriptions, principals, subscribers, ...rest } of requests.map(
      ({ params }) => params,
    )) {
      expect(principals ?? subscribers).toBe('[21,11]');
      expect(description ?? subscriptions).toContain(`Fragen zum Thema ${name ?? ''}`);
      expect(rest).toEqual({ announce: 'false', ...more });
    }
    const made = (await channelsAt(office)).filter(({ stream_id: id }) => !before.includes(id));
    expect(made).toHaveLength(23);
    for (const { stream_id, description } of made) {
      expect(description).toContain('erwähnen Sie Amtsbot');
      const { body } = await erikaAt(office)('GET', `streams/${stream_id}/members`);
      expect(body['subscribers']).toEqual([11, 21]);
    }
    const told = office.chat.messages().filter(({ type, senderId }) => type === 'private' && senderId !== 21);
    expect(told.map(({ content }) => content)).toEqual(['hilfe', carryOut]);
    expect(botRequests(office, 'GET', /^channel_folders/)).toHaveLength(featureLevel < 389 ? 0 : 1);
  },
);

test('an account without the role says what that keeps it from', async () => {
  const office = await openSettled({ chat: { account: 'human' } });
  await erikaMakes(office, 'halteverbot');
  const { answer, changes } = await asked(office, carryOut);
  for (const what of ['Amtsfragen', '#halteverbot']) {
    expect(lineOf(answer.replaceAll('&#35;', '#'), what)).toMatch(/✗ geht nicht .*die Rolle Administrator/);
  }
  // It joins the channels that others have made by itself, sooner or later.
  expect(counted(changes).toSpliced(2, 1)).toEqual([0, 22, 0, 11]);
});

test('a channel that is called like a topic is put in order as far as it needs it, and not made anew', async () => {
  const office = await openSettled(ordinary);
  office.chat.as(office.chat.people.erika).createFolder('Anderer');
  const description = 'Unserer';
  await erikaMakes(office, 'HALTE-Verbot', { description });
  await erikaMakes(office, 'erbschein');
  await erikaMakes(office, 'Kfz zulassung', { description, folder_id: 1 });
  await erikaMakes(office, 'thg-quote', { folder_id: 1 });
  await erikaMakes(office, 'kaminofen');
  const archived = (await channelsAt(office)).find(({ name }) => name === 'kaminofen');
  await erikaAt(office)('DELETE', `streams/${archived?.stream_id ?? 0}`);
  office.chat.createChannel('jagdschein', { isPrivate: true });
  const plan = await asked(office, 'einrichten');
  const { answer, changes } = await asked(office, carryOut);
  for (const [before, after, name, what] of [
    ['→ ändern', '✓ erledigt', 'HALTE-Verbot', 'in den Ordner'],
    ['→ ändern', '✓ erledigt', 'erbschein', 'in den Ordner, Beschreibung'],
    ['✓ da', '✓ da', 'Kfz zulassung', 'liegt in einem anderen Ordner und bleibt dort'],
    ['→ ändern', '✓ erledigt', 'thg-quote', 'liegt in einem anderen Ordner und bleibt dort'],
    ['✓ da', '✓ da', 'kaminofen', 'archiviert; ich mache ihn nicht neu'],
    ['anlegen', '✗ nicht gelungen', 'Jagdschein', ''],
  ] as const) {
    expect(lineOf(plan.answer, `35;${name}`)).toMatch(new RegExp(`${before} .*${name} \\| ${what} \\|$`));
    expect(lineOf(answer, `35;${name}`)).toContain(after);
  }
  expect(lineOf(answer, '35;Jagdschein')).toContain('Kanal, den ich nicht sehe');
  expect(counted(changes).toSpliced(2, 1)).toEqual([1, 18, 3, 11]);
  const own = (topic: string) => expect.stringContaining(`Fragen zum Thema ${topic}: erwähnen Sie Amtsbot`);
  expect(botRequests(office, 'PATCH', /^streams/).map(({ params }) => params)).toEqual([
    { description: own('Erbschein'), folder_id: '2' },
    { folder_id: '2' },
    { description: own('THG-Quote') },
  ]);
});

test('what was renamed or archived after the set-up is not made again', long, async () => {
  const office = await openSettled(ordinary);
  await office.ask(carryOut, asErika);
  const idOf = new Map((await channelsAt(office)).map(({ name, stream_id }) => [name, stream_id]));
  const erika = erikaAt(office);
  await erika('PATCH', `streams/${idOf.get('Halteverbot')}`, { new_name: 'Umzugsschilder' });
  await erika('DELETE', `streams/${idOf.get('Wallbox')}`);
  await erika('PATCH', 'channel_folders/1', { name: 'Bürgerfragen' });
  const { answer, changes } = await asked(office, carryOut);
  expect(answer).toContain('**Es gab nichts zu tun**');
  expect(answer).toContain('heißt jetzt „Bürgerfragen“');
  expect(answer).toContain('35;Umzugsschilder |');
  expect(changes).toEqual([]);
});

test('channels that are refused are reported, and the rest goes on', long, async () => {
  const office = await openSettled(ordinary);
  const refusals = [
    ['Insufficient permission', 400, 'Ausbilderschein (AEVO)', 'Mein Konto darf hier keine Kanäle anlegen'],
    ['Channel already exists', 409, 'Balkonkraftwerk', 'Den Namen hat schon ein Kanal'],
    ['Sonst etwas', 400, 'Bußgeldverfahren', 'Der Server lehnt es ab'],
  ] as const;
  for (const [msg, status] of refusals) {
    office.chat.fault({ path: 'channels/create', how: refusing(msg, 'BAD_REQUEST', status) });
  }
  const { answer, changes } = await asked(office, carryOut);
  expect(answer).toMatch(
    /\*\*Nicht alles ist gelungen\*\*: Ordner angelegt · 20 Kanäle angelegt · 11 Emoji .*\*\*3\*\* offen/s,
  );
  for (const [, , name, reason] of refusals) expect(lineOf(answer, name)).toContain(reason);
  expect(counted(changes)).toEqual([1, 23, 0, 0, 11]);
  expect(counted((await asked(office, carryOut)).changes)).toEqual([0, 3, 0, 0, 0]);
});

test.each(['drop', 'dropAfter'] as const)(
  'a server that dies in the middle (%s) is reported, and the rest is made up for',
  long,
  async (kind) => {
    const office = await openSettled(ordinary);
    let notices = 0;
    office.chat.onMessage(({ topic }) => {
      if (topic !== 'channel events' || (notices += 1) !== 5) return;
      for (const path of ['channels/create', /^realm\/emoji/])
        office.chat.fault({ method: 'POST', path, how: { kind } });
    });
    const first = await asked(office, carryOut);
    expect(counted(first.changes)).toEqual([1, 6, 0, 0, 1]);
    expect(first.answer).toContain('ob es geschehen ist, zeigt ein neuer Plan');
    expect(lineOf(first.answer, 'Wärmepumpe')).toContain('– nicht versucht');
    expect((await asked(office, carryOut)).answer).toContain('**Eingerichtet**');
    expect(await channelsAt(office)).toHaveLength(26);
    expect((await asked(office, carryOut)).changes).toEqual([]);
  },
);
