// A ranking: the overview sorted by the figure that was asked for, with the answer in its first line.
import { describe, expect, test } from 'vitest';
import { ranked } from '../../../src/bot/answering/rank.ts';
import { count, type Document, money, notStated, text } from '../../../src/document/index.ts';
import { formatCell } from '../../../src/render/value.ts';

const command = { name: { de: ['gmbh'], en: ['gmbh'] } } as const;
const document: Document = {
  lang: 'de',
  headline: ['Drei Städte.'],
  tables: [
    {
      columns: ['Stadt', 'Musterprotokoll', 'Gewerbeanmeldung', 'Dauer in Tagen'],
      rows: [
        [text('Kiel'), money(500, 560), money(26), count(9, 9)],
        [text('Bonn'), money(480, 500), money(20), count(14, 14)],
        [text('Jena'), notStated, money(31), count(5, 5)],
        [text('Hof'), money(490, 900), money(30), count(3, 3)],
      ],
    },
  ],
};
const firstLine = (question: string) =>
  ranked(document, question, command)
    .headline.flatMap((part) => (typeof part === 'object' && 'strong' in part ? part.strong : [part]))
    .map((part) => (typeof part === 'string' ? part : formatCell(part, 'de')))
    .join('')
    .replaceAll('\u00a0', ' ');
const names = (question: string) =>
  ranked(document, question, command).tables?.[0]?.rows.map(([name]) =>
    name?.kind === 'text' ? name.text : '',
  );

describe('ranked', () => {
  test.each([
    [
      'Wo ist die GmbH am günstigsten?',
      'Am günstigsten: Bonn: 480 bis 500 € (Musterprotokoll); am teuersten: Hof: 490 bis 900 €; sortiert nach der Mitte der Spanne – unter 3 von 4',
    ],
    ['Welche Stadt ist am teuersten?', 'Am teuersten: Hof: 490 bis 900 €'],
    ['Wo dauert es am längsten?', 'Am längsten: Bonn: 14 Tage (Dauer)'],
    ['Wo ist die Gewerbeanmeldung am billigsten?', 'Am günstigsten: Bonn: 20 € (Gewerbeanmeldung)'],
  ])('%s', (question, line) => {
    expect(firstLine(question)).toContain(line);
  });

  test('the rows are in order, those without the figure last', () => {
    expect(names('Wo ist es am günstigsten?')).toEqual(['Bonn', 'Kiel', 'Hof', 'Jena']);
  });

  test('what was said of all of them is still said', () => {
    expect(ranked(document, 'Wo ist es am günstigsten?', command).notes).toContainEqual({
      kind: 'beside',
      says: ['Drei Städte.'],
    });
  });

  test('what ranks nothing is left as it is', () => {
    expect(ranked(document, 'Welche Städte gibt es?', command)).toBe(document);
  });
});
