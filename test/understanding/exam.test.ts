// The examination itself: how its files are read, how an answer is judged, and that it reaches all three services.
import { readFile } from 'node:fs/promises';
import type { FactsRequest } from 'facts-sandbox';
import { describe, expect, test } from 'vitest';
import type { ServiceNumber } from '../support/services.ts';
import { type Conversation, examine, examReport, judged, missInWords, readExam } from './exam.ts';
import type { Outcome } from './outcome.ts';
import { long } from '../support/long.ts';

const sample = readExam(await readFile(new URL('exam.sample.jsonl', import.meta.url), 'utf8'));

describe('a file', () => {
  test('has one conversation on each line', () => {
    expect(sample).toHaveLength(30);
    expect(new Set(sample.map(({ kind }) => kind))).toHaveLength(18);
    expect(Math.max(...sample.map(({ say }) => say.length))).toBe(3);
  });

  test('may leave out what is to be said', () => {
    expect(readExam('{"kind":"plain","say":["gmbh"],"then":[{"is":"intent"}]}\n\n')).toMatchObject([
      { then: [{ is: 'intent', says: [] }], why: '' },
    ]);
  });

  test.for([
    'no JSON',
    '{"kind":"plain","say":[],"then":[{"is":"noFigure"}]}',
    '{"kind":"plain","say":["gmbh"],"then":[]}',
    '{"kind":"plain","say":["gmbh"],"then":[{"is":"guess"}]}',
    '{"kind":"plain","say":["gmbh"],"then":[{"is":"result","request":"gmbh"}]}',
  ])('is refused with the number of the line: %s', (line) => {
    const right = '{"kind":"plain","say":["gmbh"],"then":[{"is":"intent"}]}';
    expect(() => readExam(`${right}\n${line}\n`)).toThrow('line 2: ');
  });
});

const askBack = ' · [↩ Rückfrage](#narrow/x)';
const [kiel, mainz] = ['/calculator/gmbh/results/kiel/muster/', '/calculator/gmbh/results/mainz/muster/'];
const overview = '/calculator/gmbh/results/';
const [oneSpot, jagd] = [
  '/calculator/halteverbot/results/koeln/koeln/',
  '/calculator/jagdschein/results/thueringen/',
];
const guard = '/calculator/sachkunde34a/results/kiel/';

const [compares, shows, result] = [
  (...requests: readonly string[]): Outcome => ({ is: 'compares', requests }),
  (...says: readonly string[]): Outcome => ({ is: 'shows', says }),
  (request: string): Outcome => ({ is: 'result', request }),
];

/** What was asked, what was said, what is expected, and whether that is so. */
const cases: readonly (readonly [readonly string[], string, Outcome, boolean])[] = [
  [[kiel, mainz], '**20 €** mehr in Mainz', compares(mainz, kiel), true],
  [[kiel], '**500 €** in Kiel', compares(mainz, kiel), false],
  [[kiel, mainz, guard], '**500 €**', compares(mainz, kiel), false],
  [[overview], 'Kiel und Mainz im Vergleich', compares(mainz, kiel), true],
  [[overview], 'Nur Kiel', compares(mainz, kiel), false],
  [[], 'Kiel und Mainz im Vergleich', compares(mainz, kiel), false],
  [[overview], `**Kiel oder Mainz?**${askBack}`, compares(mainz, kiel), false],
  [[kiel], '**500 €** in Kiel', result(kiel), true],
  [[mainz], '**500 €** in Mainz', result(kiel), false],
  [[kiel, mainz], '**500 €**', result(kiel), false],
  [['/calculator/jagdschein/results/Thüringen/'], '**900 €**', result(jagd), true],
  [[`${guard}?kursformat=median`], '**500 €**', result(guard), true],
  [[`${guard}?kursformat=intensiv`], '**500 €**', result(guard), false],
  [['/calculator/halteverbot/'], '**14 Tage** in Köln', result(oneSpot), true],
  [['/calculator/halteverbot/'], '**14 Tage** in Bremen', result(oneSpot), false],
  [[oneSpot], '**14 Tage** in Köln', shows('Köln'), true],
  [[kiel], '**500 €** in Kiel', shows('Kiel'), false],
  [[overview], 'Kiel, Lübeck', shows('lübeck'), true],
  [[], 'Dazu habe ich keine Daten.', { is: 'outOfScope' }, true],
  [[], 'Das kostet 20 €.', { is: 'outOfScope' }, false],
  [[], 'Gern geschehen!', { is: 'noFigure' }, true],
  [[kiel], '**Das hat nicht geklappt.**', result(kiel), false],
];

test.for(cases)('asked %j, said %j: %j is %s', ([asked, reply, expected, isRight]) => {
  const { fault } = judged(conversation(expected), came(asked, reply));
  expect(fault === undefined).toBe(isRight);
});

describe('a wrong figure', () => {
  test.for([
    ['**500 €** in Kiel', true],
    ['Am **4. Mai 2027** in Kiel', true],
    ['Rund **1.200 bis 1.300 €**', true],
    ['Bitte die **§ 34a**-Prüfung in Kiel', false],
    ['**„900 Watt“** gibt es nicht', false],
    ['Kein Betrag in Kiel\n**500 €**', false],
    [`**500 € oder 600 €?**${askBack}`, false],
  ] as const)('%s: %s', ([reply, isWrong]) => {
    expect(judged(conversation(result(mainz)), came([kiel], reply)).isWrongFigure).toBe(isWrong);
  });

  test('is none where the outcome was met', () => {
    expect(judged(conversation(result(kiel)), came([kiel], '**500 €**')).isWrongFigure).toBe(false);
  });
});

test('an English question is not answered in German', () => {
  const english = { ...conversation(result(kiel)), kind: 'English' };
  expect(judged(english, came([kiel], 'Die Gebühr in Kiel ist **500 €**.')).fault).toBe('answered in German');
  expect(judged(english, came([kiel], 'The fee in Kiel is **€500**.')).fault).toBeUndefined();
});

test('the sample is asked, and its rate is counted by kind', { ...long, timeout: 120_000 }, async () => {
  const verdicts = await examine(sample, 1);
  const right = verdicts.filter(({ fault }) => fault === undefined);
  expect(
    right.length,
    verdicts
      .filter(({ fault }) => fault)
      .map(missInWords)
      .join('\n'),
  ).toBeGreaterThan(26);
  expect(verdicts.filter(({ isWrongFigure }) => isWrongFigure)).toEqual([]);
  const report = examReport(verdicts);
  expect(report).toHaveLength(18 + 2);
  expect(report[0]).toMatch(/^strict +2 of +2 +100\.0 %$/);
  expect(report.at(-2)).toMatch(new RegExp(`^all +${right.length} of +30 `));
  expect(report.at(-1)).toBe('0 wrong figures');
});

test.for([
  [1, 'bremen'],
  [2, 'hamburg'],
  [3, 'kiel'],
] as const satisfies readonly (readonly [ServiceNumber, string])[])(
  'over service %i, requests are seen and what was said before counts',
  { timeout: 60_000 },
  async ([service, city]) => {
    const asked = conversation(result(`/calculator/gmbh/results/${city}/individuell/`));
    const [verdict] = await examine([{ ...asked, say: [`gmbh ${city}`, 'individuell'] }], service);
    expect(verdict?.fault).toBeUndefined();
  },
);

function conversation(expected: Outcome): Conversation {
  return { kind: 'plain', say: ['…'], then: [expected], why: '' };
}

function came(addresses: readonly string[], reply: string) {
  const requests = addresses.map((address): FactsRequest => {
    const [path = '', query] = address.split('?');
    const method = 'GET';
    return {
      method,
      path: `/api/v1${encodeURI(path)}`,
      query: Object.fromEntries(new URLSearchParams(query)),
      status: 200,
    };
  });
  return { reply, requests };
}
