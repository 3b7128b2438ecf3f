// Figures that nobody has read, and that an argument of the command could be about: no answer is given before they are.
import {
  type Candidate,
  isPriced,
  onlyInTurn,
  quantitiesIn,
  type Span,
  type Unit,
  type Word,
  wordsIn,
} from '../../kit/index.ts';
import { type FilledSlots, isTakenBy } from './fillSlots.ts';
import { type Doubt, isNeeded, isSameValue } from './frame.ts';
import { isYear } from './leftOver.ts';

/** „24 Wohnungen“ beside „20 Stellplätze“: it counts what nothing here is counted by, and every count is known. */
const isOfOtherCount = ({ slots }: FilledSlots, { from, to }: Span, unit: Unit | undefined): boolean =>
  unit !== undefined &&
  slots.every(({ argument, candidate, candidates }) => {
    const takesFigures = candidates.some(({ value }) => typeof value === 'number');
    const isHere = candidates.some((one) => one.from < to && one.to > from);
    return (
      !isHere &&
      (candidate !== undefined || !takesFigures) &&
      (candidate !== undefined || !isNeeded(argument) || argument.recogniser.expects === undefined)
    );
  });

/** „Rentnerin 71“ */
const ageWords =
  /^(?:bin|ist|war|von|aus|seit|am|um|alter|age|is|from|rentner(?:in)?|witwer?|pensionaer(?:in)?|mutter|vater|oma|opa|pensioner|widow)$/;
/** „drei Kinder, alle noch unter 14“ */
const ageLimits = /^(?:unter|ueber|ab|bis|under|over)$/;
const ofPeople = /^(?:alle|beide|beides|noch|jeweils|kinder|kind|all|both|still|kids|children)$/;

/** „(beide über 70)“ */
const oldest = 110;

const isAge = (words: readonly Word[], from: number): boolean => {
  const [first = '', second = '', third = ''] = [from - 2, from - 1, from].map((at) => words[at]?.plain);
  return (ageLimits.test(second) && ofPeople.test(first)) || (ageLimits.test(third) && ofPeople.test(second));
};

/** „Mein Vater fährt mit 83 nicht mehr“ */
const isOfOld = (words: readonly Word[], { from, to }: Span, least: number): boolean =>
  least >= 60 &&
  least < 100 &&
  /^(?:mit|at)$/.test(words[from - 1]?.plain ?? '') &&
  !/^\p{Lu}/u.test(words[to]?.text ?? '');

/** „1. beim Amt, und 2. was kostet es“: what is wanted is counted, and nothing else. */
const isListMark = (words: readonly Word[], { from, to }: Span): boolean => {
  const number = (text = '') => Number(/^([1-9])[.)]$/.exec(text)?.[1] ?? Number.NaN);
  const mark = number(words[from]?.text);
  return to === from + 1 && words.some(({ text }) => Math.abs(number(text) - mark) === 1);
};

/** Measures of things, and children: only who asks for such a thing is meant. */
const ofThings: ReadonlySet<Unit> = new Set(['watt', 'wattPeak', 'kwh', 'percent', 'other', 'children']);

/** „Wallbox mit 11 kW“, „ein E-Auto für 34.900“: no argument is counted in that, or none is what something costs. */
function isOfNone({ words, slots }: FilledSlots, span: Span, unit: Unit | undefined): boolean {
  const isMeasured = (by: Unit | 'price') =>
    slots.some(({ argument: { recogniser } }) => recogniser.measures?.includes(by));
  if (unit !== undefined && ofThings.has(unit)) return !isMeasured(unit);
  return (unit === undefined || unit === 'euro') && isPriced(words, span) && !isMeasured('price');
}

/** Figures that say something else: a time, a file number, a year, a law. */
const otherFigures: ReadonlySet<Unit> = new Set([
  'name',
  'time',
  'year',
  'paragraph',
  'years',
  'days',
  'weeks',
  'months',
]);

/** „Zwei Angebote: 28.400 und 33.900“ */
const areSoMany = (candidates: readonly Candidate<unknown>[], count: number): boolean => {
  const figures = candidates.filter(({ value, score }) => typeof value === 'number' && score > onlyInTurn);
  return count > 1 && new Set(figures.map(({ value }) => value)).size === count;
};

const further = /^(?:weiter|entfernt|further|away|down|up)$/;
const ordinal = /^(?:erst|zweit|dritt|viert)e[nrsm]?$|^(?:first|second|third|fourth)$/;

/**
 * Evidence that nobody has read: a figure that an argument of this command could be about. No amount is given then,
 * for it might be the answer to something else.
 */
export function unreadIn(filled: FilledSlots, left: readonly number[]): readonly Doubt[] {
  const { slots, words, context } = filled;
  if (context.isStrict) return [];
  const isTaken = isTakenBy(filled);
  const open = new Set(left.filter((at) => !isTaken(at)));
  const takesFigures = slots.filter(
    ({ argument: { recogniser }, candidates }) =>
      recogniser.expects !== undefined || candidates.some(({ value }) => typeof value === 'number'),
  );
  const figure = quantitiesIn(words).find(
    ({ figure: { from, to }, unit, unitAt = -1, isWeak, digits, least, isWritten }) =>
      !isWeak &&
      // „Zweifamilienhaus“
      !/haus|haeus/.test(words[from]?.plain ?? '') &&
      // „in two apartment blocks“, „two streets further“: how many of what was read, or how far
      !(isTaken(to) || further.test(words[to + 1]?.plain ?? '')) &&
      // „das zweite ist noch nicht auf der Welt“
      !ordinal.test(words[from]?.plain ?? '') &&
      // „einfachen“
      !(isWritten === 'words' && least === 1) &&
      // „Ich bin 81“, „eine Heizung von 94“: an age, a year.
      !(/^\d\d$/.test(digits ?? '') && ageWords.test(words[from - 1]?.plain ?? '')) &&
      !(least < oldest && unit === undefined && isAge(words, from)) &&
      !isOfOld(words, { from, to }, least) &&
      !isListMark(words, { from, to }) &&
      !(unit && otherFigures.has(unit)) &&
      !isYear(digits ?? '') &&
      Array.from({ length: to - from }, (_, more) => from + more).every((at) => open.has(at)) &&
      !isOfOtherCount(filled, { from, to }, unit) &&
      !slots.some(({ candidates }) => areSoMany(candidates, least)) &&
      !isOfNone(filled, { from, to: Math.max(to, unitAt + 1) }, unit) &&
      // „one charger for 1 parking space“ says the same twice.
      slots.every(
        ({ candidate, candidates }) =>
          candidate?.value !== least &&
          !candidates.some(
            (one) => one.from <= from && from < one.to && isSameValue(one.value, candidate?.value),
          ),
      ),
  );
  if (!figure || takesFigures.length === 0) return [];
  const typed = wordsIn(words, figure);
  return [
    {
      keys: takesFigures.map(({ key }) => key),
      problem: {
        kind: 'other',
        asksBack: true,
        say: {
          de: `Wofür steht „${typed}“? Davon kann die Antwort abhängen.`,
          en: `What does “${typed}” stand for? The answer may depend on it.`,
        },
      },
    },
  ];
}
