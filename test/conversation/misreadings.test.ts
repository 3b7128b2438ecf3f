// What people type that could be read as something else: read rightly, or asked about, but never a figure for another case.
import type { FactsRequest } from 'facts-sandbox';
import { describe, expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

const resultPaths = (requests: readonly FactsRequest[]) =>
  requests.filter(({ path }) => /results\/[^/]+\//.test(path)).map(({ path }) => path);

describe('is read as it is meant', () => {
  test.each([
    ['e-auto bev 2 Kinder 85.000', '/bev/85000/2/', '**4.000 €**'],
    ['e-auto bev 3 Kinder 70k', '/bev/70000/3/', '**4.000 €**'],
    ['e-auto bev 52 000 1', '/bev/52000/1/', '**4.500 €**'],
    ['e-auto bev 52\u202f000 1', '/bev/52000/1/', '**4.500 €**'],
    ['e-auto fahrzeugtyp=bev einkommen=52000 kinder=1', '/bev/52000/1/', '**4.500 €**'],
    ['balkonkraftwerk leistung=600w city=berlin', '/berlin/600w/', 'Zuschuss **250 €**'],
    ['kaminofen pellet_water bayern 8 kW 12000', '/pellet_water/bayern/12000/', '**3.600 € Zuschuss**'],
    ['kaminofen pellet_water bayern Baujahr 1985 12000', '/12000/', '3.600 € Zuschuss'],
    ['wärmepumpe luft Dorf mit 8.000 Leuten', '/luft_wasser/under_100k/', '**9.000 € Zuschuss**'],
    ['wärmepumpe luft über 100.000 Einwohner', '/luft_wasser/over_100k/', '**9.000 € Zuschuss**'],
    ['gmbh berlin ohne Musterprotokoll', '/berlin/individuell/', '**914 bis 1.121 €**'],
    ['aevo stuttgart nicht günstig', '/stuttgart/median/', '**740 €**'],
    ['AEVO in Stuttgart with the cheap course, how much is it?', '/stuttgart/guenstig/', '**€469** for'],
    [
      'Pellets, die ans Heizungswasser gehen: Ofen in Bayern, 12.000 €',
      '/pellet_water/bayern/12000/',
      '**3.600 €',
    ],
    [
      'Wallbox, WEG in Kiel, 24 Wohnungen, 20 Stellplätze, normale Box',
      '/weg/schleswig-holstein/20/standard/',
      '€',
    ],
    ['Halteverbot Köln (Müllerstraße 3) nach Hamburg, Goetheplatz', '/koeln/hamburg/', '**'],
    [
      'Umzug am 19.12.2026 von der Kölner Südstadt nach Düsseldorf, was kostet das?',
      '/koeln/duesseldorf/',
      '„Kölner Südstadt“ als **Köln** gelesen',
    ],
    [
      'Zwei Freunde gründen in Leipzig mit eigener Satzung. Was kostet das insgesamt?',
      '/leipzig/individuell/',
      'Rund **909 bis 1.155 €**',
    ],
    [
      'Türsteher in Bielefeld, hab keine kohle, deshalb nur den günstigen kurs. was zahl ich für den 34a-schein?',
      '/bielefeld/',
      '**266 €**',
    ],
    [
      'Mitarbeiter zur Sachkundeprüfung nach § 34a in Hamburg, mit Intensivvorbereitung. Was kostet das alles?',
      '/hamburg/',
      '**965 €**',
    ],
    // The first half of a longer name is rather a slip in another one.
    ['Halteverbot von Kölln nach Hambrug', '/koeln/hamburg/', '„Kölln“ als **Köln** gelesen'],
    [
      "mei Bua will d'AdA-Prüfung in Erfurt mache, aber bloß mit'm billige Kurs. Was koschdet des?",
      '/erfurt/guenstig/',
      '**483 €**',
    ],
    [
      'trainer aptitude certificate (AEVO), Frankfurt, intensive course - total?',
      '/frankfurt-am-main/intensiv/',
      '**€1,090** for',
    ],
    ['hv hh -> köln 18.01.2027', '/hamburg/koeln/', 'halteverbot, Hamburg, Köln, 18.01.2027'],
    [
      'Neuwagen anmelden, äh nee, Auto ABmelden, beim Amt, kein Wunschkennzeichen. Gebühr?',
      '/abmeldung/amt/nein/',
      '**15,90 bis 16,80 €**',
    ],
    [
      'Mini-PV 800 W, keine Stadtförderung, Kaufpreis 449,- und 36 ct/kWh, wann ist das drin?',
      '/none/800w/',
      '449 €, 0,36 € je kWh',
    ],
    [
      'Golf stilllegen übers Internet, Wunschkennzeichen spielt da keine Rolle mehr, Gebühr?',
      '/abmeldung/online/nein/',
      '**2,10 bis 2,70 €**',
    ],
    [
      'Am 4.12. zieht eine Familie von Bremen nach Düsseldorf, Halteverbot auf beiden Seiten. Fristen?',
      '/bremen/duesseldorf/',
      'halteverbot, Bremen, Düsseldorf',
    ],
    ['34a sachkunde in köln plz 50667 mit intensivkurs', '/50667/', 'IHK zu Köln'],
    ["GmbH in Berlin with individual articles, there's two of us", '/berlin/individuell/', '914'],
  ])('%s', async (asked, path, figure) => {
    const { reply, requests } = await ask(asked);
    expect(reply).toContain(figure);
    expect(resultPaths(requests)).toEqual([expect.stringContaining(path)]);
  });

  test.each([
    ['wärmepumpe luft selbstnutzer einkommen 38.000', { selbstnutzer: 'true', einkommenUnter40000: 'true' }],
    [
      'wärmepumpe luft selbstnutzer einkommen unter 40.000 €',
      { selbstnutzer: 'true', einkommenUnter40000: 'true' },
    ],
    ['wärmepumpe luft alte Gasheizung bleibt, 30.000 €', { kosten: '30000', alteHeizung: 'false' }],
    ['wärmepumpe luft großstadt 30.000 Euro Kosten 70173 Stuttgart', { kosten: '30000', plz: '70173' }],
    ['wärmepumpe luft 20095 kosten 30000', { kosten: '30000', plz: '20095' }],
    ['Wärmepumpe Luft-Wasser 30.000 € für unser Eigenheim', { kosten: '30000', selbstnutzer: 'true' }],
    ['Air-to-water heat pump at 30k for our own house', { kosten: '30000', selbstnutzer: 'true' }],
    ['Wärmepumpe Luft 30.000 €, eigenes Haus, vermietet', { kosten: '30000', selbstnutzer: 'false' }],
    [
      'wärmepumpe erdsonde 38.000, verdienen tun die zusammen deutlich über 40.000',
      { kosten: '38000', einkommenUnter40000: 'false' },
    ],
    [
      'die eltern wohnen im eigenen haus, jetzt soll eine erdsonde für 38.000 € rein, wärmepumpe',
      { kosten: '38000', selbstnutzer: 'true' },
    ],
    // No town has that code; and a figure beside „Einkommen“ is one.
    ['luft-wasser-wp für 28500, vermietetes haus', { kosten: '28500', selbstnutzer: 'false' }],
    [
      'Wärmepumpe Luft-Wasser 34000 €, eink. <40k nein, selbstnutzer ja',
      { kosten: '34000', selbstnutzer: 'true', einkommenUnter40000: 'false' },
    ],
    ['balkonkraftwerk stuttgart 800w 499 0,35', { preis: '499', strom: '0.35' }],
  ])('%s', async (asked, query) => {
    const { requests } = await ask(asked);
    expect(requests.at(-1)?.query).toEqual(query);
  });
});

describe('is asked about', () => {
  test.each([
    ['e-auto bev 1 52000', 'möglich ist **eine ganze Zahl von 0 bis 20**'],
    ['e-auto bev 45.000 € Einkommen, 70.000 € Einkommen, 1 Kind', '**Zwei Angaben für „Einkommen“**'],
    ['gmbh berlin hamburg muster', '**Zwei Angaben für „Stadt“**. Welche gilt? berlin · hamburg.'],
    ['balkonkraftwerk stuttgart 800w preis=499 preis=599', '**Zwei Angaben für „Preis“**'],
    ['wärmepumpe luft großstadt 45128', '**Was ist mit „45128“ gemeint?** kosten 45128 · plz 45128.'],
    ['wärmepumpe luft selbstnutzer vermietet', '**Zwei Angaben für „selbst genutzt“**'],
    ['gmbh marburg muster', 'Für Marburg nennt der Dienst nichts'],
    ['aevo Homburg median', 'Für Homburg nennt der Dienst nichts'],
    ['halteverbot Frankfurt (Oder) köln', 'Für Frankfurt (Oder) nennt der Dienst nichts'],
    ['halteverbot 30.02.2027 köln', 'gibt es nicht'],
  ])('%s', async (asked, sentence) => {
    const { reply, requests } = await ask(asked);
    expect(reply).toContain(sentence);
    expect(resultPaths(requests)).toEqual([]);
  });

  test.each([
    ['wärmepumpe luft großstadt 45128', 'kosten 45128', '**9.000 € Zuschuss** (30 % von höchstens 30.000 €'],
    ['gmbh berlin hamburg muster', 'hamburg', 'in Hamburg mit Musterprotokoll'],
    ['wärmepumpe kosten 30000 selbstnutzer alteHeizung', 'Erdsonde', '**16.500 € Zuschuss**'],
    ['anbieter', 'balkonkraftwerk', 'Anbieter** für Balkonkraftwerk'],
    ['kaminofen bayern 12000 self oldHeating', 'Kachelofen', '**0 € Zuschuss**'],
    ['halteverbot köln hamburg 30.02.2027', '28.02.2027', 'Sicher beantragt bis 07.02.2027'],
    ['e-auto bev', 'abbrechen', '**abgebrochen**'],
  ])('%s, and the next message answers: %s', async (asked, reply, answer) => {
    const office = await openOffice();
    await office.ask(asked);
    expect(await office.ask(reply)).toContain(answer);
  });
});
