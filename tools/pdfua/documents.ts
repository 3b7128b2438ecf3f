// One document of every kind, to be made into a PDF and judged: by our own test, and by veraPDF.
import {
  code,
  count,
  type Document,
  date,
  link,
  list,
  money,
  notStated,
  phrase,
  sentence,
  strong,
  text,
  yesNo,
} from '../../src/document/index.ts';

const askedOn = '2026-11-21';
const address =
  'https://www.platzda.de/blog/die-polizei-hamburg-informiert-halteverbotszonen-einrichten.html';

/** All that a document can hold. */
export const answer: Document = {
  lang: 'de',
  preface: sentence`Der Faktendienst antwortet gerade nicht; das ist die Antwort von ${date('2026-11-20')}.`,
  headline: sentence`${strong('Sicher beantragt bis ', date('2026-11-26'))}; Kosten für beide Zonen ${strong(money(151, 545.5))}.`,
  notes: [
    sentence`„hambrug“ als ${strong('Hamburg')} gelesen.`,
    sentence`Alle Orte zeigt ${code('halteverbot orte')}; das Portal ist ${link('service.berlin.de', 'https://service.berlin.de/')}.`,
  ],
  tables: [
    {
      columns: ['', 'Berlin Mitte', 'Größe → Straße'],
      rows: [
        [text('Gebühr'), money(21, 120), money(1234.5)],
        [text('Vorlauf'), count(21, 28, 'day'), count(1, 1, 'week')],
        [text('spätestens'), date('2026-12-03'), notStated],
        [text('online'), yesNo(true), list([text('teilweise'), link('Formular', address)])],
        [text('gilt'), phrase('bis unter ', money(60_000)), count(0.37, 0.37, 'euroPerKilowattHour')],
      ],
    },
    {
      caption: 'Klimageschwindigkeitsbonus nach Jahren',
      columns: ['bis', 'Betrag', 'Prozent'],
      rows: [
        [date('2028-12-31'), money(3000), count(20, 20, 'percent')],
        [date('2030-12-31'), notStated, count(17, 17, 'percent')],
      ],
    },
    { caption: 'Voraussetzungen', columns: ['Voraussetzungen'], rows: [[text('Antrag'), text('zu viel')]] },
    { caption: 'Leer', columns: ['a', 'b'], rows: [] },
    {
      caption: 'Quellen',
      folded: true,
      columns: ['Kürzel', 'Titel', 'Adresse'],
      rows: [[text('hh'), text('Zusammenfassung der Behördeninformation'), link('platzda.de/…', address)]],
    },
  ],
  provenance: {
    askedOn,
    asOf: date('2026-03-29'),
    status: 'typische Angabe, nicht amtlich',
    sources: [
      { title: 'Behördeninformation Hamburg', url: address },
      { title: 'StVO', details: [text('§ 45 StVO')] },
    ],
  },
};

export const english: Document = {
  lang: 'en',
  headline: sentence`${strong('Apply by ', date('2026-11-26'))}; both zones together cost ${strong(money(151, 545))}.`,
  tables: [
    {
      columns: ['', 'Berlin Mitte'],
      rows: [
        [text('fee'), money(1234.5)],
        [text('lead time'), count(21, 28, 'day')],
      ],
    },
  ],
  provenance: { askedOn, asOf: text('May 2026'), sources: [{ title: 'StVO' }] },
};

/** Nothing but a question to the asker. */
export const askBack: Document = {
  lang: 'de',
  headline: sentence`Welcher Bezirk in Berlin? ${strong('Mitte · Pankow · Neukölln')}`,
  asksBack: true,
};

/** The service says nothing of itself, and a single column is a list. */
export const bare: Document = {
  lang: 'de',
  headline: ['Das können Sie mich fragen.'],
  notes: [['Nur ein Hinweis.']],
  tables: [
    { columns: ['Schreiben Sie'], rows: [[code('halteverbot ‹von› ‹nach› [Datum]')], [code('hilfe')]] },
  ],
  provenance: { askedOn, sources: [] },
};

const columns = [
  'Stadt',
  'Leistung',
  'Kaufpreis',
  'Zuschuss',
  'Preis',
  'Ersparnis',
  'Amortisation',
  'Gewinn',
];

/** A table that lies across the page. */
export const wide: Document = {
  lang: 'de',
  headline: sentence`${strong('5 Städte')} mit Förderung.`,
  tables: [
    { caption: 'Hochkant', columns: ['a', 'b'], rows: [[text('c'), text('d')]] },
    {
      caption: 'Alle Städte und Größen',
      columns,
      rows: [
        [
          text('Freiburg im Breisgau'),
          count(800, 800, 'watt'),
          ...[449, 150, 299, 210.9].map((euros) => money(euros)),
          count(1.4, 1.4, 'year'),
          money(1810),
        ],
      ],
    },
  ],
};

/** Text that would be markup, break out of its column, or have no glyph. */
export const hostile: Document = {
  lang: 'de',
  headline: [text('#set page(width: 1pt) *nicht fett* _x_ `y` $z$ <a> @b [c] \\ // /* „😀“ 漢字')],
  notes: [
    [
      text(
        `Steuer\u0000zeichen\u0007, Richtung \u202egedreht\u202c, weich\u00adgetrennt, Zeile\neins\r\n\r\nzwei`,
      ),
    ],
    [text('Zeichen mit Marke: x\u0301 1\u0308\u0301 fi\u0301 العَرَبِيَّة')],
    [text('u\u0308 wird ü; \ud800 ist kein Zeichen; \ue000 ist privat; العربية und עברית')],
    [text('x'.repeat(400))],
    [link(`javascript${'-wort'.repeat(80)}`, `https://example.com/${'pfad/'.repeat(100)}`)],
  ],
  tables: [
    {
      caption: '#pagebreak() & <b>',
      columns: ['*', '#', '漢', 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)],
      rows: [
        [text('a'.repeat(300)), text('1'.repeat(200)), text('漢字'.repeat(50)), text('Wort '.repeat(3000))],
        [link('x', `https://example.com/?q=${'a'.repeat(3000)}`), text(''), notStated],
      ],
    },
  ],
  provenance: {
    askedOn,
    asOf: text('#lorem(5) 👍🏽'),
    status: '<&>',
    sources: [{ title: '', url: 'https://a.de' }],
  },
};

/** Each row has its own figures, so that each can be looked for. */
export const overview = (rows: number): Document => ({
  lang: 'de',
  headline: sentence`${strong(count(rows), ' Verbindungen')}.`,
  tables: [
    {
      caption: 'Alle Verbindungen',
      columns: ['Von', 'Nach', 'Vorlauf in Tagen', 'Kosten für beide Zonen'],
      rows: Array.from({ length: rows }, (_, row) => [
        text('Berlin Charlottenburg-Wilmersdorf'),
        text(`Ort ${row}`),
        count(14 + row, 70 + row),
        money(10_000 + row, 20_000 + row),
      ]),
    },
  ],
  provenance: { askedOn, asOf: date('2026-03-29'), status: 'typische Angabe, nicht amtlich', sources: [] },
});

export const oneOfEachKind: Readonly<Record<string, Document>> = {
  answer,
  english,
  askBack,
  bare,
  wide,
  hostile,
  overview: overview(576),
};
