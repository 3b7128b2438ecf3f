// A service that keeps the contract with other field names, another nesting and made-up figures: nothing may be lost
// or made up where only the names differ.
import { describe, expect, test } from 'vitest';
import { answerWithCsv } from '../support/files.ts';
import { openOther, seen } from '../support/otherOffice.ts';
import { figuresIn, notShown, textsOf } from '../support/shown.ts';

/** One case of every resource, and where the bot asks for it. */
const cases = [
  ['fakten erbschein', '/topics/erbschein/facts/'],
  ['fakten jagdschein bayern', '/topics/jagdschein/facts/Bayern/'],
  ['jagdschein bayern', '/calculator/jagdschein/results/bayern/'],
  ['jagdschein fakten bayern', '/jagdschein/facts/bayern/'],
  ['jagdschein details bayern', '/jagdschein/detail/bayern/'],
  ['e-auto bev 52000 1', '/calculator/e-auto/results/bev/52000/1/'],
  ['balkonkraftwerk none 800w', '/calculator/balkonkraftwerk/results/none/800w/'],
  ['wallbox weg bayern 10 standard', '/calculator/wallbox/results/weg/bayern/10/standard/'],
  ['gmbh hamburg muster', '/calculator/gmbh/results/hamburg/muster/'],
  ['sachkunde34a hamburg median', '/calculator/sachkunde34a/results/hamburg/'],
  ['aevo hamburg median', '/calculator/aevo/results/hamburg/median/'],
  ['aevo münchen median', '/calculator/aevo/results/muenchen/median/'],
  ['wärmepumpe luft_wasser over_100k', '/calculator/waermepumpe/results/luft_wasser/over_100k/'],
  ['kaminofen pellet_water bayern 12000', '/calculator/kaminofen/results/pellet_water/bayern/12000/'],
  ['kfz neuzulassung amt ja', '/calculator/kfz/results/neuzulassung/amt/ja/'],
] as const;

describe.each(cases)('%s', (ask, path) => {
  test('has every text and every figure that the service sends, in the answer or its file', async () => {
    const { baseUrl, office } = await openOther();
    const body: unknown = await (await fetch(baseUrl + path)).json();
    const answer = seen(await answerWithCsv(office, ask));
    expect(notShown(ask, body, answer)).toEqual([]);
  });

  test('states no figure in its first line that the service did not send', async () => {
    const { baseUrl, office } = await openOther();
    const body: unknown = await (await fetch(baseUrl + path)).json();
    const sent = new Set([...figuresIn(ask), ...figuresIn(textsOf(body).join(' ; ').replaceAll('.', ','))]);
    const [first = ''] = (await office.ask(ask)).split('\n');
    expect(figuresIn(seen(first)).filter((figure) => !sent.has(figure))).toEqual([]);
  });
});

test('who names an authority is told it, and no supplier', async () => {
  const { office } = await openOther();
  const answer = await office.ask(
    'Bürgerin fragt: stellt in Bayern wer genau den Jagdschein aus? Bitte Behörde nennen.',
  );
  expect(answer).toMatch(/^Zuständig für Jagdschein in Bayern: /);
});
