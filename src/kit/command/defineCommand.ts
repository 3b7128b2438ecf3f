// How a command is declared, and what holds where it does not say it itself.
import type { Arguments, Command, CommandSpec } from './command.ts';

/** Declares a command; its arguments' types follow from their recognisers. */
export function defineCommand<const A extends Arguments = Record<never, never>>(
  command: CommandSpec<A>,
): Command<A> {
  const { name, usage = { de: [name.de[0]], en: [name.en[0]] }, arguments: declared = {} as A } = command;
  return { ...command, usage, arguments: declared };
}
