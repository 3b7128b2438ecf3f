// What an answer says of itself: its date, how sure it is, its sources.
import { describe, expect, test } from 'vitest';
import { date, text } from '../../../src/document/index.ts';
import { type Json, readRecord } from '../../../src/facts/index.ts';
import { otherFields, readProvenance } from '../../../src/kit/index.ts';

describe('what an answer says of itself', () => {
  const of = (answer: Json) => readProvenance(readRecord(answer), 'de', '2026-11-21');

  test.each<[string, Json, object]>([
    ['nothing', {}, { askedOn: '2026-11-21', sources: [] }],
    ['a date', { meta: { stand: '2026-03-29' } }, { asOf: date('2026-03-29') }],
    ['a date in words', { as_of: 'Mai 2026' }, { asOf: text('Mai 2026') }],
    ['the scale’s word', { confidence: 'illustrative' }, { status: 'Beispielwert, nicht bestätigt' }],
    ['its own word', { datenstatus: 'geprüft' }, { status: 'geprüft' }],
    ['a source as text', { quelle: 'Stadt Köln' }, { sources: [{ title: 'Stadt Köln' }] }],
    [
      'a source as address',
      { source: 'https://a.example/b' },
      { sources: [{ title: 'a.example/b', url: 'https://a.example/b' }] },
    ],
    [
      'sources, each once',
      {
        sources: [
          {
            title: 'A: mit einer sehr langen Erklärung, die niemand in einer Zeile lesen will',
            url: 'https://a.example',
          },
          { name: 'B' },
          { name: 'B' },
        ],
      },
      { sources: [{ title: 'A', url: 'https://a.example' }, { title: 'B' }] },
    ],
  ])('%s', (_, answer, expected) => {
    expect(of(answer)).toMatchObject(expected);
  });

  test('no address of a source is lost: where it is no link, it stands among the other fields', () => {
    const twice = [
      { name: 'A', url: 'https://a.example/1' },
      { name: 'A', url: 'https://a.example/2' },
    ];
    const many = Array.from({ length: 6 }, (_, index) => ({
      name: `N${index}`,
      url: `https://n.example/${index}`,
    }));
    for (const sources of [twice, many]) {
      const record = readRecord({ sources });
      const linked = readProvenance(record, 'de', '2026-11-21').sources.flatMap(({ url }) => url ?? []);
      const rest = JSON.stringify(otherFields(record, { lang: 'de', caption: 'x' }));
      for (const { url } of sources) expect(linked.join() + rest).toContain(url);
    }
  });
});
