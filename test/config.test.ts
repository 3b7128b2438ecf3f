// Settings: every fault at once, the usual other names, no secret in what is said.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '../src/config.ts';

const enough = {
  ZULIP_REALM: 'https://chat.example',
  ZULIP_USERNAME: 'amtsbot@chat.example',
  ZULIP_API_KEY: 'k'.repeat(32),
  FACTS_BASE_URL: 'http://localhost:8000/api/v1',
};

function faultsOf(variables: Record<string, string>): string {
  try {
    readSettings(variables);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('no fault was found');
}

test('the least that is needed, and the defaults', () => {
  expect(readSettings(enough)).toMatchObject({
    ...enough,
    ZULIP_CHANNELS: 'all',
    ZULIP_RATE_LIMITS: [{ requests: 200, seconds: 60 }],
    MAX_QUESTION_AGE: 12 * 3_600_000,
    NOTICES_HOURS: [7, 19],
    BOT_LANGUAGE: 'de',
    TZ: 'Europe/Berlin',
    PORT: 8080,
    HEALTH_ADDRESS: '127.0.0.1',
    LOG_LEVEL: 'info',
    TUS_THRESHOLD_MIB: 20,
  });
});

test('all faults are said at once, each with what to write', () => {
  const said = faultsOf({
    ...enough,
    ZULIP_REALM: 'localhost:9991',
    FACTS_BASE_URL: '',
    TZ: 'Mars/Olympus',
    PORT: 'abc',
    MAX_QUESTION_AGE: '12',
  });
  for (const name of ['ZULIP_REALM', 'FACTS_BASE_URL', 'TZ', 'PORT', 'MAX_QUESTION_AGE'])
    expect(said).toMatch(new RegExp(`^  ${name}: \\S`, 'm'));
  expect(said).not.toContain('ZULIP_USERNAME');
});

test.each(['20 * * * *', '*/10 * * * * *', '0,30 7-19 * * 1-5', '5-55/10 * * * *', 'off'])(
  'NOTICES_CRON can be %s',
  (cron) => expect(readSettings({ ...enough, NOTICES_CRON: cron }).NOTICES_CRON).toBe(cron),
);

test.each(['* * * *', '60 * * * *', 'hourly', '5-1 * * * *', '* * * * 9', '*/0 * * * *', '-5 * * * *'])(
  'NOTICES_CRON cannot be %s',
  (cron) => expect(faultsOf({ ...enough, NOTICES_CRON: cron })).toContain('NOTICES_CRON'),
);

test.each([
  ['0-24', [0, 24]],
  ['7-19', [7, 19]],
] as const)('NOTICES_HOURS can be %s', (hours, read) =>
  expect(readSettings({ ...enough, NOTICES_HOURS: hours }).NOTICES_HOURS).toEqual(read),
);

test.each(['19-7', '7', '7-25', 'day'])('NOTICES_HOURS cannot be %s', (hours) =>
  expect(faultsOf({ ...enough, NOTICES_HOURS: hours })).toContain('NOTICES_HOURS'),
);

test('nothing given at all names the four that are needed', () => {
  const said = faultsOf({});
  expect(said.match(/^ {2}\w+: /gm)).toHaveLength(4);
});

/** The settings that are told of, in order. */
const namesIn = (said: string) => [...said.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name);

test.each([
  ['PORT', ['70000', '65536', '-1', '1.5', 'abc', '0x50'], /1 to 65535/],
  [
    'ZULIP_REALM',
    ['https://chat.example/zulip', 'https://chat.example/api/v1'],
    /without a path: https:\/\/chat.example$/m,
  ],
  ['ZULIP_REALM', ['https://chat.example/?a=1', 'https://chat.example/#x'], /without what follows/],
  ['ZULIP_REALM', ['https://a:b@chat.example'], /without a name and password/],
  [
    'ZULIP_REALM',
    ['http://chat.example', 'http://8.8.8.8', 'http://[2001:db8::1]'],
    /with https:\/\/, or anybody/,
  ],
  ['ZULIP_REALM', ['ftp://chat.example', 'chat.example', 'https://'], /begins with https/],
  ['ZULIP_API_KEY', ['abc def', 'abc\ndef', 'schlüssel'], /without blanks/],
  ['FACTS_BASE_URL', ['https://u:p@facts.example/api/v1'], /without a name and password/],
  [
    'FACTS_AUTHORIZATION',
    ['Bearer a\nX-Evil: 1', 'a\u0000b', 'a\tb', 'Schlüssel'],
    /one line of plain letters/,
  ],
  ['MAX_QUESTION_AGE', ['12', '0h', '1w', 'h'], /such as 12h/],
  ['TZ', ['Mars/Olympus', 'CEST+1'], /such as Europe\/Berlin/],
  ['LOG_LEVEL', ['loud', 'INFO', '"info"'], /debug, info, warn or error/],
  ['BOT_LANGUAGE', ['fr'], /de or en/],
] as const)('a wrong %s (%j) has one message, which says what to write', (name, values, what) => {
  for (const value of values) {
    const said = faultsOf({ ...enough, [name]: value });
    expect([value, namesIn(said)]).toEqual([value, [name]]);
    expect(said).toMatch(what);
  }
});

test.each([
  ['ZULIP_ADMIN_USERNAME', 'ZULIP_ADMIN_API_KEY', 'a@b.de'],
  ['ZULIP_ADMIN_API_KEY', 'ZULIP_ADMIN_USERNAME', 'x'.repeat(32)],
])('%s without %s is a fault', (given, missing, value) => {
  const said = faultsOf({ ...enough, [given]: value, PORT: 'x' });
  expect(namesIn(said)).toEqual(['PORT', missing]);
  expect(said).toContain(`${missing}: belongs to ${given}; give both, or neither`);
});

test('an authorization is not sent in clear text over other people’s networks', () => {
  const facts = { FACTS_BASE_URL: 'http://facts.example/api/v1' };
  expect(readSettings({ ...enough, ...facts }).FACTS_BASE_URL).toBe(facts.FACTS_BASE_URL);
  expect(namesIn(faultsOf({ ...enough, ...facts, FACTS_AUTHORIZATION: 'Bearer abc' }))).toEqual([
    'FACTS_BASE_URL',
  ]);
});

test.each([
  ['https://chat.example/', 'https://chat.example'],
  ['https://chat.example/api', 'https://chat.example'],
  ['https://chat.example//api/', 'https://chat.example'],
  ['https://Chat.Example:8443', 'https://chat.example:8443'],
  ['http://127.0.0.1:9991/api/', 'http://127.0.0.1:9991'],
  ['http://localhost:1/', 'http://localhost:1'],
  ['http://[::1]:1/', 'http://[::1]:1'],
  ['http://zulip/', 'http://zulip'],
  ['http://10.1.2.3/', 'http://10.1.2.3'],
  ['http://172.20.0.3/', 'http://172.20.0.3'],
  ['http://chat.internal/', 'http://chat.internal'],
])('the realm %s is %s', (given, read) => {
  expect(readSettings({ ...enough, ZULIP_REALM: given }).ZULIP_REALM).toBe(read);
});

test('blanks around a value are none of it', () => {
  expect(
    readSettings({ ...enough, PORT: ' 81 ', ZULIP_API_KEY: ` ${enough.ZULIP_API_KEY}\n` }),
  ).toMatchObject({
    PORT: 81,
    ZULIP_API_KEY: enough.ZULIP_API_KEY,
  });
});

test('a secret is never said', () => {
  const said = faultsOf({
    ...enough,
    ZULIP_API_KEY: 'geheim-geheim-geheim',
    FACTS_AUTHORIZATION: 'Bearer streng',
    PORT: 'x',
  });
  expect(said).not.toMatch(/geheim|streng/);
});

describe('other names', () => {
  test('of Zulip’s own clients are understood', () => {
    const { ZULIP_REALM, ZULIP_USERNAME, ...rest } = enough;
    expect(readSettings({ ...rest, ZULIP_SITE: ZULIP_REALM, ZULIP_EMAIL: ZULIP_USERNAME })).toMatchObject(
      enough,
    );
  });

  test('a zuliprc file gives all three, and a variable wins over it', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'zuliprc-')), 'zuliprc');
    writeFileSync(
      file,
      '# c\n[other]\nkey=wrong\n[api]\nemail = a@b.de\nkey=abc%123\nsite=https://from.file\n',
    );
    const settings = { ZULIPRC: file, FACTS_BASE_URL: enough.FACTS_BASE_URL };
    expect(readSettings(settings)).toMatchObject({
      ZULIP_USERNAME: 'a@b.de',
      ZULIP_API_KEY: 'abc%123',
      ZULIP_REALM: 'https://from.file',
    });
    expect(readSettings({ ...settings, ZULIP_REALM: 'https://given' }).ZULIP_REALM).toBe('https://given');
    expect(readSettings({ ...settings, ZULIP_REALM: 'https://given' }).ZULIP_REALM).toBe('https://given');
  });

  test('a zuliprc file that gives nothing hides no other fault, and what it should have given is no second one', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'zuliprc-')), 'zuliprc');
    writeFileSync(file, 'email=a@b.de\n');
    for (const [path, why] of [
      ['/no/such/file', 'cannot be read'],
      [file, 'has no section [api]'],
    ] as const) {
      const said = faultsOf({ ZULIPRC: path, PORT: 'x', ZULIP_REALM: 'nix' });
      expect(said).toContain(`  ZULIPRC: the file ${path} ${why}`);
      expect(namesIn(said)).toEqual(['ZULIPRC', 'ZULIP_REALM', 'FACTS_BASE_URL', 'PORT']);
    }
  });
});

test.each([
  ['ZULIP_RATE_LIMITS', 'off', []],
  ['TUS_THRESHOLD_MIB', '0', 0],
  ['ZULIP_RATE_LIMITS', '10/1', [{ requests: 10, seconds: 1 }]],
  ['ZULIP_CHANNELS', 'umzug, Allgemeines', ['umzug', 'Allgemeines']],
  ['ZULIP_CHANNELS', 'invited', 'invited'],
  ['MAX_QUESTION_AGE', '90m', 90 * 60_000],
])('%s=%s is read', (name, value, expected) => {
  expect(readSettings({ ...enough, [name]: value })).toMatchObject({ [name]: expected });
});
