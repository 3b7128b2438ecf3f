// The facts service in trouble, in other words, and with hostile text: what the asker then reads.
import { describe, expect, onTestFinished, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { leavesOf, startOtherFactsServer } from '../support/otherFactsServer.ts';

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
    const answer = await office.ask('halteverbot paris hamburg');
    expect(answer).toContain('Das kennt der Faktendienst nicht. Möglich sind:');
    expect(answer).toContain('| berlin-treptow-koepenick |');
  });
});

describe('bad input', () => {
  test.each([
    [
      'halteverbot paris hamburg',
      '**„paris“** kenne ich nicht. Möglich für „Ort“ sind diese 24, ähnliche zuerst:',
    ],
    ['halteverbot köln mit Schildern', 'Nicht verstanden und nicht berücksichtigt: „Schildern“.'],
    ['halteverbot köln, danke!', '**116 bis 214 €** in Köln'],
    ['halteverbot köln nach rom', '**„rom“** kenne ich nicht.'],
    ['halteverbot hamburg rom', '**„rom“** kenne ich nicht.'],
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
        expect(path).toMatch(/^\/api\/v1\/calculator\/halteverbot\/(?:results\/[a-z0-9-]+\/[a-z0-9-]+\/)?$/);
      }
    },
  );
});

describe('a service with other names, another nesting and hostile text', () => {
  async function openOther() {
    const other = await startOtherFactsServer();
    onTestFinished(() => other.close());
    return { baseUrl: other.baseUrl, office: await openOffice({ factsUrl: other.baseUrl }) };
  }

  /** A message as a person sees it: entities as characters, rows joined where a long text goes on. */
  const seen = (message: string) =>
    message.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
  const letters = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '');

  test.each(['', '?datum=2027-06-01'])(
    'still gets a table with every value that it sends (%s)',
    async (query) => {
      const { baseUrl, office } = await openOther();
      const body = await (
        await fetch(`${baseUrl}/calculator/halteverbot/results/berlin-mitte/hamburg/${query}`)
      ).json();
      const answer = await office.ask(`halteverbot berlin-mitte hamburg ${query.slice(7)}`);
      const shown = letters(seen(answer));
      for (const value of leavesOf(body)) {
        if (typeof value === 'string' && !/^\d/.test(value)) expect(shown).toContain(letters(value));
      }
      for (const figure of ['30', '151,50', '545,00', '23', '71,50', '270', '80', '275'])
        expect(answer).toContain(figure);
      expect(answer).toMatch(/^\*\*(?:30 Tage Vorlauf|Sicher beantragt bis 02\.05\.2027\*\* \(errechnet\))/);
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
    expect(await office.ask('halteverbot paris hamburg')).toContain('sind diese 5, ähnliche zuerst');
    expect(await office.ask('halteverbot orte')).toContain('**5 Orte**');
    expect(await office.ask('halteverbot alle')).toContain('**25 Verbindungen**');
    expect(await office.ask('halteverbot köln')).toContain('116,25 €');
  });
});
