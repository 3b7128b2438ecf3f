// The settings of many organisations: whose each is, what a file may say, and what it must not inherit.
import { describe, expect, test } from 'vitest';
import { readSettings, readWorkerSettings, SettingsError, type Variables } from '../../src/config.ts';
import { readManySettings, readOrganisation } from '../../src/organisations/settings.ts';

const api = `[api]\nemail=bot@example.org\nkey=${'k'.repeat(32)}\nsite=https://chat.example.org\n`;
const forAll = { FACTS_BASE_URL: 'https://facts.example/api/v1', BOT_LANGUAGE: 'de' };

function faultsOf(act: () => unknown): readonly string[] {
  try {
    act();
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
  return [];
}

describe('an organisation has', () => {
  test('its account and what all have', () => {
    expect(readOrganisation(api, forAll)).toMatchObject({
      ZULIP_REALM: 'https://chat.example.org',
      ZULIP_USERNAME: 'bot@example.org',
      ZULIP_API_KEY: 'k'.repeat(32),
      BOT_LANGUAGE: 'de',
      FACTS_BASE_URL: 'https://facts.example/api/v1',
    });
  });

  test('what its own section says, in small letters or large ones, before or behind the account', () => {
    const section = '[amtsbot]\n# a note\nbot_language: en\nNOTICES_HOURS = 8-16\ntz=Europe/Vienna\n';
    for (const file of [api + section, section + api])
      expect(readOrganisation(file, forAll)).toMatchObject({
        BOT_LANGUAGE: 'en',
        NOTICES_HOURS: [8, 16],
        TZ: 'Europe/Vienna',
      });
  });

  test('no key of the facts service of all for another one', () => {
    const common = { ...forAll, FACTS_AUTHORIZATION: 'Bearer all', FACTS_ALT_BASE_URL: 'https://b.example' };
    expect(readOrganisation(api, common).FACTS_AUTHORIZATION).toBe('Bearer all');
    const own = readOrganisation(`${api}[amtsbot]\nfacts_base_url=https://own.example/api/v1\n`, common);
    expect([own.FACTS_AUTHORIZATION, own.FACTS_ALT_BASE_URL]).toEqual([undefined, undefined]);
    const elsewhere = `${api}[amtsbot]\nfacts_alt_base_url=https://own.example/api/v1\n`;
    expect(faultsOf(() => readOrganisation(elsewhere, common)).join()).toContain('FACTS_BASE_URL');
  });
});

describe('a file is told', () => {
  test.each<[string, string, string | RegExp]>([
    ['without a section [api]', 'email=a@b.de\n', 'it has no section [api]'],
    ['with half an account', '[api]\nemail=a@b.de\nke', /^site: /],
    ['without a key', '[api]\nemail=a@b.de\nsite=https://a.de\nkey=\n', /^key: /],
    ['with a setting of the process', `${api}[amtsbot]\nPORT=80\n`, 'line 6: this is no setting'],
    ['with a word that is no setting', `${api}[amtsbot]\ngeheim99=x\n`, 'line 6: this is no setting'],
    ['with a wrong value', `${api}[amtsbot]\ntz=geheim99\n`, /^TZ: a time zone/],
    ['with half an administrator', `${api}[amtsbot]\nzulip_admin_username=a@b.de\n`, 'give both'],
  ])('%s', (_, file, fault) => {
    const faults = faultsOf(() => readOrganisation(file, forAll));
    expect(faults).toContainEqual(
      typeof fault === 'string' ? expect.stringContaining(fault) : expect.stringMatching(fault),
    );
    expect(faults.join()).not.toContain('geheim99');
  });
});

describe('replicas', () => {
  test.each([
    ['redis://valkey:6379', undefined],
    ['rediss://:geheim99@valkey.example:6380/1', undefined],
    ['valkey:6379', /^QUEUE_URL: the address of Redis or Valkey/],
    ['http://geheim99', /^QUEUE_URL: the address of Redis or Valkey/],
  ])('share by %s, or are told', (QUEUE_URL, fault) => {
    const [said] = faultsOf(() => readManySettings({ ORGANISATIONS: '/etc/amtsbot', QUEUE_URL }));
    if (fault) expect(said).toMatch(fault);
    else expect(said).toBeUndefined();
    expect(said ?? '').not.toContain('geheim99');
  });

  test('are of no use to one set of ZULIP_*', () => {
    const one = { ZULIP_REALM: 'https://a.de', ZULIP_USERNAME: 'a@b.de', ZULIP_API_KEY: 'k'.repeat(32) };
    const faults = faultsOf(() => readSettings({ ...forAll, ...one, QUEUE_URL: 'redis://valkey' }));
    expect(faults).toEqual([expect.stringMatching(/^QUEUE_URL: .*ORGANISATIONS/)]);
  });
});

describe('the process', () => {
  const many: Variables = { ORGANISATIONS: '/etc/amtsbot' };

  test('needs no account, and takes what is for all', () => {
    const settings = readManySettings({ ...many, BOT_LANGUAGE: 'en', PORT: '1234', PATH: '/bin' });
    expect(settings).toMatchObject({ ORGANISATIONS: '/etc/amtsbot', PORT: 1234, LOG_LEVEL: 'info' });
    expect(settings.forAll).toMatchObject({ BOT_LANGUAGE: 'en' });
    expect(settings.forAll).not.toHaveProperty('PATH');
  });

  test.each(['ZULIP_REALM', 'ZULIP_API_KEY', 'ZULIP_SITE', 'ZULIPRC', 'ZULIP_ADMIN_API_KEY'])(
    'takes no %s beside the files',
    (name) => {
      const [fault] = faultsOf(() => readManySettings({ ...many, [name]: 'geheim99' }));
      expect(fault).toMatch(new RegExp(`^${name}: .*ORGANISATIONS`));
      expect(fault).not.toContain('geheim99');
    },
  );
});

describe('a process that only works for others', () => {
  test('needs the engine, and nothing that an organisation needs', () => {
    const settings = readWorkerSettings({ ROLE: 'worker', QUEUE_URL: 'redis://valkey', ZULIP_REALM: 'x' });
    expect(settings).toMatchObject({ QUEUE_URL: 'redis://valkey', PORT: 8080, LOG_LEVEL: 'info' });
    expect(faultsOf(() => readWorkerSettings({ ROLE: 'worker', PORT: '70000' }))).toEqual([
      expect.stringMatching(/^PORT: /),
      expect.stringMatching(/^QUEUE_URL: the address of Redis or Valkey/),
    ]);
  });

  test('is named by a word that is known, wherever it stands', () => {
    const ROLE = 'Worker';
    const said = [expect.stringMatching(/^ROLE: all, or worker/)];
    expect(faultsOf(() => readManySettings({ ORGANISATIONS: '/etc/amtsbot', ROLE }))).toEqual(said);
    expect(faultsOf(() => readOrganisation(`${api}[amtsbot]\nrole=worker\n`, forAll))).toEqual([
      expect.stringContaining('this is no setting of an organisation'),
    ]);
  });
});
