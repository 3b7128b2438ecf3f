// Where wishes stand when the messages that asked for them are moved: each with a number of its own, none of them twice. Pure.
import { type Conversation, keyOf, type Move, movedTo } from '../model/question.ts';
import type { Wish } from './notebook.ts';

type Wishes = ReadonlyMap<number, Wish>;

/** In another place its number may be another one's; undefined where somebody wished for the same there already. */
export function placedIn(place: Conversation, id: number, wish: Wish, wishes: Wishes): Wish | undefined {
  if (keyOf(place) === keyOf(wish.place)) return { ...wish, place };
  const there = [...wishes].filter(([other, one]) => other !== id && keyOf(one.place) === keyOf(place));
  const numbers = there.map(([, { number }]) => number);
  if (there.some(([, { about }]) => about === wish.about)) return undefined;
  const number = numbers.includes(wish.number) ? Math.max(...numbers) + 1 : wish.number;
  return { ...wish, place, number };
}

/** The wishes of these messages, as they are then. */
export function wishesAfter(
  messageIds: readonly number[],
  to: Move,
  before: Wishes,
): ReadonlyMap<number, Wish | undefined> {
  const wishes = new Map(before);
  const moved = new Map<number, Wish | undefined>();
  for (const id of messageIds.toSorted((a, b) => a - b)) {
    const wish = wishes.get(id);
    if (!wish) continue;
    const there = placedIn(movedTo(wish.place, to), id, wish, wishes);
    moved.set(id, there);
    if (there) wishes.set(id, there);
    else wishes.delete(id);
  }
  return moved;
}
