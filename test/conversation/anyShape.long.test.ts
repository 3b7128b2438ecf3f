// Whatever names, order and nesting a service gives its values: nothing of them is lost, and no sentence says a figure
// that it did not send.
// @module-tag long
import { afterAll, describe, expect, test } from 'vitest';
import { answerWithCsv } from '../support/files.ts';
import { openOffice, saturday } from '../support/office.ts';
import { seen } from '../support/otherOffice.ts';
import { startReshapingFacts } from '../support/reshapingFacts.ts';
import { figuresIn, notShown, textsOf } from '../support/shown.ts';
import { leafPaths, leavesOf, listLengths } from '../../packages/facts-sandbox/test/support/anyShape.ts';

const service = await startReshapingFacts(() => saturday.getTime());
afterAll(service.close);

/** Each of the contract's resources, and a question that leads to it. */
const rows = [
  ['fakten erbschein', '/topics/erbschein/facts/'],
  ['fakten kfz-zulassung bayern', '/topics/kfz-zulassung/facts/Bayern/'],
  ['anbieter halteverbot', '/topics/halteverbot/suppliers/'],
  ['jagdschein fakten', '/jagdschein/facts/'],
  ['jagdschein fakten bayern', '/jagdschein/facts/bayern/'],
  ['jagdschein details', '/jagdschein/detail/'],
  ['jagdschein details bayern', '/jagdschein/detail/bayern/'],
  ['halteverbot orte', '/calculator/halteverbot/'],
  ['halteverbot alle', '/calculator/halteverbot/results/'],
  ['halteverbot hamburg köln 2027-06-01', '/calculator/halteverbot/results/hamburg/koeln/?datum=2027-06-01'],
  ['jagdschein', '/calculator/jagdschein/results/'],
  ['jagdschein bayern', '/calculator/jagdschein/results/bayern/'],
  ['e-auto alle', '/calculator/e-auto/results/'],
  ['e-auto bev 52000 1', '/calculator/e-auto/results/bev/52000/1/'],
  ['balkonkraftwerk alle', '/calculator/balkonkraftwerk/results/'],
  ['balkonkraftwerk berlin 800w', '/calculator/balkonkraftwerk/results/berlin/800w/'],
  ['wallbox alle', '/calculator/wallbox/results/'],
  [
    'wallbox weg bayern 10 standard',
    '/calculator/wallbox/results/weg/bayern/10/standard/?applicant=privatperson',
  ],
  ['gmbh alle', '/calculator/gmbh/results/'],
  ['gmbh köln muster', '/calculator/gmbh/results/koeln/muster/'],
  ['sachkunde34a alle', '/calculator/sachkunde34a/results/'],
  ['sachkunde34a köln', '/calculator/sachkunde34a/results/koeln/?kursformat=median'],
  ['aevo alle', '/calculator/aevo/results/'],
  ['aevo köln median', '/calculator/aevo/results/koeln/median/'],
  ['wärmepumpe alle', '/calculator/waermepumpe/results/'],
  [
    'wärmepumpe luft_wasser over_100k kosten 30000 plz 70173',
    '/calculator/waermepumpe/results/luft_wasser/over_100k/?kosten=30000&plz=70173',
  ],
  ['kaminofen alle', '/calculator/kaminofen/results/'],
  ['kaminofen pellet_water bayern 12000', '/calculator/kaminofen/results/pellet_water/bayern/12000/'],
  ['kfz alle', '/calculator/kfz/results/'],
  ['kfz neuzulassung amt ja', '/calculator/kfz/results/neuzulassung/amt/ja/'],
] as const;

/** What is not read of suppliers is shown nowhere: it may be somebody's contact data. */
const isPrivate = (path: string) => path.includes('/suppliers/');

const seeds = [1, 2, 3];

describe.each(rows)('%s', (ask, path) => {
  test.each(seeds)('in shape %i', async (seed) => {
    service.reshape(path, seed);
    const office = await openOffice({ factsUrl: service.baseUrl });
    const answer = seen(await answerWithCsv(office, ask));
    const sent = service.sent();
    expect(sent, 'the service was not asked').toBeDefined();
    if (!isPrivate(path)) expect(notShown(ask, sent, answer)).toEqual([]);
    expect(unsaid(ask, sent, answer)).toEqual([]);
    for (const columns of tablesIn(answer)) expect(new Set(columns).size).toBe(1);
  });
});

/** The sentences in front of the first table or fold. */
const sentencesOf = (answer: string) => answer.split(/\n(?:\||```)/)[0] ?? '';

/** Figures of the sentences that are neither in what was sent nor in the question, nor count its entries. */
function unsaid(ask: string, sent: unknown, answer: string): readonly number[] {
  const said = sentencesOf(answer)
    .split('\n')
    // The bot says itself that it reckoned, what it would have to be asked, and how it understood.
    .filter((line) => !/errechnet|zum Beispiel|Mehr zu|Angenommen|Verstanden als|Stand |abgerufen/.test(line))
    .join('\n')
    .replace(/`[^`]*`|\d\d\.\d\d\.\d{4}/g, '');
  const known = new Set([
    ...textsOf(sent).flatMap((text) => [
      ...figuresIn(text),
      ...(text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number),
    ]),
    ...figuresIn(ask),
    ...(ask.match(/\d+/g) ?? []).map(Number),
    ...listLengths(sent),
    ...differentValues(sent),
  ]);
  return figuresIn(said).filter((figure) => !known.has(figure) && !known.has(Math.abs(figure)));
}

/** „15 Städte“: how many different values the fields of one name have. */
function differentValues(sent: unknown): readonly number[] {
  const values = new Map<string, Set<unknown>>();
  const paths = leafPaths(sent);
  leavesOf(sent).forEach((value, index) => {
    const name = paths[index]?.split('.').at(-1) ?? '';
    values.set(name, (values.get(name) ?? new Set()).add(value));
  });
  return [...values.values()].map(({ size }) => size);
}

/** How many cells each row has, table by table. */
function tablesIn(answer: string): readonly (readonly number[])[] {
  const tables: number[][] = [];
  let before = '';
  for (const line of answer.split('\n')) {
    if (line.startsWith('|')) {
      if (!before.startsWith('|')) tables.push([]);
      tables.at(-1)?.push(line.split('|').length);
    }
    before = line;
  }
  return tables;
}
