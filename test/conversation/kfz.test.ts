// Vehicle registration: one fee where all is said, the fitting rows where something is left open.
import { describe, expect, onTestFinished, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { startOtherFactsServer } from '../support/otherFactsServer.ts';
import { shareConversations, shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();
const converse = shareConversations();

describe('bad input', () => {
  test.each([
    [
      'kfz verlegung amt ja',
      'Möglich für „Vorgang“: **Neuzulassung**, **Halterwechsel**, **Ummeldung** oder **Abmeldung**.',
    ],
    ['kfz ummeldung post ja', 'Möglich für „Weg“: **am Schalter** oder **online**.'],
    ['kfz ummeldung amt vielleicht', 'möglich ist **ja oder nein**'],
    ['kfz ../x amt ja', 'kenne ich nicht'],
    ['kfz %2f amt ja', 'kenne ich nicht'],
    ['kfz amt', '**Welcher Vorgang?** Neuzulassung · Halterwechsel · Ummeldung · Abmeldung.'],
  ])('%j is answered with what is possible, and nothing is asked of the service', async (asked, sentence) => {
    const { reply, requests } = await ask(asked);
    expect(reply).toContain(sentence);
    expect(requests).toEqual([]);
  });
});

test.each([
  'kfz ummeldung online ja',
  'kfz online ummeldung ja',
  'kfz wunschkennzeichen=ja weg=online vorgang=ummeldung',
  'kfz ummeldung online mit Wunschkennzeichen',
  'auto ummelden im internet, mit Wunschkennzeichen',
])('%j is one case', async (asked) => {
  const { reply: answer, requests } = await ask(asked);
  expect(answer).toMatch(
    /^\*\*20,10 bis 24,90 €\*\* Gebühr für die Ummeldung online mit Wunschkennzeichen\./,
  );
  expect(answer).toContain('Untere Grenze: reine Adressänderung');
  expect(answer).toContain('| Mitzubringen |');
  expect(answer).toContain('Nicht enthalten: Kennzeichenschilder');
  expect(requests.map(({ path }) => path)).toEqual(['/api/v1/calculator/kfz/results/ummeldung/online/ja/']);
});

test.each([
  // Whoever gives up a plate reserves none.
  ['kfz abmeldung', 'Abmeldung: **2,10 bis 16,80 €** Gebühr, je nach Weg.', 2],
  ['kfz abmeldung online', 'Abmeldung online: **2,10 bis 2,70 €** Gebühr.', 0],
  ['kfz abmeldung ohne Wunschkennzeichen', 'Abmeldung: **2,10 bis 16,80 €** Gebühr, je nach Weg.', 2],
  [
    'kfz abmeldung amt und online',
    '**Online**, 13,80 bis 14,10 € weniger: 2,10 bis 2,70 statt 15,90 bis 16,80 €.',
    0,
  ],
  ['kfz ummeldung online', 'Ummeldung online: **9,90 bis 24,90 €** Gebühr, je nach Wunschkennzeichen.', 2],
])('%j shows the rows that fit', async (asked, headline, rows) => {
  const { reply: answer } = await ask(asked);
  expect(answer).toContain(headline);
  // A single one is in the first line.
  expect(answer.match(/^\| (?:am Schalter|online) \|/gm) ?? []).toHaveLength(rows);
});

test('of four cases, the cheapest stands first', async () => {
  const { reply } = await ask('kfz neuzulassung');
  expect(reply.match(/^\| (?:am Schalter|online) \| (?:ja|nein)/gm)).toEqual([
    '| online | nein',
    '| online | ja',
    '| am Schalter | nein',
    '| am Schalter | ja',
  ]);
});

test('what is asked back is answered by the next message', async () => {
  const office = await openOffice();
  await office.ask('kfz amt');
  expect(await office.ask('Abmeldung')).toContain('Abmeldung am Schalter: **15,90 bis 16,80 €**');
});

test('an overview without all the rows gives no span', async () => {
  const office = await openOffice();
  const row = {
    vorgang: 'ummeldung',
    weg: 'amt',
    wunschkennzeichen: 'ja',
    fee_min_eur: 21,
    fee_max_eur: 43.1,
  };
  const body = { results: [row, { ...row, weg: 'online', fee_min_eur: 20.1 }] };
  office.facts.fault({ path: /results/, how: { kind: 'answer', status: 200, body } });
  const answer = await office.ask('kfz ummeldung');
  expect(answer).toMatch(/^\*\*Ummeldung\*\*:/);
  expect(answer).toContain('| online | ja | 20,10 bis 43,10 € |');
});

test('a service with other names and nesting: no figure is wrong', async () => {
  const other = await startOtherFactsServer();
  onTestFinished(() => other.close());
  const office = await openOffice({ factsUrl: other.baseUrl });
  const one = await office.ask('kfz neuzulassung amt ja');
  expect(one).toMatch(/^\*\*41,60 bis 52,00 €\*\* Gebühr/);
  expect(one).toContain('| Ausweis oder Pass |');
  expect(await office.ask('kfz ummeldung')).toContain('Ummeldung: **12,50 bis 44,00 €** Gebühr');
  expect(await office.ask('kfz alle')).toContain('**4 Vorgänge**');
});

test.each([
  ['Kann ich mein Auto online abmelden?', /^Ja, das geht online\. Abmeldung online: 2,10 bis 2,70 €/],
  ['Muss ich mein Auto online abmelden?', /^Abmeldung online: 2,10/],
  ['Can I deregister my car online?', /^Yes, that works online\. Deregistration online/],
  ['Kann ich einen Neuwagen online ohne Wunschkennzeichen zulassen?', /^Ja, das geht online\. 12,80/],
  [
    'Welche Unterlagen brauche ich für die Neuzulassung am Amt ohne Wunschkennzeichen?',
    /^Mitzubringen für die Neuzulassung am Schalter ohne Wunschkennzeichen: Personalausweis.*eVB-Nummer.*Vollmacht und Ausweise\.$/,
  ],
  [
    'Was muss ich zum Abmelden meines Autos am Schalter mitbringen?',
    /^Mitzubringen für die Abmeldung am Schalter: Zulassungsbescheinigung Teil I;/,
  ],
  [
    'What documents do I need to deregister my car online?',
    /^To bring along for a deregistration online: in German: Zulassungsbescheinigung Teil I; .*\.$/,
  ],
  [
    'Auto abmelden: was brauche ich und was kostet das?',
    /^Mitzubringen für die Abmeldung auf beiden Wegen: Zulassungsbescheinigung Teil I; .*\. Außerdem am Schalter: Kennzeichenschilder .*\. Außerdem online: .*\. Abmeldung: 2,10 bis 16,80 € Gebühr/,
  ],
  ['Geht die Ummeldung online?', /^Ja, das geht online\. Ummeldung online: 9,90/],
  ['fee for the registration of a car bought used', /^Change of keeper: fee of €9\.90–43\.10/],
  ['kfz ummeldung amt ohne wunschkenzeichen', /^10,80 bis 30,30 €/],
  ['Auto ummelden, ich gehe persönlich zum Amt und behalte mein Kennzeichen: Kosten?', /^10,80 bis 30,30 €/],
  ['auto ummelden am amt, ich nehme mein altes kennzeichen mit', /^10,80 bis 30,30 €/],
])('%j: the first line answers what was asked', async (asked, beginning) => {
  expect(plain((await ask(asked)).reply)).toMatch(beginning);
});

/** The first line without bold, and with plain spaces. */
const plain = (answer: string) =>
  (answer.split('\n')[0] ?? '').replaceAll('**', '').replaceAll('\u00a0', ' ');

test('the papers differ by the way: those of both are told, and then of one', async () => {
  const office = await openOffice();
  expect(plain(await office.ask('gebrauchten gekauft, was muss ich mitbringen'))).toMatch(
    /^Mitzubringen für den Halterwechsel auf beiden Wegen: .*eVB.*\. Außerdem online: Online-Ausweis/,
  );
  expect(plain(await office.ask('und nur online?'))).toMatch(
    /^Mitzubringen für den Halterwechsel online: .*Online-Ausweis/,
  );
});

test.each([
  ['How do I register a used car?', /^Change of keeper: fee of €9\.90–43\.10/],
  ['gebrauchtwagen anmelden online', /^Halterwechsel online: 9,90 bis 25,20 €/],
  ['Motorrad wieder anmelden', /^Die Wiederzulassung eines abgemeldeten Fahrzeugs führt der Dienst nicht\./],
  ['abgemeldetes Auto wieder zulassen Kosten', /^Die Wiederzulassung/],
  ['auto wiederzulassung', /^Die Wiederzulassung/],
])('%j: the process that is meant, or that there is none', async (asked, beginning) => {
  expect(plain((await ask(asked)).reply)).toMatch(beginning);
});

test.each([
  ['Kfz-Zulassung Neuwagen Oldenburg mit Wunschkennzeichen, Gebühren gesamt', 'Angaben für Oldenburg.'],
  ['Halterwechsel von Fulda nach Kassel, Kennzeichen soll mit. geht das', 'Angaben für Kassel.'],
  ['kfz ummeldung Fulda', 'Angaben für Fulda.'],
  ['car-registration new car Cologne total', 'no figures of its own for Cologne.'],
])('%j names a town that changes nothing, and no other word was missed', async (asked, says) => {
  const { reply } = await ask(asked);
  expect(reply).toContain(says);
  expect(reply).not.toMatch(/Nicht verstanden|Not understood|kenne ich nicht/);
});

test('what was really left out is still said, without the words that say nothing', async () => {
  const { reply } = await ask('kfz neuzulassung Oldenburg Blumen gesamt');
  expect(reply).toContain('Nicht verstanden und nicht berücksichtigt: „Blumen“.');
});

test.each([
  ['kfz HW online WKZ ja', '/halterwechsel/online/ja/'],
  ['kfz nz amt wkz nein', '/neuzulassung/amt/nein/'],
  ['kfz Halterw. online m. Wunschkz.', '/halterwechsel/online/ja/'],
])('%j: what clerks write in short', async (asked, path) => {
  expect((await ask(asked)).requests.at(-1)?.path).toContain(path);
});

test.each([
  [
    'gebrauchtwagen gekauft aus anderem landkreis, nummernschild soll bleiben, was kostets online',
    /^Aus anderem Bezirk, Kennzeichen bleibt: \*\*9,90 €\*\* online\./,
  ],
  [
    'Halterwechsel im selben Bezirk, neues Kennzeichen, Kosten?',
    /^Halterwechsel im Bezirk, neues Kennzeichen: \*\*12,40 €\*\* online, \*\*26,20 €\*\* am Schalter\./,
  ],
  // A preferred plate comes on top, and no row of another process is taken.
  [
    'Halterwechsel aus anderem Bezirk, neues Kennzeichen, Wunschkennzeichen, am Schalter: Gebühr?',
    /^\*\*37,30 bis 39,90 €\*\* mit Wunschkennzeichen: Grundgebühr 27,10 €, Wunschkennzeichen 10,20 bis 12,80 €/,
  ],
  ['Ummeldung im selben Landkreis, neues Kennzeichen, am Schalter, Kosten?', /^Ummeldung am Schalter: /],
  // Without the district it may be either.
  [
    'Halterwechsel am Schalter, Kennzeichen bleibt, Kosten?',
    /^Halterwechsel, Kennzeichen bleibt, je nach Bezirk: \*\*23,60 bis 24,20 €\*\* am Schalter/,
  ],
  [
    'die Nummer vom gebraucht gekauften Polo will er behalten, Schalter, Gebühr?',
    /Kennzeichen bleibt, je nach Bezirk/,
  ],
  ['auto geerbt, behalte das kennzeichen nicht, am schalter, was kostets', /^\*\*23,60 bis 30,30 €\*\*/],
])('“%s”: the fee of just that case', async (question, said) => {
  expect((await ask(question)).reply.replaceAll('\u00a0', ' ')).toMatch(said);
});

test('what was said of district and plate goes along, and is corrected', async () => {
  const said = [
    'gebrauchten vom Schwager gekauft, gleicher Kreis, mit Wunschkennzeichen, am Schalter. Gebühr?',
    'und online?',
    'ach nein, aus dem Nachbarkreis, und er behält das alte Schild',
  ];
  const replies = (await converse(said)).map(({ reply }) => reply.replaceAll('\u00a0', ' '));
  expect(replies[0]).toMatch(/^\*\*36,40 bis 39,00 €/);
  expect(replies[1]).toMatch(/^\*\*22,60 bis 25,20 €/);
  expect(replies[2]).toMatch(/Kennzeichen bleibt: \*\*9,90 €\*\* online/);
});
