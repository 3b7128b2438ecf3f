// How a value is declared: what it is called in both languages, and then what else people say for it:
// called`Kurs | course | Lehrgang, Schulung, class`.
import type { Text } from '../../document/index.ts';
import { wordList } from './wordList.ts';

export interface Called {
  readonly label: Text;
  readonly words: readonly string[];
}

/** Line breaks and spaces around a word do not count; without a third part there are no other words. */
export function called(
  written: TemplateStringsArray,
  ...gaps: readonly (string | readonly string[])[]
): Called {
  const filled = gaps.map((one) => [one].flat().join(', '));
  const [de = '', en = '', words] = String.raw({ raw: written }, ...filled)
    .split('|')
    .map((part) => part.trim().replace(/\s+/g, ' '));
  return { label: { de, en }, words: words ? wordList(words) : [] };
}
