// The reaction :document: on an answer: its PDF, where the answer stands.
import { expect, test } from 'vitest';
import { fetched, fileIn, pdfText } from '../support/files.ts';
import { answered, fileOf, wishFile } from '../support/fileWish.ts';
import { openOffice } from '../support/office.ts';
import { messagesFor } from '../support/settled.ts';

const pair = 'halteverbot köln münchen';
const inUmzug = { channel: 'umzug' } as const;
const above = 'Die Antwort von oben als Datei.';

test.each([
  ['in a channel', pair, inUmzug, above, '21 Tage Vorlauf'],
  ['in a group', pair, { withPeople: ['erika'] }, above, '21 Tage Vorlauf'],
  ['in English', 'no-parking köln münchen', {}, 'The answer above as a file.', '21 days of lead time'],
] as const)('%s it gives the PDF of that answer', async (_, text, where, said, figure) => {
  const office = await openOffice();
  const { id, answerId } = await answered(office, text, where);
  await wishFile(office, answerId);
  const file = await fileOf(office, id);
  expect(file).toContain(said);
  expect(await pdfText((await fetched(office, fileIn(file, 'pdf'))).bytes)).toContain(figure);
  const [answer, other] = messagesFor(office, id);
  expect([other?.type, other?.topic]).toEqual([answer?.type, answer?.topic]);
});
