// Suppliers: only topics with some, one filter at a time, nothing but the allowed fields.
import { describe, expect, onTestFinished, test } from 'vitest';
import { answerWithCsv } from '../support/files.ts';
import { openOffice } from '../support/office.ts';
import { startOtherFactsServer } from '../support/otherFactsServer.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

describe('a place', () => {
  test.each<[string, Record<string, string>]>([
    ['anbieter balkonkraftwerk berlin', { city: 'berlin' }],
    ['anbieter balkonkraftwerk München', { city: 'muenchen' }],
    ['anbieter balkonkraftwerk in Köln', { city: 'koeln' }],
    ['anbieter balkonkraftwerk stadt=hamburg', { city: 'hamburg' }],
    ['anbieter hamburg balkonkraftwerk', { city: 'hamburg' }],
    ['anbieter balkonkraftwerk nrw', { state: 'nordrhein-westfalen' }],
    ['anbieter balkonkraftwerk land=berlin', { state: 'berlin' }],
    ['anbieter balkonkraftwerk land hamburg', { state: 'hamburg' }],
    ['anbieter balkonkraftwerk 10115', { plz: '10115' }],
    ['anbieter balkonkraftwerk plz=20095', { plz: '20095' }],
    ['Wer kann uns Anbieter für Balkonkraftwerke in Hamburg nennen?', { city: 'hamburg' }],
    ['Kennst du Anbieter zum Jagdschein?', {}],
    ['anbieter balkonkraftwerk alle', {}],
    ['anbieter alle balkonkraftwerk', {}],
  ])('%s is sent as %j', async (asked, query) => {
    const { reply, requests } = await ask(asked);
    expect(reply).toMatch(/^\*\*Erfundene Beispiele\*\*, keine echten Anbieter: \*\*\d Anbieter\*\* für /);
    expect(requests.map((request) => request.query)).toEqual([query]);
  });

  test.each([
    ['anbieter balkonkraftwerk frankfurt (oder)', 'frankfurt-oder', 'Frankfurt (Oder)'],
    ['anbieter balkonkraftwerk Bad Homburg', 'bad-homburg', 'Bad Homburg'],
    ['anbieter balkonkraftwerk tübingen', 'tuebingen', 'Tübingen'],
  ])('%s without suppliers says so', async (asked, city, name) => {
    const { reply: answer, requests } = await ask(asked);
    expect(answer).toContain(`in ${name}, bundesweit tätig`);
    expect(answer).toContain(
      `Eigens für ${name} führt der Dienst keinen Anbieter; die Liste nennt nur bundesweite.`,
    );
    expect(requests[0]?.query).toEqual({ city });
    for (const { path } of requests) expect(path).toBe('/api/v1/topics/balkonkraftwerk/suppliers/');
  });

  test.each([
    'anbieter balkonkraftwerk 7017',
    'anbieter balkonkraftwerk 701733',
    'anbieter balkonkraftwerk %2f',
  ])('%s is none: told without a request, and the next message mends it', async (asked) => {
    const office = await openOffice();
    expect(await office.ask(asked)).toContain('Postleitzahl mit genau fünf Ziffern');
    expect(office.facts.requests).toEqual([]);
    expect(await office.ask('10115')).toContain('für Balkonkraftwerk in 10115');
  });

  test('is the narrowest one, and the wider one is named', async () => {
    const { reply: answer } = await ask('anbieter 34a 10115 Berlin');
    expect(answer).toContain('Gesucht wurde nach 10115; „Berlin“ ging nicht ein.');
  });

  test('that the service spells otherwise is found under its spelling', async () => {
    const office = await openOffice();
    const munich = { name: 'Isar', city: 'munchen', coverage: 'city' };
    const everywhere = { name: 'Weit', city: null, coverage: 'nationwide' };
    const sent = (...suppliers: object[]) =>
      office.facts.fault({ how: { kind: 'answer', status: 200, body: { suppliers } } });
    sent(everywhere);
    sent(everywhere, munich);
    sent(everywhere, munich);
    expect(await office.ask('anbieter balkonkraftwerk münchen')).toContain('**2 Anbieter**');
    expect(office.facts.requests.map(({ query }) => query)).toEqual([
      { city: 'muenchen' },
      {},
      { city: 'munchen' },
    ]);
  });
});

describe('a topic', () => {
  test.each([
    ['anbieter erbschein', 'Zu Anbietern für „Erbschein“ habe ich keine Daten', 'zu: Balkonkraftwerk, '],
    [
      'habt ihr firmen für den erbschein?',
      'Zu Anbietern für „Erbschein“ habe ich keine Daten',
      'Wärmepumpe.',
    ],
    ['anbieter wallbox hamburg', 'Zu Anbietern für „Wallbox“ habe ich keine Daten', 'Wärmepumpe. '],
    ['anbieter quatsch', 'Möglich für „Thema mit Anbietern“: **Balkonkraftwerk**, ', 'oder **Wärmepumpe**.'],
  ])('without suppliers (%s) is refused with the list, and not asked for', async (asked, ...parts) => {
    const { reply: answer, requests } = await ask(asked);
    for (const part of parts) expect(answer).toContain(part);
    expect(requests).toEqual([]);
  });

  test('that is missing is asked for', async () => {
    const office = await openOffice();
    expect(await office.ask('anbieter')).toContain('**Zu welchem Thema?** Balkonkraftwerk · ');
    expect(await office.ask('wärmepumpe')).toContain('**8 Anbieter** für Wärmepumpe, davon 2 bundesweit.');
  });

  test('that the service has no suppliers for is refused with its own list', async () => {
    const office = await openOffice();
    const body = { error: 'x', available: ['kaminofen', 'wallbox'] };
    office.facts.fault({ times: 3, how: { kind: 'answer', status: 404, body } });
    const answer = await office.ask('anbieter halteverbot');
    expect(answer).toContain('Das kennt der Faktendienst nicht. Möglich sind:');
    expect(answer).toContain('| kaminofen |');
  });
});

describe('of a supplier', () => {
  const supplier = {
    name: 'Nord',
    description_de: 'Kurse',
    coverage: 'nationwide',
    city: null,
    phone: '+49 30 23125 017',
    email: 'direkt@anbieter.example',
    website: 'https://direkt.example',
    contact: { phone: '+49 40 66969 104' },
    secret_note: 'geheim',
    profile_url: 'tel:+493023125017',
    intro_action: { label_de: 'Kontakt anfragen', url: 'https://vermittlung.example/1' },
  };

  test('nothing but the allowed fields is shown, whatever is sent', async () => {
    const office = await openOffice();
    const body = { suppliers: [supplier], operator: { phone: '+49 30 23125 018' }, hotline: '0800 1' };
    office.facts.fault({ how: { kind: 'answer', status: 200, body } });
    const answer = await office.ask('anbieter halteverbot');
    expect(answer).toContain('**1 Anbieter** für Halteverbot, bundesweit tätig.');
    expect(answer).toContain('| Nord | bundesweit | [Kontakt anfragen](https://vermittlung.example/1) |');
    expect(answer).not.toMatch(/23125|66969|direkt|geheim|0800|fiktiv/);
  });

  test('the order is the service’s, its label is shown, and that it is invented comes first', async () => {
    const { reply: answer } = await ask('anbieter jagdschein');
    const [headline] = answer.split('\n\n');
    expect(headline).toBe(
      '**Erfundene Beispiele**, keine echten Anbieter: **8 Anbieter** für Jagdschein, davon 2 bundesweit.',
    );
    expect(answer).not.toContain('Kontakt anfragen');
    expect(answer).toContain('(Platzierung, teils Anzeigen); sie ist keine Empfehlung.');
    expect(answer).toMatch(/\| Muster Jagdschule Deutschland GmbH · Anzeige \(Beispiel\) \| bundesweit \|$/m);
    expect(answer).not.toContain('https://www.example.com');
  });

  test('none at all is said honestly', async () => {
    const office = await openOffice();
    const empty = { kind: 'answer', status: 200, body: { suppliers: [] } } as const;
    office.facts.fault({ times: 3, how: empty });
    expect(await office.ask('anbieter halteverbot köln')).toContain(
      '**Keinen Anbieter** führt der Dienst für Halteverbot in Köln.',
    );
  });
});

test('another service’s suppliers keep their order, and their contacts stay away', async () => {
  const other = await startOtherFactsServer();
  onTestFinished(() => other.close());
  const office = await openOffice({ factsUrl: other.baseUrl });
  const answer = await office.ask('anbieter halteverbot', { channel: 'umzug' });
  expect(answer).toContain('**5 Anbieter** für Halteverbot, davon 2 bundesweit.');
  expect(answer).toContain(
    '| [Muster &#38; Söhne &#124; Nord](https://vermittlung.example/halteverbot/1) · Anzeige | Hamburg |',
  );
  expect(answer).not.toMatch(/23125|direkt@|@\*\*all/);
  // A file has every field of other answers, but not of these.
  expect(await answerWithCsv(office, 'anbieter halteverbot')).not.toMatch(/23125|direkt@|Feld des Dienstes/);
  expect(await office.ask('anbieter halteverbot hamburg')).toContain('**4 Anbieter**');
});

test.each([
  [
    'Gibt es Anbieter für Wärmepumpen in Berlin?',
    /^Erfundene Beispiele, keine echten Anbieter: 4 Anbieter für Wärmepumpe in Berlin/,
  ],
  [
    'anbieter heilpraktiker hambrug',
    /^Erfundene Beispiele, .*: 3 Anbieter für Heilpraktikererlaubnis in Hamburg/,
  ],
  ['anbieter wärmepumpe homburg', /in Homburg/],
])('%j: the first line answers what was asked', async (asked, beginning) => {
  expect(plain((await ask(asked)).reply)).toMatch(beginning);
});

/** The first line without bold, and with plain spaces. */
const plain = (answer: string) =>
  (answer.split('\n')[0] ?? '').replaceAll('**', '').replaceAll('\u00a0', ' ');

test.each([
  [{ suppliers: [] }, /^Nein, der Dienst führt keinen Anbieter für Wärmepumpe in Berlin/],
  [
    { suppliers: [{ name: 'Muster GmbH', nationwide: false, city: 'Berlin', fictitious: false }] },
    /^Ja, 1 Anbieter für Wärmepumpe in Berlin/,
  ],
])('whether there are any is answered first, unless they are invented', async (body, beginning) => {
  const office = await openOffice();
  office.facts.fault({ path: /suppliers/, times: 9, how: { kind: 'answer', status: 200, body } });
  expect(plain(await office.ask('Gibt es Anbieter für Wärmepumpen in Berlin?'))).toMatch(beginning);
});

test.each([
  ['Wer installiert Balkonkraftwerke in Freiburg?', 'balkonkraftwerk', 'city=freiburg'],
  ['Umzugsfirma mit Halteverbotsservice in 80331', 'halteverbot', 'plz=80331'],
  ['Jagdschule in Bayern gesucht', 'jagdschein', 'state=bayern'],
  ['Kennen Sie einen Zulassungsdienst in Köln?', 'kfz-zulassung', 'city=koeln'],
  ['Heilpraktikerschulen NRW', 'heilpraktiker', 'state=nordrhein-westfalen'],
  ['Welcher Händler verkauft E-Autos in München?', 'e-auto-foerderung', 'city=muenchen'],
  ['Handwerker Wärmepumpe Köln', 'waermepumpe', 'city=koeln'],
  [
    'Bitte eine Liste von Händlern für Balkonsolar in Nordrhein-Westfalen.',
    'balkonkraftwerk',
    'state=nordrhein-westfalen',
  ],
  ['heat pump installers in Berlin', 'waermepumpe', 'city=berlin'],
  ['Who sells electric cars in Munich?', 'e-auto-foerderung', 'city=muenchen'],
])('%j: somebody who does it is looked for', async (asked, topic, filter) => {
  const { reply, requests } = await ask(asked);
  expect(reply).not.toMatch(/Nicht verstanden|Not understood/);
  const [first] = requests.filter(({ path }) => path.includes('/suppliers/'));
  expect(first?.path).toBe(`/api/v1/topics/${topic}/suppliers/`);
  expect(new URLSearchParams(first?.query).toString()).toBe(filter);
});

test('behind an answer on something else, a town does not make it a question about that', async () => {
  await ask('Wärmepumpe Luft in Augsburg für 30.000 €?');
  const { requests } = await ask('Who sells electric cars in Munich?');
  expect(requests.map(({ path }) => path)).toContain('/api/v1/topics/e-auto-foerderung/suppliers/');
});

test.each([
  ['Angebot vom Installateur 28.000 Euro, Luftwärmepumpe, Großstadt', '**8.400 € Zuschuss**'],
  ['Muss die Umzugsfirma das Halteverbot in Köln beantragen?', 'Ausdrücklich sagt der Dienst das nicht'],
  ['E-Auto vom Händler gekauft, Einkommen 50000 zve, 1 kind, bev', '**4.500 €**'],
  ['jagdschein bayern jagdschule kosten', 'für den Kurs'],
  ['Wer macht die Prüfung 34a in Hamburg?', 'Hamburg'],
])('%j: who does it is only mentioned', async (asked, sentence) => {
  const { reply, requests } = await ask(asked);
  expect(reply).toContain(sentence);
  expect(requests.some(({ path }) => path.includes('/suppliers/'))).toBe(false);
});

test('who does what was asked about before, at a place that is named now', async () => {
  const office = await openOffice();
  await office.ask('Halteverbot von Köln nach Hamburg am 9.12.2026');
  await office.ask('gibt es in Hamburg Anbieter, die das mit den Schildern für uns machen?');
  expect(office.facts.requests.at(-1)?.path).toContain('/topics/halteverbot/suppliers/');
});

test.each([
  'Könnt ihr mir einen Notar in Köln für die GmbH-Gründung empfehlen?',
  'Kennst du einen Anwalt für den Erbschein?',
])('%s is no question for a figure', async (asked) => {
  const office = await openOffice();
  expect(await office.ask(asked)).toMatch(/^Zu Anbietern für „.*“ habe ich keine Daten/);
});

test('„und bundesweite?“ leaves out those of the place', async () => {
  const office = await openOffice();
  expect(await office.ask('Zulassungsdienst in Hamburg, kennt ihr welche?')).toContain('**3 Anbieter**');
  const reply = await office.ask('und bundesweite?');
  expect(reply).toContain('**2 Anbieter** für Kfz-Zulassung, bundesweit tätig');
  expect(reply).not.toContain('| Hamburg |');
});
