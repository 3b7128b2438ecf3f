// The hunting licence: which view a question means, states by all their names, what is not confirmed.
import { describe, expect, onTestFinished, test } from 'vitest';
import { openOffice, type Office } from '../support/office.ts';
import { startOtherFactsServer } from '../support/otherFactsServer.ts';

const list = '/api/v1/calculator/jagdschein/results/';
const asked = (office: Office) =>
  office.facts.requests
    .map(({ path }) => path)
    .filter((path) => path !== list || office.facts.requests.length === 1);

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
    const office = await openOffice();
    await office.ask(text);
    expect(asked(office).at(-1)).toBe(`/api/v1/${path}/`);
  });

  test.each(['jagdschein', 'jagdschein alle', 'was kostet der jagdschein?'])(
    '%s is answered for all states',
    async (text) => {
      const office = await openOffice();
      const answer = await office.ask(text);
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

  test('without the list of states, the service says whether it knows the state', async () => {
    const office = await openOffice();
    const broken = { kind: 'answer', status: 404, body: {} } as const;
    office.facts.fault({ path: /results\/$/, times: 100, how: broken });
    expect(await office.ask('jagdschein fakten bayern')).toContain('**280 €** Gebühr');
    const answer = await office.ask('jagdschein fakten tirol');
    expect(answer).toContain('Das kennt der Faktendienst nicht. Möglich sind:');
    expect(answer).toContain('| thueringen |');
  });
});

describe('the answer', () => {
  test.each([
    ['jagdschein bayern', '**1.580 bis 3.440 €** im ersten Jahr in Bayern (errechnet vom Dienst, mit'],
    ['jagdschein bayern', '| Kurs (Beispielwert, nicht bestätigt) | 1.200 bis 3.000 € |'],
    ['jagdschein kosten tagesjagdschein bayern', '**1.535 bis 3.395 €** im ersten Jahr'],
    ['jagdschein fakten berlin', '**150 bis 300 €** Gebühr (Beispielwert, nicht bestätigt)'],
    ['jagdschein fakten hamburg', '| Mindeststunden | nicht bestätigt |'],
    ['jagdschein details bayern', 'Jahresjagdschein in Bayern: **60 €**.'],
    ['jagdschein details bayern', '| Jahresjagdschein | nicht bestätigt | nicht bestätigt | 60 € |'],
    ['jagdschein details hessen', '**80 €**, davon Gebühr 40 €, Jagdabgabe 40 €.'],
    [
      'jagdschein details bw',
      '**63,35 bis 108,35 € (Beispielwert, nicht bestätigt)**, davon Jagdabgabe 38,35 €.',
    ],
    ['jagdabgabe nrw', 'Jagdabgabe in Nordrhein-Westfalen: **0 €** (Jahresjagdschein).'],
    ['jagdabgabe nrw', 'Keine Jagdabgabe seit 01.01.2019'],
    ['jagdabgabe bayern', 'Jagdabgabe in Bayern: **nicht bestätigt**'],
    ['3-jahres-jagdschein hessen', 'Dreijahresjagdschein in Hessen: **190 €**'],
    [
      'jagdschein unterlagen bremen',
      '**6 Unterlagen** für den ersten Jagdschein in Bremen, 3 zur Verlängerung.',
    ],
    ['jagdschein rlp', 'Rheinland-Pfalz: Quelle von 2012.'],
  ])('to %s has %s', async (text, said) => {
    const office = await openOffice();
    expect(await office.ask(text)).toContain(said);
  });

  test('never takes an example for a figure when states are compared', async () => {
    const office = await openOffice();
    const answer = await office.ask('jagdschein fakten');
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
    ['jagdschein unterlagen bayern', '| Unterlagen | Prüfungszeugnis; Nachweis der &#96;Haftpflicht&#96; |'],
  ])('%s is answered with %s', async (text, said) => {
    const office = await openOther();
    expect(await office.ask(text)).toContain(said);
  });
});
