// What a question says and a figure does not take into account: it does not stand out then, and the line begins with that.
import { expect, test } from 'vitest';
import { shareConversations } from '../support/sharedOffice.ts';

const converse = shareConversations();

const lastAnswer = async (...said: readonly string[]): Promise<string> =>
  (await converse(said)).at(-1)?.reply ?? '';

const firstLine = async (...said: readonly string[]): Promise<string> =>
  (await lastAnswer(...said)).split('\n')[0] ?? '';

test.each([
  // More than one of what nobody counts.
  ['hundeführerschein zwei hunde preis', '„zwei hunde“', '55 bis 150 €'],
  // Words that people said where the service had no answer.
  ['aevo wiederholungsprüfung stuttgart gebühr', '„wiederholungsprüfung“', '240 €'],
  ['gmbh mit sacheinlage berlin was kostet handelsregister', '„sacheinlage“', '200 €'],
  ['trainer exam Frankfurt retake fee', '“retake”', '€290'],
  ['Heilpraktiker Schleswig-Holstein Prüfung zweites Mal Gebühr', '„zweites Mal“', '275 bis 1.230 €'],
  // What it adds, and what it is for each.
  ['Online-Gründung GmbH Hannover, was ist der Aufpreis', '„Aufpreis“', '489 bis 525 €'],
  [
    'Elektro Maier: 3 Wallboxen für WEG in Köln, bidirektional, wieviel je Stellplatz',
    '„je Stellplatz“',
    '3.000 €',
  ],
])('%s', async (question, left, figure) => {
  const line = await firstLine(question);
  expect(line).toMatch(/^(?:Für den üblichen Fall|For the usual case) \(/);
  expect(line).toContain(left);
  expect(line).toContain(figure);
  expect(line).not.toContain('**');
});

test('what a note says was left out is not said twice', async () => {
  const reply = await lastAnswer('balkonkraftwerk freiburg mit freiburg-pass 800w');
  expect(reply).toMatch(/^Laut Dienst \*\*300 EUR .*Amortisiert nach 1,4 Jahren; Zuschuss 150 €/);
  expect(reply.match(/freiburg-pass/g)).toHaveLength(1);
});

test('a figure that only leads to another one does not stand out', async () => {
  expect(await firstLine('Erbschein Nachlass 25.000, zwei Ausfertigungen, Kosten')).not.toContain('**50.000');
});

test('the next message may say it', async () => {
  expect(await firstLine('hundeführerschein kosten', 'und für zwei hunde?')).toMatch(
    /^Für den üblichen Fall \(„zwei hunde“ nicht berücksichtigt\): /,
  );
});

test.each([
  // All of it was taken into account, or is said of any case.
  ['gmbh gründung köln mit 3 gesellschaftern musterprotokoll kosten?', '**626 bis 674 €**'],
  ['aevo krefeld nur prüfung ohne kurs', '**115 €**'],
  ['kfz abmeldung online ohne wunschkennzeichen', '**2,10 bis 2,70 €**'],
  ['Moin, mein Kollege aus Köln rechnet grad: was kostet die GmbH mit Musterprotokoll?', '**489 bis 525 €**'],
  ['sachkundeprüfung hamburg mündlich wiederholen kosten', '**90 €**'],
])('%s stands out', async (question, figure) => {
  expect(await firstLine(question)).toContain(figure);
});

const withPass =
  /^Laut Dienst \*\*300 EUR mit Sozialpass\/Freiburg-Pass\*\*\. Ohne das gerechnet: [^*]*150 €[^*]*$/;

test.each([
  [['Freiburg, Kundin mit Freiburg-Pass, 600er Balkonanlage: wie viel bleibt an ihr hängen?']],
  [['Kundin hat Sozialpass, Freiburg 800 Watt Balkonkraftwerk, Zuschuss?']],
  [
    [
      'Balkonkraftwerk Freiburg 600 Watt, wie lange bis es sich rechnet?',
      'und wenn sie den Sozialpass hätte?',
    ],
  ],
  [
    [
      'Set für 369, 600 Watt, Strom 33 cent, Freiburg. Wann ist das drin?',
      'sie hat übrigens den Freiburg-Pass',
    ],
  ],
])('a circumstance for which the service names another figure stands first: %j', async (said) => {
  const reply = await lastAnswer(...said);
  expect(reply.split('\n')[0]).toMatch(withPass);
  expect(reply).not.toContain('gelesen');
});

test('it is told of the case that was spoken of before a fact sheet', async () => {
  expect(
    await lastAnswer(
      'Balkonkraftwerk Freiburg 600 Watt, Zuschuss?',
      'sie hat den freiburg-pass, ändert das was?',
    ),
  ).toMatch(/^Laut Dienst \*\*300 EUR mit Sozialpass\/Freiburg-Pass\*\*\.\n/);
});

test('who has none of it gets what was reckoned', async () => {
  const line = await firstLine('Balkonkraftwerk Freiburg 600 Watt, sie hat keinen Freiburg-Pass, Zuschuss?');
  expect(line).toContain('Zuschuss 150 €');
  expect(line).not.toContain('300');
});

test('a circumstance that was reckoned with is no other case', async () => {
  expect(
    await firstLine('WEG in Köln, 15 Stellplätze, normale Wallboxen, ich frage als Privatperson'),
  ).toMatch(/^\*\*15\.000 €\*\* gesichert/);
});
