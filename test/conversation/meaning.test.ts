// What a word means is explained, by itself or in front of what the bot asks back once more; no figure comes with it.
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../src/bot/understanding/catalogue.ts';
import { openOffice } from '../support/office.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

describe('a word alone', () => {
  test.each([
    ['eVB was ist das', '**eVB**: Die elektronische Versicherungsbestätigung'],
    ['Was heißt eigentlich bidirektional bei der Wallbox?', '**Bidirektionale Wallbox**: Sie lädt das Auto'],
    ['kannst du mir mal erklären was eine WEG ist', '**WEG**: Die Gemeinschaft aller'],
    ['Was ist der Unterschied zwischen Halterwechsel und Ummeldung?', 'Anschrift ist neu: nach einem Umzug.'],
    [
      'What is the difference between a borehole and a ground collector?',
      '**ground collector**: Pipes that lie flat',
    ],
  ])('%s', async (asked, told) => {
    const { reply, requests } = await ask(asked);
    expect(reply).toContain(told);
    expect(reply).not.toMatch(/\d €|€\d/);
    expect(requests).toEqual([]);
  });

  test.each([
    ['Was ist die Ummeldung teuer!', '9,90 bis 43,10 €'],
    ['Was ist der Preisunterschied zwischen Erdsonde und Erdkollektor?', 'Kein Unterschied'],
    ['Was ist mit Wunschkennzeichen?', 'Welcher Vorgang?'],
    ['Was ist ein Erbschein?', 'weist das Erbrecht gegenüber Banken'],
  ])('no meaning is asked: %s', async (asked, told) => {
    expect((await ask(asked)).reply).toContain(told);
  });
});

describe('in the middle of what was asked back', () => {
  test.each(['wieso fragst du das?', 'versteh ich nicht', 'Was heißt das?', 'Ist das wichtig?'])(
    '%s',
    async (said) => {
      const office = await openOffice();
      await office.ask('wallbox nrw efh');
      expect(await office.ask(said)).toMatch(
        /^\*\*Stellplatz\*\*: Ein Parkplatz, .* \*\*Für wie viele Stellplätze\?\*\* 1 · 2/,
      );
      expect(await office.ask('2')).toContain('**Welche Wallbox?**');
    },
  );

  test('another word of the matter is explained, and the question is open still', async () => {
    const office = await openOffice();
    await office.ask('wallbox nrw efh 1');
    expect(await office.ask('was ist eine WEG?')).toMatch(/^\*\*WEG\*\*: .*\*\*Welche Wallbox\?\*\*/);
    expect(await office.ask('bidirektional')).toContain('1 Stellplatz, bidirektional');
  });

  test('however often it is asked, nothing is lost', async () => {
    const office = await openOffice();
    for (const said of ['wallbox nrw efh', 'wieso fragst du das?', '1', 'was heißt bidirektional?'])
      await office.ask(said);
    expect(await office.ask('standard')).toContain(
      'Einfamilienhaus, Nordrhein-Westfalen, 1 Stellplatz, Standard',
    );
  });

  test('where nothing is to be explained, it says why it asks', async () => {
    const office = await openOffice();
    await office.ask('halteverbot berlin hamburg');
    expect(await office.ask('spielt das eine Rolle?')).toMatch(
      /^Davon hängt die Antwort ab\. \*\*Was ist mit/,
    );
  });
});

test('behind an answer it leaves that as it was', async () => {
  const office = await openOffice();
  await office.ask('Was kostet eine GmbH in Köln?');
  expect(await office.ask('Was ist ein Musterprotokoll?')).toMatch(/^\*\*Musterprotokoll\*\*: /);
  expect(await office.ask('und mit eigener Satzung?')).toContain('in Köln mit eigener Satzung');
});

test('terms explain arguments that there are, in both languages, and state no figure', async () => {
  const { commands } = await loadCatalogue();
  for (const command of commands) {
    for (const { called, says, of = [] } of command.terms ?? []) {
      const isOfCommand = of.some((key) => Object.hasOwn(command.arguments, key)) || of.length === 0;
      expect(isOfCommand, `${command.name.de[0]}: ${called.de[0]}`).toBe(true);
      expect(`${says.de} ${says.en}`).not.toMatch(/\d/);
      expect(called.en.length * called.de.length).toBeGreaterThan(0);
    }
  }
});
