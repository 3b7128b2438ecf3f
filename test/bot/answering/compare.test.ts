// Several answers as one: the figures side by side, and what differs in the first line.
import { describe, expect, test } from 'vitest';
import { sideBySide } from '../../../src/bot/answering/compare.ts';
import type { CaseAnswer } from '../../../src/bot/answering/compareTables.ts';
import {
  saidIn,
  count,
  type Cell,
  calendarDate,
  type Document,
  type Lang,
  money,
  type Sentence,
  sentence,
  strong,
  text,
} from '../../../src/document/index.ts';
import { sentenceMarkdown } from '../../../src/render/markdown.ts';

const plain = (said: Sentence, lang: Lang = 'de') => sentenceMarkdown(said, lang).replaceAll('\u00a0', ' ');
const headlineOf = (cases: readonly CaseAnswer[], lang: Lang = 'de', question = '') =>
  plain(sideBySide(cases, question).headline, lang);

/** „**80 €** im Jahr in Hessen.“ */
function fee(state: string, amount: Cell, more: Partial<Document> = {}): CaseAnswer {
  const headline = sentence`${strong(amount)} im Jahr in ${text(state)}.`;
  return { name: text(state), document: { lang: 'de', headline, ...more } };
}

describe('the first line', () => {
  test('is the verdict: which is less, by how much, and both figures', () => {
    const cases = [fee('Hessen', money(80)), fee('Thüringen', money(70))];
    expect(headlineOf(cases)).toBe('**Thüringen**, 10 € weniger: 70 statt 80 €.');
    expect(headlineOf(cases.toReversed())).toBe('**Thüringen**, 10 € weniger: 70 statt 80 €.');
  });

  test.each([
    ['Was ist teurer?', '**Hessen** ist 10 € teurer: 80 statt 70 €.'],
    ['Wie weit liegen sie auseinander?', '**10 € Unterschied**: Hessen 80 €, Thüringen 70 €.'],
    ['Wo zahle ich weniger?', '**Thüringen**, 10 € weniger: 70 statt 80 €.'],
    ['Ist Hessen teurer als Thüringen?', 'Ja, **10 € teurer**: Hessen 80 €, Thüringen 70 €.'],
    ['Ist Hessen billiger als Thüringen?', 'Nein, **Thüringen ist 10 € billiger**: 70 statt 80 €.'],
    ['Wie viel teurer ist Hessen als Thüringen?', '**Hessen** ist 10 € teurer: 80 statt 70 €.'],
    ['Ist Hessen nicht billiger als Thüringen?', '**Thüringen** ist 10 € billiger: 70 statt 80 €.'],
  ])('%s: by the word that was asked for, yes and no only where that is asked', (question, said) => {
    expect(headlineOf([fee('Hessen', money(80)), fee('Thüringen', money(70))], 'de', question)).toBe(said);
  });

  test.each([
    [
      money(100, 200),
      money(150, 180),
      '**Hessen**, im Mittel 15 € weniger: 100 bis 200 statt 150 bis 180 €.',
    ],
    [money(100, 200), money(147, 157), '**Kaum ein Unterschied** (Hessen im Mittel 2 € weniger)'],
    [money(100, 200), money(140, 160), '**Kaum ein Unterschied**: Hessen 100 bis 200 €, Thüringen'],
    [money(100, 200), money(100, 200), '**Kein Unterschied**: beide 100 bis 200 €.'],
    [money(100, 200), money(100, 250), '**Hessen**, im Mittel 25 € weniger'],
    [money(130, 230), money(100, 200), '**Thüringen**, 30 € weniger'],
    [money(100, 120), money(130, 160), '**Hessen**, 30 bis 40 € weniger'],
  ])('of ranges that cross says nothing sharper than is so: %j and %j', (one, other, difference) => {
    expect(headlineOf([fee('Hessen', one), fee('Thüringen', other)])).toContain(difference);
  });

  test.each([
    [['Rund '], '**Bonn**, 13 € weniger: rund 476 statt 489 €.'],
    [['Gebühr in ', '@', ': '], '**Bonn**, 13 € weniger: Gebühr 476 statt 489 €.'],
  ])('says before the figures what stands there: %j', (before, said) => {
    const costs = (city: string, amount: number): CaseAnswer => {
      const words = before.map((part) => (part === '@' ? text(city) : part));
      return {
        name: text(city),
        document: { lang: 'de', headline: [...words, strong(money(amount)), ' im Ganzen.'] },
      };
    };
    expect(headlineOf([costs('Köln', 489), costs('Bonn', 476)])).toBe(said);
  });

  test('of times says which is faster, with the unit once and the label of its row', () => {
    const years = (watt: string, value: number): CaseAnswer => ({
      name: text(watt),
      document: {
        lang: 'de',
        headline: ['Amortisiert nach ', strong(count(value), ' Jahren'), '.'],
        tables: [
          { columns: ['Angabe', 'Wert'], rows: [[text('Amortisation'), count(value, value, 'year')]] },
        ],
      },
    });
    const cases = [years('1600 Watt', 2.2), years('800 Watt', 0.9)];
    expect(headlineOf(cases, 'de', 'Rechnen sich 1600 Watt schneller als 800 Watt?')).toBe(
      'Nein, **800 Watt ist schneller**: 0,9 statt 2,2 Jahre (Amortisation).',
    );
  });

  test('in English', () => {
    const inEnglish = (state: string, amount: number): CaseAnswer => ({
      name: text(state),
      document: { lang: 'en', headline: sentence`${strong(money(amount))} a year in ${text(state)}.` },
    });
    expect(headlineOf([inEnglish('Hessen', 80), inEnglish('Bayern', 95)], 'en')).toBe(
      '**Hessen**, €15 less: €80 instead of €95.',
    );
  });

  test('of three cases is the one ahead, and all in order', () => {
    const cases = [fee('Hessen', money(80)), fee('Thüringen', money(70)), fee('Bayern', money(95))];
    expect(headlineOf(cases)).toBe('**Thüringen** am wenigsten: Thüringen 70 €, Hessen 80 €, Bayern 95 €.');
  });

  test('of days has no difference: which is better, the days do not say', () => {
    const day = (month: number) => {
      const value = calendarDate(2027, month, 1);
      if (!value) throw new Error('no such day');
      return { kind: 'date', date: value } as const;
    };
    expect(headlineOf([fee('Hessen', day(5)), fee('Thüringen', day(6))])).toBe(
      'Hessen: **01.05.2027**, Thüringen: **01.06.2027**.',
    );
  });

  test('has both headlines where they are worded otherwise: their figures mean different things', () => {
    const nothing: CaseAnswer = {
      name: text('Thüringen'),
      document: { lang: 'de', headline: sentence`${strong('0 € gesichert')}: kein Programm.` },
    };
    expect(headlineOf([fee('Hessen', money(80)), nothing])).toBe(
      'Hessen: **80 €** im Jahr in Hessen – Thüringen: **0 € gesichert**: kein Programm',
    );
    const other: CaseAnswer = {
      name: text('Thüringen'),
      document: { lang: 'de', headline: sentence`Höchstens ${strong(money(70))} im Jahr in Thüringen.` },
    };
    const said = headlineOf([fee('Hessen', money(80)), other]);
    expect(said).toContain('Höchstens **70 €**');
    expect(said).not.toContain('weniger');
  });
});

describe('what stands below', () => {
  const list = (fee: number, hours?: number) => ({
    columns: ['', 'Wert'],
    rows: [[text('Gebühr'), money(fee)], ...(hours === undefined ? [] : [[text('Stunden'), count(hours)]])],
  });

  test('is one table with a column for each case; where a case has nothing is a dash', () => {
    const { tables = [] } = sideBySide([
      fee('Hessen', money(80), { tables: [list(80)] }),
      fee('Thüringen', money(70), { tables: [list(70, 120)] }),
    ]);
    expect(tables).toEqual([
      {
        columns: ['', 'Hessen', 'Thüringen'],
        rows: [
          [text('Gebühr'), money(80), money(70)],
          [text('Stunden'), { kind: 'notStated', isSilent: true }, count(120)],
        ],
      },
    ]);
  });

  test('lists with headings are one as well, by their captions; what is alike in all cases stands once', () => {
    const withHeads = (amount: number, caption?: string) => ({
      columns: ['Angabe', 'Wert'],
      rows: [[text('Gebühr'), money(amount)]],
      ...(caption === undefined ? {} : { caption, folded: true }),
    });
    const hints = { columns: ['Hinweise'], rows: [[text('Ohne Ausrüstung.')]], caption: 'Hinweise' };
    const { tables = [] } = sideBySide([
      fee('Hessen', money(80), { tables: [withHeads(80), withHeads(1, 'Weitere'), hints] }),
      fee('Thüringen', money(70), { tables: [withHeads(70), withHeads(2, 'Weitere'), hints] }),
    ]);
    expect(tables).toEqual([
      { columns: ['Angabe', 'Hessen', 'Thüringen'], rows: [[text('Gebühr'), money(80), money(70)]] },
      {
        columns: ['Angabe', 'Hessen', 'Thüringen'],
        rows: [[text('Gebühr'), money(1), money(2)]],
        caption: 'Weitere',
        folded: true,
      },
      { ...hints, folded: true },
    ]);
  });

  test('what the first line compares has a row, which no table had', () => {
    const cases = [fee('Hessen', money(80)), fee('Thüringen', money(70))];
    expect(sideBySide(cases).tables).toEqual([
      { columns: ['Angabe', 'Hessen', 'Thüringen'], rows: [[text('Kosten'), money(80), money(70)]] },
    ]);
    const granted = cases.map(({ name }, at): CaseAnswer => {
      const headline = sentence`Zuschuss ${strong(money(at + 1))}.`;
      return { name, document: { lang: 'de', headline } };
    });
    expect(sideBySide(granted).tables?.[0]?.rows[0]?.[0]).toEqual(text('Zuschuss'));
  });

  test('a list that says something twice stands by itself: no row of it is lost', () => {
    const twice = {
      columns: ['', 'Wert'],
      rows: [
        [text('Kurs'), money(1)],
        [text('Kurs'), money(2)],
      ],
    };
    const { tables = [] } = sideBySide([
      fee('Hessen', money(80), { tables: [twice] }),
      fee('Thüringen', money(70), { tables: [list(70)] }),
    ]);
    expect(tables.map(({ rows }) => rows.length)).toEqual([1, 2, 1]);
  });

  test('what is a row of one case and a list of its own in the other is a row of both', () => {
    const steps = (...of: string[]) => ({ columns: ['Schritte'], rows: of.map((one) => [text(one)]) });
    const row = (...rows: Cell[][]) => ({ columns: ['Angabe', 'Wert'], rows, folded: true });
    const { tables = [] } = sideBySide([
      fee('Hessen', money(80), {
        tables: [row([text('Schritte'), text('Anzeige')], [text('Art'), text('a')])],
      }),
      fee('Thüringen', money(70), { tables: [row([text('Art'), text('b')]), steps('Antrag', 'Prüfung')] }),
    ]);
    const [, both, ...others] = tables;
    expect(both?.rows).toContainEqual([
      text('Schritte'),
      text('Anzeige'),
      { kind: 'list', items: [text('Antrag'), text('Prüfung')] },
    ]);
    expect(others).toEqual([]);
  });

  test('other tables stand folded under the name of their case', () => {
    const long = { columns: ['Stelle', 'Ort'], rows: [[text('Amt'), text('Kassel')]] };
    const { tables = [] } = sideBySide([
      fee('Hessen', money(80), { tables: [{ ...long, caption: 'Stellen' }] }),
      fee('Thüringen', money(70), { tables: [long] }),
    ]);
    expect(tables.slice(1).map(({ caption, folded }) => ({ caption, folded }))).toEqual([
      { caption: 'Hessen: Stellen', folded: true },
      { caption: 'Thüringen', folded: true },
    ]);
  });

  test('what all answers note is noted once, the rest with its case', () => {
    const { notes = [] } = sideBySide([
      fee('Hessen', money(80), { notes: [['Jährlich.'], ['Mit Abgabe.']] }),
      fee('Thüringen', money(70), { notes: [['Jährlich.']] }),
    ]);
    expect(notes.map((note) => plain(saidIn(note)))).toEqual(['Jährlich.', 'Hessen: Mit Abgabe.']);
  });

  test('one example among the figures makes the comparison one of examples, as old as the oldest', () => {
    const day = (year: number): Cell => {
      const value = calendarDate(year, 1, 2);
      if (!value) throw new Error('no such day');
      return { kind: 'date', date: value };
    };
    const askedOn = calendarDate(2026, 11, 21) ?? expect.unreachable();
    const { provenance } = sideBySide([
      fee('Hessen', money(80), {
        provenance: { sources: [{ title: 'Amt' }], asOf: day(2026), askedOn, status: 'amtlich' },
      }),
      fee('Thüringen', money(70), {
        provenance: {
          sources: [{ title: 'Amt' }, { title: 'Kammer' }],
          asOf: day(2024),
          askedOn,
          isExample: true,
        },
      }),
    ]);
    expect(provenance).toEqual({
      sources: [{ title: 'Amt' }, { title: 'Kammer' }],
      asOf: day(2024),
      askedOn,
      status: 'amtlich',
      isExample: true,
    });
  });
});

test('without a case there is nothing to compare', () => {
  expect(() => sideBySide([])).toThrow('nothing to compare');
});
