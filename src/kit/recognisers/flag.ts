// Recognises a yes-or-no that is said by naming it: „selbstnutzer“, „selbstnutzer nein“, „alte Heizung haben wir keine“.
import { text, type Text } from '../../document/index.ts';
import { once } from '../../memo.ts';
import { findNames, indexNames, type Named } from './names.ts';
import { denialOf } from './negation.ts';
import type { Candidate, Recogniser } from './recogniser.ts';
import type { Word } from './words.ts';

const yes = new Set(['ja', 'yes', 'true', '1', 'an', 'wahr']);
const no = new Set(['nein', 'no', 'false', '0', 'aus', 'falsch']);
/** „Wir tauschen die Heizung aus“ */
const particles = new Set(['an', 'aus']);

/** „Selbstnutzerbonus“ is what is asked for, not what is so. */
const funding = /(?:bonus|boni|foerderung|zuschuss|praemie)$/;

/**
 * True when one of the names was said, false when it was said with a no, or when one of the opposites was said
 * („vermietet“ for „selbst genutzt“).
 */
export function flag(
  label: Text,
  names: readonly string[],
  opposites: readonly string[] = [],
): Recogniser<boolean> {
  const meaning = (value: 'yes' | 'no', called: readonly string[]): Named => ({
    choice: { value, label: value },
    names: called,
    byParts: false,
    byForms: true,
  });
  // Of a command that nobody asks for, none is made.
  const index = once(() =>
    indexNames([meaning('yes', [label.de, label.en, ...names]), meaning('no', opposites)]),
  );
  const isRead = (words: readonly Word[], { from, corrected, isInside, between }: Candidate<unknown>) =>
    !corrected && !between && !(isInside && funding.test(words[from]?.plain ?? ''));

  return {
    expects: { de: 'ja oder nein', en: 'yes or no' },
    show: (value, lang) => text(value ? label[lang] : `${label[lang]}: ${{ de: 'nein', en: 'no' }[lang]}`),
    find: (words) =>
      findNames(words, index())
        .filter((found) => isRead(words, found))
        .map(({ from, to, value }) => {
          const means = value.value === 'yes';
          const next = words[to]?.plain ?? '';
          const behind = to > from + 1 && particles.has(next) ? '' : next;
          if (yes.has(behind)) return { from, to: to + 1, value: means, score: 1 };
          if (no.has(behind)) return { from, to: to + 1, value: !means, score: 1 };
          const denial = denialOf(words, { from, to });
          return denial ? { ...denial, value: !means, score: 1 } : { from, to, value: means, score: 1 };
        }),
  };
}
