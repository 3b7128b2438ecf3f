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

test('a question back stands first, wherever it stands, and what is answered besides below it', () => {
  const asking = reply({
    headline: ['Für wie viele Stellplätze?'],
    notes: [['Mehr nicht.']],
    asksBack: true,
  });
  for (const both of [
    [costs(80), asking],
    [asking, costs(80)],
  ])
    expect(shown(oneAfterTheOther(both))).toBe(
      'Für wie viele Stellplätze?\n\n**80 €** im Jahr.\n\nMehr nicht.',
    );
  expect(oneAfterTheOther([asking, reply({ headline: ['Wo?'], asksBack: true })]).document).toMatchObject({
    headline: asking.document.headline,
    asksBack: true,
  });
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
