// The answers to several questions of one message as one document.
import { expect, test } from 'vitest';
import type { Reply } from '../../../src/bot/answering/reply.ts';
import { oneAfterTheOther } from '../../../src/bot/answering/several.ts';
import { calendarDate, type Document, money, sentence, strong } from '../../../src/document/index.ts';
import { toMessages } from '../../../src/render/markdown.ts';

const reply = (document: Partial<Document> & Pick<Document, 'headline'>): Reply => ({
  document: { lang: 'de', ...document },
  kind: document.asksBack ? 'askBack' : 'answer',
  command: 'jagdschein',
  outcome: document.asksBack ? 'asked back' : 'answered',
});

const costs = (amount: number, more: Partial<Document> = {}) =>
  reply({ headline: sentence`${strong(money(amount))} im Jahr.`, ...more });

const shown = ({ document }: Reply) => toMessages(document, 10_000).join('\n').replaceAll('\u00a0', ' ');

test('they stand one after the other, numbered, each with its figure', () => {
  expect(shown(oneAfterTheOther([costs(80), costs(70), costs(60)]))).toBe(
    '**1.** **80 €** im Jahr.\n\n**2.** **70 €** im Jahr.\n\n**3.** **60 €** im Jahr.',
  );
});

test('one alone stays as it is', () => {
  const only = costs(80);
  expect(oneAfterTheOther([only])).toBe(only);
});

test('a question back is asked by itself, wherever it stands: its answer must be clear', () => {
  const asking = reply({ headline: ['Für wie viele Stellplätze?'], asksBack: true });
  expect(oneAfterTheOther([costs(80), asking])).toBe(asking);
  expect(oneAfterTheOther([asking, costs(80)])).toBe(asking);
});

test('notes, tables and sources of all of them are kept', () => {
  const askedOn = calendarDate(2026, 11, 21) ?? expect.unreachable();
  const table = (label: string) => ({ columns: [label], rows: [] });
  const more = (name: string): Partial<Document> => ({
    notes: [[name]],
    tables: [table(name)],
    provenance: { sources: [{ title: name }], askedOn },
  });
  const { document } = oneAfterTheOther([costs(80, more('Eins')), costs(70, more('Zwei'))]);
  expect(document.notes?.slice(1)).toEqual([['Eins'], ['Zwei']]);
  expect(document.tables).toEqual([table('Eins'), table('Zwei')]);
  expect(document.provenance?.sources).toEqual([{ title: 'Eins' }, { title: 'Zwei' }]);
});

test('without a reply there is nothing to join', () => {
  expect(() => oneAfterTheOther([])).toThrow('no reply');
});
