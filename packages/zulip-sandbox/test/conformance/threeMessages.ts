// Three messages to look for, and the narrow that has them all.
import { setTimeout as delay } from 'node:timers/promises';
import type { Place } from './place.ts';

export const term = (operator: string, operand: unknown, negated?: boolean) => ({
  operator,
  operand,
  ...(negated !== undefined && { negated }),
});
export const here = ({ shared, topic }: Place) => [term('stream', shared.id), term('topic', topic)];

/** Two messages of Anna's, one of the bot's in between. */
export async function three(place: Place): Promise<readonly [number, number, number]> {
  const { anna, bot, send } = place;
  const ids = [
    await send(anna, { content: `@**${bot.fullName}** Frist AMTS-290` }),
    await send(bot, { content: 'Die Frist beträgt einen Monat' }),
    await send(anna, { content: '@**all** [Danke](https://example.com/antrag)' }),
  ] as const;
  // A server may need a moment to find the words.
  await delay(bot.settleMs);
  return ids;
}
