// The list of topics: from the index, from a 404, or built in; and what to write for each.
import { describe, expect, onTestFinished, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { startOtherFactsServer } from '../support/otherFactsServer.ts';

const index = /\/api\/v1\/$/;
const notFound = { kind: 'answer', status: 404, body: { error: 'x' } } as const;

describe('the topics come from', () => {
  test('a list of slugs in the index', async () => {
    const office = await openOffice();
    expect(await office.ask('themen')).toContain(
      '**23 Themen**, davon **11 mit Rechner** und 8 mit Anbietern.',
    );
    expect(office.facts.requests.every(({ path }) => index.test(path))).toBe(true);
  });

  test.each([
    [
      'objects with a slug',
      { items: [{ id: 'erbschein' }, { id: 'wallbox' }, { id: 'neues-thema' }, { id: 'thg-quote' }] },
    ],
    [
      'objects under slugs',
      { data: { erbschein: { a: 1 }, wallbox: { a: 1 }, 'neues-thema': { a: 1 }, 'thg-quote': { a: 1 } } },
    ],
  ])('%s in the index, new ones included', async (_, body) => {
    const office = await openOffice();
    office.facts.fault({ path: index, times: 10, how: { kind: 'answer', status: 200, body } });
    const answer = await office.ask('themen');
    expect(answer).toContain('**4 Themen**, davon **1 mit Rechner**');
    expect(answer).toContain('| Neues Thema | `fakten neues-thema` | – |');
  });

  test('the 404 of an unknown topic', async () => {
    const office = await openOffice();
    office.facts.fault({ path: index, times: 10, how: notFound });
    expect(await office.ask('themen')).toContain('**23 Themen**');
    expect(office.facts.requests.map(({ path }) => path)).toContain('/api/v1/topics/themenliste/facts/');
  });

  test('the bot, which says so, when the service does not answer', async () => {
    const office = await openOffice();
    office.facts.fault({ times: 100, how: { kind: 'drop' } });
    const answer = await office.ask('themen');
    expect(answer).toContain('**23 Themen**');
    expect(answer).toContain(
      'der Faktendienst nennt seine Themen gerade nicht; diese Liste ist **fest eingebaut**'.replace(
        'der',
        'Der',
      ),
    );
    expect(answer).not.toContain('abgerufen');
  });

  test('a service whose index says nothing of them', async () => {
    const other = await startOtherFactsServer();
    onTestFinished(() => other.close());
    const office = await openOffice({ factsUrl: other.baseUrl });
    expect(await office.ask('themen')).toContain('**23 Themen**');
  });
});

test('each topic is named with what to write for it', async () => {
  const office = await openOffice();
  const answer = await office.ask('themen');
  expect(answer).toContain('| Halteverbot | `halteverbot` | `anbieter halteverbot` |');
  expect(answer).toContain('| Erbschein | `fakten erbschein` | – |');
  expect(answer).toContain('| Heilpraktikererlaubnis | `fakten heilpraktiker` | `anbieter heilpraktiker` |');
});
