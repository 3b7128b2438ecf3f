// In which places a thing is so: the places of an overview by what the service says of each.
import { expect, test } from 'vitest';
import { groupedByAnswer } from '../../../src/bot/answering/whichOfAll.ts';
import { type Document, text, yesNo } from '../../../src/document/index.ts';
import { shareOffice } from '../../support/sharedOffice.ts';

const ask = shareOffice();
const firstLine = async (question: string) => (await ask(question)).reply.split('\n')[0] ?? '';

test.each([
  [
    'in welchen ländern ist der vorbereitungskurs zur jägerprüfung pflicht und wo nicht',
    /^Kurs ist Pflicht: \*\*ja\*\* in Baden-Württemberg, Bayern, Hessen.*; \*\*nein\*\* in Niedersachsen, Sachsen-Anhalt; \*\*ohne Angabe\*\* in Berlin/,
  ],
  [
    'In which states is the hunting course mandatory?',
    /^Mandatory course: \*\*yes\*\* in Baden-Württemberg.*\*\*not stated\*\* in/,
  ],
  [
    'in welchen Städten kann man das Halteverbot online beantragen?',
    /^Online: \*\*ja\*\* in Berlin .* und 9 weiteren; \*\*teilweise\*\* in Hamburg/,
  ],
  // What asks for the first of them is ranked.
  ['Wo ist der Jagdschein am billigsten?', /^Am günstigsten/],
])('“%s”', async (question, said) => {
  expect(await firstLine(question)).toMatch(said);
});

const document: Document = {
  lang: 'de',
  headline: ['Vier Orte.'],
  tables: [
    {
      columns: ['Ort', 'Gebühr', 'online'],
      rows: [
        [text('Kiel'), text('5 €'), yesNo(true)],
        [text('Bonn'), text('6 €'), yesNo(false)],
        [text('Jena'), text('7 €'), text('teilweise (E-Mail)')],
      ],
    },
  ],
};

test('the column that was asked about stands right behind the name', () => {
  const [table] = groupedByAnswer(document, 'Wo geht es online?').tables ?? [];
  expect(table?.columns).toEqual(['Ort', 'online', 'Gebühr']);
  expect(table?.rows).toHaveLength(3);
});

test.each(['Was kostet es online?', 'Wo ist die Gebühr niedrig?', 'Wo bekommt man es?'])(
  '“%s” stays as it is',
  (question) => {
    expect(groupedByAnswer(document, question)).toBe(document);
  },
);
