// Another command for what was spoken of, with the values that it can take: „Und was kostet dort eine GmbH?“, „nein, ich meinte
// die AEVO“, „Gibt es in Lübeck Anbieter, die das machen?“
import { asksItself, type Candidate, readWords, unlessAsking } from '../../kit/index.ts';
import { topicOfFrame } from '../answering/matter.ts';
import { findCommand, hasSuppliers, matchOfLine, topicOfCommand } from '../understanding/chooseCommand.ts';
import { correctionsIn, goesOn, refersBack } from '../understanding/cues.ts';
import { argumentsOf, type Frame, loadChoices, type Slot } from '../understanding/frame.ts';
import type { Heard, UnderstandParts } from '../understanding/heard.ts';
import { type CommandMatch, namedIn } from '../understanding/matchCommand.ts';
import { isRerouted, reroute } from '../understanding/reroute.ts';
import { surelyAbout, surelyWanted } from '../understanding/whatIsWanted.ts';
import { intentOf, type ParsedMessage } from '../understanding/parseMessage.ts';
import { readFrame } from '../understanding/readFrame.ts';
import { matchSubjects } from '../understanding/subjects.ts';
import { asksForFirms, wantsTrade } from '../understanding/wantsTrade.ts';
import { languageIn } from './goingOn.ts';

/** So many words a message that refers to another one has at most. */
const mostWordsToRefer = 14;

/** „Und was kostet dort eine GmbH?“: another command, at the place that was spoken of. */
export function refersToPlace(said: ParsedMessage, { catalogue }: UnderstandParts): boolean {
  const { words } = said;
  // „ach nein, zvE 39.800“ corrects a value, though another command takes such values as well.
  const isOfPlace = pointsAtPlace(said);
  const named =
    namedIn(said, catalogue) ??
    (isOfPlace ? matchSubjects(said.text, words, catalogue.byWord)[0] : undefined);
  return (
    named !== undefined &&
    (isOfPlace || !named.isStrict) &&
    words.length <= mostWordsToRefer &&
    (isOfPlace || correctionsIn(words).length > 0)
  );
}

const placeWords = /^(?:dort|dorthin|there)$/;
/** „Was kostet da eine GmbH?“; „Sind die Schilder da schon drin?“ points at no place. */
const pointsAtPlace = (said: ParsedMessage) =>
  refersBack(said.words) &&
  said.words.some(
    ({ plain }) =>
      placeWords.test(plain) ||
      (plain === 'da' &&
        (surelyWanted(said) === 'suppliers' || surelyAbout(said, surerThanHere) !== undefined)),
  );
/** So sure it must be that another matter is spoken of. */
const surerThanHere = 0.9;

/** The other command's frame, with the place that was spoken of. Undefined where it is the same command. */
export async function withPlaceOf(frame: Frame, heard: Heard): Promise<Frame | undefined> {
  const { said, parts } = heard;
  const { catalogue } = parts;
  const spoken = matchSubjects(said.text, said.words, catalogue.byWord);
  // „Wie lange dauert dort die Ausbildung?“ may be about what was spoken of.
  if (spoken.length > 1 && spoken.some(({ command }) => command === frame.match.command)) return undefined;
  const found = await commandIn(said, parts);
  if (!found || found.command === frame.match.command) return undefined;
  // „Wer bietet dort Kurse an?“ is about suppliers for what was spoken of.
  const topic = found.command.about && topicOfCommand(frame.match.command, catalogue);
  const line = topic ? `${found.command.name.de[0]} ${topic}` : '';
  const match = matchOfLine(line, said.words, catalogue, found.lang) ?? found;
  return carriedOver(frame, await readFrame(match, heard), heard);
}

/** So many values are a case. */
const ofOwnCase = 2;

/** „Welche Unterlagen braucht der Erbschein?“ – „Und die Ummeldung?“: the same is asked of another matter. */
export async function sameOfOther(frame: Frame, heard: Heard): Promise<Frame | undefined> {
  const { said, parts } = heard;
  const { aspect } = frame.intent;
  const found = goesOn(said.words) && aspect && aspect !== 'cost' ? await commandIn(said, parts) : undefined;
  if (!found || found.command === frame.match.command || found.command.changes) return undefined;
  if (asksItself(intentOf(said))) return undefined;
  const match = { ...found, isStrict: false };
  // „und 34a köln median“ says a case of its own.
  const alone = await readFrame(match, heard);
  if (alone.slots.size >= ofOwnCase) return undefined;
  const told = isRerouted(match, frame.intent) ? reroute(match, said.words, parts.catalogue) : match;
  return { ...(await readFrame(told, heard)), intent: frame.intent };
}

/** Undefined where it is not clear which: then the message may go on with what was asked before. */
const commandIn = (said: ParsedMessage, { catalogue }: UnderstandParts): Promise<CommandMatch | undefined> =>
  unlessAsking(() => findCommand(said, catalogue));

/** „Wer verkauft E-Autos?“ behind a heat pump is about another topic. */
export const surerThanOwn = 0.5;

/** „Gibt es in Lübeck Anbieter, die das machen?“: who does what was spoken of, also at another place. */
export async function suppliersAsked(frame: Frame, heard: Heard): Promise<Frame | undefined> {
  const { said, parts } = heard;
  const own = topicOfFrame(frame, parts.catalogue);
  const named = namedIn(said, parts.catalogue);
  const ofNamed = named && topicOfCommand(named.command, parts.catalogue);
  const isOther = [ofNamed, surelyAbout(said, surerThanOwn)].some(
    (topic) => topic !== undefined && topic !== own,
  );
  // „stimmt so nicht, der Installateur macht doch eine Bohrung“
  const isCorrection = correctionsIn(said.words).length > 0;
  // „Wer ist in Hamburg zuständig?“ – „Und wer in Berlin?“
  const isAuthority = frame.intent.aspect === 'authority' && !asksForFirms(said);
  if (isOther || isCorrection || isAuthority || !wantsTrade(said)) return undefined;
  return suppliersOf(frame, heard);
}

/** The command that knows who does it, for the topic that was spoken of. */
export async function suppliersOf(frame: Frame, heard: Heard): Promise<Frame | undefined> {
  const { said, parts } = heard;
  const topic = topicOfFrame(frame, parts.catalogue);
  const isKnown = topic !== undefined && hasSuppliers(topic) && frame.match.command.name.de[0] !== 'anbieter';
  const lang = languageIn(said, frame);
  const match = isKnown ? matchOfLine(`anbieter ${topic}`, said.words, parts.catalogue, lang) : undefined;
  if (!match) return undefined;
  const read = await readFrame(match, heard);
  return { ...(await carriedOver(frame, read, heard)), said: [...frame.said, said.question] };
}

/** The values of one frame that another one's arguments can take: the place goes along. */
export async function carriedOver(from: Frame, to: Frame, { parts, signal }: Heard): Promise<Frame> {
  const choicesOf = await loadChoices(to.match.command, parts.facts, signal);
  const slots = new Map(to.slots);
  for (const [, slot] of [...from.slots]) {
    for (const [key, argument] of argumentsOf(to)) {
      if (slots.has(key) || argument.named) continue;
      const words = readWords(slot.typed);
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
