// „Und jetzt beide nebeneinander“, „Wo ist es billiger?“, „Warum ist das so verschieden?“: the case that was asked before and
// the one that came in its place, side by side.
import { asksWhyApart } from '../answering/whyApart.ts';
import { asksForMost, asksOpenly, type Candidate, degreeIn, plainWords } from '../../kit/index.ts';
import { argumentsOf, type Frame, isSameValue, type Slot } from '../understanding/frame.ts';
import { intentIn, wantsComparison } from '../understanding/whatIsWanted.ts';
import { intentOf, type ParsedMessage } from '../understanding/parseMessage.ts';
import { candidatesFor } from '../understanding/slotCandidates.ts';
import { goneOn } from './goingOn.ts';

const sideBySide =
  /^(?:nebeneinander|gegenueber|gegenueberstell\w*|gegenueberstellung|vergleich\w*|compare|comparison|side)$/;
const both = /^(?:beide[nrms]?|both)$/;
/** Who says more asks something new. */
const mostWords = 14;

const apart = /\b(?:unterschied|differenz|difference|auseinander)\b/;

/**
 * `values`: what the message says beyond doubt. Undefined where nothing was replaced before, or no comparison is wanted of
 * it; nor where a new value is said. Pure.
 */
export function bothCases(
  frame: Frame,
  said: ParsedMessage,
  values: ReadonlyMap<string, Candidate<unknown>>,
): Frame | undefined {
  const { before, match } = frame;
  if (said.words.length > mostWords) return undefined;
  const saysValue = values.size > 0;
  const has = (what: RegExp) => said.words.some(({ plain }) => what.test(plain));
  // „Vergleich das mal mit München“
  const isBeside = saysValue && (has(sideBySide) || asksWhyApart(said.question) || asksWhether(said));
  const ofOwn = isBeside && !saysTwo(frame, said) ? besideSaid(frame, values) : undefined;
  // „online billiger?“ behind the papers is about what it costs.
  if (ofOwn) {
    const own = intentIn(said, { isStrict: false });
    const intent = own.aspect === 'cost' ? own : ofOwn.intent;
    return goneOn(ofOwn, said, { intent, asks: said.question });
  }
  const ofBoth = has(both) && (has(sideBySide) || wantsComparison(said));
  const ofThese = !saysValue && comparesThese(said.question);
  // What stands side by side already is so once more, for another question.
  const areBoth = [...frame.slots.values()].some(({ others }) => others.length > 0);
  const isAgain = ofThese && areBoth;
  if (!isAgain && ((!ofBoth && !ofThese) || before?.match.command !== match.command)) return undefined;
  const compared = isAgain || !before ? [] : replacedIn(frame, before);
  if (compared.length === 0 && !isAgain) return undefined;
  // „Welche von beiden muss man früher beantragen?“ compares something else than was told before.
  const intent = intentIn(said, { isStrict: false });
  const isNew = ofBoth
    ? intent.aspect !== undefined
    : intent.aspect === 'cost' || intent.aspect === 'duration';
  return goneOn(frame, said, {
    ...(isNew ? { intent } : {}),
    ...(isNew || ofThese ? { asks: said.question } : {}),
    slots: new Map([...frame.slots, ...compared]),
  });
}

/** „Ist er in Kassel teurer als in Mainz?“: both are said, and neither is what was told before. */
const saysTwo = (frame: Frame, { words }: ParsedMessage): boolean =>
  argumentsOf(frame).some(([, argument]) => {
    const [first, ...more] = candidatesFor(argument, words, frame.context).filter(
      ({ score, impossible }) => score === 1 && !impossible,
    );
    return first !== undefined && more.some(({ value }) => !isSameValue(first.value, value));
  });

/** „Mit Musterprotokoll wäre es billiger, oder?“, „und ist das in Bonn teurer?“: than what was told. */
const asksWhether = (said: ParsedMessage): boolean =>
  comparative.test(plainWords(said.question).join(' ')) &&
  (intentOf(said).whether || howMuchOf.test(said.question));
/** „Was spart man da?“, „Was entgeht ihnen?“ */
const howMuchOf =
  /(?:,| )oder\b|wie ?viel|how much|(?:was|what)(?: \p{L}+){0,2} (?:spar|entgeh|save)|(?:was|what)(?: \p{L}+){0,3} (?:weniger|mehr|less|more)(?!\p{L})/iu;
/** „Geht's auch günstiger, also online?“ wants the other one alone. */
const comparative =
  /(?<!\b(?:auch|noch|also) )\b(?:spar(?:e|t|en)|entgeh(?:t|en)|saves?|billiger|guenstiger|teurer|schneller|laenger|kuerzer|hoeher|niedriger|cheaper|more expensive|faster|longer|shorter|higher|lower)\b/;

/** „Warum ist das mit Musterprotokoll billiger?“: than what was asked before, or than the one other that there is. */
function besideSaid(frame: Frame, values: ReadonlyMap<string, Candidate<unknown>>): Frame | undefined {
  const [said, second] = values;
  const slot = said && frame.slots.get(said[0]);
  if (!slot || second) return undefined;
  const [key, candidate] = said;
  const other = isSameValue(slot.candidate.value, candidate.value) ? otherOfTwo(frame, key) : candidate;
  if (!other) return undefined;
  const alone = [...frame.slots].map(([one, its]): [string, Slot] => [one, { ...its, others: [] }]);
  return { ...frame, slots: new Map([...alone, [key, { ...slot, others: [other] }]]) };
}

function otherOfTwo({ match: { command, lang }, slots }: Frame, key: string): Candidate<unknown> | undefined {
  const own = slots.get(key)?.candidate;
  const offers = command.arguments[key]?.recogniser.offers?.(lang) ?? [];
  const other = offers.find(({ value }) => value !== own?.value);
  return own && other && offers.length === 2 ? { ...own, value: other.value } : undefined;
}

/** „Warum?“ behind a comparison of two asks for what makes the difference. Pure. */
export function whyOfBoth(frame: Frame, said: ParsedMessage): Frame | undefined {
  const areBoth = [...frame.slots.values()].some(({ others }) => others.length === 1);
  return areBoth ? goneOn(frame, said, { asks: said.question }) : undefined;
}

/** „Wo ist es am günstigsten?“ behind one place: of all places, with what was said besides. Pure. */
export function amongAll(
  frame: Frame,
  said: ParsedMessage,
  values: ReadonlyMap<string, Candidate<unknown>>,
): Frame | undefined {
  const isRank = asksOpenly(said.question) && asksForMost(said.question);
  const isFew = said.words.length <= mostWords;
  if (!isRank || !isFew || values.size > 0 || !frame.match.command.overview) return undefined;
  const slots = [...frame.slots].filter(([, { candidate }]) => typeof candidate.value !== 'object');
  if (slots.length === frame.slots.size) return undefined;
  return goneOn(frame, said, { asks: said.question, isOverview: true, slots: new Map(slots) });
}

function comparesThese(question: string): boolean {
  const plain = plainWords(question).join(' ');
  // „Wo ist es am billigsten?“ is asked of all, not of both.
  if (asksForMost(question)) return false;
  const isWhich = asksOpenly(question) && degreeIn(question) !== undefined;
  return isWhich || apart.test(plain) || asksWhyApart(question);
}

const replacedIn = (frame: Frame, before: Frame): readonly (readonly [string, Slot])[] =>
  [...frame.slots].flatMap(([key, slot]): readonly (readonly [string, Slot])[] => {
    const its = before.slots.get(key);
    if (!its || isSameValue(its.candidate.value, slot.candidate.value)) return [];
    return [[key, { ...its, others: [slot.candidate] }]];
  });
