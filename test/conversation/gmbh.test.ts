// Founding a GmbH: which total is told, with what it leaves out, and what is refused.
import { describe, expect, onTestFinished, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { startOtherFactsServer } from '../support/otherFactsServer.ts';

const single = /\/gmbh\/results\/[^/]+\/[^/]+\//;

describe('bad input', () => {
  test.each([
    ['gmbh paris muster', '**„paris“** kenne ich nicht. Möglich für „Stadt“: **Berlin**, **Hamburg**'],
    [
      'gmbh berlin quatsch',
      '**„quatsch“** kenne ich nicht. Möglich für „Gesellschaftsvertrag“: **Musterprotokoll** oder **eigene Satzung**.',
    ],
    ['gmbh Frankfurt (Oder) muster', '**„Frankfurt Oder“** kenne ich nicht.'],
    ['gmbh ug hamburg', 'nicht enthalten'],
    ['Mini-GmbH', 'nicht enthalten'],
  ])('%j is answered with what is possible, and no result is asked for', async (asked, sentence) => {
    const office = await openOffice();
    expect(await office.ask(asked)).toContain(sentence);
    expect(office.facts.requests.filter(({ path }) => single.test(path))).toEqual([]);
  });

  test.each(['../x', '..%2f..', '%2e%2e', 'berlin/individuell', 'a?b=c', 'a#b'])(
    'a value such as %j reaches no other resource',
    async (value) => {
      const office = await openOffice();
      office.facts.fault({ path: /results\/$/, times: 100, how: { kind: 'answer', status: 404, body: {} } });
      await office.ask(`gmbh ${value} muster`);
      for (const { path } of office.facts.requests) {
        expect(path).toMatch(/^\/api\/v1\/calculator\/gmbh\/results\/(?:[a-z0-9-]+\/muster\/)?$/);
      }
    },
  );
});

test.each([
  'gmbh berlin muster',
  'gmbh muster berlin',
  'gmbh vertrag=muster stadt=berlin',
  'Einmann-GmbH in der Hauptstadt',
  'gmbh allein in berlin',
])('%j means Berlin with the template', async (asked) => {
  const office = await openOffice();
  expect(await office.ask(asked)).toContain(
    '**471 bis 523 €** Gründungskosten in Berlin mit Musterprotokoll – ohne Stammkapital (25.000 €)',
  );
});

test('several founders with the template are told that the total is not theirs', async () => {
  const office = await openOffice();
  const answer = await office.ask('gmbh zu zweit mit Musterprotokoll in Leipzig');
  expect(answer).toContain('in Leipzig mit Musterprotokoll');
  expect(answer).toContain('Für mehrere Personen mit Musterprotokoll nennt der Dienst keine Summe');
  expect(await office.ask('gmbh zu zweit in Leipzig')).toContain('in Leipzig mit eigener Satzung');
});

test('with the city only, neither contract is guessed', async () => {
  const office = await openOffice();
  const answer = await office.ask('gmbh köln');
  expect(answer).toMatch(
    /^GmbH-Gründung in Köln: rund \*\*489 bis 525 €\*\* mit Musterprotokoll, rund \*\*932/,
  );
  expect(answer).toContain('|  | Musterprotokoll | eigene Satzung |');
  expect(answer).toContain('ohne Stammkapital (25.000 €) und ohne IHK-Beitrag');
  expect(office.facts.requests.filter(({ path }) => single.test(path))).toEqual([]);
});

test('a missing city is asked for, and the next message gives it', async () => {
  const office = await openOffice();
  expect(await office.ask('gmbh muster')).toContain('In welcher Stadt wird gegründet?');
  expect(await office.ask('Leipzig')).toContain(
    '**466 bis 557 €** Gründungskosten in Leipzig mit Musterprotokoll',
  );
});

test('a service with other names and nesting: no figure is wrong, none is lost', async () => {
  const other = await startOtherFactsServer();
  onTestFinished(() => other.close());
  const office = await openOffice({ factsUrl: other.baseUrl });
  const answer = await office.ask('gmbh berlin individuell');
  expect(answer).toMatch(/^Rund \*\*986 bis 1\.101 €\*\* Gründungskosten in Berlin mit eigener Satzung/);
  for (const shown of ['985,50 bis 1.100,50 €', '755,50 bis 845,50 €', '20 bis 45 €', '25.000 €']) {
    expect(answer).toContain(shown);
  }
  expect(await office.ask('gmbh münchen')).toContain('| Summe | 500 bis 615 € | 985,50 bis 1.100,50 € |');
  expect(await office.ask('gmbh alle')).toContain('**3 Städte**');
});
