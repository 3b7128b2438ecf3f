// The service's own names for arguments, as words: in sentences and cells, never in commands that are typed.
import { expect, test } from 'vitest';
import { inPlainWords } from '../../../src/bot/answering/plainWords.ts';
import { code, type Document, text } from '../../../src/document/index.ts';
import { defineCommand, flag } from '../../../src/kit/index.ts';

const label = { de: 'alte Heizung wird ersetzt', en: 'old heating replaced' };
const command = defineCommand({
  name: { de: ['ofen'], en: ['stove'] },
  summary: { de: 'Ofen', en: 'Stove' },
  usage: { de: ['ofen'], en: ['stove'] },
  emoji: 'kaminofen',
  arguments: { oldHeating: { recogniser: flag(label, ['oldHeating']), label, optional: true } },
  examples: { de: [{ ask: 'ofen', answer: ['Ofen'] }], en: [{ ask: 'stove', answer: ['Stove'] }] },
  run: async () => ({ lang: 'de', headline: [] }),
});

const document: Document = {
  lang: 'de',
  headline: [text('Mit Bonus, wenn oldHeating=true.')],
  notes: [['Ohne: old_heating: false, sonst unknownThing=true'], [code('ofen oldHeating')]],
  tables: [{ columns: ['', ''], rows: [[text('Weg'), text('anzeige_behoerde')]] }],
};

test('an argument is called by its label, a bare slug gets spaces, the rest stays', () => {
  const { headline, notes, tables } = inPlainWords(document, command);
  expect(headline).toEqual([text('Mit Bonus, wenn „alte Heizung wird ersetzt“.')]);
  expect(notes).toEqual([
    { kind: 'remark', says: ['Ohne: „alte Heizung wird ersetzt: nein“, sonst unknownThing=true'] },
    { kind: 'remark', says: [code('ofen oldHeating')] },
  ]);
  expect(tables?.[0]?.rows).toEqual([[text('Weg'), text('anzeige behoerde')]]);
});
