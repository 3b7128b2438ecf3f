// The files’ way into the chat: whole or in pieces; and what keeps one from it keeps no answer.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FaultKind } from 'zulip-sandbox';
import { fetched, fileIn, filesIn } from '../support/files.ts';
import { hugeCatalogue } from '../support/hugeAnswer.ts';
import { type Office, openOffice } from '../support/office.ts';
import { refusing } from '../support/setUps.ts';
import { askSettled, errorsIn } from '../support/settled.ts';
import { long } from '../support/long.ts';

const pair = 'halteverbot köln münchen';
const figure = '**21 Tage Vorlauf**';
const anyUpload = /^(?:tus|user_uploads)/;

const uploadsOf = (office: Office) =>
  office.chat.requests
    .filter(({ method, path }) => method !== 'GET' && anyUpload.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/\/.*/, '')}`);

const tooEarly: FaultKind = {
  kind: 'answer',
  status: 429,
  body: { result: 'error', code: 'RATE_LIMIT_HIT', msg: 'x', 'retry-after': 0.05 },
};

/** Nothing waits between attempts. */
function hurry(): void {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  onTestFinished(() => random.mockRestore());
}

describe('a file', () => {
  test('below the threshold goes whole', async () => {
    const office = await openOffice();
    expect(filesIn(await office.ask(`${pair} pdf`))).toHaveLength(1);
    expect(uploadsOf(office)).toEqual(['POST user_uploads']);
  });

  test('above it goes in pieces, and arrives whole', async () => {
    const office = await openOffice({ catalogue: hugeCatalogue(9), settings: { TUS_THRESHOLD_MIB: '1' } });
    const { answer } = await askSettled(office, 'riesig csv', { channel: 'umzug' });
    expect(uploadsOf(office)).toEqual(['POST tus', 'PATCH tus', 'PATCH tus']);
    const { status, bytes } = await fetched(office, fileIn(answer, 'csv'), 'gisela');
    expect([status, bytes.byteLength > 9 * 1024 * 1024]).toEqual([200, true]);
    expect(
      Buffer.from(bytes)
        .toString()
        .match(/^\d+;x{10000}\r$/gm),
    ).toHaveLength(9 * 105);
  });

  test('that a proxy does not let through goes in pieces as well', long, async () => {
    const office = await openOffice({ chat: { proxyLimitMib: 0.02 } });
    const answer = await office.ask(`${pair} pdf`);
    expect((await fetched(office, fileIn(answer, 'pdf'))).status).toBe(200);
    expect(uploadsOf(office)).toEqual(['POST tus', 'PATCH tus']);
  });

  test.each<[string, FaultKind]>([
    ['a broken connection', { kind: 'drop' }],
    ['a lost answer', { kind: 'dropAfter' }],
    ['a server that restarts', { kind: 'answer', status: 502, body: '<html>Bad Gateway</html>' }],
    ['being too early', tooEarly],
  ])('survives %s', async (_, how) => {
    hurry();
    const office = await openOffice();
    office.chat.fault({ path: anyUpload, how });
    const answer = await office.ask(`${pair} csv`);
    expect((await fetched(office, fileIn(answer, 'csv'))).status).toBe(200);
    expect(answer).toContain(figure);
  });

  test('on a server without pieces goes whole', long, async () => {
    const office = await openOffice({ chat: { featureLevel: 295 } });
    expect(filesIn(await office.ask(`${pair} pdf`))).toHaveLength(1);
  });
});

describe('the answer comes with one clear sentence when', () => {
  test.each([
    ['the organization’s space is used up', { uploadQuotaMib: 0.001 }, 'Der Speicherplatz der Organisation'],
    [
      'the server takes no files at all',
      { maxUploadMib: 0 },
      'Der Server nimmt von meinem Konto keine Dateien an.',
    ],
    [
      'it is an older server behind a small proxy',
      { featureLevel: 295, proxyLimitMib: 0.02 },
      'ab Version 10',
    ],
  ])('%s', long, async (_, chat, said) => {
    const office = await openOffice({ chat });
    const answer = await office.ask(`${pair} als PDF bitte`);
    expect(answer).toContain(figure);
    expect(answer).toContain(said);
    expect(answer).not.toMatch(/Als PDF:|user_uploads/);
    expect(errorsIn(office)).toEqual([]);
  });

  test('the file is larger than the server takes, and says how large that is', async () => {
    const office = await openOffice({ catalogue: hugeCatalogue(2), chat: { maxUploadMib: 1 } });
    const answer = await office.ask('riesig csv');
    expect(answer).toContain('Die Datei ist größer, als dieser Server annimmt (höchstens 1 MiB).');
    expect(uploadsOf(office)).toEqual([]);
  });

  test('the file is above the threshold and the server takes no pieces', long, async () => {
    const office = await openOffice({
      catalogue: hugeCatalogue(2),
      chat: { featureLevel: 295 },
      settings: { TUS_THRESHOLD_MIB: '1' },
    });
    expect(await office.ask('huge csv')).toContain('Zulip can do that from version 10 on.');
    expect(uploadsOf(office)).toEqual([]);
  });

  test('the connection breaks for good; and the next question gets its file', long, async () => {
    hurry();
    const office = await openOffice();
    const mend = office.chat.fault({ path: anyUpload, times: Infinity, how: { kind: 'drop' } });
    const answer = await office.ask(`${pair} pdf`);
    expect(answer).toContain(figure);
    expect(answer).toContain('die Verbindung brach immer wieder ab. Bitte fragen Sie später noch einmal.');
    mend();
    expect(filesIn(await office.ask(`${pair} pdf`))).toHaveLength(1);
  });

  test('the server refuses in words that nobody knows', async () => {
    const office = await openOffice();
    office.chat.fault({ method: 'POST', path: 'user_uploads', how: refusing('Nein.') });
    const answer = await office.ask(`${pair} csv`, { channel: 'umzug' });
    expect(answer).toContain(figure);
    expect(answer).toContain('Der Server nimmt von meinem Konto keine Dateien an.');
  });

  test('one of several files does not get there: the others do', long, async () => {
    const office = await openOffice();
    office.chat.fault({ method: 'POST', path: 'user_uploads', how: refusing('x', 'REALM_UPLOAD_QUOTA') });
    const answer = await office.ask('jagdschein pdf und diagramm');
    expect(answer).toContain('Der Speicherplatz der Organisation für Dateien ist voll');
    expect(filesIn(answer).map(({ path }) => path.endsWith('.png'))).toEqual([true]);
  });
});

test.each([
  ['jagdschein csv', '| Bayern | 1.580 bis 3.440 €'],
  [`${pair} csv`, '```spoiler Alle Angaben'],
  ['themen csv', 'Balkonkraftwerk'],
])('without its file “%s” has its tables in the message', async (ask, said) => {
  const office = await openOffice({ chat: { uploadQuotaMib: 0.0001 } });
  expect(await office.ask(ask)).toContain(said);
});

test('a proxy’s page in the place of an answer is not the end', long, async () => {
  hurry();
  const office = await openOffice();
  office.chat.fault({ path: anyUpload, how: { kind: 'answer', status: 200, body: '<html>OK</html>' } });
  expect(filesIn(await office.ask(`${pair} pdf`))).toHaveLength(1);
});

test('three files that do not get there are one sentence', long, async () => {
  const office = await openOffice({ chat: { uploadQuotaMib: 0.0001 } });
  const answer = await office.ask('jagdschein csv, pdf und diagramm');
  expect(answer.match(/Der Speicherplatz der Organisation/g)).toHaveLength(1);
});

test('of several files it is told which one is missing', long, async () => {
  const office = await openOffice();
  office.chat.fault({ method: 'POST', path: 'user_uploads', how: refusing('x', 'REALM_UPLOAD_QUOTA') });
  expect(await office.ask('jagdschein csv und diagramm')).toMatch(
    /CSV-Tabelle.*Speicherplatz|Speicherplatz.*CSV-Tabelle/,
  );
});
