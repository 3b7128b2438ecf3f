// The children of a household: who counts, however it is said, and what a next message changes.
import { expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

/** The last part of the request: so many children. */
const childrenIn = (requests: readonly { readonly path: string }[]) =>
  requests.flatMap(({ path }) => /\/results\/bev\/\d+\/([^/]+)\//.exec(path)?.[1] ?? []).map(Number);

test.each([
  ['zwei minderjährige', 2],
  ['Drei Kinder, 4, 7 und 11 Jahre, es wird ein Renault 5', 3],
  ['zwei kleine zwerge (3 und 6)', 2],
  ['drei Rabauken (5, 8 und 19)', 2],
  ['alleinerziehend mit 2 kiddies (8 u. 11)', 2],
  ['zwei Kinder (9 und 14), unser Großer ist 21 und studiert', 2],
  ['zwei Kleinkinder und ein Baby', 3],
  ['drei kinder alle noch in der schule unter 18, geht da was?', 3],
  ['die Zwillinge sind 4 und sonst keine Kids', 2],
  ['ein Sohn und eine Tochter, 5 und 8', 2],
  ['unser Sohn ist 15, die Tochter 11', 2],
  ['Familie zu viert, Kinder 6 und 9', 2],
  ['Kinder: 3, 9 und 20 Jahre alt', 2],
  ['drei Kinder, davon ist der Älteste schon 19, die beiden anderen sind 15 und 11', 2],
  ['three kids, the eldest is 19, the other two are 15 and 11', 2],
  ['ein Kind von 9 Jahren und eins mit 19', 1],
  ['Kinder haben wir zwei, beide in der Grundschule', 2],
  ['Kinder haben wir keine und wollen auch keine', 0],
  ['kinder hab ich nich', 0],
  ['die Kinder sind beide aus dem Haus', 0],
  ['Zwei Kinder, wobei das ältere schon 19 ist', 1],
  ['zwei Kinder – ach ne, der Große ist ja jetzt 18, also nur eins', 1],
  ['2 Kinder, das heißt der Große ist schon 19, zählt also nur eins', 1],
  ['vier Kinder, die beiden Großen sind schon volljährig', 2],
  ['3 Kinder, davon eins volljährig', 2],
  ['der Sohn ist im Oktober 18 geworden, also kein Kind mehr', 0],
  ['zwei Kinder unter 18 (der Große ist 22 und zählt wohl nicht mehr)', 2],
  ['drei Kinder, eins ist schon 19, also zwei', 2],
  ['Kinder haben wir drei, zwei davon minderjährig', 2],
  ['3 Kids (4/7/19)', 2],
  ['Patchwork: meine zwei und ihre eine Tochter, alle unter 18', 3],
  ['zwei eigene Kinder und ein Stiefsohn von 15', 3],
  ['vier Kinder, wovon zwei schon ausgezogen sind', 2],
  ['Zwillinge und ein älterer Sohn (10)', 3],
  ['zwei Kinder, davon keins minderjährig', 0],
  ['2 minderjährige und 1 volljähriges Kind', 2],
  ['zwei erwachsene Kinder, sonst keine', 0],
  ['drei Kinder, zwei unter 18, eins drüber', 2],
  ['zwei Kinder, der Sohn ist 19 und in Ausbildung, die Tochter 14', 1],
  ['drei Kinder, die Älteste ist 14', 3],
] as const)('%j: %d', async (said, children) => {
  const { requests } = await ask(`E-Auto BEV, zvE 44.000, ${said}`);
  expect(childrenIn(requests)).toEqual([children]);
});

test.each([
  ['a family of five, kids 3, 7 and 12', 3],
  ['one daughter, aged 9', 1],
  ['two kids, but the older one is already 19', 1],
  ['a son and a daughter, both under 18', 2],
  ['2 kids, no wait, 3 kids now, all under 18', 3],
  ['three kids, two of them under 18', 2],
  ['four kids but only three are minors', 3],
] as const)('%j: %d', async (said, children) => {
  const { requests } = await ask(`EV subsidy, fully electric, taxable income 48,500, ${said}`);
  expect(childrenIn(requests)).toEqual([children]);
});

test.each([
  ['E-Auto BEV, zvE 78.000, 3 Kinder', 'stimmt nicht ganz, das älteste ist schon 20', 2],
  ['E-Auto BEV, zvE 78.000, 3 Kinder', 'moment, es sind nur zwei', 2],
  ['E-Auto BEV, zvE 78.000, 3 Kinder', 'the oldest one is already 19 though', 2],
  ['E-Auto BEV, zvE 78.000, ein Kind', 'im März kommt das zweite, wie viel ist es dann?', 2],
  ['E-Auto BEV, zvE 78.000, ein Kind', 'der Sohn ist im Oktober 18 geworden', 0],
  ['E-Auto BEV, zvE 78.000', 'zwei, aber der Große ist schon 18', 1],
  ['E-Auto BEV, zvE 78.000', '7 und 9', 2],
  ['E-Auto BEV, zvE 78.000', 'zwei kleine, 4 und 7', 2],
  ['E-Auto BEV, zvE 78.000', '2 (5 und 9)', 2],
  ['E-Auto BEV, zvE 78.000', 'drei, aber eins davon ist volljährig', 2],
  ['E-Auto BEV, zvE 78.000, 3 Kinder', 'sorry, zwei davon sind schon über 18', 1],
] as const)('%j, then %j: %d', async (first, next, children) => {
  const office = await openOffice();
  await office.ask(first);
  await office.ask(next);
  expect(childrenIn(office.facts.requests).at(-1)).toBe(children);
});

test.each([
  'das älteste ist schon 20',
  'ein Kind und ein Baby ist unterwegs',
  'ein Kind, das zweite kommt im Mai',
  'noch keine Kinder, aber meine Frau ist schwanger',
  'eine Tochter, die im Januar 18 wird',
  'drei Kinder, die beiden Kleinen noch zu Hause, der Große studiert',
  'drei Kinder, der Jüngste ist 17, die anderen sind älter',
])('%j says too little and is asked about', async (said) => {
  const { reply, requests } = await ask(`E-Auto BEV, zvE 44.000, ${said}`);
  expect(reply).toContain('Wie viele Kinder unter 18');
  expect(childrenIn(requests)).toEqual([]);
});
