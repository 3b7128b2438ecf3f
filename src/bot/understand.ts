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
import {
  type Argument,
  AskError,
  type Choice,
  type Command,
  isJoining,
  nearestFirst,
  type Upload,
  type Word,
} from '../kit/index.ts';
import type { FileKind } from '../render/files.ts';
import { assign } from './assign.ts';
import type { Catalogue } from './catalogue.ts';
import { type CommandMatch, matchCommand } from './matchCommand.ts';
import { type ReadArguments, readArguments, refuseImpossible } from './readArguments.ts';
import { behindWords, readText } from './readText.ts';

export interface Understood {
  readonly command: Command;
  readonly lang: Lang;
  /** Everything is asked for, no single case. */
  readonly isOverview: boolean;
  readonly values: Readonly<Record<string, unknown>>;
  /** For a command that takes a text. */
  readonly text: string;
  readonly uploads: readonly Upload[];
  readonly wanted: readonly FileKind[];
  /** Words that no argument took. */
  readonly ignored: string;
  /** What the answer says about how the text was read: corrections, words left over, free text repeated. */
  readonly notes: readonly Sentence[];
}

export interface UnderstandParts {
  readonly catalogue: Catalogue;
  readonly facts: FactsConnection;
  /** The office's time zone, as an IANA name. */
  readonly timeZone: string;
}

export interface Typed {
  readonly text: string;
  readonly askedAt: Date;
}

/** Throws AskError for what the asker can mend. Asks the facts service only for what it offers. */
export async function understand(
  asked: Typed,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<Understood> {
  return readQuestion(
    findCommand(asked.text, parts.catalogue.commands, parts.catalogue),
    asked,
    parts,
    signal,
  );
}

/** The command that a text asks for. Throws AskError `unknownCommand` with those of `offered` that are near. */
export function findCommand(text: string, offered: readonly Command[], catalogue: Catalogue): CommandMatch {
  const { words, wanted } = readText(text);
  if (words.length === 0 && wanted.length > 0) throw fileOfWhat;
  const match = matchCommand(words, catalogue);
  if (!match) throw unknownCommand(words[0]?.text ?? '', offered);
  return match;
}

/** What is asked of the command that was found. Throws AskError. */
export async function readQuestion(
  match: CommandMatch,
  asked: Typed,
  { facts, timeZone }: UnderstandParts,
  signal: AbortSignal,
): Promise<Understood> {
  const { command, lang, rest, isStrict } = match;
  const { typed, uploads, wanted: asFiles } = readText(asked.text);
  // That something was done is nothing to print.
  const wanted = command.changes ? [] : asFiles;
  const whole = { command, lang, isOverview: false, values: {}, text: '', uploads, wanted, ignored: '' };
  if (command.text) {
    const text = behindWords(typed, match.nameEnd);
    if (text === '' && !command.text.optional) throw missingText(command.text);
    return { ...whole, text, wanted: [], notes: [] };
  }
  if (command.overview && asksForAll(rest)) {
    return { ...whole, isOverview: true, notes: notesOn(match, nothingRead) };
  }
  const context = { lang, isStrict, askedOn: dayIn(timeZone, asked.askedAt) };
  // What can never be a value is refused before the service is asked for anything.
  const withoutLists = { ...context, choicesOf: () => undefined };
  refuseImpossible(command, assign(command, rest, withoutLists).readings, rest, withoutLists);
  const choices = await loadChoices(command, facts, signal);
  const read = readArguments(command, rest, { ...context, choicesOf: (argument) => choices.get(argument) });
  const { values, ignored } = read;
  return { ...whole, values, ignored, notes: notesOn(match, read) };
}

const fileOfWhat = new AskError({
  kind: 'other',
  say: {
    de: 'Von welcher Antwort? Hängen Sie es an die Frage an, zum Beispiel: halteverbot köln münchen pdf.',
    en: 'Of which answer? Add it to the question, for example: no-parking köln münchen pdf.',
  },
});

const missingText = ({ ask }: NonNullable<Command['text']>) =>
  new AskError({ kind: 'missing', label: ask, choices: [] });

const allOfIt = new Set(['alle', 'alles', 'uebersicht', 'ueberblick', 'all', 'overview', 'everything']);

const asksForAll = (words: readonly Word[]) =>
  words.every((word) => isJoining(word) || allOfIt.has(word.plain));

const nothingRead: ReadArguments = { values: {}, corrected: [], assumed: [], ignored: '', shown: [] };

/** The lists that the arguments choose from. One that cannot be read is left out: then the service judges the value. */
async function loadChoices(
  command: Command,
  facts: FactsConnection,
  signal: AbortSignal,
): Promise<ReadonlyMap<Argument, readonly Choice[]>> {
  const lists = new Map<Argument, readonly Choice[]>();
  const load = async (argument: Argument) => {
    try {
      const choices = await argument.recogniser.choices?.(facts, signal);
      if (choices && choices.length > 0) lists.set(argument, choices);
    } catch (error) {
      if (!(error instanceof FactsError)) throw error;
    }
  };
  await Promise.all(Object.values(command.arguments).map(load));
  return lists;
}

function unknownCommand(typed: string, offered: readonly Command[]): AskError {
  const names = offered.map(({ name }) => ({ value: name.de[0], label: name.de[0] }));
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
