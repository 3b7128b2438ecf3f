// Questions that a command's own figures do not answer, and the fact sheet that does.
import { type Asks, readWords, type Word } from '../../kit/index.ts';
import { assign, type AssignContext } from './assign.ts';
import type { Catalogue } from './catalogue.ts';
import { type CommandMatch, matchCommand } from './matchCommand.ts';

/** The documents for a GmbH are in its fact sheet; who types a command line wants the command. */
export const isToldElsewhere = ({ command, isStrict }: CommandMatch, { aspect }: Asks) =>
  !isStrict && aspect !== undefined && command.instead?.of.includes(aspect) === true;

/** The command that can tell it, with what was said for its other arguments: the state. */
export function instead(found: CommandMatch, words: readonly Word[], catalogue: Catalogue): CommandMatch {
  const line = matchCommand(readWords(found.command.instead?.ask ?? ''), catalogue);
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
  { aspect, whether }: Asks,
  context: AssignContext,
): boolean {
  if (isStrict || !command.instead || aspect === 'cost' || (!aspect && !whether)) return false;
  return assign(command, rest, context).readings.every(({ candidate }) => !candidate);
}
