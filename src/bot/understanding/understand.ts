// A text as a command and the values of its arguments.
import { dayIn, type Lang, type Sentence } from '../../document/index.ts';
import { type FactsConnection, FactsError } from '../../facts/index.ts';
import {
  type Argument,
  type Choice,
  type Clarification,
  ClarificationNeeded,
  type Command,
  isJoining,
  type QuestionIntent,
  readIntent,
  readWords,
  type Upload,
  type Word,
} from '../../kit/index.ts';
import type { FileKind } from '../../render/files.ts';
import type { Catalogue } from './catalogue.ts';
import { splitJoinedWords } from './doubts.ts';
import { fillSlots, type SlotContext } from './fillSlots.ts';
import { type CommandMatch, matchCommand } from './matchCommand.ts';
import { behindWords, type ParsedMessage, parseMessage, wantsOnlyFile } from './parseMessage.ts';
import { notesOn, readArguments, type ReadArguments, refuseImpossible } from './readArguments.ts';
import { matchSubjects, nearTopics, speaksOfOtherMatters } from './subjects.ts';

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
  readonly intent: QuestionIntent;
  /** What the answer says about how the text was read: corrections, words left over, free text repeated. */
  readonly notes: readonly Sentence[];
}

export interface UnderstandParts {
  readonly catalogue: Catalogue;
  readonly facts: FactsConnection;
  /** The office's time zone, as an IANA name. */
  readonly timeZone: string;
}

/** Throws ClarificationNeeded for what the asker can mend. Asks the facts service only for what it offers. */
export async function understand(
  { text, askedAt }: { readonly text: string; readonly askedAt: Date },
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<Understood> {
  const said = parseMessage(text);
  const found = findCommand(said, parts.catalogue.commands, parts.catalogue);
  return understandCommand(found, said, askedAt, parts, signal);
}

/** The command that a text asks for. Throws ClarificationNeeded `unknownCommand` with those of `offered` that are near. */
export function findCommand(
  said: ParsedMessage,
  offered: readonly Command[],
  catalogue: Catalogue,
): CommandMatch {
  if (wantsOnlyFile(said)) throw fileOfWhat;
  const { text, words } = said;
  const match = matchCommand(words, catalogue);
  if (match) return match;
  const spoken = speaksOfOtherMatters(words) ? [] : matchSubjects(text, words, catalogue.byWord);
  const [only] = spoken;
  if (only && spoken.length === 1) return only;
  if (!only && words.some(({ plain }) => thanks.test(plain))) throw welcome;
  throw new ClarificationNeeded(
    only
      ? whichOf(spoken, text)
      : { kind: 'unknownCommand', typed: words[0]?.text ?? '', near: nearTopics(words, offered), words },
  );
}

/** „Was kostet die Prüfung in Köln?“ could be about several. */
function whichOf(spoken: readonly CommandMatch[], text: string): Clarification {
  const choices = spoken.map(({ command }) => ({ value: command.name.de[0], label: command.name.de[0] }));
  return { kind: 'subject', around: { before: text, after: '' }, choices };
}

/** What is asked of the command that was found. Throws ClarificationNeeded. */
export async function understandCommand(
  found: CommandMatch,
  said: ParsedMessage,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<Understood> {
  const { facts, timeZone, catalogue } = parts;
  const { typed, words, uploads, wanted: asFiles } = said;
  const intent = readIntent(typed, words);
  const match = isRerouted(found, intent) ? reroute(found, words, catalogue) : found;
  const { command, lang, rest, isStrict } = match;
  // That something was done is nothing to print.
  const wanted = command.changes ? [] : asFiles;
  const whole = {
    command,
    lang,
    isOverview: false,
    values: {},
    text: '',
    uploads,
    wanted,
    ignored: '',
    intent,
  };
  if (command.text) {
    const text = behindWords(typed, match.nameEnd);
    if (text === '' && !command.text.optional) throw missingText(command.text);
    return { ...whole, text, wanted: [], notes: [] };
  }
  if (command.overview && asksForAll(rest)) {
    return { ...whole, isOverview: true, notes: notesOn(match, nothingRead) };
  }
  const isSentence = intent.whether || intent.aspect !== undefined || typed.trimEnd().endsWith('?');
  const context = { lang, isStrict, isSentence, askedOn: dayIn(timeZone, askedAt) };
  // What can never be a value is refused before the service is asked for anything.
  const withoutLists = { ...context, choicesOf: () => undefined };
  refuseImpossible(command, fillSlots(command, rest, withoutLists).slots, rest, withoutLists);
  const withLists = { ...context, choicesOf: await loadChoices(command, facts, signal) };
  if (isInGeneral(match, intent, withLists)) {
    return understandCommand(reroute(match, words, catalogue), said, askedAt, parts, signal);
  }
  const read = readArguments(command, splitJoinedWords(rest, command, withLists), withLists);
  const { values, ignored } = read;
  return { ...whole, values, ignored, notes: notesOn(match, read) };
}

const thanks = /^(?:danke\w*|dank|merci|thx|thanks|thank)$/;
const welcome = new ClarificationNeeded({ kind: 'other', say: { de: 'Gern!', en: 'You are welcome!' } });

const fileOfWhat = new ClarificationNeeded({
  kind: 'other',
  say: {
    de: 'Von welcher Antwort? Hängen Sie es an die Frage an, zum Beispiel: halteverbot köln münchen pdf.',
    en: 'Of which answer? Add it to the question, for example: no-parking köln münchen pdf.',
  },
});

const missingText = ({ ask }: NonNullable<Command['text']>) =>
  new ClarificationNeeded({ kind: 'missing', label: ask, choices: [] });

const allOfIt = new Set(['alle', 'alles', 'uebersicht', 'ueberblick', 'all', 'overview', 'everything']);

const asksForAll = (words: readonly Word[]) =>
  words.every((word) => isJoining(word) || allOfIt.has(word.plain));

const nothingRead: ReadArguments = { values: {}, corrected: [], assumed: [], ignored: '', shown: [] };

/** The lists that the arguments choose from. One that cannot be read is left out: then the service judges the value. */
export async function loadChoices(
  command: Command,
  facts: FactsConnection,
  signal: AbortSignal,
): Promise<SlotContext['choicesOf']> {
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
  return (argument) => lists.get(argument);
}

/** The documents for a GmbH are in its fact sheet; who types a command line wants the command. */
export const isRerouted = ({ command, isStrict }: CommandMatch, { aspect }: QuestionIntent) =>
  !isStrict && aspect !== undefined && command.reroute?.of.includes(aspect) === true;

/** The command that can tell it, with what was said for its other arguments: the state. */
export function reroute(found: CommandMatch, words: readonly Word[], catalogue: Catalogue): CommandMatch {
  const line = matchCommand(readWords(found.command.reroute?.ask ?? ''), catalogue);
  if (!line) return found;
  const context = { lang: found.lang, askedOn: '', choices: undefined };
  const others = Object.values(line.command.arguments).filter(
    ({ recogniser }) => recogniser.find(line.rest, context).length === 0,
  );
  const said = others.flatMap(({ recogniser }) => recogniser.find(words, context));
  const rest = said.flatMap(({ from, to }) => words.slice(from, to));
  return { ...line, lang: found.lang, isStrict: false, rest: [...line.rest, ...rest] };
}

/** „Gibt es noch KfW 440?“, „Ab wann müssen die Schilder stehen?“: nothing that could be reckoned with. */
export function isInGeneral(
  { command, rest, isStrict }: CommandMatch,
  { aspect, whether }: QuestionIntent,
  context: SlotContext,
): boolean {
  if (isStrict || !command.reroute || aspect === 'cost' || (!aspect && !whether)) return false;
  return fillSlots(command, rest, context).slots.every(({ candidate }) => !candidate);
}
