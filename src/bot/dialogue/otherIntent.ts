// „Und was braucht man dafür?“: something else is wanted to know of the same case, maybe of a command that can tell it.
import { asksForMost, type Candidate, languageOf, readWords, type Word } from '../../kit/index.ts';
import type { Catalogue } from '../understanding/catalogue.ts';
import { correctionsIn } from '../understanding/cues.ts';
import { hasSuppliers, lineWith, topicOfCommand } from '../understanding/chooseCommand.ts';
import {
  argumentsOf,
  type Frame,
  isCompared,
  isFactSheet,
  loadChoices,
  type Slot,
  withoutViews,
} from '../understanding/frame.ts';
import { firstDoubt } from '../understanding/judge.ts';
import { type CommandMatch, matchCommand, namedIn } from '../understanding/matchCommand.ts';
import { intentIn, wantedIn } from '../understanding/message.ts';
import { wantsTrade, wantsTradeOfTopic } from '../understanding/wantsTrade.ts';
import { asksOfPart, intentOf, type ParsedMessage, parseMessage } from '../understanding/parseMessage.ts';
import { readFrame, type UnderstandParts } from '../understanding/readFrame.ts';
import { isRerouted, reroute } from '../understanding/reroute.ts';
import { saysOnlyCase } from './caseOfOwn.ts';
import { wordsOfOthers } from './wordsOfOthers.ts';

/** Undefined where the message asks for nothing, or for something of its own. */
export async function otherIntent(
  frame: Frame,
  said: ParsedMessage,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<Frame | undefined> {
  // The same as before (staysWith.ts).
  if (isFactSheet(frame) && saysOnlyCase(said.question)) return undefined;
  const intent = intentIn(said, { isStrict: false });
  const isOnlyIntent = wordsOfOthers(said.words, frame, parts.catalogue).length === 0;
  if (isOnlyIntent && wantsTradeOfTopic(said)) {
    const suppliers = await suppliersOf(frame, said, askedAt, parts, signal);
    if (suppliers) return suppliers;
  }
  // „Wo ist es am billigsten?“ – „und am teuersten?“: the same list in another order.
  const isSameList =
    asksForMost(said.typed) && (frame.isOverview || frame.slots.has('list') || isCompared(frame));
  if (!isOnlyIntent || (intent.aspect === undefined && !intent.whether && !isSameList)) return undefined;
  const lang = languageOf(said.words) ?? frame.match.lang;
  const match = { ...frame.match, lang, isStrict: false };
  const asked = [...frame.said, said.question];
  const isOfSheet = isFactSheet(frame) && ofSheets.has(intent.aspect);
  const other =
    !isSameList && isRerouted(match, intent)
      ? reroute(match, [], parts.catalogue)
      : isOfSheet
        ? undefined
        : calculatorOf(frame, parts.catalogue);
  if (!other || other.command === frame.match.command) {
    return {
      ...frame,
      match,
      intent: isSameList && intent.aspect === undefined ? frame.intent : intent,
      slots: isSameList ? frame.slots : withoutViews(frame),
      isOverview: frame.isOverview && isSameList,
      wanted: said.wanted,
      said: asked,
      ...(isSameList ? {} : { asks: said.question }),
    };
  }
  const read = await readFrame({ ...other, lang }, parseMessage(''), askedAt, parts, signal);
  const carried = await carriedOver(frame, read, parts, signal);
  const asksAnew = { intent, wanted: said.wanted, said: asked, asks: said.question };
  return { ...carried, ...asksAnew, before: frame, asksField: true };
}

/** What no command reckons. */
const ofSheets: ReadonlySet<Frame['intent']['aspect']> = new Set([
  'documents',
  'authority',
  'basis',
  'online',
]);

/** „Davon der Notaranteil?“: a part of the amount that was told, of the same case; undefined for anything else. Pure. */
export function partOfIt(frame: Frame, said: ParsedMessage): Frame | undefined {
  const { command } = frame.match;
  if (command.about === 'topics' || command.changes || !asksOfPart(said.question)) return undefined;
  const lang = languageOf(said.words) ?? frame.match.lang;
  return {
    ...frame,
    match: { ...frame.match, lang, isStrict: false },
    intent: { ...intentIn(said, { isStrict: false }), aspect: 'cost', aspects: ['cost'] },
    wanted: said.wanted,
    // What was asked before is no part of what is asked now.
    said: [said.question],
  };
}

/** „Wer verkauft E-Autos?“ behind a heat pump is about another topic. */
export const surerThanOwn = 0.5;

/** „Gibt es in Lübeck Anbieter, die das machen?“: who does what was spoken of, also at another place. */
export async function suppliersAsked(
  frame: Frame,
  said: ParsedMessage,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<Frame | undefined> {
  const own = topicOfFrame(frame, parts.catalogue);
  const [topic] = wantedIn(said).topics;
  const named = namedIn(said, parts.catalogue);
  const ofNamed = named && topicOfCommand(named.command, parts.catalogue);
  const isOther =
    (ofNamed !== undefined && ofNamed !== own) ||
    (topic !== undefined && ![own, 'none'].includes(topic.value) && topic.score >= surerThanOwn);
  // „stimmt so nicht, der Installateur macht doch eine Bohrung“
  const isCorrection = correctionsIn(said.words).length > 0;
  if (isOther || isCorrection || !wantsTrade(said)) return undefined;
  return suppliersOf(frame, said, askedAt, parts, signal);
}

async function suppliersOf(
  frame: Frame,
  said: ParsedMessage,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<Frame | undefined> {
  const suppliers = suppliersFor(frame, said, parts.catalogue);
  if (!suppliers) return undefined;
  const read = await readFrame(suppliers, said, askedAt, parts, signal);
  return { ...(await carriedOver(frame, read, parts, signal)), said: [...frame.said, said.question] };
}

/** The command that knows who does it, for the topic that was spoken of. */
function suppliersFor(frame: Frame, said: ParsedMessage, catalogue: Catalogue): CommandMatch | undefined {
  const topic = topicOfFrame(frame, catalogue);
  const isKnown = topic !== undefined && hasSuppliers(topic) && frame.match.command.name.de[0] !== 'anbieter';
  const match = isKnown ? lineWith(`anbieter ${topic}`, said.words, catalogue) : undefined;
  return match && { ...match, lang: languageOf(said.words) ?? frame.match.lang };
}

/** What a frame is about: its command's topic, or the one that a fact sheet or a list of suppliers is asked for. */
export function topicOfFrame({ match, slots }: Frame, catalogue: Catalogue): string | undefined {
  const own = topicOfCommand(match.command, catalogue);
  if (own !== undefined || match.command.about === undefined) return own;
  const value = slots.get('thema')?.candidate.value;
  return typeof value === 'string' ? value : (value as { readonly value?: string } | undefined)?.value;
}

/** From a fact sheet back to the command that reckons for its topic. */
function calculatorOf(frame: Frame, catalogue: Catalogue): CommandMatch | undefined {
  const { match } = frame;
  const slug = topicOfFrame(frame, catalogue);
  const command = catalogue.commands.find(
    ({ reroute: line }) => line?.ask === `${match.command.name.de[0]} ${slug}`,
  );
  const named = command && matchCommand(readWords(command.name.de[0]), catalogue);
  return named && { ...named, isStrict: false, rest: [] };
}

const appliesAlso =
  /^(?:und |also )?(?:gilt|zählt|geht|klappt|bekomm\p{L}*|krieg\p{L}*|does) (?:das|die|der|es|ich das|that|this) (?:dann |denn )?(?:auch|also|apply)(?!\p{L})[^.?!]*[.?!]?$/iu;

/** „Gilt das auch für meinen Plug-in?“ behind a fact sheet is about its matter, whatever else has such words. Pure. */
export function alsoOfSheet(frame: Frame, said: ParsedMessage): Frame | undefined {
  if (!isFactSheet(frame) || !appliesAlso.test(said.question)) return undefined;
  const lang = languageOf(said.words) ?? frame.match.lang;
  return {
    ...frame,
    match: { ...frame.match, lang, isStrict: false },
    intent: intentIn(said, { isStrict: false }),
    wanted: said.wanted,
    said: [...frame.said, said.question],
    asks: said.question,
  };
}

/** „Einfamilienhaus, Niedersachsen, ein Stellplatz“ behind a fact sheet: the case, told to the command that reckons for its topic. */
export async function caseBehindSheet(
  frame: Frame,
  said: ParsedMessage,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<Frame | undefined> {
  const { aspect, whether } = intentOf(said);
  const reckons = frame.match.command.about === 'topics' ? calculatorOf(frame, parts.catalogue) : undefined;
  const isPriced = aspect === 'cost' && !whether;
  if (!reckons || whether || (aspect !== undefined && !isPriced)) return undefined;
  const lang = languageOf(said.words) ?? frame.match.lang;
  const read = await readFrame({ ...reckons, lang, rest: said.words }, said, askedAt, parts, signal);
  const told = argumentsOf(read).filter(([key, { named }]) => !named && read.slots.has(key));
  // „und was kostet sie in Erfurt“: all that is needed.
  const isExact = isPriced || isBeyondSheet(frame, said);
  const isWhole = isExact && told.length > 0 && firstDoubt(read) === undefined;
  const isCase = (told.length >= fewestOfCase || isWhole) && read.doubts.length === 0;
  if (!isCase) return undefined;
  const intent = isWhole && !isPriced ? frame.intent : read.intent;
  return { ...read, intent, said: [...frame.said, said.question] };
}

/** A state alone may be meant of the sheet. */
const fewestOfCase = 2;
const mostOfPlace = 4;

/** „Berlin-Reinickendorf“ and nothing more: the sheet has states only. */
function isBeyondSheet({ match, context }: Frame, { words }: ParsedMessage): boolean {
  const { land } = match.command.arguments;
  const states = land?.recogniser.find(words, { ...context, choices: context.choicesOf(land) }) ?? [];
  return words.length <= mostOfPlace && states.every(({ corrected }) => corrected === true);
}

/** The values of one frame that another one's arguments can take: the place goes along. */
export async function carriedOver(
  from: Frame,
  to: Frame,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<Frame> {
  const choicesOf = await loadChoices(to.match.command, parts.facts, signal);
  const slots = new Map(to.slots);
  for (const [, slot] of [...from.slots]) {
    for (const [key, argument] of argumentsOf(to)) {
      if (slots.has(key) || argument.named) continue;
      const words: readonly Word[] = readWords(slot.typed);
      const found = argument.recogniser
        .find(words, { ...to.context, choices: choicesOf(argument) })
        .find(({ score, impossible }: Candidate<unknown>) => score >= 0.9 && !impossible);
      if (!found) continue;
      slots.set(key, { candidate: found, typed: slot.typed, others: [] } satisfies Slot);
      break;
    }
  }
  return {
    ...to,
    context: { ...to.context, choicesOf },
    isOverview: to.isOverview && slots.size === 0,
    slots,
  };
}
