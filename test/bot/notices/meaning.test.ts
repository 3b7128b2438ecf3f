// Which words behind „abo“ name something, and which speak of the answer before.
import { expect, test } from 'vitest';
import { wordsThatName } from '../../../src/bot/notices/meaning.ts';

test.each([
  '',
  '.',
  ', wenn sich die Gebühr ändert',
  ', wenn sich das ändert.',
  ', sobald sich daran etwas ändert!',
  'sagen, wenn sich der Betrag ändert?',
  'bitte, falls sich die Kosten ändern',
  'when the fee changes',
  'if this changes',
  'if anything changes',
])('„%s“ names nothing', (words) => expect(wordsThatName(words)).toBe(''));

test.each([
  ['erbschein', 'erbschein'],
  ['wallbox nrw', 'wallbox nrw'],
  [', wenn sich die Gebühr für Erbschein ändert', 'die Gebühr für Erbschein'],
  ['bei Änderungen an Halteverbot Köln Hamburg', 'Halteverbot Köln Hamburg'],
  ['when the fee for erbschein changes', 'the fee for erbschein'],
  ['to kfz-steuer', 'kfz-steuer'],
  ['anbieter halteverbot berlin', 'anbieter halteverbot berlin'],
  ['aufenthaltstitel', 'aufenthaltstitel'],
  ['E-Auto, 2 Kinder', 'E-Auto, 2 Kinder'],
  ['für den Jagdschein in Hessen', 'den Jagdschein in Hessen'],
])('„%s“ names „%s“', (words, named) => expect(wordsThatName(words)).toBe(named));
