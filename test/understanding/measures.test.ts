// What is counted of a reply: letters, notes, rows and folds, as a person sees them.
import { expect, test } from 'vitest';
import { measuresOf } from './measures.ts';

const reply = `**80 €** in Hessen.

Ohne Abgabe.

| Angabe | Wert |
| --- | --: |
| Gebühr | 80 € |

\`\`\`spoiler Alle Angaben

| Angabe | Wert |
| --- | --- |
| Kurs | 1.200 € |
\`\`\`

Stand 31.01.2025 · [BJagdG](https://a.example) · [↩ Antwort](#narrow/dm/1-dm/near/2)`;

test('the visible part is counted as it is read', () => {
  const read = [
    '80 € in Hessen.',
    'Ohne Abgabe.',
    'Angabe Wert',
    'Gebühr 80 €',
    'Stand 31.01.2025 · BJagdG ·',
  ];
  const letters = read.reduce((sum, line) => sum + line.length, 0);
  expect(measuresOf(reply)).toEqual({ letters, notes: 1, rows: 1, folds: 1, isAskBack: false });
});
