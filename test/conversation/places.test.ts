// Places: any German town gives its state; one that the service does not have is known by name, on any service.
import { describe, expect, onTestFinished, test } from 'vitest';
import { startFactsSandbox } from 'facts-sandbox';
import { openOffice } from '../support/office.ts';
import { openOther, seen } from '../support/otherOffice.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

const firstLine = (reply: string) => reply.split('\n')[0];

describe('a town that the service does not have', () => {
  test.each([
    [
      'gmbh oldenburg muster',
      /^\*\*Für Oldenburg nennt der Dienst nichts\*\*; in Niedersachsen kennt er \*\*Hannover\*\*\. Allgemein: Gebühr 470 bis 1\.150 €/,
    ],
    [
      'Was kostet eine GmbH in Bad Homburg vor der Höhe?',
      /^\*\*Für Bad Homburg nennt der Dienst nichts\*\*; in Hessen kennt er \*\*Frankfurt am Main\*\*/,
    ],
    [
      'halteverbot 26121 hamburg',
      /^\*\*Für Oldenburg nennt der Dienst nichts\*\*; in Niedersachsen kennt er \*\*Hannover\*\*\. Für Hamburg allein: /,
    ],
    ['gmbh in 25337 Kölln', /^\*\*Für Kölln-Reisiek nennt der Dienst nichts\*\*/],
    ['Umzug von Hof nach Hamburg', /^\*\*Für Hof nennt der Dienst nichts\*\*; in Bayern /],
    ['aevo potsdam', /^\*\*Für Potsdam nennt der Dienst nichts\*\*\. Allgemein: Gebühr 115 bis 290 €/],
    [
      'What does a GmbH cost in Aachen?',
      /^\*\*The service has nothing for Aachen\*\*; in Nordrhein-Westfalen it knows \*\*Köln\*\*, \*\*Düsseldorf\*\* or \*\*Dortmund\*\*\. In general: Fee €470–1,150/,
    ],
    [
      'no-parking Oldenburg to Hamburg',
      /^\*\*The service has nothing for Oldenburg\*\*; in Niedersachsen it knows \*\*Hannover\*\*\. For Hamburg alone: /,
    ],
  ])('%s', async (asked, beginning) => {
    const { reply, requests } = await ask(asked);
    expect(firstLine(reply)).toMatch(beginning);
    expect(requests.filter(({ path }) => /results\/./.test(path))).toEqual([]);
  });

  test('the list names those of the same state first', async () => {
    const { reply } = await ask('halteverbot oldenburg');
    const listed = [...reply.matchAll(/^\| ([^|]+) \| [a-z]+ \|$/gm)].map(([, name = '']) => name);
    expect(listed[0]).toBe('Hannover');
  });

  test('of two places the one that it has is answered, and the other may be said anew', async () => {
    const office = await openOffice();
    const reply = await office.ask('Halteverbot von Köln nach Aachen am 2027-02-10');
    expect(firstLine(reply)).toMatch(
      /^\*\*Für Aachen nennt der Dienst nichts\*\*.* Für Köln allein: \*\*Sicher/,
    );
    expect(await office.ask('dann doch nach Düsseldorf')).toContain(
      'Kosten für beide Zonen **206 bis 399 €**',
    );
  });

  test('the next message may name another place', async () => {
    const office = await openOffice();
    await office.ask('gmbh oldenburg muster');
    expect(await office.ask('hannover')).toContain('in Hannover mit Musterprotokoll');
  });

  test('what is no town is not known, and is not sent', async () => {
    const { reply, requests } = await ask('gmbh atlantis muster');
    expect(reply).toContain('**„atlantis“** kenne ich nicht.');
    expect(requests.filter(({ path }) => path.includes('atlantis'))).toEqual([]);
  });

  test('without the list, its name goes out, and no other word does', async () => {
    const office = await openOffice();
    const broken = { kind: 'answer', status: 404, body: {} } as const;
    office.facts.fault({ path: /halteverbot\/$/, times: 100, how: broken });
    await office.ask('halteverbot oldenburg hamburg');
    await office.ask('halteverbot quatsch hamburg');
    const paths = office.facts.requests.map(({ path }) => path);
    expect(paths.filter((path) => path.includes('results/oldenburg/hamburg'))).not.toEqual([]);
    expect(paths.filter((path) => path.includes('quatsch'))).toEqual([]);
  });
});

describe('the state of a town', () => {
  test.each([
    ['jagdschein oldenburg', 'jagdschein/results/niedersachsen/', 'Oldenburg liegt in **Niedersachsen**.'],
    ['jagdschein 95028', 'jagdschein/results/bayern/', 'Hof liegt in **Bayern**.'],
    ['Jagdschein in 35279 Neustadt', 'jagdschein/results/hessen/', 'Neustadt liegt in **Hessen**.'],
    [
      'hunting licence in Frankfurt (Oder)',
      'jagdschein/results/brandenburg/',
      'Frankfurt (Oder) is in **Brandenburg**.',
    ],
    [
      'wallbox weg aarbergen 10 standard',
      'results/weg/hessen/10/standard/',
      'Aarbergen liegt in **Hessen**.',
    ],
    [
      'kaminofen pellet_water Limburg an der Lahn 12000',
      'results/pellet_water/hessen/12000/',
      'Limburg liegt in **Hessen**.',
    ],
    ['fakten jagdschein oldenburg', 'jagdschein/facts/', 'Oldenburg liegt in **Niedersachsen**.'],
  ])('%s', async (asked, path, note) => {
    const { reply, requests } = await ask(asked);
    expect(requests.map((request) => request.path).join(' ')).toContain(path);
    expect(reply).toContain(note);
  });

  test('is asked for where towns of one name lie in several', async () => {
    const office = await openOffice();
    const question = await office.ask('Jagdschein in Naumburg');
    expect(question).toContain('Naumburg (Sachsen-Anhalt) · Naumburg (Hessen)');
    expect(await office.ask('hessen')).toContain('in Hessen');
  });

  test.each(['wallbox weg nrw 10 standard in der Halle', 'Jagdschein NRW, je nach Lage'])(
    'is not taken from an everyday word: %s',
    async (asked) => {
      expect((await ask(asked)).reply).not.toMatch(/liegt in|Was ist mit|Zwei Angaben/);
    },
  );
});

test('suppliers of the state, where the service has none of the town', async () => {
  const { reply, requests } = await ask('anbieter balkonkraftwerk aachen');
  expect(reply).toContain('für Balkonkraftwerk in Nordrhein-Westfalen');
  expect(reply).toContain(
    'Eigens für Aachen führt der Dienst keinen Anbieter; Aachen liegt in **Nordrhein-Westfalen**.',
  );
  expect(requests.at(-1)?.query).toEqual({ state: 'nordrhein-westfalen' });
  expect((await ask('suppliers balkonkraftwerk in Aachen')).reply).toContain(
    'The service lists none just for Aachen; Aachen is in **Nordrhein-Westfalen**.',
  );
});

describe('another service', () => {
  test.each([
    ['gmbh köln muster', '**Für Köln nennt der Dienst nichts**. Allgemein: Gebühr 12,50 bis 1.480,00 €'],
    ['sachkunde34a dresden', '**Für Dresden nennt der Dienst nichts**.'],
    ['halteverbot oldenburg hamburg', '**Für Oldenburg nennt der Dienst nichts**.'],
    ['balkonkraftwerk oldenburg 800w', '**Für Oldenburg nennt der Dienst kein Programm** (er kennt '],
    ['jagdschein oldenburg', 'Oldenburg liegt in **Niedersachsen**.'],
    ['gmbh blabla muster', '**„blabla“** kenne ich nicht.'],
  ])('%s', async (asked, sentence) => {
    const { office } = await openOther();
    expect(seen(await office.ask(asked))).toContain(sentence);
  });
});

describe('an overview of any shape', () => {
  test.each([
    ['a list of strings', ['berlin', 'hannover']],
    ['an object by city', { berlin: { a: 1 }, hannover: { a: 2 } }],
    [
      'rows',
      {
        rows: [
          ['berlin', 471],
          ['hannover', 480],
        ],
      },
    ],
    ['three levels deep', { x: { y: [{ z: { wo: 'berlin' } }, { z: { wo: 'hannover' } }] } }],
  ])('%s lists its cities', async (_, body) => {
    const server = await startFactsSandbox();
    onTestFinished(() => server.stop());
    const office = await openOffice({ factsUrl: server.baseUrl });
    server.fault({ path: /gmbh\/results\/$/, times: 100, how: { kind: 'answer', status: 200, body } });
    expect(await office.ask('gmbh oldenburg muster')).toMatch(
      /^\*\*Für Oldenburg nennt der Dienst nichts\*\*; in Niedersachsen kennt er \*\*Hannover\*\*\. Allgemein: Gebühr 470 bis 1\.150 €/,
    );
    expect(await office.ask('gmbh berlin muster')).toContain('Gründungskosten in Berlin mit Musterprotokoll');
  });
});
