// Behind a move: when the signs stand, whatever they are called, the last day for applying, and what both zones come to.
import { expect, test } from 'vitest';
import { shareConversations } from '../support/sharedOffice.ts';

const converse = shareConversations();

test.each([
  [
    [
      'Umzug am 19.12. von Köln nach Düsseldorf, reicht das noch?',
      'ok. wann müssen die Dinger spätestens stehen?',
    ],
    /^\*\*Die Schilder stehen spätestens am 15\.12\.2026/,
  ],
  [
    ['halteverbot köln 20.1.2027', 'bis wann müssen sie aufgestellt sein?'],
    /^\*\*Die Schilder stehen spätestens am/,
  ],
  [['no-parking Munich Cologne 5 March 2027', 'when do they have to be up?'], /^\*\*The signs must be up by/],
  [
    ["Moving from Kreuzberg to Hamburg on 30 January. What's the last safe day to file the applications?"],
    /^\*\*Apply by 21 November 2026 \(Sat\)\*\* in Berlin.*; in Hamburg by 16 January 2027/,
  ],
  [
    ['no-parking Kreuzberg Hamburg 30 January', 'And roughly what will both zones come to, signs included?'],
    /^\*\*€151–545\*\* for both zones/,
  ],
])('the days of the signs and of applying, and what both come to: %j', async (said, line) => {
  expect((await converse(said)).at(-1)?.reply).toMatch(line);
});
