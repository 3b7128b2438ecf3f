// Answers as files: with „pdf“, „csv“ or „diagramm“ at the end of the question, and alone about the answer before it.
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../src/bot/understanding/catalogue.ts';
import { readPdf } from '../../tools/pdfua/readPdf.ts';
import { fetched, fileIn, filesIn, pdfText, readCsv, tablesIn } from '../support/files.ts';
import { type Office, openOffice } from '../support/office.ts';
import { asked, ordinary } from '../support/setUps.ts';
import { errorsIn } from '../support/settled.ts';
import { long } from '../support/long.ts';

const pair = 'halteverbot köln münchen';

async function pdfIn(office: Office, answer: string): Promise<string> {
  const { status, type, bytes } = await fetched(office, fileIn(answer, 'pdf'));
  const begin = Buffer.from(bytes.subarray(0, 5)).toString('latin1');
  expect([status, type, begin]).toEqual([200, 'application/pdf', '%PDF-']);
  return pdfText(bytes);
}

async function csvIn(office: Office, answer: string) {
  const { type, bytes } = await fetched(office, fileIn(answer, 'csv'));
  expect(type).toBe('text/csv');
  return readCsv(bytes);
}

describe('in the middle of a wish', () => {
  const noWord = 'Word-Dateien kann ich nicht; als Datei gibt es PDF und CSV.';

  test.each([
    [
      "Kannst du mir das Ganze zu Wärmepumpen als PDF oder Word fertigmachen, damit ich's der Kundin mitgeben kann?",
      'Als PDF: [fakten-waermepumpe-',
      noWord,
    ],
    [
      'Mach mir bitte die Infos zum Erbschein als PDF fertig.',
      'Als PDF: [fakten-erbschein-',
      'Gebühr **ab 30',
    ],
    [
      'Ich bräuchte das zum Erbschein als PDF, um es mitzugeben.',
      'Als PDF: [fakten-erbschein-',
      'Gebühr **ab',
    ],
    [
      'Kannst du die Jagdschein-Kosten für Hessen als Excel rausgeben, damit ich weiterrechnen kann?',
      'Als CSV-Tabelle: [jagdschein-',
      'im ersten Jahr in Hessen',
    ],
    [
      'Can you send me everything about heat pumps as a PDF, so that I can hand it out?',
      'As a PDF: [facts-heat-pump-',
      'The service says of it',
    ],
    ['Was kostet der Jagdschein in Hessen? Bitte als Word', 'Als PDF: [jagdschein-hessen-', noWord],
  ])('%s', long, async (ask, link, said) => {
    const answer = await (await openOffice()).ask(ask);
    expect(answer).toContain(link);
    expect(answer).toContain(said);
  });

  test('whether one may send something as a PDF oneself wants none', async () => {
    const answer = await (await openOffice()).ask('Kann ich den Antrag auf Jagdschein als PDF schicken?');
    expect(filesIn(answer)).toEqual([]);
  });
});

describe('at the end of a question', () => {
  test.each([
    [`${pair} pdf`, 'Als PDF: [halteverbot-koeln-muenchen-', '21 Tage Vorlauf', '216 bis 464 €'],
    [`${pair} als PDF bitte`, 'Als PDF: [halteverbot-koeln-muenchen-', '21 Tage Vorlauf', 'Gebührenregel'],
    ['no-parking köln münchen as a pdf please', 'As a PDF: [no-parking-', '21 days of lead time', '€216–464'],
  ])('“%s” gives the answer, and a PDF of it that the asker can open', long, async (ask, link, ...said) => {
    const office = await openOffice();
    const answer = await office.ask(ask);
    expect(answer).toContain(link);
    expect(answer.replaceAll('*', '')).toContain(said[0]);
    expect(answer).not.toMatch(/Nicht verstanden|Not understood/);
    const text = await pdfIn(office, answer);
    expect(said.filter((words) => !text.includes(words))).toEqual([]);
  });

  test('those who cannot read the answer cannot open its file', async () => {
    const office = await openOffice();
    const read = async (answer: string) => {
      const file = fileIn(answer, 'csv');
      const tried = [fetched(office, file), fetched(office, file, 'gisela')];
      return (await Promise.all(tried)).map(({ status }) => status);
    };
    expect(await read(await office.ask(`${pair} csv`))).toEqual([200, 403]);
    expect(await read(await office.ask(`${pair} csv`, { channel: 'umzug' }))).toEqual([200, 200]);
  });

  test('a CSV has byte order mark, semicolons, and what is folded in the chat', async () => {
    const office = await openOffice();
    const { hasByteOrderMark, lines } = await csvIn(office, await office.ask(`${pair} als CSV bitte`));
    expect(hasByteOrderMark).toBe(true);
    expect(lines).toContain('Gebühr;36 bis 54 €;40 bis 100 €');
    expect(lines).toContain('Gefragt am;21.11.2026');
    expect(lines).toContain(`Frage;${pair}`);
    expect(lines.some((line) => line.startsWith('Gebührenregel;'))).toBe(true);
  });

  test('several at once are a link each, and each is what it says', async () => {
    const office = await openOffice();
    const answer = await office.ask('jagdschein als pdf, csv und diagramm bitte');
    const names = filesIn(answer).map(({ path }) => path.split('/').at(-1));
    const id = /\d+/.exec(names[0] ?? '')?.[0];
    expect(names).toEqual(['pdf', 'csv', 'zip', 'png'].map((kind) => `jagdschein-uebersicht-${id}.${kind}`));
    expect(await pdfIn(office, answer)).toContain('1.580 bis 3.440 €');
    const { type, bytes } = await fetched(office, fileIn(answer, 'png'));
    expect([type, Buffer.from(bytes.subarray(1, 4)).toString()]).toEqual(['image/png', 'PNG']);
  });

  test('a chart says in its link what is to be seen, and the table stays in the message', long, async () => {
    const office = await openOffice();
    const answer = await office.ask('jagdschein diagramm');
    expect(answer).toMatch(
      /Als Diagramm: \[Balkendiagramm mit 16 Balken: [^[\]]+\(Berlin\)\.\]\(\/user_uploads/,
    );
    expect(answer).toContain('| Bayern | 1.580 bis 3.440 €');
  });

  test('folded and long tables are left out of the message that has them in a file', async () => {
    const office = await openOffice();
    expect(await office.ask(pair)).toContain('```spoiler Alle Angaben');
    const answer = await office.ask(`${pair} csv`);
    expect(answer).toContain('| Gebühr | 36 bis 54 €');
    expect(answer).not.toContain('spoiler');
    expect(await office.ask('jagdschein csv')).not.toContain('| Bayern |');
  });

  test(
    '“halteverbot alle csv” has all rows, the message some, and the PDF all of them as squares',
    long,
    async () => {
      const office = await openOffice();
      const answer = await office.ask('halteverbot alle csv');
      expect(answer.match(/^\| \S.* \| \d+ \|/gm)).toHaveLength(5);
      const { lines } = await csvIn(office, answer);
      const header = lines.findIndex((line) => line.startsWith('Von;Nach;'));
      expect(lines.indexOf('', header) - header - 1).toBe(576);
      const onPaper = await office.ask('halteverbot alle als PDF');
      const { pages } = await readPdf((await fetched(office, fileIn(onPaper, 'pdf'))).bytes);
      expect(pages).toHaveLength(2);
      const text = await pdfIn(office, onPaper);
      for (const said of [
        'Alle 576 Kombinationen: Vorlauf in Tagen',
        'Kosten für beide Zonen (€)',
        '232–428',
      ])
        expect(text).toContain(said);
      expect(text).not.toMatch(/Signs standing|Fee frame/);
    },
  );

  test(
    '“wallbox alle” is all: 3,456 rows in the table, and on paper one page with each of them',
    long,
    async () => {
      const office = await openOffice();
      const answer = await office.ask('wallbox alle csv und pdf');
      const { lines } = await csvIn(office, answer);
      expect(lines[0]).toBe('Gebäude;Bundesland;Stellplätze;Wallbox;Antragsteller;gesichert (€)');
      expect(lines.indexOf('')).toBe(3_457);
      const { pages } = await readPdf((await fetched(office, fileIn(answer, 'pdf'))).bytes);
      expect(pages).toHaveLength(1);
      const text = pages[0]?.text.replace(/\s/g, '') ?? '';
      expect(text).toContain('Alle3.456Kombinationen:gesichert');
      expect(text).toContain('alleübrigen(15)alle0€0€0€0€');
      const beside = tablesIn((await fetched(office, fileIn(answer, 'zip'))).bytes);
      expect([...beside.keys()].at(-1)).toBe('02-alle-felder-des-dienstes.csv');
    },
  );

  test.each([
    [`${pair} 2027-06-10 pdf`, 'Halteverbot Köln – München, 10.06.2027'],
    ['Jagdschein in Hessen und Thüringen pdf', 'Jagdschein Hessen und Thüringen'],
    ['gmbh alle pdf', 'GmbH-Gründung: Übersicht'],
    ['Wo ist die GmbH-Gründung am teuersten? Als PDF', 'GmbH-Gründung: Rangliste (am teuersten)'],
    [
      'kaminofen pellet_water bayern 12000 self oldHeating pdf',
      'Kaminofen wasserführender Pelletofen (mit Wassertasche), Bayern, 12.000\u00a0€, selbst genutzt, alte Heizung ersetzt',
    ],
    ['fakten erbschein pdf', 'Fakten Erbschein'],
    ['no-parking köln münchen pdf', 'No-parking zone Köln – München'],
  ])('“%s” is called what was asked: %s', long, async (ask, title) => {
    const office = await openOffice();
    const answer = await office.ask(ask);
    const { info } = await readPdf((await fetched(office, fileIn(answer, 'pdf'))).bytes);
    expect(info).toMatchObject({ Title: title });
  });

  test('every command’s answer comes as a file that bears its name', async () => {
    const office = await openOffice();
    const names = new Set<string>();
    for (const { changes, who, examples, name } of (await loadCatalogue()).commands) {
      if (changes || who) continue;
      const answer = await office.ask(`${examples.de[0].ask} csv`);
      const { text, path } = fileIn(answer, 'csv');
      expect(path.endsWith(`/${text}`), name.de[0]).toBe(true);
      expect(text).toMatch(/^[a-z0-9-]{3,90}\.csv$/);
      expect(names.has(text), text).toBe(false);
      names.add(text);
    }
  });

  test('a chart where none makes sense is told, and the rest comes', long, async () => {
    const office = await openOffice();
    const answer = await office.ask('fakten erbschein pdf und diagramm');
    expect(answer).toContain('Als Diagramm lässt sich diese Antwort nicht sinnvoll zeigen');
    expect(filesIn(answer)).toHaveLength(1);
    expect(answer).toContain('Erbschein: Gebühr');
  });

  test.each([
    [
      'Jagdschein in Hessen und Thüringen diagramm',
      '2 Balken: Jagdschein Hessen und Thüringen, Erstes Jahr zusammen',
    ],
    [`${pair} diagramm`, '2 Balken: Halteverbot Köln – München, Vorlauf in Kalendertagen'],
    ['wärmepumpe alle diagramm', '4 Balken: Wärmepumpe: Übersicht, Je Pumpe'],
    ['gmbh köln und hamburg muster diagramm', '2 Balken: GmbH-Gründung Köln und Hamburg, Musterprotokoll'],
  ])('“%s” is a chart with its topic as title', long, async (ask, said) => {
    const office = await openOffice();
    expect(await office.ask(ask)).toContain(`Als Diagramm: [Balkendiagramm mit ${said}`);
  });

  test.each([
    ['halteverbot berlin hamburg pdf', 'Was ist mit „berlin“ gemeint?'],
    ['halteverbot atlantis pdf', '**„atlantis“** kenne ich nicht.'],
    ['quatsch mit soße pdf', 'Dazu habe ich keine Daten'],
    ['snippet löschen 7 pdf', 'Das dürfen nur Administratoren'],
  ])('“%s” has no answer, so no file', async (ask, said) => {
    const office = await openOffice();
    const answer = await office.ask(ask);
    expect(answer).toContain(said);
    expect([filesIn(answer), errorsIn(office)]).toEqual([[], []]);
  });
});

test('a file that was wanted comes when what was asked back is answered', async () => {
  const office = await openOffice();
  await office.ask('halteverbot berlin hamburg csv');
  const answer = await office.ask('mitte');
  expect(answer).toContain('| Berlin Mitte | Hamburg |');
  expect(filesIn(answer)).toHaveLength(2);
});

test('also when there was nothing but the command', async () => {
  const office = await openOffice();
  await office.ask('halteverbot csv');
  const answer = await office.ask('von köln nach münchen');
  expect(answer).not.toContain('Nicht verstanden');
  expect(filesIn(answer)).toHaveLength(2);
});

test('the answer to what was asked back may want a file', async () => {
  const office = await openOffice();
  await office.ask('halteverbot berlin hamburg');
  const answer = await office.ask('mitte csv');
  expect(answer).toContain('| Berlin Mitte | Hamburg |');
  expect(filesIn(answer)).toHaveLength(2);
});

test('what only says that something was done is no file', async () => {
  const office = await openOffice(ordinary);
  const id = office.chat.as(office.chat.amtsbot).saveSnippet('Gruß', 'x');
  const { answer } = await asked(office, `snippet löschen ${id} csv`);
  expect(answer).toContain('gelöscht');
  expect(filesIn(answer)).toEqual([]);
});

test('a chart is shown in the message, for there are not too many links beside it', long, async () => {
  const office = await openOffice();
  const answer = await office.ask('jagdschein diagramm');
  expect(answer).toContain('.png)');
  expect(answer).toContain('| Bayern |');
  expect(answer.match(/\]\(/g)?.length).toBeLessThanOrEqual(24);
});

describe('in a sentence of its own', () => {
  const fee = 'Was kostet der Jagdschein in Hessen?';
  test.each([
    [[fee, 'kannste mir das als pdf geben']],
    [[fee, 'Könnten Sie mir die Antwort bitte als PDF zuschicken?']],
    [[fee, 'can you send me that as a PDF']],
    [[fee, 'Wie teuer ist eine Pizza?', 'als pdf bitte']],
    [[fee, 'Wie hoch ist die Kfz-Steuer für einen Diesel?', 'mach mir ein pdf draus']],
    [[`${fee} Kannst du mir das als PDF schicken?`]],
  ])('%j: a file of the last answer that has something to put into it', long, async (said) => {
    const office = await openOffice();
    let answer = '';
    for (const text of said) answer = await office.ask(text);
    expect(answer).toContain('[jagdschein-hessen-');
  });

  test('where there is none, that is said', async () => {
    const office = await openOffice();
    expect(await office.ask('kannst du mir das als PDF geben?')).toContain('Hier steht noch keine Antwort');
  });
});
