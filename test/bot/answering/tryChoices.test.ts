// What is missing and changes nothing is told, not asked for; what changes something is asked for still.
import { describe, expect, test } from 'vitest';
import { shareOffice } from '../../support/sharedOffice.ts';

const ask = shareOffice();

const first = async (question: string) => (await ask(question)).reply.split('\n')[0] ?? '';

describe('not asked back', () => {
  test.each([
    ['Wir sind eine WEG in Bochum und planen fünf Ladepunkte. Welchen Zuschuss gibt es?', '**5.000 €**'],
    ['Registergebühr GmbH?', 'Handelsregister: **200 €**'],
    ['Kann man beim Notar auch online gründen und kostet das extra?', 'online'],
    ['gibt es eine preisobergrenze beim e-auto für die prämie', 'kennen keinen Preisdeckel'],
    ['hp prüfung termine', 'März/Oktober'],
  ])('“%s”', async (question, said) => {
    expect(await first(question)).toContain(said);
  });

  test('the values that it holds for are told', async () => {
    const { reply } = await ask('Wir sind eine WEG in Köln, 10 Stellplätze. Welchen Zuschuss gibt es?');
    expect(reply).toContain('Gilt gleich für: Standard, bidirektional.');
  });
});

describe('asked back', () => {
  test.each([
    ['wallbox weg nrw 10', 'Welche Wallbox?'],
    ['gmbh muster', 'In welcher Stadt'],
    ['jagdschein tirol', 'kenne ich nicht'],
  ])('“%s”', async (question, said) => {
    expect(await first(question)).toContain(said);
  });
});
