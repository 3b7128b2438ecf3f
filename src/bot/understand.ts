// A text as a command and the values of its arguments.
import {
  dayIn,
  inLanguage,
  joined,
  type Lang,
  type Sentence,
  sentence,
  strong,
  text,
} from '../document/index.ts';
import { type FactsConnection, FactsError } from '../facts/index.ts';
import { type Argument, AskError, type Choice, type Command, nearestFirst, readWords } from '../kit/index.ts';
import type { Catalogue } from './catalogue.ts';
import { type CommandMatch, matchCommand } from './matchCommand.ts';
import { type ReadArguments, readArguments } from './readArguments.ts';

export interface Understood {
  readonly command: Command;
  readonly lang: Lang;
  readonly values: Readonly<Record<string, unknown>>;
  /** What the answer says about how the text was read: corrections, words left over, free text repeated. */
  readonly notes: readonly Sentence[];
}

export interface UnderstandParts {
  readonly catalogue: Catalogue;
  readonly facts: FactsConnection;
  /** The office's time zone, as an IANA name. */
  readonly timeZone: string;
}

/** Throws AskError for what the asker can mend. Asks the facts service only for what it offers. */
export async function understand(
  asked: { readonly text: string; readonly askedAt: Date },
  { catalogue, facts, timeZone }: UnderstandParts,
  signal: AbortSignal,
): Promise<Understood> {
  const words = readWords(asked.text);
  const match = matchCommand(words, catalogue);
  if (!match) throw unknownCommand(words[0]?.text ?? '', catalogue);
  const { command, lang, rest, isStrict } = match;
  const choices = await loadChoices(command, facts, signal);
  const read = readArguments(command, rest, {
    lang,
    isStrict,
    askedOn: dayIn(timeZone, asked.askedAt),
    choicesOf: (argument) => choices.get(argument),
  });
  return { command, lang, values: read.values, notes: notesOn(match, read) };
}

/** The lists that the arguments choose from. One that cannot be read is left out: then the service judges the value. */
async function loadChoices(
  command: Command,
  facts: FactsConnection,
  signal: AbortSignal,
): Promise<ReadonlyMap<Argument, readonly Choice[]>> {
  const lists = new Map<Argument, readonly Choice[]>();
  for (const argument of Object.values(command.arguments)) {
    try {
      const choices = await argument.recogniser.choices?.(facts, signal);
      if (choices && choices.length > 0) lists.set(argument, choices);
    } catch (error) {
      if (!(error instanceof FactsError)) throw error;
    }
  }
  return lists;
}

function unknownCommand(typed: string, { commands }: Catalogue): AskError {
  const names = commands.map(({ name }) => ({ value: name.de[0], label: name.de[0] }));
  return new AskError({
    kind: 'unknownCommand',
    typed,
    near: nearestFirst(names, typed).map((name) => name.label),
  });
}

function notesOn(
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
