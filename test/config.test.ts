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
    BOT_LANGUAGE: 'de',
    TZ: 'Europe/Berlin',
    PORT: 8080,
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

test('nothing given at all names the four that are needed', () => {
  const said = faultsOf({});
  expect(said.match(/^ {2}\w+: /gm)).toHaveLength(4);
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
    expect(faultsOf({ ZULIPRC: '/no/such/file' })).toContain('/no/such/file');
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
