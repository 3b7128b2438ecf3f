// Recognises a yes-or-no that is said by naming it: „selbstnutzer“, „selbstnutzer nein“, „ohne alte Heizung“.
import { type Text, text } from '../document/index.ts';
import { plainName } from '../facts/index.ts';
import type { Recogniser } from './recogniser.ts';
import { plainIn, type Word } from './words.ts';

const yes = new Set(['ja', 'yes', 'true', '1', 'an', 'wahr']);
const no = new Set(['nein', 'no', 'false', '0', 'aus', 'falsch']);
const negations = new Set(['kein', 'keine', 'keinen', 'nicht', 'ohne', 'no', 'not', 'without']);
const longestName = 4;

/** True when one of the names was said, false when it was said with a no. */
export function flag(label: Text, names: readonly string[]): Recogniser<boolean> {
  const known = new Set([label.de, label.en, ...names].map(plainName));

  function nameEnd(words: readonly Word[], from: number): number | undefined {
    for (let to = Math.min(words.length, from + longestName); to > from; to--) {
      if (known.has(plainIn(words, { from, to }))) return to;
    }
    return undefined;
  }

  return {
    expects: { de: 'ja oder nein', en: 'yes or no' },
    show: (value, lang) => text(value ? label[lang] : `${label[lang]}: ${{ de: 'nein', en: 'no' }[lang]}`),
    find: (words) =>
      words.flatMap((_, at) => {
        const end = nameEnd(words, at);
        if (end === undefined) return [];
        const behind = words[end]?.plain ?? '';
        const isNegated = negations.has(words[at - 1]?.plain ?? '');
        return [
          {
            from: isNegated ? at - 1 : at,
            to: yes.has(behind) || no.has(behind) ? end + 1 : end,
            value: !isNegated && !no.has(behind),
            score: 1,
          },
        ];
      }),
  };
}
