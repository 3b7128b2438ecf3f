// The trainer's examination: partial estimates have no total, and a course that was not said is named as assumed.
import { describe, expect, onTestFinished, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { startOtherFactsServer } from '../support/otherFactsServer.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

const single = /\/aevo\/results\/[^/]+\/[^/]+\//;

describe('bad input', () => {
  test.each([
    ['aevo paris', '**„paris“** kenne ich nicht.'],
    [
      'aevo köln luxus',
      'Möglich für „Kursformat“: **günstiger Kurs**, **mittlerer Kurs** oder **Intensivkurs**.',
    ],
    ['aevo Frankfurt (Oder)', '**Für Frankfurt (Oder) nennt der Dienst nichts**.'],
  ])('%j is answered with what is possible, and no result is asked for', async (asked, sentence) => {
    const { reply, requests } = await ask(asked);
    expect(reply).toContain(sentence);
    expect(requests.filter(({ path }) => single.test(path))).toEqual([]);
  });

  test.each(['../x', '%2f', '%2e%2e', 'koeln/median', 'a?b=c'])(
    'a value such as %j reaches no other resource',
    async (value) => {
      const office = await openOffice();
      office.facts.fault({ path: /results\/$/, times: 100, how: { kind: 'answer', status: 404, body: {} } });
      await office.ask(`aevo ${value} median`);
      for (const { path } of office.facts.requests) {
        expect(path).toMatch(/^\/api\/v1\/calculator\/aevo\/results\/(?:[a-z0-9-]+\/median\/)?$/);
      }
    },
  );
});

test.each([
  'aevo stuttgart günstig',
  'aevo günstig stuttgart',
  'AdA-Schein kursformat=guenstig stadt=Stuttgart',
])('%j means Stuttgart with a low-cost course, and nothing else is shown', async (asked) => {
  const { reply: answer } = await ask(asked);
  expect(answer).toMatch(/^\*\*469 €\*\* /);
  expect(answer).not.toMatch(/Angenommen|Die anderen Kursformate/);
});

test.each(['aevo köln', 'aevo köln intensiv', 'aevo köln günstig'])(
  '%j has no total: neither a sum nor a zero',
  async (asked) => {
    const { reply: answer } = await ask(asked);
    expect(answer).toMatch(
      /^\*\*Kein Gesamtpreis:\*\* die Prüfungsgebühr der IHK zu Köln ist nicht bestätigt \(üblich sind 115 bis 290 €\)\. Kurs und Material zusammen \*\*\d+ €\*\*\./,
    );
    expect(answer).toContain('| Gesamtpreis | nicht bestätigt |');
    expect(answer).not.toMatch(/\b0 €/);
  },
);

test('where only the fee is not known, what is usual stands beside the parts', async () => {
  const { reply: answer } = await ask('aevo köln');
  expect(answer).toContain('| Prüfungsgebühr | nicht bestätigt |');
  expect(answer).toContain('| übliche Prüfungsgebühr | 115 bis 290 € |');
  expect((await ask('aevo stuttgart')).reply).not.toContain('übliche Prüfungsgebühr');
});

test('a course that was not said is not named where no price is asked for', async () => {
  expect((await ask('Welche IHK ist in Köln für die AEVO zuständig?')).reply).not.toContain('Angenommen');
});

test('without a course, all of them are told, and the table is for the average one', async () => {
  const { reply: answer } = await ask('aevo erfurt');
  expect(answer).toMatch(
    /^\*\*483 bis 1\.054 €\*\* .* je nach Kurs: günstiger Kurs 483 €, mittlerer Kurs 754 €, Intensivkurs 1\.054 €\./,
  );
  expect(answer).toContain('Die Tabelle ist für: **mittlerer Kurs**');
  expect(answer).toContain('| günstiger Kurs | 229 € | 483 € |');
  expect(answer).toContain('| Intensivkurs | 800 € | 1.054 € |');
});

test('a missing city is asked for, and the next message gives it', async () => {
  const office = await openOffice();
  expect(await office.ask('aevo intensiv')).toContain('In welcher Stadt?');
  expect(await office.ask('Krefeld')).toMatch(/^\*\*915 €\*\* /);
});

test('a service with other names and nesting: no figure is wrong', async () => {
  const other = await startOtherFactsServer();
  onTestFinished(() => other.close());
  const office = await openOffice({ factsUrl: other.baseUrl });
  const hamburg = await office.ask('aevo hamburg');
  expect(hamburg).toMatch(/^\*\*306,50 bis 857,00 €\*\* .*mittlerer Kurs 526,50 €/);
  expect(hamburg).toContain('| günstiger Kurs | 90 bis 108 € | 306,50 € |');
  const munich = await office.ask('aevo münchen intensiv');
  expect(munich).toMatch(
    /^\*\*Kein Gesamtpreis:\*\*.*Bekannt: Kurs 640,50 bis 768,60 €, Lernmaterial 35 €\./,
  );
  expect(await office.ask('aevo berlin')).toContain('**Für Berlin nennt der Dienst nichts**.');
});

test.each([
  [
    'Wie hoch ist die Prüfungsgebühr für die AEVO in Stuttgart?',
    /^Prüfungsgebühr 240 € \(IHK Region Stuttgart\)\.$/,
  ],
  ['Was kostet das Lernmaterial für die AEVO in Stuttgart?', /^Lernmaterial 40 €\.$/],
  ['Was kostet der Kurs für den Ausbilderschein in Stuttgart?', /^Kurs 460 €\.$/],
  ['What is the exam fee for the trainer exam in Stuttgart?', /^Examination fee €240/],
  [
    'Prüfungsgebühr AEVO Köln',
    /^Die Prüfungsgebühr der IHK zu Köln ist nicht bestätigt; üblich sind 115 bis 290 €\.$/,
  ],
  ['Welche IHK ist in Köln für die AEVO zuständig?', /^Zuständig ist die IHK zu Köln\.$/],
  ['Adresse IHK AEVO Köln', /^Zuständig ist die IHK zu Köln; ihre Adresse nennt der Dienst nicht\.$/],
  ['Which chamber is responsible for the AEVO exam in Cologne?', /^In charge is IHK zu Köln\.$/],
  [
    'Welche Voraussetzungen gibt es für den Ausbilderschein in Köln?',
    /^(?:Zulassungsvoraussetzungen: keine|Besondere Zulassungsvoraussetzungen gibt es nicht)/,
  ],
  ['Ist die Prüfungsgebühr der AEVO in Köln bekannt?', /^Nein, die Prüfungsgebühr der IHK zu Köln/],
  ['aevo exam in Munich', /^No total: the examination fee of IHK für München und Oberbayern is not/],
  ['Wo ist der Ausbilderschein am günstigsten?', /^Am günstigsten: Krefeld: 344 €/],
  ['aevo stuttgart kurs intensiv', /^1\.040 € .* mit Intensivkurs/],
  ['aevo stuttgart mit günstigem Kurs', /^469 € .* mit günstigem Kurs/],
])('%j: the first line answers what was asked', async (asked, beginning) => {
  expect(plain((await ask(asked)).reply)).toMatch(beginning);
});

/** The first line without bold, and with plain spaces. */
const plain = (answer: string) =>
  (answer.split('\n')[0] ?? '').replaceAll('**', '').replaceAll('\u00a0', ' ');

test.each([
  [
    'Rangliste bitte: die fünf günstigsten IHKn für die Ausbildereignung in NRW',
    'In Nordrhein-Westfalen am günstigsten: **Krefeld: 344 €**',
  ],
  [
    'welche ihk ist für die AEVO am billigsten in hessen',
    'In Hessen am günstigsten: **Frankfurt am Main, Kassel: 290 €**',
  ],
  [
    'Which chamber in Hesse is cheapest for the trainer exam?',
    'Cheapest in Hessen: **Frankfurt am Main, Kassel: €290**',
  ],
])('%j ranks the cities of that state only', async (asked, first) => {
  const { reply } = await ask(asked);
  expect(reply.startsWith(first)).toBe(true);
  expect(reply).not.toMatch(/Stuttgart \||Erfurt \|/);
});

test('three kinds of course side by side, and one as part of a longer word', async () => {
  const { requests } = await ask(
    'Stell nebeneinander: AEVO in Köln im günstigen, im mittleren und im Intensivformat',
  );
  const kinds = requests.flatMap(({ path }) => /results\/koeln\/(\w+)/.exec(path)?.[1] ?? []);
  expect(new Set(kinds)).toEqual(new Set(['guenstig', 'median', 'intensiv']));
});

test.each([
  ['dort dann aber das Sparformat', 'guenstig'],
  ['dann lieber die Billigvariante', 'guenstig'],
  ['und als Kompaktformat?', 'intensiv'],
])('then %j: %s', async (next, kind) => {
  const office = await openOffice();
  await office.ask('AEVO Stuttgart mittlerer Kurs');
  await office.ask(next);
  expect(office.facts.requests.at(-1)?.path).toContain(`/stuttgart/${kind}/`);
});
