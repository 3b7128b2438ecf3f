// Which commands a text is about that names none: by the words that each command knows of its subject.
import type { Lang } from '../../document/index.ts';
import type { Command, Word } from '../../kit/index.ts';
import { languageOf } from './language.ts';
import type { CommandMatch } from './matchCommand.ts';
import { knownAt, type WordIndex } from './wordIndex.ts';

const mostWords = 60;

/** From one thing to another; where values are read it only parts them. */
const arrow = /->|=>|[→⇒⟶]/;
const arrowWord: Word = { text: '→', plain: '→' };

/** The commands that most of the words of a text speak of: one, or several equally. Pure. */
export function matchWords(text: string, words: readonly Word[], index: WordIndex): readonly CommandMatch[] {
  const spoken = new Map<Command, { readonly lang: Lang; readonly said: Set<string> }>();
  const looked = [...words.slice(0, mostWords), ...(arrow.test(text) ? [arrowWord] : [])];
  for (const from of looked.keys()) {
    for (const { known, said } of knownAt(looked, from, index)) {
      for (const { command, lang } of known) {
        const before = spoken.get(command) ?? { lang, said: new Set<string>() };
        before.said.add(said);
        spoken.set(command, before);
      }
    }
  }
  const most = Math.max(0, ...[...spoken.values()].map(({ said }) => said.size));
  const lang = languageOf(words);
  const about = [...spoken].filter(([command]) => command.about);
  return (about.length > 0 ? about : [...spoken])
    .filter(([, { said }]) => about.length > 0 || said.size === most)
    .map(([command, told]) => ({
      command,
      lang: lang ?? told.lang,
      saysValue: true,
      isStrict: false,
      rest: words,
      nameEnd: 0,
    }));
}
