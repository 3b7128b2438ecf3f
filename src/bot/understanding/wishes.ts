// What one message asks of one matter, wish by wish: „Was kostet das, wie lange dauert es, und wo beantragt man es?“
import { asksForMost, isGeneral, readWords, stemOf, wordsIn } from '../../kit/index.ts';
import { oncePer } from '../../memo.ts';
import { type Clause, clausesIn, isBareWish } from './askingClauses.ts';

/** More than that nobody reads in one answer. */
const mostWishes = 4;

export interface Wish {
  /** Its own words. */
  readonly asks: string;
  /** With what is told before the first wish and behind it: the facts, and what it is about. */
  readonly whole: string;
}

/** The wishes in their order; none for a message with one. Pure. */
export const wishesIn = oncePer((said: { readonly question: string }): readonly Wish[] => {
  const clauses = clausesIn(said.question);
  const asked = clauses.findIndex(({ isWish }) => isWish);
  // „Intensivkurs in Bremen, Komplettpreis, und wer macht das?“: what stands before the „und“ is asked as well.
  const first = clauses[asked]?.isJoined && clauses[asked - 1]?.aspect !== undefined ? asked - 1 : asked;
  const before = clauses.slice(0, Math.max(first, 0)).map(({ text }) => text);
  const wishes: Clause[] = [];
  const beside: string[] = [];
  for (const clause of clauses.slice(before.length)) {
    const { text, aspect, isWish, isTold } = clause;
    const last = wishes.at(-1);
    if (last && isTold) {
      beside.push(text);
      continue;
    }
    // „Bis wann?“ behind „Welche Frist gilt?“ is the same wish; how long one keeps the car is none with when one applies.
    const isSame =
      aspect !== undefined &&
      last?.aspect === aspect &&
      !(last.isClosed && clause.isOpen) &&
      !areApart(sayingMuch(last, before), clause);
    // „Zuschuss in Stuttgart und Berlin, wo gibt es am meisten?“
    const isRanked = last && !last.isClosed && !last.isOpen && asksForMost(text);
    if (last && (!isWish || isSame || isRanked))
      wishes.splice(-1, 1, { ...last, text: `${last.text}, ${text}` });
    else wishes.push(clause);
  }
  if (wishes.length < 2) return [];
  return wishes
    .slice(0, mostWishes)
    .map((wish) => ({ asks: wish.text, whole: sentencesOf([...before, asAlone(wish), ...beside]) }));
});

/** „Was kostet der Erbschein“, cut from „… und wo beantragt man ihn?“, is read as the question that it is alone. */
const asAlone = ({ text, isWish }: Clause): string => (isWish && !/[.?!]$/.test(text) ? `${text}?` : text);

const sentencesOf = (clauses: readonly string[]): string =>
  clauses.map((one, at) => (at === clauses.length - 1 || /[.?!]$/.test(one) ? one : `${one},`)).join(' ');

/** „Dreijahresschein in Sachsen, was kostet der?“: where the clause has no word of its own, what stands before it. */
const sayingMuch = ({ text }: Clause, before: readonly string[]): string =>
  tellingStems(text).length > 0 ? text : before.join(' ');

/** Each has words of its own that say what it is about. */
function areApart(one: string, { text }: Clause): boolean {
  const [own, others] = [tellingStems(one), tellingStems(text)];
  return own.length > 0 && others.length > 0 && !others.some((stem) => own.includes(stem));
}

const tellingStems = (text: string): readonly string[] =>
  readWords(text).flatMap((word) => (isGeneral(word) ? [] : [stemOf(word.plain, 'de')]));

/** What was left over, without the words of wishes: „Unterlagen“, „Gesamtkosten“. Pure. */
export const withoutWishes = (ignored: string): string =>
  wordsIn(readWords(ignored).filter((word) => !isBareWish(word.text)));
