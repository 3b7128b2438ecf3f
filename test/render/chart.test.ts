// Documents as charts: what is drawn, that its text is really drawn, and what is said to those who do not see it.
import { describe, expect, test } from 'vitest';
import { type Cell, type Document, sentence, type Table } from '../../src/document/index.ts';
import { count, date, money, notStated, phrase, text, yesNo } from '../../src/document/index.ts';
import { altText } from '../../src/render/chart/altText.ts';
import { chartOf } from '../../src/render/chart/chartOf.ts';
import { footOf } from '../../src/render/chart/foot.ts';
import { gridValues, ticksAt } from '../../src/render/chart/scale.ts';
import { drawSvg } from '../../src/render/chart/draw.ts';
import { toChart } from '../../src/render/chart/toChart.ts';
import { until } from '../support/office.ts';
import { long } from '../support/long.ts';

const about = { question: 'jagdschein', title: 'Jagdschein', askedOn: '2026-11-21' };
const { signal } = new AbortController();
const nbsp = '\u00a0';

const answer = (table: Table, lang: Document['lang'] = 'de'): Document => ({
  lang,
  headline: sentence`Das ${text('Ergebnis')}.`,
  tables: [table],
  provenance: {
    askedOn: '2026-11-21',
    asOf: date('2025-01-31'),
    status: 'typische Angabe',
    sources: [{ title: 'BJagdG' }, { title: 'Stadt Süßen' }, { title: 'JFPO' }],
  },
});

/** A table of these cells by their labels. */
const bars = (cells: Readonly<Record<string, Cell>>, caption = 'Alle Länder'): Table => ({
  caption,
  columns: ['Land', 'Gebühr'],
  rows: Object.entries(cells).map(([label, cell]) => [text(label), cell]),
  chart: { label: 0, value: 1 },
});

const range = money(1355, 3455.5);
const states = bars({ 'Schleswig-Holstein': range, 'Ä & <Ö>': money(1234.5), Köln: notStated, Ü: money(0) });
const placesOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, row) => [`Ort ${row}`, money(row * 10, row * 20)]));

const data = (document: Document) => chartOf(document, about.title) ?? expect.unreachable('nothing to draw');
const alternative = (table: Table, lang?: Document['lang']) => altText(data(answer(table, lang)));

/** The texts of the drawing, and its bars from left to right. */
async function drawn(table: Table, lang?: Document['lang']) {
  const document = answer(table, lang);
  const svg = await drawSvg({ data: data(document), foot: footOf(document, about, data(document)) });
  const texts = [...svg.matchAll(/<(?:text|tspan)[^>]*>([^<]+)</g)].map(([, words = '']) =>
    words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );
  const paths = svg.matchAll(/<path[^>]*d="M(-?[\d.]+),[\d.]+h(-?[\d.]+)v30h[^"]*"[^>]*fill="#1f5a99"/g);
  const spans = [...paths].map(([, left, wide]) => ({ left: Number(left), wide: Number(wide) }));
  const span = (index: number) => spans[index] ?? expect.unreachable(`no bar ${index}`);
  return { svg, texts, span };
}

async function picture(table: Table) {
  const { png, alt } = (await toChart(answer(table), about, signal)) ?? expect.unreachable('no picture');
  const bytes = Buffer.from(png);
  expect(bytes.toString('latin1', 0, 8)).toBe('\x89PNG\r\n\x1a\n');
  return { bytes, alt, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

describe('what is drawn', () => {
  const plain = { columns: states.columns, rows: states.rows };
  const poor = { ...states, caption: 'arm', rows: states.rows.slice(1, 3) };

  test('is the first table that wants it and has two figures of one kind', async () => {
    const document = answer(states);
    expect(chartOf({ ...document, tables: [plain, poor] }, about.title)).toBeUndefined();
    expect(await toChart({ lang: 'de', headline: ['x'] }, about, signal)).toBeUndefined();
    expect(data(answer({ ...states, caption: '' })).measure).toBe('Gebühr');
    const chart = data({ ...document, tables: [plain, poor, states] });
    expect(chart).toMatchObject({ title: 'Jagdschein', measure: 'Alle Länder: Gebühr', total: 4 });
    expect(chart.bars).toEqual([
      { label: 'Schleswig-Holstein', words: `1.355,00 bis 3.455,50${nbsp}€`, figure: range },
      { label: 'Ä & <Ö>', words: `1.234,50${nbsp}€`, figure: money(1234.5) },
      { label: 'Köln', words: 'nennt der Dienst nicht' },
      { label: 'Ü', words: `0${nbsp}€`, figure: money(0) },
    ]);
  });

  test('has no other kind in it, nothing beyond measure, but a figure in a few words', () => {
    const weeks = (min: number, max = min) => count(min, max, 'week');
    const worded = { c: phrase('ab ', weeks(2)), d: phrase(weeks(2), '/', weeks(3)) };
    const beyond = { e: weeks(1e300), f: weeks(Number.NaN) };
    const chart = data(answer(bars({ a: weeks(8, 5), b: count(9, 9, 'day'), ...worded, ...beyond })));
    const none = undefined;
    expect(chart.bars.map(({ figure }) => figure?.min)).toEqual([5, none, 2, none, none, none]);
    expect(chart.bars[2]?.words).toBe(`ab 2${nbsp}Wochen`);
  });
});

describe('a comparison', () => {
  const table: Table = {
    columns: ['', 'Hessen', 'Thüringen'],
    rows: [
      [text('Prüfungsgebühr'), money(180), phrase(money(150, 300), ' (Beispielwert)')],
      [text('Kurs ist Pflicht'), text('ja'), text('nicht bestätigt')],
      [text('Erstes Jahr zusammen'), money(1500, 3360), money(1460, 3470)],
    ],
  };
  const drawnOf = (headline: string) => {
    const chart = data({ ...answer(table), headline: [headline] });
    return [chart.title, chart.measure, ...chart.bars.map(({ label, figure }) => `${label} ${figure?.max}`)];
  };

  test('of cases is the row that the first line speaks of, or else the first with figures', () => {
    const all = ['Jagdschein', 'Erstes Jahr zusammen', 'Hessen 3360', 'Thüringen 3470'];
    expect(drawnOf('Kaum ein Unterschied (Erstes Jahr zusammen).')).toEqual(all);
    expect(drawnOf('Hessen')).toEqual(['Jagdschein', 'Prüfungsgebühr', 'Hessen 180', 'Thüringen 300']);
  });

  test('one of which has no figure are drawn all the same, with its words in their place', () => {
    const table: Table = {
      columns: ['Angabe', 'Berlin', 'Köln', 'Hamburg'],
      rows: [[text('Gesamtpreis'), money(540), text('nicht bestätigt'), money(565)]],
    };
    const chart = data(answer(table));
    expect(chart.bars.map(({ label, words, figure }) => [label, words, figure?.max])).toEqual([
      ['Berlin', `540${nbsp}€`, 540],
      ['Köln', 'nicht bestätigt', undefined],
      ['Hamburg', `565${nbsp}€`, 565],
    ]);
  });

  test('whose figures no row has is what the first line says of each case', () => {
    const alike: Table = {
      columns: ['Angabe', 'Köln', 'München'],
      rows: [[text('Stammkapital'), money(25_000), money(25_000)]],
      folded: true,
    };
    const [one, other] = [money(489, 525), money(503, 542)];
    const headline = sentence`Kaum ein Unterschied (${text('Köln')} ${money(15.5)} weniger): ${text('Köln')} ${one}, ${text('München')} ${other}.`;
    const chart = data({ ...answer(alike), headline });
    expect(chart.bars.map(({ label, figure }) => [label, figure])).toEqual([
      ['Köln', one],
      ['München', other],
    ]);
    const half = sentence`${text('Köln')} ${one}, in ${text('München')} nichts.`;
    expect(chartOf({ ...answer(alike), headline: half }, about.title)).toBeUndefined();
  });

  test('of ways and their price is drawn by the ways, each with what tells it from the others', () => {
    const ways: Table = {
      columns: ['Weg', 'Wunschkennzeichen', 'Gebühr'],
      rows: [
        [text('online'), yesNo(false), money(9.9, 12.1)],
        [text('online'), yesNo(true), money(20.1, 22.3)],
      ],
      list: 'whole',
    };
    const beside: Table = { columns: ['Angabe', 'Wert'], rows: [[text('Recht'), text('FZV')]], folded: true };
    const chart = data({ ...answer(ways), tables: [beside, ways] });
    expect([chart.measure, ...chart.bars.map(({ label }) => label)]).toEqual([
      'Gebühr',
      'online, Wunschkennzeichen: nein',
      'online, Wunschkennzeichen: ja',
    ]);
  });

  test('of a list is its money, and each entry says which it is', () => {
    const rows = ['Berlin', 'Köln'].flatMap((city) =>
      ['günstig', 'intensiv'].map((course, at): Cell[] => [
        text(city),
        text(course),
        count(at + 2),
        money(90 * (at + 1)),
      ]),
    );
    const list: Table = {
      columns: ['Stadt', 'Kurs', 'Tage', 'Preis'],
      rows,
      list: 'whole',
      caption: 'Kurse',
    };
    const chart = data(answer(list));
    expect(chart.measure).toBe('Kurse: Preis');
    expect(chart.bars.map(({ label, words }) => `${label} ${words}`)).toEqual([
      `Berlin, günstig 90${nbsp}€`,
      `Berlin, intensiv 180${nbsp}€`,
      `Köln, günstig 90${nbsp}€`,
      `Köln, intensiv 180${nbsp}€`,
    ]);
    expect(chartOf(answer({ ...list, folded: true }), 'x')).toBeUndefined();
  });
});

test.each([
  [0, 4_000, [0, 1_000, 2_000, 3_000, 4_000]],
  [0, 557.15, [0, 150, 300, 450, 600]],
  [0, 0.3, [0, 0.1, 0.2, 0.3, 0.4]],
  [0, 70, [0, 20, 40, 60, 80]],
  [0, 28, [0, 10, 20, 30, 40]],
  [0, 3, [0, 1, 2, 3, 4]],
  [0, 2_100, [0, 600, 1_200, 1_800, 2_400]],
  [-300, 900, [-300, 0, 300, 600, 900]],
  [0, 0, []],
])('from %d to %d there are five grid lines', (low, high, expected) => {
  expect(gridValues([{ low, high }])).toEqual(expected);
});

test('where five grid lines have no room for words, every other one stays', () => {
  const shown = (half: number) =>
    ticksAt([0, 1, 2, 3, 4], { kind: 'money', min: 1, max: 1 }, 'de', (value, words) => ({
      at: value * 100,
      half: half * words.length,
    })).map(({ words }) => words.replace(nbsp, ' '));
  expect(shown(10)).toEqual(['0 €', '1 €', '2 €', '3 €', '4 €']);
  expect(shown(20)).toEqual(['0 €', '1', '2', '3', '4']);
  expect(shown(30)).toEqual(['0 €', '2 €', '4 €']);
  expect(shown(200)).toEqual([]);
});

describe('the drawing', () => {
  test('says title, labels, values, source, Stand and question', async () => {
    const { texts } = await drawn(states);
    const words = [`1.355,00 bis 3.455,50${nbsp}€`, `1.234,50${nbsp}€`, 'nennt der Dienst nicht'];
    const around = [
      'Jagdschein',
      'Alle Länder: Gebühr',
      `2.000${nbsp}€`,
      'Quellen: BJagdG, Stadt Süßen und 1 weitere',
    ];
    const foot = ['Stand 31.01.2025 · typische Angabe', 'Frage: „jagdschein“ (21.11.2026)'];
    const all = ['Schleswig-Holstein', 'Ä & <Ö>', 'Köln', 'Ü', ...words, ...around, ...foot];
    expect(all.filter((one) => !texts.includes(one))).toEqual([]);
  });

  test('is English for English answers', async () => {
    const { texts } = await drawn(states, 'en');
    const question = 'Question: “jagdschein” (21 November 2026)';
    expect(texts).toEqual(expect.arrayContaining(['€1,355.00–3,455.50', '€1,234.50', '€2,000', question]));
  });

  test('has bars from zero, and ranges that float in proportion', async () => {
    const { span } = await drawn(states);
    const perEuro = span(1).wide / 1234.5;
    expect(span(1).left).toBeCloseTo(0, 1);
    expect(span(0).left).toBeCloseTo(1355 * perEuro, 1);
    expect(span(0).wide).toBeCloseTo((3455.5 - 1355) * perEuro, 1);
  });

  test('draws what is below zero to the left of it', async () => {
    const { span } = await drawn(bars({ a: money(-300), b: money(900), c: money(-200, 100) }));
    expect(span(0).left + span(0).wide).toBeCloseTo(span(1).left, 1);
    expect(span(2).left).toBeLessThan(span(1).left);
    expect(span(2).left + span(2).wide).toBeGreaterThan(span(1).left);
  });

  test('shows the first 60 of more rows and says so', async () => {
    const many = bars(placesOf(85));
    const { texts } = await drawn(many);
    expect(texts).toContain('Ort 59');
    expect(texts).not.toContain('Ort 60');
    expect(texts).toContain('Gezeigt sind die ersten 60 von 85 Zeilen der Tabelle.');
    expect(alternative(many)).toContain('mit 60 Balken (aus 85 Zeilen)');
  });

  test('keeps foreign text as text, in its place', async () => {
    const script = '"><script>alert(1)</script>';
    const long = { ['x'.repeat(500)]: money(2), ['Wort '.repeat(200)]: text('nicht bestätigt, '.repeat(50)) };
    const table = bars({ [`${script}\0\u202e\ud800漢`]: money(1), ...long, '': money(0, 1e15) });
    const { svg, texts } = await drawn(table);
    expect(svg).not.toContain('<script');
    expect(texts.join('')).toContain(`${script}\ufffd\ufffd\ufffd`);
    expect(Math.max(...texts.map((words) => words.length))).toBeLessThan(90);
    expect(new Set(texts.filter((words) => words.endsWith('…'))).size).toBe(4);
  });
});

describe('the alternative text', () => {
  test('names what is shown, how many bars, the lowest and the highest', () => {
    const ends = `0${nbsp}€ (Ü), höchster 3.455,50${nbsp}€ (Schleswig-Holstein)`;
    expect(alternative(states)).toBe(
      `Balkendiagramm mit 3 Balken: Jagdschein, Alle Länder: Gebühr. Niedrigster Wert ${ends}.`,
    );
    const days = (most: number) => count(most, most, 'day');
    const waiting = bars({ a: days(1), b: days(1), c: phrase('from ', days(3)) }, 'Gebühr.');
    const english = `1${nbsp}day (a and 1 more), highest from 3${nbsp}days (c)`;
    expect(alternative(waiting, 'en')).toBe(
      `Bar chart with 3 bars: Jagdschein, Gebühr. Lowest value ${english}.`,
    );
  });

  test('is one short line that ends no link, whatever the table says', () => {
    const words = ']\n[x](https://evil.example)\u2028'.repeat(40);
    const alt = alternative({
      ...bars({ [words]: money(1), [`b${words}`]: money(2) }, words),
      columns: ['', words],
    });
    expect(alt.length).toBeLessThanOrEqual(300);
    expect(alt).not.toMatch(/[[\]\p{Cc}\u2028\u2029]/u);
    expect(alt).toContain('höchster');
  });
});

describe('the picture', () => {
  test('is a sharp PNG with its text in it', long, async () => {
    const labelled = (label: string) => picture(bars({ [label]: money(1), b: money(2) }));
    const [abc, cba] = await Promise.all([labelled('abc'), labelled('cba')]);
    expect(abc.alt).toContain('Balkendiagramm mit 2 Balken');
    expect([abc.width, abc.height]).toEqual([1800, cba.height]);
    // The same letters in another order: only what is drawn of them can differ.
    expect(abc.bytes.equals(cba.bytes)).toBe(false);
  });

  test('grows with its rows, and leaves no process behind', long, async () => {
    const [few, many] = await Promise.all([picture(bars(placesOf(4))), picture(bars(placesOf(20)))]);
    expect(many.height).toBe(few.height + 16 * 2 * 45);
    await until(() => !process.getActiveResourcesInfo().includes('ProcessWrap'), 'the processes to end');
  });

  test('is given up at once when it is aborted', async () => {
    await expect(toChart(answer(states), about, AbortSignal.abort('stop'))).rejects.toBe('stop');
    const controller = new AbortController();
    const made = toChart(answer(states), about, controller.signal);
    setTimeout(() => controller.abort('later'), 20);
    await expect(made).rejects.toBe('later');
  });

  test('fails with the reason when there is one', async () => {
    const rows = [...states.rows, [text(7 as unknown as string), money(1)]];
    const failing = toChart(answer({ ...states, rows }), about, signal);
    await expect(failing).rejects.toThrow('The file could not be made');
  });
});
