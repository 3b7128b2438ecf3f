// Several values for one argument are a comparison: each figure with its case, and the next message goes on with it.
import { describe, expect, test } from 'vitest';
import { fetched, fileIn, readCsv } from '../support/files.ts';
import { openOffice } from '../support/office.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const firstLineOf = (answer: string) => answer.split('\n')[0]?.replaceAll('\u00a0', ' ') ?? '';

describe('two cases stand side by side', () => {
  const ask = shareOffice();

  test.each([
    [
      'Jagdschein in Hessen und Thüringen',
      '**Kaum ein Unterschied** (Hessen im Mittel 35 € weniger): Hessen 1.500 bis 3.360 €, Thüringen 1.460',
    ],
    [
      'Was ist der Unterschied zwischen Jagdschein in Bayern und Sachsen?',
      '**Im Mittel 85 € Unterschied**: Bayern 1.580 bis 3.440 €, Sachsen 1.410 bis 3.440 €',
    ],
    [
      'How much is the hunting licence in Hesse and Thuringia?',
      '**Hardly any difference** (Hessen on average €35 less): Hessen €1,500–3,360, Thüringen €1,460–3,470',
    ],
    ['gmbh köln, hamburg und berlin', 'Hamburg 476 bis 512 €, Berlin 471 bis 523 €, Köln 489 bis 525 €.'],
    [
      'Pelletofen mit Wassertasche, 9.000 Euro. Gibt Bayern da mehr dazu als Bremen?',
      '**Nein, kein Unterschied**: beide 2.700 €',
    ],
    [
      'Balkonkraftwerk Stuttgart: einmal mit 600 und einmal mit 800 Watt, was spart mehr?',
      '**800 Watt**, 34,78 €',
    ],
    // Each value goes with its own.
    [
      'Luft-Wasser für 27.500 gegen Erdkollektor für 33.000, jeweils Selbstnutzer – wo ist der Eigenanteil kleiner?',
      '**Luft-Wasser-Wärmepumpe, 27.500 €**, 3.250 € weniger: 19.250 statt 22.500 € (Eigenanteil).',
    ],
    [
      'Balkonkraftwerk Stuttgart: 600 Watt für 369 Euro oder 800 Watt für 449 Euro, was rechnet sich schneller?',
      '**600 Watt, 369 €** ist schneller: 1 statt 1,2 Jahre (Amortisation).',
    ],
    ['aevo stuttgart, erfurt', '**Stuttgart**, 14 € weniger: 469 bis 1.040 statt 483 bis 1.054 €.'],
    [
      'balkonkraftwerk berlin und köln 800 watt',
      '**Berlin** ist kürzer: 0,9 statt 2,1 Jahre (Amortisation).',
    ],
    [
      'kfz neuzulassung, halterwechsel, ummeldung und abmeldung online nein',
      '**Abmeldung** am wenigsten: Abmeldung 2,10 bis 2,70 €, Ummeldung 9,90 bis 12,10 €, Halterwechsel 9,90',
    ],
    [
      'e-auto bev 40000, 52000 und 70000 2 kinder',
      '**40.000 €** am meisten: 40.000 €: 6.000 €, 52.000 €: 5.000 €, 70.000 €: 4.000 € (Summe).',
    ],
    ['gmbh köln und hamburg muster', '**Hamburg**, 13 € weniger: rund 476 bis 512 statt 489 bis 525 €.'],
    [
      'e-auto bev 52000 mit einem oder zwei Kindern',
      '**2 Kinder unter 18**, 500 € mehr: 5.000 statt 4.500 €',
    ],
    [
      'Battery electric car, one child: compare the grant at 44,000 and at 62,000 euros taxable income',
      '**€62,000**, €2,000 less: €3,500 instead of €5,500',
    ],
    ['Balkonkraftwerk 800 Watt – was bringt Freiburg, was bringt Berlin?', '**Kein Unterschied**: Im Jahr'],
    [
      'Abmelden: was spart man, wenn man es im Netz statt am Schalter macht? Ohne Wunschkennzeichen',
      '**Online**, 13,80 bis 14,10 € weniger: 2,10 bis 2,70 statt 15,90 bis 16,80 €.',
    ],
    [
      'e-auto bev bei 70.000 zvE mit einem, mit zwei und mit drei Kindern',
      '**2 Kinder unter 18 und 3 Kinder unter 18** am meisten: je 4.000 €, 1 Kind unter 18: 3.500 €',
    ],
    ['AEVO Erfurt: Preisunterschied günstig zu Intensivkurs', '**Günstiger Kurs**, 571 € weniger: 483 statt'],
    ['balcony-solar freiburg 600 and 800 watts', '**600 watts** is shorter: 1.3 instead of 1.4 years'],
  ])('%s', async (asked, firstLine) => {
    expect(firstLineOf((await ask(asked)).reply)).toContain(firstLine);
  });

  test.each([
    ['halteverbot: köln nach hamburg gegen köln nach münchen', ['/koeln/hamburg/', '/koeln/muenchen/']],
    ['Halteverbot Köln → Hamburg vs Stuttgart → Hamburg', ['/koeln/hamburg/', '/stuttgart/hamburg/']],
    [
      'Halteverbot von Köln nach Hamburg oder von Stuttgart nach München',
      ['/koeln/hamburg/', '/stuttgart/mu'],
    ],
    [
      'halteverbot köln-hamburg, köln-berlin oder köln-münchen',
      ['/koeln/berlin/', '/koeln/hamburg/', '/koeln/muenchen/'],
    ],
    ['Vergleich Halteverbot Köln-Hamburg und Köln-München', ['/koeln/hamburg/', '/koeln/muenchen/']],
    ['halteverbot köln nach hamburg, köln nach münchen: was kostet mehr', ['/koeln/hamburg/', '/koeln/mu']],
  ])('two ways or more: %s', async (asked, paths) => {
    const { requests } = await ask(asked);
    const results = requests.map(({ path }) => path).filter((one) => /results\/\w/.test(one));
    expect(results.toSorted()).toEqual(paths.map((path) => expect.stringContaining(path)));
  });

  test.each([
    [
      'Großes Balkonset (1600 W): gibt Düsseldorf oder Berlin mehr dazu?',
      '**Düsseldorf**, 149,50 € mehr: 399,50 statt 250 € (Zuschuss).',
    ],
    [
      'Balkonkraftwerk 800 Watt in Berlin oder Düsseldorf, was rechnet sich schneller?',
      '**Berlin** ist schneller: 0,9 statt 1,1 Jahre (Amortisation).',
    ],
    [
      'balkonkraftwerk berlin und düsseldorf',
      '**Düsseldorf**, im Mittel 12,50 € mehr: Zuschuss 124,50 bis 399,50 statt 249 bis 250 €.',
    ],
  ])('what is compared is what was asked for: %s', async (asked, firstLine) => {
    expect(firstLineOf((await ask(asked)).reply)).toBe(firstLine);
  });

  test.each([
    [
      '34a: Berlin, Hamburg oder Aachen, bei welcher Kammer zahlt man am wenigsten Prüfungsgebühr?',
      '**Aachen** am wenigsten: Aachen 131 €, Berlin 150 €, Hamburg 175 € (Prüfungsgebühr).',
    ],
    [
      'GmbH gründen: Köln, München oder Berlin, wo am billigsten?',
      'Berlin 471 bis 523 €, Köln 489 bis 525 €, München 503 bis 542 €.',
    ],
    [
      'In welcher Stadt ist die Steckersolar-Förderung am höchsten: Berlin, Düsseldorf oder Freiburg?',
      '**Berlin** am meisten: Berlin 250 €, Düsseldorf 224,50 €, Freiburg im Breisgau 150 € (Zuschuss).',
    ],
    [
      'Wo ist der Vorlauf fürs Halteverbot am längsten: Köln, Hamburg oder München?',
      '**Köln** am längsten: Köln 14 bis 21 Tage, Hamburg 7 bis 14 Tage, München 7 bis 14 Tage (Vorlauf in Kalendertagen).',
    ],
    [
      'Which city among Cologne, Hamburg and Munich needs the longest notice for a moving-day parking ban?',
      '**Köln** longest: Köln 14 to 21 days, Hamburg 7 to 14 days, München 7 to 14 days (Lead time in calendar days).',
    ],
    [
      'Umzug am 1.6.2027: Wo ist das Halteverbot am teuersten, Köln, Hamburg, Berlin oder München?',
      'Hamburg 80 bis 275 €, München 100 bis 250 €, Berlin (gesamt) 71 bis 270 €, Köln 116 bis 214 € (Summe, errechnet).',
    ],
  ])('a ranking of the places that are named, of all of them and no others: %s', async (asked, firstLine) => {
    expect(firstLineOf((await ask(asked)).reply)).toBe(firstLine);
  });

  test('who has no figure stands behind those that have one', async () => {
    const asked = '34a: Köln, Bremen, Hamburg oder Berlin, wo ist die Prüfungsgebühr am niedrigsten?';
    expect(firstLineOf((await ask(asked)).reply)).toBe(
      '**Bremen und Berlin** am wenigsten: je 150 €, Hamburg 175 € (Prüfungsgebühr). ' +
        'Köln: Die Prüfungsgebühr der IHK zu Köln ist **nicht bestätigt**; üblich sind 130 bis 200 €.',
    );
  });

  test('who is not compared for want of room is named', async () => {
    const asked =
      'Jagdschein: Hessen, Bayern, Sachsen, Thüringen, Berlin, Hamburg, Bremen und Saarland, wo am billigsten?';
    const { reply } = await ask(asked);
    expect(reply).toContain('Mehr als 6 vergleiche ich nicht auf einmal. Nicht dabei: Bremen; Saarland.');
  });

  test('of what one gets, who gets more stands first, whatever the single answers say of it', async () => {
    const line = firstLineOf((await ask('wallbox nrw oder hessen 10 mfh standard')).reply);
    expect(line).toBe('**Nordrhein-Westfalen**, 10.000 € mehr: 10.000 statt 0 € (davon Land).');
  });

  test('each case is asked of the service by itself, and its figures have a column', async () => {
    const { reply, requests } = await ask('Jagdschein in Hessen und Thüringen');
    for (const state of ['hessen', 'thueringen']) {
      expect(requests.some(({ path }) => path.includes(state))).toBe(true);
    }
    expect(reply).toMatch(/^\| Angabe \| Hessen \| Thüringen \|$/m);
  });
});

test.each([
  [
    'Berlin, Balkon nach Süden: rechnen sich 1600 Watt schneller als 800 Watt?',
    'Nein, **800 Watt ist schneller**: 0,9 statt 2,2 Jahre',
  ],
  ['Auto abmelden vor Ort oder übers Netz, was ist günstiger?', '**Online** ist 13,80 bis 14,10 € günstiger'],
  [
    'Was ist teurer, Bremen oder Hannover, jeweils eine Umzugszone mit Schildern?',
    '**Bremen** ist im Mittel 24 € teurer',
  ],
])('the verdict stands first: %s', async (question, said) => {
  const office = await openOffice();
  expect(firstLineOf(await office.ask(question))).toContain(said);
});

describe('the next message goes on with the comparison', () => {
  test.each([
    [
      'Was kostet der Jagdschein in Hessen und in Thüringen?',
      'und in Bayern?',
      '**1.580 bis 3.440 €** im ersten Jahr in Bayern',
    ],
    [
      'How much is the hunting licence in Hesse and Thuringia?',
      'and in Bavaria?',
      '**€1,580–3,440** in the first year in Bayern',
    ],
    ['gmbh köln und hamburg muster', 'und in München?', 'Rund **503 bis 542 €** Gründungskosten in München'],
  ])('“%s”, “%s”: another case in place of both', async (asked, next, answer) => {
    const office = await openOffice();
    await office.ask(asked);
    expect(firstLineOf(await office.ask(next))).toContain(answer);
  });

  test('what is said of something else holds for both', async () => {
    const office = await openOffice();
    await office.ask('wallbox nrw oder hessen 10 mfh standard');
    const line = firstLineOf(await office.ask('und mit 20 Stellplätzen?'));
    expect(line).toContain('**Nordrhein-Westfalen**, 20.000 € mehr: 20.000 statt 0 €');
  });

  test('as a file it has both', async () => {
    const office = await openOffice();
    await office.ask('gmbh köln und hamburg muster');
    const { bytes } = await fetched(office, fileIn(await office.ask('als csv bitte'), 'csv'));
    expect(readCsv(bytes).lines).toEqual(expect.arrayContaining([expect.stringMatching(/Köln.*Hamburg/)]));
  });

  test('also after a restart', async () => {
    const office = await openOffice({ withoutBot: true });
    const bot = await office.startBot();
    await office.ask('Jagdschein in Hessen und Thüringen');
    await bot.stop();
    await office.startBot();
    expect(firstLineOf(await office.ask('und in Bayern?'))).toContain('in Bayern');
  });

  test.each([
    [
      'Umzug Bremen - Dortmund: 12. oder 19. Dezember, bei welchem Termin klappt das Haltverbot?',
      /12\.12\.2026: .*19\.12\.2026: /,
    ],
    [
      'Was zahl ich mehr, wenn ich das Auto am Amt statt online ummelde? Kein Wunschkennzeichen.',
      /^\*\*Am Schalter\*\*, im Mittel .* mehr: /,
    ],
  ])('%j is a comparison', async (question, headline) => {
    const office = await openOffice();
    expect(firstLineOf(await office.ask(question))).toMatch(headline);
  });
});

test.each([
  ['jagdschein hessen', 'und bayern?', 'ok und jetzt beide mal nebeneinander', 'Hessen | Bayern'],
  ['gmbh köln muster', 'und hamburg?', 'beide im Vergleich bitte', 'Köln | Hamburg'],
  ['jagdschein hessen', 'and bavaria?', 'show me both side by side', 'Hessen | Bayern'],
])('%s, %s, %s', async (first, second, third, columns) => {
  const office = await openOffice();
  await office.ask(first);
  await office.ask(second);
  expect(await office.ask(third)).toContain(columns);
});
