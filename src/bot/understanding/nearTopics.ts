// What the bot does know that is near to a question it has no data on: an Angelschein is none of its topics, a Jagdschein is.
import {
  type Command,
  isFilling,
  plainName,
  type Topic,
  topics,
  typingErrors,
  type Word,
} from '../../kit/index.ts';

/** So many are named. */
const most = 3;
const mostWords = 12;
/** Shorter words, and shorter parts of words, are in common by chance. */
const shortest = 6;

interface Offer {
  /** What to type for it. */
  readonly line: string;
  readonly names: readonly string[];
}

/** The command lines of near topics, nearest first; none when nothing is near. Pure. */
export function nearTopics(words: readonly Word[], offered: readonly Command[]): readonly string[] {
  const said = new Map(words.map((word) => [word.plain, word]));
  const asked = [...said.values()]
    .filter((word) => word.plain.length >= shortest && word.plain.length <= 40 && !isFilling(word))
    .slice(0, mostWords);
  return offersOf(offered)
    .map(({ line, names }) => ({
      line,
      nearness: Math.max(0, ...names.map((name) => nearestOf(name, asked))),
    }))
    .filter(({ nearness }) => nearness > 0)
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, most)
    .map(({ line }) => line);
}

/** The commands that have a subject, and the topics that have no command of their own. */
function offersOf(offered: readonly Command[]): readonly Offer[] {
  const facts = offered.find(({ name }) => name.de[0] === 'fakten');
  const sheets = Object.entries<Topic>(topics).filter(([, { hasCalculator }]) => !hasCalculator && facts);
  return [
    ...offered
      .filter(({ words }) => words !== undefined)
      .map(({ name }) => ({ line: name.de[0], names: [...name.de, ...name.en].map(plainName) })),
    ...sheets.map(([slug, { de, en }]) => ({ line: `fakten ${slug}`, names: [...de, ...en].map(plainName) })),
  ];
}

const nearestOf = (name: string, asked: readonly Word[]) =>
  Math.max(0, ...asked.map(({ plain }) => inCommon(name, plain)));

/** How many letters the end of two words, or all but two of them, have in common; 0 for too few. */
function inCommon(name: string, plain: string): number {
  const errors = plain.length < 8 ? 1 : 2;
  if (Math.abs(name.length - plain.length) <= errors && typingErrors(name, plain) <= errors)
    return name.length;
  let letters = 0;
  while (letters < Math.min(name.length, plain.length) && name.at(-1 - letters) === plain.at(-1 - letters))
    letters += 1;
  const end = plain.slice(plain.length - letters);
  return letters >= shortest && !isFilling({ text: end, plain: end }) ? letters : 0;
}
