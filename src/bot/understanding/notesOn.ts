// What an answer says about how the question was read: corrections, assumptions, words left over, free text repeated.
import { inLanguage, joined, type Sentence, sentence, strong, text } from '../../document/index.ts';
import type { CommandMatch } from './matchCommand.ts';
import type { ReadArguments } from './readArguments.ts';

export function notesOn(
  { command, lang, isStrict, misspelt }: CommandMatch,
  read: ReadArguments,
): readonly Sentence[] {
  const name = text(command.name[lang][0]);
  const corrected = [...(misspelt ? [{ typed: misspelt, read: name }] : []), ...read.corrected];
  const say = inLanguage(lang);
  return [
    ...corrected.map(({ typed, read: meant }) =>
      say({
        de: sentence`„${text(typed)}“ als ${strong(meant)} gelesen.`,
        en: sentence`Read “${text(typed)}” as ${strong(meant)}.`,
      }),
    ),
    ...read.assumed.map(({ label, value }) =>
      say({
        de: sentence`Angenommen: ${label.de} ${strong(value)}.`,
        en: sentence`Assumed: ${label.en} ${strong(value)}.`,
      }),
    ),
    ...(read.ignored
      ? [
          say({
            de: sentence`Nicht verstanden und nicht berücksichtigt: „${text(read.ignored)}“.`,
            en: sentence`Not understood and left out: “${text(read.ignored)}”.`,
          }),
        ]
      : []),
    ...(isStrict
      ? []
      : [
          [
            say({ de: 'Verstanden als: ', en: 'Understood as: ' }),
            ...joined(
              [name, ...read.shown].map((cell) => [cell]),
              ', ',
            ),
            '.',
          ],
        ]),
  ];
}
