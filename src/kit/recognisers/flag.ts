// Recognises a yes-or-no that is said by naming it: „selbstnutzer“, „selbstnutzer nein“, „ohne alte Heizung“.
import { text, type Text } from '../../document/index.ts';
import { plainName } from '../../facts/index.ts';
import type { Recogniser } from './recogniser.ts';
import { runsFrom, type Word } from './words.ts';

const yes = new Set(['ja', 'yes', 'true', '1', 'an', 'wahr']);
const no = new Set(['nein', 'no', 'false', '0', 'aus', 'falsch']);
const negations = new Set(['kein', 'keine', 'keinen', 'nicht', 'ohne', 'no', 'not', 'without']);
/** „alte Heizung bleibt“ is not replaced. */
const denials = new Set(['nicht', 'bleibt', 'bleiben', 'not', 'stays']);
const longestName = 4;

/**
 * True when one of the names was said, false when it was said with a no, or when one of the opposites was said
 * („vermietet“ for „selbst genutzt“).
 */
export function flag(
  label: Text,
  names: readonly string[],
  opposites: readonly string[] = [],
): Recogniser<boolean> {
  const known = new Map([
    ...[label.de, label.en, ...names].map((name) => [plainName(name), true] as const),
    ...opposites.map((name) => [plainName(name), false] as const),
  ]);

  function nameAt(words: readonly Word[], from: number): { end: number; means: boolean } | undefined {
    for (const { plain, to: end } of runsFrom(words, from, longestName)) {
      const means = known.get(plain);
      if (means !== undefined) return { end, means };
    }
    return undefined;
  }

  return {
    expects: { de: 'ja oder nein', en: 'yes or no' },
    show: (value, lang) => text(value ? label[lang] : `${label[lang]}: ${{ de: 'nein', en: 'no' }[lang]}`),
    find: (words) =>
      words.flatMap((_, at) => {
        const name = nameAt(words, at);
        if (!name) return [];
        const { end, means } = name;
        const behind = words[end]?.plain ?? '';
        const isNegated = negations.has(words[at - 1]?.plain ?? '');
        const isDenied = no.has(behind) || denials.has(behind);
        return [
          {
            from: isNegated ? at - 1 : at,
            to: yes.has(behind) || isDenied ? end + 1 : end,
            value: means === (!isNegated && !isDenied),
            score: 1,
          },
        ];
      }),
  };
}
