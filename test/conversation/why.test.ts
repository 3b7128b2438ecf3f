// „Warum?“ after a figure: the service's own rule in words with its figures; without one, what it states; never ours.
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Office, openOffice } from '../support/office.ts';
import { seen } from '../support/otherOffice.ts';
import { type ServiceNumber, services } from '../support/services.ts';
import { errorsIn } from '../support/settled.ts';

const inUmzug = { channel: 'umzug' } as const;

async function whyAfter(office: Office, ask: string, wish = 'warum?'): Promise<string> {
  await office.ask(ask, inUmzug);
  return seen(await office.ask(wish, inUmzug));
}

describe('every calculator', () => {
  test.each([
    [
      'gmbh köln muster',
      '**Summe 489,45 bis 525,15 €**: so rechnet der Dienst: Notar (brutto) 256,45 bis 292,15 € + Handelsregister 200 € + Gewerbeanmeldung 33 €.',
      '| Dazu | ohne Stammkapital, ohne IHK-Beitrag',
    ],
    [
      'wärmepumpe luft_wasser over_100k kosten=42000 selbstnutzer alteHeizung',
      '**Zuschuss 15.000 €**: so rechnet der Dienst: förderfähige Kosten 30.000 € × Fördersatz 50 %.',
      '| förderfähige Kosten | 30.000 € = Kosten 42.000 €, höchstens 30.000 € |',
      '| Klimageschwindigkeitsbonus | 20 % (nur selbstnutzende Eigentümer;',
    ],
    [
      'kaminofen pellet_water bayern 12000 self oldHeating',
      'förderfähige Kosten 12.000 € × Fördersatz 50 %.',
      '| Fördersatz | 50 % = 30 % + 20 % (selbst genutzt und alte Heizung ersetzt), höchstens 70 % |',
      'wenn „alte Heizung ersetzt“ gilt',
    ],
    [
      'kaminofen pellet_water bayern 12000',
      'förderfähige Kosten 12.000 € × Fördersatz 30 %.',
      '| Fördersatz | 30 % = 30 %, höchstens 70 % |',
    ],
    [
      'balkonkraftwerk berlin 800 watt',
      '**Amortisationszeit 0,9 Jahre**: so rechnet der Dienst: Preis nach Zuschuss 199 € ÷ Ersparnis im Jahr 210,90 €.',
      'Ertrag im Jahr 760 kWh × selbst verbrauchter Anteil 0,75 × Strompreis 0,37 € je kWh',
    ],
    [
      'kfz ummeldung online ohne wunschkennzeichen',
      'Grundgebühr 9,90 bis 12,10 € + Wunschkennzeichen 0 €.',
      'ohne Schilder, Plaketten, Versand, Kfz-Steuer und Versicherung',
    ],
    [
      'sachkunde34a berlin',
      '**Summe 540 €**: so rechnet der Dienst: Prüfungsgebühr der IHK 150 € + Vorbereitung 390 €.',
    ],
    [
      'jagdschein bayern',
      'Gesamtkosten Erstjahr = Kurs + Prüfungsgebühr + Jagdschein',
      '| Prüfungsgebühr | 280 € |',
    ],
    ['aevo köln', 'nicht sicher in Worte fassen', '| Begründung des Dienstes | IHK-Gebühr nicht bestätigt'],
    ['e-auto bev 50000 2', 'nicht sicher in Worte fassen', '| Kinderbonus | 1.000 € |'],
    ['wallbox weg berlin 10 standard', 'nicht sicher in Worte fassen', '| davon Land | 0 € |'],
    [
      'halteverbot köln hamburg 2027-06-10',
      '**20.05.2027 (Do.)**: Der Dienst nennt',
      '| Gebührenregel: Köln | 36 EUR',
    ],
    [
      'halteverbot köln 2027-06-10',
      'Eine Rechenregel nennt der Dienst dazu **nicht**',
      'Errechnet von mir, nicht vom Dienst',
    ],
    ['gmbh alle', 'nicht sicher in Worte fassen'],
    ['hilfe', 'keine Zahl des Faktendienstes'],
  ])('%s', async (ask, ...said) => {
    const office = await openOffice();
    const why = await whyAfter(office, ask);
    expect(said.filter((words) => !why.includes(words))).toEqual([]);
    const [told = ''] = why.split('\nStand ');
    expect(told).not.toMatch(/\w_\w|min\(|=true|\*rate|spoiler/);
    const rows = why.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
    expect(rows.length).toBeLessThanOrEqual(8);
    expect(errorsIn(office)).toEqual([]);
  });
});

test.each([
  'wieso?',
  'Wie gerechnet?',
  'wie kommst du darauf',
  'Wie wurde das berechnet?',
  'wie setzt sich das zusammen?',
  'why',
  'how was that calculated?',
  'how did you calculate that?',
])('“%s” means the same', async (wish) => {
  const office = await openOffice();
  expect(await whyAfter(office, 'gmbh köln muster', wish)).toContain('so rechnet der Dienst: Notar (brutto)');
});

test('in English, and what the service says in German is marked', async () => {
  const office = await openOffice();
  const why = await whyAfter(
    office,
    'heat-pump air-water city costs 30000 owner-occupied old heating',
    'how was that calculated?',
  );
  expect(why).toContain('**Grant €15,000**: the service reckons eligible costs €30,000 × rate');
  expect(why).toMatch(/\| Climate speed bonus \| 20.% \(nur selbstnutzende .* \(German\)\) \|/);
});

test('what goes on afterwards goes on with the answer', async () => {
  const office = await openOffice();
  await whyAfter(office, 'gmbh köln muster');
  expect(await office.ask('und in Hamburg?', inUmzug)).toContain('in Hamburg mit Musterprotokoll');
});

test.each(['warum?', 'why?', 'wie gerechnet?'])(
  '“%s” without an answer before it is not understood',
  async (wish) => {
    const office = await openOffice();
    expect(await office.ask(wish, inUmzug)).toMatch(/`hilfe`|`help`/);
  },
);

test.each(['zusammen', 'rechnung bitte', 'warum kostet der jagdschein in bayern so viel'])(
  '“%s” is something else',
  async (ask) => {
    const office = await openOffice();
    expect(await whyAfter(office, 'gmbh köln muster', ask)).not.toContain('so rechnet der Dienst');
  },
);

test.each<[ServiceNumber, string]>([
  [2, 'gmbh hamburg muster'],
  [2, 'wärmepumpe luft_wasser over_100k kosten=42000'],
  [2, 'kaminofen pellet_water bayern 12000'],
  [2, 'aevo hamburg'],
  [2, 'balkonkraftwerk freiburg 800 watt'],
  [2, 'halteverbot berlin-mitte hamburg 2027-06-10'],
  [3, 'wärmepumpe luft_wasser over_100k kosten=42000'],
  [3, 'jagdschein bayern'],
  [3, 'sachkunde34a mainz'],
  [3, 'halteverbot kiel mainz 2027-06-10'],
])('service %i states no rule to “%s”, and the answer says so', async (number, ask) => {
  const service = await services[number]({ now: () => Date.parse('2026-11-21T09:00:00Z') });
  onTestFinished(() => service.close());
  const office = await openOffice({ factsUrl: service.baseUrl });
  const why = await whyAfter(office, ask);
  expect(why).toContain('Eine Rechenregel nennt der Dienst dazu **nicht**');
  expect(why).not.toContain('so rechnet der Dienst');
});

describe('what tells two cases apart', () => {
  test.each([
    [
      ['gmbh köln individuell', 'und mit musterprotokoll', 'warum ist das billiger?'],
      '**Der Unterschied liegt hier:** Notar (brutto) 256,45 bis 292,15 € statt 699,13 bis 889,53 €. **Musterprotokoll** ist 443 bis 598 € billiger',
    ],
    // Beside the one other contract that there is.
    [
      ['gmbh köln individuell', 'warum ist das mit musterprotokoll billiger?'],
      'Notar (brutto) 256,45 bis 292,15 € statt 699,13 bis 889,53 €.',
    ],
    [
      [
        'vergleich mal gmbh kosten stuttgart und dresden mit musterprotokoll',
        'warum ist das beim muster so viel billiger?',
      ],
      'Notar (brutto) 256,45 bis 292,15 € statt 699,13 bis 889,53 €. **Musterprotokoll** ist',
    ],
    [
      ['sachkunde 34a hamburg', 'und in bremen', 'woran liegt der unterschied?'],
      '**Der Unterschied liegt hier:** Prüfungsgebühr 150 € statt 175 €. **25 € Unterschied**',
    ],
    // A bare „why“ behind a comparison is about that.
    [
      [
        'What does a GmbH cost in Cologne with individual articles?',
        'and in Hamburg?',
        'which is cheaper?',
        'why is that?',
      ],
      '**This makes the difference:** Trade office €20 instead of €33.',
    ],
    [
      ['gmbh köln und hamburg', 'warum?'],
      '**Einen Grund nennt der Dienst nicht**. **Hamburg**, 13 € weniger',
    ],
    // Of one case alone it is its own reckoning.
    [['gmbh köln muster', 'warum?'], '**Summe 489,45 bis 525,15 €**: so rechnet der Dienst'],
  ])('%j', async (messages, said) => {
    const office = await openOffice();
    let reply = '';
    for (const message of messages) reply = seen(await office.ask(message, inUmzug));
    expect(reply).toContain(said);
  });
});
