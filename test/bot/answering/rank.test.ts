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

  test.each([
    ['Wo in Bayern ist es am teuersten?', 'In Bayern am teuersten: Hof: 490 bis 900 €', ['Hof']],
    [
      'Wo in NRW und Bayern ist es am preisgünstigsten?',
      'In Nordrhein-Westfalen und Bayern am günstigsten: Bonn: 480',
      ['Bonn', 'Hof'],
    ],
    [
      'Wo ist es außer in Bayern am kostengünstigsten?',
      'Außer in Bayern am günstigsten: Bonn: 480',
      ['Bonn', 'Kiel', 'Jena'],
    ],
    [
      'Wo im Saarland ist es am billigsten?',
      'Für das Saarland nennt der Dienst dazu nichts. Insgesamt am günstigsten: Bonn: 480',
      ['Bonn', 'Kiel', 'Hof', 'Jena'],
    ],
    // Of Thuringia there is only what is not stated.
    [
      'Wo in Thüringen ist es am billigsten?',
      'Für Thüringen nennt der Dienst dazu nichts.',
      expect.anything(),
    ],
  ])('%s', (question, line, rows) => {
    expect(firstLine(question)).toContain(line);
    expect(names(question)).toEqual(rows);
  });

  test('a row lies in the state that the service sends with it, whatever is known of the town', () => {
    const fields = [
      { path: ['cities', 0, 'name'], value: 'Jena' },
      { path: ['cities', 0, 'region'], value: 'NW' },
      { path: ['cities', 1, 'name'], value: 'Kiel' },
      { path: ['cities', 1, 'region'], value: 'NW' },
    ];
    const sent: Document = { ...document, provenance: { sources: [], fields, askedOn: '2027-03-06' } };
    const rows = ranked(sent, 'Wo in NRW ist es am günstigsten?', command).tables?.[0]?.rows ?? [];
    expect(rows.map(([name]) => name)).toEqual([text('Bonn'), text('Kiel'), text('Jena')]);
  });

  test('a part of the country that is no state is said to be left out', () => {
    const { notes } = ranked(document, 'Wo in Süddeutschland ist es am günstigsten?', command);
    expect(notes?.[0]).toMatchObject({
      kind: 'reading',
      says: ['„', text('Süddeutschland'), expect.any(String)],
    });
  });

  test('at least is no ranking', () => {
    expect(ranked(document, 'Was kostet es wenigstens, höchstens?', command)).toBe(document);
  });

  test('what ranks nothing is left as it is', () => {
    expect(ranked(document, 'Welche Städte gibt es?', command)).toBe(document);
  });
});
