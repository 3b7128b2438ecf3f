// What a list says of each of its entries is told for all of them, or for the one whose size was said.
import { expect, test } from 'vitest';
import { shareOffice } from '../../support/sharedOffice.ts';

const ask = shareOffice();

test('no municipality is named: the rule for each, and what is announced for all', async () => {
  const [line, note] = (await ask('Ab wann gilt die 65-Prozent-Regel?')).reply.split('\n\n');
  expect(line).toMatch(/mehr als 100\.000 Einwohnern.*\*\*: Nach GEG .* nach Ablauf des 30\.06\.2026; /);
  expect(line).toMatch(/bis zu 100\.000 Einwohnern\*\*: Nach GEG .* nach Ablauf des 30\.06\.2028; /);
  expect(note).toContain('Koalition hat am 24.02.2026 Eckpunkte');
});

test('a municipality of that size: its rule alone', async () => {
  const asked = 'Gemeinde mit 12.000 Einwohnern: ab wann gilt die 65-Prozent-Regel bei neuen Heizungen?';
  const [line] = (await ask(asked)).reply.split('\n');
  expect(line).toMatch(
    /^Gemeinde mit bis zu 100\.000 Einwohnern: Nach GEG .* nach Ablauf des \*\*30\.06\.2028\*\*/,
  );
  expect(line).not.toContain('2026');
});
