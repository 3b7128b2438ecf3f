// The heat pump grant: options in any order, costs that are clamped, bonuses nobody mentioned, local hints.
import { describe, expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';

describe('options', () => {
  test.each([
    'wärmepumpe luft_wasser over_100k kosten=30000 selbstnutzer alteHeizung',
    'wärmepumpe luft_wasser over_100k alteHeizung=ja selbstnutzer=true kosten 30.000',
    'wärmepumpe selbstnutzer, alte Ölheizung, luft, Großstadt, 30.000 €',
    'luftwärmepumpe großstadt 30.000 €, alte gasheizung raus, wohne selbst drin – zuschuss?',
  ])('%s', async (asked) => {
    const office = await openOffice();
    expect(await office.ask(asked)).toContain('**15.000 € Zuschuss** (50 % von 30.000 €');
    expect(office.facts.requests.at(-1)).toMatchObject({
      path: expect.stringContaining('/luft_wasser/over_100k/'),
      query: { kosten: '30000', selbstnutzer: 'true', alteHeizung: 'true' },
    });
  });

  test('only what was said goes out, a no as a no', async () => {
    const office = await openOffice();
    await office.ask('wärmepumpe sonde dorf selbstnutzer nein');
    expect(office.facts.requests.at(-1)?.query).toEqual({ selbstnutzer: 'false' });
  });
});

describe('costs', () => {
  test.each([
    ['4999', '5.000 € statt 4.999 €'],
    ['60001', '60.000 € statt 60.001 €; der Eigenanteil ist also um 1 € höher'],
  ])('of %s go out as they are, and the clamping is told', async (kosten, told) => {
    const office = await openOffice();
    expect(await office.ask(`wärmepumpe luft großstadt kosten ${kosten}`)).toContain(told);
    expect(office.facts.requests.at(-1)?.query).toMatchObject({ kosten });
  });

  test.each(['5000', '60000'])('of %s are not', async (kosten) => {
    const office = await openOffice();
    expect(await office.ask(`wärmepumpe luft großstadt kosten ${kosten}`)).not.toContain('statt');
  });
});

test('what nobody mentioned is named, so that nobody forgets it', async () => {
  const office = await openOffice();
  const answer = await office.ask('wärmepumpe luft');
  expect(answer).toContain(
    'Nicht angegeben und ohne Bonus gerechnet: selbst genutzt (`selbstnutzer`), alte Heizung ersetzt (`alteHeizung`), Einkommen bis 40.000 € (`einkommenUnter40000`).',
  );
  expect(answer).toContain(
    'Angenommen: Gemeinde **über 100.000 Einwohner**; das entscheidet nur über die GEG-Frist.',
  );
});

test('local funding is named, and not part of the grant', async () => {
  const office = await openOffice();
  const answer = await office.ask('wärmepumpe luft großstadt kosten 30000 plz 70173');
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
    const office = await openOffice();
    expect(await office.ask(asked)).toContain(sentence);
    expect(office.facts.requests).toEqual([]);
  });
});
