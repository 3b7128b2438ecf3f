// Files made elsewhere: what comes back is what would have been made here, and where nothing usable comes, it is made here.
import { expect, test } from 'vitest';
import { makeElsewhere } from '../../src/making/elsewhere.ts';
import { fulfil, readFiles } from '../../src/making/orders.ts';
import { makeFile, type MakeFile } from '../../src/render/files.ts';
import { text, type Document } from '../../src/document/index.ts';
import { long } from '../support/long.ts';

const document: Document = {
  lang: 'de',
  headline: ['21 Tage Vorlauf – „mindestens“'],
  notes: [],
  tables: [{ columns: ['Ort'], rows: [[text('Köln')]] }],
};
const about = {
  ...{ question: 'halteverbot köln pdf', title: 'Halteverbot', askedOn: '2026-11-21' },
  ...{ slug: 'halteverbot', name: 'halteverbot-koeln' },
};
const { signal } = new AbortController();

test('a PDF that goes through another process is the same to the byte', long, async () => {
  const orders: string[] = [];
  const make = makeElsewhere(
    (order) => {
      orders.push(order);
      return fulfil(order, makeFile, signal);
    },
    () => expect.unreachable('it is made elsewhere'),
  );
  const [there] = await make('pdf', document, about, signal);
  const [here] = await makeFile('pdf', document, about, signal);
  expect(there?.bytes.byteLength).toBeGreaterThan(1_000);
  expect({ ...there, bytes: Buffer.from(there?.bytes ?? []) }).toEqual({
    ...here,
    bytes: Buffer.from(here?.bytes ?? []),
  });
  expect(orders).toHaveLength(1);
});

test.each([
  ['nobody makes it', undefined],
  ['what comes is no JSON', 'x'],
  ['what comes is no file', '[{"name":"a","contentType":"text/html","bytes":""}]'],
  ['what comes has no bytes', '[{"name":"a","contentType":"application/pdf","bytes":"?"}]'],
])('it is made here when %s', async (_, made) => {
  const own = [{ name: 'own.pdf', contentType: 'application/pdf', bytes: Buffer.from('own') }];
  const makeHere: MakeFile = async () => own;
  const make = makeElsewhere(async () => made, makeHere);
  expect(await make('pdf', document, about, signal)).toBe(own);
});

test('what takes no process is made here at once', async () => {
  const make = makeElsewhere(() => expect.unreachable('nobody else is asked'), makeFile);
  const [csv] = await make('csv', document, about, signal);
  expect(csv?.contentType).toBe('text/csv');
});

test('an order that is none is refused', async () => {
  const make: MakeFile = () => expect.unreachable('nothing is made');
  for (const order of ['x', '{}', '{"kind":"csv","document":{},"about":{}}'])
    await expect(fulfil(order, make, signal)).rejects.toThrow();
  expect(readFiles('[]')).toEqual([]);
});
