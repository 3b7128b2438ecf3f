// What is taken back, within a message and by the next one: the value behind it takes its place, and the answer says so.
import { describe, expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const plain = (answer: string) => answer.replaceAll('\u00a0', ' ');

describe('within a message', () => {
  const ask = shareOffice();

  test.each([
    ['halteverbot köln münchen, ach nein, nach Hamburg', 'Köln, **Hamburg** (statt münchen)'],
    ['jagdschein bayern, sorry, Sachsen', '**Sachsen** (statt bayern)'],
    ['Jagdschein in Hessen, Quatsch, Thüringen', '**Thüringen** (statt Hessen)'],
    ['gmbh köln muster – Korrektur: individuell', 'Köln, **eigene Satzung** (statt muster)'],
    [
      'e-auto bev 52000 mit 2 Kindern, ich meine 3 Kinder',
      '52.000 €, **3 Kinder unter 18** (statt 2 Kindern)',
    ],
    ['nicht Köln, sondern Hamburg: was kostet die AEVO-Prüfung?', '**Hamburg** (statt Köln)'],
    [
      'halteverbot köln hamburg am 1.6.2027, oder nein, am 1.7.2027',
      'Köln, Hamburg, **01.07.2027** (statt 1.6.2027)',
    ],
    ['balkonkraftwerk freiburg 600 Watt, doch lieber 800 Watt', '**800 Watt** (statt 600 Watt)'],
    ['kfz ummeldung online, ach nee, am Amt', '**am Schalter** (statt online)'],
    ['hunting-licence hesse, sorry, I mean saxony', '**Sachsen** (not hesse)'],
    ['jagdschein bayern. Vergiss das, Sachsen', '**Sachsen** (statt bayern)'],
    ['kfz abmelden online, falsches Wort, ummelden mein ich, online', '**Ummeldung** (statt abmelden)'],
    [
      'halteverbot von köln nach hamburg, nee, von hamburg nach münchen',
      '**Hamburg** (statt köln), **München',
    ],
    [
      'e-auto bev 52000 mit zwei Kindern – ach ne, drei, der Kleine kam im Mai',
      '**3 Kinder unter 18** (statt zwei)',
    ],
    ['e-auto bev zvE 72.000, nein, 27.000 (Zahlendreher!), 3 Kinder', '**27.000 €** (statt 72.000), 3'],
    ['balkonkraftwerk freiburg 800 Watt für 499 €, nein 599, 499 war gestern', '**599 €** (statt 499)'],
    ['no-parking cologne munich, scratch that, to hamburg', 'Köln, **Hamburg** (not munich)'],
  ])('%s', async (said, understood) => {
    expect(plain((await ask(said)).reply)).toContain(understood);
  });

  test.each([
    ['Halteverbot von Hamburg nach Köln, sorry, umgekehrt.', '/koeln/hamburg/'],
    ['Halteverbot von Hamburg nach Köln und zurück', '/hamburg/koeln/'],
    [
      'Wallbox Einfamilienhaus Hessen, ein Platz, bidirektional. obwohl streich das bidirektionale, ganz normale box',
      '/einfamilienhaus/hessen/1/standard/',
    ],
    [
      'Wallbox EFH Hessen, ein Platz, bidirektional. Lass das bidirektionale weg, normal reicht',
      '/einfamilienhaus/hessen/1/standard/',
    ],
    ['halteverbot köln und hamburg, beladen in hamburg, entladen in köln', '/hamburg/koeln/'],
    ['Auto ummelden, am Amt, mit Wunschkennzeichen... sie sagt gerade: doch ohne', '/ummeldung/amt/nein/'],
    ['Auto ummelden online ohne Wunschkennzeichen, ach er will doch mit', '/ummeldung/online/ja/'],
    ['Auto ummelden online ohne Wunschkennzeichen, die Oma kommt doch mit', '/ummeldung/online/nein/'],
    ['E-Auto BEV, 62000 Einkommen, 2 Kinder, na Schmarrn, 3', '/bev/62000/3/'],
    ['Wallbox EFH Bayern, 3 Stellplätze, nee warte, nur 2, Standardausführung', '/bayern/2/standard/'],
    ['wallbox mfh nds 5 std', '/mehrfamilienhaus/niedersachsen/5/standard/'],
  ])('%s', async (said, path) => {
    const { requests } = await ask(said);
    const results = requests.map((request) => request.path).filter((one) => one.includes('/results/'));
    expect(results.filter((one) => !one.endsWith('/results/'))).toEqual([expect.stringContaining(path)]);
  });

  test('a no in a list is what was said of its own switch', async () => {
    const { reply } = await ask(
      'Wärmepumpe Luft-Wasser Großstadt kosten 30000, selbstnutzer nein, alte Heizung ja, einkommen unter 40.000 nein',
    );
    expect(reply).toContain('| selbst genutzt | nein |');
    expect(reply).toContain('| alte Heizung ersetzt | ja |');
    expect(reply).toContain('| Einkommen bis 40.000 € | nein |');
  });

  test.each([
    ['Balkonkraftwerk in Freiburg mit 600 W, ähm, ich les grad, da steht 800 W aufm Karton', ['800w']],
    ['balcony solar Freiburg 600 W, hmm, it says 800 W on the box', ['800w']],
    // Only a pause.
    ['Balkonkraftwerk in Freiburg mit 600 W, äh, oder 800 W?', ['600w', '800w']],
  ])('%s: a hesitation between two values takes the first one back', async (asked, sizes) => {
    const { requests } = await ask(asked);
    const found = requests.flatMap(({ path }) => /results\/[^/]+\/(\d+w)/.exec(path)?.[1] ?? []);
    expect(found.toSorted()).toEqual(sizes);
  });

  test('„von Köln, äh, nach Hamburg“ is a way', async () => {
    const { requests } = await ask('Halteverbot von Köln, äh, nach Hamburg');
    expect(requests.at(-1)?.path).toContain('/koeln/hamburg/');
  });

  test('„oder doch“ in a question is a comparison', async () => {
    const { requests } = await ask(
      'Balkonkraftwerk Freiburg: 600 oder doch 800 Watt? Bitte gegenüberstellen.',
    );
    const results = requests.map(({ path }) => path).filter((path) => path.includes('/results/'));
    expect(results.filter((path) => /\/(?:600w|800w)\//.test(path))).toHaveLength(2);
  });

  test('the service is asked for what holds only', async () => {
    const { requests } = await ask('halteverbot köln münchen, ach nein, nach Hamburg');
    const results = requests.map(({ path }) => path).filter((path) => path.includes('/results/'));
    expect(results).toEqual([expect.stringContaining('/koeln/hamburg/')]);
  });

  test('what takes the place of a value and is none is asked about, and no figure is given', async () => {
    const { reply } = await ask('wallbox nrw 10 mfh standard, nein, 60 Stellplätze');
    expect(plain(reply)).toContain('**„60 Stellplätze“** kenne ich nicht');
    expect(reply.replace(/\. Allgemein: .*/, '')).not.toContain('€');
  });

  test('a town that the service does not have is told, and no figure is given for it', async () => {
    const { reply } = await ask('halteverbot bonn münchen am 3.3. – Quatsch, nach Dresden meinte ich');
    expect(reply).toMatch(/^\*\*Für (?:Bonn|Dresden) nennt der Dienst nichts\*\*/);
    expect(reply.replace(/\. Allgemein: .*/, '')).not.toContain('€');
  });
});

describe('by the next message', () => {
  test.each([
    [
      'halteverbot köln münchen 1.6.2027',
      'ach nein, nach Hamburg',
      'Köln, **Hamburg** (statt münchen), 01.06.',
    ],
    [
      'halteverbot köln hamburg 1.6.2027',
      'lass das Datum weg',
      'Verstanden als: halteverbot, Köln, Hamburg.',
    ],
    [
      'halteverbot köln hamburg 1.6.2027',
      'umgekehrt, und am 2.6.2027',
      'Verstanden als: halteverbot, Hamburg, Köln, 02.06.2027.',
    ],
    ['aevo stuttgart', 'puh, keine Ahnung, was halt die meisten nehmen', 'Dabei bleibt es'],
    ['jagdschein bayern', 'sorry, Sachsen', '**Sachsen** (statt bayern)'],
    ['jagdschein niedersachsen', 'Sachsen statt Niedersachsen', '3.440 €** im ersten Jahr in Sachsen'],
    [
      'jagdschein niedersachsen',
      'Verlesen, sorry. Sachsen statt Niedersachsen.',
      'im ersten Jahr in Sachsen',
    ],
    ['jagdschein bayern', 'Was ist der Unterschied in Hessen statt Bayern?', '**80 € Unterschied**'],
    ['gmbh köln muster', 'Bremen instead of Köln please', 'to found a GmbH in Bremen'],
    ['halteverbot köln hamburg', 'von München statt Köln', 'halteverbot, München, Hamburg'],
    ['gmbh berlin muster', 'vergleich das mal mit München', '**Berlin**, im Mittel 25,50 € weniger'],
    ['anbieter wärmepumpe plz 50968', 'gibts auch jemanden in München?', 'für Wärmepumpe in München'],
    ['halteverbot köln hamburg', 'ach ne, ab München statt ab Köln', '**München** (statt köln), Hamburg'],
    ['halteverbot köln hamburg', 'Düsseldorf statt Köln', 'halteverbot, Düsseldorf, Hamburg'],
    ['e-auto bev 62000 2', '3 Kinder statt 2', '62.000 €, 3 Kinder'],
    ['e-auto bev 62000 2', '3 statt 2 Kinder', '62.000 €, 3 Kinder'],
    ['jagdschein bayern', 'ich meine Sachsen', '**Sachsen** (statt bayern)'],
    ['gmbh köln muster', 'Korrektur: individuell', 'Köln, **eigene Satzung** (statt muster)'],
    ['e-auto bev 52000 2', 'nein, 3 Kinder', '52.000 €, **3 Kinder unter 18** (statt 2)'],
    ['e-auto bev 52000 2', 'nicht 52000, sondern 62000', '**4.000 €** Förderung'],
    ['halteverbot köln hamburg 1.6.2027', 'andersherum', 'halteverbot, Hamburg, Köln, 01.06.2027'],
    ['halteverbot köln hamburg 1.6.2027', 'eine Woche später', 'halteverbot, Köln, Hamburg, 08.06.2027'],
    ['balkonkraftwerk freiburg 600 Watt', 'doch lieber 800', '**800 Watt** (statt 600 Watt)'],
    ['hunting-licence hesse', 'no, I meant saxony', '**Sachsen** (not hesse)'],
    [
      'no-parking cologne munich 2027-06-01',
      'scratch that, to hamburg',
      'Köln, **Hamburg** (not munich), 1 June',
    ],
    [
      'wallbox nrw 10 mfh standard',
      'oder nein, in Hessen',
      '**Hessen** (statt nrw), 10 Stellplätze, Standard',
    ],
    ['kfz ummeldung online nein', 'doch mit Wunschkennzeichen', 'kfz, Ummeldung, online, Wunschkennzeichen'],
    ['aevo köln', 'Hamburg meinte ich', '**Hamburg** (statt köln)'],
  ])('“%s”, then “%s”', async (asked, correction, understood) => {
    const office = await openOffice();
    await office.ask(asked);
    expect(plain(await office.ask(correction))).toContain(understood);
  });

  test('to a town that the service does not have: no figure for it, and the next one mends it', async () => {
    const office = await openOffice();
    await office.ask('halteverbot köln münchen 1.6.2027');
    const answer = await office.ask('Quatsch, nach Dresden meinte ich');
    expect(answer).toMatch(/^\*\*Für Dresden nennt der Dienst nichts\*\*/);
    // What is told is of the other place.
    expect(answer).toMatch(/^[^€]* Für Köln allein: /);
    expect(plain(await office.ask('Leipzig'))).toContain('Köln, Leipzig, 01.06.2027');
  });

  test('also after a restart', async () => {
    const office = await openOffice({ withoutBot: true });
    const bot = await office.startBot();
    await office.ask('jagdschein bayern');
    await bot.stop();
    await office.startBot();
    expect(await office.ask('sorry, Sachsen')).toContain('**Sachsen** (statt bayern)');
  });
});
