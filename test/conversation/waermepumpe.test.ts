// The heat pump grant: options in any order, costs that are clamped, bonuses nobody mentioned, local hints.
import { describe, expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

describe('options', () => {
  test.each([
    'wärmepumpe luft_wasser over_100k kosten=30000 selbstnutzer alteHeizung',
    'wärmepumpe luft_wasser over_100k alteHeizung=ja selbstnutzer=true kosten 30.000',
    'wärmepumpe selbstnutzer, alte Ölheizung, luft, Großstadt, 30.000 €',
    'luftwärmepumpe großstadt 30.000 €, alte gasheizung raus, wohne selbst drin – zuschuss?',
    'Familie wohnt im eigenen Haus, ersetzt die alte Gasheizung: Luftwärmepumpe für 30.000 €, Großstadt. Zuschuss?',
  ])('%s', async (asked) => {
    const { reply, requests } = await ask(asked);
    expect(reply).toContain('**15.000 € Zuschuss** (50 % von 30.000 €');
    expect(requests.at(-1)).toMatchObject({
      path: expect.stringContaining('/luft_wasser/over_100k/'),
      query: { kosten: '30000', selbstnutzer: 'true', alteHeizung: 'true' },
    });
  });

  test.each([
    ['Luft-WP 28.000, wohnt selbst drin, zvE 36, Zuschuss?', '**16.800 € Zuschuss** (60 % von 28.000 €)'],
    ['Luft-WP 28.000, wohnt selbst drin, zvE 62, Zuschuss?', '**8.400 € Zuschuss** (30 % von 28.000 €)'],
  ])('the thousands of an income may be left out: %s', async (asked, told) => {
    expect((await ask(asked)).reply).toContain(told);
  });

  test('only what was said goes out, a no as a no', async () => {
    const { requests } = await ask('wärmepumpe sonde dorf selbstnutzer nein');
    expect(requests.at(-1)?.query).toEqual({ selbstnutzer: 'false' });
  });
});

describe('costs', () => {
  test.each([
    ['4999', '5.000 € statt 4.999 €'],
    ['60001', '60.000 € statt 60.001 €; der Eigenanteil ist also um 1 € höher'],
  ])('of %s go out as they are, and the clamping is told', async (kosten, told) => {
    const { reply, requests } = await ask(`wärmepumpe luft großstadt kosten ${kosten}`);
    expect(reply).toContain(told);
    expect(requests.at(-1)?.query).toMatchObject({ kosten });
  });

  test.each(['5000', '60000'])('of %s are not', async (kosten) => {
    expect((await ask(`wärmepumpe luft großstadt kosten ${kosten}`)).reply).not.toContain('statt');
  });
});

test('what nobody mentioned is named, so that nobody forgets it', async () => {
  const { reply: answer } = await ask('wärmepumpe luft');
  expect(answer).toContain(
    'Nicht angegeben und ohne Bonus gerechnet: selbst genutzt, alte Heizung ersetzt, Einkommen bis 40.000 €.',
  );
  expect(answer).toContain(
    'Angenommen: Gemeinde **über 100.000 Einwohner**; das entscheidet nur über die GEG-Frist.',
  );
});

test('local funding is named, and not part of the grant', async () => {
  const { reply: answer } = await ask('wärmepumpe luft großstadt kosten 30000 plz 70173');
  expect(answer).toContain('**9.000 € Zuschuss**');
  expect(answer).toContain('**Stuttgart, Baden-Württemberg**');
  expect(answer).toContain('**nicht im Zuschuss enthalten**');
  expect(answer).toContain('| Stuttgarter Wärmepumpenprogramm | 2.500 € |');
});

describe('what cannot be', () => {
  test.each([
    ['wärmepumpe gas', '**„gas“** kenne ich nicht. Möglich für „Pumpe“: **Luft-Wasser-Wärmepumpe**'],
    ['wärmepumpe luft mars', '**„mars“** kenne ich nicht. Möglich für „Gemeindegröße“'],
    [
      'wärmepumpe luft großstadt plz 7017',
      '**„7017“** geht bei „Postleitzahl“ nicht; möglich ist **eine Postleitzahl mit genau fünf Ziffern**',
    ],
    ['wärmepumpe luft großstadt kosten -5', '**„-5“** geht bei „Kosten“ nicht'],
    ['wärmepumpe luft_wasser/../over_100k', 'kenne ich nicht'],
  ])('%s', async (asked, sentence) => {
    const { reply, requests } = await ask(asked);
    expect(reply).toContain(sentence);
    expect(requests).toEqual([]);
  });
});

describe('in everyday words', () => {
  test.each([
    ['wp luft dorf', '/luft_wasser/under_100k/', {}],
    ['Luftwärmepumpe im Dorf, die kost hoit so 34500', '/luft_wasser/under_100k/', { kosten: '34500' }],
    ['LWP großstadt 28000 euro', '/luft_wasser/over_100k/', { kosten: '28000' }],
    ['KfW 458 luft wasser großstadt 30.000 €', '/luft_wasser/over_100k/', { kosten: '30000' }],
    ['wärmepumpe luft 8.000 Einwohner, 30.000 €', '/luft_wasser/under_100k/', { kosten: '30000' }],
    ['wärmepumpe luft, Stadt mit 250.000 Einwohnern', '/luft_wasser/over_100k/', {}],
    ['wärmepumpe luft großstadt dreißigtausend Euro', '/luft_wasser/over_100k/', { kosten: '30000' }],
    ['wärmepumpe luft, Haus von 1978, 30.000 €', '/luft_wasser/over_100k/', { kosten: '30000' }],
    ['Geothermie mit Bohrung, Großstadt', '/sole_wasser_erdsonde/over_100k/', {}],
    ['heat-pump air source village, we live there', '/luft_wasser/under_100k/', { selbstnutzer: 'true' }],
  ])('%s', async (asked, path, query) => {
    const { requests } = await ask(asked);
    expect(requests.at(-1)).toMatchObject({ path: expect.stringContaining(path), query });
  });

  test('what was read from the number of inhabitants is told', async () => {
    expect((await ask('wärmepumpe luft 8.000 Einwohner')).reply).toContain(
      '„8.000 Einwohner“ als **bis 100.000 Einwohner** gelesen.',
    );
  });

  test.each(['erdwärmepumpe großstadt', 'wärmepumpe sole großstadt'])(
    '%s is asked about: collector or borehole',
    async (asked) => {
      const office = await openOffice();
      expect(await office.ask(asked)).toMatch(/gemeint\?\*\* .*Erdkollektor · .*Erdsonde\./);
      await office.ask('Erdsonde');
      expect(office.facts.requests.at(-1)?.path).toContain('/sole_wasser_erdsonde/over_100k/');
    },
  );

  test('an amount that could be the costs or the grant is asked about', async () => {
    const { reply, requests } = await ask('Gibt es für eine Luftwärmepumpe im Dorf mehr als 10.000 €?');
    expect(reply).toMatch(/^Was kostet die Heizung mit Einbau\?/);
    expect(requests.filter(({ path }) => /results\/./.test(path))).toEqual([]);
  });

  test('an air-to-air device is none of these, and gets no figure', async () => {
    const { reply, requests } = await ask('Luft-Luft-Wärmepumpe 20.000 €');
    expect(reply).toContain(
      '**„Luft-Luft-Wärmepumpe“** kenne ich nicht. Möglich für „Pumpe“: **Luft-Wasser-Wärmepumpe**',
    );
    expect(requests).toEqual([]);
  });
});

describe('the first line answers what was asked', () => {
  test.each([
    [
      'Bekomme ich für eine Luftwärmepumpe in der Großstadt für 30.000 € einen Zuschuss?',
      '**Ja, 9.000 € Zuschuss** (30 % von 30.000 €), Eigenanteil 21.000 €.',
    ],
    [
      'Bekomme ich für eine Luftwärmepumpe für 3.000 € einen Zuschuss?',
      '**Ja**. **Nicht für 3.000 €, sondern für 5.000 € gerechnet**: **1.500 € Zuschuss**',
    ],
    [
      'Gibt es für eine Luftwärmepumpe für 30.000 € in 70173 noch etwas von der Stadt?',
      '**Von Stadt oder Gemeinde**: möglich ist Stuttgarter Wärmepumpenprogramm (2.500 €; laut Quelle Januar 2025); im Zuschuss ist das nicht enthalten. Vom Bund: **9.000 €',
    ],
    [
      'Luftwärmepumpe Großstadt, wie hoch ist die Einkommensgrenze?',
      'Einkommensgrenze: **40.000 €**. 9.000 € Zuschuss',
    ],
    ['Is there a grant for an air source heat pump for €25,000?', '**Yes, €7,500 grant** (30 % of €25,000'],
    [
      'Heizung kaputt, neue Luftwärmepumpe 25.000 €, wir wohnen drin. Gibt es den Klimabonus?',
      '**Nein**. Klimageschwindigkeitsbonus 0 %: **7.500 € Zuschuss** (30 % von 25.000 €)',
    ],
    [
      'Wie viel Prozent bei Erdsonde, 38.000 €, selbst genutzt, Gaskessel von 1999?',
      '**55 %**, das sind **16.500 € Zuschuss** (55 % von höchstens 30.000 €',
    ],
    [
      'Brauche ich für eine Erdsonde in 70173 Stuttgart eine Genehmigung?',
      '**Ja**, für die Sole-Wasser-Wärmepumpe mit Erdsonde: **eine wasserrechtliche Erlaubnis ist nötig**',
    ],
    [
      'Brauche ich eine Genehmigung für eine Erdsonde im Dorf, 40.000 €, Wärmepumpe?',
      '**Ja**, für die Sole-Wasser-Wärmepumpe mit Erdsonde: **eine wasserrechtliche Erlaubnis ist nötig**; das dauert',
    ],
  ])('%s', async (asked, beginning) => {
    expect((await ask(asked)).reply.slice(0, beginning.length)).toBe(beginning);
  });
});

test.each([
  ['Luftwärmepumpe im Dorf, das Angebot liegt bei 24.000 Euro brutto', '**7.200 € Zuschuss**'],
  ['luftwärmepumpe großstadt kosten 24000 brutto', '**7.200 € Zuschuss**'],
  [
    'luftwärmepumpe großstadt 24000, selbst genutzt, wir haben 60.000 brutto',
    'Haushaltseinkommen im Jahr (zvE, steht im Steuerbescheid)?**',
  ],
  [
    'luftwärmepumpe, Kosten 24.000, selbst genutzt, verdienen 60.000 brutto',
    'Haushaltseinkommen im Jahr (zvE, steht im Steuerbescheid)?**',
  ],
])('%j: gross of the value-added tax, or an income', async (asked, sentence) => {
  expect((await ask(asked)).reply).toContain(sentence);
});

test.each([
  ['WP L/W Großstadt 27.650', 'Luft-Wasser-Wärmepumpe'],
  ['wärmepumpe W/W Großstadt 27.650', '**9.677,50 € Zuschuss**'],
  ['wärmepumpe S/W-WP Großstadt 27.650', 'Was ist mit „S/W-WP“ gemeint?'],
  ['wärmepumpe für Heizung und WW, Großstadt', 'Welche Wärmepumpe?'],
])('%j: what installers write in short', async (asked, says) => {
  expect((await ask(asked)).reply).toContain(says);
});

describe('a pump that is named, and what is said of its parts', () => {
  test.each([
    [
      'Stadt mit 210.000 Einwohnern, lässt einen Brunnen für eine Grundwasserwärmepumpe bohren, 45.000 €',
      'wasser_wasser',
    ],
    ['Grundwasserwärmepumpe, wir müssen zwei Brunnen bohren lassen, 52.000 Euro', 'wasser_wasser'],
    ['Wärmepumpe 30.000 €, dafür wollen sie bohren', 'sole_wasser_erdsonde'],
    ['keine Luft-Wasser-Wärmepumpe, sondern Wasser-Wasser, 30.000 €', 'wasser_wasser'],
  ])('%s', async (asked, pump) => {
    const { reply, requests } = await ask(asked);
    expect(reply).toContain('€ Zuschuss**');
    const pumps = requests.flatMap(({ path }) => /results\/(\w+)\//.exec(path)?.[1] ?? []);
    expect(new Set(pumps)).toEqual(new Set([pump]));
  });

  test('of one and a bored well', async () => {
    expect((await ask('Luftwärmepumpe oder Bohrung, 30.000 €, was bringt mehr Zuschuss?')).reply).toContain(
      '1.500 € mehr',
    );
  });
});

describe('figures without a word', () => {
  test.each([
    // No town has that code.
    ['waermepumpe sole_wasser_erdsonde under_100k 28500', { kosten: '28500' }],
    // Round thousands are none: the other one must be it.
    ['wärmepumpe erdsonde 70173 38000', { kosten: '38000', plz: '70173' }],
  ])('%s', async (asked, query) => {
    expect((await ask(asked)).requests.at(-1)?.query).toEqual(query);
  });

  test('that count the others', async () => {
    const { reply } = await ask('Zwei Angebote für die Luftwärmepumpe: 28.400 und 33.900, vermietet');
    expect(reply).toContain('9.000 statt 8.520 € (Zuschuss)');
  });
});

const condition = 'Gas-/Biomasseheizung älter als 20 Jahre.';

test.each([
  ['alte Gasheizung läuft noch', true],
  ['bisher haben wir eine Gasheizung', true],
  ['Gasheizung von 1999', false],
  ['alte Ölheizung kommt raus', false],
])('with %s, the condition of the bonus stands beside the grant: %s', async (said, isSeen) => {
  const { reply } = await ask(`Luftwärmepumpe 30.000 €, selbst bewohnt, ${said}`);
  expect(reply).toContain('€ Zuschuss**');
  expect(reply.split('```spoiler')[0]?.includes(condition)).toBe(isSeen);
});
