// The hunting licence: which view a question means, states by all their names, what is not confirmed.
import type { FactsRequest } from 'facts-sandbox';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { startOtherFactsServer } from '../support/otherFactsServer.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

const list = '/api/v1/calculator/jagdschein/results/';
const asked = (requests: readonly FactsRequest[]) =>
  requests.map(({ path }) => path).filter((path) => path !== list || requests.length === 1);

describe('a question', () => {
  test.each([
    ['jagdschein bayern', 'calculator/jagdschein/results/bayern'],
    ['jagdschein kosten hessen', 'calculator/jagdschein/results/hessen'],
    ['Was kostet der Jagdschein in Bayern insgesamt?', 'calculator/jagdschein/results/bayern'],
    ['jagdschein fakten bayern', 'jagdschein/facts/bayern'],
    ['jagdschein bayern fakten', 'jagdschein/facts/bayern'],
    ['prüfungsgebühr hamburg jäger', 'jagdschein/facts/hamburg'],
    ['grünes abitur nrw wie lange dauert das', 'jagdschein/facts/nordrhein-westfalen'],
    ['jagdschein details sachsen', 'jagdschein/detail/sachsen'],
    ['jagdschein bw details', 'jagdschein/detail/baden-wuerttemberg'],
    ['jagdschein gebühren sachsen-anhalt', 'jagdschein/detail/sachsen-anhalt'],
    ['Gibt es in NRW noch Jagdabgabe?', 'jagdschein/detail/nordrhein-westfalen'],
    ['Unterlagen für Verlängerung des Jagdscheins in Bremen', 'jagdschein/detail/bremen'],
    ['Tagesjagdschein Niedersachsen Preis', 'jagdschein/detail/niedersachsen'],
    ['Jugendjagdschein Sachsen mit 16', 'jagdschein/detail/sachsen'],
    ['jagdschein details', 'jagdschein/detail'],
    ['jagdschein fakten', 'jagdschein/facts'],
  ])('%s is answered from %s', async (text, path) => {
    const { requests } = await ask(text);
    expect(asked(requests)).toContain(`/api/v1/${path}/`);
  });

  test.each(['jagdschein', 'jagdschein alle', 'was kostet der jagdschein?'])(
    '%s is answered for all states',
    async (text) => {
      const { reply: answer } = await ask(text);
      expect(answer).toContain('**16 Länder**: das erste Jahr kostet **1.355 bis 3.520 €**');
      expect(answer).toContain('am wenigsten ab 1.355 € in Brandenburg, am meisten bis 3.520 € in Berlin.');
    },
  );

  test.each(['jagdschein tirol', 'jagdschein ../x', 'jagdschein fakten %2f..%2f', 'jagdschein x/y'])(
    '%s is refused with the states, and not asked for',
    async (text) => {
      const office = await openOffice();
      expect(await office.ask(text)).toContain('Möglich für „Bundesland“ sind diese 16');
      expect(office.facts.requests.map(({ path }) => path)).toEqual([list]);
      expect(await office.ask('saarland')).toContain('Saarland');
    },
  );

  test('without the list of states, the 16 that there are go out as slugs', async () => {
    const office = await openOffice();
    const broken = { kind: 'answer', status: 404, body: {} } as const;
    office.facts.fault({ path: /results\/$/, times: 100, how: broken });
    expect(await office.ask('jagdschein fakten bayern')).toContain('**280 €** Gebühr');
    // No other word is sent as a state.
    expect(await office.ask('jagdschein fakten tirol')).toContain(
      'Nicht verstanden und nicht berücksichtigt: „tirol“',
    );
    expect(office.facts.requests.filter(({ path }) => path.includes('tirol'))).toEqual([]);
  });
});

describe('the answer', () => {
  test.each([
    ['jagdschein bayern', '**1.580 bis 3.440 €** im ersten Jahr in Bayern (errechnet vom Dienst, mit'],
    ['jagdschein bayern', '| Kurs | 1.200 bis 3.000 € (Beispielwert, nicht bestätigt) |'],
    ['jagdschein kosten tagesjagdschein bayern', '**1.535 bis 3.395 €** im ersten Jahr'],
    ['jagdschein fakten berlin', '**150 bis 300 €** Gebühr (Beispielwert, nicht bestätigt)'],
    ['jagdschein fakten hamburg', '| Mindeststunden | nicht bestätigt |'],
    ['jagdschein details bayern', 'Jahresjagdschein in Bayern: **60 €**.'],
    ['jagdschein details bayern', '| Jahresjagdschein | 60 € | nicht bestätigt | nicht bestätigt |'],
    ['jagdschein details hessen', '**80 €**, davon Gebühr 40 €, Jagdabgabe 40 €.'],
    [
      'jagdschein details bw',
      '**63,35 bis 108,35 € (Beispielwert, nicht bestätigt)**, davon Jagdabgabe 38,35 €.',
    ],
    ['jagdabgabe nrw', 'Jagdabgabe in Nordrhein-Westfalen: **0 €** (Jahresjagdschein).'],
    ['jagdabgabe nrw', 'Keine Jagdabgabe seit 01.01.2019'],
    ['jagdabgabe bayern', 'Jagdabgabe in Bayern: **nicht bestätigt**'],
    ['3-jahres-jagdschein hessen', 'Dreijahresjagdschein in Hessen: **190 €**'],
    ['jagdschein verlängern 3 jahre bayern gebühr', 'Dreijahresjagdschein in Bayern: **150 €**'],
    [
      'Ich bin seit 3 Jahren Jäger in Bayern, was kostet die Verlängerung?',
      'Jahresjagdschein in Bayern: **60 €**',
    ],
    [
      'jagdschein unterlagen bremen',
      'Für den **ersten Jagdschein** in Bremen: Antrag der unteren Jagdbehörde; Personalausweis',
    ],
    ['jagdschein rlp', 'Rheinland-Pfalz: Quelle von 2012.'],
  ])('to %s has %s', async (text, said) => {
    expect((await ask(text)).reply).toContain(said);
  });

  test('never takes an example for a figure when states are compared', async () => {
    const { reply: answer } = await ask('jagdschein fakten');
    expect(answer).toContain('in den 6, für die es mehr als Beispielwerte gibt, **80 bis 280 €**');
    expect(answer).toContain('| Berlin | 150 bis 300 € &#42; |');
  });
});

describe('a service with other names', () => {
  async function openOther() {
    const other = await startOtherFactsServer();
    onTestFinished(() => other.close());
    return openOffice({ factsUrl: other.baseUrl });
  }

  test.each([
    // Its total does not say that it is that of the first year.
    ['jagdschein bayern', '**1.460,00 bis 3.000,90 €** Gesamtkosten in Bayern'],
    ['jagdschein alle', 'die Gesamtkosten sind **1.450,00 bis 3.140,90 €**'],
    ['jagdschein fakten bayern', '**181,00 bis 241,50 €** Gebühr; schriftlich, mündlich, Schießen.'],
    ['jagdschein details bayern', 'Jahresjagdschein in Bayern: **41 €**.'],
    ['tagesjagdschein bayern', 'Tagesjagdschein in Bayern: **nicht bestätigt**.'],
    [
      'jagdschein unterlagen bayern',
      'Für den **Jagdschein** in Bayern: Prüfungszeugnis; Nachweis der &#96;Haftpflicht&#96;.',
    ],
  ])('%s is answered with %s', async (text, said) => {
    const office = await openOther();
    expect(await office.ask(text)).toContain(said);
  });
});

test.each([
  ['Gibt es in NRW noch Jagdabgabe?', /^Nein, die Jagdabgabe in Nordrhein-Westfalen beträgt 0 €/],
  ['Gibt es in Hessen eine Jagdabgabe?', /^Ja, 40 € Jagdabgabe in Hessen/],
  ['Gibt es in Bayern Jagdabgabe?', /^Jagdabgabe in Bayern: nicht bestätigt/],
  ['Gibt es in Hessen keine Jagdabgabe mehr?', /^Jagdabgabe in Hessen: 40 €/],
  ['Ist die Jagdabgabe in Hessen abgeschafft?', /^Jagdabgabe in Hessen: 40 €/],
  ['Is there still a hunting levy in Hesse?', /^Yes, €40 hunting levy/],
  ['Muss ich in Hessen einen Jagdkurs machen?', /^Ja, ein Kurs ist in Hessen Pflicht\./],
  [
    'Ist der Kurs für den Jagdschein in Niedersachsen Pflicht?',
    /^Nein, ein Kurs ist in Niedersachsen keine Pflicht\./,
  ],
  [
    'Muss ich in Hamburg für den Jagdschein einen Lehrgang machen?',
    /^Kurspflicht in Hamburg: nicht bestätigt\./,
  ],
  ['Is a hunting course mandatory in Lower Saxony?', /^No, a course is not mandatory in Niedersachsen\./],
  ['Wie viele Stunden hat der Jagdkurs in Bayern?', /^Mindestens 120 Stunden Ausbildung in Bayern\./],
  ['Wie viele Stunden hat der Jagdkurs in Hamburg?', /^Mindeststunden in Hamburg: nicht bestätigt\./],
  [
    'Wie lange dauert die Jägerausbildung in Bayern?',
    /^Ausbildung 2 bis 4 Wochen als Intensivkurs, 6 bis 12 Monate im Verein\./,
  ],
  [
    'Ab welchem Alter bekomme ich den Jagdschein in Bayern?',
    /^Ab 18 Jahren, Jugendjagdschein ab 16 Jahren\./,
  ],
  [
    'Welche Unterlagen brauche ich für den Jagdschein?',
    /^Für den ersten Jagdschein in jedem Land: Antrag der unteren Jagdbehörde; Personalausweis/,
  ],
  ['annual hunting licence fee in Hesse', /^One-year licence in Hessen: €80, of which fee €40, levy €40\./],
  ['how old must I be to hunt in Bavaria?', /^From 18 years of age, youth licence from 16 years\.$/],
  ['Wie lange gilt der Tagesjagdschein in Bayern?', /^Ein Tagesjagdschein gilt 14 Tage\.$/],
  ['Wie alt muss man für den Jagdschein sein?', /^Ab 18 Jahren, Jugendjagdschein ab 16 Jahren\.$/],
  [
    'Was kostet die Haftpflicht für Jäger in Bayern?',
    /^40 bis 100 € Haftpflicht im Jahr \(Beispielwert, nicht bestätigt\)\.$/,
  ],
  ['Was kostet der Jagdkurs in Bayern?', /^1\.200 bis 3\.000 € für den Kurs \(Beispielwert/],
  ['tagesschein jagd bremen kosten', /^Tagesjagdschein in Bremen: 24 €/],
  [
    'erstes jahr jagd in thüringen, kurs prüfung versicherung und gleich den dreijährigen - von bis?',
    /^1\.525 bis 3\.535 € im ersten Jahr in Thüringen .*, mit Dreijahresjagdschein/,
  ],
  [
    'wenn ich in bayern bei der jägerprüfung durch die mündliche rassel, was zahl ich fürn zweiten versuch?',
    /^Bayern: Wiederholung mündlich 150 EUR, praktisch 70 EUR/,
  ],
  ['Jagdschein in Hessen verlängern, was kostet das?', /^Jahresjagdschein in Hessen: 80 €/],
  [
    'Was muss ich mitbringen, um den Jagdschein in Bremen zu verlängern?',
    /^Zur Verlängerung in Bremen: bisheriger Jagdschein/,
  ],
  [
    'What documents do I need to renew my hunting licence in Bremen?',
    /^For a renewal in Bremen: bisheriger Jagdschein; .* \(German\)\.$/,
  ],
  ['Kann man in Berlin den Jagdschein online beantragen?', /^Ja, das geht online in Berlin\./],
  ['Kann man in Hamburg den Jagdschein online beantragen?', /^Teilweise: online, soweit/],
  [
    'Kann man in Hessen den Jagdschein online beantragen?',
    /^Ein Online-Antrag ist nicht genannt; Antrag in Hessen: persönlich/,
  ],
])('%j: the first line answers what was asked', async (asked, beginning) => {
  expect(plain((await ask(asked)).reply)).toMatch(beginning);
});

/** The first line without bold, and with plain spaces. */
const plain = (answer: string) =>
  (answer.split('\n')[0] ?? '').replaceAll('**', '').replaceAll('\u00a0', ' ');

test('states are compared under their names', async () => {
  const other = await startOtherFactsServer();
  onTestFinished(() => other.close());
  const office = await openOffice({ factsUrl: other.baseUrl });
  expect(plain(await office.ask('jagdschein details bayern und hessen'))).toMatch(
    /^Bayern, 5 € weniger: Jahresjagdschein/,
  );
});

test('falconry in English is no hunting licence either', async () => {
  const { reply: answer } = await ask('falconry licence fee Bavaria');
  expect(answer).toContain('I have no data on the falconry licence');
});

test.each(['Falknerschein Bayern Kosten', 'Was kostet der Falknerjagdschein in NRW?', 'jagdschein falkner'])(
  '%j is no hunting licence',
  async (text) => {
    const { reply: answer } = await ask(text);
    expect(answer).toContain('Zum Falknerschein habe ich keine Daten');
    expect(answer).not.toContain('€');
  },
);

test.each([
  ['Kann ich in Bremen die Jägerprüfung wiederholen?', /^Zur Wiederholung der Prüfung in Bremen habe ich/],
  [
    'Kann ich in Bayern die Jägerprüfung wiederholen?',
    /^Bayern: Wiederholung mündlich 150 EUR, praktisch 70/,
  ],
  ['jägerprüfung hessen durchgefallen', /^Zur Wiederholung der Prüfung in Hessen habe ich/],
  ['Was kostet die Jägerprüfung in Bayern?', /^Jägerprüfung in Bayern: 280 € Gebühr/],
  ['How much is the hunting exam in Bavaria?', /^Hunting exam in Bayern: a fee of €280/],
  ['Was kostet der Jagdschein mit Prüfung in Bayern?', /^1\.580 bis 3\.440 € im ersten Jahr in Bayern/],
  ['Jägerprüfung Bayern insgesamt', /^1\.580 bis 3\.440 € im ersten Jahr in Bayern/],
  ['jägerprüfung bayern gesamtkosten', /^1\.580 bis 3\.440 € im ersten Jahr in Bayern/],
  ['jagdschein unterlagn bayern', /^Für den ersten Jagdschein in Bayern: Antrag/],
  ['jagdschein detials hessen', /^Jahresjagdschein in Hessen: 80 €/],
])('%j: the view that was meant', async (text, beginning) => {
  expect(plain((await ask(text)).reply)).toMatch(beginning);
});

test('a view that was mistyped is told as read', async () => {
  expect((await ask('jagdschein unterlagn bayern')).reply).toContain(
    '„unterlagn“ als **Unterlagen** gelesen.',
  );
});

test.each([
  [
    'Meine Tochter ist 14, darf sie schon den Jugendjagdschein machen?',
    /^\*\*Nein\*\*: den Jugendjagdschein gibt es ab 16 Jahren/,
  ],
  ['Ich bin 17. Kann ich in Hessen schon einen Jagdschein lösen?', /^\*\*Nur den Jugendjagdschein\*\*/],
  ['My daughter is 19, can she get a hunting licence in Bavaria?', /^\*\*Yes\*\*/],
  [
    'Mein Sohn ist 15. Darf er in Bayern schon zur Jägerprüfung?',
    /^\*\*Ein Mindestalter für die Prüfung nennt der Dienst nicht\*\*/,
  ],
  [
    'Wie lange gilt der Jagdschein?',
    /^Der Jahresjagdschein gilt \*\*ein Jagdjahr\*\* .*der Tagesjagdschein \*\*14 Tage\*\*\.$/,
  ],
  [
    'Bis wann muss man sich in Bayern zur Jägerprüfung anmelden?',
    /^\*\*Eine Frist dafür nennt der Dienst für Bayern nicht\.\*\*$/,
  ],
])('%s: an age or a span that is asked for, and no fee', async (text, beginning) => {
  const [visible = ''] = (await ask(text)).reply.replaceAll('\u00a0', ' ').split('```');
  expect(visible.split('\n')[0]).toMatch(beginning);
  expect(visible).not.toMatch(/\d\s?€|^\|/m);
});

test.each([
  'bis wann muss man in Berlin die Zulassung zur Jägerprüfung beantragt haben wenn man im Frühjahr ran will',
  'Anmeldeschluss Jägerprüfung Berlin?',
  'Bis wann muss man sich zur Jägerprüfung anmelden?',
])('%s: the deadline of the state', async (text) => {
  const [first] = (await ask(text)).reply.split('\n');
  expect(first).toBe('Berlin: **Antrag auf Prüfungszulassung bis 15.01. (ggf. 15.07.)**.');
});

test('beside what it costs stands whom it is not for', async () => {
  const { reply } = await ask('Mein Sohn ist 16. Was kostet der Jagdschein in Niedersachsen?');
  expect(reply.split('\n')[0]).toMatch(/^\*\*1\.430 bis 3\.420 €\*\* .*mit Jugendjagdschein\.$/);
  expect(reply).toContain('**Mit 16 gibt es nur den Jugendjagdschein**');
});

test.each([
  ['Jägerprüfung Bayern Gebühr', '**280 €** Gebühr'],
  ['Jägerprüfung Bayern Gebühr vs. Sachsen', 'Jägerprüfung 80 bis 250 statt 280 €'],
])('“%s” is about the exam, not the licence', async (question, fee) => {
  expect((await ask(question)).reply.split('\n')[0]).toContain(fee);
});

test('a licence that is renewed for three years is the one for three', async () => {
  const { reply } = await ask(
    'Er möchte seinen Jahresjagdschein in Hessen um drei Jahre verlängern, Gebühr?',
  );
  expect(reply.split('\n')[0]).toContain('Dreijahresjagdschein in Hessen: **190 €**');
});

test('where one licence is cheapest is told of its own fee', async () => {
  const { reply } = await ask('In welchem Bundesland ist der Dreijahresjagdschein am billigsten?');
  expect(reply.split('\n')[0]).toContain('**Nordrhein-Westfalen: 65 bis 75 €** (Dreijahresjagdschein)');
});

test.each([
  [
    'Meine Tochter ist 17, was kostet der Jagdschein in Hessen?',
    /^\*\*1\.456 bis 3\.316 €\*\* .*mit Jugendjagdschein\./,
  ],
  ['Mein Sohn wird im Mai 16. Was kostet der Jagdschein in Hessen dann?', /^\*\*1\.456 bis 3\.316 €\*\*/],
  [
    'Ich bin 34, was kostet der Jagdschein in Hessen?',
    /^\*\*1\.500 bis 3\.360 €\*\* .*mit Jahresjagdschein\./,
  ],
])('what it costs at the age that is said: “%s”', async (question, said) => {
  expect((await ask(question)).reply).toMatch(said);
});

test('the first year is the sum, of which the course is a part', async () => {
  const { reply } = await ask(
    'Jagdschein Hessen, womit muss man im ersten Jahr vom Kurs an insgesamt rechnen?',
  );
  expect(reply).toMatch(/^\*\*1\.500 bis 3\.360 €\*\* im ersten Jahr in Hessen/);
});

test('what a licence costs is no fee of the exam, though it was asked how long it is valid', async () => {
  const { reply } = await ask('wie lange gilt der Tagesjagdschein und was kostet er in Sachsen?');
  expect(reply).toMatch(/^Ein Tagesjagdschein gilt \*\*14 Tage\*\*/);
  expect(reply).toContain('Tagesjagdschein in Sachsen: **35 €**');
  expect(reply).not.toContain('Jägerprüfung in Sachsen: **80');
});
