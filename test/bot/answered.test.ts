// What is remembered of what was answered: by itself, and as „als PDF bitte“ uses it in a conversation.
import { describe, expect, test } from 'vitest';
import { answered } from '../../src/bot/answered.ts';
import type { Conversation } from '../../src/bot/question.ts';
import { editFollowed } from '../support/editing.ts';
import { fetched, fileIn, filesIn, pdfText, readCsv } from '../support/files.ts';
import { type Office, openOffice, type Where } from '../support/office.ts';
import { asErika, asked, ordinary, statusOf } from '../support/setUps.ts';
import { askSettled } from '../support/settled.ts';

const pair = 'halteverbot köln münchen';
const which = 'Von welcher Antwort?';
const above = 'Die Antwort von oben als Datei.';

const inTopic = (topic: string): Conversation => ({
  kind: 'channel',
  channelId: 7,
  channelName: 'umzug',
  topic,
});

const csvLines = async (office: Office, answer: string) =>
  readCsv((await fetched(office, fileIn(answer, 'csv'))).bytes).lines;

describe('what was answered', () => {
  const asked = (text: string, whole: string | undefined = text) => ({ said: text, whole });

  test('is known by its question, and the last one by its conversation, however that is written', () => {
    const known = answered();
    known.add(1, inTopic('Fragen'), asked('eins'));
    known.add(2, inTopic('Fragen'), asked('zwei'));
    known.add(3, inTopic('Anderes'), asked('drei'));
    expect(known.of(1)).toMatchObject(asked('eins'));
    expect([known.lastIn(inTopic('FRAGEN')), known.whereOf(3)]).toEqual(['zwei', inTopic('Anderes')]);
    expect([known.of(4), known.whereOf(4), known.lastIn(inTopic('Leer'))].some(Boolean)).toBe(false);
  });

  test('without an answer has a place, and is nothing that a file could be made of', () => {
    const known = answered();
    known.add(1, inTopic('Fragen'), asked('eins'));
    known.add(2, inTopic('Fragen'), { said: 'zwei', whole: undefined });
    expect(known.of(2)).toMatchObject({ said: 'zwei', whole: undefined });
    expect([known.whereOf(2), known.lastIn(inTopic('Fragen'))]).toEqual([inTopic('Fragen'), 'eins']);
  });

  test('goes along when its topic is moved', () => {
    const known = answered();
    known.add(1, inTopic('Fragen'), asked('eins'));
    known.moved([1, 2], { topic: 'Neu' });
    expect([known.whereOf(1), known.lastIn(inTopic('Neu')), known.lastIn(inTopic('Fragen'))]).toEqual([
      inTopic('Neu'),
      'eins',
      undefined,
    ]);
  });

  test('is forgotten in the order in which it came, 2,000 later', () => {
    const known = answered();
    for (let id = 1; id <= 2_001; id++) known.add(id, inTopic(`T ${id}`), asked('x'));
    expect([known.of(1), known.lastIn(inTopic('T 1'))]).toEqual([undefined, undefined]);
    expect([known.of(2)?.whole, known.lastIn(inTopic('T 2'))]).toEqual(['x', 'x']);
  });
});

describe('“als PDF bitte” alone', () => {
  test('gives the answer before it in this conversation, in its language', async () => {
    const office = await openOffice();
    await office.ask(pair);
    const answer = await office.ask('als PDF bitte');
    expect(answer.startsWith(above)).toBe(true);
    const { bytes } = await fetched(office, fileIn(answer, 'pdf'));
    expect(await pdfText(bytes)).toContain('21 Tage Vorlauf');
    await office.ask('no-parking köln münchen', { ...asErika, channel: 'umzug' });
    expect(await office.ask('und als CSV?', { channel: 'umzug' })).toContain('The answer above as a file.');
    expect(await office.ask('als Excel-Tabelle')).toContain('halteverbot-2026-11-21');
  });

  test('gives the whole of what was asked back and answered', async () => {
    const office = await openOffice();
    await office.ask('halteverbot berlin hamburg');
    await office.ask('pankow');
    expect(await csvLines(office, await office.ask('csv'))).toContain('Frage;halteverbot pankow hamburg');
  });

  test.each<[string, string, Where | undefined]>([
    ['nothing was asked', '', undefined],
    ['something was asked elsewhere', pair, { channel: 'umzug' }],
    ['somebody else asked privately', pair, asErika],
    ['what was asked had no answer', 'quatsch mit soße', {}],
  ])('asks of which when %s', async (_, before, where) => {
    const office = await openOffice();
    if (where) await office.ask(before, where);
    const answer = await office.ask('als PDF bitte');
    expect([answer.startsWith(which), filesIn(answer)]).toEqual([true, []]);
  });

  test('gives nobody what only administrators may ask', async () => {
    const office = await openOffice();
    await office.ask('snippets', { ...asErika, channel: 'umzug' });
    const answer = await office.ask('als PDF bitte', { channel: 'umzug' });
    expect([answer.includes('Das dürfen nur Administratoren'), filesIn(answer)]).toEqual([true, []]);
  });
});

describe('found by difficult users:', () => {
  test('“als PDF bitte” behind a command that changed something changes nothing', async () => {
    const office = await openOffice(ordinary);
    await office.ask('status Im Urlaub', asErika);
    const { changes } = await asked(office, 'als PDF bitte');
    expect(changes).toEqual([]);
    expect(await statusOf(office)).toMatchObject({ status_text: 'Im Urlaub' });
  });

  test('figures with a space in their thousands are not lost on the way', async () => {
    const office = await openOffice();
    const asked = 'wärmepumpe luft_wasser einkommen 35 000 kosten 22 000';
    const [headline = ''] = (await office.ask(asked)).replaceAll('*', '').split('\n');
    const lines = await csvLines(office, await office.ask('csv'));
    expect([lines[0]?.replaceAll('"', ''), lines.includes(`Frage;${asked}`)]).toEqual([headline, true]);
  });

  test('what cannot be made of it is told beside what can', async () => {
    const office = await openOffice();
    await office.ask(pair);
    const answer = await office.ask('als csv und diagramm bitte');
    expect(filesIn(answer)).toHaveLength(1);
    expect(answer).toContain('Als Diagramm lässt sich diese Antwort nicht sinnvoll zeigen');
  });

  test('it is no answer to what the bot has asked back', async () => {
    const office = await openOffice();
    await office.ask('halteverbot berlin hamburg');
    expect(await office.ask('als PDF bitte')).not.toMatch(/„als“|in Hamburg/);
    expect(await office.ask('mitte')).toContain('| Berlin Mitte | Hamburg |');
  });

  test.each(['das Ganze als CSV bitte', 'gibt es das auch als CSV?', 'bitte noch mal als CSV', 'CSV, danke'])(
    '“%s” means the same',
    async (said) => {
      const office = await openOffice();
      await office.ask(pair);
      expect(await office.ask(said)).toContain(above);
    },
  );

  test('“als CSV bitte” may be edited to want another file', async () => {
    const office = await openOffice();
    await office.ask(pair);
    const { id } = await askSettled(office, 'als CSV bitte');
    expect(await editFollowed(office, id, 'als Diagramm bitte')).not.toContain(which);
  });
});
