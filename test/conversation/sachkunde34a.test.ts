// The Sachkunde examination: city or postal code, the assumed course, and no total where the fee is not known.
import { describe, expect, onTestFinished, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { startOtherFactsServer } from '../support/otherFactsServer.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

const single = /\/sachkunde34a\/results\/[^/]+\//;

test.each([
  [
    '34a mündlich + schriftlich in Bremen, günstigste Vorbereitung, Gesamtkosten bitte',
    '**249 €** für die Sachkunde',
  ],
  ['AdA-Schein in Erfurt mit Intensivkurs, bitte den Komplettpreis.', '**1.054 €** für die Ausbildereignung'],
  [
    'Ausbildereignung bei der IHK in Krefeld, nur die Prüfungsgebühr, ohne Lehrgang.',
    'Prüfungsgebühr **115 €**',
  ],
  ['AEVO Krefeld ohne Lehrgang, was kostet das?', 'Prüfungsgebühr **115 €**'],
])('what belongs to the examination or its price is not called misunderstood: %s', async (asked, said) => {
  const { reply } = await ask(asked);
  expect(reply.replaceAll('\u00a0', ' ')).toContain(said);
  expect(reply).not.toContain('Nicht verstanden');
});

test('one part of the examination alone has no fee of its own, and is no value', async () => {
  expect((await ask('34a bremen mündlich')).reply).toContain('**„mündlich“** kenne ich nicht');
});

describe('bad input', () => {
  test.each(['sachkunde34a 2009', '34a 200955', '34a-schein plz 1234'])(
    '%j is told that a postal code has five digits, before anything is asked',
    async (asked) => {
      const { reply, requests } = await ask(asked);
      expect(reply).toContain('Eine Postleitzahl hat genau fünf Ziffern');
      expect(requests).toEqual([]);
    },
  );

  test.each([
    ['sachkunde34a paris', '**„paris“** kenne ich nicht. Möglich für „Stadt oder PLZ“ sind diese 16'],
    [
      'sachkunde34a berlin luxus',
      'Möglich für „Kursformat“: **günstiger Kurs**, **mittlerer Kurs** oder **Intensivkurs**.',
    ],
  ])('%j is answered with what is possible, and no result is asked for', async (asked, sentence) => {
    const { reply, requests } = await ask(asked);
    expect(reply).toContain(sentence);
    expect(requests.filter(({ path }) => single.test(path))).toEqual([]);
  });

  test.each(['../x', '%2f', '%2e%2e', 'berlin/x', 'a?b=c'])(
    'a value such as %j reaches no other resource',
    async (value) => {
      const office = await openOffice();
      office.facts.fault({ path: /results\/$/, times: 100, how: { kind: 'answer', status: 404, body: {} } });
      await office.ask(`sachkunde34a ${value}`);
      for (const { path } of office.facts.requests) {
        expect(path).toMatch(/^\/api\/v1\/calculator\/sachkunde34a\/results\/(?:[a-z0-9-]+\/)?$/);
      }
    },
  );
});

test.each([
  'sachkunde34a intensiv bremen',
  '34a kurs=intensiv stadt=bremen',
  'Crashkurs Bremen Bewacherschein',
])('%j means Bremen with an intensive course', async (asked) => {
  const { reply: answer } = await ask(asked);
  expect(answer).toMatch(/^\*\*940 €\*\* für die Sachkundeprüfung § 34a \(Bremen\) mit Intensivkurs/);
  expect(answer).not.toContain('Angenommen');
});

test('without a known fee there is no total: neither a sum nor a zero', async () => {
  const { reply: answer } = await ask('sachkunde34a köln');
  expect(answer).toMatch(
    /^\*\*Kein Gesamtpreis:\*\* die Prüfungsgebühr der IHK zu Köln ist nicht bestätigt \(üblich sind 130 bis 200 €\)\./,
  );
  expect(answer).toContain('Angenommen: Kursformat **mittlerer Kurs**.');
  expect(answer).toContain('| günstiger Kurs | 99 € | nicht bestätigt |');
  expect(answer).not.toMatch(/\b0 €|Gesamtpreis \| (?:–|\d)/);
});

test('a postal code names its chamber, and that it is a guess', async () => {
  const office = await openOffice();
  const answer = await office.ask('34a 20095');
  expect(answer).toContain('PLZ 20095 zugeordnet: **Handelskammer Hamburg**.');
  expect(answer).toContain('Näherung');
  expect(await office.ask('34a 03042')).toContain('**Kein Gesamtpreis:** die Prüfungsgebühr der IHK Cottbus');
});

test('a missing place is asked for, and a postal code answers', async () => {
  const office = await openOffice();
  expect(await office.ask('34a günstig')).toContain('In welcher Stadt, oder mit welcher Postleitzahl?');
  expect(await office.ask('20095')).toContain('**274 €**');
});

test('a service with other names and nesting: no figure is wrong', async () => {
  const other = await startOtherFactsServer();
  onTestFinished(() => other.close());
  const office = await openOffice({ factsUrl: other.baseUrl });
  const hamburg = await office.ask('sachkunde34a hamburg');
  expect(hamburg).toMatch(/^\*\*271,50 bis 822,00 €\*\* .*mittlerer Kurs 491,50 €/);
  expect(hamburg).toContain('| Prüfungsgebühr | 181,50 € |');
  expect(hamburg).toContain('| Kurs | 310 bis 372 € |');
  const munich = await office.ask('sachkunde34a 80331');
  expect(munich).toMatch(/^\*\*Kein Gesamtpreis:\*\* die Prüfungsgebühr der IHK für /);
  expect(await office.ask('sachkunde34a alle')).toContain(
    '| München | nicht bestätigt | kein Gesamtpreis | kein Gesamtpreis | kein Gesamtpreis |',
  );
});

test.each([
  ['Wie hoch ist die Prüfungsgebühr 34a in Hamburg?', /^Prüfungsgebühr 175 € \(Handelskammer Hamburg\)\.$/],
  [
    'Ist die Prüfungsgebühr für die Sachkundeprüfung 34a in München bekannt?',
    /^Nein, die Prüfungsgebühr der IHK für München und Oberbayern ist nicht bestätigt \(üblich/,
  ],
  [
    'Ist die Prüfungsgebühr für die Sachkundeprüfung 34a in Hamburg bekannt?',
    /^Ja, die Prüfungsgebühr beträgt 175 €\./,
  ],
  ['Is the exam fee of the security exam in Hamburg known?', /^Yes, the examination fee is €175\./],
  ['Was kostet die Prüfung ohne Kurs, 34a Hamburg?', /^Prüfungsgebühr 175 €/],
  [
    'Muss ich für einen Türsteherjob in Berlin die Sachkundeprüfung machen?',
    /^Ja, vorgeschrieben ist die Prüfung für: Einlasskontrolle gastgewerblicher Diskotheken \(Türsteher\)\.$/,
  ],
  [
    'Muss ich als Parkwächter in Köln die Sachkundeprüfung machen?',
    /^Es kommt auf die Tätigkeit an\. Vorgeschrieben ist die Prüfung für: .* Für einfache Bewachung genügt/,
  ],
  ['Brauche ich für die Sachkundeprüfung 34a in Hamburg einen Kurs?', /^Zulassungsvoraussetzungen: keine\.$/],
  ['34a Prüfung Berlin Voraussetzungen', /^Zulassungsvoraussetzungen: keine\.$/],
  ['requirements security exam Berlin', /^Admission requirements: none\.$/],
  [
    '34a 20095 wer ist zuständig?',
    /^Zuständig ist die Handelskammer Hamburg; abgelegt werden kann die Prüfung bei jeder IHK\.$/,
  ],
  [
    'Was kostet die mündliche Wiederholung 34a Hamburg?',
    /^Mündliche Wiederholung 90 € \(Handelskammer Hamburg\)\.$/,
  ],
  ['34a hamburg Vollzeitkurs', /^965 € .* mit Intensivkurs/],
  ['Bewacherschein Berlin billigster Onlinekurs', /^249 €/],
  ['security exam in Berlin with a full-time course', /^€940/],
  ['langt für nen Türsteher in der Disco die 40-Stunden-Unterrichtung?', /^Nein: Für Citystreifen/],
  // However it is said that somebody failed; only the oral part has a price of its own.
  [
    'Hamburg, 34a: schriftlich bestanden, mündlich durchgefallen. was kostet ihn der zweite anlauf?',
    /^Mündliche Wiederholung 90 €/,
  ],
  ['34a in Bremen, die mündliche versemmelt, was kostet die nochmal?', /^Mündliche Wiederholung 80 €/],
  [
    '34a Bremen schriftlich durchgefallen, was kostet die wiederholung?',
    /^Für den üblichen Fall \(„durchgefallen“, „wiederholung“ nicht berücksichtigt\): 249 bis 940 €/,
  ],
  [
    '34a in Berlin: Kollege hat die Prüfung nicht bestanden, macht jetzt den Intensivkurs, Gesamtkosten?',
    /^940 €/,
  ],
])('%j: the first line answers what was asked', async (asked, beginning) => {
  expect(plain((await ask(asked)).reply)).toMatch(beginning);
});

/** The first line without bold, and with plain spaces. */
const plain = (answer: string) =>
  (answer.split('\n')[0] ?? '').replaceAll('**', '').replaceAll('\u00a0', ' ');

test.each([
  ['Unterrichtung 34a Hamburg 40 Stunden', 'Die Unterrichtung (40 Stunden) ist etwas anderes'],
  ['Was kostet die Unterrichtung nach 34a in Berlin?', 'fakten sachkundepruefung-34a'],
  ['34a hamburg Unterrichtungsnachweis', 'Die Unterrichtung (40 Stunden) ist etwas anderes'],
])('%j: no figure of the examination is told for the instruction', async (asked, sentence) => {
  const { reply: answer, requests } = await ask(asked);
  expect(answer).toContain(sentence);
  expect(answer).not.toContain('€');
  expect(requests).toEqual([]);
});
