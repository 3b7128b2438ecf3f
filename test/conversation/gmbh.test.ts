// Founding a GmbH: which total is told, with what it leaves out, and what is refused.
import { describe, expect, onTestFinished, test } from 'vitest';
import { openOffice, saturday } from '../support/office.ts';
import { startOtherFactsServer } from '../support/otherFactsServer.ts';
import { shareOffice } from '../support/sharedOffice.ts';
import { startThirdFactsServer } from '../support/thirdFactsServer.ts';

const ask = shareOffice();

const single = /\/gmbh\/results\/[^/]+\/[^/]+\//;

describe('bad input', () => {
  test.each([
    ['gmbh paris muster', '**„paris“** kenne ich nicht. Möglich für „Stadt“: **Berlin**, **Hamburg**'],
    [
      'gmbh berlin quatsch',
      '**„quatsch“** kenne ich nicht. Möglich für „Gesellschaftsvertrag“: **Musterprotokoll** oder **eigene Satzung**.',
    ],
    ['gmbh Frankfurt (Oder) muster', '**Für Frankfurt (Oder) nennt der Dienst nichts**.'],
    ['gmbh ug hamburg', 'nicht enthalten'],
    ['Mini-GmbH', 'nicht enthalten'],
  ])('%j is answered with what is possible, and no result is asked for', async (asked, sentence) => {
    const { reply, requests } = await ask(asked);
    expect(reply).toContain(sentence);
    expect(requests.filter(({ path }) => single.test(path))).toEqual([]);
  });

  test.each(['../x', '..%2f..', '%2e%2e', 'berlin/individuell', 'a?b=c', 'a#b'])(
    'a value such as %j reaches no other resource',
    async (value) => {
      const office = await openOffice();
      office.facts.fault({ path: /results\/$/, times: 100, how: { kind: 'answer', status: 404, body: {} } });
      await office.ask(`gmbh ${value} muster`);
      for (const { path } of office.facts.requests) {
        expect(path).toMatch(
          /^\/api\/v1\/(?:calculator\/gmbh\/results\/(?:[a-z0-9-]+\/muster\/)?|topics\/gmbh-gruendung\/facts\/)$/,
        );
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
  expect((await ask(asked)).reply).toContain(
    '**471 bis 523 €** Gründungskosten in Berlin mit Musterprotokoll – ohne Stammkapital (25.000 €)',
  );
});

test('several founders with the template are told what it adds up to, and whose the table is', async () => {
  const office = await openOffice();
  const answer = await office.ask('gmbh zu zweit mit Musterprotokoll in Köln');
  // 393.30 to 440.90 for the notary, 200 for the register, 33 for the trade office.
  expect(answer).toMatch(
    /^Rund \*\*626 bis 674 €\*\* Gründungskosten in Köln mit Musterprotokoll für mehrere Personen \(errechnet\)/,
  );
  expect(answer).toContain('eine Summe für mehrere Personen mit Musterprotokoll nennt der Dienst nicht');
  expect(answer).toContain('Die Tabelle gilt für: eine Person mit Musterprotokoll.');
  expect(await office.ask('und was kostet der Notar?')).toMatch(/^Notar \*\*393,30 bis 440,90 €\*\*/);
  expect(await office.ask('gmbh zu zweit in Leipzig')).toContain('in Leipzig mit eigener Satzung');
});

test('with the city only, neither contract is guessed', async () => {
  const { reply: answer, requests } = await ask('gmbh köln');
  expect(answer).toMatch(
    /^Rund \*\*489 bis 525 €\*\* Gründungskosten in Köln mit Musterprotokoll, rund \*\*932/,
  );
  expect(answer).toContain('|  | Musterprotokoll | eigene Satzung |');
  expect(answer).toContain('ohne Stammkapital (25.000 €) und ohne IHK-Beitrag');
  expect(requests.filter(({ path }) => single.test(path))).toEqual([]);
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

test.each([
  ['gmbh köln mit 3 Gesellschaftern', /^Rund 932 bis 1\.123 € .* mit eigener Satzung/],
  ['gmbh bremen mit einem Gesellschafter', /^Rund 488 bis 524 € .* mit Musterprotokoll/],
  ['Ein-Personen-GmbH in Leipzig', /^Rund 466 bis 557 € .* mit Musterprotokoll/],
  [
    'Was kostet es, mit meinem Bruder eine GmbH in Köln zu gründen?',
    /^Rund 932 bis 1\.123 € .* mit eigener Satzung/,
  ],
  [
    'Was zahlen zwei Gesellschafter für eine GmbH in Leipzig mit eigenem Gesellschaftsvertrag?',
    /^Rund 909 bis 1\.155 €/,
  ],
  ['How much is a GmbH in Berlin with two shareholders?', /^About €914–1,121 .* with individual articles/],
  [
    'gmbh berlin muster oder individuell',
    /^Musterprotokoll, 443 bis 598 € weniger: rund .* statt 914 bis 1\.121 €/,
  ],
  [
    'Was kostet der Notar bei einer GmbH in München mit eigener Satzung?',
    /^Notar 699,13 bis 889,53 € mit eigener Satzung \(München\)\.$/,
  ],
  [
    'What does the notary cost for a GmbH in Munich with own articles?',
    /^Notary €699\.13–889\.53 with individual articles \(München\)\.$/,
  ],
  [
    'Handelsregister und Notar für eine GmbH in Bremen, was kostet das?',
    /^Notar 256,45 bis 292,15 € mit Musterprotokoll, 699,13 bis 889,53 € mit eigener Satzung; Handelsregister 200 € \(Bremen\)\.$/,
  ],
  ['Was kostet die Gewerbeanmeldung für die GmbH in Köln?', /^Gewerbeanmeldung 33 € \(Köln\)\.$/],
  [
    'Wie viel Stammkapital brauche ich für eine GmbH in Köln?',
    /^Stammkapital mindestens 25\.000 € \(davon vor der Eintragung mindestens 12\.500 € einzuzahlen\)\./,
  ],
  [
    'Ist das Stammkapital in den Kosten einer GmbH in Berlin mit Musterprotokoll enthalten?',
    /^Nein, das Stammkapital ist nicht enthalten\./,
  ],
  [
    'Was kostet eine GmbH ohne Notar in Köln?',
    /„ohne Notar“ nicht berücksichtigt\): Rund 489 bis 525 € Gründungskosten in Köln/,
  ],
  [
    'Wie hoch ist der IHK-Beitrag für eine GmbH in Berlin?',
    /^IHK-Beitrag 150 bis 350 € im Jahr \(Beispielwert, nicht bestätigt\)\./,
  ],
  [
    'Welche IHK ist für eine GmbH in München zuständig?',
    /^Zuständig: Amtsgericht München und IHK für München und Oberbayern\./,
  ],
  ['Wo ist eine GmbH-Gründung am billigsten?', /^Am günstigsten: /],
])('%j: the first line answers what was asked', async (asked, beginning) => {
  expect(plain((await ask(asked)).reply)).toMatch(beginning);
});

/** The first line without bold, and with plain spaces. */
const plain = (answer: string) =>
  (answer.split('\n')[0] ?? '').replaceAll('**', '').replaceAll('\u00a0', ' ');

describe('what is no GmbH gets no figure of one', () => {
  test.each([
    ['Verein gründen in München Satzung', 'Der Verein ist im Rechner nicht enthalten'],
    ['OHG gründen Köln Musterprotokoll', 'Die OHG ist im Rechner nicht enthalten'],
    ['GmbH & Co. KG gründen Köln', 'Co. KG ist im Rechner nicht enthalten'],
    ['Was kostet es, eine Stiftung in Berlin zu gründen?', 'Die Stiftung ist im Rechner nicht enthalten'],
    ['Einzelunternehmen gründen Hamburg', 'Das Einzelunternehmen ist im Rechner nicht enthalten'],
    ['gGmbH gründen Köln', 'Die gemeinnützige GmbH ist im Rechner nicht enthalten'],
    ['Gewerbesteuer Köln GmbH', 'Steuern sind im Rechner nicht enthalten'],
    ['How much corporation tax does a GmbH in Berlin pay?', 'Taxes are not covered by the calculator'],
  ])('%s', async (asked, sentence) => {
    const { reply: answer, requests } = await ask(asked);
    expect(answer).toContain(sentence);
    expect(answer).not.toContain('€');
    expect(requests).toEqual([]);
  });

  test('a price with its value-added tax is no question about taxes', async () => {
    expect((await ask('gmbh berlin muster inkl. Mehrwertsteuer')).reply).toContain('471 bis 523 €');
  });
});

test('the share capital is the same everywhere: no city is asked for', async () => {
  const office = await openOffice();
  const answer = await office.ask('Wie viel Stammkapital muss ich vor der Eintragung einer GmbH einzahlen?');
  expect(plain(answer)).toBe(
    'Stammkapital mindestens 25.000 € (davon vor der Eintragung mindestens 12.500 € einzuzahlen).',
  );
  expect(answer).toContain('gesetzlich mindestens die Hälfte');
  expect(await office.ask('Was kostet der Notar für eine GmbH?')).toContain('In welcher Stadt');
});

describe('a service whose overview only refers to the single cases', () => {
  const askThird = async (text: string) => {
    const third = await startThirdFactsServer({ now: () => saturday.getTime() });
    onTestFinished(() => third.close());
    return (await openOffice({ factsUrl: third.baseUrl })).ask(text);
  };

  test('both kinds of articles are asked for one by one', async () => {
    const answer = await askThird('gmbh mainz');
    expect(plain(answer)).toMatch(
      /^Rund 490 bis 565 € Gründungskosten in Mainz mit Musterprotokoll, rund 931 bis 1\.006 € mit eigener Satzung – ohne Stammkapital/,
    );
    expect(answer).toContain('| Summe | 489,50 bis 564,50 € | 930,50 bis 1.005,50 € |');
    expect(answer).not.toMatch(/Capital|Takes|Dues/);
  });

  test('its cities are read from the references', async () => {
    expect(await askThird('Was kostet eine GmbH?')).toContain('Kiel · Erfurt · Mainz');
    expect(await askThird('gmbh hamburg muster')).toContain('Für Hamburg nennt der Dienst nichts');
  });
});

test.each([
  'zwei Schwestern gründen in Nürnberg eine GmbH, eigene Satzung, was kommt da raus',
  'Einer redet von ner UG, aber das is vom Tisch: zu dritt eine GmbH in Nürnberg mit eigener Satzung, wie teuer?',
])('who founds is no more than is reckoned: %s', async (asked) => {
  const { reply } = await ask(asked);
  expect(reply.replaceAll('\u00a0', ' ')).toMatch(
    /^Rund \*\*944 bis 1\.140 €\*\* Gründungskosten in Nürnberg mit eigener Satzung/,
  );
});
