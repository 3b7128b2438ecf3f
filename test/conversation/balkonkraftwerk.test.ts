// Balcony solar: sizes and prices that cannot be, cities and the baseline, options in any order, other services.
import type { FactsRequest } from 'facts-sandbox';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Office, openOffice } from '../support/office.ts';
import { startOtherFactsServer } from '../support/otherFactsServer.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

const results = (requests: readonly FactsRequest[]) =>
  requests
    .filter(({ path }) => /results\/./.test(path))
    .map(({ path, query }) => `${path.replace(/.*results/, '')} ${JSON.stringify(query)}`);

describe('what cannot be is refused before anything is asked of the service', () => {
  test.each([
    ['balkonkraftwerk stuttgart 900w', '**„900w“** kenne ich nicht. Möglich für „Leistung“: **300 Watt**'],
    ['lohnt sich ein 900 Watt Balkonkraftwerk in Stuttgart?', '**„900 Watt“**'],
    [
      'balkonkraftwerk stuttgart 800w preis 198',
      '**„198“** geht bei „Preis“ nicht; möglich ist **eine Summe von',
    ],
    ['balkonkraftwerk stuttgart 800w für 2001', '**„2001“** geht bei „Preis“ nicht'],
    ['balkonkraftwerk stuttgart 800w 2500 €', '**„2500 Euro“** geht bei „Preis“ nicht'],
    [
      'balkonkraftwerk stuttgart 800w strom 0,19',
      '**„0,19“** geht bei „Strompreis“ nicht; möglich ist **0,20',
    ],
    ['balkonkraftwerk stuttgart 800w 51 Cent', '**„51 Cent“** geht bei „Strompreis“ nicht'],
  ])('%s', async (asked, sentence) => {
    const { reply, requests } = await ask(asked);
    expect(reply).toContain(sentence);
    expect(requests).toEqual([]);
  });

  test('and repaired by the next message alone', async () => {
    const office = await openOffice();
    await office.ask('balkonkraftwerk stuttgart 900w preis 499');
    expect(await office.ask('800w')).toContain('Zuschuss **200 €**');
    expect(results(office.facts.requests)).toEqual(['/stuttgart/800w/ {"preis":"499"}']);
  });
});

describe('words, figures and options, in any order', () => {
  test.each([
    [
      'balkonkraftwerk stuttgart 800w preis 499 strom 0,35',
      '/stuttgart/800w/ {"preis":"499","strom":"0.35"}',
    ],
    ['balkonkraftwerk strom=35 preis=499 800 stuttgart', '/stuttgart/800w/ {"preis":"499","strom":"0.35"}'],
    [
      'bkw für 499 € bei 35 ct/kWh, zwei Module, Stuttgart',
      '/stuttgart/800w/ {"preis":"499","strom":"0.35"}',
    ],
    ['bkw stuttgart 38ct/kWh Standard', '/stuttgart/800w/ {"strom":"0.38"}'],
    ['bkw stuttgart 800W, Strompreis von 29 Cent pro kWh', '/stuttgart/800w/ {"strom":"0.29"}'],
    ['bkw stuttgart 800 W 0,35 €/kWh', '/stuttgart/800w/ {"strom":"0.35"}'],
    ['bkw für 800 Watt in Freiburg', '/freiburg/800w/ {}'],
    ['bkw ohne Förderung vier Module', '/none/1600w/ {}'],
    ['würde sich ein bkw in München mit 600 Wp lohnen', '/muenchen/600w/ {}'],
  ])('%s', async (asked, request) => {
    const { reply, requests } = await ask(asked);
    expect(reply).toContain('Amortisiert nach');
    expect(results(requests)).toEqual([request]);
  });

  test('cents that were not called cents are said to be read as such', async () => {
    expect((await ask('bkw none 800w strom 35')).reply).toContain('„35“ als **0,35 € je kWh** gelesen.');
  });
});

describe('what is missing', () => {
  test('where a price is said and no city, the size is asked for, and the baseline is assumed', async () => {
    const office = await openOffice();
    const size = await office.ask('wann hat sich ein bkw für 399 amortisiert bei 38 cent');
    expect(size).toContain('**Welche Leistung hat das Gerät?** 300 Watt · 600 Watt');
    const answer = await office.ask('800');
    expect(answer).toContain('Nach **1,8 Jahren** amortisiert ohne kommunale Förderung');
    expect(answer).toContain('Angenommen');
    expect(results(office.facts.requests)).toEqual(['/none/800w/ {"preis":"399","strom":"0.38"}']);
  });

  test('a city alone gets its four sizes, with the defaults named', async () => {
    const { reply: answer, requests } = await ask('balkonkraftwerk münchen');
    expect(answer).toContain('Zuschuss **120 bis 240 €**');
    expect(answer).toContain('sind Vorgaben des Dienstes');
    expect(new Set(answer.match(/^\| \d+ Watt /gm)).size).toBe(4);
    expect(results(requests)).toEqual([]);
  });

  test('a town that the service has no programme of has the baseline, which is said first', async () => {
    const { reply, requests } = await ask('balkonkraftwerk oldenburg 800w');
    expect(reply).toMatch(
      /^\*\*Für Oldenburg nennt der Dienst kein Programm\*\* \(er kennt .*Stuttgart.*; für Niedersachsen keines\)\. Amortisiert nach/,
    );
    expect(results(requests)).toEqual(['/none/800w/ {}']);
  });

  test('in the same state, a city with a programme is named first', async () => {
    expect((await ask('balkonkraftwerk köln 800w')).reply).toContain(
      '**Für Köln nennt der Dienst kein Programm** (er kennt Düsseldorf, ',
    );
  });

  test('a place that is no town is no baseline', async () => {
    const { reply, requests } = await ask('balkonkraftwerk paris 800w');
    expect(reply).toContain('**„paris“** kenne ich nicht.');
    expect(results(requests)).toEqual([]);
  });
});

describe('what is next to the figure', () => {
  const head = async (office: Office, asked: string) =>
    (await office.ask(asked)).split('```spoiler')[0] ?? '';

  test('which prices are the defaults of the service, unless they were given', async () => {
    const office = await openOffice();
    expect(await head(office, 'bkw none 800w')).toContain('Vorgaben des Dienstes: Kaufpreis 449 €');
    const own = await head(office, 'bkw none 800w preis 499');
    expect(own).toContain('Vorgaben des Dienstes: Strompreis 0,37 € je kWh');
    expect(own).toContain('| Kaufpreis | 499 € |');
    expect(await head(office, 'bkw none 800w preis 499 strom 0,4')).not.toContain('Vorgaben des Dienstes');
  });

  test('the limit of the inverter for the size that it concerns only', async () => {
    const office = await openOffice();
    expect(await office.ask('bkw berlin 1600w')).toContain('auf 800 VA begrenzt');
    expect(await head(office, 'bkw berlin 600w')).not.toContain('auf 800 VA begrenzt');
  });
});

test.each([
  'balkonkraftwerk ../wallbox 800w',
  'balkonkraftwerk %2e%2e%2f 800w',
  'balkonkraftwerk a%2fb 800w',
])('%s reaches no other resource', async (asked) => {
  const { requests } = await ask(asked);
  expect(results(requests)).toEqual([]);
});

test('a service with other names and ranges is answered rightly', async () => {
  const other = await startOtherFactsServer();
  onTestFinished(() => other.close());
  const office = await openOffice({ factsUrl: other.baseUrl });
  const answer = await office.ask('balkonkraftwerk freiburg 800w preis 499 strom 0,4');
  expect(answer).toContain(
    'Amortisiert nach **1,5 Jahren**; Zuschuss **120 €**, über zehn Jahre **2.101 €**',
  );
  expect(answer).toContain('| Preis nach Zuschuss | 379 € |');
  expect(answer).toContain('| Ersparnis im Jahr | 248 € |');
  expect(await office.ask('balkonkraftwerk bad-muster')).toContain('Zuschuss **75,50 €**');
});

describe('all cities', () => {
  test('are a row each, with every size in the fold, and nothing has the name of its field', async () => {
    const { reply } = await ask('balkonkraftwerk alle');
    expect(reply).toContain('| Berlin | 249 bis 250 € | 0 bis 2,2 Jahre |');
    expect(reply).toContain('| Berlin | 800 Watt | 449 € | 250 € | 199 € | 210,90 € | 0,9 Jahre | 1.910 € |');
    for (const answer of [reply, (await ask('balkonkraftwerk freiburg 800w')).reply])
      expect(answer).not.toContain('Weitere Angaben');
  });

  test('that are keyed by their slugs count as well', async () => {
    const other = await startOtherFactsServer();
    onTestFinished(() => other.close());
    const office = await openOffice({ factsUrl: other.baseUrl });
    expect(await office.ask('balkonkraftwerk alle')).toMatch(
      /^\*\*2 Städte\*\* mit aktiver kommunaler Förderung; ohne Förderung amortisiert nach \*\*2,3 Jahren\*\*/,
    );
  });
});

describe('sizes as people say them', () => {
  test.each([
    ['balkonkraftwerk stuttgart 0,8 kW', '/stuttgart/800w/ {}', '„0,8 kW“ als **800 Watt** gelesen.'],
    ['bkw berlin 1.6kWp', '/berlin/1600w/ {}', '„1.6kWp“ als **1600 Watt** gelesen.'],
    ['bkw münchen mit zwei Modulen', '/muenchen/800w/ {}', '„zwei Modulen“ als **800 Watt** gelesen.'],
    ['bkw freiburg, 4 Solarmodule', '/freiburg/1600w/ {}', '„4 Solarmodule“ als **1600 Watt** gelesen.'],
    ['balkonkraftwerk stuttgart achthundert Watt', '/stuttgart/800w/ {}', 'Amortisiert nach'],
    ['balcony-solar Freiburg one panel', '/freiburg/300w/ {}', 'Read “one panel” as **300 watts**.'],
    ['balcony-solar munich 0.8 kW, 450 euros', '/muenchen/800w/ {"preis":"450"}', 'Pays for itself'],
    ['bkw stuttgart 800w mit 2 kWh Speicher', '/stuttgart/800w/ {}', 'Nicht verstanden und nicht'],
  ])('%s', async (asked, request, told) => {
    const { reply, requests } = await ask(asked);
    expect(reply).toContain(told);
    expect(results(requests)).toEqual([request]);
  });

  test('three modules are between two sizes, and asked about', async () => {
    const { reply, requests } = await ask('bkw stuttgart drei Module');
    expect(reply).toContain('**„drei Module“** kenne ich nicht.');
    expect(results(requests)).toEqual([]);
  });
});

describe('the first line answers what was asked', () => {
  test.each([
    [
      'lohnt sich ein 800w bkw in stuttgart?',
      '**Ja: amortisiert nach 1,2 Jahren**, nach zehn Jahren bleiben 1.860 €; Zuschuss 200 €.',
    ],
    [
      'Gibt es in Freiburg einen Zuschuss für ein Balkonkraftwerk?',
      '**Ja, 150 € Zuschuss** (Freiburg im Breisgau); amortisiert nach 1 bis 2,6 Jahren, je nach Leistung.',
    ],
    [
      'Lohnt sich ein bkw mit 600 Watt ohne Förderung?',
      '**Ja: amortisiert nach 2,2 Jahren** ohne kommunale Förderung, nach zehn Jahren bleiben 1.382,20 €.',
    ],
    [
      'Lohnt sich ein bkw mit 300 Watt für 1.900 € ohne Förderung?',
      '**Nein: amortisiert nach 20 Jahren** ohne kommunale Förderung, nach zehn Jahren fehlen noch 950,90 €.',
    ],
    ['Wann amortisiert sich ein bkw mit 800 Watt in Stuttgart?', 'Nach **1,2 Jahren** amortisiert; Zuschuss'],
    [
      'Wie viel spart ein Balkonkraftwerk mit 800 Watt in Stuttgart im Jahr?',
      'Im Jahr **210,90 €**, über zehn Jahre **1.860 €** gespart (Anschaffung abgezogen).',
    ],
    [
      'Is an 800 watt balcony power plant worth it in Munich?',
      '**Yes: pays for itself after 1.1 years**, after ten years €1,884.50 are left; subsidy €224.50.',
    ],
  ])('%s', async (asked, beginning) => {
    expect((await ask(asked)).reply.slice(0, beginning.length)).toBe(beginning);
  });

  test.each([
    [
      'Was kostet ein bkw mit 600 Watt in Berlin?',
      'Kaufpreis **379 €**, nach Zuschuss **129 €**; amortisiert nach 0,7',
    ],
    [
      'Wie viel Zuschuss gibt München für ein 800 Watt Balkonkraftwerk?',
      'Zuschuss **224,50 €**; amortisiert',
    ],
    [
      'Bekomme ich in München einen Zuschuss für ein bkw mit 800 Watt?',
      '**Ja, 224,50 € Zuschuss**; amortisiert',
    ],
    [
      'nach wie vielen Jahren rechnet sich ein bkw mit 800 Watt ohne Förderung?',
      'Nach **2,1 Jahren** amortisiert',
    ],
    ['Muss ich ein bkw mit 800 W in Stuttgart anmelden?', '**Ja, anmelden müssen Sie es**: Marktstammdaten'],
    ['Does Munich pay a subsidy for an 800 watt balcony set?', '**Yes, €224.50 subsidy**; pays for itself'],
  ])('%s', async (asked, beginning) => {
    expect((await ask(asked)).reply.slice(0, beginning.length)).toBe(beginning);
  });

  test('and says neither yes nor no where subsidy and savings differ', async () => {
    const { reply } = await ask('Lohnt sich ein bkw mit 300 Watt für 1.900 € in Stuttgart?');
    expect(reply).toMatch(/^Amortisiert nach \*\*17,9 Jahren\*\*, nach zehn Jahren fehlen noch 750,90 €/);
  });

  test('a city without an active subsidy is told so', async () => {
    expect((await ask('Gibt es in Köln Geld fürs Balkonkraftwerk?')).reply).toMatch(
      /^\*\*Für Köln nennt der Dienst kein Programm\*\* \(er kennt Düsseldorf/,
    );
  });
});

describe('prices that cannot be reckoned with', () => {
  test.each([
    [
      'balkonkraftwerk berlin 800w strom 1,20 €',
      'geht bei „Strompreis“ nicht; möglich ist **0,20 bis 0,50 €',
    ],
    [
      'balkonkraftwerk stuttgart 800w zwischen 400 und 500 €',
      'Mit einer Spanne oder Grenze rechne ich nicht',
    ],
    ['balkonkraftwerk stuttgart 800w 400 bis 500 Euro', 'Mit einer Spanne oder Grenze rechne ich nicht'],
    ['bkw stuttgart 800w unter 500 €', 'Mit einer Spanne oder Grenze rechne ich nicht'],
  ])('%s', async (asked, sentence) => {
    const { reply, requests } = await ask(asked);
    expect(reply).toContain(sentence);
    expect(requests).toEqual([]);
  });

  test('both prices at once are each its own', async () => {
    expect((await ask('balkonkraftwerk stuttgart 800w 450 euro strom 0,35 €')).reply).toContain(
      '**1,3 Jahren**',
    );
  });
});
