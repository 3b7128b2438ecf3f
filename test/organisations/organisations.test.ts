// Many organisations in one process: each has its own life, and what happens to one is nothing to the others.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFactsSandbox } from 'facts-sandbox';
import { describe, expect, onTestFinished, test } from 'vitest';
import { zuliprcOf } from 'zulip-sandbox';
import { until } from '../support/office.ts';
import type { OrganisationsOptions } from '../../src/organisations/organisations.ts';
import { type ManyOffices, openMany } from '../support/organisations.ts';
import { long } from '../support/long.ts';

const question = 'halteverbot köln münchen';
const answer = '21 Tage Vorlauf';

const stateOf = ({ organisations }: ManyOffices, name: string) => organisations.all().get(name)?.state;
const linesOf = ({ log }: ManyOffices, name: string) =>
  log.filter(({ organisation }) => organisation === name);

describe('several organisations', () => {
  test('are answered each in its own chat, and each line of the log says whose it is', async () => {
    const office = await openMany(['berlin', 'köln', 'kiel']);
    for (const name of ['berlin', 'köln', 'kiel']) expect(await office.ask(name, question)).toContain(answer);
    for (const name of ['berlin', 'köln', 'kiel']) {
      expect(office.chat(name).messages()).toHaveLength(2);
      await until(
        () => linesOf(office, name).some(({ msg }) => msg === 'question done'),
        `the line of ${name}`,
      );
    }
    expect(office.log.filter(({ organisation, msg }) => !organisation && msg === 'question done')).toEqual(
      [],
    );
  });

  test('ask their facts service once for what all of them want to know', async () => {
    const office = await openMany(['berlin', 'köln']);
    await office.ask('berlin', question);
    const before = office.facts.requests.length;
    expect(await office.ask('köln', question)).toContain(answer);
    expect(office.facts.requests.length).toBe(before);
  });

  test('have settings of their own in their files', async () => {
    const office = await openMany(['berlin', 'london'], {
      files: { london: '[amtsbot]\nbot_language = en\n' },
    });
    expect(await office.ask('berlin', 'xyzzy')).toContain('hilfe');
    expect(await office.ask('london', 'xyzzy')).toContain('help');
  });

  test('show no key of any of them in the log', async () => {
    const office = await openMany(['berlin', 'köln']);
    office.chat('köln').fault({ times: 3, how: { kind: 'drop' } });
    await office.ask('berlin', question);
    const { amtsbot, url } = office.chat('köln');
    writeFileSync(join(office.directory, 'broken'), `${zuliprcOf(amtsbot, url)}[amtsbot]\nhours=7-19\n`);
    await until(() => office.written().includes('"broken"'), 'the broken file to be told');
    for (const { amtsbot } of Object.values(office.chats))
      expect(office.written()).not.toContain(amtsbot.apiKey);
  });
});

describe('what happens to one', () => {
  test('whose key is revoked: the others are answered, and it comes back with a new key', async () => {
    const office = await openMany(['berlin', 'köln']);
    await office.listens('köln');
    office.chat('köln').setActive(office.chat('köln').amtsbot, false);
    await until(() => stateOf(office, 'köln') === 'waiting', 'köln to give up for now');
    expect(linesOf(office, 'köln')).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'the organisation cannot go on; it is tried again' }),
    );
    expect(office.organisations.all().get('köln')?.reason).toBe('unauthorized');
    expect(await office.ask('berlin', question)).toContain(answer);
    office.chat('köln').setActive(office.chat('köln').amtsbot, true);
    office.write('köln', '\n');
    expect(await office.ask('köln', question)).toContain(answer);
  });

  test('whose server is gone', async () => {
    const office = await openMany(['berlin', 'köln']);
    await office.listens('köln');
    await office.chat('köln').stop();
    await until(() => linesOf(office, 'köln').some(({ level }) => level === 40), 'köln to be missed');
    expect(await office.ask('berlin', question)).toContain(answer);
    expect(linesOf(office, 'berlin').filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });

  test('whose facts service is broken', async () => {
    const own = await startFactsSandbox({});
    onTestFinished(() => own.stop());
    const office = await openMany(['berlin', 'köln'], {
      files: { köln: `[amtsbot]\nFACTS_BASE_URL = ${own.baseUrl}\n` },
    });
    own.fault({ times: Infinity, how: { kind: 'drop' } });
    const waiting = office.say('köln', question);
    expect(await office.ask('berlin', question)).toContain(answer);
    await until(() => office.answersTo('köln', waiting).length > 0, 'a note in köln');
    expect(office.answersTo('köln', waiting).join()).not.toContain(answer);
    const all = office.organisations.all();
    expect(await all.get('berlin')?.readiness()).toMatchObject({ facts: 'reachable' });
    expect(await all.get('köln')?.readiness()).toMatchObject({ facts: 'unreachable' });
  });

  test('that is flooded and has spent its budget', long, async () => {
    const office = await openMany(['berlin', 'köln'], {
      files: { köln: '[amtsbot]\nZULIP_RATE_LIMITS = 20/3600\n' },
    });
    await office.listens('köln');
    for (let number = 0; number < 100; number++) office.say('köln', question);
    const spent = () => linesOf(office, 'köln').some(({ msg }) => String(msg).includes('is spent'));
    await until(spent, 'the budget of köln to be spent');
    for (let number = 0; number < 5; number++) expect(await office.ask('berlin', question)).toContain(answer);
    expect(linesOf(office, 'berlin').some(({ msg }) => String(msg).includes('is spent'))).toBe(false);
  });
});

describe('a file', () => {
  test('that appears starts its organisation, one that goes ends it, and nothing else', async () => {
    const office = await openMany(['berlin', 'köln'], { without: ['köln'] });
    await office.listens('berlin');
    office.write('köln');
    expect(await office.ask('köln', question)).toContain(answer);
    rmSync(join(office.directory, 'köln'));
    await until(() => stateOf(office, 'köln') === undefined, 'köln to go');
    await until(
      () => office.chat('köln').requests.some(({ method, path }) => method === 'DELETE' && path === 'events'),
      'its queue to be deleted',
    );
    expect(await office.ask('berlin', question)).toContain(answer);
    expect(linesOf(office, 'berlin').filter(({ msg }) => msg === 'listening')).toHaveLength(1);
    // Each look leaves time for what is looked for.
    const numbers = expect.poll(() => office.metrics.text(), { timeout: 45_000 });
    await numbers.not.toContain('organisation="köln"');
  });

  test('that changes restarts its organisation with what it says now', async () => {
    const office = await openMany(['berlin', 'köln']);
    await office.listens('köln');
    // As editors do it: another file takes its place.
    office.write('.köln.new', '[amtsbot]\nbot_language=en\n', office.chat('köln'));
    renameSync(join(office.directory, '.köln.new'), join(office.directory, 'köln'));
    const starts = () => linesOf(office, 'köln').filter(({ msg }) => msg === 'listening').length;
    await until(() => starts() === 2, 'köln to listen again');
    expect(await office.ask('köln', 'xyzzy')).toContain('help');
    expect(linesOf(office, 'berlin').filter(({ msg }) => msg === 'listening')).toHaveLength(1);
  });

  test('that is broken is told once, without what it says; what runs goes on', async () => {
    const office = await openMany(['berlin', 'köln']);
    await office.listens('berlin');
    writeFileSync(join(office.directory, 'berlin'), '[api]\nemail=bot@example.org\nkey=geheim99');
    writeFileSync(join(office.directory, 'neu'), 'geheim99\n');
    const told = () => office.log.filter(({ msg }) => msg === 'the file of an organisation cannot be used');
    await until(() => told().length === 2, 'both files to be told');
    expect(told()).toEqual([
      expect.objectContaining({ organisation: 'berlin', fault: expect.stringMatching(/^site: /) }),
      expect.objectContaining({ organisation: 'neu', fault: expect.stringContaining('no section [api]') }),
    ]);
    expect(office.written()).not.toContain('geheim99');
    expect(await office.ask('berlin', question)).toContain(answer);
    expect(stateOf(office, 'neu')).toBe('broken');
    expect(await office.metrics.text()).toContain('amtsbot_organisations{state="broken"} 2');
    expect(told()).toHaveLength(2);
  });

  test('for an account that another file has is told, and takes over when that goes', async () => {
    const office = await openMany(['berlin']);
    await office.listens('berlin');
    office.write('zweite', '', office.chat('berlin'));
    const isTold = () => office.log.some(({ fault }) => fault === 'berlin has the same account');
    await until(isTold, 'the second file to be told');
    expect(await office.ask('berlin', question)).toContain(answer);
    expect(office.chat('berlin').messages()).toHaveLength(2);
    rmSync(join(office.directory, 'berlin'));
    await office.listens('zweite');
    const queues = office.chat('berlin').requests.filter(({ path }) => /^(?:register|events)$/.test(path));
    const isEnd = ({ method }: { method: string }) => method === 'DELETE';
    const isBegin = ({ path }: { path: string }) => path === 'register';
    // One after the other: at no time both hear a question.
    expect(queues.findLastIndex(isBegin)).toBeGreaterThan(queues.findIndex(isEnd));
  });
});

test('the end ends all of them within their time, and each hands back its queue', long, async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const office = await openMany(names);
  for (const name of names) await office.listens(name);
  office.facts.fault({ times: Infinity, how: { kind: 'hang' } });
  const left = office.say('c', question);
  await until(() => office.facts.requests.length > 0, 'a question to be in hand');
  const startedAt = performance.now();
  await office.organisations.stop();
  expect(performance.now() - startedAt).toBeLessThan(9_000);
  for (const name of names) {
    const { requests } = office.chat(name);
    expect(requests.filter(({ method, path }) => method === 'DELETE' && path === 'events')).toHaveLength(1);
  }
  expect(office.answersTo('c', left)).toEqual([]);
});

test('numbers stand under the name of their organisation', async () => {
  const office = await openMany(['berlin', 'köln']);
  await office.ask('berlin', question);
  await office.listens('köln');
  const done = 'amtsbot_answers_total{organisation="berlin",outcome="answered"} 1';
  await expect.poll(() => office.metrics.text(), { timeout: 45_000 }).toContain(done);
  const text = await office.metrics.text();
  expect(text).toContain('amtsbot_answers_total{organisation="köln",outcome="answered"} 0');
  expect(text).toContain('amtsbot_organisations{state="running"} 2');
});

test('a replica has no numbers of what it has handed over', async () => {
  type Work = Parameters<NonNullable<OrganisationsOptions['join']>>[0];
  const joined: { work?: Work } = {};
  const office = await openMany(['berlin'], {
    async join(work) {
      joined.work = work;
      return { want: () => undefined, stop: async () => undefined };
    },
  });
  const { amtsbot, url } = office.chat('berlin');
  const holding = new AbortController();
  const hold = { signal: holding.signal, isHeld: () => !holding.signal.aborted };
  const done = joined.work?.(`${amtsbot.email} at ${url}`, hold);
  await office.listens('berlin');
  expect(await office.metrics.text()).toContain('organisation="berlin"');
  holding.abort();
  await done;
  expect(await office.metrics.text()).not.toContain('organisation="berlin"');
});
