// An attached image becomes one of the organization's emoji, and every other case gets a sentence.
import { describe, expect, test } from 'vitest';
import type { FaultKind } from 'zulip-sandbox';
import type { Office } from '../support/office.ts';
import {
  asErika,
  attached,
  botRequests,
  botWithKey,
  erikaAt,
  images,
  olderServer,
  openSettled,
  ordinary,
  plainAdministratorBot,
  plainBot,
  refusing,
} from '../support/setUps.ts';
import { long } from '../support/long.ts';

const uploads = (office: Office) =>
  botRequests(office, 'POST', /^realm\/emoji\//).map(({ path, status }) => [path.slice(12), status]);

/** Those that can be used. */
async function emojiAt(office: Office): Promise<readonly string[]> {
  const { body } = await erikaAt(office)('GET', 'realm/emoji');
  const all: { name: string; deactivated: boolean }[] = Object.values(Object(body['emoji']));
  return all.filter(({ deactivated }) => !deactivated).map(({ name }) => name);
}

const mib = 1024 * 1024;
const sized = (bytes: number) => Buffer.concat([images.png, Buffer.alloc(bytes - images.png.length)]);

describe.each([
  ['an ordinary account', ordinary],
  ['an ordinary member', { chat: { account: 'human' } }],
  ['a bot account with an administrator’s key', botWithKey],
  ['an ordinary account at level 321', olderServer],
] as const)('%s', (_, options) => {
  test('uploads it once, by the name that was typed', async () => {
    const office = await openSettled(options);
    expect(await office.ask(`emoji Wappen ${attached(office)}`, asErika)).toContain('`:wappen:`');
    expect(await emojiAt(office)).toEqual(['wappen']);
    const again = await office.ask(`emoji WAPPEN ${attached(office)}`, asErika);
    expect(again).toContain('Ein Emoji „wappen“ gibt es schon. Nennen Sie einen anderen Namen');
    expect(uploads(office)).toEqual([['wappen', 200]]);
  });
});

test('with the administrator’s key nothing else is asked for', long, async () => {
  const office = await openSettled(botWithKey);
  const { erika } = office.chat.people;
  const others = ['fähigkeiten', 'snippets', 'ordner Umzug', 'status', 'einrichten anwenden'];
  for (const text of [`emoji x ${attached(office)}`, ...others]) await office.ask(text, asErika);
  const asked = office.chat.requests.filter(({ who }) => who === erika.email);
  expect(asked).toHaveLength(12);
  for (const { method, path } of asked) expect(`${method} ${path}`).toMatch(/^POST realm\/emoji\/[\w-]+$/);
});

test('the name is written as Zulip wants it', long, async () => {
  const office = await openSettled(ordinary);
  const names = {
    'Wappen Köln': 'wappen_koeln',
    ':Stadt_Wappen:': 'stadt_wappen',
    'ÄÖÜ ß': 'aeoeue_ss',
    '  Rathaus   Süd  ': 'rathaus_sued',
    '34a': '34a',
    'Café-2': 'cafe-2',
    _amt_: 'amt',
    'zwei\nZeilen': 'zwei_zeilen',
  };
  for (const [typed, name] of Object.entries(names)) {
    const answer = await office.ask(`emoji ${typed} ${attached(office)}`, asErika);
    expect(answer, typed).toContain(`\`:${name}:\``);
  }
  expect(new Set(await emojiAt(office))).toEqual(new Set(Object.values(names)));
});

test(
  'every kind of image is taken, whatever the file is called, wherever it stands, up to 5 MiB',
  long,
  async () => {
    const office = await openSettled(ordinary);
    for (const [kind, bytes] of Object.entries(images)) {
      const file = attached(office, bytes, 'Plan 1 (neu).txt');
      expect(await office.ask(`emoji ${kind} ${file}`, asErika)).toContain(`:${kind}:`);
    }
    const atMost = attached(office, sized(5 * mib));
    expect(await office.ask(`emoji ${atMost} gross`, asErika)).toContain('`:gross:`');
  },
);

test('what can be no name is refused before anything is sent', async () => {
  const office = await openSettled(ordinary);
  for (const typed of ['日本', '😀', 'a/b', '..', ':a:b:', '-', '@**all**']) {
    const answer = await office.ask(`emoji ${typed} ${attached(office)}`, asErika);
    expect(answer, typed).toContain('So kann ein Emoji nicht heißen: möglich sind Buchstaben');
  }
  expect(uploads(office)).toEqual([]);
});

test('what can be no emoji is refused before anything is sent', async () => {
  const office = await openSettled(ordinary);
  const text = (content: string) => attached(office, Buffer.from(content));
  for (const [files, sentence] of [
    ['', /Hängen Sie das Bild bitte an dieselbe Nachricht an/],
    [attached(office) + attached(office), /mehrere Dateien.* genau ein Bild/],
    [attached(office, sized(6 * mib)), /zu groß: .* höchstens 5 MiB/],
    [text('Hallo'), /Das ist kein Bild.* möglich sind PNG/],
    [text(''), /Das ist kein Bild/],
    [text('<svg/>'), /Das ist kein Bild/],
  ] as const) {
    expect(await office.ask(`emoji amt ${files}`, asErika)).toMatch(sentence);
  }
  expect(uploads(office)).toEqual([]);
});

test.each([plainBot, plainAdministratorBot])(
  'a plain bot account sends nothing, and says why',
  async (options) => {
    const office = await openSettled(options);
    expect(await office.ask(`emoji amt ${attached(office)}`, asErika)).toMatch(
      /Bot-Konten .* keine Emoji .*Schlüssel eines Administrators .*gewöhnliches Konto/,
    );
    expect(uploads(office)).toEqual([]);
  },
);

describe('what the server refuses is put into words:', () => {
  const refusals: [string, FaultKind, string][] = [
    ['taken meanwhile', refusing('A custom emoji with this name already exists.'), 'gibt es schon'],
    ['too large', refusing('Uploaded file is larger than the allowed limit of 2 MiB'), 'zu groß'],
    ['too large for a proxy', { kind: 'answer', status: 413, body: '<html>413</html>' }, 'zu groß'],
    ['no image', refusing('Could not decode image', 'BAD_IMAGE'), 'kein Bild'],
    ['the name', refusing('Emoji names must end with either a letter or digit.'), 'So kann ein Emoji nicht'],
    ['built in', refusing('Only administrators can override default emoji.'), 'schon ein eingebautes Emoji'],
    ['who may', refusing('Insufficient permission'), 'bestimmt die Organisation'],
    ['anything else', refusing('Sonst etwas'), '**Der Chatserver lehnt das ab.**'],
    ['it is out', { kind: 'drop' }, '**Der Chatserver hat nicht geantwortet.** Ich wiederhole es nicht'],
  ];
  test('each in its own, and nothing is tried twice', async () => {
    const office = await openSettled(ordinary);
    for (const [what, how, sentence] of refusals) {
      office.chat.fault({ method: 'POST', path: /^realm\/emoji\//, how });
      expect(await office.ask(`emoji amt ${attached(office)}`, asErika), what).toContain(sentence);
    }
    expect(uploads(office)).toHaveLength(refusals.length);
    expect(await emojiAt(office)).toEqual([]);
  });

  test('an administrator’s key that is wrong', async () => {
    const settings = { ZULIP_ADMIN_USERNAME: 'erika@example.org', ZULIP_ADMIN_API_KEY: 'alt' };
    const office = await openSettled({ settings });
    expect(await office.ask(`emoji amt ${attached(office)}`, asErika)).toMatch(
      /Schlüssel eines Administrators gilt nicht \(mehr\).* ZULIP_ADMIN_API_KEY prüfen/,
    );
    expect(uploads(office)).toEqual([['amt', 401]]);
  });

  test('the key of somebody who may not replace a built-in emoji', async () => {
    const office = await openSettled({ adminKeyOf: 'max' });
    expect(await office.ask(`emoji heart ${attached(office)}`, asErika)).toContain('eingebautes Emoji');
  });
});

test('a missing name is asked for, and the next message fills it in', async () => {
  const office = await openSettled(ordinary);
  expect(await office.ask(`emoji ${attached(office)}`, asErika)).toContain('**Wie soll das Emoji heißen?**');
  expect(await office.ask('Rathaus Süd', asErika)).toContain('`:rathaus_sued:`');
});

describe('found by difficult users:', () => {
  test.each(['abbrechen', 'halteverbot köln münchen'])(
    '„%s“ is no answer to the question for a name',
    async (text) => {
      const office = await openSettled(ordinary);
      await office.ask(`emoji ${attached(office)}`, asErika);
      await office.ask(text, asErika);
      expect(uploads(office)).toEqual([]);
    },
  );

  test('a file that is not there, or not for the bot, is called so', async () => {
    const office = await openSettled(ordinary);
    const file = `[x.png](/user_uploads/2/ab/${'a'.repeat(24)}/x.png)`;
    expect(await office.ask(`emoji amt ${file}`, asErika)).not.toContain('hat nicht geantwortet');
  });

  test('a built-in emoji is not replaced without a word about it', async () => {
    const office = await openSettled(ordinary);
    expect(await office.ask(`emoji heart ${attached(office)}`, asErika)).toContain('eingebaut');
  });

  test('the key of a bot is no administrator’s key', async () => {
    const office = await openSettled({ adminKeyOf: 'wetterbot' });
    expect(await office.ask(`emoji amt ${attached(office)}`, asErika)).not.toContain('kann den Schlüssel');
  });
});
