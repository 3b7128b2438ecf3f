// The lists that the facts service offers for the arguments of a command.
import { type FactsConnection, FactsError } from '../../facts/index.ts';
import type { Choice, Command, Recogniser } from '../../kit/index.ts';
import type { SlotContext } from './fillSlots.ts';

/** The lists that the arguments choose from. One that cannot be read is left out: then the service judges the value. */
export async function loadChoices(
  command: Command,
  facts: FactsConnection,
  signal: AbortSignal,
): Promise<SlotContext['choicesOf']> {
  const lists = new Map<Recogniser<unknown>, readonly Choice[]>();
  const load = async (recogniser: Recogniser<unknown>) => {
    try {
      const choices = await recogniser.choices?.(facts, signal);
      if (choices && choices.length > 0) lists.set(recogniser, choices);
    } catch (error) {
      if (!(error instanceof FactsError)) throw error;
    }
  };
  // Two places are of one list.
  const recognisers = new Set(Object.values(command.arguments).map(({ recogniser }) => recogniser));
  await Promise.all([...recognisers].map(load));
  return ({ recogniser }) => lists.get(recogniser);
}
