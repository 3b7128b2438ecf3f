// The facts service in trouble, in other words, and with hostile text: what the asker then reads.
import { describe, expect, onTestFinished, test } from 'vitest';
import { explainAge } from '../../src/bot/wording/explainFacts.ts';
import type { Lang } from '../../src/document/index.ts';
import { createMetrics } from '../../src/metrics.ts';
import { sentenceMarkdown } from '../../src/render/markdown.ts';
import { startFactsSandbox } from 'facts-sandbox';
import { openOffice, saturday } from '../support/office.ts';
import { leavesOf } from '../../packages/facts-sandbox/test/support/anyShape.ts';
import { answerWithCsv } from '../support/files.ts';
import { openOther, seen } from '../support/otherOffice.ts';
import { long } from '../support/long.ts';

const down = 'Der Faktendienst antwortet gerade nicht.';
const pair = 'halteverbot köln münchen';

describe('when the service', () => {
  test.each([
    ['resets connections', { kind: 'drop' }],
    ['answers 500', { kind: 'answer', status: 500, body: { error: 'x' } }],
    ['answers with a page', { kind: 'answer', status: 200, body: '<html>Wartung</html>' }],
    ['never answers', { kind: 'hang' }],
  ] as const)('%s, the answer says so and gives no figure', async (_, how) => {
    const office = await openOffice({ bot: { timeoutMs: 100 } });
    office.facts.fault({ times: 100, how });
    const answer = await office.ask(pair);
    expect(answer).toContain(down);
    expect(answer).not.toMatch(/\d+ (?:Tage|€)/);
  });

  test('fails once, the answer comes all the same', async () => {
    const office = await openOffice();
    office.facts.fault({ path: /results/, how: { kind: 'drop' } });
    expect(await office.ask(pair)).toContain('21 Tage Vorlauf');
  });

  test('fails at its first host, the second is asked, and first from then on', async () => {
    const office = await openOffice({ settings: { FACTS_ALT_BASE_URL: '' }, withoutBot: true });
    const other = await openOffice({ settings: { FACTS_ALT_BASE_URL: office.facts.baseUrl } });
    other.facts.fault({ times: 100, how: { kind: 'answer', status: 503, body: 'x' } });
    expect(await other.ask(pair)).toContain('21 Tage Vorlauf');
    expect(await other.ask('halteverbot essen bremen')).toContain('14 Tage Vorlauf');
    expect(other.facts.requests).toHaveLength(1);
  });

  test('refuses the caller, the asker learns who can mend it, and nothing else is tried', async () => {
    const office = await openOffice();
    office.facts.fault({ path: /results/, how: { kind: 'answer', status: 403, body: { error: 'no' } } });
    expect(await office.ask(pair)).toContain('das kann nur beheben, wer mich betreibt');
    expect(office.facts.requests.filter(({ path }) => path.includes('results'))).toHaveLength(1);
  });

  test('lets the bot in nowhere, the asker learns who can mend it, and /readyz and the log say why', async () => {
    const metrics = createMetrics({ budgetLeft: () => undefined });
    const office = await openOffice({ bot: { observer: metrics } });
    const body = { error: 'Kanarienvogel' };
    office.facts.fault({ times: 100, how: { kind: 'answer', status: 401, body } });
    expect(await office.ask(pair)).toContain('Der Faktendienst lässt mich nicht zugreifen');
    expect(await office.ask('no-parking köln münchen')).toContain('The facts service does not let me in');
    expect(metrics.isReady()).toMatchObject({ facts: 'unauthorized' });
    expect(office.log.find(({ err }) => err !== undefined)).toMatchObject({
      msg: 'the facts service gave no answer',
      err: { kind: 'unauthorized', status: 401 },
    });
    expect(JSON.stringify(office.log)).not.toContain('Kanarienvogel');
  });

  test('goes down, the log names what broke the connection', async () => {
    const office = await openOffice();
    office.facts.fault({ times: 100, how: { kind: 'drop' } });
    expect(await office.ask(pair)).toContain(down);
    expect(office.log.find(({ err }) => err !== undefined)).toMatchObject({
      err: { kind: 'unreachable', code: 'UND_ERR_SOCKET' },
    });
  });

  test('answers with more than can be read, the asker learns that', async () => {
    const office = await openOffice();
    const body = JSON.parse('['.repeat(60) + ']'.repeat(60));
    office.facts.fault({ times: 100, how: { kind: 'answer', status: 200, body } });
    expect(await office.ask(pair)).toContain(
      'ist zu groß oder zu verschachtelt; ich habe sie nicht gelesen.',
    );
    expect(await office.ask('no-parking köln münchen')).toContain('is too large or too deeply nested');
  });

  test('refuses a value, its words are passed on as harmless text', async () => {
    const office = await openOffice();
    const body = { error: 'bad_value', message: 'Der Wert ist @**all** zu groß.\n  at Stack.trace (x.js:1)' };
    office.facts.fault({ path: /results/, how: { kind: 'answer', status: 400, body } });
    const answer = await office.ask(pair);
    expect(answer).toContain('Einen der Werte nimmt der Faktendienst nicht an.');
    expect(answer).toContain('Der Dienst sagt dazu: „Der Wert ist &#64;&#42;&#42;all&#42;&#42; zu groß.“');
    expect(answer).not.toContain('Stack');
  });

  test('does not give its list of places, its 404 does', async () => {
    const office = await openOffice();
    office.facts.fault({
      path: /halteverbot\/$/,
      times: 100,
      how: { kind: 'answer', status: 404, body: { error: 'x' } },
    });
    expect(await office.ask('halteverbot berlin-mitte hamburg')).toContain('28 Tage Vorlauf');
    const answer = await office.ask('halteverbot oldenburg hamburg');
    expect(answer).toContain('Das kennt der Faktendienst nicht. Möglich sind:');
    expect(answer).toContain('| berlin-treptow-koepenick |');
  });
});

describe('a service that goes down after an answer', () => {
  const hour = 3_600_000;

  async function openWithAnswers(...questions: readonly string[]) {
    const server = await startFactsSandbox();
    const port = Number(new URL(server.baseUrl).port);
    onTestFinished(() => server.stop().catch(() => undefined));
    let present = saturday;
    const office = await openOffice({ factsUrl: server.baseUrl, bot: { now: () => present } });
    for (const question of questions) await office.ask(question);
    return {
      office,
      server,
      goDown: () => server.stop(),
      comeBack: async () => {
        const again = await startFactsSandbox({ port });
        onTestFinished(() => again.stop());
      },
      pass: (ms: number) => void (present = new Date(present.getTime() + ms)),
    };
  }

  test('is covered by its answer, which says from when it is; and not any more when it is back', async () => {
    const { office, goDown, comeBack, pass } = await openWithAnswers(pair, 'halteverbot orte');
    const usual = await office.ask(pair);
    const withoutLink = (answer: string) => answer.slice(0, answer.lastIndexOf(' · '));
    await goDown();
    expect(withoutLink(await office.ask(pair))).toBe(withoutLink(usual));
    pass(2 * hour);
    for (const question of [pair, pair, 'halteverbot orte']) {
      expect(await office.ask(question, { channel: 'umzug' })).toMatch(
        /^Der Faktendienst antwortet gerade nicht; das ist die Antwort von heute, 10:00 Uhr\.\n\n\*\*/,
      );
    }
    expect(withoutLink(await office.ask(pair))).toContain(withoutLink(usual));
    expect(office.log.map((line) => line['msg'])).toContain(
      'the facts service gave no answer; an earlier one is used',
    );
    await comeBack();
    expect(withoutLink(await office.ask(pair))).toBe(withoutLink(usual));
  });

  test.each([
    ['Was kostet die Registergebühr bei einer GmbH?', '**200 €**'],
    ['Wallbox-Förderung NRW, Einfamilienhaus, 1 Stellplatz, was gibt es?', '€'],
  ])('is so where nothing was asked back for what is missing: %s', long, async (question, figure) => {
    const { office, goDown, pass } = await openWithAnswers();
    expect(await office.ask(question)).toContain(figure);
    pass(2 * hour);
    await goDown();
    const answer = await office.ask(question, { channel: 'umzug' });
    expect(answer).toMatch(
      /^Der Faktendienst antwortet gerade nicht; das ist die Antwort von heute, 10:00 Uhr\./,
    );
    expect(answer).toContain(figure);
  });

  test('says so in English, and that it is of yesterday', long, async () => {
    const { office, goDown, pass } = await openWithAnswers(pair);
    pass(23 * hour);
    await goDown();
    expect(await office.ask('no-parking köln münchen')).toMatch(
      /^The facts service does not answer at the moment; this is its answer of yesterday, 10:00\.\n\n/,
    );
  });

  test('is said to have been asked on the day when it was, where it gives no date itself', long, async () => {
    const { office, server, goDown, pass } = await openWithAnswers();
    server.fault({ path: /results/, how: { kind: 'answer', status: 200, body: { max_days: 9 } } });
    expect(await office.ask(pair)).toContain('abgerufen 21.11.2026');
    pass(23 * hour);
    await goDown();
    expect(await office.ask(pair)).toContain('abgerufen 21.11.2026');
  });

  test('gives no figure for what depends on the day, nor for what was not asked before', long, async () => {
    const { office, goDown, pass } = await openWithAnswers(pair, `${pair} 2027-06-01`);
    pass(hour);
    await goDown();
    for (const question of [`${pair} 2027-06-01`, 'halteverbot essen bremen', 'halteverbot alle']) {
      const answer = await office.ask(question);
      expect(answer).toContain(down);
      expect(answer).toContain('Es gehen weiter: `hilfe`, `themen` und Fragen ohne Datum');
      expect(answer).not.toMatch(/\d+ (?:Tage|€)/);
    }
    expect(await office.ask('hilfe')).toContain('halteverbot');
  });

  test('understands as before: that the list of places is old is not worth a word', long, async () => {
    const { office, goDown, pass } = await openWithAnswers('halteverbot orte');
    pass(55 * 60_000);
    await office.ask('halteverbot münchen köln');
    pass(6 * 60_000);
    await goDown();
    expect(await office.ask('halteverbot münhcen köln')).toMatch(/^\*\*/);
  });
});

describe('the first line of an older answer', () => {
  test.each([
    ['2026-11-20T23:00:00Z', '2026-11-21T22:59:00Z', 'Europe/Berlin', 'von heute, 00:00 Uhr', 'today, 00:00'],
    [
      '2026-11-20T22:59:00Z',
      '2026-11-21T09:00:00Z',
      'Europe/Berlin',
      'von gestern, 23:59',
      'yesterday, 23:59',
    ],
    ['2026-06-01T06:14:00Z', '2026-06-01T09:00:00Z', 'Europe/Berlin', 'von heute, 08:14', 'today, 08:14'],
    // The day of the clock change has 23 hours only.
    [
      '2026-03-28T22:40:00Z',
      '2026-03-29T22:30:00Z',
      'Europe/Berlin',
      'vom 28.03.2026, 23:40 Uhr',
      'its answer of 28 March 2026, 23:40.',
    ],
    ['2026-11-21T04:00:00Z', '2026-11-21T09:00:00Z', 'America/New_York', 'von gestern, 23:00', 'yesterday'],
    ['2026-11-21T10:00:00Z', '2026-11-21T11:00:00Z', 'Pacific/Auckland', 'von gestern, 23:00', 'yesterday'],
  ])('asked %s, now %s, in %s', (askedAt, now, timeZone, german, english) => {
    const line = (lang: Lang) =>
      sentenceMarkdown(explainAge(new Date(askedAt), new Date(now), timeZone, lang), lang);
    expect(line('de')).toContain(german);
    expect(line('en')).toContain(english);
  });
});

describe('bad input', () => {
  test.each([
    [
      'halteverbot paris hamburg',
      '**„paris“** kenne ich nicht. Möglich für „Ort“ sind diese 24, ähnliche zuerst:',
    ],
    ['halteverbot köln mit Blumen', 'Nicht verstanden und nicht berücksichtigt: „Blumen“.'],
    ['halteverbot köln, danke!', '**116 bis 214 €** in Köln'],
    ['halteverbot köln nach wien', '**„wien“** kenne ich nicht.'],
    ['halteverbot hamburg wien', '**„wien“** kenne ich nicht.'],
    ['halteverbot köln münchen 30.02.2027', 'Den Tag „30.02.2027“ gibt es nicht.'],
    ['halteverbot köln münchen bald', 'Nicht verstanden und nicht berücksichtigt: „bald“.'],
    ['halteverbot hambrug köln', '„hambrug“ als **Hamburg** gelesen.'],
    ['halteverbto köln münchen', '„halteverbto“ als **halteverbot** gelesen.'],
    ['hilfe quatsch', '**„quatsch“** kenne ich nicht.'],
    ['Was kostet ein Reisepass?', 'Dazu habe ich keine Daten, und ich rate nicht.'],
    ['', 'Was möchten Sie wissen?'],
  ])('%j is answered with a sentence that helps', async (asked, sentence) => {
    const office = await openOffice();
    expect(await office.ask(asked, { channel: 'umzug' })).toContain(sentence);
  });

  test.each(['../../topics', '..%2f..', '%2e%2e', 'koeln/muenchen', 'a?b=c', 'a#b', '\\\\x'])(
    'a value such as %j reaches no other resource',
    async (value) => {
      const office = await openOffice();
      office.facts.fault({
        path: /halteverbot\/$/,
        times: 100,
        how: { kind: 'answer', status: 404, body: {} },
      });
      await office.ask(`halteverbot ${value} hamburg`);
      for (const { path } of office.facts.requests) {
        expect(path).toMatch(
          /^\/api\/v1\/(?:calculator\/halteverbot\/(?:results\/[a-z0-9-]+\/[a-z0-9-]+\/)?|topics\/halteverbot\/facts\/)$/,
        );
      }
    },
  );
});

describe('a service with other names, another nesting and hostile text', () => {
  const letters = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '');

  test.each(['', '?datum=2027-06-01'])(
    'still gets a table with every value that it sends (%s)',
    async (query) => {
      const { baseUrl, office } = await openOther();
      const body = await (
        await fetch(`${baseUrl}/calculator/halteverbot/results/berlin-mitte/hamburg/${query}`)
      ).json();
      const answer = await answerWithCsv(office, `halteverbot berlin-mitte hamburg ${query.slice(7)}`.trim());
      const shown = letters(seen(answer));
      for (const value of leavesOf(body)) {
        if (typeof value === 'string' && !/^\d/.test(value)) expect(shown).toContain(letters(value));
      }
      for (const figure of ['30', '151,50', '545,00', '23', '71,50', '270', '80', '275'])
        expect(answer).toContain(figure);
      expect(answer).toMatch(
        /^\*\*(?:30 Tage Vorlauf|Sicher beantragt bis 02\.05\.2027 \(So\.\)\*\*, besser bis)/,
      );
    },
  );

  test('does no harm: nobody is notified, no table breaks, nothing becomes a link', async () => {
    const { office } = await openOther();
    const answer = await office.ask('halteverbot berlin-mitte hamburg', { channel: 'umzug' });
    expect(answer).not.toMatch(/@\*\*|@_|#\*\*|:smile:|<b>|\]\(https:\/\/example\.org\/a\)/);
    for (const line of answer.split('\n').filter((row) => row.startsWith('|'))) {
      expect(line.match(/\|/g)?.length).toBeGreaterThanOrEqual(3);
      expect(line).toMatch(/\|$/);
    }
    const notified = office.chat.messages().filter(({ content }) => content.includes('@**all**'));
    expect(notified).toEqual([]);
  });

  test('offers its places, and refuses what it does not have', async () => {
    const { office } = await openOther();
    expect(await office.ask('halteverbot paris hamburg')).toContain('Möglich für „Ort“: ');
    expect(await office.ask('halteverbot orte')).toContain('**5 Orte**');
    expect(await office.ask('halteverbot alle')).toContain('**25 Verbindungen**');
    expect(await office.ask('halteverbot köln')).toContain('**116,25 bis 214,00 €** in Köln');
  });
});
