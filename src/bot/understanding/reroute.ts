// What a command cannot tell, and the fact sheet on its matter can: which questions go there.
import { plainIn, type QuestionIntent, type Word } from '../../kit/index.ts';
import type { Catalogue } from './catalogue.ts';
import { matchOfLine } from './chooseCommand.ts';
import { namesOf } from './commandLine.ts';
import { type FilledSlot, fillSlots, type SlotContext } from './fillSlots.ts';
import { argumentsOf, type Frame, isNeeded } from './frame.ts';
import type { CommandMatch } from './matchCommand.ts';

/** The documents for a GmbH are in its fact sheet; who types a command line wants the command. */
export function isRerouted({ command, isStrict, rest }: CommandMatch, { aspect }: QuestionIntent): boolean {
  const { of = [], unless = [] } = command.reroute ?? {};
  const isOwn = () => rest.some(({ plain }) => unless.includes(plain));
  return !isStrict && aspect !== undefined && of.includes(aspect) && !isOwn();
}

/** „Wer ist in Hamburg zuständig?“: what the command itself may tell, if the place is one of its own. */
export const mayBeOwn = ({ command }: CommandMatch, { aspect }: QuestionIntent): boolean =>
  aspect !== undefined && command.reroute?.unlessSaid?.of.includes(aspect) === true;

/** Whether a value is said that the command needs for that, and nothing is doubtful. */
export const saysOwn = (frame: Frame): boolean =>
  frame.match.command.reroute?.unlessSaid?.one.some((key) => frame.slots.has(key)) === true &&
  frame.doubts.length === 0 &&
  argumentsOf(frame).every(([key, argument]) => frame.slots.has(key) || !isNeeded(argument));

/** The command that can tell it, with what was said for its other arguments: the state. */
export function reroute(found: CommandMatch, words: readonly Word[], catalogue: Catalogue): CommandMatch {
  return matchOfLine(found.command.reroute?.ask ?? '', words, catalogue, found.lang) ?? found;
}

/** „Gibt es noch KfW 440?“, „Ab wann müssen die Schilder stehen?“: nothing that could be reckoned with. */
export function isInGeneral(
  { command, rest, isStrict }: CommandMatch,
  { aspect, whether }: QuestionIntent,
  context: SlotContext,
): boolean {
  if (isStrict || !command.reroute || aspect === 'cost' || (!aspect && !whether)) return false;
  // „Geld für eine Wallbox?“ counts no box.
  const names = namesOf(command);
  const others = rest.filter(({ plain }) => !names.has(plain));
  const { slots } = fillSlots(command, others, context);
  // „Muss ich selbst drin wohnen, um den Bonus zu bekommen?“ speaks of a condition, and of no case; „Wer muss den
  // Schwedenofen abnehmen?“ of all of them.
  const isOpen = slots.some(({ argument, candidate }) => !candidate && isNeeded(argument));
  const isSaid = ({ argument, candidate }: FilledSlot) =>
    candidate !== undefined &&
    // „Reicht das Geld im E-Auto-Topf?“ names no car.
    !names.has(plainIn(others, candidate)) &&
    !((argument.named || !whether) && aspect === 'duty' && isOpen);
  return !slots.some(isSaid);
}
