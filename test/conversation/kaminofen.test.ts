// Stoves: which pellet stove is meant, which figure is the cost and which the income, what the state adds.
import type { FactsRequest } from 'facts-sandbox';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { startOtherFactsServer } from '../support/otherFactsServer.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

const results = (requests: readonly FactsRequest[]) =>
  requests
    .filter(({ path }) => /results\/./.test(path))
    .map(({ path, query }) => `${path.replace(/.*results/, '')} ${JSON.stringify(query)}`);

describe('what cannot be is refused before a result is asked for', () => {
  test.each([
    [
      'kaminofen pellet_water sachsen 0',
      '**„0“** geht bei „Kosten“ nicht; möglich ist **eine Zahl ab 1 (Euro)**.',
    ],
    ['kaminofen pellet_water sachsen -5', '**„-5“** geht bei „Kosten“ nicht'],
    ['kaminofen pellet_water atlantis 5000', '**„atlantis“** kenne ich nicht. Möglich für „Bundesland“'],
    ['kaminofen grill bayern 5000', '**„grill“** kenne ich nicht. Möglich für „Ofen“'],
    ['kaminofen classic ../x 5000', '**„x“** kenne ich nicht.'],
    ['kaminofen classic a%2fb 5000', '„a%2fb“'],
  ])('%s', async (asked, sentence) => {
    const { reply, requests } = await ask(asked);
    expect(reply).toContain(sentence);
    expect(results(requests)).toEqual([]);
  });
});

describe('only the switches that were given are sent', () => {
  test.each([
    ['kaminofen pellet_water bayern 12000', '/pellet_water/bayern/12000/ {}'],
    ['kaminofen 12.000 € Bayern mit Wassertasche', '/pellet_water/bayern/12000/ {}'],
    [
      'kaminofen pellet_water nrw 12000 self oldHeating=ja incomeUnder40000=true nrwSolarPv=nein',
      '/pellet_water/nordrhein-westfalen/12000/ {"self":"true","oldHeating":"true","incomeUnder40000":"true","nrwSolarPv":"false"}',
    ],
    [
      'kaminofen mit Wassertasche Hamburg 35.000 € vermietet',
      '/pellet_water/hamburg/35000/ {"self":"false"}',
    ],
    [
      'wasserführender Pelletofen Hessen 15k, alte Gasheizung raus, wohne selbst drin',
      '/pellet_water/hessen/15000/ {"self":"true","oldHeating":"true"}',
    ],
    [
      'Water-bearing pellet stove in Hamburg, €20,000, owner-occupied, no old heating, income 90,000',
      '/pellet_water/hamburg/20000/ {"self":"true","oldHeating":"false","incomeUnder40000":"false"}',
    ],
    ['kaminofen pellet_water bayern 9000 ohne PV', '/pellet_water/bayern/9000/ {"nrwSolarPv":"false"}'],
    ['kaminofen pellet_water bayern 9000 neben der Gasheizung', '/pellet_water/bayern/9000/ {}'],
  ])('%s', async (asked, request) => {
    const { reply, requests } = await ask(asked);
    expect(reply).toMatch(/€ Zuschuss|grant\*\*/);
    expect(results(requests)).toEqual([request]);
  });
});

describe('an income is never taken for the costs', () => {
  test.each([
    ['9.000 € Einkommen 38.000', 'true'],
    ['zvE 38.000, 9.000 €', 'true'],
    ['unter 40.000 Einkommen 9.000 €', 'true'],
    ['38.000 zvE, Kosten 9.000', 'true'],
    ['Einkommen über 45.000, Kosten 9.000', 'false'],
    ['9000 Einkommen 40.001', 'false'],
  ])('%s', async (said, income) => {
    const { reply, requests } = await ask(`kaminofen pellet_water sachsen ${said}`);
    expect(reply).toContain('| Kosten | 9.000 € |');
    expect(results(requests)).toEqual([`/pellet_water/sachsen/9000/ {"incomeUnder40000":"${income}"}`]);
  });
});

describe('a pellet stove', () => {
  test.each([
    ['mit Wassertasche', '**7.500 € Zuschuss** (50 % von 15.000 €), Eigenanteil 7.500 €'],
    ['ohne Wassertasche', '**0 € Zuschuss**'],
  ])('is asked about, and %j answers', async (reply, figure) => {
    const office = await openOffice();
    expect(await office.ask('pelletofen Hessen 15.000 €, Ölheizung raus, wohne selbst drin')).toContain(
      '**Was ist mit „pelletofen“ gemeint?** mit Wassertasche · ohne Wassertasche.',
    );
    expect(await office.ask(reply)).toContain(figure);
  });

  test('for the old tiled stove is asked about too', async () => {
    expect((await ask('alter Kachelofen raus, Pelletofen rein, Bayern, 9000 €')).reply).toContain(
      '**Was ist mit',
    );
  });
});

test('a stove without a grant needs no costs, and one with a grant does', async () => {
  const office = await openOffice();
  expect(await office.ask('gibts geld für nen schwedenofen?')).toContain(
    'Klassische Kaminöfen werden nicht gefördert',
  );
  expect(await office.ask('schwedenofen bayern')).toContain(
    '**0 € Zuschuss**: der Bund fördert diesen Ofen nicht',
  );
  expect(await office.ask('kaminofen mit wassertasche bayern')).toContain(
    '**Was kostet der Ofen mit Einbau?**',
  );
  expect(await office.ask('12.000')).toContain('**3.600 € Zuschuss**');
});

test('what the state might add is an example value next to the figure, and in no sum', async () => {
  const { reply: answer } = await ask('kaminofen pellet_water nrw 12000 mit PV');
  expect(answer).toContain('**3.600 € Zuschuss** (30 % von 12.000 €), Eigenanteil 8.400 €.');
  expect(answer).toContain('Beispielwert, nicht bestätigt und nicht im Zuschuss: 750 €');
});

test('a service with other names and ranges is answered rightly', async () => {
  const other = await startOtherFactsServer();
  onTestFinished(() => other.close());
  const office = await openOffice({ factsUrl: other.baseUrl });
  const answer = await office.ask('kaminofen pellet_water sachsen 12000 self');
  expect(answer).toContain('**3.000 € Zuschuss** (Fördersatz 25 %), Eigenanteil 9.000 €.');
  expect(answer).toContain('Sachsen: Programm ruht');
  expect(answer).toContain('Einbau durch Fachbetrieb');
  expect(await office.ask('kaminofen classic thüringen')).toContain('**0 € Zuschuss**');
  expect(await office.ask('kaminofen alle')).toContain('**32 Beispiele**');
});

describe('what decides about the bonuses, in everyday words', () => {
  test.each([
    ['wohnen selber drin, Öl raus', '{"self":"true","oldHeating":"true"}'],
    ['ich bewohne es selbst', '{"self":"true"}'],
    ['selbst bewohnt, alte Gasheizung kommt raus', '{"self":"true","oldHeating":"true"}'],
    ['ich vermiete, Ölheizung weg', '{"self":"false","oldHeating":"true"}'],
    ['Nachtspeicher raus, nicht selbst genutzt', '{"self":"false","oldHeating":"true"}'],
    ['die alte Ölheizung ist kaputt', '{"oldHeating":"false"}'],
    ['die alte Heizung ist schon hin', '{"oldHeating":"false"}'],
    ['die Heizung ist kaputt gegangen', '{"oldHeating":"false"}'],
    ['alte Ölheizung ist eine Viessmann', '{"oldHeating":"true"}'],
    ['wohnen selbst drin, verdienen tun wir gut (so 70 tsd)', '{"self":"true","incomeUnder40000":"false"}'],
    ['owner occupied, old oil boiler', '{"self":"true","oldHeating":"true"}'],
  ])('%s', async (said, switches) => {
    const { requests } = await ask(`kaminofen mit Wassertasche Bayern 12.000 €, ${said}`);
    expect(results(requests)).toEqual([`/pellet_water/bayern/12000/ ${switches}`]);
  });

  const ageAsked =
    '**Wie alt ist die Gasheizung?** älter als 20 Jahre oder Gasetagenheizung (6.000 € Zuschuss) · jünger (3.600 € Zuschuss).';
  const incomeAsked =
    /^\*\*Wie hoch ist das zu versteuernde Haushaltseinkommen im Jahr \(.*\)\?\*\* .*bis 40\.000 € \(7\.200 € Zuschuss\).*darüber \(3\.600 € Zuschuss\)/;

  test.each(['Baujahr 1998', 'alteHeizung', 'über 20 Jahre alt', 'älter als 20 Jahre oder Gasetagenheizung'])(
    'a gas heating may be too young: what each comes to is asked, and answered with %j',
    async (reply) => {
      const office = await openOffice();
      const asked = 'kaminofen mit Wassertasche Bayern 12.000 €, selbst genutzt, Gas raus';
      expect(await office.ask(asked)).toContain(ageAsked);
      expect(await office.ask(reply)).toMatch(/^\*\*6\.000 € Zuschuss\*\*/);
    },
  );

  test('what goes on with something else says what each comes to then', async () => {
    const office = await openOffice();
    await office.ask('kaminofen mit Wassertasche Bayern 12.000 €, selbst genutzt, Gas raus');
    expect(await office.ask('Einkommen liegt übrigens bei 39.000')).toContain('jünger (7.200 € Zuschuss)');
  });

  test.each([
    'alte Ölheizung ist kaputt',
    'alte Ölheizung ist hinüber',
    'alte Ölheizung läuft nicht mehr',
    'alte Ölheizung hat den Geist aufgegeben',
    'old boiler is dead',
  ])('%s: no bonus, which is for one that works', async (said) => {
    const office = await openOffice();
    await office.ask(`kaminofen mit Wassertasche Bayern 12.000 €, ${said}`);
    expect(results(office.facts.requests)).toEqual([`/pellet_water/bayern/12000/ {"oldHeating":"false"}`]);
  });

  test.each(['38.000 brutto', 'netto 2.500 im Monat', '3.000 € Gehalt im Monat', 'Einkommen unter 50.000'])(
    'an income of %s is asked about',
    async (said) => {
      const office = await openOffice();
      const asked = `kaminofen mit Wassertasche Bayern 12.000 €, selbst genutzt, ${said}`;
      expect(await office.ask(asked)).toMatch(incomeAsked);
      expect(await office.ask('31.000')).toMatch(/^\*\*7\.200 € Zuschuss\*\*/);
      expect(await office.ask('zvE 51.000')).toMatch(/^\*\*3\.600 € Zuschuss\*\*/);
    },
  );

  test('what changes nothing is not asked: who does not live there gets no bonus', async () => {
    const { reply } = await ask(
      'kaminofen mit Wassertasche Bayern 12.000 €, vermietet, Gas raus, 38.000 brutto',
    );
    expect(reply).toMatch(/^\*\*3\.600 € Zuschuss\*\*/);
    expect(reply).toContain('Das hängt nicht ab von: alte Heizung ersetzt.');
  });
});

describe('kinds of stoves', () => {
  test.each([
    ['Is there a grant for a tiled stove in Hesse for €6,000?', '/classic/hessen/6000/ {}'],
    ['stove log burner Saxony 3,000', '/classic/sachsen/3000/ {}'],
    ['bekomm ich 2026 noch was für einen Schwedenofen in Bayern, 4 Tsd', '/classic/bayern/4000/ {}'],
    ['kaminofen Kamineinsatz Bremen zweitausend Euro', '/classic/bremen/2000/ {}'],
  ])('%s', async (asked, request) => {
    const { requests } = await ask(asked);
    expect(results(requests)).toEqual([request]);
  });

  test('„ohne“ alone answers the question for the water jacket, and does not where there could be none of what follows', async () => {
    const office = await openOffice();
    await office.ask('Pelletofen Bayern 9.000 €');
    expect(await office.ask('ohne')).toContain('**0 € Zuschuss**');
    expect(await office.ask('kaminofen ohne Förderung Bayern 9.000 €')).not.toContain('Zuschuss**');
    expect(results(office.facts.requests)).toEqual(['/classic/bayern/9000/ {}']);
  });
});

describe('the first line answers what was asked', () => {
  test.each([
    [
      'Gibt es in Bayern Geld für einen Kachelofen für 8.000 €?',
      '**Nein, 0 € Zuschuss**: der Bund fördert diesen Ofen nicht.',
    ],
    [
      'Gibt es in Hessen einen Zuschuss für einen Pelletofen mit Wassertasche für 12.000 €?',
      '**Ja, 3.600 € Zuschuss** (30 % von 12.000 €), Eigenanteil 8.400 €.',
    ],
    ['Is there a grant for a wood stove in Bavaria for €8,000?', '**No, €0 grant**: there is no federal'],
    // The duty was asked for, and not the grant.
    ['Muss der Schornsteinfeger den Kachelofen in Bayern für 8.000 € abnehmen?', '**Ja**: Öfen müssen'],
  ])('%s', async (asked, beginning) => {
    expect((await ask(asked)).reply.slice(0, beginning.length)).toBe(beginning);
  });
});

test.each([
  'kaminofen oder pelletofen wasserführend, berlin, 9000',
  'pelletofen wasserführend oder kaminofen berlin 9000',
])('%j: both side by side, each with its figure', async (asked) => {
  const { reply: answer } = await ask(asked);
  expect(answer).toContain(
    '**Wasserführender Pelletofen (mit Wassertasche)**, 2.700 € mehr: 2.700 statt 0 €',
  );
  expect(answer).toMatch(/^\| Zuschuss \| (?:0 € \| 2\.700 €|2\.700 € \| 0 €) \|$/m);
  expect(answer).toContain('| Eigenanteil |');
});

test.each([['kaminofen oder pelletofen, berlin, 9000', 'mit Wassertasche · ohne Wassertasche']])(
  '%j: which of the two is asked, and nothing reckoned',
  async (asked, sentence) => {
    const { reply: answer } = await ask(asked);
    expect(answer).toContain(sentence);
    expect(answer).not.toContain('Zuschuss');
  },
);

test.each([
  [
    'Pelletofen mit Wassertasche Hessen 11.000, vermietet. Welcher Fördersatz?',
    '**30 %**, das sind **3.300 € Zuschuss**',
  ],
  [
    'kaminofen pellet_water bayern 9000, was zahle ich selbst?',
    '**6.300 € Eigenanteil**; der Zuschuss ist **2.700 €** (30 % von',
  ],
])('%s: the part that was asked for comes first', async (asked, said) => {
  const office = await openOffice();
  const answer = (await office.ask(asked)).replaceAll('\u00a0', ' ');
  expect(answer.startsWith(said)).toBe(true);
  expect(answer).not.toContain('incomeUnder40000');
});

test.each([
  ['bekommt man für nen schwedenofen irgendeine förderung', '**Nein, 0 € Zuschuss**'],
  [
    'Pelletofen mit Wassertasche 12.000 Euro, Ölheizung raus, selbst bewohnt: Zuschuss?',
    '**6.000 € Zuschuss**',
  ],
])('“%s”: the state is not asked for, since it changes nothing', async (asked, said) => {
  const { reply } = await ask(asked);
  expect(reply.replaceAll('\u00a0', ' ').startsWith(said)).toBe(true);
  expect(reply).toContain('Das hängt nicht ab von: Bundesland.');
});
