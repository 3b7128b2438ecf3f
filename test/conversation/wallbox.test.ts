// Wallboxes: only what is secured is summed, what is announced or municipal is said beside it.
import type { FactsRequest } from 'facts-sandbox';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { startOtherFactsServer } from '../support/otherFactsServer.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

const results = (requests: readonly FactsRequest[]) =>
  requests
    .filter(({ path }) => /results\/./.test(path))
    .map(({ path, query }) => `${path.replace(/.*results/, '')} ${query['applicant']}`);

describe('what is open, or unclear, and changes nothing is not asked back', () => {
  test.each([
    'Ich bin Mieter in Hessen, zahlt mir wer was zur Wallbox?',
    'Ich bin Mieter in nem 6 Parteien Haus in Hessen, hab ich nen Anspruch auf ne Wallbox und zahlt wer was dazu?',
  ])('%s', async (asked) => {
    const { reply } = await ask(asked);
    expect(reply).toMatch(/^\*\*Nein, 0 € gesichert\*\*/);
    expect(reply).toContain('Das hängt nicht ab von: Stellplätze.');
    expect(reply).toContain('Antragsteller **Privatperson**');
  });

  test('where it may change the figure, it is', async () => {
    const { reply } = await ask('Ich bin Mieter in NRW, zahlt mir wer was zur Wallbox?');
    expect(reply).toContain('Für wie viele Stellplätze?');
  });
});

describe('what cannot be is refused before anything is asked of the service', () => {
  test.each([
    ['wallbox efh bayern 4 standard', '**„4“** kenne ich nicht. Möglich für „Stellplätze“: **1**, **2**'],
    ['wallbox WEG mit 60 Plätzen in NRW, standard', '**„60 Plätzen“** kenne ich nicht.'],
    ['wallbox weg atlantis 10 standard', '**„atlantis“** kenne ich nicht. Möglich für „Bundesland“'],
    ['wallbox villa nrw 10 standard', '**„villa“** kenne ich nicht. Möglich für „Gebäude“'],
    ['wallbox weg nrw 10 turbo', '**„turbo“** kenne ich nicht. Möglich für „Wallbox“'],
    [
      'wallbox weg nrw 10 standard applicant=kirche',
      '**„kirche“** kenne ich nicht. Möglich für „Antragsteller“',
    ],
    ['wallbox ../kfz nrw 10 standard', 'kenne ich nicht'],
    ['wallbox weg nrw 10%2f standard', '„10%2f“'],
  ])('%s', async (asked, sentence) => {
    const { reply, requests } = await ask(asked);
    expect(reply).toContain(sentence);
    expect(requests).toEqual([]);
  });

  test('and repaired by the next message alone', async () => {
    const office = await openOffice();
    await office.ask('wallbox weg nrw 4 standard');
    expect(await office.ask('5')).toContain('**5.000 €** gesichert');
  });
});

describe('how many spaces', () => {
  test('is not asked where each number comes to the same', async () => {
    const asked =
      'Bidi-Wallbox, Einfamilienhaus Lübeck, Privatmann – kommt da irgendeine Förderung zusammen?';
    const { reply, requests } = await ask(asked);
    expect(reply).toMatch(/^\*\*0 € gesichert\*\*/);
    expect(reply).toContain('Das hängt nicht ab von: Stellplätze.');
    expect(new Set(results(requests)).size).toBe(9);
  });

  test('is asked where the least and the most differ, and the service is asked for no others', async () => {
    const { reply, requests } = await ask('Normale Wallbox, WEG in Köln, privat: gibt es Geld?');
    expect(reply).toContain('**Für wie viele Stellplätze?**');
    expect(results(requests).join(' ')).not.toMatch(/\/(?:2|3|5|10|15|20|30)\/standard/);
  });
});

describe('a number between two that the service has', () => {
  test.each([
    [
      'WEG mit 24 Stellplätzen in Dortmund, möchten überall Ladepunkte. Mit welchem Zuschuss können die rechnen',
      'Zu „24 Stellplätzen“ rechnet der Dienst nichts; am nächsten sind 20 Stellplätze: 20.000 €, 30 Stellplätze: 30.000 €.',
    ],
    [
      'Genossenschaft will 40 Ladepunkte in Leipzig bauen, gibt es Landesmittel?',
      'Zu „40 Ladepunkte“ rechnet der Dienst nichts; am nächsten sind 30 Stellplätze: 0 €, 50 Stellplätze: 0 €.',
    ],
    [
      'Mehrfamilienhaus NRW, ein halbes Dutzend Stellplätze, Standard',
      'Zu „ein halbes Dutzend Stellplätze“ rechnet der Dienst nichts; am nächsten sind 5 Stellplätze: 5.000 €',
    ],
    [
      'Apartment building in NRW, half a dozen spaces, standard wallbox',
      'The service reckons nothing for “half a dozen spaces”; the nearest are 5 spaces: €5,000',
    ],
  ])('“%s”: both are told', async (asked, said) => {
    const { reply } = await ask(asked);
    expect(reply.replaceAll('\u00a0', ' ').startsWith(said)).toBe(true);
  });
});

describe('in any order and in everyday words', () => {
  test.each([
    ['wallbox weg nrw 10 standard', '/weg/nordrhein-westfalen/10/standard/ privatperson'],
    ['wallbox standard 10 Stellplätze WEG NRW', '/weg/nordrhein-westfalen/10/standard/ privatperson'],
    ['wallbox stellplätze=20 BW ETW bidi', '/weg/baden-wurttemberg/20/bidirektional/ privatperson'],
    [
      'wallbox Eigenheim Thüringen ein Ladepunkt V2H',
      '/einfamilienhaus/thuringen/1/bidirektional/ privatperson',
    ],
    [
      'wallbox MFH Sachsen 50 Punkte normal Genossenschaft',
      '/mehrfamilienhaus/sachsen/50/standard/ wohnungsunternehmen',
    ],
    ['wallbox applicant=GmbH zur Miete Hamburg 2 standard', '/mieter/hamburg/2/standard/ unternehmen'],
    [
      'can i be funded for a charging-box in Hamburg, tenant, 1 space, standard',
      '/mieter/hamburg/1/standard/ privatperson',
    ],
  ])('%s', async (asked, request) => {
    const { requests } = await ask(asked);
    expect(results(requests)).toEqual([request]);
  });

  test('what is missing is asked for step by step', async () => {
    const office = await openOffice();
    expect(await office.ask('WEG, 10 Stellplätze, Wallbox-Förderung?')).toContain(
      '**In welchem Bundesland?**',
    );
    // Both kinds get the same: it is told, and the question stays open.
    const same = await office.ask('NRW');
    expect(same).toContain('**10.000 €** gesichert');
    expect(same).toContain('Gilt gleich für: Standard, bidirektional.');
    expect(await office.ask('standard')).toContain('**10.000 €** gesichert');
  });
});

describe('the sum', () => {
  test('leaves out what is only announced, and names it as not confirmed', async () => {
    const [head = ''] = (await ask('wallbox mfh sachsen 20 bidi Genossenschaft')).reply.split('```spoiler');
    expect(head).toContain('**0 € gesichert**');
    expect(head).toContain('Angekündigt, aber nicht bestätigt und in keiner Summe: Bundesförderung');
    expect(head).not.toContain('40.000');
  });

  test('leaves out municipal funding, and says so', async () => {
    const office = await openOffice();
    expect(await office.ask('wallbox weg nrw 10 standard')).toContain('nicht in der Summe enthalten');
    const english = await office.ask('charging-box weg nrw 10 standard');
    expect(english).toContain('Municipal funding is never in the total.');
  });

  test('of all combinations is shown where there is any', async () => {
    const { reply: answer } = await ask('wallbox');
    expect(answer).toContain(
      'Gesichert ist nur in **Nordrhein-Westfalen** etwas: bis **50.000 €** (3.456 Kombinationen gibt es).',
    );
    expect(answer).toContain('| Nordrhein-Westfalen | Mehrfamilienhaus | 50.000 € |');
  });
});

test('a service with other names and ranges is answered rightly', async () => {
  const other = await startOtherFactsServer();
  onTestFinished(() => other.close());
  const office = await openOffice({ factsUrl: other.baseUrl });
  const answer = await office.ask('wallbox weg nrw 10 standard');
  expect(answer).toContain('**9.000 €** gesichert vom Land Nordrhein-Westfalen.');
  expect(answer).toContain('| davon Bund | 0 € |');
  expect(answer).toContain('Kommunale Förderung zählt nie zur Summe. Manche Gemeinde');
  expect(await office.ask('wallbox efh thüringen 1 bidi')).toContain(
    '**0 € gesichert**: der Dienst zählt keine Förderung als gesichert.',
  );
  expect(await office.ask('wallbox alle')).toContain('bis **2.700 €**');
});

describe('the words of buildings, boxes and applicants', () => {
  test.each([
    ['wallbox DHH Bayern 1 normal', '/einfamilienhaus/bayern/1/standard/ privatperson'],
    ['wallbox weg nrw 10 nicht bidirektional', '/weg/nordrhein-westfalen/10/standard/ privatperson'],
    [
      'I rent a flat in Hamburg and want one bidirectional ev charger for 1 parking space',
      '/mieter/hamburg/1/bidirektional/ privatperson',
    ],
    [
      'Unsere Firma will an einem Mehrfamilienhaus in Brandenburg 15 Standard-Wallboxen bauen. Zuschuss?',
      '/mehrfamilienhaus/brandenburg/15/standard/ unternehmen',
    ],
  ])('%s', async (asked, request) => {
    const { requests } = await ask(asked);
    expect(results(requests)).toEqual([request]);
  });
});

describe('the first line answers what was asked', () => {
  test.each([
    [
      'Gibt es Förderung für 10 Standard-Wallboxen unserer WEG in NRW?',
      '**Ja, 10.000 €** gesichert vom Land Nordrhein-Westfalen',
    ],
    [
      'Gibt es in Bayern Geld für eine Standard-Wallbox am Eigenheim, 1 Stellplatz?',
      '**Nein, 0 € gesichert**: Nach dem Stand der Daten gibt es dafür kein aktives',
    ],
    [
      'Gibt es Zuschuss für 5 bidirektionale Wallboxen einer WEG in Berlin, Antragsteller Firma?',
      '**Noch offen, 0 € gesichert**: ein Programm läuft, sein Betrag ist aber nicht bestätigt.',
    ],
    [
      'Is there funding for a charging station at a detached house in Bavaria, 1 space, standard?',
      '**No, €0 secured**: the service knows no active, confirmed programme for it.',
    ],
    ['charging-box efh bavaria 1 standard', '**€0 secured**: the service knows no active, confirmed'],
    [
      'Muss ich die Wallbox am Eigenheim in Bayern anmelden, 1 Stellplatz, standard?',
      '**Ja**: Anmeldung beim Netzbetreiber vor Inbetriebnahme; über 12 kW Zustimmung (§ 19 NAV). **0 € gesichert**',
    ],
    [
      'wallbox funding in Bavaria for a detached house, 1 space, standard',
      '**€0 secured**: the service knows no active, confirmed programme for it.',
    ],
    [
      'wallbox weg nrw 10 standard',
      '**10.000 €** gesichert vom Land Nordrhein-Westfalen (progres&#46;nrw - Emissionsarme Mobilität: 40 % von angenommenen 2.500 € je Ladepunkt).\n\nAngenommen: Antragsteller **Privatperson**.\n\nDie WEG selbst ist keine Privatperson;',
    ],
  ])('%s', async (asked, beginning) => {
    expect((await ask(asked)).reply.slice(0, beginning.length)).toBe(beginning);
  });
});

test.each([
  [
    'Wohnungsbaugesellschaft, Mehrfamilienhaus in Brandenburg, 15 Stellplätze, Standard-Boxen, Wallbox',
    'mehrfamilienhaus/brandenburg/15/standard',
  ],
  ['30 Standardladepunkte im Mehrfamilienhaus in Bremen, Wallbox', 'mehrfamilienhaus/bremen/30/standard'],
  [
    'I own a detached house in Hamburg and want two bidirectional wall chargers',
    'einfamilienhaus/hamburg/2/bidirektional',
  ],
  ['Mietshaus in Sachsen mit 20 Ladepunkten, normale Wallboxen', 'mehrfamilienhaus/sachsen/20/standard'],
  ['Mehrfamilienhaus NRW, 20 normale Ladepunkte', 'mehrfamilienhaus/nordrhein-westfalen/20/standard'],
  ['wallbox weg nrw 10 bidirektionale Ladepunkte', 'weg/nordrhein-westfalen/10/bidirektional'],
])('%j: what is counted, and of which kind', async (asked, path) => {
  const { reply, requests } = await ask(asked);
  expect(reply).not.toContain('Nicht verstanden');
  expect(requests.at(-1)?.path).toContain(`/results/${path}/`);
});
