// A service whose overviews have every shape or none, and whose figures are texts: each command answers with what the
// service states, or says honestly that it does not.
import { afterAll, describe, expect, test } from 'vitest';
import { seen } from '../support/otherOffice.ts';
import { shareOffice } from '../support/sharedOffice.ts';
import { notShown } from '../support/shown.ts';
import { startThirdFactsServer } from '../support/thirdFactsServer.ts';
import { openOffice, saturday } from '../support/office.ts';
import { answerWithCsv } from '../support/files.ts';

const third = await startThirdFactsServer({ now: () => saturday.getTime() });
afterAll(third.close);
const ask = shareOffice({ factsUrl: third.baseUrl });
const answerTo = async (text: string) => seen((await ask(text)).reply);

/** One case of every resource, and where the bot asks for it. */
const cases = [
  ['fakten erbschein', '/topics/erbschein/facts/'],
  ['fakten jagdschein bayern', '/topics/jagdschein/facts/Bayern/'],
  ['jagdschein thüringen', '/calculator/jagdschein/results/thueringen/'],
  ['jagdschein fakten thüringen', '/jagdschein/facts/thueringen/'],
  ['jagdschein details thüringen', '/jagdschein/detail/thueringen/'],
  ['e-auto bev 52000 1', '/calculator/e-auto/results/bev/52000/1/'],
  ['balkonkraftwerk kiel 800w', '/calculator/balkonkraftwerk/results/kiel/800w/'],
  ['balkonkraftwerk none 600w', '/calculator/balkonkraftwerk/results/none/600w/'],
  ['wallbox weg thüringen 10 standard', '/calculator/wallbox/results/weg/thuringen/10/standard/'],
  ['gmbh kiel muster', '/calculator/gmbh/results/kiel/muster/'],
  ['sachkunde34a mainz', '/calculator/sachkunde34a/results/mainz/'],
  ['aevo mainz median', '/calculator/aevo/results/mainz/median/'],
  ['aevo erfurt intensiv', '/calculator/aevo/results/erfurt/intensiv/'],
  ['wärmepumpe luft_wasser over_100k', '/calculator/waermepumpe/results/luft_wasser/over_100k/'],
  ['kaminofen pellet_water hessen 12000', '/calculator/kaminofen/results/pellet_water/hessen/12000/'],
  ['kfz neuzulassung amt ja', '/calculator/kfz/results/neuzulassung/amt/ja/'],
] as const;

describe.each(cases)('%s', (text, path) => {
  test('has all that the service sends, and says which source and date it does not state', async () => {
    const body: unknown = await (await fetch(third.baseUrl + path)).json();
    const office = await openOffice({ factsUrl: third.baseUrl });
    expect(notShown(text, body, seen(await answerWithCsv(office, text)))).toEqual([]);
    const answer = await answerTo(text);
    expect(lastLineOf(answer)).toMatch(
      /^Stand (?:nennt der Dienst nicht|03\.05\.2026) · .*Quelle: nennt der Dienst nicht ·/,
    );
  });

  test('counts nothing that was not counted', async () => {
    expect(firstLineOf(await answerTo(text))).not.toMatch(zero);
  });
});

describe('an overview in which no single case is read', () => {
  test('is shown as it is, and not as “0”', async () => {
    const answer = await answerTo('e-auto');
    expect(firstLineOf(answer)).toMatch(
      /^In der Übersicht des Faktendienstes erkenne ich keine einzelnen Fälle/,
    );
    expect(answer).toContain('| bev | 0 | 2.300 € |');
  });

  test.each([
    [
      'sachkunde34a',
      '**3 Städte**: Kiel, Lübeck, Mainz. Was der Dienst zu ihnen nennt, steht unten.',
      '733 €',
    ],
    ['balkonkraftwerk', '**2 Städte**: Jena, Kiel. Was der Dienst zu ihnen nennt, steht unten.', '2,1 Jahre'],
    ['gmbh', '**3 Städte**: Kiel, Erfurt, Mainz. Mehr nennt die Übersicht', 'results/mainz/individuell/'],
    ['für welche städt kannst du de aevo ausrechnen?', '**2 Städte**: Mainz, Erfurt. Mehr', 'mainz; erfurt'],
    ['liste aller orte bei der gmbh gründung', '**3 Städte**: Kiel, Erfurt, Mainz.', 'results/kiel/muster/'],
  ])('%s: the places that it lists are told', async (text, said, shown) => {
    const answer = await answerTo(text);
    expect(firstLineOf(answer).startsWith(said), firstLineOf(answer)).toBe(true);
    expect(answer).toContain(shown);
  });

  test.each([
    ['wallbox', 'Anzahl'],
    ['Welche Stadt ist für die GmbH am günstigsten?', 'calculator/gmbh/results/mainz/individuell/'],
  ])('%s: names alone compare nothing, and that is said', async (text, shown) => {
    const answer = await answerTo(text);
    expect(firstLineOf(answer)).toMatch(
      /^Die Übersicht des Faktendienstes nennt dazu keine Beträge, und ich rate/,
    );
    expect(answer).toContain(shown);
  });

  test('is told in English as well', async () => {
    expect(firstLineOf(await answerTo('charging-box'))).toMatch(
      /^The overview of the facts service states no figures/,
    );
  });
});

test.each([
  ['kaminofen', '**32 Beispiele**'],
  ['jagdschein', '**16 Länder**'],
  ['jagdschein fakten', '**16 Länder**'],
  ['jagdschein details', '**16 Länder**'],
  ['halteverbot alle', '**64 Verbindungen**, Vorlauf **11 bis 27 Tage**'],
  ['kfz', '**4 Vorgänge**: am Schalter **14,40 bis 45,50 €**'],
  ['themen', '**23 Themen**'],
  ['anbieter jagdschein', '**5 Anbieter**'],
  ['anbieter wärmepumpe kiel', '**3 Anbieter** für Wärmepumpe in Kiel'],
])('%s: counts what is there', async (text, first) => {
  expect(firstLineOf(await answerTo(text))).toContain(first);
});

// Its list calls a place’s slug `at`: places are found by their values.
test('halteverbot kiel erfurt: the lead time is told, and all that the service sends is shown', async () => {
  const path = '/calculator/halteverbot/results/kiel/erfurt/';
  const body: unknown = await (await fetch(third.baseUrl + path)).json();
  const answer = await answerTo('halteverbot kiel erfurt');
  expect(firstLineOf(answer)).toContain('18 Tage');
  const office = await openOffice({ factsUrl: third.baseUrl });
  const whole = seen(await answerWithCsv(office, 'halteverbot kiel erfurt'));
  expect(notShown('halteverbot kiel erfurt', body, whole)).toEqual([]);
});

test.each([
  ['Was kostet ein Erbschein?', 'Kosten **37 bis 450 €**.'],
  ['Wie lange dauert eine GmbH-Gründung?', '**23 bis 51 Tage**.'],
  [
    'Welche Unterlagen brauche ich für den Jagdschein in Bayern?',
    'Für den **Jagdschein** in Bayern: Prüfungszeugnis; ',
  ],
  ['Welches Gesetz regelt den Erbschein?', 'Rechtsgrundlage: **§ 25 Mustergesetz**.'],
  ['Wie alt muss man für die Heilpraktikererlaubnis sein?', 'Mindestalter **18 Jahre**.'],
  ['Wer ist für den Erbschein zuständig?', 'zuständig **Bayern: Amt für erbschein Bayern; '],
  ['balkonkraftwerk kiel 800w', 'Amortisiert nach **1,5 Jahren**; Zuschuss **140 €**'],
  ['Bekomme ich für ein BEV mit 52.000 zvE und 1 Kind Förderung?', '**Ja, 2.650 €** Förderung.'],
  ['Was kostet der Jagdschein in Hessen?', '**1.410 bis 2.790 €** Gesamtkosten in Hessen'],
  ['Was kostet das Halteverbot von Kiel nach Erfurt?', '**83 bis 253 €** Gebühr für beide Zonen'],
  ['halteverbot kiel', '**Kiel**: Gebühr 44 bis 131 €, Vorlauf 7 bis 12 Tage.'],
  ['Wo ist das Halteverbot am günstigsten?', 'Am günstigsten: **Magdeburg: 36 bis 118 €'],
  ['Was kostet mich ein Anwalt im Bußgeldverfahren?', 'Zu den Kosten sagt der Dienst nur: '],
])('%s: figures that are texts, in fields by other names, are the first line', async (text, said) => {
  expect(firstLineOf(await answerTo(text))).toContain(said);
});

test('short names of fields, and a machine’s yes, are put into words', async () => {
  const answer = await answerTo('wallbox weg thüringen 10 standard');
  expect(firstLineOf(answer)).toBe('**6.500 €** gesichert vom Land Thüringen.');
  expect(answer).toContain('| davon Land | 6.500 € |');
  expect(answer).toContain('| Landesprogramm | 650.00 EUR je Stellplatz |');
  expect(await answerTo('Wie lange dauert eine Meisterprüfung?')).toContain('| Online | nein |');
});

test('asked for an office in a state that has none, it names no other state’s as the answer', async () => {
  expect(firstLineOf(await answerTo('Wer ist in Hamburg für das Halteverbot zuständig?'))).toBe(
    'Für Hamburg nennt der Dienst keine eigene Behörde; wohl aber für: Bayern, Hessen, Schleswig-Holstein, Thüringen.',
  );
});

test('an overview that is not there is no crash', async () => {
  expect(firstLineOf(await answerTo('wärmepumpe'))).toMatch(/^Das kennt der Faktendienst nicht/);
});

test('a place without local funding is not said to have none', async () => {
  const answer = await answerTo('wärmepumpe luft_wasser over_100k plz=24103');
  expect(answer).toContain('erkenne ich in der Antwort keine örtliche Förderung');
  expect(answer).toContain('24103: kein Programm bekannt');
  expect(answer).not.toMatch(zero);
});

test('a state without a record is named, with those that have one', async () => {
  const answer = await answerTo('fakten jagdschein sachsen');
  expect(answer).toContain('Für Sachsen nennt der Dienst keine eigene Behörde');
  expect(answer).toContain('Bayern, Hessen, Schleswig-Holstein, Thüringen');
});

test('a town that the service does not have is refused with those that it has', async () => {
  const answer = await answerTo('sachkunde34a oldenburg');
  expect(answer.replace(/\. Allgemein: .*/, '')).not.toMatch(/\d\s?(?:€|EUR)/);
  expect(answer.toLowerCase()).toMatch(/kiel[^]*mainz/);
});

const firstLineOf = (answer: string) => answer.split('\n')[0] ?? '';
const lastLineOf = (answer: string) => answer.split('\n').at(-1) ?? '';

/** A bare nought: „0 Städte“, „Förderungen: 0“. */
const zero = /(?<![\d.,])0(?![\d.,]*\d)(?!\.00)/;

test.each([
  ['GmbH in Wiesbaden mit Musterprotokoll', 'Für Wiesbaden nennt der Dienst nichts'],
  [
    'What does it cost to found a GmbH in Wiesbaden with the standard template?',
    'The service has nothing for Wiesbaden',
  ],
])(
  '%s: the town that it does not have is named, without a list to look it up in',
  async (asked, sentence) => {
    expect((await answerTo(asked)).replaceAll('*', '')).toContain(sentence);
  },
);

test('a part that is named is ranked by itself, where the costs of all states are stated as a sum alone', async () => {
  expect(
    firstLineOf(await answerTo('Welches Land verlangt die höchste Prüfungsgebühr von angehenden Jägern?')),
  ).toBe('Am meisten: **Bayern: 235 €** (Prüfungsgebühr); am wenigsten: Schleswig-Holstein: 160 €.');
  expect(firstLineOf(await answerTo('Wo ist der Jagdschein am teuersten?'))).toContain('(Gesamtkosten)');
});
